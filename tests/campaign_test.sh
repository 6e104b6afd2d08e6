#!/usr/bin/env bash
# Campaigns as a user runs them: what they find, and that nothing is counted twice or lost.
#   campaign_test.sh GRAZE
set -uo pipefail
source "$(dirname "$0")/checks.sh"
graze=$1
work=$(mktemp -d)
trap 'kill $(jobs -p) 2>/dev/null; rm -rf "$work"' EXIT
cd "$work" || exit 2
cases=2^22 few_cases=400000 long_cases=3000000 survey=() what=()
if [[ -n ${GRAZE_SHORT:-} ]]; then cases=2^16 few_cases=16000 long_cases=100000 survey=(--survey no) what=(counts); fi
quarter_cases=$((few_cases / 4))

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
expect 0 '0 of them news' "$graze" fuzz --cases "$cases" --out known.db
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
expect 2 'no finding' "$graze" replay known.db nothing/at/all
expect 0 'smallest  0 1 3 1 1 0 1 3|smallest ' "$graze" shrink corner_java -700 31 950 12 8 -600 44 1900
expect 2 'is not wrong' "$graze" shrink corner_java 0 0 1 1 0 0 1 1

# The same however it is split.
few=(--pair disc-box --cases "$few_cases" --seed 7)
"$graze" fuzz "${few[@]}" "${survey[@]}" --jobs 1 --out j1.db >/dev/null 2>&1
"$graze" fuzz "${few[@]}" "${survey[@]}" --jobs 2 --out j2.db >/dev/null 2>&1
"$graze" fuzz "${few[@]}" --survey no --jobs 8 --out j8.db >/dev/null 2>&1
same j1.db j2.db 'two jobs' "${what[@]}"
same j1.db j8.db 'eight jobs' counts
for quarter in 0 1 2 3; do
  "$graze" fuzz --pair disc-box --seed 7 --survey no --range $((quarter * quarter_cases)):$((quarter * quarter_cases + quarter_cases)) --out "q$quarter.db" >/dev/null 2>&1
done
"$graze" merge merged.db q2.db q0.db q3.db q1.db "${survey[@]}" >/dev/null 2>&1
same j1.db merged.db 'four quarters in another order' "${what[@]}"
if [[ -z ${GRAZE_SHORT:-} ]]; then
  "$graze" merge twice.db q2.db q0.db q3.db q1.db q0.db --survey no >/dev/null 2>err
  same j1.db twice.db 'a quarter given twice' counts
  if grep -q 'counted already' err; then ok; else fails 'a repeated range is not told'; fi
  "$graze" merge part.db q0.db q3.db --survey no >/dev/null 2>err
  if grep -q "missing: cases $quarter_cases to $((3 * quarter_cases - 1))" err; then ok; else fails 'a missing range is not named'; fi
fi
expect 2 'another seed' "$graze" merge mixed.db q0.db known.db
expect 2 'among those to read' "$graze" merge q0.db q0.db

# Cut off at any moment, and gone on with.
long=(--pair disc-box --cases "$long_cases" --seed 3)
"$graze" fuzz "${long[@]}" --survey no --out whole.db >/dev/null 2>&1
for _ in 1 2 3 4 5 6 7 8 9 10; do
  if sqlite3 cut.db 'SELECT seed FROM campaign' >/dev/null 2>&1; then
    "$graze" resume cut.db --survey no --jobs 2 >/dev/null 2>&1 &
  else
    "$graze" fuzz "${long[@]}" --survey no --jobs 2 --out cut.db >/dev/null 2>&1 &
  fi
  sleep "0.$((RANDOM % 9 + 1))"
  kill -KILL $! 2>/dev/null
  wait $! 2>/dev/null
done
"$graze" resume cut.db --survey no >/dev/null 2>&1
if (($? == 2)); then fails 'a killed campaign cannot be gone on with'; fi
same whole.db cut.db 'a campaign killed ten times'
"$graze" fuzz --pair disc-box --cases 2^36 --out stop.db >/dev/null 2>err &
sleep 2
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
expect 2 'No such file' "$graze" findings missing.db
expect 2 "did you mean 'clamp_py'" "$graze" fuzz --tests clamp_pyy --out x.db
expect 2 'expected A:B' "$graze" fuzz --range 9:3 --out x.db
expect 2 'expected a time' "$graze" fuzz --time soon --out x.db
expect 2 'expected a number' "$graze" fuzz --cases many --out x.db
if [[ $EUID == 0 ]] && mkdir small && mount -t tmpfs -o size=200k tmpfs small 2>/dev/null; then
  expect 2 'full' "$graze" fuzz --cases 200000 --out small/full.db
  umount small
fi
sqlite3 q0.db 'BEGIN EXCLUSIVE; SELECT 1' '.system sleep 4' >/dev/null 2>&1 &
sleep 1
expect 2 'locked|another process' "$graze" resume q0.db
wait

echo "$passed passed, $failed failed"
((failed == 0))
