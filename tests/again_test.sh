#!/usr/bin/env bash
# The loop of somebody who mends a function: the second run for the same tests keeps the store of the first, and says what is
# gone, still there and new; no kill loses a store; --watch runs again when the program changes.
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
ids() { sqlite3 "$1" 'SELECT id FROM finding' | sort; }

write false
expect 1 'defects? in' "${run[@]}"
if grep -q 'still there' said; then fails 'the first run tells of one before'; else ok; fi
if grep -qE '^    A circle at .*; mine says miss' said; then ok; else fails "no words: $(cat said)"; fi
# What is printed is to be typed as it stands.
line=$(sed -n 's/^Look at one: *//p' said) report=$(sed -n 's/^See them all: *\(.*\) --open$/\1/p' said)
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
if grep -qE '^new +0$' said && grep -qE '^mine: Nothing wrong found in [0-9,]+ cases: at most 1 ' said; then ok; else fails "a right test: $(cat said)"; fi

# Other tests do not take the place of a store.
expect 2 'exists already, with other tests' "$graze" fuzz --tests corner_java --cases 100
expect 2 'exists already, with other tests' "$graze" fuzz --command 'while read -r line; do echo graze 1; done' --name mine --form 'disc disc i64' --cases 100
stores=(out/*)
if ((${#stores[@]} == 5)); then ok; else fails "a refused run leaves ${stores[*]}"; fi

# Killed at any moment: what was found is in a store that can be read.
write false
rm out/campaign*
"${run[@]}" >/dev/null 2>&1
ids out/campaign.db >first
for ((kill = 0; kill < 8; kill++)); do
  "${run[@]}" >/dev/null 2>&1 &
  sleep "0.$((RANDOM % 30 + 10))"
  kill -KILL $! 2>/dev/null
  wait $! 2>/dev/null
  found=no
  for store in out/campaign*.db; do
    if ! "$graze" findings "$store" >said 2>&1 && grep -qE 'damaged|no graze store' said; then fails "after a kill: $(cat said)"; fi
    if ids "$store" | cmp -s - first; then found=yes; fi
  done
  if [[ $found == yes ]]; then ok; else fails 'a kill has lost what was found'; fi
done
expect 1 '^still there  [1-9]' "${run[@]}" # compared with the last that came to its end

# Two campaigns do not count into one store.
"$graze" fuzz "${mine[@]}" --cases 2^40 --survey no --out busy.db >/dev/null 2>&1 &
until_saved $! busy.db 'SELECT count(*) FROM campaign'
expect 2 'busy.db: another graze is counting into it' "$graze" fuzz "${mine[@]}" --cases 100 --out busy.db
expect 2 'busy.db: another graze is counting into it' "$graze" resume busy.db "${mine[@]}"
kill -INT $!
wait $!

# By time: the number of cases makes the run again.
"$graze" fuzz --tests sides_java --time 0.1s --survey no --out timed.db >/dev/null 2>err
cases=$(sed -n 's/^graze: \([0-9]*\) cases fitted; --cases \1 makes the same run again$/\1/p' err)
"$graze" fuzz --tests sides_java --cases "$cases" --survey no --out counted.db >/dev/null 2>&1
for store in timed counted; do sqlite3 $store.db 'SELECT * FROM finding; SELECT * FROM sighting; SELECT * FROM cell' >$store; done
if [[ -s timed ]] && cmp -s timed counted; then ok; else fails "by time, then by --cases '$cases': other counts"; fi

# Watched: again when the program changes, and Ctrl-C ends it.
expect 2 '--watch: found no file to watch, expected' "$graze" fuzz --tests corner_java --watch
rm -f out/campaign*
"${run[@]}" --watch >watched 2>err &
watching=$!
until grep -q 'again when mine/mine.so changes' err; do sleep 0.05; done
echo rubbish >mine/mine.so
until (($(grep -c 'again when' err) == 2)); do sleep 0.05; done
write "$far <= $reach"
until grep -q '^The store of the run before' watched; do sleep 0.05; done
if grep -qE '^gone  +[1-9]' watched; then ok; else fails "watched: $(cat watched)"; fi
until (($(grep -c 'again when' err) == 3)); do sleep 0.05; done
kill -INT $watching
wait $watching
status=$?
if ((status == 130)); then ok; else fails "SIGINT ends --watch with $status"; fi

echo "$passed passed, $failed failed"
((failed == 0))
