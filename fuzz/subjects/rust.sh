#!/bin/sh
# A program in Rust on Debian's crates:   rust.sh MAIN.rs PROGRAM CRATE...   (each crate after those that it asks for)
set -eu
main=$1 program=$2
shift 2
out=$(dirname "$program")/crates
mkdir -p "$out"
for crate in "$@"; do
  name=$(printf %s "$crate" | tr - _)
  source=$(echo /usr/share/cargo/registry/"$crate"-[0-9]*)
  edition=$(sed -n 's/^edition = "\(.*\)"/\1/p' "$source/Cargo.toml")
  rustc -O --edition "${edition:-2015}" --cap-lints allow --crate-type rlib --crate-name "$name" --cfg 'feature="std"' -L "$out" --out-dir "$out" \
    $(for other in "$out"/lib*.rlib; do [ -e "$other" ] && other=${other##*/lib} && printf -- '--extern %s ' "${other%.rlib}"; done) \
    "$source/src/lib.rs"
done
rustc -O --edition 2021 -L "$out" --extern "$name" -o "$program" "$main"
