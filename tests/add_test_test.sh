#!/usr/bin/env bash
# Adding a test is adding one file, adding a kind of shapes one folder: in a copy of the tree both are built, the suite tells
# what to pin in the test's record, and passes; the shape has a truth, a campaign, a lattice, a picture and, on the page, a
# handle for each corner.
#
# The copy is built without any optimisation: the answers are to be the same.
#   add_test_test.sh ROOT        GRAZE_LONG: the suite too, every test that looks at all records
set -euo pipefail
root=$1
copy=$(mktemp -d)
trap 'rm -rf "$copy"' EXIT
cd "$root"
find . -maxdepth 1 -mindepth 1 ! -name out ! -name .git -exec cp -r {} "$copy" \;
cd "$copy"

file=algorithms/newcomers/overlap_span_c.c
mkdir "${file%/*}"
cat >"$file" <<'C'
/* Two boxes overlap where, on each axis, the later begin comes before the earlier end.
 *
 * What lies between the two is the boxes' common part; it has width and height where both are to be more than nothing.
 */
#include "algorithm.h"

static inline int32_t later(int32_t a, int32_t b) { return a > b ? a : b; }
static inline int32_t earlier(int32_t a, int32_t b) { return a < b ? a : b; }

static enum answer overlap_span_c(struct ltrb_i32 a, struct ltrb_i32 b) {
  return hit_if((later(a.left, b.left) < earlier(a.right, b.right)) &
                (later(a.top, b.top) < earlier(a.bottom, b.bottom)));
}

GRAZE_TEST(overlap_span_c,
           ltrb_i32,
           ltrb_i32,
           .title = "The common part of two boxes",
           .role = ROLE_PUBLISHED,
           .language = "C",
           .source = "written for this test",
           .idea = "The later begin comes before the earlier end.",
           .wrong = "-",
           .inputs = "al at ar ab bl bt br bb",
           .by_code = CONTRACT_OPEN,
           .by_text = CONTRACT_OPEN)
C

# A column left out stops the build.
shape=algorithms/shapes/pentagon/shape.def
mkdir "${shape%/*}"
{
  echo '/* Convex, its corners in order, in either winding. */'
  echo 'KIND(PENTAGON, pentagon, 80, "pentagon")'
  echo 'LAYOUT(PENTAGON, PENTAGON, pentagon, "pentagon", "five", "a pentagon", " with corners #, # and #, # and #, # and #, # and #, #")'
  for k in 1 2 3 4 5; do printf 'COLUMN(x%d, X, VERTEX)\nCOLUMN(y%d, Y, VERTEX)\n' $k $k; done
  echo 'END()'
} >whole
grep -v y5 whole >"$shape"

# build: the program and, with GRAZE_LONG, what looks at all records. suite REGEX: those tests of the copy. What they print is
# in the file said.
look='places|text|docs|layers|handles' programs=(graze house_test text_test places_test handles_test)
if [[ -n ${GRAZE_LONG:-} ]]; then
  look+='|house|scene|rounding|cli|survey|survey-property|sweep|vectors-needed'
  programs+=(scene_test rounding_test survey_property_test survey_test sweep_test vectors_test)
fi
build() { cmake --build out --target "${programs[@]}" >said || { cat said; exit 1; }; }
suite() { GRAZE_SHORT=1 ctest --test-dir out -j2 --output-on-failure -R "^($1)$" >said 2>&1; }
cmake --preset plain -B out -DCMAKE_C_FLAGS=-g0 >said
if cmake --build out --target graze_reference >said 2>&1 || ! grep -q 'each x of a layout has its y' said; then
  echo 'a kind without one of its columns is built' >&2
  exit 1
fi
cp whole "$shape"
cmake . -B out >said
build

# Without its pin the suite fails, and says what to write.
if out/tests/house_test test_fingerprints >said 2>&1; then
  echo 'a record without a fingerprint passes' >&2
  exit 1
fi
pin=$(sed -n 's/^overlap_span_c: .* come to \(0x[0-9a-f]*\)$/\1/p' said)
[[ -n $pin ]] || { cat said; exit 1; }
sed -i "s/^\( *\)\.by_code/\1.fingerprint = $pin,\n&/" "$file"
build
suite "$look" || { cat said; exit 1; }
out/cli/graze check overlap_span_c 0 0 2 2 1 1 3 3 >/dev/null
echo 'a test is one file'

# says WHAT COMMAND...: prints it, or that it is missing.
says() {
  local what=$1
  shift
  "$@" >said 2>&1 || true
  grep -q -- "$what" said || { echo "no '$what' from: $*" >&2; cat said; exit 1; }
}
five='0 0 4 0 5 3 2 5 -1 3'
says touching out/cli/graze check --scene "pentagon $five disc 2 8 3"
says apart out/cli/graze check --scene "pentagon $five disc 2 9 3"
says invalid out/cli/graze check --scene 'pentagon 0 0 4 0 1 1 2 5 -1 3 point 1 1'
out/cli/graze new always --language python --form 'pentagon disc f64' >said
sed -i 's/return False/return True/' always/always.py
says 'always is wrong where anyone can see it' out/cli/graze fuzz --command 'python3 always/always.py' --form 'pentagon disc f64' --cases 2^10 --survey no --out five.db
says 'false hit' out/cli/graze exhaust --command 'python3 always/always.py' --form 'pentagon disc f64' --kind whole --size 1
out/cli/graze report five.db --out five >said
says '<svg' cat five/report.html
says 'pentagon with corners' cat five/report.html
echo 'a kind of shapes is one folder'
