#!/usr/bin/env bash
# The GNU parallel driver: the same as one run, whatever fails on the way.
#   cluster_test.sh GRAZE SCRIPTS
set -uo pipefail
source "$(dirname "$0")/checks.sh"
export GRAZE=$1
scripts=$2
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work" || exit 2
cases=50000
[[ -z ${GRAZE_LONG:-} ]] || cases=200000

# same STORE: it holds what one run finds.
same() {
  if cmp -s <("$GRAZE" findings "$1" --json) <("$GRAZE" findings one.db --json); then ok; else fails "$1 is not as one run"; fi
}

campaign=(--tests clamp_py,clamp_py_int,expanded_cs,quadrant_qt,liar_always_hit_f64 --seed 7 --cases "$cases")
"$GRAZE" fuzz "${campaign[@]}" --survey no --out one.db >/dev/null 2>&1
expect 0 '' "$scripts/parallel" --parts 3 "${campaign[@]}" parts
same parts/whole.db

middle=$(sed -n 2p parts/plan)
rm "parts/part-${middle/:/-}.db"
expect 2 "missing: cases $middle; run: " "$scripts/finish" parts
expect 0 '' "$scripts/parallel" --parts 3 "${campaign[@]}" parts
same parts/whole.db

head -c 3000 /dev/urandom >"parts/part-${middle/:/-}.db"
expect 2 '' "$scripts/parallel" --parts 3 "${campaign[@]}" parts
expect 2 '' "$scripts/parallel" --parts 4 "${campaign[@]}" parts
expect 2 '' "$scripts/parallel" --parts 3 --cases "$cases" --seed 8 parts
expect 0 '' "$scripts/parallel" --parts 2 "${campaign[@]}" --sshlogin : here
same here/whole.db
expect 2 '' "$scripts/parallel" --parts 2
expect 2 '' "$scripts/parallel" --parts few folder

echo "$passed passed, $failed failed"
((failed == 0))
