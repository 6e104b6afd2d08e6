#!/bin/bash -eu
exec "$SRC/graze/oss-fuzz/build.sh"
