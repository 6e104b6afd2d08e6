#!/usr/bin/env bash
# Lattices as a user tries them: what is kept, what is gone on with, what is told.
#   exhaust_test.sh GRAZE
set -uo pipefail
source "$(dirname "$0")/checks.sh"
graze=$1
work=$(mktemp -d)
trap 'kill $(jobs -p) 2>/dev/null; rm -rf "$work"' EXIT
cd "$work" || exit 2
large=7 pauses=(0.3 1.2) campaign=corner_java,sides_java,house_box_box_i32_closed
if [[ -n ${GRAZE_LONG:-} ]]; then large=11 pauses=(0.3 0.7 1.2 1.6); fi

# Everything but the time.
rows() {
  sqlite3 "$1" 'SELECT test, kind, size, words, cases, done, judged, false_hits, missed_hits, broken_contracts, no_answers,
    first_case, first, first_hex FROM lattice ORDER BY test, kind, size'
}

# What is known to be wrong is no news; the house is right; a liar is convicted.
expect 0 'house_box_box_i32_closed +none wrong in [0-9]{5}' "$graze" exhaust --pair box-box --type i32 --size 4 --out a.db
if grep -qE 'corner_java +[0-9]+ wrong.*missed hit [0-9]+ broken contract' out &&
  grep -qE 'liar_never_hit +[0-9]+ wrong' out; then ok; else fails 'corner_java or a liar is not told of'; fi
check=$(grep -oE 'graze check corner_java.*' out | head -n 1)
expect 1 'missed hit|broken contract' "$graze" ${check#graze }
expect 0 'point_java +[0-9]+ wrong' "$graze" exhaust --tests point_java,point_cs --kind edge --out a.db
if grep -qE 'point_cs +none wrong' out; then ok; else fails 'the edges convict point_cs'; fi

# Done once, done for good; the store tells it, whatever campaign it has.
before=$(rows a.db)
expect 0 'walked already: a.db' "$graze" exhaust --pair box-box --type i32 --size 4 --out a.db
if [[ $before == "$(rows a.db)" ]] && (($(wc -l <<<"$before") > 8)); then ok; else fails 'trying again changes the store'; fi
# What moves has so large a lattice that it is walked by name alone.
expect 0 'sweep_boxes +none wrong' "$graze" exhaust --tests sweep_boxes --kind whole --size 1 --out moves.db
"$graze" exhaust --pair box-box --type f64 --size 1 --kind whole --out still.db >still.txt 2>err || fails 'a lattice of pairs'
if grep -q sweep still.txt; then fails 'a lattice of what moves is walked unasked'; else ok; fi
expect 0 'findings' "$graze" fuzz --tests "$campaign" --cases 20000 --survey no --out c.db
expect 0 'none wrong' "$graze" exhaust --pair box-box --type i32 --size 4 --out c.db
expect 0 'none wrong' "$graze" exhaust --pair box-box --type i64 --size 3 --out c.db
if (($(sqlite3 c.db "SELECT (SELECT count(*) FROM lattice) > 8 AND (SELECT count(*) FROM finding) > 0"))); then ok; else
  fails 'a campaign loses its lattices or its findings'
fi
expect 0 'findings' "$graze" resume c.db --survey no
expect 0 'findings' "$graze" fuzz --tests "$campaign" --range 20000:40000 --survey no --out d.db
expect 0 'sides_java +none wrong' "$graze" exhaust --pair box-box --type i32 --size 5 --out d.db
expect 0 'findings' "$graze" merge whole.db c.db d.db
if (($(sqlite3 whole.db "SELECT count(*) FROM lattice WHERE test = 'sides_java'") == 2)); then ok; else fails 'merging loses lattices'; fi

# Tests that come later are tried beside those that were.
expect 0 'none wrong' "$graze" exhaust --tests house_box_box_i32_open --size 4 --out e.db
expect 0 'none wrong' "$graze" exhaust --pair box-box --type i32 --size 4 --out e.db
if diff <(rows a.db | grep '|whole|') <(rows e.db) >diff; then ok; else fails 'tests that came later differ' && head -n 3 diff; fi

# Cut off at any moment, by order or not: the sum is that of one go.
long=(--tests house_disc_box_i64_closed,clamp_py_int --kind whole --size "$large")
"$graze" exhaust "${long[@]}" --out once.db >/dev/null 2>&1
for signal in KILL INT TERM; do
  for pause in "${pauses[@]}"; do
    "$graze" exhaust "${long[@]}" --jobs 1 --out "$signal.db" >/dev/null 2>&1 &
    sleep "$pause"
    kill -"$signal" $! 2>/dev/null
    wait $! 2>/dev/null
    status=$?
    if [[ $signal == INT ]] && ((status != 130 && status != 0)); then fails "SIGINT gives $status"; fi
  done
  "$graze" exhaust "${long[@]}" --out "$signal.db" >/dev/null 2>&1
  if [[ $(rows once.db) == "$(rows "$signal.db")" ]]; then ok; else fails "$signal: counted twice or lost"; fi
done

# House tests of every pair in whole numbers, closed, hulls with their points in 3 x 3; every third; with GRAZE_LONG all, in 4 x 4.
points=2 which=_i32_closed step=3
if [[ -n ${GRAZE_LONG:-} ]]; then points=3 which=_i32_ step=1; fi
house=$("$graze" list --json | python3 -c 'import json, sys
print(",".join([test["id"] for test in json.load(sys.stdin) if test["role"] == "house" and "'"$which"'" in test["id"]][::'$step']))')
"$graze" exhaust --tests "$house" --kind whole --size "$points" --out house.db --json >house.json 2>err
if python3 -c 'import json
rows = json.load(open("house.json"))
assert len(rows) > 30 // '$step', len(rows)
for row in rows:
    wrong = sum(row[name] for name in ("false hit", "missed hit", "broken contract", "no answer"))
    assert row["judged"] > 0 and wrong == 0, row' 2>>err; then ok; else
  fails 'a house test is wrong on a whole lattice' && tail -n 1 err
fi

# Time, machines, rubbish.
expect 0 'whole [3-9]' "$graze" exhaust --tests house_point_box_i32_closed --time 1s --out t.db
"$graze" exhaust --pair point-box --type i32 --size 3 --out j.db --json >j.json 2>err
if python3 -c 'import json
rows = json.load(open("j.json"))
assert len(rows) == 4 and all(r["size"] == 3 and r["judged"] <= r["cases"] == 4**6 for r in rows), rows' 2>>err; then ok; else
  fails 'the JSON is not as expected' && tail -n 1 err
fi
expect 2 "found 'round', expected whole, edge" "$graze" exhaust --kind round
expect 2 'expected a whole number' "$graze" exhaust --size -3
expect 2 'expected i32' "$graze" exhaust --type int
expect 2 'expected a value' "$graze" exhaust --size
expect 2 "found 'nothing_at_all', expected a test: .graze list" "$graze" exhaust --tests nothing_at_all --out z.db
expect 2 'none of these tests has such a lattice' "$graze" exhaust --tests corner_java --kind ulp --out z.db
expect 2 'found beside --time' "$graze" exhaust --time 1s --size 3
expect 2 'more cases than' "$graze" exhaust --tests corner_java --kind whole --size 5000 --out z.db
expect 2 'is no graze store|not a database|cannot be' "$graze" exhaust --out "$0"

# A test that is given up on has not been tried whole, and is not kept as such; with more patience it goes on.
"$graze" new mine --language c --form 'disc disc f64' >/dev/null
sed -i 's/return false/if (a_cx == 1) __builtin_trap(); return false/' mine/mine.c && cc -shared -fPIC mine/mine.c -o mine/mine.so
lattice=("$graze" exhaust --plugin mine/mine.so --kind whole --size 2 --out given.db)
expect 1 'given up on: [1-9][0-9]* cases were not put to it, and the lattice is not whole' "${lattice[@]}" --patience 0.001s
if [[ $(sqlite3 given.db 'SELECT count(*) FROM lattice WHERE done = cases') == 0 ]]; then ok; else fails 'a lattice that was not tried counts as whole'; fi

printf '%d passed, %d failed\n' "$passed" "$failed"
((failed == 0))
