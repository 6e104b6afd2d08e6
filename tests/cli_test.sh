#!/usr/bin/env bash
# The program as a user runs it, fed good input and rubbish.
#   cli_test.sh GRAZE GOLDEN-FOLDER
set -uo pipefail
source "$(dirname "$0")/checks.sh"
graze=$1 golden=$2
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work" || exit 2
header='px,py,cx,cy,cr,hit,relation'
# rubbish PATTERN CONTENT...: a file verify must refuse. Written with printf %b.
rubbish() {
  printf '%b' "$2" >rows.csv
  expect 2 "$1" "$graze" verify point_circle_cs rows.csv
  if grep -qE '[0-9]+ agree' out; then fails 'a partial summary after bad input'; fi
}

expect 2 'Example' "$graze"
expect 0 'Example' "$graze" --help
expect 0 '^graze [0-9.]*, revision [0-9a-f]*[-a-z]*, levels base' "$graze" --version
expect 2 "no command 'chekc', did you mean 'check'" "$graze" chekc
expect 2 'did you mean `graze show clamp_py`' "$graze" clamp_py
expect 2 "no command 'zzz'" "$graze" help zzz
expect 2 "found 'a.x1b.xff', expected a test" "$graze" show $'a\x1b\xff'
for command in list show check verify new; do
  expect 0 '^Example' "$graze" "$command" --help
  expect 0 '^Example' "$graze" help "$command"
done

expect 0 'clamp_py +D1' "$graze" list
"$graze" list >out
if [[ $(grep -cE '^  [a-z0-9_]+ {2,}' out) == $("$graze" list --ids | wc -l) ]]; then ok; else fails 'list leaves tests out'; fi
expect 1 'apart, in a notch; polygon_fan says hit' "$graze" check polygon_fan 1 2 4 2 1 1 1 0 3 0 0
expect 1 'overlap by .*, inside, level with a corner; hao_polygon_js says miss' "$graze" check hao_polygon_js 1 1 3 0 1 0 3 2 0
expect 1 'touch, exactly, on an edge; flowcore_polygon_cpp says miss' "$graze" check flowcore_polygon_cpp 1 1 3 0 0 0 1 2 1
expect 0 '"id": "clamp_py"' "$graze" list --json
expect 0 '^clamp_py$' "$graze" list --ids
expect 0 'corner_java' "$graze" list --pair box-box --role tutorial
expect 2 'expected point-segment, .*, point-box' "$graze" list --pair blob
expect 2 'expected tutorial' "$graze" list --role blob
expect 2 "found '--blob'" "$graze" list --blob
expect 0 'no test is of that pair' "$graze" list --pair point-disc --role detour

expect 0 'missed hit, logic' "$graze" show corner_java
expect 0 'static enum answer clamp_py' "$graze" show clamp_py
if grep -qE 'GRAZE_TEST|fingerprint' out; then fails 'show repeats the record'; else ok; fi
# The file from its comment to its record.
if grep -q '^/[*] The clamp method' out && grep -q '^algorithms/disc_box/clamp_py.c$' out; then ok; else fails 'show clamp_py does not begin with its comment'; fi
expect 0 '#include "quadrant.h"' "$graze" show quadrant_js
if "$graze" show house_disc_disc_i64_closed | grep -qE '#define RECORD|fingerprint'; then fails 'show repeats the records of a house test'; else ok; fi
expect 0 '"defects"' "$graze" show clamp_py --json
expect 2 "did you mean 'clamp_py'" "$graze" show clamppy
expect 2 'TEST: found nothing, expected a test, as in .graze show corner_java' "$graze" show
expect 0 '[.]-+#' env LC_ALL=C "$graze" show corner_java
expect 0 '█ both' env LC_ALL=C.UTF-8 "$graze" show corner_java
expect 0 'closer:' "$graze" show clamp_py_int
# Every fifth, and with GRAZE_LONG each.
every=5
[[ -z ${GRAZE_LONG:-} ]] || every=1
while read -r id; do expect 0 "$id" "$graze" show "$id"; done < <("$graze" list --ids | awk "NR % $every == 0")

expect 1 'outcome +false hit' "$graze" check clamp_py 0.1 1.3 0.2 0 0.5 0.2 0.6
expect 0 'outcome +agrees' "$graze" check clamp_py 0 0 5 1 1 1 1
expect 1 'missed hit' "$graze" check corner_java 0 1 3 1 1 0 1 3
expect 1 '^A circle at 0, 0 of radius 1 and one at 0, 5 of radius 3 are 1 apart; mdn_circles_js says hit$' "$graze" check mdn_circles_js 0 0 1 0 5 3
expect 1 'touch, exactly; corner_java says hit, and its contract .half-open. asks for a miss$' "$graze" check corner_java 1 1 1 1 0 0 1 1
expect 1 '"words": "A box at 0, 1 of size 3 by 1 and one at 1, 0 of size 1 by 3 overlap by 2' "$graze" check corner_java 0 1 3 1 1 0 1 3 --json
expect 0 '^A circle at 0, 0 of radius 1 and a box at 5, 5 of size 2 by 2 are 6' "$graze" check --scene 'circle 0 0 1 rect 5 5 2 2'
expect 0 'place +corner' "$graze" check expanded_cs -5 -5 -1 -1 0x1p+2 4 1
expect 1 '"outcome": "false hit"' "$graze" check --json clamp_py 0.1 1.3 0.2 0 0.5 0.2 0.6
expect 1 'undefined for these numbers' "$graze" check quadrant_qt 46341 0 1 1 0 0 0
expect 1 '"relation": "apart"' "$graze" check --scene "box 0 0 1 1 disc 2 2 1" --json
expect 0 'relation +apart' "$graze" check --scene "box 0 0 1 1 disc 9 9 1"
expect 1 'side_guess_py .*false hit' "$graze" check --scene "box 0 0 1 1 disc 1.75 1.75 1"
expect 1 'cannot hold the scene' "$graze" check --scene "box 0 0 1 1 disc 1.75 1.75 1"
expect 1 'corner_java' "$graze" check --scene box 0 1 3 1 box 1 0 1 3
expect 1 '3: cx of disc is not exactly an i64' "$graze" check --scene "box 0 0 1 1 disc 1.75 1.75 1"
expect 1 '"cannot": ' "$graze" check --json --scene "box 0 0 1 1 disc 1.75 1.75 1"
expect 0 'case +9007199254740993 -5 5' "$graze" check clamp_py_int -- 9007199254740993.0 -5 5e0 0 0 1 1
expect 0 'exactly +0x1.999999999999ap-4' "$graze" check clamp_py 0.1,0,1 2,2,1,1
expect 0 'relation +invalid' "$graze" check clamp_py nan 0 1 2 2 1 1
expect 0 'gap +1.7976931348623157e[+]308' "$graze" check clamp_py 1e308 1e308 1e308 -1e308 -1e308 0 0
expect 0 'case +1e-300' "$graze" check clamp_py "0.$(printf '%0299d' 0)1" 0 1 2 2 1 1
expect 2 "cx: found '1e309'" "$graze" check clamp_py 1e309 0 1 2 2 1 1
expect 2 'of disc: found nothing' "$graze" check --scene "box 0 0 1 1 disc 0 0"
expect 2 "found '--blob'" "$graze" check clamp_py --blob
for command in check shrink; do
  expect 2 'NUMBERS: found .0+., expected fewer than 8192 characters' "$graze" "$command" clamp_py "$(printf '%09000d' 1)"
  expect 2 "found '9'|ax: found '0+'" "$graze" "$command" corner_java "$(printf '%04095d' 1)" 0 1 3 1 1 0 1 3 # no number is lost
done
expect 2 "cr: found nothing, expected 5 numbers: px py cx cy cr" "$graze" check point_circle_cs 1 2 3 4
expect 2 "n of polygon: found -1, expected how many corners it has, from 3 to 16" "$graze" check --scene 'polygon -1 0 0 1 1 2 2 disc 0 0 1'
# An empty word is none: of a variable that is not set.
for command in 'check --scene' show 'check' 'verify' shrink vectors; do
  # shellcheck disable=SC2086
  expect 2 'found .., expected' "$graze" $command "" /dev/null
done
expect 2 'of other pairs than --pair says' "$graze" fuzz --tests clamp_py --pair box-box --out p.db
# Of a polygon the corners that it has are told.
expect 0 '^  y3 ' "$graze" shrink openlayers_ring_js 0 0 3 1 0 0 1 0 2
if grep '^  x4 ' out; then fails 'corners are told that the polygon has not'; else ok; fi
expect 0 'relation  apart' "$graze" check --scene 'circle 0 0 1 rect 5 5 2 2'
expect 0 'relation  overlapping' "$graze" check --scene 'circle 0 0 2 rectangle 1 1 2 2'
expect 2 "found '6'" "$graze" check point_circle_cs 1 2 3 4 5 6
expect 2 "cx: found 'x'.*whole number" "$graze" check point_circle_cs 1 2 x 4 5
expect 2 "cr: found '2147483648'" "$graze" check point_circle_cs 1 2 3 4 2147483648
expect 2 "cr: found '1.5'" "$graze" check point_circle_cs 1 2 3 4 1.5
expect 2 'expected a shape' "$graze" check --scene "blob 1 2"
expect 2 'expected two' "$graze" check --scene "box 1 2 3 4"
expect 2 'expected a finite number' "$graze" check --scene "box 1 2 3 nan disc 0 0 1"
expect 2 'no test' "$graze" check --scene "point 0 0 point 1 1"
expect 2 "found 'clamp_py', expected no such argument" "$graze" check clamp_py --scene "point 0 0 point 1 1"

while read -r file id; do
  if [[ $file == cs_expanded_circle_rect ]]; then
    expect 1 'hit differs in 0 rows, relation in 811' "$graze" verify "$id" "$golden/$file.csv"
  else
    expect 0 ' agree' "$graze" verify "$id" "$golden/$file.csv"
  fi
done <"$golden/tests.txt"
expect 1 'hit differs' "$graze" verify sides_java "$golden/java_corner_in_rect.csv"
expect 0 '"agreeing": 4875' "$graze" verify point_circle_cs "$golden/cs_point_circle.csv" --json

printf '%s\n' "$header" '0,0,0,0,1,1,overlapping' '3,0,0,0,1,1,apart' >rows.csv
expect 1 'rows.csv:3: hit: the row says 1, graze says 0' "$graze" verify point_circle_cs rows.csv
printf '\xef\xbb\xbf%s\r\n0,0,0,0,1,1,overlapping' "$header" >rows.csv
expect 0 '1 rows, 1 agree' "$graze" verify point_circle_cs rows.csv
printf 'hit,cr,"cy",cx,py,px\n1,1,0,0,"0",0\n' >rows.csv
expect 0 '1 rows, 1 agree' "$graze" verify point_circle_cs rows.csv
printf '%s,family,ub\n0,0,0,0,1,1,overlapping,"any, thing",int\n\n\n' "$header" >rows.csv
expect 0 '1 rows, 1 agree' "$graze" verify point_circle_cs rows.csv
expect 0 '1 rows, 1 agree' bash -c "'$graze' verify point_circle_cs - <rows.csv"
printf 'px,py,cx,cy,cr,relation\n0,0,0,0,1,overlapping\n0,0,0,0,0,touching\n' >rows.csv
expect 1 'rows.csv:3: relation: the row says touching, graze says flat' "$graze" verify point_circle_cs rows.csv
expect 1 '"column": "relation"' "$graze" verify --json point_circle_cs rows.csv
{ echo "$header" && for row in {1..15}; do echo "0,0,0,0,1,0,overlapping"; done; } >rows.csv
expect 1 '15 rows, 0 agree' "$graze" verify point_circle_cs rows.csv
expect 1 'rows.csv:11: hit' "$graze" verify point_circle_cs rows.csv
if grep -q 'rows.csv:12:' out; then fails 'more than ten disagreements shown'; fi
rubbish 'the file is empty' ''
rubbish 'the file is empty' '\xef\xbb\xbf'
rubbish 'the file is empty' '\n\r\n'
rubbish "rows.csv:1: header: found the column 'family' twice" "px,py,cx,cy,cr,hit,family,family\n1,1,1,1,1,1,a,b\n"
rubbish "rows.csv:2: cr: found '1.5', expected a whole number" "$header\n0,0,0,0,1.5,1,overlapping\n"
rubbish "rows.csv:2: cr: found 'nan'" "$header\n0,0,0,0,nan,1,overlapping\n"
rubbish "rows.csv:2: hit: found 'maybe'" "$header\n0,0,0,0,1,maybe,overlapping\n"
rubbish 'text after a closing quote' "$header\n0,0,\"0\"0,0,1,1,overlapping\n"
rubbish "rows.csv:1001: px: found 'x'" "$header\n$(printf '0,0,0,0,1,1,overlapping\\n%.0s' {1..999})x,0,0,0,1,1,apart\n"
rubbish 'no rows' "$header\n"
rubbish "unknown column 'blob'" "px,py,cx,cy,cr,blob,hit\n1,1,1,1,1,1,1\n"
rubbish "no column 'cr'" "px,py,cx,cy,hit\n1,1,1,1,1\n"
rubbish "'px' twice" "px,px,py,cx,cy,cr,hit\n1,1,1,1,1,1,1\n"
rubbish 'neither hit nor relation' "px,py,cx,cy,cr\n1,1,1,1,1\n"
rubbish 'rows.csv:3: row: found 6 fields' "$header\n0,0,0,0,1,1,overlapping\n0,0,0,0,1,1\n"
rubbish 'rows.csv:2: row: found 8 fields' "$header\n0,0,0,0,1,1,overlapping,9\n"
rubbish "rows.csv:2: cx: found 'two'" "$header\n0,0,two,0,1,1,overlapping\n"
rubbish "rows.csv:2: cx: found ''" "$header\n0,0,,0,1,1,overlapping\n"
rubbish "rows.csv:2: cr: found '4294967296'" "$header\n0,0,0,0,4294967296,1,overlapping\n"
rubbish "rows.csv:2: hit: found '2'" "$header\n0,0,0,0,1,2,overlapping\n"
rubbish "rows.csv:2: relation: found 'near'" "$header\n0,0,0,0,1,1,near\n"
rubbish 'NUL byte' "$header\n0,0,\0000,0,1,1,overlapping\n"
rubbish 'quote that is not closed' "$header\n0,0,\"0,0,1,1,overlapping\n"
{ echo "$header" && head -c 10000000 /dev/zero | tr '\0' '1' && echo; } >rows.csv
expect 2 'rows.csv:2: row: found a line of more than' "$graze" verify point_circle_cs rows.csv
head -c 100000 "$graze" >rows.csv
expect 2 'rows.csv:1: header' "$graze" verify point_circle_cs rows.csv
expect 2 'found a directory' "$graze" verify point_circle_cs .
expect 2 'standard input:1: header: .*Is a directory' bash -c "'$graze' verify point_circle_cs - <."
printf 'ox,oy,ax,ay,bx,by,relation\n1,2,3,4,5,6,apart\n' >rows.csv
expect 2 'about no pair of shapes' "$graze" verify same_quadrant_js rows.csv
cp "$golden/cs_point_circle.csv" locked.csv && chmod 000 locked.csv
[[ -r locked.csv ]] || expect 2 'expected a file that can be read: .*Permission denied' "$graze" verify point_circle_cs locked.csv
expect 2 "FILE: found 'missing.csv', expected a file that can be read: .*No such file" "$graze" verify point_circle_cs missing.csv
expect 2 'FILE: found nothing, expected' "$graze" verify point_circle_cs
if [[ -w /dev/full ]]; then
  expect 2 'cannot be written' bash -c "'$graze' list >/dev/full"
  expect 2 'cannot be written' bash -c "'$graze' list --json >/dev/full"
fi
# Whoever read went away: nothing is said.
"$graze" fuzz --tests corner_java --cases 4096 --survey no --out pipe.db >/dev/null 2>&1
for command in list 'list --json' 'show corner_java' 'check --scene "box 0 0 1 1 disc 2 2 1"' --help 'findings pipe.db' 'findings pipe.db --json' \
  'findings pipe.db --csv' 'replay pipe.db' 'report pipe.db --format json' 'shrink corner_java 0 1 3 1 1 0 1 3' protocol 'fuzz --help' \
  'fuzz --tests corner_java --cases 4096 --survey no --out more.db' 'exhaust --tests corner_java --size 2 --out more.db'; do
  expect 141 '^said $' bash -c "exec 9> >(:); wait \$!; '$graze' $command 2>err >&9; code=\$?; echo said \"\$(grep -v 'graze: about' err)\"; exit \$code"
done
expect 2 'cannot be written' bash -c "'$graze' list >&-"
# A table fits its terminal.
for columns in 80 120 200; do
  script -qec "stty cols $columns; '$graze' list" /dev/null </dev/null | sed 's/\x1b\[[0-9;]*m//g' | tr -d '\r' >out
  if grep -q 'neighbours are a hit' out && ! grep -E "^.{$((columns + 1))}" out >wide; then ok; else fails "list at $columns columns: $(head -n 1 wide)"; fi
done
expect 0 'clamp_py' env NO_COLOR=1 LC_ALL=C "$graze" show clamp_py

echo "$passed passed, $failed failed"
((failed == 0))
