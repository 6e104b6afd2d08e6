#!/usr/bin/env bash
# What is contained, as it is asked of tests: liars are found in ten thousand cases, house tests are not, and a command is put to
# the same question and told in its words.
#   contains_test.sh GRAZE
set -euo pipefail
graze=$(realpath "$1")
cases=65536 && [[ -z ${GRAZE_LONG-} ]] || cases=4194304
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"

"$graze" fuzz --tests liar_contains_always,liar_contains_by_meeting --cases 10000 --survey no --all --out liars.db >liars || true
for liar in liar_contains_always liar_contains_by_meeting; do
  grep -A3 "^$liar " liars | grep -q 'false hit *logic' || { echo "FAILS: $liar is not found"; exit 1; }
done

house=$("$graze" list --ids | grep -E '^house_[a-z]+_contains_' | paste -sd,)
[[ $house == *,*,* ]] || { echo "FAILS: house tests are missing: $house"; exit 1; }
"$graze" fuzz --tests "$house" --cases $cases --survey no --out house.db >house || { cat house; exit 1; }

cat >by_centre.py <<'PYTHON'
import sys

sys.stdin.readline()
answers = ["graze 1\n"]
for line in sys.stdin:
    if line == "\n":
        print("".join(answers), end="", flush=True)
        answers.clear()
    else:
        x, y, w, h, cx, cy, r = map(float, line.split())
        answers.append("1\n" if x <= cx <= x + w and y <= cy <= y + h else "0\n")
PYTHON
code=0
"$graze" fuzz --command 'python3 by_centre.py' --form 'contains box-xywh disc f64' --contract closed --cases 8192 --survey no \
  --out command.db >command || code=$?
[[ $code == 1 ]] && grep -q 'right if r is meant to be left out (disc)' command && grep -q 'the second is not all within, but out by 1; .* says yes' command ||
  { echo "FAILS: a command ($code):"; cat command; exit 1; }
for wrong in 'contains point box-xywh f64' 'distance ellipse point f64' 'nearest disc disc f64' 'push ellipse box-xywh f64' 'ray disc box f64' 'sweep point box f64' 'sweep box polygon f64'; do
  ! "$graze" fuzz --command 'python3 by_centre.py' --form "$wrong" --out refused.db >refused 2>&1 || { echo "FAILS: $wrong is taken"; exit 1; }
done
echo "liars found, house tests not, a command told"
