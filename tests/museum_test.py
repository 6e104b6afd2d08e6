#!/usr/bin/env python3
"""The museum of published and taught mistakes, by its records.   museum_test.py GRAZE ROOT

Threads by project and number, dates in order, what differs from the original, a witness that replays; and soon.txt, which
tells how soon each is plainly wrong, names all of them and nothing else.
"""
import json
import pathlib
import re
import subprocess
import sys

GRAZE, ROOT = sys.argv[1], pathlib.Path(sys.argv[2])
sys.path.insert(0, str(ROOT / "tests/bench"))
import bench_defects  # noqa: E402

DAY = r"\d{4}-\d\d-\d\d"
WHEN = rf"({DAY} to {DAY}|since {DAY}( at the latest)?|told {DAY}(, repaired {DAY})?|repaired {DAY})"
SOURCE = rf"[^:]+, [^:]+(::[^:]+)?: {WHEN} \([\w.-]+/[\w.-]+#\d+(, #\d+)*\)(, told {DAY})?(, open)?"
failed = passed = 0


def expect(fine, what):
    global failed, passed
    passed, failed = passed + bool(fine), failed + (not fine)
    if not fine:
        print(f"FAILS: {what}")


def graze(*words):
    return subprocess.run([GRAZE, *words], capture_output=True, text=True, check=False)


def of_role(role):
    return json.loads(graze("list", "--role", role, "--json").stdout)


def main():
    published = [json.loads(graze("show", test["id"], "--json").stdout) for test in of_role("published")]
    taught = of_role("taught")
    expect(len(published) >= 20 and len(taught) >= 25, f"{len(published)} published and {len(taught)} taught tests, expected 20 and 25")
    for test in published:
        name, source = test["id"], test["source"]
        expect(re.fullmatch(SOURCE, source), f"{name}: found the source '{source}', expected 'Project, function: dates (owner/project#number)'")
        days = re.findall(DAY, source)
        expect(", told" in source or days == sorted(days), f"{name}: dates {days} are not in order")
        expect(re.search(r"[Tt]he\s+(\*\s+)?original", test["code"].split("*/")[0]), f"{name}: its comment does not say how it differs from the original")
        shown = [graze("check", name, *defect["witness"].split()).returncode == 1 for defect in test["defects"][:1]]
        expect(shown == [True], f"{name}: no case that shows it")
    rows = [line.rstrip("\n").split(" | ") for line in open(ROOT / "algorithms/published/soon.txt", encoding="utf-8") if line[0] != "#"]
    named = [row[0] for row in rows]
    wanted = sorted([test["id"] for test in published] + [test["id"] for test in taught if test["wrong"] != "-"])
    expect(named == wanted, f"soon.txt: missing {sorted(set(wanted) - set(named))}, too many {sorted(set(named) - set(wanted))}; scripts/bench museum --write")
    sources = {test["id"]: test["source"] for test in published}
    for row in rows:
        day = bench_defects.datetime.date.fromisoformat(row[-1].split(", ")[1])
        expect(len(row) == 11 and row[1] == bench_defects.stood(sources.get(row[0], ""), day), f"{row[0]}: stood {row[1]} days, its record says otherwise")
    those = [row for row in rows if row[0] in sources]
    shown = [sum(row[k] != "-" for row in those) for k in (2, 4, 6, 8)]
    said = re.search(r"Of (\d+) published tests graze shows (\d+) .*? within ([\d.]+) s .*? uniform\s+numbers show (\d+), plain libFuzzer (\d+) and Hypothesis (\d+)",
                     " ".join((ROOT / "README.md").read_text().split()))
    most = max(float(row[3]) for row in those if row[3] != "-")
    expect(said and [int(said[k]) for k in (1, 2, 4, 5, 6)] == [len(those), *shown] and most <= float(said[3]) <= 2 * most,
           f"README.md tells other numbers than {len(those)} published, found {shown}, at most {most} s")
    print(f"{passed} passed, {failed} failed")
    sys.exit(failed > 0)


main()
