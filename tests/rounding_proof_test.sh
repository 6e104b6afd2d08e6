#!/usr/bin/env bash
# Gappa proves the roundings that the tests' bounds add up; with one bit less to a number it cannot.
#   rounding_proof_test.sh FOLDER        77: there is no gappa here
set -uo pipefail
command -v gappa >/dev/null || { echo 'gappa is not installed: the bounds on rounding stay unproved'; exit 77; }
passed=0 failed=0
for file in "$1"/*.g; do
  if why=$(gappa <"$file" 2>&1); then passed=$((passed + 1)); else
    failed=$((failed + 1))
    printf 'FAILS: %s\n%s\n' "$file" "$why"
  fi
  if sed 's/float<53,/float<52,/' "$file" | gappa >/dev/null 2>&1; then
    failed=$((failed + 1))
    printf 'FAILS: %s is proved of coarser numbers too\n' "$file"
  else passed=$((passed + 1)); fi
done
printf '%d passed, %d failed\n' "$passed" "$failed"
((failed == 0 && passed > 0))
