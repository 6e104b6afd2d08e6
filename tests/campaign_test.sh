#!/usr/bin/env bash
# Campaigns as a user runs them: what they find, and that nothing is counted twice or lost.
#   campaign_test.sh GRAZE        GRAZE_LONG: four times as many cases, killed ten times rather than four
set -uo pipefail
source "$(dirname "$0")/checks.sh"
graze=$1
work=$(mktemp -d)
trap 'kill $(jobs -p) 2>/dev/null; rm -rf "$work"' EXIT
cd "$work" || exit 2
cases=2^20 few_cases=400000 long_cases=2^22 kills=4 survey=() what=()
if [[ -n ${GRAZE_SHORT:-} ]]; then cases=2^14 few_cases=16000 long_cases=2^19 kills=1 survey=(--survey no) what=(counts); fi
if [[ -n ${GRAZE_LONG:-} ]]; then cases=2^22 few_cases=1600000 long_cases=2^24 kills=10; fi
quarter_cases=$((few_cases / 4))
# Each layout and type of a pair, wrong and right: what splitting could get wrong does not hang on how many tests there are.
tests=(--tests clamp_py,clamp_py_int,expanded_cs,quadrant_js,quadrant_qt,side_guess_py,house_disc_box_f64_closed,liar_always_hit_f64)

# same FILE FILE WHAT: two stores tell the same, byte for byte.
# same ONE OTHER WHAT [counts]: findings and all tables; `counts`: the other has no maps and no survey.
same() {
  "$graze" findings "$1" --json >one.json
  "$graze" findings "$2" --json >two.json
  local table tables='' names=(tally cell sighting range_done)
  if [[ ${4:-} != counts ]]; then
    tables='SELECT test, sweep, hex(points) FROM map; '
    names+=(survey property touching invalid agreement nearness)
  fi
  for table in "${names[@]}"; do
    tables+="SELECT '$table', count(*) FROM $table; SELECT * FROM $table; "
  done
  sqlite3 "$1" "$tables" >one.txt
  sqlite3 "$2" "$tables" >two.txt
  if [[ -s one.txt ]] && cmp -s one.json two.json && cmp -s one.txt two.txt; then ok; else fails "$3 differs"; fi
}

# What is known is found, and nothing else. (A promise is one to the default campaign, whose seed is 1.)
expect 0 '0 of them news' "$graze" fuzz --cases "$cases" --survey no --out known.db
if [[ -z ${GRAZE_SHORT:-} ]] && grep 'promised and not met' out; then fails 'a known defect is lost'; fi
"$graze" findings known.db >table || fails 'the findings cannot be listed'
for liar in $("$graze" list --role liar --ids); do
  if grep -q "^$liar" table; then ok; else fails "the liar $liar is not convicted"; fi
done
for house in $("$graze" list --role house --ids); do
  if grep -q "^$house" table; then fails "the house test $house is convicted"; else ok; fi
done
missing=$(sqlite3 known.db "SELECT count(*) FROM coverage WHERE cases > 0 AND form = 'box-xywh box-xywh f64' AND relation IN ('apart', 'touching', 'overlapping')")
if ((missing >= 36)); then ok; else fails "only $missing of 36 Allen cells were reached"; fi
zones=$(sqlite3 known.db "SELECT count(*) FROM coverage WHERE form = 'disc box-xywh f64' AND relation IN ('apart', 'touching', 'overlapping')")
if ((zones == 12)); then ok; else fails "$zones of 12 zones by relation were reached"; fi
expect 0 'fail as they did' "$graze" replay known.db
expect 2 'expected a finding' "$graze" replay known.db nothing/at/all
expect 0 'smallest  0 1 3 1 1 0 1 3|smallest ' "$graze" shrink corner_java -700 31 950 12 8 -600 44 1900
expect 2 'is not wrong' "$graze" shrink corner_java 0 0 1 1 0 0 1 1

# The same however it is split.
few=("${tests[@]}" --cases "$few_cases" --seed 7)
"$graze" fuzz "${few[@]}" "${survey[@]}" --jobs 1 --out j1.db >/dev/null 2>&1
"$graze" fuzz "${few[@]}" "${survey[@]}" --jobs 2 --out j2.db >/dev/null 2>&1
"$graze" fuzz "${few[@]}" --survey no --jobs 8 --out j8.db >/dev/null 2>&1
same j1.db j2.db 'two jobs' "${what[@]}"
same j1.db j8.db 'eight jobs' counts
for quarter in 0 1 2 3; do
  "$graze" fuzz "${tests[@]}" --seed 7 --survey no --range $((quarter * quarter_cases)):$((quarter * quarter_cases + quarter_cases)) --out "q$quarter.db" >/dev/null 2>&1
done
"$graze" merge merged.db q2.db q0.db q3.db q1.db "${survey[@]}" >/dev/null 2>&1
same j1.db merged.db 'four quarters in another order' "${what[@]}"
"$graze" merge twice.db q2.db q0.db q3.db q1.db q0.db --survey no >/dev/null 2>err
same j1.db twice.db 'a quarter given twice' counts
if grep -q 'counted already' err; then ok; else fails 'a repeated range is not told'; fi
"$graze" merge part.db q0.db q3.db --survey no >/dev/null 2>err
if grep -q "missing: cases $quarter_cases to $((3 * quarter_cases - 1))" err; then ok; else fails 'a missing range is not named'; fi
expect 2 'another seed' "$graze" merge mixed.db q0.db known.db
expect 2 'among those to read' "$graze" merge q0.db q0.db

# Cut off at any moment after something was saved, and gone on with.
saved='SELECT sum(last - first) FROM range_done'
long=("${tests[@]}" --cases "$long_cases" --seed 3)
"$graze" fuzz "${long[@]}" --survey no --out whole.db >/dev/null 2>&1
"$graze" fuzz "${long[@]}" --survey no --jobs 1 --out cut.db >/dev/null 2>&1 &
for ((kill = 1; kill <= kills; kill++)); do
  until_saved $! cut.db "$saved"
  sleep "0.$((RANDOM % 3))"
  kill -KILL $! 2>/dev/null
  wait $! 2>/dev/null
  ((kill > 1)) || part=$(sqlite3 cut.db "$saved")
  if ((kill < kills)); then "$graze" resume cut.db --survey no --jobs 1 >/dev/null 2>&1 & fi
done
if ((part > 0 && part < $(sqlite3 whole.db "$saved"))); then ok; else fails "the first kill left $part cases, expected some and not all"; fi
"$graze" resume cut.db --survey no >/dev/null 2>&1
if (($? == 2)); then fails 'a killed campaign cannot be gone on with'; fi
same whole.db cut.db "a campaign killed $kills times"
"$graze" fuzz "${tests[@]}" --cases 2^36 --survey no --out stop.db >/dev/null 2>err &
until_saved $! stop.db "$saved"
kill -INT $!
wait $!
status=$?
if ((status == 130)) && grep -q 'graze resume stop.db' err; then ok; else fails "SIGINT gives $status"; fi

# Faults.
expect 2 'exists already' "$graze" fuzz --cases 1000 --out known.db
expect 2 'writable' "$graze" fuzz --cases 1000 --out nowhere/at/all.db
head -c 5000 /dev/urandom >garbage.db
expect 2 'no store|damaged' "$graze" findings garbage.db
head -c 20000 known.db >truncated.db
expect 2 'damaged|no graze store|cannot be read' "$graze" resume truncated.db
: >empty.db
expect 2 'no graze store' "$graze" findings empty.db
cp q0.db newer.db && sqlite3 newer.db 'PRAGMA user_version = 99'
expect 2 'take a newer graze' "$graze" resume newer.db
cp q0.db older.db && sqlite3 older.db 'PRAGMA user_version = 4'
expect 2 'run the campaign again' "$graze" findings older.db
expect 2 'No such file' "$graze" findings missing.db
expect 2 "did you mean 'clamp_py'" "$graze" fuzz --tests clamp_pyy --out x.db
expect 2 'expected A:B' "$graze" fuzz --range 9:3 --out x.db
expect 2 'expected a time' "$graze" fuzz --time soon --out x.db
expect 2 'expected a whole number' "$graze" fuzz --cases many --out x.db
if [[ $EUID == 0 ]] && mkdir small && mount -t tmpfs -o size=200k tmpfs small 2>/dev/null; then
  expect 2 'full' "$graze" fuzz --cases 200000 --out small/full.db
  umount small
fi
mkfifo say
sqlite3 q0.db <say >/dev/null 2>&1 &
exec 9>say
echo 'BEGIN EXCLUSIVE;
.system touch locked' >&9
until [[ -e locked ]]; do sleep 0.05; done
expect 2 'locked|another process' "$graze" resume q0.db
exec 9>&-
wait

echo "$passed passed, $failed failed"
((failed == 0))
