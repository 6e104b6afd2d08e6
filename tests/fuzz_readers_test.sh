#!/usr/bin/env bash
# Every reader of files and of what commands write, under sanitizers, by libFuzzer: a minute each. Long: only with GRAZE_LONG.
#   fuzz_readers_test.sh ROOT
set -uo pipefail
[[ -n ${GRAZE_LONG:-} ]] || { echo 'passed over: long; set GRAZE_LONG=1'; exit 77; }
command -v clang >/dev/null || { echo 'passed over: clang is not installed'; exit 77; }
readers=(read_answers read_csv read_store read_text)
# Two at a time: the time is that of all together on two cores.
exec "$1/scripts/fuzz" "${readers[@]}" --sanitize --time $((30 * ${#readers[@]}))
