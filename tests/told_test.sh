#!/usr/bin/env bash
# What a command says of itself: which tests it holds, with which limits, and which cases it declines.
#   told_test.sh GRAZE
set -uo pipefail
source "$(dirname "$0")/checks.sh"
graze=$(realpath "$1")
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work" || exit 2

cat >two.py <<'PY'
import sys
TESTS = {"discs": lambda a, b, r, x, y, s: (a - x) * (a - x) + (b - y) * (b - y) <= (r + s) * (r + s), # closed, and rounds
         "wide": lambda x, y, l, t, r, b: l - 1 <= x <= r + 1 and t - 1 <= y <= b + 1,   # a skin of 1
         "whole": lambda x, y, l, t, r, b: None if x != x // 1 else l <= x <= r and t <= y <= b and x < 50}
hello = sys.stdin.readline().split()
if hello[2] == "tests":
    print("graze 1 two\ntest discs; disc disc f64; closed; two circles; in; the plane\ntest wide; point box-ltrb f64; "
          "closed; within -1e6:1e6; tolerance 1.5; by one\ntest whole; point box-ltrb f64; unstated; within -40:40; within the box")
    sys.exit()
hit, out = TESTS[hello[5]], ["graze 1\n"]
for line in sys.stdin:
    if line == "\n":
        print(end="".join(out), flush=True)
        out = []
        continue
    try:
        said = hit(*map(float, line.split()))
        out.append("-\n" if said is None else "1\n" if said else "0\n")
    except Exception:
        out.append("-\n")
PY
two=(--command 'python3 two.py')
count() { sqlite3 -readonly s.db "SELECT coalesce(sum(count), 0) FROM tally WHERE test = '$1' AND answer = '$2' AND $3"; }
say() { [[ $1 == "$2" ]] && ok || fails "$3: $1, expected $2"; }

expect 1 'discs' "$graze" fuzz "${two[@]}" --cases 4000 --out s.db --survey no
say "$(sqlite3 -readonly s.db "SELECT group_concat(test) FROM (SELECT DISTINCT test FROM finding)")" discs 'found in discs alone, within their limits'
say "$(sqlite3 -readonly s.db "SELECT title FROM test WHERE id = 'discs'")" 'two circles; in; the plane' 'the title'
[[ $(count wide declined 1) -gt 0 && $(count wide hit 1) -gt 0 && $(count whole declined 1) -gt 0 ]] && ok || fails 'some are declined, some answered'
say "$(count discs declined 1)" 0 'discs declines nothing'
say "$(count wide hit "relation = 'touching'")" 0 'touching is within the tolerance'
say "$(sqlite3 -readonly s.db "SELECT group_concat(given) FROM subject WHERE test = 'wide'")" "--command 'python3 two.py'" 'how it is told'
expect 0 'declined' "$graze" check "${two[@]}" wide 3 0 0 0 2 2
expect 0 'declined' "$graze" check "${two[@]}" whole 0.5 0 0 0 2 2
expect 1 'false hit' "$graze" check "${two[@]}" --tolerance 0.25 wide 2.5 0 0 0 2 2
expect 1 'missed hit' "$graze" check "${two[@]}" --within -100:100 whole 60 5 0 0 99 9
expect 2 'expected LOW:HIGH' "$graze" check "${two[@]}" --within 3:2 wide 0 0 0 0 2 2
expect 2 'found no --form after it, expected one' "$graze" check --command 'true' x 1

# A float is written as the double that it is, so a command of doubles is not taken in.
cat >exact.sh <<'SH'
read -r _; read -r _; echo "graze 1"
while read -r line; do if [[ $line ]]; then [[ $line == 0.10000000149011612\ * ]] && echo 1 || echo 0; fi; done
SH
expect 0 'answer +hit' "$graze" check --command 'bash exact.sh' --form 'point disc f32' --name exact exact 0.1 0 0 0 1

# A sample that throws gives no answer, and says why.
"$graze" new mine --language python >/dev/null
sed -i 's/return False/raise KeyError("nothing in it")/' mine/*.py
expect 1 'nothing in it' "$graze" check --command "python3 mine/mine.py" --form 'disc box-xywh f64' --contract closed --name mine mine 0 0 1 0 0 1 1

# One that answers otherwise when its shapes are exchanged is told with both cases, though neither answer breaks a promise;
# not where a half-open contract lets it, and not twice where a finding tells it.
cat >way.py <<'PY'
import sys
sys.stdin.readline()
out = ["graze 1\n"]
for line in sys.stdin:
    if line == "\n":
        print(end="".join(out), flush=True)
        out = []
        continue
    a, b, c, d, e, f, g, h = map(int, line.split())
    out.append("%d\n" % (a <= g and e < c and b < h and f < d))
PY
way=(--command 'python3 way.py' --form 'box-ltrb box-ltrb i32' --cases 20000 --out way.db)
expect 1 'answers otherwise when its shapes are exchanged' "$graze" fuzz "${way[@]}" --contract unstated
say "$(sqlite3 -readonly way.db "SELECT counted_colour || ': ' || sentence FROM verdict" | sed 's/[0-9][0-9,]*/N/g')" \
  'amber: Answers otherwise when its shapes are exchanged, in N of N cases that were asked both ways.' 'the sentence'
expect 0 'report.html' "$graze" report way.db --no-plots --out way
if grep -q 'Answers otherwise when its shapes are exchanged' way/report.html && ! grep -q 'Nothing wrong found' way/report.*; then ok; else fails 'the page'; fi
say "$(python3 -c 'import json; [row] = json.load(open("way/report.json"))["exchanges"]["rows"]; print(row[0], row[5], row[7])')" 'way hit miss' 'report.json'
expect 1 '"outcome":"exchange".*"answer":"hit".*"exchanged_answer":"miss"' "$graze" findings way.db --json
say "$(sqlite3 -readonly way.db "SELECT relation || reach FROM exchange")" touchingsmall 'the exchange'
expect 1 'broken contract' "$graze" fuzz "${way[@]}" --contract closed --all
say "$(sqlite3 -readonly way.db "SELECT count(*) FROM exchange")" 0 'told by a finding'

printf '%d passed, %d failed\n' "$passed" "$failed"
((failed == 0))
