#!/usr/bin/env bash
# Answers that are numbers: planted mistakes are found, and what graze says of them is true; right ones and house tests are accused
# of nothing that anyone can see; liars are found in ten thousand cases; a command answers in lines.
#   numbers_test.sh GRAZE SOURCE        GRAZE_SHORT: a few of them, GRAZE_LONG: all, and more cases of house tests
set -uo pipefail
source "$(dirname "$0")/checks.sh"
graze=$(realpath "$1") source=$(realpath "$2")
planted=$(realpath "$(dirname "$0")")/numbers/planted.c
house_cases=2048 planted_tests=163 contains_tests=39 few=() few_contains=() house_tests='^house_(distance|nearest|push|crossing|ray|sweep)_'
[[ -z ${GRAZE_LONG-} ]] || house_cases=8388608
if [[ -n ${GRAZE_SHORT-} ]]; then
  planted_tests=12 few=(--tests right_discs,squared,radii_forgotten,right_clamp,right_push,push_first,right_crossing,crossing_zero,right_ray,sweep_far,right_ray_f32,push_first_i32)
  contains_tests=3 few_contains=(--tests right_disc_in_box,one_corner,closed_told_open)
  house_tests='^house_(distance|nearest|push|crossing|ray)_(segment|quad)'
fi
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work" || exit 2

expect 0 '' cc -O2 -Wall -Werror -shared -fPIC -I"$source/fuzz" "$planted" -o planted.so -lm
expect 0 '' cc -O2 -Wall -Werror -shared -fPIC -I"$source/fuzz" "$source/tests/numbers/moving.c" -o moving.so -lm
expect 0 '' cc -O2 -Wall -Werror -shared -fPIC -I"$source/fuzz" "$source/tests/numbers/contains.c" -o contains.so -lm
told="SELECT t.id || '|' || v.colour || '|' || t.title || '|' || coalesce(d.words, '')
      FROM test t JOIN verdicts v ON v.test = t.id LEFT JOIN diagnosis d ON d.test = t.id"
# What the wrong answers of these share, and of no other test is anything else said than a rule.
in='in all [0-9]+ such cases that were tried' of='and in none of [0-9]+ others( where [a-z ]+)?'
declare -A shares=(
  [by_one_percent]="^wrong where they are apart: $in"
  [push_along_x]="^wrong where they overlap and their centres are not level: $in, $of$"
  [push_on_centre]="^wrong where they overlap and they lie on one centre: $in, $of$"
  [push_degree_off]="^wrong where they overlap and their centres differ: $in, $of$"
  [ray_end_only]="^wrong where they start apart and they meet before the end of the way: $in, $of; where they overlap at the start: $in(; also .*)?$"
  [sweep_end_only]="^wrong where they start apart and they meet before the end of the way: $in, $of; where they overlap at the start: $in(; also .*)?$"
  [crossing_back]="; where they overlap: $in$"
  [one_way_round]="^wrong where they overlap and the corners of the triangle go clockwise, y upward: $in, $of$"
)
# one_in STEP 'PLUGINS' ID...: every so many of the plugins' tests, and those: how many, and as --tests has them.
one_in() {
  mapfile -t ids < <({ "$graze" list $2 --ids | awk "NR % $1 == 0" && printf '%s\n' "${@:3}"; } | sort -u)
  count=${#ids[@]} chosen=(--tests "$(IFS=, && printf %s "${ids[*]}")")
}
if [[ -z ${GRAZE_SHORT-}${GRAZE_LONG-} ]]; then
  one_in 12 '--plugin ./planted.so --plugin ./moving.so' radii_forgotten ray_exit whole "${!shares[@]}"
  planted_tests=$count few=("${chosen[@]}")
  one_in 9 '--plugin ./contains.so' closed_told_open
  contains_tests=$count few_contains=("${chosen[@]}")
fi
"$graze" fuzz --plugin ./planted.so --plugin ./moving.so "${few[@]}" --cases 16384 --survey no --out planted.db >/dev/null 2>&1
while IFS='|' read -r id colour title words; do
  case $title in
  -) if [[ $colour != red && -z $words ]]; then ok; else fails "$id is right, and is told as $colour: $words"; fi ;;
  reading:*) if [[ $colour == red && $words == *"${title#reading: }"* ]]; then ok; else fails "$id: $title: told as $colour: $words"; fi ;;
  *) if [[ $colour == red && ( -z $words || $words =~ ^(wrong|gives no answer)\ where\  ) && $words =~ ${shares[$id]-} ]]; then ok; else fails "$id: $title: told as $colour: $words"; fi ;;
  esac
done < <(sqlite3 planted.db "$told")
if [[ $(sqlite3 planted.db 'SELECT count(*) FROM test') == "$planted_tests" ]]; then ok; else fails 'tests are missing'; fi

expect 1 'Code for .*distance disc-disc.*' "$graze" findings planted.db --tests radii_forgotten --code js
expect 1 '^function meets' "$graze" findings planted.db --tests radii_forgotten --code js
expect 1 '^function distance' "$graze" findings planted.db --tests radii_forgotten --code js
expect 1 '^No code is offered for ray point-disc; ' "$graze" findings planted.db --tests "$(sqlite3 planted.db "SELECT id FROM test WHERE form LIKE 'ray point disc %' LIMIT 1")" --code js

# What is contained: of small whole numbers those answers are wrong that the title tells, and no others.
"$graze" fuzz --plugin ./contains.so "${few_contains[@]}" --cases 16384 --survey no --out contains.db >/dev/null 2>&1
told="SELECT t.id || '|' || v.colour || '|' || t.title || '|' || coalesce(d.words, '') || '|' || coalesce(
        (SELECT group_concat(outcome) FROM (SELECT DISTINCT outcome FROM finding f WHERE f.test = t.id AND cause = 'logic' AND outcome <> 'broken contract' ORDER BY 1)),
        (SELECT outcome FROM finding f WHERE f.test = t.id AND cause = 'logic'), '')
      FROM test t JOIN verdicts v ON v.test = t.id LEFT JOIN diagnosis d ON d.test = t.id"
while IFS='|' read -r id colour title words outcomes; do
  case $title in
  -) if [[ $colour != red && -z $words$outcomes ]]; then ok; else fails "$id is right, and is told as $colour: $outcomes $words"; fi ;;
  *) if [[ $colour == red && $title == "$outcomes: "* && ( $title == *": $words" || $title != *': right if '* && ( -z $words || $words =~ ^(wrong where|gives no answer where|much as if)\  ) ) ]]; then ok; else fails "$id: $title: told as $colour: $outcomes: $words"; fi ;;
  esac
done < <(sqlite3 contains.db "$told")
if [[ $(sqlite3 contains.db 'SELECT count(*) FROM test') == "$contains_tests" ]]; then ok; else fails 'tests of contains are missing'; fi
# Where a plugin's contract stands is told as the header has it.
meant=$(sqlite3 contains.db "SELECT meant FROM verdict WHERE test = 'closed_told_open'")
if [[ $meant == '.contract = "closed"' ]]; then ok; else fails "closed_told_open is to say: $meant"; fi

every=1
[[ -z ${GRAZE_SHORT-} ]] || every=4
liars=$("$graze" list --role liar --ids | grep -E '^liar_(distance|nearest|push|crossing|ray|sweep)_' | awk "NR % $every == 0" | paste -sd,)
"$graze" fuzz --tests "$liars" --cases 10000 --survey no --all --out liars.db >/dev/null 2>&1
for liar in ${liars//,/ }; do
  if [[ $(sqlite3 liars.db "SELECT colour = 'control' AND wrong > 0 FROM verdicts WHERE test = '$liar'") == 1 ]]; then ok; else fails "$liar is not found"; fi
done
# What is sent to those who keep a test tells the number, and no hit or miss.
liar=$(tr , '\n' <<<"$liars" | grep -m 1 '^liar_ray_')
expect 0 '; it says [^;]*, and' "$graze" report liars.db --for-upstream "$liar"
if grep -qE '^It says (hit|miss)' out; then fails 'an issue about a number tells a hit or a miss'; else ok; fi
house=$("$graze" list --role house --ids | grep -E "$house_tests" | paste -sd,)
[[ $house == *,*,* ]] || fails "house tests are missing: $house"
expect 0 '0 defects in 0 findings' "$graze" fuzz --tests "$house" --cases "$house_cases" --survey no --out house.db
# A foot beside a corner that is as near but for the last digit; a corner that is far along a thin shape.
while IFS='|' read -r test numbers; do
  expect 0 'outcome   agrees' "$graze" check "$test" $numbers
done <<'CASES'
house_nearest_quad|14505939846 14484970266 2413280427 921696690 0 0 1 0 3642208989 0
house_nearest_quad|5904053 1 0 0 1 0 762438827 0 0 1
house_nearest_triangle|0 0 378123529 1 -14844043 0 0 1
house_nearest_segment|0 1128 1 0 2 8979178983250
CASES

cat >mine.py <<'PYTHON'
import math, sys

sys.stdin.readline()
answers = ["graze 1\n"]
for line in sys.stdin:
    if line == "\n":
        print("".join(answers), end="", flush=True)
        answers.clear()
    else:
        cx, cy, r, x, y, w, h = map(float, line.split())
        dx, dy = cx - min(max(cx, x), x + w), cy - min(max(cy, y), y + h)
        answers.append(f"{math.sqrt(dx * dx + dy * dy) - r!r}\n" if math.isfinite(dx * dx + dy * dy) else "?\n")
PYTHON
own=("$graze" fuzz --command 'python3 mine.py' --form 'distance disc box-xywh f64' --within -1e6:1e6 --cases 8192 --survey no)
expect 1 'mine says -[0-9.]+, and the distance is 0' "${own[@]}" --out own.db
expect 1 'its contract is unstated' "${own[@]}" --out own.db
expect 1 'only by a hair or at extremes' "${own[@]}" --contract unstated --out unstated.db
mine=("$graze" check --command 'python3 mine.py' --form 'distance disc box-xywh f64')
expect 0 'mine says 2, and the distance is 2' "${mine[@]}" mine 0 0 1 3 0 1 1
expect 1 'wrong distance' "${mine[@]}" mine 0 0 4 3 0 1 1
expect 2 "expected zero, negative or unstated" "${own[@]}" --contract closed --out wrong.db
# A scene is put to the tests of its question, in its order.
scene=("$graze" check --scene)
expect 1 'point_line_distance .* 0 +wrong distance' "${scene[@]}" 'distance point 0 0 segment 1 0 2 0'
expect 1 'nearest_on_segment .*\(1, 0\) +agrees' "${scene[@]}" 'nearest point 0 0 segment 1 0 2 0'
expect 1 'disc_in_disc_squared .* hit +false hit' "${scene[@]}" 'contains disc 0 0 1 disc 1 0 3'
expect 0 'house_disc_contains_box .* miss +agrees' "${scene[@]}" 'contains disc 1 1 1 box 0 0 4 4'
if ! grep -q house_box_contains_disc out; then ok; else fails 'the other question is asked too'; fi
expect 1 'boxes_push_common .*\(0, -1\) +wrong push' "${scene[@]}" 'push box-ltrb 0 0 4 4 box-ltrb 1 1 2 2'
expect 1 'says \(0, 0\), which leaves 2 of it, and the shortest push is 2 long' "$graze" check disc_out_of_box 0 0 4 4 1 1 1
expect 0 'says \(0, 0\), and no push is needed' "$graze" check disc_out_of_box 0 0 1 1 3 0 1
expect 1 'says \(1, 0.001\), which is beside the shortest way, and the shortest push is 1 long' "$graze" check liar_push_turned 0 0 1 1 0 1
expect 2 'expected zero or unstated' "$graze" fuzz --command 'python3 mine.py' --form 'push disc disc f64' --contract negative --out wrong.db
expect 1 'says \(0, 0\), and there is none' "$graze" check crossing_of_lines 1 0 0 0 0 1 0 2
expect 1 'says none, and they meet' "$graze" check liar_crossing_none 0 0 2 2 0 2 2 0
expect 1 'says \(0, 0\), which is 1\.41421 away from one of them' "$graze" check liar_crossing_end 0 0 2 2 0 2 2 0
expect 0 'says none' "$graze" check crossing_within 0 0 2 2 0 0 2 0
expect 2 'expected closed, open or unstated' "$graze" fuzz --command 'python3 mine.py' --form 'crossing segment segment f64' --contract zero --out wrong.db
expect 2 'asked of two segments' "${scene[@]}" 'crossing segment 0 0 1 1 disc 1 0 3'
expect 2 'one of the two shapes must be one' "${scene[@]}" 'nearest disc 0 0 1 disc 1 0 3'
expect 1 "wrote '-?[0-9.]+', expected two numbers with a space between" "$graze" fuzz --command 'python3 mine.py' \
  --form 'nearest point capsule f64' --cases 64 --survey no --all --out wrong.db

cat >cross.py <<'PYTHON'
import sys

sys.stdin.readline()
answers = ["graze 1\n"]
for line in sys.stdin:
    if line == "\n":
        print("".join(answers), end="", flush=True)
        answers.clear()
    else:
        a, b, c, d, e, f, g, h = map(float, line.split())
        turn = (c - a) * (h - f) - (d - b) * (g - e)
        if turn == 0:
            answers.append("none\n")
            continue
        s, t = ((e - a) * (h - f) - (f - b) * (g - e)) / turn, ((e - a) * (d - b) - (f - b) * (c - a)) / turn
        answers.append(f"{a + s * (c - a)!r} {b + s * (d - b)!r}\n" if 0 <= s <= 1 and 0 <= t <= 1 else "none\n")
PYTHON
cross=(--command 'python3 cross.py' --form 'crossing segment segment f64')
expect 1 'right in all [0-9,]+ cases with everyday numbers' "$graze" fuzz "${cross[@]}" --contract closed --within -1e6:1e6 --cases 8192 --survey no --out cross.db
expect 1 'cross says \(0, 0\)' "$graze" check "${cross[@]}" --contract open cross 0 0 2 2 0 0 2 0

printf '%d passed, %d failed\n' "$passed" "$failed"
((failed == 0))
