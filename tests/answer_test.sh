#!/usr/bin/env bash
# What a person reads first in a terminal: of one's own function the answer in a dozen lines, of a campaign the summary.
#   answer_test.sh GRAZE PROJECT
set -uo pipefail
source "$(dirname "$0")/checks.sh"
graze=$(realpath "$1") project=$2
output=said
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work" || exit 2

# own NAME EXPRESSION: discs against boxes, in C.
own() {
  cat >"$1.c" <<END
#include "graze_plugin.h"
#include <math.h>
#include <stdlib.h>
static int hit(const double *n) {
  const double cx = n[0], cy = n[1], r = n[2], x = n[3], y = n[4], w = n[5], h = n[6];
  const double dx = cx - fmax(x, fmin(cx, x + w)), dy = cy - fmax(y, fmin(cy, y + h));
  return $2;
}
static const struct graze_test tests[] = {{.id = "$1", .form = "disc box-xywh f64", .contract = "closed", .answer = {.f64 = hit}}};
GRAZE_PLUGIN(tests)
END
  ${CC:-cc} -O1 -shared -fPIC -I"$project/fuzz" "$1.c" -o "$1.so" -lm || fails "$1: not built"
}
# answer STATUS PATTERN...: every pattern is in what is said, in twelve lines at most.
answer() {
  expect "$1" "$2" "$graze" fuzz --plugin "./$name.so" --cases 2^14 --survey no --out "$name.db"
  "$graze" findings "$name.db" >told 2>&1
  if (($(wc -l <told) <= 12)); then ok; else fails "$name: more than 12 lines: $(cat told)"; fi
  for pattern in "${@:2}"; do
    if grep -qE -- "$pattern" told; then ok; else fails "$name: nobody says '$pattern': $(cat told)"; fi
  done
}

name=diameter
own $name 'dx * dx + dy * dy <= r * r / 4'
answer 1 '^diameter is wrong where anyone can see it: red, wrong in [0-9]+% .*, by up to [0-9]+% of' '; diameter says miss, right there is a hit$' '# both$' \
  'right if r is the diameter' '^  so call it as  diameter\(cx, cy, 2 \* r, x, y, w, h\)$' 'right code for disc-box: discMeetsBox, which .* findings diameter.db --code c prints' '^  look at it: .* check '
expect 1 '^int disc_meets_box\(' "$graze" findings diameter.db --code c++
expect 1 '^public static bool DiscMeetsBox\(' "$graze" findings diameter.db --code c#
expect 2 'expected c, cpp' "$graze" findings diameter.db --code cobol
# One condition that mends its answers, as code in the language of the test; where none does, nothing.
name=inside
own $name 'dx * dx + dy * dy > 0 && dx * dx + dy * dy <= r * r'
answer 1 'wrong where they overlap and the centre of the disc lies in the box: in all' \
  '^  a mend: "or the centre of the disc lies in the box" \(cx >= x && cx <= x \+ w && cy >= y && cy <= y \+ h\): right in all [0-9]{4,} fresh cases with it; it was wrong in [0-9]+ of them$'
expect 0 inside "$graze" report inside.db --out inside --no-plots --format html
if grep -q 'A mend: &quot;or the centre of the disc lies in the box&quot; (cx &gt;= x' inside/report.html; then ok; else fails "the page has no mend: $(grep -o 'A mend.*' inside/report.html)"; fi
name=inside_and_3
own $name 'dx * dx + dy * dy > 0 && r != 3 && dx * dx + dy * dy <= r * r'
answer 1 ': red'
if grep -q 'a mend' told; then fails "a mend where the centre alone is none: $(cat told)"; else ok; fi
"$graze" new rims --language python --form 'disc disc f64' >/dev/null
sed -i 's/^    return False$/    return (a_cx != b_cx or a_cy != b_cy) and (a_cx - b_cx) ** 2 + (a_cy - b_cy) ** 2 <= (a_r + b_r) ** 2/' rims/rims.py
expect 1 '^  a mend: "or they lie on one centre" .a_cx == b_cx and a_cy == b_cy.: right in all ' "$graze" fuzz --command 'python3 rims/rims.py' --form 'disc disc f64' --cases 2^13 --survey no --out rims.db
# Of a program whose language is not known the languages are named.
cp rims/rims.py rims/compiled
expect 1 'discMeetsDisc, which .* --code go prints \(or rust, csharp, java, c, python, js\)$' "$graze" fuzz --command 'python3 rims/compiled' --form 'disc disc f64' --cases 2^13 --survey no --out compiled.db
name=tolerant
own $name 'sqrt(dx * dx + dy * dy) <= r + 1e-6'
answer 1 '^tolerant is wrong only by a hair or at extremes: amber, right in all' 'It hits shapes that are less than 1e-06 apart: a tolerance'
name=strict
own $name 'sqrt(dx * dx + dy * dy) < r - 0.5'
answer 1 ': red, ' 'It misses shapes that overlap by less than 0.5: a tolerance'
name=crashes
own $name 'cx == 7 && r > 1 ? (abort(), 0) : dx * dx + dy * dy <= r * r'
answer 1 ': red, ' 'gives no answer' 'crashed'
# What is right to the eye: nothing of hairs and of numbers that nobody has, unless they are asked for.
name=clamped
own $name 'dx * dx + dy * dy <= r * r'
answer 1 '^clamped is wrong only by a hair or at extremes: amber, right in all' '--within .* --tolerance'
if grep -qE 'e[+-]?[0-9]{2}|rounding|range ' told; then fails "what nobody asked for: $(cat told)"; else ok; fi
expect 1 'missed hit +rounding|false hit +rounding' "$graze" findings $name.db --all
if grep -q ' range ' said; then ok; else fails 'numbers at extremes are not told with --all'; fi

# Amber only because it answers otherwise when its shapes are exchanged: no hair and no extreme, and every output says so.
cat >order.c <<'C'
#include "graze_plugin.h"
static int hit(const int32_t *n) { return n[0] <= n[6] && n[4] < n[2] && n[1] <= n[7] && n[5] < n[3]; }
static const struct graze_test tests[] = {{.id = "order", .form = "box-ltrb box-ltrb i32", .contract = "unstated", .answer = {.i32 = hit}}};
GRAZE_PLUGIN(tests)
C
${CC:-cc} -O1 -shared -fPIC -I"$project/fuzz" order.c -o order.so || fails 'order: not built'
expect 1 '^order answers otherwise when its shapes are exchanged: amber' "$graze" fuzz --plugin ./order.so --tests clamp_py --cases 2^13 --out order.db
expect 0 order "$graze" report order.db --out order --no-plots --format html,junit
for said_so in 'report.html:Wrong only by a hair or at extremes, or when shapes are exchanged: good' 'report.html:when its shapes are exchanged</td><td[^>]*>[-0-9 ]* is a (hit|miss), and exchanged, ' \
  'report.html:>Answers otherwise when its shapes are exchanged, in [0-9,]* of [0-9,]* cases' 'junit.xml:foreign. value=.0 fail .* 1 only by a hair or at extremes, or when shapes are exchanged'; do
  if grep -qE -- "${said_so#*:}" "order/${said_so%%:*}"; then ok; else fails "order: ${said_so%%:*} does not say '${said_so#*:}'"; fi
done

# The same in JSON.
if ("$graze" fuzz --plugin ./diameter.so --cases 2^10 --survey no --out json.db --json 2>/dev/null || true) |
  python3 -c 'import json, sys; v = json.load(sys.stdin)["verdicts"][0]; assert v["colour"] == "red" and v["witness"] and v["everyday_wrong"] > 0'; then ok; else
  fails 'the verdict in JSON'
fi

# A table that fits; words as people write them.
if (($("$graze" list | wc -L) <= 100)); then ok; else fails "lines of list: $("$graze" list | wc -L)"; fi
expect 0 'red +wrong in .* by up to' "$graze" list --colours --pair disc-box
if (($(wc -L <said) <= 100)); then ok; else fails "lines of list --colours: $(wc -L <said)"; fi
expect 0 '^From the five tutorials: 5 fail where you can see it · 15 only by a hair or at extremes · 5 never$' "$graze" list --colours --role tutorial
for pair in javascript:js py:py Python3:py c++:cpp; do
  rm -rf mine
  expect 0 'mine' "$graze" new mine --language "${pair%:*}"
  if [[ -e mine/mine.${pair#*:} ]]; then ok; else fails "--language ${pair%:*}: $(ls mine)"; fi
done
expect 2 'expected map, card, finding' "$graze" plot
expect 2 'did you mean .--tests' "$graze" findings diameter.db --test diameter
"$graze" exhaust --tests corner_java --size 2 --out lattice.db >/dev/null 2>said
if grep -qE '^graze: about [0-9]+ seconds' said; then ok; else fails "exhaust does not say how long: $(cat said)"; fi

printf '%d passed, %d failed\n' "$passed" "$failed"
((failed == 0))
