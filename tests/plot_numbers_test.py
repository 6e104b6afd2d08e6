#!/usr/bin/env python3
"""Recomputes the numbers behind a report's pictures from its store, with queries of its own.

    plot_numbers_test.py STORE PLOTS-FOLDER

Tables (agreement, coverage, nearness), curves (discovery) and dots (speed); maps and findings are plot_recount's.
"""
import pathlib
import sqlite3
import sys

SPANS = [(-9000, "touching"), (-100, "below 1e-30"), (-53, "to 1e-16"), (-50, "1e-16 to 1e-15"), (-40, "to 1e-12"),
         (-30, "to 1e-9"), (-20, "to 1e-6"), (-10, "to 0.001"), (-3, "to 0.1"), (0, "0.1 to 1"), (9000, "above 1"),
         (100000, "no size")]
failed = passed = 0


def same(found, expected, what):
    global failed, passed
    if found == expected:
        passed += 1
        return
    failed += 1
    print(f"FAILS: {what}: the picture has {found}, the store {expected}")


def matrix(path):
    """{(row name, column name): value}, as the picture's data says."""
    rows, columns, cells = {}, {}, {}
    for line in path.read_text().splitlines():
        words = line.split(maxsplit=3)
        if line.startswith("# row "):
            rows[words[2].rstrip(":")] = words[3]
        elif line.startswith("# column ") and words[2].endswith(":"):
            columns[words[2].rstrip(":")] = words[3]
        elif not line.startswith("#") and "NaN" not in line:
            column, row, _, _, value = line.split()
            cells[rows[row], columns[column]] = float(value)
    return cells


def coverage(db, pair, cells):
    expected = {}
    forms = {form for form, in db.execute("SELECT DISTINCT form FROM test WHERE pair = ?", (pair,))}
    shapes = {frozenset(word for word in form.split()) for form in forms}
    for form, place, relation, cases in db.execute("SELECT * FROM coverage WHERE relation <> 'invalid'"):
        if frozenset(form.split()) not in shapes:
            continue
        across, down = place.split(" x ") if " x " in place else (relation, place)
        expected[down, across] = expected.get((down, across), 0) + cases
    same(cells, {key: value for key, value in expected.items() if value > 0}, f"coverage {pair}")


def agreement(db, pair, cells):
    expected = {}
    for a, b, scenes, differ in db.execute(
        "SELECT a, b, scenes, differ FROM agreement JOIN test ON test.id = a WHERE pair = ?", (pair,)
    ):
        if scenes:
            expected[a, b] = expected[b, a] = differ / scenes
    same(cells, expected, f"agreement {pair}")


def nearness(db, pair, cells):
    expected = {}
    for test, bin, count in db.execute(
        "SELECT test, bin, sum(count) FROM nearness JOIN test ON test.id = test WHERE pair = ? GROUP BY test, bin", (pair,)
    ):
        span = next((name for below, name in SPANS[:-1] if bin < below), SPANS[-1][1])
        expected[test, span] = expected.get((test, span), 0) + count
    same(cells, expected, f"nearness {pair}")


def discovery(db, path):
    curves = {}
    for part in path.read_text().split("\n\n\n"):
        lines = part.strip().splitlines()
        if lines:
            curves[lines[0][2:]] = [tuple(map(int, line.split())) for line in lines[2:-1]]
    expected = {"all families": []}
    for family, first in db.execute("SELECT family, first_case FROM finding ORDER BY first_case"):
        for name in ("all families", family):
            curve = expected.setdefault(name, [])
            curve.append((first + 1, len(curve) + 1))
    same(curves, expected, "discovery")


def speed(db, pair, path):
    dots = {line.split()[0] for line in path.read_text().splitlines() if line and line[0] != "#"}
    known = {f"{ns:.9g}" for ns, in db.execute("SELECT nanoseconds FROM speed JOIN test ON test.id = test WHERE pair = ?", (pair,))}
    same(sorted(dots - known), [], f"speed {pair}")


def main():
    store, folder = sys.argv[1], pathlib.Path(sys.argv[2])
    db = sqlite3.connect(f"file:{store}?mode=ro", uri=True)
    for path in sorted(folder.glob("*.dat")):
        kind, _, pair = path.stem.partition("-")
        if kind in ("coverage", "agreement", "nearness"):
            globals()[kind](db, pair, matrix(path))
        elif kind == "discovery":
            discovery(db, path)
        elif kind == "speed":
            speed(db, pair, path)
    print(f"{passed} pictures agree, {failed} do not")
    return 1 if failed or passed < 5 else 0


if __name__ == "__main__":
    sys.exit(main())
