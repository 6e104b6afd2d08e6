#!/usr/bin/env bash
# Campaigns as a user runs them: what they find, and that nothing is counted twice or lost.
#   campaign_test.sh GRAZE        GRAZE_LONG: four times as many cases, killed thirty times rather than four
set -uo pipefail
source "$(dirname "$0")/checks.sh"
graze=$1
work=$(mktemp -d)
trap 'kill $(jobs -p) 2>/dev/null; rm -rf "$work"' EXIT
cd "$work" || exit 2
cases=2^20 of_hulls_cases=2^16 few_cases=400000 long_cases=4194304 kills=4 flips=60 survey=() what=()
if [[ -n ${GRAZE_SHORT:-} ]]; then cases=2^14 of_hulls_cases=2^14 few_cases=16000 long_cases=524288 kills=1 flips=10 survey=(--survey no) what=(counts); fi
if [[ -n ${GRAZE_LONG:-} ]]; then cases=2^22 few_cases=1600000 long_cases=16777216 kills=30 flips=1000; fi
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
    names+=(survey property touching agreement)
  fi
  for table in "${names[@]}"; do
    tables+="SELECT '$table', count(*) FROM $table; SELECT * FROM $table; "
  done
  sqlite3 "$1" "$tables" >one.txt
  sqlite3 "$2" "$tables" >two.txt
  if [[ -s one.txt ]] && cmp -s one.json two.json && cmp -s one.txt two.txt; then ok; else fails "$3 differs"; fi
}

# What is known is found, and nothing else. (A promise is one to the default campaign, whose seed is 1.)
# Two lists: what is of hulls, or moves, takes longer. A third of either, with GRAZE_LONG all.
mapfile -t lists < <("$graze" list --json | python3 -c 'import json, os, re, sys
hulls, others = [], []
for test in json.load(sys.stdin):
    simple = not re.search("segment|capsule|triangle|quad|rounded|polygon|^push |^ray |^sweep ", test["form"])
    if test["id"] not in ("box_by_two_corners", "sharpex2d_contains_cs") and (simple or test["role"] != "house"):
        (others if simple else hulls).append(test["id"])
step = 1 if os.environ.get("GRAZE_LONG") else 3
print(",".join(hulls[::step]), ",".join(others[::step]), sep="\n")')
hulls=${lists[0]} others=${lists[1]}
expect 0 '0 of them news' "$graze" fuzz --tests "$others" --cases "$cases" --survey no --out known.db
if [[ -z ${GRAZE_SHORT:-} ]] && grep 'promised and not met' out; then fails 'a known defect is lost'; fi
# Tests of segments, capsules, rounded boxes, triangles, quads and polygons, of pushes and of what moves, at the first cases that the default campaign has for them, with GRAZE_LONG at all.
expect 0 '0 of them news' "$graze" fuzz --tests "$hulls,kiwi_circle_js,box_by_two_corners,sharpex2d_contains_cs" --cases "$of_hulls_cases" --survey no --out hulls.db
if [[ -n ${GRAZE_LONG:-} ]]; then
  expect 0 '0 of them news' "$graze" fuzz --tests "$hulls,kiwi_circle_js,box_by_two_corners,sharpex2d_contains_cs" --cases 2^24 --survey no --out default.db
  if grep 'promised and not met' out; then fails 'a known defect is lost'; fi
fi
# What is not news is told in numbers.
for store in known.db hulls.db; do
  lines=$("$graze" findings "$store" | wc -l)
  if ((lines <= 40)); then ok; else fails "$store: $lines lines"; fi
done
for store in known.db hulls.db; do "$graze" findings "$store" --all; done >table || fails 'the findings cannot be listed'
for liar in $("$graze" list --role liar --ids); do
  [[ ",$others," == *",$liar,"* || ( -z ${GRAZE_SHORT:-} && ",$hulls," == *",$liar,"* ) ]] || continue
  if grep -q "^$liar" table; then ok; else fails "the liar $liar is not convicted"; fi
done
for house in $("$graze" list --role house --ids); do
  if grep -q "^$house" table; then fails "the house test $house is convicted"; else ok; fi
done
missing=$(sqlite3 known.db "SELECT count(*) FROM coverage WHERE cases > 0 AND form = 'box-xywh box-xywh f64' AND relation IN ('apart', 'touching', 'overlapping')")
if ((missing >= 36)); then ok; else fails "only $missing of 36 Allen cells were reached"; fi
zones=$(sqlite3 known.db "SELECT count(*) FROM coverage WHERE form = 'disc box-xywh f64' AND relation IN ('apart', 'touching', 'overlapping')")
if ((zones == 12)); then ok; else fails "$zones of 12 zones by relation were reached"; fi
expect 0 'still fail' "$graze" replay known.db
expect 2 'expected a finding' "$graze" replay known.db nothing/at/all
expect 0 'smallest  0 1 3 1 1 0 1 3|smallest ' "$graze" shrink corner_java -700 31 950 12 8 -600 44 1900
expect 2 'is not wrong' "$graze" shrink corner_java 0 0 1 1 0 0 1 1

# The same however it is split.
few=("${tests[@]}" --cases "$few_cases" --seed 7)
"$graze" fuzz "${few[@]}" "${survey[@]}" --jobs 1 --out j1.db >/dev/null 2>&1
"$graze" fuzz "${few[@]}" --survey no --jobs 2 --out j2.db >/dev/null 2>&1
"$graze" fuzz "${few[@]}" --survey no --jobs 8 --out j8.db >/dev/null 2>&1
same j1.db j2.db 'two jobs' counts
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
cp q0.db kept.db && echo text >text.db
expect 2 'exists already' "$graze" merge q0.db q1.db q2.db
expect 2 'exists already' "$graze" merge text.db q1.db
if cmp -s q0.db kept.db && [[ $(<text.db) == text ]]; then ok; else fails 'merge wrote over a file'; fi
echo mine >fresh.db.new
"$graze" merge fresh.db q1.db --survey no >/dev/null 2>&1
if [[ $(<fresh.db.new) == mine ]] && ! compgen -G '*.part' >/dev/null; then ok; else fails 'merge touched a file that is not its own, or left one'; fi

# Stores of strangers: nothing that graze did not write is believed.
cp q0.db odd.db && sqlite3 odd.db 'DROP TABLE step; CREATE VIEW step AS WITH RECURSIVE n(k) AS (SELECT 1 UNION ALL SELECT k FROM n) SELECT k AS form, k AS step, k AS cases FROM n'
for command in findings resume replay 'report --out odd' 'merge sum.db'; do
  expect 2 'holds other tables' timeout 20 "$graze" $command odd.db
done
cp q0.db odd.db && sqlite3 odd.db "UPDATE test SET title = char(27) || ']0;x' WHERE id = 'clamp_py'"
expect 2 'cannot be printed' "$graze" findings odd.db
cp q0.db odd.db && sqlite3 odd.db 'UPDATE cell SET cases = cases + 1'
expect 2 'not as it was saved' "$graze" findings odd.db
cp q0.db odd.db && echo precious >precious
printf 'xxxx%sxxxxxxxx\xd9\xd5\x05\xf9\x20\xa1\x63\xd7' "$work/precious" >odd.db-journal
expect 2 'which no graze wrote' "$graze" findings odd.db
if [[ $(<precious) == precious ]]; then ok; else fails 'a journal removed a file'; fi
rm odd.db-journal
size=$(stat -c %s q0.db)
"$graze" findings q0.db --json >whole.json
for ((flip = 0; flip < flips; flip++)); do
  at=$((flip * size / flips + flip % 97)) byte=0
  cp q0.db odd.db
  printf -v byte %02x $(($(od -An -tu1 -j $at -N1 q0.db) ^ (1 << flip % 8)))
  printf "\\x$byte" | dd of=odd.db bs=1 seek=$at conv=notrunc status=none
  if "$graze" findings odd.db --json >flipped.json 2>/dev/null && ! cmp -s flipped.json whole.json; then fails "a bit flipped at byte $at gives other findings"; fi
done

# Cut off at any moment after something was saved, and gone on with.
saved='SELECT sum(last - first) FROM range_done'
# kill_after_a_save STORE: the process in the background, a moment after it has counted something more.
kill_after_a_save() {
  until_saved $! "$1" "$saved"
  sleep "0.$((RANDOM % 3))"
  kill -KILL $! 2>/dev/null
  wait $! 2>/dev/null
}
for (( ; ; long_cases *= 4)); do
  long=("${tests[@]}" --cases "$long_cases" --seed 3 --survey no)
  rm -f whole.db cut.db
  "$graze" fuzz "${long[@]}" --out whole.db >/dev/null 2>&1
  "$graze" fuzz "${long[@]}" --jobs 1 --out cut.db >/dev/null 2>&1 &
  kill_after_a_save cut.db
  part=$(sqlite3 cut.db "$saved") all=$(sqlite3 whole.db "$saved")
  # A fast machine may be done before it is killed.
  if ((part < all || long_cases > 10000000)); then break; fi
done
if ((part > 0 && part < all)); then ok; else fails "the first kill left $part cases, expected some and not all"; fi
for ((kill = 2; kill <= kills; kill++)); do
  "$graze" resume cut.db --survey no --jobs 1 >/dev/null 2>&1 &
  kill_after_a_save cut.db
done
"$graze" resume cut.db --survey no >/dev/null 2>&1
if (($? == 2)); then fails 'a killed campaign cannot be gone on with'; fi
same whole.db cut.db "a campaign killed $kills times"
"$graze" fuzz "${tests[@]}" --cases 2^36 --survey no --out stop.db >/dev/null 2>err &
until_saved $! stop.db "$saved"
kill -INT $!
wait $!
status=$?
if ((status == 130)) && grep -q 'graze resume stop.db' err; then ok; else fails "SIGINT gives $status"; fi
# Stopped after the counting, while it shrinks, draws and surveys: many tests, of which that takes seconds.
mkdir 'a folder'
late=(--tests "$others" --cases 4000)
if [[ -n ${GRAZE_SHORT:-} ]]; then late=("${few[@]}"); fi
"$graze" fuzz "${late[@]}" --out 'a folder/late.db' >/dev/null 2>err &
until_saved $! 'a folder/late.db' 'SELECT 1 FROM finding LIMIT 1'
kill -INT $!
wait $!
status=$?
left=$(sqlite3 'a folder/late.db' 'SELECT count(*) FROM survey')
if ((status == 130 && left == 0)) && grep -q "graze resume 'a folder/late.db'" err; then ok; else fails "SIGINT in the survey gives $status and $left parts of it: $(<err)"; fi
expect 0 'findings' "$graze" findings 'a folder/late.db'
# A fast machine may be done before it is stopped.
for ((once = 0; once < 10; once++)); do
  rm -f late.db
  "$graze" merge late.db q0.db q1.db >/dev/null 2>err &
  until compgen -G 'late.db.*.part' >/dev/null || ! kill -0 $! 2>/dev/null; do sleep 0.02; done
  kill -TERM $! 2>/dev/null
  wait $!
  status=$?
  if ((status != 0)); then break; fi
done
if ((status == 130)) && grep -q 'the sum is not written' err && ! compgen -G 'late.db*' >/dev/null; then ok; else fails "SIGTERM in a merge gives $status and leaves $(compgen -G 'late.db*')"; fi

# The signal comes in the moment in which the file of the sum is made.
if [[ -z ${GRAZE_SHORT:-} ]]; then
  cat >early.c <<'C'
#define _GNU_SOURCE
#include <dlfcn.h>
#include <signal.h>
#include <string.h>
int open(const char *path, int flags, unsigned mode) {
  int (*const real)(const char *, int, unsigned) = (int (*)(const char *, int, unsigned))dlsym(RTLD_NEXT, "open");
  const int file = real(path, flags, mode);
  if (strstr(path, "early.db") != NULL)
    raise(SIGTERM);
  return file;
}
C
  "${CC:-cc}" -shared -fPIC -o early.so early.c -ldl
  expect 130 'the sum is not written' env LD_PRELOAD="$work/early.so" "$graze" merge early.db q0.db q1.db
  if compgen -G 'early.db*' >/dev/null; then fails "SIGTERM at once leaves $(compgen -G 'early.db*')"; else ok; fi
fi

# Faults.
expect 2 'writable' "$graze" fuzz --cases 1000 --out nowhere/at/all.db
head -c 5000 /dev/urandom >garbage.db
expect 2 'no graze store|damaged' "$graze" findings garbage.db
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
