#!/usr/bin/env bash
# The quick proofs hold as committed, and planted mistakes are noticed; with GRAZE_LONG every proof and every mistake.
#
#   prove_test.sh GRAZE ROOT
set -euo pipefail
graze=$1 root=$2

quick=(--quick)
[[ -z ${GRAZE_LONG:-} ]] || quick=()

status=0
"$root/scripts/prove" --no-install --graze="$graze" "${quick[@]}" || status=$?
((status != 3)) || exit 77
((status == 0))
/usr/bin/python3 -B "$root/algorithms/proofs/planted.py" "${quick[@]}"

# A table that says other than what is found is refused.
copy=$(mktemp -d)
trap 'rm -rf "$copy"' EXIT
sed '/^point_cs /s/every input/min at most max/' "$root/algorithms/proofs/proved.txt" >"$copy/proved.txt"
! cmp -s "$copy/proved.txt" "$root/algorithms/proofs/proved.txt"
/usr/bin/python3 -B "$root/algorithms/proofs/prove.py" --only point_cs --table "$root/algorithms/proofs/proved.txt" --graze="$graze"
if /usr/bin/python3 -B "$root/algorithms/proofs/prove.py" --only point_cs --table "$copy/proved.txt" --graze="$graze"; then
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
