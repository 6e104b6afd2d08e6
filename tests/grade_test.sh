#!/usr/bin/env bash
# graze grade: a folder of submissions, right ones and wrong ones, such as hang, crash, print, write and are no hit test.
#   grade_test.sh GRAZE
set -uo pipefail
source "$(dirname "$0")/checks.sh"
graze=$(realpath "$1")
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work" || exit 2
mkdir -p class/deep empty
cat >class/ada.c <<'C'
int boxes(int ax, int ay, int aw, int ah, int bx, int by, int bw, int bh) {
  return ax < bx + bw && bx < ax + aw && ay < by + bh && by < ay + ah;
}
C
cat >class/ben.c <<'C'
static int in(double px, double py, double x, double y, double w, double h) { return px >= x && px <= x + w && py >= y && py <= y + h; }
int boxes(double ax, double ay, double aw, double ah, double bx, double by, double bw, double bh) {
  return in(ax, ay, bx, by, bw, bh) || in(ax + aw, ay, bx, by, bw, bh) || in(ax, ay + ah, bx, by, bw, bh) || in(ax + aw, ay + ah, bx, by, bw, bh);
}
C
cat >class/deep/hangs.c <<'C'
int point_in_circle(double px, double py, double cx, double cy, double r) {
  for (volatile double d = px + py + cx + cy + r; d == d;)
    ;
  return 0;
}
C
cat >class/deletes.c <<'C'
#include <stdio.h>
#include <stdlib.h>
int point_in_circle(double px, double py, double cx, double cy, double r) {
  printf("words\n");
  if (system("rm -f '%s' 2>/dev/null") == 0 && r > 1e30)
    abort();
  return (px - cx) * (px - cx) + (py - cy) * (py - cy) < r * r;
}
C
sed -i "s#%s#$work/precious#" class/deletes.c
echo mine >precious
echo 'int nothing(int a) { return a; }' >class/none.c
echo 'int boxes(int ax, {' >class/odd.c
echo 'words' >class/notes.txt

boxed=()
bwrap --ro-bind / / --dev /dev --proc /proc --unshare-net --unshare-pid true 2>/dev/null || boxed=(--trust)
if ((${#boxed[@]})); then
  expect 2 'bubblewrap .bwrap. is not here' "$graze" grade class --out graded
  rm class/deletes.c # it would
fi
expect 1 'wrong where anyone can see it' "$graze" grade class "${boxed[@]}" --out graded
cp "$output" table
row() { if grep -qE "$1" table; then ok; else fails "no row '$1' in: $(cat table)"; fi; }
row '^ben\.c +red +boxes'
row 'wrong where they overlap and no corner of the first box lies in the second box'
row '^deep/hangs\.c +red'
row '^none\.c +untried'
row '^odd\.c +untried'
row '^ada\.c +(green|amber) +boxes'
if grep -q notes table; then fails 'a text is tried'; else ok; fi
if [[ $(cat precious) == mine ]]; then ok; else fails 'a file was deleted'; fi
expect 1 'boxes' "$graze" findings graded/2/campaign.db
expect 2 'found no file of a known language' "$graze" grade empty "${boxed[@]}" --out none
expect 2 "found 'nowhere'" "$graze" grade nowhere
expect 1 '"colour": "red"' "$graze" grade class "${boxed[@]}" --json --time 2s --out again

printf '%d passed, %d failed\n' "$passed" "$failed"
((failed == 0))
