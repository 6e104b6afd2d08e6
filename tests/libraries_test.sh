#!/usr/bin/env bash
# Published libraries as scripts/libraries tries them: one that is missing, one that is there, and the page.
#   libraries_test.sh GRAZE SOURCE-FOLDER
# It works in a copy of the script and its subjects, so that nothing is written beside them. CSFML is tried only where it is
# installed; GRAZE_LONG=1 asks for it, and for a library of npm.
set -uo pipefail
source "$(dirname "$0")/checks.sh"
graze=$(realpath "$1") source=$2
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
mkdir -p "$work/scripts" "$work/docs" "$work/fuzz"
cp "$source/scripts/libraries" "$source/scripts/"{found_areas,found_cards,found_page,found_questions,library_install}.py "$work/scripts/"
mkdir -p "$work/reports/templates" && cp "$source/reports/templates/page.css" "$work/reports/templates/"
cp -r "$source/fuzz/subjects" "$source/fuzz/graze_plugin.h" "$work/fuzz/"
cp "$source/docs/found.md" "$work/docs/"
cd "$work" || exit 2
export GRAZE=$graze
output=out.txt
# subject NAME JSON: a library for the test alone.
subject() {
  mkdir -p "fuzz/subjects/$1"
  printf '%s\n' "$2" >"fuzz/subjects/$1/library.json"
}

expect 0 '^sdl2$' scripts/libraries --list
expect 2 "found 'nothing', expected one of" scripts/libraries nothing
expect 2 'is not there: run' env GRAZE=/nowhere/graze scripts/libraries sdl2

# Missing in each way there is: a package nobody has, source that does not build, a command that is not found.
subject gone '{"library": "Gone", "apt": ["graze-no-such-package"], "flags": [], "source": "subject.c"}'
subject broken '{"library": "Broken", "apt": ["libc6"], "flags": [], "source": "subject.c"}'
printf 'no C\n' >fuzz/subjects/broken/subject.c
subject unspoken '{"library": "Unspoken", "apt": ["libc6"], "python": "/nowhere/python3"}'
if ((EUID == 0)); then
  expect 2 '^gone .*not tried: apt-get .*see out/libraries/gone/log.txt' scripts/libraries gone
fi
expect 2 '^broken .*not tried: .*see out/libraries/broken/log.txt' scripts/libraries broken
expect 2 '^unspoken .*not tried: it says no tests' scripts/libraries unspoken

# One that is there, between two that are not: a plugin that adds ends and wraps, as libraries do.
subject wraps '{"library": "Wraps", "apt": ["libc6"], "flags": ["-fwrapv"], "source": "subject.c"}'
cat >fuzz/subjects/wraps/subject.c <<'C'
#include "graze_plugin.h"
static int meet(const int32_t *n) { return n[0] >= n[2] && n[0] < n[2] + n[4] && n[1] >= n[3] && n[1] < n[3] + n[5]; }
static const struct graze_test tests[] = {
    {.id = "wraps", .title = "inside", .form = "point box-xywh i32", .contract = "half-open", .answer = {.i32 = meet}}};
GRAZE_PLUGIN(tests)
C
expect 0 '^Wraps .*wraps .*half-open .*range.*missed hit' scripts/libraries broken wraps unspoken --cases 32768 --page docs/found.md
cp out.txt said.txt
expect 0 '^1 libraries, 1 tests; not tried: broken, unspoken' cat said.txt
expect 0 '^\| Wraps .*`wraps` .*range [0-9]+ .*missed hit `[-0-9 ]+`' cat docs/found.md
# What the page says is so, and a worse run does not take the place of a better one.
numbers=$(sed -n 's/^| Wraps .*missed hit `\([-0-9 ]*\)`.*/\1/p' docs/found.md)
expect 1 'missed hit' "$graze" check --plugin out/libraries/wraps/subject.so wraps $numbers
expect 0 '^Wraps: kept what was there' scripts/libraries wraps --cases 2048
expect 0 '^1 libraries, 1 tests; not tried: none' scripts/libraries wraps --cases 32768
expect 0 '"answered": [0-9]{5}' cat out/libraries/wraps/result.json
# An issue for those who keep a library.
expect 0 '^Wrong in [0-9,]+ of [0-9,]+ cases' scripts/libraries --for-upstream wraps
expect 2 'expected a test of' scripts/libraries --for-upstream nothing

# What was found before stays when another library is tried.
subject honest '{"library": "Honest", "apt": ["libc6"], "flags": [], "source": "subject.c"}'
sed 's/n\[0\] < n\[2\] + n\[4\]/n[0] < (int64_t)n[2] + n[4]/; s/n\[1\] < n\[3\] + n\[5\]/n[1] < (int64_t)n[3] + n[5]/; s/"wraps"/"honest"/' \
  fuzz/subjects/wraps/subject.c >fuzz/subjects/honest/subject.c
expect 0 '^Honest .*none found' scripts/libraries honest --cases 32768 --page docs/found.md
expect 0 '^\| Wraps ' cat docs/found.md
# Of it is said what was tried, and no more.
expect 0 '^- Honest [0-9]' cat docs/found.md
expect 0 '^  - any i32, of the families .*touching.*: `honest` \([0-9]+,[0-9]+\)$' cat docs/found.md
expect 0 '^Made by `scripts/libraries --again --cases 32768 --page docs/found\.md`.*32,768 cases' cat docs/found.md

# Nothing is called right whose answer hangs on the order of the shapes.
subject turned '{"library": "Turned", "apt": ["libc6"], "flags": [], "source": "subject.c"}'
cat >fuzz/subjects/turned/subject.c <<'C'
#include "graze_plugin.h"
static int meet(const int32_t *n) { return n[0] < n[6] && n[2] >= n[4] && n[1] < n[7] && n[3] >= n[5]; }
static const struct graze_test tests[] = {
    {.id = "turned", .title = "boxes", .form = "box-ltrb box-ltrb i32", .contract = "unstated", .answer = {.i32 = meet}}};
GRAZE_PLUGIN(tests)
C
expect 0 '^Turned .*none found' scripts/libraries turned --cases 8192 --page docs/found.md
expect 0 '^\| Turned [^|]*\| `turned` \| [0-9,]+ \| [0-9,]+ \| touching \| `[-0-9 ]+` \| (hit|miss) \| `[-0-9 ]+` \| (hit|miss) \|$' cat docs/found.md
if grep -q '^- Turned' docs/found.md; then fails 'it is called right'; else ok; fi

# An approximation is told by its deepest miss: discs for which a tenth of their radii is left out, so at most a fifth of the larger.
subject coarse '{"library": "Coarse", "apt": ["libc6"], "flags": ["-lm"], "source": "subject.c"}'
cat >fuzz/subjects/coarse/subject.c <<'C'
#include "graze_plugin.h"
#include <math.h>
static int meet(const double *n) { return hypot(n[0] - n[3], n[1] - n[4]) <= 0.9 * (n[2] + n[5]); }
static const struct graze_test tests[] = {
    {.id = "qt_path_circle_coarse", .title = "near", .form = "disc disc f64", .contract = "unstated", .answer = {.f64 = meet}}};
GRAZE_PLUGIN(tests)
C
expect 0 '^Coarse .*logic' scripts/libraries coarse --cases 8192 --page docs/found.md
expect 0 '^\| Coarse .*an approximation.*the deepest miss met: [0-9.e-]+ at a radius of [0-9.e+-]+, (1[0-9]|20) % \|$' cat docs/found.md

# Questions that numbers answer: by a plugin, tried and put on the page in a part of its own; of what is right that is said.
subject pushes '{"library": "Pushes", "questions": true, "apt": ["libc6"], "flags": ["-lm"], "source": "subject.c"}'
cat >fuzz/subjects/pushes/subject.c <<'C'
#include "graze_plugin.h"
#include <math.h>
static int push(const double *n, double *values, double sign) {
  const double dx = n[3] - n[0], dy = n[4] - n[1], apart = hypot(dx, dy), depth = n[2] + n[5] - apart;
  if (apart == 0 && depth > 0)
    return GRAZE_DECLINED;
  values[0] = depth > 0 ? sign * dx / apart * depth : 0;
  values[1] = depth > 0 ? sign * dy / apart * depth : 0;
  return 1;
}
static int right(const double *n, double *values) { return push(n, values, 1); }
static int wrong(const double *n, double *values) { return push(n, values, -1); }
static int meet(const double *n) { return hypot(n[0] - n[3], n[1] - n[4]) <= n[2] + n[5]; }
static const struct graze_test tests[] = {
    {.id = "right", .form = "push disc disc f64", .contract = "zero", .low = -1e6, .high = 1e6, .tolerance = 0.25, .values = {.f64 = right}},
    {.id = "wrong", .form = "push disc disc f64", .contract = "zero", .low = -1e6, .high = 1e6, .values = {.f64 = wrong}},
    {.id = "meet", .form = "disc disc f64", .contract = "unstated", .low = -1e6, .high = 1e6, .answer = {.f64 = meet}}};
GRAZE_PLUGIN(tests)
C
printf '<!-- BEGIN: scripts/libraries --questions -->\n<!-- END: scripts/libraries --questions -->\n' >questions.md
expect 0 '^1 libraries, 2 questions; not tried: none' scripts/libraries --questions pushes --cases 1024 --page questions.md
expect 0 '^Pushes .*right .*push disc disc f64 .*right in all [0-9,]+ cases' scripts/libraries --questions pushes --cases 1024
expect 0 '^\| Pushes [^|]*\|  \|  \|  \| 1 right, \*\*1 wrong\*\* \|  \|  \|  \|  \|$' cat questions.md
expect 0 '^\| Pushes [^|]*\| `wrong` \| [0-9,]+ \| [0-9,]+ \| .* \| `[-0-9 ]+` \| .*wrong says .*\| not looked into \|$' cat questions.md
expect 0 '^\| Pushes \| push \| `right` \| `zero`, -1e\+06 to 1e\+06, within 0.25 \| [0-9,]+, wrong 0 \| circle–circle \([0-9,]+\) \|  \|$' cat questions.md

# A row of JavaScript answers a number, a point in either way, or none; what is neither is no answer. What it asks gets the two
# shapes and nothing else, since many functions take more.
if command -v node >/dev/null; then
  mkdir -p fuzz/subjects/fake modules/node_modules/fake
  printf '{"name": "fake", "version": "1.2.3", "main": "fake.js"}\n' >modules/node_modules/fake/package.json
  cat >modules/node_modules/fake/fake.js <<'JS'
const apart = (a, b) => Math.hypot(b.x - a.x, b.y - a.y) - a.r - b.r;
exports.apart = apart;
exports.meet = (a, b, out) => { if (out !== undefined) out.copy(a); return apart(a, b) <= 0; };
exports.push = (a, b) => { const d = apart(a, b), l = Math.hypot(b.x - a.x, b.y - a.y); return d >= 0 ? null : {x: -d * (b.x - a.x) / l, y: -d * (b.y - a.y) / l}; };
exports.clamp = (p, [l, t, r, b]) => [Math.min(Math.max(p[0], l), r), Math.min(Math.max(p[1], t), b)];
exports.crossing = (a, b) => undefined;
exports.inside = (p, ring) => ring.reduce((odd, [x, y], k) => { const [u, v] = ring.at(k - 1); return (y > p[1]) !== (v > p[1]) && p[0] < (u - x) * (p[1] - y) / (v - y) + x ? !odd : odd; }, false);
exports.ray = (p, [l, t, r, b], [dx, dy]) => {
  let from = 0, to = 1;
  for (const [at, way, low, high] of [[p[0], dx, l, r], [p[1], dy, t, b]]) {
    if (way === 0 && (at < low || at > high)) return null;
    if (way !== 0) [from, to] = [Math.max(from, Math.min((low - at) / way, (high - at) / way)), Math.min(to, Math.max((low - at) / way, (high - at) / way))];
  }
  return from <= to ? from : null;
};
JS
  cat >fuzz/subjects/fake/subject.mjs <<'JS'
import { pairs, points } from '../shapes.mjs';
export const tests = async load => {
  const fake = await load('fake'), make = {point: (x, y) => [x, y], disc: (x, y, r) => ({x, y, r}), 'box-ltrb': (...n) => n, segment: (...n) => n, polygon: (...n) => points(n, (x, y) => [x, y])};
  const ask = (question, meet, contract, says) => pairs(`fake_${question}`, make, meet, {question, contract, within: '-1e6:1e6', says: says ?? question});
  return [...ask('push', {circle_circle: fake.push}, 'zero'), ...ask('distance', {circle_circle: (a, b) => Math.max(0, fake.apart(a, b))}, 'zero'), ...ask('nearest', {point_box: fake.clamp}, 'zero'),
    ...ask('ray', {point_box: fake.ray}, 'zero'), ...ask('crossing', {segment_segment: fake.crossing}, 'unstated'), ...ask('contains', {box_circle: ([l, t, r, b], c) => c.x - c.r >= l && c.x + c.r <= r && c.y - c.r >= t && c.y + c.r <= b}, 'closed'),
    ...pairs('fake', make, {point_polygon: fake.inside, circle_circle: fake.meet})];
};
JS
  speak=(--command 'node fuzz/subjects/speak.mjs fake modules')
  check() { expect "$1" "$2" "$graze" check "${speak[@]}" "${@:3}"; }
  check 0 'outcome   agrees' fake_push_circle_circle 0 0 2 3 0 2
  check 0 'outcome   agrees' fake_push_circle_circle 0 0 1 3 0 1
  check 1 'not a number|NaN|no answer' fake_push_circle_circle 0 0 1 0 0 1
  check 0 'says hit' fake_circle_circle 0 0 1 1 1 1
  check 0 'outcome   agrees' fake_distance_circle_circle 0 0 1 3 4 1
  check 0 'outcome   agrees' fake_nearest_point_box 0 5 1 1 2 2
  check 0 'outcome   agrees' fake_ray_point_box 0 0 2 -1 4 1 8 0
  check 0 'says none' fake_ray_point_box 0 0 2 -1 4 1 1 0
  check 1 'no answer' fake_crossing_segment_segment 0 0 2 2 0 2 2 0
  check 0 'hit +agrees|agrees' fake_contains_box_circle 0 0 4 4 2 2 1
  expect 0 'right in all [0-9,]+ cases' "$graze" fuzz "${speak[@]}" --tests fake_ray_point_box,fake_nearest_point_box,fake_point_polygon --cases 1024 --survey no --out fake.db
fi

printf 'no marks\n' >docs/found.md
expect 1 'found no marks' scripts/libraries honest --cases 1024 --page docs/found.md

if [[ ${GRAZE_LONG:-0} == 1 ]] || dpkg-query -W -f='${Status}' libcsfml-dev 2>/dev/null | grep -q 'ok installed'; then
  expect 0 '^CSFML .*csfml_IntRect_intersects .*range' scripts/libraries csfml --cases 8192
  expect 1 'missed hit' "$graze" check --plugin out/libraries/csfml/subject.so csfml_IntRect_intersects 1 1 2147483647 2 2 0 1 2
fi
if [[ ${GRAZE_LONG:-0} == 1 ]]; then
  expect 0 '^Fabric.js .*fabric_point_triangle .*logic' scripts/libraries fabric --cases 32768
  # The issue has a program, which runs where the package is, as it is printed.
  scripts/libraries --for-upstream fabric_point_triangle >issue.md
  expect 0 '^# Fabric.js `Intersection.isPointInPolygon`, fabric [0-9.]+ of npm$' cat issue.md
  grep '^import' issue.md >out/libraries/fabric/it.mjs
  said=$(sed -n 's/^It says \(hit\|miss\);.*/\1/p' issue.md)
  expect 0 "^$([[ $said == hit ]] && echo true || echo false)\$" sh -c 'cd out/libraries/fabric && node it.mjs'
  expect 1 'missed hit' "$graze" check --command 'node fuzz/subjects/speak.mjs fabric out/libraries/fabric' fabric_point_triangle 0 0 2 -2 0 1 -3 0
fi

printf '%d passed, %d failed\n' "$passed" "$failed"
((failed == 0))
