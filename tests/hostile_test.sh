#!/usr/bin/env bash
# Campaigns of tests that do not want to be tested: each ends in order, its findings name the cases, and nothing is left:
# no process, no file beside the store.
#   hostile_test.sh GRAZE PLUGINS PROJECT
set -uo pipefail
source "$(dirname "$0")/checks.sh"
graze=$1 plugins=$2 project=$3
work=$(mktemp -d)
export HOSTILE_MARK="$work" # in the environment of every process that comes of this
trap 'rm -rf "$work"' EXIT
output=$work/said
cd "$work" || exit 2
says() { if grep -qE -- "$1" "$work/said"; then ok; else fails "nobody says '$1'"; fi; }

# Processes that were started with the mark; this shell was not.
left() { HOSTILE_MARK='' grep -lsz -- "^HOSTILE_MARK=$work$" /proc/[0-9]*/environ; }
# nothing_left WHAT
nothing_left() {
  local files processes
  files=$(find . -type f ! -path ./said | sort | tr '\n' ' ')
  processes=$(left)
  # A store that was killed while it was written has a journal, which the next to open it rolls back.
  [[ $1 != KILL ]] || files=${files/.\/out\/campaign.db-journal /}
  if [[ $files == './out/campaign.db ' ]]; then ok; else fails "$1: files: $files"; fi
  if [[ -z $processes ]]; then ok; else fails "$1: processes: $processes"; fi
}
# The finding's smallest case is one that the test goes wrong on: 3 first, a width of 2.
names_the_case() {
  local wrong all
  all=$(sqlite3 out/campaign.db "SELECT count(*) FROM finding WHERE outcome = 'no answer'")
  wrong=$(sqlite3 out/campaign.db "SELECT smallest FROM finding WHERE outcome = 'no answer'" | grep -cvE '^3 -?[0-9]+ 2 ')
  if ((all > 0 && wrong == 0)); then ok; else fails "$1: $wrong of $all findings name another case"; fi
  wrong=$(sqlite3 out/campaign.db "SELECT numbers FROM incident" | grep -cvE '^3 -?[0-9]+ 2 ')
  if ((wrong == 0)); then ok; else fails "$1: $wrong incidents name another case"; fi
  if [[ $(sqlite3 out/campaign.db 'SELECT count(*) FROM finding WHERE reason IS NOT NULL') -gt 0 ]]; then ok; else fails "$1: no reason is kept"; fi
}

patience=0.15 cases=1500 # and yet all of them are found out
[[ -z ${GRAZE_LONG:-} ]] || patience=3 cases=4000
# The plugin's tests by themselves: one campaign each would start graze more often, and tell no more.
expect 1 ' findings' "$graze" fuzz --plugin "$plugins/hostile.so" --limit 1 --patience "$patience" --cases "$cases" --jobs 2 --survey no
names=$(sqlite3 out/campaign.db "SELECT DISTINCT test FROM finding WHERE outcome = 'no answer'" | tr '\n' ' ')
for id in crashes aborts loops eats raises exits exits_quietly prints cries floods closes orphans answers_seven many_crash many_loop many_print; do
  if [[ " $names" == *" $id "* ]]; then ok; else fails "$id is not found out"; fi
done
ended=$(sqlite3 out/campaign.db "SELECT DISTINCT reason FROM finding WHERE test = 'orphans'")
if [[ $ended == 'crashed (SIGABRT, Aborted)' ]]; then ok; else fails "orphans: $ended"; fi
if [[ " $names" != *" honest "* ]]; then ok; else fails 'an honest test has no answer'; fi
for said in 'crashed \(SIGSEGV' 'crashed \(SIGABRT' 'silent for 1 s' 'exited \(status 3\)' 'wrote to standard output' \
  'standard error: cannot go on' 'given up on after that'; do says "$said"; done
edit out/campaign.db "DELETE FROM finding WHERE test = 'always_aborts'; DELETE FROM incident WHERE test = 'always_aborts'"
names_the_case plugin
nothing_left plugin
rm -rf out

# A test that is given up on: only cases that were put to it are counted. A machine that is very busy puts one case at a time, and none is left.
for _ in 1 2 3 4 5; do
  "$graze" fuzz --plugin "$plugins/hostile.so" --tests always_aborts --patience 0.02 --cases 100000 --survey no >said 2>&1
  ! grep -q 'given up on after that' said || break
done
expect 1 'given up on after that' "$graze" findings out/campaign.db
counted() {
  sqlite3 out/campaign.db "SELECT total(t.count) <= $1 AND total(t.count) + (SELECT sum(count) FROM sighting
    WHERE family = 'not asked') = (SELECT sum(cases) FROM cell) FROM tally t JOIN subject s ON s.unasked > 0"
}
if [[ $(counted s.failures) == 1 ]]; then ok; else fails 'cases that were not asked are counted'; fi
if [[ $(sqlite3 out/campaign.db 'SELECT (SELECT sum(count) FROM finding) <= failures FROM subject') == 1 ]]; then ok; else fails 'too many are wrong'; fi
if grep -q 'everyday' said; then fails 'a share of everyday cases that nobody knows'; else ok; fi
rm -rf out

# What a plugin leaves out or mixes up is said.
plugin() { rm -rf out && printf '#include "graze_plugin.h"\n%s\n' "$1" >p.c && ${CC:-cc} -shared -fPIC -I"$project/fuzz" p.c -o p.so; }
fuzz_plugin=("$graze" fuzz --plugin ./p.so --cases 10000 --survey no)
f='static int f(const double *n) { return n[0] + n[1] + n[2] + n[3] + n[4] + n[5] > 0; }'
plugin 'const struct graze_plugin *graze_plugin(void) { static const struct graze_plugin p = {1, sizeof(struct graze_test), 3, 0}; return &p; }'
expect 2 'found no list of tests' "${fuzz_plugin[@]}"
plugin "$f static const struct graze_test t[] = {{.id = \"t\", .form = \"disc disc f64\", .answer = {.f64 = f}}}; GRAZE_PLUGIN(t)"
expect 1 't states no .contract: taken as closed' "${fuzz_plugin[@]}"
plugin "$f static const struct graze_test t[] = {{.id = \"t\", .form = \"disc disc i32\", .contract = \"closed\", .answer = {.f64 = f}}}; GRAZE_PLUGIN(t)"
ASAN_OPTIONS=detect_leaks=0 expect 2 't: expected a function of the 6 numbers of its form, each int32_t, as .i32; found one that reads beyond' "${fuzz_plugin[@]}"
f='static int f(const double *n) { return ((const int *)n)[0] > 7 && n[3] + n[4] + n[5] > 0; }'
plugin "$f static const struct graze_test t[] = {{.id = \"t\", .form = \"disc disc i32\", .contract = \"closed\", .answer = {.f64 = f}}}; GRAZE_PLUGIN(t)"
ASAN_OPTIONS=detect_leaks=0 expect 1 'read beyond its 6 numbers of i32' "${fuzz_plugin[@]}" --all
# What was counted before all of them were given up on is told; and who had no time to be tried is not called right.
f='static int f(const double *n) { if (n[0] > 7) abort(); return 1; }'
tests='T("a", "triangle quad f64"), T("b", "quad quad f64"), T("c", "triangle triangle f64"), T("d", "ellipse quad f64"), T("e", "capsule quad f64")'
plugin "#include <stdlib.h>
#define T(ID, FORM) {.id = ID, .form = FORM, .contract = \"closed\", .answer = {.f64 = f}}
$f static const struct graze_test t[] = {$tests}; GRAZE_PLUGIN(t)"
expect 1 'crashed \(SIGABRT' "${fuzz_plugin[@]}" --cases 100000 --patience 0.02 --all
if grep -q 'Not tried' said; then fails 'what was counted is lost'; else ok; fi
f='static int f(const double *n) { for (;;) n[0] > 0 ? pause() : sleep(9); }'
plugin "#include <unistd.h>
$f static const struct graze_test t[] = {{.id = \"t\", .form = \"disc disc f64\", .contract = \"closed\", .answer = {.f64 = f}}}; GRAZE_PLUGIN(t)"
expect 1 'gives no answer in time' "$graze" fuzz --plugin ./p.so --time 0.3s --survey no
# A share is no more than it is.
f='static int f(const double *n) { double x = n[0] - n[3], y = n[1] - n[4], r = n[2] + n[5]; return x * x + y * y > r * r; }'
plugin "$f static const struct graze_test t[] = {{.id = \"t\", .form = \"disc disc f64\", .contract = \"closed\", .answer = {.f64 = f}}}; GRAZE_PLUGIN(t)"
expect 1 'wrong in all cases with everyday numbers' "${fuzz_plugin[@]}"
expect 1 'wrong in all cases with everyday numbers' "${fuzz_plugin[@]}" --mix uniform
if grep -q '%' said; then fails 'a share of nothing'; else ok; fi
# What stands in the code is tried: a plugin's numbers, a script's. The store has them, so a run can be gone on with.
f='static int f(const double *n) { double x = n[0] - n[3], y = n[1] - n[4], r = n[2] + n[5]; return n[0] == 43210 || x * x + y * y <= r * r; }'
plugin "$f static const struct graze_test t[] = {{.id = \"t\", .form = \"disc disc f64\", .contract = \"closed\", .answer = {.f64 = f}}}; GRAZE_PLUGIN(t)"
fuzz_plugin=("$graze" fuzz --plugin ./p.so --cases 100000 --survey no)
expect 1 ' check .* 43210 ' "${fuzz_plugin[@]}"
if [[ $(sqlite3 out/campaign.db 'SELECT mix FROM campaign') == 'default '*43210* ]]; then ok; else fails 'the store does not tell the numbers'; fi
rm -rf out
cat >mine.py <<'END'
import sys
sys.stdin.readline()
print("graze 1")
for line in sys.stdin:
    if line == "\n":
        sys.stdout.flush()
        continue
    a, b, r, c, d, q = map(float, line.split())
    x, y, s = a - c, b - d, r + q
    print(int(a == 54321 or x * x + y * y <= s * s))
END
mkfifo pipe # is not read
expect 1 ' check .* 54321 ' timeout 300 "$graze" fuzz --command 'python3 -S -E mine.py pipe' --form 'disc disc f64' --cases 30000 --survey no
# Instructions of another machine, 183 in its head, are none of ours.
printf '\267' | dd of=p.so bs=1 seek=18 conv=notrunc status=none
"$graze" fuzz --command 'python3 -S -E mine.py p.so' --form 'disc disc f64' --cases 1000 --survey no --out machine.db >said 2>&1
if [[ $(sqlite3 machine.db 'SELECT mix FROM campaign') == default ]]; then ok; else fails 'numbers of another machine'; fi
rm -f mine.py machine.db pipe
# A file that may not grow: a sentence, not a signal.
rm -rf out
expect 2 'cannot be written' bash -c "ulimit -f 64; exec '$graze' fuzz --tests corner_java --cases 10000 --survey no"
rm -rf out p.c p.so

script="python3 -S -E '$project/tests/subject/hostile_command.py'"
# Those that tell most, and with GRAZE_LONG all.
modes=(exits hangs garbage floods)
[[ -z ${GRAZE_LONG:-} ]] || modes+=(few raises many floods_errors closes)
for mode in "${modes[@]}"; do
  # What happens on the way to an answer is the same in the survey: once a crash, once a silence. Where nothing hangs the limit is
  # for a machine too busy to answer; and whoever has next to no patience still names a case.
  survey=(--survey no) limit=30 may=0.001
  [[ $mode != exits && $mode != hangs ]] || survey=() limit=2 may=$patience
  expect 1 ' findings' "$graze" fuzz --command "$script $mode" --form 'box box i32' --limit "$limit" --patience "$may" --cases 4096 --jobs 2 "${survey[@]}"
  names_the_case "$mode"
  nothing_left "$mode"
  rm -rf out
done

# An honest one has findings of its own, at the most those of its arithmetic: Python's whole numbers have none.
expect 0 '0 findings' "$graze" fuzz --command "$script honest" --form 'box box i32' --cases 30000 --survey no
"$graze" findings out/campaign.db >said 2>&1
nothing_left honest
rm -rf out

# Stopped or killed in the middle, nothing stays behind; what was counted can be gone on with.
mine=(--plugin "$plugins/mine.so")
for signal in INT KILL; do
  "$graze" fuzz "${mine[@]}" --command "$script honest" --form 'box box i32' --time 600s >/dev/null 2>&1 &
  until_saved $! out/campaign.db 'SELECT 1 FROM range_done LIMIT 1'
  kill "-$signal" $!
  wait $! 2>/dev/null
  for _ in {1..200}; do
    [[ -z $(left) ]] && break
    sleep 0.1
  done
  nothing_left "$signal"
  expect 2 "holds the test '.*', which this graze does not have; bring it again: --" "$graze" resume out/campaign.db --time 1s
  expect 1 ' findings' "$graze" resume "${mine[@]}" --command "$script honest" --form 'box box i32' out/campaign.db --time 5s --survey no
  rm -rf out
done

# The tests are to be had in every command that names tests.
expect 1 ' findings' "$graze" fuzz "${mine[@]}" --cases 100000
case=$(sqlite3 out/campaign.db "SELECT test || ' ' || smallest FROM finding WHERE outcome LIKE '%hit' LIMIT 1")
# shellcheck disable=SC2086
expect 1 'outcome   (false|missed) hit' "$graze" check "${mine[@]}" $case
expect 0 'still fail' "$graze" replay "${mine[@]}" out/campaign.db
expect 1 'cannot be judged' "$graze" replay out/campaign.db
expect 0 'Brought by you' "$graze" list "${mine[@]}"
expect 0 'Two discs' "$graze" show "${mine[@]}" discs_meet
expect 0 'smallest  ' "$graze" shrink "${mine[@]}" discs_meet 1.6 0 0.6 0 0 1
expect 0 'discs_meet' "$graze" check "${mine[@]}" --scene 'disc 0 0 1 disc 2 0 1'
expect 2 "did you mean 'discs_meet'" "$graze" check "${mine[@]}" disc_meet 1 1 1
expect 2 'expected a --command before it' "$graze" list --form 'box box i32'
expect 2 'found nothing after it' "$graze" list --plugin
expect 0 '^# The line protocol' "$graze" protocol
expect 0 'GRAZE_PLUGIN_VERSION' "$graze" protocol --header
expect 0 'report.html' "$graze" report out/campaign.db --no-plots
if grep -qF "graze check --plugin $plugins/mine.so discs_meet " out/report/report.md; then ok; else fails 'the report does not say how to bring the test'; fi
rm -rf out/report
nothing_left commands
rm -rf out
expect 1 'box_first: right if the box comes first' "$graze" fuzz --plugin "$plugins/diagnosis.so" --tests box_first --cases 20000
says 'in 1?[0-9] findings'
expect 0 'report.html' "$graze" report out/campaign.db --no-plots
if grep -qF '**right if the box comes first**' out/report/report.md; then ok; else fails 'the report does not diagnose'; fi
rm -rf out/report
nothing_left diagnosis

printf '%d passed, %d failed\n' "$passed" "$failed"
((failed == 0))
