#!/usr/bin/env bash
# graze vectors as a user has it: the same bytes, small, by its schema; the runners, and graze verify.
#   vectors_test.sh GRAZE SOURCE-FOLDER        GRAZE_LONG: 64 times the cases
set -uo pipefail
source "$(dirname "$0")/checks.sh"
graze=$1 source=$2
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work" || exit 2
power=12
[[ -z ${GRAZE_LONG:-} ]] || power=16
expect 0 'one/vectors.json: [0-9]+ cases' "$graze" vectors --out one --cases 2^$power
for again in two three; do expect 0 "$again/vectors.json: [0-9]+ cases" "$graze" vectors --out $again --cases 2^$((power - 4)); done
if diff -r two three >/dev/null; then ok; else fails 'the same vectors are other bytes'; fi
if (($(wc -c <one/vectors.json) < 2000000)); then ok; else fails 'the file is 2 MB or more'; fi
if python3 -c 'import json, jsonschema; jsonschema.validate(json.load(open("one/vectors.json")), json.load(open("one/vectors.schema.json")))'; then ok; else
  fails 'the file is not as its schema says'
fi
expect 1 'cases, [1-9][0-9]* wrong' python3 "$source/examples/vectors.py" one/vectors.json
said=$(tail -n 1 out)
if command -v node >/dev/null; then
  expect 1 'wrong' node "$source/examples/vectors.mjs" one/vectors.json
  if [[ $(tail -n 1 out) == "$said" ]]; then ok; else fails "JavaScript says '$(tail -n 1 out)', Python '$said'"; fi
fi
expect 0 '' cc -Wall -Wextra -Werror "$source/examples/vectors.c" -o runner -ljansson -lm
expect 1 'wrong' ./runner one/vectors.json
if [[ $(tail -n 1 out) == "$said" ]]; then ok; else fails "C says '$(tail -n 1 out)', Python '$said'"; fi

expect 0 'house_disc_box_f64_closed: [0-9]+ cases, 0 wrong' "$graze" verify house_disc_box_f64_closed one/vectors.json
expect 1 'corner_java: [0-9]+ cases, [1-9][0-9]* wrong' "$graze" verify corner_java one/vectors.json
expect 1 '"wrong": [1-9]' "$graze" verify corner_java one/vectors.json --json
sed 's/"relation": "apart"/"relation": "overlapping"/' one/vectors.json >odd.json
expect 1 'the file says overlapping, the truth is apart' "$graze" verify house_disc_box_f64_closed odd.json
echo '{"graze_vectors": 2}' >other.json
expect 2 'expected a file of .graze vectors' "$graze" verify clamp_py other.json
echo '{"graze_vectors": 1, "groups": [{"form": "disc box-xywh f64", "cases": [{"id": 3, "numbers": ["1", "two"]}]}]}' >bad.json
expect 2 'bad.json: case 3: ' "$graze" verify clamp_py bad.json
echo '{' >cut.json
expect 2 'cut.json:' "$graze" verify clamp_py cut.json
expect 2 'expected a whole number' "$graze" vectors --cases many
expect 2 'writable' "$graze" vectors --out nowhere/at/all
echo "$passed passed, $failed failed"
((failed == 0))
