#!/usr/bin/env bash
# Every target takes its corpus, and anything else; the bytes of a case come back; a broken test is stopped at.
#   corpus_test.sh GRAZE TARGETS CORPUS
set -uo pipefail
source "$(dirname "$0")/checks.sh"
graze=$1 targets=$2 corpus=$3
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work" || exit 2
head -c 3000 /dev/urandom >noise
: >nothing
for program in "$targets"/replay_*; do
  name=${program##*/replay_}
  [[ $name == stops_at_broken_test ]] && continue
  inputs=(noise nothing)
  [[ -d $corpus/$name ]] && inputs+=("$corpus/$name")
  expect 0 '' "$program" "${inputs[@]}"
done

# What a fuzzer of stores begins with is a store, not one that is refused at its first bytes.
for store in "$corpus"/read_store/*; do expect 0 "^[1-9][0-9]* defects? in" "$graze" findings "$store" --test sides_java; done

# What is exported, judged again, is what it was.
"$graze" fuzz --pair disc-box --cases 60000 --survey no --out found.db >/dev/null 2>&1
expect 0 '' "$graze" corpus export found.db disc-box f64 inputs
expect 0 '' "$graze" corpus import inputs disc-box f64 back.db
want="SELECT DISTINCT test || outcome || place FROM finding f JOIN test t ON t.id = f.test WHERE t.form LIKE '%f64%' AND t.pair = 'disc-box' ORDER BY 1"
sqlite3 found.db "$want" >want
sqlite3 back.db "$want" >have
if [[ -s want && -z $(comm -23 want have) ]]; then ok; else fails 'findings are lost on the way to inputs and back'; fi
expect 2 "found 'disc-cube'" "$graze" corpus export found.db disc-cube f64 x
expect 2 "found 'f16'" "$graze" corpus export found.db disc-box f16 x
expect 2 'nowhere' "$graze" corpus import nowhere disc-box f64 x.db

# The form's byte (disc, box-xywh), then the disc -3 -4 5 and the box 0 0 1 1.
printf '\012\0\0\0\0\0\0\010\300\0\0\0\0\0\0\020\300\0\0\0\0\0\0\024\100\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\360\77\0\0\0\0\0\0\360\77' >through_a_corner
expect 134 'FuzzerHash=broken_disc_box broken contract' "$targets/replay_stops_at_broken_test" through_a_corner
if grep -q 'graze check broken_disc_box' out; then ok; else fails 'nobody says how to check the broken test'; fi

echo "$passed passed, $failed failed"
((failed == 0))
