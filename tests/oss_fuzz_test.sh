#!/usr/bin/env bash
# oss-fuzz/build.sh with a service's environment set by hand: the targets stand alone, start, take their seeds, and are
# instrumented. Long: only with GRAZE_LONG.
#   oss_fuzz_test.sh ROOT
set -uo pipefail
[[ -n ${GRAZE_LONG:-} ]] || { echo "passed over: long; set GRAZE_LONG=1"; exit 77; }
command -v zip clang++ sqlite3 >/dev/null || { echo "passed over: zip, clang++ or sqlite3 is not installed"; exit 77; }
root=$1
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
mkdir -p "$work/src" "$work/out" "$work/work"
ln -s "$root" "$work/src/graze"
common='-O1 -fno-omit-frame-pointer -gline-tables-only -fsanitize=address -fsanitize-address-use-after-scope -fsanitize=fuzzer-no-link'
CC=clang CXX=clang++ CFLAGS=$common CXXFLAGS=$common LIB_FUZZING_ENGINE=-fsanitize=fuzzer SRC=$work/src OUT=$work/out WORK=$work/work \
  "$root/oss-fuzz/build.sh" >"$work/log" 2>&1 || { tail -n 20 "$work/log"; exit 1; }
failed=0
cd "$work/out" || exit 2
for target in *; do
  [[ -x $target && $target != *.* ]] || continue
  mkdir "$work/seeds"
  [[ ! -e ${target}_seed_corpus.zip ]] || unzip -q "${target}_seed_corpus.zip" -d "$work/seeds"
  if "./$target" -runs=2000 -print_funcs=0 "$work/seeds" >"$work/run" 2>&1 && grep -q 'INITED cov: [1-9]' "$work/run"; then :; else
    failed=$((failed + 1))
    printf 'FAILS: %s\n' "$target"
    tail -n 12 "$work/run"
  fi
  if ldd "$target" | grep -qE 'sqlite|jansson'; then
    failed=$((failed + 1))
    printf 'FAILS: %s is linked with a library that is not there\n' "$target"
  fi
  rm -rf "$work/seeds"
done
# What touches exactly is met by changes that know geometry, and by no others: they are in use with the service's limit.
"$work/work/graze/fuzz/targets/stops_at_broken_test" -seed=1 -runs=20000 \
  "-$(grep -o 'max_len = [0-9]*' disc_box_f64.options | tr -d ' ')" >"$work/run" 2>&1
if ! grep -q 'FuzzerHash=broken_disc_box broken contract' "$work/run"; then
  failed=$((failed + 1))
  echo 'FAILS: the broken test is not found where a disc goes just through a corner'
fi
echo "$(find . -maxdepth 1 -type f -executable | wc -l) targets, $failed failures"
((failed == 0))
