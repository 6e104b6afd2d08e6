#!/usr/bin/env bash
# What is proved holds of the C as it stands: what has changed is proved again, and planted mistakes are noticed; with
# GRAZE_LONG every proof and every mistake.
#
#   prove_test.sh GRAZE ROOT
set -euo pipefail
graze=$1 root=$2

changed=(--changed) quick=(--quick)
[[ -z ${GRAZE_LONG:-} ]] || changed=() quick=()

status=0
"$root/scripts/prove" --no-install --graze="$graze" "${changed[@]}" || status=$?
((status != 3)) || exit 77
((status == 0))
/usr/bin/python3 -B "$root/algorithms/proofs/planted.py" "${quick[@]}"

copy=$(mktemp -d)
trap 'rm -rf "$copy"' EXIT
# A change of the C breaks the seal of what was proved of it; a comment does not.
cp -r "$root/algorithms" "$copy"
GRAZE_SHAPES=$(dirname "$(dirname "$graze")")/shapes
export GRAZE_SHAPES
seal() { (cd "$copy/algorithms/proofs" && /usr/bin/python3 -B -c 'import catalogue, seal; print(seal.of(catalogue.task_i64, ["overlap_py_int"]))'); }
source=$(grep -l '^GRAZE_TEST(overlap_py_int,' "$copy"/algorithms/*/*.c)
before=$(seal)
sed -i '1i /* A comment. */' "$source"
[[ $(seal) == "$before" ]]
# So is it of what its headers bring: nothing that it does not use, all that it does.
sed -i '/^bool form_moves/i bool nothing_of_it(int a);' "$copy/algorithms/form.h"
[[ $(seal) == "$before" ]]
sed -i 's/CACHE_LINE = 64/CACHE_LINE = 32/' "$copy"/algorithms/*.h
[[ $(seal) != "$before" ]] || { echo "a changed number in a header that it uses has the seal of the one before" >&2 && exit 1; }
sed -i 's/CACHE_LINE = 32/CACHE_LINE = 64/' "$copy"/algorithms/*.h
[[ $(seal) == "$before" ]]
sed -i '0,/ <= \| < /s// == /' "$source"
[[ $(seal) != "$before" ]] || { echo "a changed comparison has the seal of the one before" >&2 && exit 1; }
# A table that says other than what is found is refused.
sed '/^point_cs /s/every input/min at most max/' "$root/algorithms/proofs/proved.txt" >"$copy/proved.txt"
! cmp -s "$copy/proved.txt" "$root/algorithms/proofs/proved.txt"
if /usr/bin/python3 -B "$root/algorithms/proofs/prove.py" --changed --only point_cs --table "$copy/proved.txt" --graze="$graze"; then
  echo "a changed table passes" >&2
  exit 1
fi
# So is a counterexample that is none.
sed -E '/^liar_asymmetric .*counterexample/s/[^|]*$/ 0 0 2 2 1 1 2 2/' "$root/algorithms/proofs/proved.txt" >"$copy/proved.txt"
if /usr/bin/python3 -B "$root/algorithms/proofs/prove.py" --only liar_asymmetric --table "$copy/proved.txt" --graze="$graze" >"$copy/said" ||
  ! grep -q 'is no counterexample' "$copy/said"; then
  echo "numbers that are no counterexample pass" >&2
  exit 1
fi
echo "proofs hold, and mistakes are noticed"
