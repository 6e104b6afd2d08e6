#!/usr/bin/env bash
# The loop of somebody who mends a function: the second run for the same tests keeps the store of the first, and says what is
# gone, still there and new; no kill loses a store.
#   again_test.sh GRAZE
set -uo pipefail
source "$(dirname "$0")/checks.sh"
graze=$1
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work" || exit 2
output=said
# write BODY: mine/mine.so with this body; as a compiler does it.
write() {
  sed "s/return false/return $1/" template.c >mine/mine.c && cc -shared -fPIC mine/mine.c -o mine/new && mv mine/new mine/mine.so
}
"$graze" new mine --language c --form 'disc disc i32' >/dev/null && mv mine/mine.c template.c
far='(__int128)(a_cx - (long)b_cx) * (a_cx - (long)b_cx) + (__int128)(a_cy - (long)b_cy) * (a_cy - (long)b_cy)'
reach='((__int128)a_r + b_r) * ((__int128)a_r + b_r)'
mine=(--plugin mine/mine.so)
run=("$graze" fuzz "${mine[@]}" --cases 2^11 --survey no)
# await PID COUNT PATTERN FILE: until so many lines are like that, for a minute at most and while the process lives.
await() {
  local try
  for ((try = 0; try < 1200; try++)); do
    if (($(grep -c -- "$3" "$4") >= $2)); then return; fi
    kill -0 "$1" 2>/dev/null || break
    sleep 0.05
  done
  fails "$4 never says '$3' $2 times: $(cat "$4")"
}
ids() { sqlite3 "$1" 'SELECT id FROM finding' | sort; }

write false
expect 1 'defects? in' "${run[@]}"
if grep -q 'still there' said; then fails 'the first run tells of one before'; else ok; fi
if grep -qE '^  A circle at .*; mine says miss' said; then ok; else fails "no words: $(cat said)"; fi
# What is printed is to be typed as it stands.
line=$(sed -n 's/^  look at it: *//p' said) report=$(sed -n 's/^.*see them all: *\(.*\) --open$/\1/p' said)
expect 1 '^A circle at .*; mine says miss' bash -c "$line"
expect 0 'report.html$' bash -c "$report --no-plots"
rm -r out/report
ids out/campaign.db >first
write "$far < $reach"
expect 1 '^still there  [1-9]' "${run[@]}"
for line in '^graze: of the run before, [0-9]+ of [0-9]+ smallest cases still fail$' '^gone  .*, such as mine ' '^new  ' '^The store of the run before is kept: out/campaign.1.db$'; do
  if grep -qE "$line" said; then ok; else fails "the second run does not say '$line': $(cat said)"; fi
done
if ids out/campaign.1.db | cmp -s - first; then ok; else fails 'the store of the first run is another now'; fi
"$graze" findings out/campaign.1.db --json >/dev/null 2>err
if [[ ! -s err ]]; then ok; else fails "the store that is kept: $(cat err)"; fi

# As data: every finding of before is gone or still there, every finding of now still there or new.
ids out/campaign.db >second
"${run[@]}" --json >json 2>/dev/null
fates() { python3 -c 'import json, sys; told = json.load(open("json")); print(*sorted(i for k in sys.argv[1:] for i in told["before"][k]), sep="\n")' "$@"; }
if fates gone 'still there' | cmp -s - second && [[ -z $(fates gone new) ]]; then ok; else fails "told as JSON: $(fates gone new)"; fi

# A finding that this run does not meet still counts, by its case.
expect 1 '^still there .*by the smallest case alone' "$graze" fuzz "${mine[@]}" --range 0:8 --survey no
grep -q 'kept: out/campaign.3.db' said || fails 'not the third'

# Mended: all is gone.
write "$far <= $reach"
expect 0 '^still there  0 ' "${run[@]}"
if grep -qE '^new +0$' said && grep -qE '^  Nothing wrong found in [0-9,]+ cases: at most 1 ' said; then ok; else fails "a right test: $(cat said)"; fi

# A store of other tests is kept as well, and the last run of the same tests is compared, whatever else was removed.
expect 0 '^No run of the same tests .* nothing is compared' "$graze" fuzz --tests corner_java --cases 100 --survey no
if grep -qE '^(gone|still there|new) ' said; then fails "what is not compared is told: $(cat said)"; else ok; fi
rm out/campaign.2.db
write false
expect 1 '^Compared with .*: out/campaign.5.db$' "${run[@]}"
if grep -qE '^gone +0 of 0 ' said && grep -q 'kept: out/campaign.6.db' said; then ok; else fails "after other tests: $(cat said)"; fi

# A test that now crashes on everything is not mended, and what could not be tried is not gone.
write '*(volatile int *)0 != 0'
expect 1 '^still there  +[1-9]' "$graze" fuzz "${mine[@]}" --cases 10 --survey no --patience 0.001s
if grep -qE '^gone +0 of' said && grep -qE '^not tried +[1-9]' said; then ok; else fails "crashes: $(cat said)"; fi

# A notice is told once.
sed -i '/contract/d' template.c
write false
"${run[@]}" >/dev/null 2>err
if (($(grep -c 'states no .contract' err) == 1)); then ok; else fails "notices: $(cat err)"; fi

# What is no store of this graze stays. A process that ended in its first save has left none.
cp out/campaign.db old.db && sqlite3 old.db 'PRAGMA user_version = 5'
expect 2 'move it away or name another file' "$graze" fuzz "${mine[@]}" --cases 100 --out old.db
python3 -c 'import os, sqlite3
c = sqlite3.connect("hot.db", isolation_level=None)
for sql in "PRAGMA cache_size = 1", "BEGIN", "CREATE TABLE t(x)", *["INSERT INTO t VALUES (zeroblob(9000))"] * 9: c.execute(sql)
os._exit(0)'
if [[ -s hot.db && -s hot.db-journal ]]; then ok; else fails 'no journal is left'; fi
expect 1 'defects? in' "$graze" fuzz "${mine[@]}" --cases 2^11 --survey no --out hot.db

# Killed at any moment: what was found is in a store that can be read.
write false
rm out/campaign*
"${run[@]}" >/dev/null 2>&1
ids out/campaign.db >first
landed=0
for ((kill = 0; kill < 8; kill++)); do
  cases=2^11
  ((kill % 2 == 0)) || cases=2^40 # does not end before
  "$graze" fuzz "${mine[@]}" --cases $cases --survey no >/dev/null 2>&1 &
  sleep "0.$(printf %02d $((2 * kill + 1)))"
  kill -KILL $! 2>/dev/null
  wait $! 2>/dev/null
  (($? != 137)) || landed=$((landed + 1))
  found=no
  for store in out/campaign*.db; do
    if ! "$graze" findings "$store" >said 2>&1 && grep -qE 'damaged|no graze store' said; then fails "after a kill: $(cat said)"; fi
    if ids "$store" | cmp -s - first; then found=yes; fi
  done
  if [[ $found == yes ]]; then ok; else fails 'a kill has lost what was found'; fi
done
if ((landed >= 4)); then ok; else fails "only $landed kills came before the end"; fi
expect 1 '^still there  [1-9]' "${run[@]}" # compared with the last that came to its end

# Two campaigns do not count into one store.
"$graze" fuzz "${mine[@]}" --cases 2^40 --survey no --out busy.db >/dev/null 2>&1 &
until_saved $! busy.db 'SELECT count(*) FROM campaign'
expect 2 'busy.db: another graze is counting into it' "$graze" fuzz "${mine[@]}" --cases 100 --out busy.db
expect 2 'busy.db: another graze is counting into it' "$graze" resume busy.db "${mine[@]}"
kill -INT $!
wait $!

# By time: the number of cases makes the run again.
for time in 0.1s 1s 10s; do # a busy machine may fit no case into the first
  rm -f timed.db
  "$graze" fuzz --tests sides_java --time $time --survey no --out timed.db >/dev/null 2>err
  cases=$(sed -n 's/^graze: \([0-9]*\) cases fitted; --cases \1 makes the same run again$/\1/p' err)
  [[ -z $cases ]] || break
done
"$graze" fuzz --tests sides_java --cases "$cases" --survey no --out counted.db >/dev/null 2>&1
for store in timed counted; do sqlite3 $store.db 'SELECT * FROM sighting; SELECT * FROM cell' >$store; done
if [[ -s timed ]] && cmp -s timed counted; then ok; else fails "by time, then by --cases '$cases': other counts"; fi

# What a store names as its mix is taken back, whatever stands in the code by now.
write false
"$graze" fuzz "${mine[@]}" --mix 'default 4711 0.25' --cases 100 --survey no --out mixed.db >/dev/null 2>&1
if [[ $(sqlite3 mixed.db 'SELECT mix FROM campaign') == 'default 4711 0.25' ]]; then ok; else fails 'a mix is not taken back'; fi
"$graze" report mixed.db --no-plots >/dev/null && if grep -q -- "--mix 'default 4711 0.25' --out" report/report.md; then ok; else fails 'the report does not name the mix'; fi
expect 2 "expected a mix, and numbers to try" "$graze" fuzz "${mine[@]}" --mix 'default 4711x'

# Uniform whole numbers of hulls are many, and no handful of them: few of their shapes are flat.
"$graze" fuzz --tests house_point_triangle_i32_closed --mix uniform --cases 4096 --survey no --out uniform.db >/dev/null 2>&1
if [[ $(sqlite3 uniform.db "SELECT sum(count * (relation = 'flat')) * 20 < sum(count) FROM tally") == 1 ]]; then ok; else fails 'uniform triangles of whole numbers are flat'; fi

# In the midst of a run a signal saves what was counted.
rm -f out/campaign*
setsid "$graze" fuzz "${mine[@]}" --cases 2^40 --survey no >/dev/null 2>err &
running=$!
until_saved $running out/campaign.db 'SELECT count(*) FROM campaign'
kill -INT $running
wait $running
status=$?
if ((status == 130)) && grep -q 'all that was counted is saved' err; then ok; else fails "SIGINT in a run gives $status: $(cat err)"; fi

# A case that hangs is made simpler too, and how far its numbers may move is not claimed.
"$graze" new slow --language c --form 'disc disc f64' >/dev/null
sed 's/return false/for (volatile int on = a_cx > 3 \&\& a_r > 2; on;) {} return false/' slow/slow.c >slow.c
cc -shared -fPIC -Islow slow.c -o slow.so
expect 1 'no answer +logic .* 4 [0-9] 3 [0-9] [0-9] [0-9] ' "$graze" fuzz --plugin ./slow.so --cases 2^11 --survey no --patience 0.5s --limit 0.3s --all --out slow.db
if [[ -z $(sqlite3 slow.db "SELECT intervals FROM finding WHERE outcome = 'no answer'") ]]; then ok; else fails 'intervals of a hang'; fi

# A command is asked for many cases at once where a finding is shrunk from the simplest cases: some thousand calls in all.
"$graze" new many --language python --form 'disc box-xywh f64' >/dev/null
sed -i 's/return False/return cx + r >= x and cx - r <= x + w and cy + r >= y and cy - r <= y + h/
  s/^\( *\)answers.clear()/\1answers.clear(); open("calls", "a").write("x")/' many/many.py
expect 1 'right if only the upright box about it counts' "$graze" fuzz --command 'python3 many/many.py' --form 'disc box-xywh f64' --cases 2^11 --survey no --out many.db
calls=$(wc -c <calls)
if ((calls > 0 && calls < 10000)); then ok; else fails "$calls calls"; fi

echo "$passed passed, $failed failed"
((failed == 0))
