#!/usr/bin/env bash
# Published libraries as scripts/libraries tries them: one that is missing, one that is there, and the page.
#   libraries_test.sh GRAZE SOURCE-FOLDER
# It works in a copy of the script and its subjects, so that nothing is written beside them. SDL 2 is tried only where it is
# installed; GRAZE_LONG=1 asks for it, and for a library of npm.
set -uo pipefail
source "$(dirname "$0")/checks.sh"
graze=$(realpath "$1") source=$2
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
mkdir -p "$work/scripts" "$work/docs" "$work/fuzz"
cp "$source/scripts/libraries" "$work/scripts/"
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
expect 2 '^unspoken .*not tried: /nowhere/python3: not found' scripts/libraries unspoken

# One that is there, between two that are not: a plugin that adds ends and wraps, as libraries do.
subject wraps '{"library": "Wraps", "apt": ["libc6"], "flags": ["-fwrapv"], "source": "subject.c"}'
cat >fuzz/subjects/wraps/subject.c <<'C'
#include "graze_plugin.h"
static int meet(const int32_t *n) { return n[0] >= n[2] && n[0] < n[2] + n[4] && n[1] >= n[3] && n[1] < n[3] + n[5]; }
static const struct graze_test tests[] = {
    {.id = "wraps", .title = "inside", .form = "point box-xywh i32", .contract = "half-open", .answer = {.i32 = meet}}};
GRAZE_PLUGIN(tests)
C
expect 0 '^Wraps .*wraps .*half-open .*range.*missed hit' scripts/libraries broken wraps unspoken --cases 32768 --splice docs/found.md
cp out.txt said.txt
expect 0 '^1 libraries, 1 tests; not tried: broken, unspoken' cat said.txt
expect 0 '^### Wraps' cat docs/found.md
expect 0 '\| `wraps` \| range \| missed hit \| `[-0-9 ]+` \| overlapping by' cat docs/found.md
# The page's lines do what it says: each check gives a disagreement, exit 1.
grep '^graze check' docs/found.md >lines.txt
while read -r _ line; do
  eval "expect 1 'missed hit|broken contract' \"\$graze\" $line"
done <lines.txt
expect 0 . cat lines.txt

# What was found before stays when another library is tried.
subject honest '{"library": "Honest", "apt": ["libc6"], "flags": [], "source": "subject.c"}'
sed 's/n\[0\] < n\[2\] + n\[4\]/n[0] < (int64_t)n[2] + n[4]/; s/n\[1\] < n\[3\] + n\[5\]/n[1] < (int64_t)n[3] + n[5]/; s/"wraps"/"honest"/' \
  fuzz/subjects/wraps/subject.c >fuzz/subjects/honest/subject.c
expect 0 '^Honest .*none found' scripts/libraries honest --cases 32768 --splice docs/found.md
expect 0 '^### Wraps' cat docs/found.md
expect 0 '^### Honest' cat docs/found.md
printf 'no marks\n' >docs/found.md
expect 1 'found no marks' scripts/libraries honest --cases 1024 --splice docs/found.md

if [[ ${GRAZE_LONG:-0} == 1 ]] || dpkg-query -W -f='${Status}' libsdl2-dev 2>/dev/null | grep -q 'ok installed'; then
  expect 0 '^SDL 2 .*sdl_HasIntersection .*range' scripts/libraries sdl2 --cases 65536
  expect 1 'missed hit' "$graze" check --plugin out/libraries/sdl2/subject.so sdl_HasIntersection 1 1 2147483647 2 2 0 1 2
fi
if [[ ${GRAZE_LONG:-0} == 1 ]]; then
  expect 0 '^melonJS .*melon_Rect_overlaps .*logic' scripts/libraries melon --cases 65536
  words=(--command 'node fuzz/subjects/speak.mjs melon melon_Rect_overlaps out/libraries/melon' --form 'box-xywh box-xywh f64'
    --contract unstated --name melon_Rect_overlaps)
  expect 1 'false hit' "$graze" check "${words[@]}" melon_Rect_overlaps -2 0 2 2 1 0 2 2
fi

printf '%d passed, %d failed\n' "$passed" "$failed"
((failed == 0))
