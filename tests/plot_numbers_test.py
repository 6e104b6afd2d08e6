#!/usr/bin/env python3
"""Recomputes the numbers behind a report's pictures from its store, with queries of its own.

    plot_numbers_test.py GRAZE STORE PLOTS-FOLDER

Curves (discovery), dots (speed) and every point of the maps, of which the first few are judged again; and the smallest case of every
finding. What the others of a map's points are is sweep_test's. And of every picture: each text of its script stands in its SVG, which
gnuplot leaves out where it thinks that there is no room.
"""
import html
import json
import math
import pathlib
import re
import sqlite3
import subprocess
import sys

RELATIONS, ANSWERS = ("apart", "touching", "overlapping", "flat", "invalid"), ("miss", "hit", "no answer")
OUTCOMES = ("agrees", "false hit", "missed hit", "broken contract", "no answer")

failed = passed = 0


def block(script, name):
    """The numbers of a script that stand between `$name << END` and END."""
    return script.read_text().split(f"${name} << END\n", 1)[1].split("END\n", 1)[0]


def texts_of(script):
    """What it writes into the picture, as far as it is not made of numbers by gnuplot."""
    return [text.replace("''", "'") for text in re.findall(r"(?:set label|label_text\[labels\] =|label_below\[labels\] =) '((?:[^']|'')*)'", script.read_text())]


def same(found, expected, what):
    global failed, passed
    if found == expected:
        passed += 1
        return
    failed += 1
    print(f"FAILS: {what}: the picture has {found}, the store {expected}")


def discovery(db, path):
    curves = {}
    for part in block(path, "met").split("\n\n\n"):
        lines = part.strip().splitlines()
        if lines:
            curves[lines[0][2:]] = [tuple(map(int, line.split())) for line in lines[2:-1]]
    expected = {"all families": []}
    for family, first in db.execute("SELECT family, first_case FROM finding ORDER BY first_case"):
        for name in ("all families", family):
            curve = expected.setdefault(name, [])
            curve.append((first + 1, len(curve) + 1))
    # Of points less than an eightieth of a power of ten apart the last is drawn.
    last = {name: {int(80 * math.log10(case)): (case, met) for case, met in curve} for name, curve in expected.items()}
    same(curves, {name: list(points.values()) for name, points in last.items()}, "discovery")


def speed(db, pair, path):
    dots = {float(line.split()[0]) for line in block(path, "dots").splitlines() if line}
    known = {ns for ns, in db.execute("SELECT nanoseconds FROM speed JOIN test ON test.id = test WHERE pair = ?", (pair,))}
    same(sorted(dots - known), [], f"speed {pair}")


def judged(graze, test, numbers):
    """What one case is by itself, as the points of maps have it."""
    said = subprocess.run([graze, "check", test, "--json", "--", *numbers.split()], stdout=subprocess.PIPE).stdout
    found = json.loads(said)
    return RELATIONS.index(found["relation"]) + 8 * ANSWERS.index(found["answer"]) + 32 * OUTCOMES.index(found["outcome"])


def points_of(blob):
    return [value for count, value in zip(blob[::2], blob[1::2]) for _ in range(count)]


def touches(true, x, y):
    """Whether the truth changes from apart to the rest, or back, on the way to the point: from its left, or from above."""
    apart = true[y][x] & 7 == 0
    return (x > 0 and apart != (true[y][x - 1] & 7 == 0)) or (y > 0 and apart != (true[y - 1][x] & 7 == 0))


def widened(drawn, true, wide):
    """Whether a point of a picture is that of the map, on the line where the shapes touch, or a right one beside a wrong one that is drawn wider: thin lines are."""
    for y, row in enumerate(drawn):
        for x, value in enumerate(row):
            if value == true[y][x]:
                continue
            if value >> 5 == 6 and wide and value & 31 == true[y][x] & 31 and touches(true, x, y):
                continue
            near = [true[v][u] >> 5 for v in range(max(y - 2, 0), min(y + 3, len(true))) for u in range(max(x - 2, 0), min(x + 3, len(row)))]
            if not wide or true[y][x] >> 5 or value & 31 != true[y][x] & 31 or value >> 5 not in near:
                return False
    return True


def maps(graze, db, folder):
    """Each point of a picture is one of the map: as often as it is wide, missed hits lighter in stripes, thin lines wider. A fiftieth of
    a map at least is wrong, before anything is drawn wider, and as much right."""
    query = "SELECT test, sweep, width, height, points, origin_hex, right_hex, down_hex FROM map"
    for test, sweep, width, height, blob, *cases in db.execute(query):
        points = points_of(blob)
        same(len(points), width * height, f"points of {test}, {sweep}")
        wrong = sum(point >> 5 > 0 for point in points)
        same(50 * min(wrong, width * height - wrong) >= width * height, True, f"what is to be seen of {test}, {sweep}: {wrong} wrong")
        same([points[0], points[1], points[width]], [judged(graze, test, numbers) for numbers in cases], f"first points of {test}, {sweep}")
        true = [points[y * width:(y + 1) * width] for y in range(height)]
        for path in [*folder.glob(f"map-{sweep}-{test}.gp"), *folder.glob(f"card-{test}.gp")]:
            text = path.read_text()
            if "$points" not in text or f"first point: {cases[0]}" not in text:
                continue
            rows = [[int(value) for value in line.split()] for line in block(path, "points").splitlines()]
            lines, pixels = len(rows), len(rows[0])
            same((lines >= height, pixels >= width), (True, True), f"size of {path.stem}")
            drawn = [[None] * width for _ in range(height)]
            for line, row in enumerate(rows):
                for pixel, value in enumerate(row):
                    value = value & 31 | 2 << 5 if value >> 5 == 5 else value
                    x, y = pixel * width // pixels, line * height // lines
                    if drawn[y][x] not in (None, value):
                        same(value, drawn[y][x], f"{path.stem} at {x}, {y}")
                    drawn[y][x] = value
            same(widened(drawn, true, width >= 128), True, path.stem)
            if sweep in ("scene", "turn") and path.stem.startswith("map"):
                same("The whole picture is " in text, True, f"the zoom of {path.stem}")


def findings(graze, db, folder):
    for finding, test in db.execute("SELECT id, test FROM finding"):
        for path in folder.glob(f"finding-{finding.replace('/', '-').replace(' ', '-')}.gp"):
            case = re.search(r"^# case: (.*)$", path.read_text(), re.MULTILINE)
            same(case is not None and judged(graze, test, case[1].replace(",", " ")) >> 5 > 0, True, f"a failure, of {path.stem}")


def wraps(db, folder):
    """A side that its type does not hold is told and drawn, and what becomes of it is right."""
    query = ("SELECT finding.id, smallest, inputs, form FROM finding JOIN test ON test.id = test "
             "WHERE cause = 'range' AND (form LIKE 'box-xywh box-xywh i32' OR form LIKE 'box-xywh box-xywh i64')")
    for finding, smallest, inputs, form in db.execute(query):
        names, numbers = inputs.split(), [int(number) for number in smallest.split()]
        end = 2 ** (63 if form.endswith("i64") else 31)
        sums = {f"{names[k]} + {names[k + 2]}": numbers[k] + numbers[k + 2] for k in (0, 1, 4, 5)}
        over = [f"{name} is {of}, beyond the end of the type; there it is {of - 2 * end}." for name, of in sums.items() if of >= end]
        script = folder / f"finding-{finding.replace('/', '-')}.gp"
        told = [text for text in texts_of(script) if " beyond the end of the type; " in text]
        same(told, over[:1], f"wrap of {finding}")


def texts(script):
    """Every text of the script is drawn."""
    svg = html.unescape(re.sub(r"<[^>]*>", "", script.with_suffix(".svg").read_text()))
    wanted = texts_of(script)
    same([text for text in wanted if text.strip() not in svg], [], f"texts of {script.stem}")
    same(wanted == [] and not script.stem.startswith("card-"), False, f"a picture without a text, {script.stem}")


def colours():
    """Each colour has one meaning: in pictures, in the pages of a report, in the page for the browser."""
    root = pathlib.Path(__file__).resolve().parents[1]
    script = (root / "reports/plots/picture.gp").read_text() + (root / "reports/plots/points.gp").read_text()
    named = dict(re.findall(r"\b(\w+) = '(#\w{6})'", script))
    named.update({name: named[of] for name, of in re.findall(r"^(\w+) = (\w+)$", script, re.MULTILINE) if of in named})
    report, page = ((root / path).read_text().lower() for path in ("reports/templates/page.css", "reports/playground/page.css"))
    for plot, swatch, variable in (("false_hit", "false", "false-hit"), ("missed_hit", "missed", "missed-hit"), ("broken_contract", "broken", "broken"),
                                   ("no_answer", "none", None), ("correct_hit", "hit", "hit"), ("correct_miss", "miss", "miss")):
        wanted = {named[plot].lower(), re.sub(r"#(.)\1(.)\2(.)\3$", r"#\1\2\3", named[plot].lower())}
        found = re.search(rf"\.swatch\.{swatch} {{ background: [^#]*(#\w+)", report)
        same(found is not None and found[1] in wanted, True, f"the colour of {plot} in page.css")
        if variable:
            found = re.search(rf"--{variable}: (#\w+)", page)
            same(found is not None and found[1] in wanted, True, f"the colour of {plot} in the page for the browser, {found and found[1]}")


def main():
    graze, store, folder = sys.argv[1], sys.argv[2], pathlib.Path(sys.argv[3])
    db = sqlite3.connect(f"file:{store}?mode=ro", uri=True)
    for path in sorted(folder.glob("*.gp")):
        texts(path)
    colours()
    wraps(db, folder)
    before = passed
    maps(graze, db, folder)
    same(passed > before, True, "some map")
    before = passed
    findings(graze, db, folder)
    same(passed > before, True, "some finding")
    for path in sorted(folder.glob("*.gp")):
        kind, _, pair = path.stem.partition("-")
        if kind == "discovery":
            discovery(db, path)
        elif kind == "speed":
            speed(db, pair, path)
    print(f"{passed} pictures agree, {failed} do not")
    return 1 if failed or passed < 3 else 0


if __name__ == "__main__":
    sys.exit(main())
