#!/usr/bin/env bash
# Every target takes its corpus, and anything else; the bytes of a case come back; a broken test is stopped at.
#   corpus_test.sh GRAZE TARGETS CORPUS
set -uo pipefail
graze=$1 targets=$2 corpus=$3
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work" || exit 2
passed=0 failed=0
check() { # check WHAT COMMAND...
  local what=$1
  shift
  if "$@" >out 2>&1; then passed=$((passed + 1)); else
    failed=$((failed + 1))
    printf 'FAILS: %s\n' "$what"
    head -n 15 out
  fi
}
head -c 3000 /dev/urandom >noise
: >nothing
for program in "$targets"/replay_*; do
  name=${program##*/replay_}
  [[ $name == stops_at_broken_test ]] && continue
  inputs=(noise nothing)
  [[ -d $corpus/$name ]] && inputs+=("$corpus/$name")
  check "$name takes its corpus" "$program" "${inputs[@]}"
done

# What is exported, judged again, is what it was.
"$graze" fuzz --pair disc-box --cases 60000 --out found.db >/dev/null 2>&1
check 'findings become inputs' "$graze" corpus export found.db disc-box f64 inputs
check 'inputs become findings' "$graze" corpus import inputs disc-box f64 back.db
want="SELECT DISTINCT test || outcome || place FROM finding f JOIN test t ON t.id = f.test WHERE t.form LIKE '%f64%' AND t.pair = 'disc-box' ORDER BY 1"
sqlite3 found.db "$want" >want
sqlite3 back.db "$want" >have
check 'none is lost on the way' test -z "$(comm -23 want have)"
check 'and there were some' test -s want
refuses() { ! "$@"; }
check 'an unknown pair is refused' refuses "$graze" corpus export found.db disc-cube f64 x
check 'an unknown type is refused' refuses "$graze" corpus export found.db disc-box f16 x
check 'a folder that is not there is refused' refuses "$graze" corpus import nowhere disc-box f64 x.db

# The form's byte (disc, box-xywh), then the disc -3 -4 5 and the box 0 0 1 1.
printf '\012\0\0\0\0\0\0\010\300\0\0\0\0\0\0\020\300\0\0\0\0\0\0\024\100\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\360\77\0\0\0\0\0\0\360\77' >through_a_corner
stops() {
  "$targets/replay_stops_at_broken_test" through_a_corner >stopped 2>&1
  (($? != 0)) && grep -q 'FuzzerHash=broken_disc_box broken contract' stopped && grep -q 'graze check broken_disc_box' stopped
}
check 'a broken test is stopped at, and told' stops

echo "$passed passed, $failed failed"
((failed == 0))
