#!/usr/bin/env bash
# Every target takes its corpus, and anything else; the bytes of a case come back; a broken test is stopped at.
#   corpus_test.sh GRAZE TARGETS CORPUS
set -uo pipefail
source "$(dirname "$0")/checks.sh"
graze=$1 targets=$2 corpus=$3
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work" || exit 2
head -c 3000 /dev/urandom >noise
: >nothing
for program in "$targets"/replay_*; do
  name=${program##*/replay_}
  [[ $name == stops_at_broken_test ]] && continue
  inputs=(noise nothing)
  [[ -d $corpus/$name ]] && inputs+=("$corpus/$name")
  expect 0 '' "$program" "${inputs[@]}"
done

# What a fuzzer of stores begins with is a store, not one that is refused at its first bytes.
# With another version of the schema it is made anew, in small pages, since inputs are at most 64 KiB:
#   graze fuzz --tests sides_java --cases 2048 --survey no --out small
#   sqlite3 small "SELECT 'DROP VIEW ' || name || ';' FROM sqlite_master WHERE type = 'view'" | sqlite3 small
#   sqlite3 small "PRAGMA journal_mode=delete; PRAGMA page_size=512; VACUUM; UPDATE campaign SET machine = 'a machine'"
#   out/build/clang/tests/reseal small
for store in "$corpus"/read_store/*; do expect 0 "^[1-9][0-9]* defects? in" "$graze" findings "$store" --tests sides_java; done

# Each finding of the pair and type is an input: the form's byte, then its numbers, least byte first. So is what touches
# through a corner: the disc -3 -4 5 and the box 0 0 1 1.
"$graze" fuzz --pair disc-box --cases 60000 --survey no --out found.db >/dev/null 2>&1
expect 0 '' "$graze" corpus found.db disc-box f64 inputs
sqlite3 found.db "SELECT f.smallest_hex FROM finding f JOIN test t ON t.id = f.test WHERE t.form = 'disc box-xywh f64'" >findings
compare='import pathlib, struct
def numbers(words): return b"".join(struct.pack("<d", float.fromhex(word)) for word in words)
inputs = {data[1:]: data[:1] for data in (file.read_bytes() for file in pathlib.Path("inputs").iterdir())}
wanted = [numbers(line.split()) for line in open("findings")]
print(len(wanted), "findings,", sum(each not in inputs for each in wanted), "lost")
pathlib.Path("through_a_corner").write_bytes(inputs[wanted[0]] + numbers("-3 -4 5 0 0 1 1".split()))'
expect 0 '^[1-9][0-9]* findings, 0 lost' python3 -c "$compare"
expect 0 '^[1-9][0-9]+ inputs' "$targets/replay_disc_box_f64" inputs
expect 2 "found 'disc-cube'" "$graze" corpus found.db disc-cube f64 x
expect 2 "found 'f16'" "$graze" corpus found.db disc-box f16 x

expect 134 'FuzzerHash=broken_disc_box broken contract' "$targets/replay_stops_at_broken_test" through_a_corner
if grep -q 'graze check broken_disc_box' out; then ok; else fails 'nobody says how to check the broken test'; fi

echo "$passed passed, $failed failed"
((failed == 0))
