#!/usr/bin/env bash
# The GNU parallel driver: the same as one run, whatever fails on the way.
#   cluster_test.sh GRAZE SCRIPTS
set -uo pipefail
export GRAZE=$1
scripts=$2
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work" || exit 2
passed=0 failed=0
cases=200000
[[ -z ${GRAZE_SHORT:-} ]] || cases=30000

check() { # check WHAT COMMAND...
  local what=$1
  shift
  if "$@"; then passed=$((passed + 1)); else
    failed=$((failed + 1))
    printf 'FAILS: %s\n' "$what"
    cat out parts/log 2>/dev/null | head -n 10
  fi
}
exits() { # exits CODE COMMAND...
  local code=$1 status=0
  shift
  "$@" >out 2>&1 || status=$?
  ((status == code))
}
same() { cmp -s <("$GRAZE" findings "$1" --json) <("$GRAZE" findings "$2" --json); }

campaign=(--pair disc-box --seed 7 --cases "$cases")
"$GRAZE" fuzz "${campaign[@]}" --out one.db >/dev/null 2>&1
check 'three parts run' exits 0 "$scripts/parallel" --parts 3 "${campaign[@]}" parts
check 'three parts are one run' same parts/whole.db one.db

middle=$(sed -n 2p parts/plan)
rm "parts/part-${middle/:/-}.db"
check 'a missing part is an error' exits 2 "$scripts/finish" parts
check 'and is named' grep -q "missing: cases $middle; run: " out
check 'the driver does what is left' exits 0 "$scripts/parallel" --parts 3 "${campaign[@]}" parts
check 'and it is one run again' same parts/whole.db one.db

head -c 3000 /dev/urandom >"parts/part-${middle/:/-}.db"
check 'a damaged part is an error' exits 2 "$scripts/parallel" --parts 3 "${campaign[@]}" parts
check 'another plan is refused' exits 2 "$scripts/parallel" --parts 4 "${campaign[@]}" parts
check 'so is another campaign' exits 2 "$scripts/parallel" --parts 3 --cases "$cases" --seed 8 parts
check 'a login of this machine' exits 0 "$scripts/parallel" --parts 2 "${campaign[@]}" --sshlogin : here
check 'which is one run too' same here/whole.db one.db
check 'no folder' exits 2 "$scripts/parallel" --parts 2
check 'no number' exits 2 "$scripts/parallel" --parts few folder

echo "$passed passed, $failed failed"
((failed == 0))
