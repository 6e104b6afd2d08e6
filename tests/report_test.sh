#!/usr/bin/env bash
# Reports as a user makes them: every number against the store, hostile stores, faults, two stores compared.
#   report_test.sh GRAZE SOURCE-FOLDER        GRAZE_LONG: of all tests, not of thirteen, and the size of a default one;
#                                             GRAZE_SHORT: fewer attacks
set -uo pipefail
source "$(dirname "$0")/checks.sh"
graze=$1 source=$2
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work" || exit 2

# Nothing written aside is left.
expect_no_leftover() {
  local left
  left=$(find . -maxdepth 2 -name 'r*.??????*' -o -name '*.old' | head -n 1)
  if [[ -z $left ]]; then ok; else fails "$left is left behind"; fi
}
plots=--no-plots

all=() boxes=(--pair box-box)
if [[ -z ${GRAZE_LONG:-} ]]; then
  boxes=(--tests corner_java,sides_java)
  all=(--tests corner_java,sides_java,clamp_py,clamp_py_int,quadrant_js,point_java,house_disc_box_f64_closed,liar_never_hit,liar_ends_only,line_box_sides,mdn_circles_js,on_line_distances,nearest_by_clamp)
fi
"$graze" fuzz "${all[@]}" --cases 2^16 --out campaign.db >/dev/null 2>&1
if [[ -n ${GRAZE_LONG:-} ]]; then
  "$graze" fuzz --out whole.db >/dev/null 2>&1
  page=$(dirname "$graze")/../playground.html
  expect 0 'whole/report.html' "$graze" report whole.db --out whole $([[ ! -e $page ]] || echo "--playground $page")
  bytes=$(cat whole/* whole/plots/* 2>/dev/null | wc -c)
  if ((bytes < 5000000)); then ok; else fails "the folder of a default report has $bytes bytes, 5 MB or more"; fi
  if (($(wc -c <whole/report.html) < 1500000)); then ok; else fails 'the first page of a default report is 1.5 MB or more'; fi
  exhibits=$(grep -c '<article class="tile"' whole/museum.html) pictures=$(grep -c '<figure><img' whole/museum.html)
  if ((exhibits >= 48 && exhibits == pictures)); then ok; else fails "the museum has $exhibits exhibits and $pictures pictures"; fi
fi
expect 0 'none wrong' "$graze" exhaust "${boxes[@]}" --type i32 --size 3 --out campaign.db
expect 0 'wrong in' "$graze" exhaust "${all[@]}" --kind ulp --size 0 --out campaign.db
expect 0 'report/report.html' "$graze" report campaign.db $plots
for file in report.html museum.html method.html report.md report.json report.csv findings.csv junit.xml; do
  if [[ -s report/$file ]]; then ok; else fails "report/$file is not there"; fi
done
if grep -rq 'by up to 0\.0%' report whole 2>/dev/null; then fails 'a test is wrong by up to 0.0%'; else ok; fi
expect 0 'agree, 0 do not' "$source/tests/report_numbers_test.py" campaign.db report "$source/reports/report.schema.json"
expect 0 'agree, 0 do not' "$source/tests/report_assertions_test.py" report/report.json

# The same store, the same bytes, wherever it stands and whatever was there before.
mkdir elsewhere && cp campaign.db elsewhere/other.db
expect 0 r2 "$graze" report elsewhere/other.db --out r2 $plots
expect 0 r2 "$graze" report campaign.db --out r2 $plots
if diff -r report r2 >/dev/null; then ok; else fails 'the same store gives other bytes'; fi
expect 0 r3 "$graze" report campaign.db --out r3 --stamp --format html
if grep -q 'Made at 20' r3/report.html; then ok; else fails '--stamp does not tell the time'; fi

# Formats.
expect 0 '^r4$' "$graze" report campaign.db --out r4 --format md,csv
if [[ $(cd r4 && echo *) == 'findings.csv report.csv report.md' ]]; then ok; else fails "--format md,csv writes $(cd r4 && echo *)"; fi
expect 2 "found 'html,pdf', expected html" "$graze" report campaign.db --format html,pdf
expect 2 'STORE: found nothing' "$graze" report
expect 2 'expected a value' "$graze" report campaign.db --out
expect 2 "found '--fast'" "$graze" report campaign.db --fast

# Shown by what is there: somebody's own choice, or what the system has.
mkdir bin && printf '#!/bin/sh\necho "${0##*/} $1" >>shown\n' >bin/wslview && chmod +x bin/wslview && cp bin/wslview bin/mine
expect 0 r2 env BROWSER=$work/bin/mine PATH=$work/bin "$graze" report campaign.db --out r2 $plots --format html --open
expect 0 r2 env BROWSER='' PATH=$work/bin "$graze" report campaign.db --out r2 $plots --format html --open
if [[ $(cat shown) == $'mine r2/report.html\nwslview r2/report.html' ]]; then ok; else fails "--open showed $(cat shown)"; fi
expect 2 'xdg-open, wslview or open; open it by hand' env BROWSER='' PATH=$work/precious "$graze" report campaign.db --out r2 $plots --format html --open

# Folders.
mkdir precious && echo mine >precious/letter
expect 2 'no report made it' "$graze" report campaign.db --out precious
if [[ $(cat precious/letter) == mine ]]; then ok; else fails 'a folder of somebody else was replaced'; fi
expect 2 'is no folder' "$graze" report campaign.db --out campaign.db
expect 2 'writable' "$graze" report campaign.db --out nowhere/at/all
expect 2 'writable' "$graze" report campaign.db --out precious/letter/report
mkdir empty
expect 0 'empty/report.html' "$graze" report campaign.db --out empty $plots
if [[ $EUID == 0 ]] && mkdir small && mount -t tmpfs -o size=200k tmpfs small 2>/dev/null; then
  expect 2 'room' "$graze" report campaign.db --out small/report $plots
  if [[ -z $(ls -A small) ]]; then ok; else fails "half a report is left: $(ls -A small)"; fi
  umount small
fi
expect_no_leftover

# Stores that tell nothing, or not yet, or not ours.
: >blank.db
expect 2 'no graze store' "$graze" report blank.db
expect 2 'No such file' "$graze" report missing.db
cp campaign.db stopped.db && edit stopped.db 'DELETE FROM tally; DELETE FROM finding; DELETE FROM answer'
expect 2 'graze resume' "$graze" report stopped.db
cp campaign.db odd.db && edit odd.db "PRAGMA ignore_check_constraints = 1; UPDATE finding SET outcome = 'maybe'"
expect 2 'is damaged .CHECK constraint failed in finding' "$graze" report odd.db
cp campaign.db bare.db
for table in test verdict tally cell sighting finding answer survey property touching agreement speed map step place; do
  edit bare.db "DELETE FROM $table" || fails "no table $table"
done
expect 0 'bare/report.html' "$graze" report bare.db --out bare $plots
if grep -q 'nothing was tried' bare/report.html; then ok; else fails 'an empty store is not told of'; fi

# A store that means harm.
"$source/tests/report_hostile.py" campaign.db hostile.db && edit hostile.db '' || fails 'no hostile store'
# 10,000 findings take no more than five seconds of processor time, however busy the machine is; four times that with a sanitizer.
seconds=5
! grep -q __asan_init "$graze" || seconds=20
expect 0 'hostile/report.html' bash -c 'ulimit -t "$0"; exec "$@"' $seconds "$graze" report hostile.db --out hostile $plots
if grep -qE '<script>alert|<img src=x|<blink>' hostile/report.html; then fails 'markup of the store is markup of the page'; else ok; fi
if grep -q '&lt;script&gt;alert(1)' hostile/report.html; then ok; else fails 'the hostile test is not shown'; fi
bytes=$(wc -c <hostile/report.html)
if ((bytes < 8000000)); then ok; else fails "the page of 10,000 findings has $bytes bytes"; fi
if python3 -m json.tool hostile/report.json >/dev/null; then ok; else fails 'hostile/report.json is no JSON'; fi
if python3 -c 'import sys, xml.etree.ElementTree as x; x.parse(sys.argv[1])' hostile/junit.xml; then ok; else fails 'hostile/junit.xml is no XML'; fi

# In whatever place of a store an attack stands, in no page or picture is it more than text. Pictures: of the attack on gnuplot's
# quotes, with GRAZE_LONG of all.
echo '<!doctype html>' >ground.html
"$graze" fuzz --tests corner_java,clamp_py --cases 2^12 --out small.db >/dev/null 2>&1
step=1
[[ -z ${GRAZE_SHORT:-} ]] || step=7
for ((k = 0; k < $("$source/tests/report_hostile.py" --attacks); k += step)); do
  for what in texts numbers; do
    "$source/tests/report_hostile.py" --$what $k small.db attack.db && edit attack.db '' || fails "no store for attack $k"
    drawn=$plots
    [[ $what != texts || ($k != 7 && -z ${GRAZE_LONG:-}) ]] || drawn=
    rm -rf attacked
    expect 0 'attacked/report.html' "$graze" report attack.db --out attacked $drawn --format html --playground ground.html
    expect 0 '' "$source/tests/report_hostile.py" --check attacked "$source/reports/templates"
  done
done
if [[ -z $(compgen -G 'grazed*') ]]; then ok; else fails 'an attack made a file'; fi

# Two stores.
cp campaign.db older.db
gone=$(sqlite3 older.db "SELECT id FROM finding WHERE known IS NOT NULL ORDER BY id LIMIT 1")
edit older.db "DELETE FROM finding WHERE id = '$gone'; DELETE FROM answer WHERE finding = '$gone'"
expect 0 'new 0, gone 0, changed 0' "$graze" report campaign.db --out r5 --against campaign.db $plots
expect 1 "new: $gone" "$graze" report campaign.db --out r6 --against older.db $plots
if grep -q '<failure' r6/junit.xml && grep -q '"kind":"new"' r6/report.json && grep -q '^- \*\*new\*\*' r6/report.md; then ok; else
  fails 'what is new is not told in every format'
fi
expect 0 'new 0, gone 1, changed 0' "$graze" report older.db --out r7 --against campaign.db $plots
cp campaign.db moved.db
edit moved.db "UPDATE finding SET smallest_hex = '0x0p+0 ' || smallest_hex WHERE id = '$gone'"
expect 0 'new 0, gone 0, changed 1' "$graze" report moved.db --out r8 --against campaign.db $plots
cp campaign.db fewer.db
edit fewer.db "DELETE FROM answer WHERE finding LIKE 'liar_never_hit/%' OR test = 'liar_never_hit'; DELETE FROM finding WHERE test = 'liar_never_hit'; DELETE FROM test WHERE id = 'liar_never_hit'"
for table in verdict tally property touching speed map; do edit fewer.db "DELETE FROM $table WHERE test = 'liar_never_hit'"; done
edit fewer.db "DELETE FROM agreement WHERE a = 'liar_never_hit' OR b = 'liar_never_hit'"
expect 0 'not tried any more [1-9]' "$graze" report fewer.db --out r9 --against campaign.db $plots
expect 0 '^new 0' "$graze" report campaign.db --out r12 --against campaign.db $plots
if ! grep -q 'did not try the same cases' out && grep -q 'Both tried the same cases' r12/report.html; then ok; else
  fails 'the same cases are told apart'
fi
cp campaign.db shorter.db
edit shorter.db "UPDATE campaign SET last = last / 2"
expect 0 'did not try the same cases' "$graze" report campaign.db --out r13 --against shorter.db $plots
if grep -q 'They did not try the same cases' r13/report.html; then ok; else fails 'other cases are not told in the page'; fi

# A test of one's own: what is wrong, how to mend it, a line that makes the report again.
"$graze" new mine --language python --form 'disc disc f64' >/dev/null
cat >own.py <<'EOF'
def hit(a_cx, a_cy, a_r, b_cx, b_cy, b_r):
    dx, dy = a_cx + a_r - (b_cx + b_r), a_cy + a_r - (b_cy + b_r)
    return (dx * dx + dy * dy) ** 0.5 < a_r + b_r
EOF
put() { # its function in place of the template's
  python3 - "$1" mine/mine.py <<'EOF'
import re, sys
own, path = open(sys.argv[1]).read(), sys.argv[2]
text = re.sub(r"def hit\(.*?\n(?=\S)", lambda _: own + "\n\n", open(path).read(), count=1, flags=re.S)
open(path, "w").write(text)
EOF
}
put own.py
mine=(--command 'python3 mine/mine.py' --form 'disc disc f64')
expect 1 '^  so call it as  mine\(a_cx - a_r, a_cy - a_r, a_r, b_cx - b_r, b_cy - b_r, b_r\)$' "$graze" fuzz "${mine[@]}" --cases 20000 --seed 5 --out own.db
cp out said
expect 1 "$(sed -n 's/^mine: //p' said | head -n 1 | tr '()' '..')" "$graze" findings own.db
expect 0 own "$graze" report own.db --out own $plots
shown() { sed '/<style>/,/<\/style>/d; /<script>/,/<\/script>/d; s/<[^>]*>//g' "$1"; }
page=$(shown own/report.html)
for words in 'mine is wrong where anyone can see it' 'answers are wrong, each compared with exact arithmetic: 1 defect' \
  'It is right if cx, cy is the upper left corner of the square about it (both discs), and touching is a miss (open).' \
  'mine(a_cx - a_r, a_cy - a_r, a_r, b_cx - b_r, b_cy - b_r, b_r)' 'assert hit('; do
  if grep -qF -- "$words" <<<"$page"; then ok; else fails "the report of one's own test does not say '$words'"; fi
done
if grep -qE 'A circle at .* of radius .* and one at .* of radius .* (overlap by|are) .*; mine says (hit|miss)' <<<"$page"; then ok; else
  fails 'the smallest case is not told in words'
fi
if grep -q '<th scope="col">stays wrong</th>' own/report.html && grep -qE '<td>(from .* to|from .* up|up to|at) [^<]*</td></tr>' own/report.html; then ok; else
  fails 'how far each number may go is not told'
fi
if grep -qE ' of 0 |0 of 0|[Cc]ontrols|[Hh]ouse tests|Agreement|Discovery' <<<"$page"; then fails 'a section without content is shown'; else ok; fi
# It really makes it again, elsewhere.
line=$(python3 -c 'import json; print(json.load(open("own/report.json"))["campaign"]["again"])')
mkdir -p again && cp -r mine again/
expect 0 report/report.html bash -c 'cd again && graze() { "$0" "$@"; } && eval "$1 --no-plots --format json,html"' "$graze" "$line"
untimed() { python3 -c 'import json, re, sys; r = json.load(open(sys.argv[1])); del r["speed"]; print(re.sub(r"\"nanoseconds\": [^,}]*", "", json.dumps(r, indent=1)))' "$1"; }
if cmp -s <(untimed own/report.json) <(untimed again/report/report.json); then ok; else
  fails "the line '$line' does not make the report again: $(diff <(untimed own/report.json) <(untimed again/report/report.json) | head -n 20)"
fi
# Asked for a number: what it answers with, in the page, the terminal and the picture.
"$graze" new sq --language python --form 'distance point box-ltrb f64' >/dev/null
sed -i 's/return 0$/return max(left - x, 0, x - right) ** 2 + max(top - y, 0, y - bottom) ** 2/' sq/sq.py
expect 1 '^sq: it answers with the square of the distance; ' "$graze" fuzz --command 'python3 sq/sq.py' --form 'distance point box-ltrb f64' --cases 2^10 --survey no --out sq.db
expect 0 sq "$graze" report sq.db --out sq-report $plots
if grep -q '<strong>It answers with the square of the distance\.</strong>' sq-report/report.html; then ok; else fails 'what it answers with instead is not in its report'; fi
expect 0 '' "$graze" plot finding sq.db sq/wrong-distance/corner/logic --out sq.gp
if grep -q "'sq says 2, and the distance is 1.41421'" sq.gp; then ok; else fails "the picture says otherwise: $(grep 'sq says' sq.gp)"; fi
# Called as the report says, it is right on whole numbers.
{
  sed 's/def hit/def as_it_was/' own.py
  printf 'def hit(a_cx, a_cy, a_r, b_cx, b_cy, b_r):\n    return %s\n' "$(sed -n 's/^  so call it as  mine/as_it_was/p' said)"
} >mended.py
put mended.py
"$graze" fuzz "${mine[@]}" --contract open --cases 20000 --seed 5 --survey no --out mended.db >/dev/null
if [[ $(sqlite3 mended.db "SELECT count(*) FROM finding WHERE cause = 'logic'") == 0 ]]; then ok; else fails 'mended as told, it is still wrong'; fi
expect 1 '^  if that is what it promises, say so: --contract open$' "$graze" fuzz "${mine[@]}" --cases 2000 --seed 5 --survey no --out meant.db
# One that is right.
"$graze" new right --language python --form 'box-ltrb box-ltrb f64' >/dev/null
sed -i '/^def hit/,/^$/s/return .*/return a_left <= b_right and b_left <= a_right and a_top <= b_bottom and b_top <= a_bottom/' right/right.py
expect 0 '^0 defects in 0 findings$' "$graze" fuzz --command 'python3 right/right.py' --form 'box-ltrb box-ltrb f64' --contract closed --cases 20000 --out right.db
expect 0 right "$graze" report right.db --out right-report $plots
if grep -q 'right is clean: no wrong answer was found' <<<"$(shown right-report/report.html)"; then ok; else fails 'a clean test is not called clean'; fi

# Wrong by a hair alone: it may be good enough, and said so as it is told, nothing is left.
expect 1 '^  --within .* --tolerance ' "$graze" fuzz --plugin "$(dirname "$graze")/../tests/mine.so" --cases 2^13 --out hair.db
read -ra enough <<<"$(grep -m 1 '^  --within' out)"
expect 0 hair "$graze" report hair.db --out hair $plots
if [[ $(shown hair/report.html) == *'It is wrong only by a hair, or with huge or tiny numbers, which may be good enough.'*"mine.so ${enough[*]}"* ]]; then ok; else
  fails 'the report does not say that a hair may be good enough'
fi
expect 0 '^0 defects in 0 findings$' "$graze" fuzz --plugin "$(dirname "$graze")/../tests/mine.so" "${enough[@]}" --cases 2^13 --out hair.db
if grep -q 'good enough' said; then fails 'what is wrong on whole numbers is called good enough'; else ok; fi

# An issue for those who keep it, with the call that a command tells.
cat >told.py <<'EOF'
import sys
if sys.stdin.readline().split()[2] == "tests":
    print("graze 1 told 1.2\ntest told; disc disc i32; closed; within -100:100; call lib.meet({0}, {1}, {5}); discs meet")
    sys.exit()
answers = ["graze 1 told 1.2\n"]
for line in sys.stdin:
    if line == "\n":
        print("".join(answers), end="", flush=True)
        answers.clear()
    else:
        answers.append("0\n")
EOF
expect 1 'told' "$graze" fuzz --command 'python3 told.py' --limit 60s --cases 4096 --survey no --out told.db
expect 0 '^lib\.meet\(-?[0-9]+, -?[0-9]+, [0-9]+\)$' "$graze" report told.db --for-upstream told
expect 0 '^By hand, in whole numbers: the point ' "$graze" report told.db --for-upstream told
expect 0 '^It says miss; right is hit\.$' "$graze" report told.db --for-upstream told
expect 0 '^told 1\.2: missed hit, disc disc i32 `' "$graze" report told.db --for-upstream told
if "$graze" report told.db --for-upstream told | grep -qE 'told says|python3'; then fails 'an issue names the id of a test, or how it was run here'; else ok; fi
# Without a call, it has what graze is asked, as it runs.
sed 's/call [^;]*; //; s/\btold\b/mute/g' told.py >mute.py
expect 1 'mute' "$graze" fuzz --command 'python3 mute.py' --limit 60s --cases 4096 --survey no --out mute.db
"$graze" report mute.db --for-upstream mute >mute.txt
again=$(grep '^graze check ' mute.txt)
if [[ $(PATH="$(dirname "$graze"):$PATH" sh -c "$again") == *'missed hit'* ]]; then ok; else fails "an issue says '$again', which does not run"; fi
expect 0 'nothing wrong is found' "$graze" report right.db --for-upstream right
expect 2 "found 'nothing', expected a test of" "$graze" report told.db --for-upstream nothing

# The page beside it.
echo '<!doctype html>' >ground.html
expect 0 r10 "$graze" report campaign.db --out r10 --playground ground.html $plots
if [[ -s r10/playground.html ]] && grep -q 'href="playground.html#test=corner_java&amp;case=-\?[0-9]*%20' r10/report.html; then ok; else
  fails 'findings do not link to the playground'
fi
cp campaign.db foreign.db
edit foreign.db "UPDATE test SET role = 'foreign' WHERE id = 'corner_java'"
expect 0 r14 "$graze" report foreign.db --out r14 --playground ground.html $plots
if grep -q 'playground.html#test=sides_java' r14/report.html && ! grep -q 'playground.html#test=corner_java' r14/report.html; then ok; else
  fails 'a link leads to a test that the playground has not'
fi
expect 2 'No such file' "$graze" report campaign.db --out r11 --playground missing.html $plots
expect_no_leftover

echo "$passed passed, $failed failed"
((failed == 0))
