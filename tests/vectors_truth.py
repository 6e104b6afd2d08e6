#!/usr/bin/env python3
"""The second opinion on vectors/: every row's relation and answers by fractions, from the definitions in docs/glossary.md.

    vectors_truth.py FOLDER [SCHEMA]      one row in ten, by its id; GRAZE_LONG: all of them

Shares no code with graze. Two shapes are cores of corners, grown by r and s. The differences of their corners have a hull D; the
shapes are apart when D is further from 0 than r + s, and overlap when it is nearer, or, without radii, when 0 lies inside of D.
"""
import csv
import json
import os
import sys
from fractions import Fraction
from pathlib import Path

COLUMNS = {"point": 2, "segment": 4, "disc": 3, "capsule": 5, "ellipse": 4, "box": 4, "rounded": 5, "triangle": 6, "quad": 8}
PLAIN = 9  # columns before the numbers


def turn(a, b, c):
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])


def hull(points):
    """Counter-clockwise, without those on a side."""
    points = sorted(set(points))
    if len(points) < 3:
        return points
    chains = []
    for order in (points, points[::-1]):
        chain = []
        for p in order:
            while len(chain) > 1 and turn(chain[-2], chain[-1], p) <= 0:
                chain.pop()
            chain.append(p)
        chains.append(chain[:-1])
    return chains[0] + chains[1]


def squared(p):
    return p[0] * p[0] + p[1] * p[1]


def to_segment(a, b):
    """The squared distance of 0."""
    way = (b[0] - a[0], b[1] - a[1])
    length = squared(way)
    along = -(a[0] * way[0] + a[1] * way[1])
    if length == 0 or along <= 0:
        return squared(a)
    if along >= length:
        return squared(b)
    return squared((a[0] + way[0] * along / length, a[1] + way[1] * along / length))


def shape(kind, n):
    """Corners, radius, how x and y are scaled for it to be round, and whether it has no extent."""
    if kind == "box":
        x, y, w, h = n
        return [(x, y), (x + w, y), (x + w, y + h), (x, y + h)], Fraction(0), (1, 1), w == 0 or h == 0
    if kind == "rounded":
        x, y, w, h, r = n
        left, top, right, bottom = x + r, y + r, x + w - r, y + h - r
        return [(left, top), (right, top), (right, bottom), (left, bottom)], r, (1, 1), w == 0 or h == 0
    corners = [(n[k], n[k + 1]) for k in range(0, len(n) - 1, 2)]
    if kind in ("disc", "capsule"):
        return corners, n[-1], (1, 1), n[-1] == 0
    if kind == "ellipse":
        return corners[:1], n[2] * n[3], (n[3], n[2]), n[2] == 0 or n[3] == 0
    outline = hull(corners)
    return corners, Fraction(0), (1, 1), len(outline) < {"point": 1, "segment": 2}.get(kind, 3)


def relation(kinds, numbers):
    first = COLUMNS[kinds[0]]
    a, b = shape(kinds[0], numbers[:first]), shape(kinds[1], numbers[first:])
    sx, sy = (a[2][0] * b[2][0], a[2][1] * b[2][1])
    if sx == 0 or sy == 0:
        return None  # an ellipse that is a line
    d = hull([((p[0] - q[0]) * sx, (p[1] - q[1]) * sy) for p in a[0] for q in b[0]])
    reach = a[1] + b[1]
    inside = len(d) > 2 and all(turn(d[k - 1], d[k], (0, 0)) > 0 for k in range(len(d)))
    within = len(d) > 2 and all(turn(d[k - 1], d[k], (0, 0)) >= 0 for k in range(len(d)))
    distance = 0 if within else min(to_segment(d[k - 1], d[k]) for k in range(len(d)))
    if distance > reach * reach:
        return "apart"
    if a[3] or b[3]:
        return "flat"
    return "overlapping" if inside or distance < reach * reach else "touching"


def right(row, kinds, numbers):
    """What the row must say: relation, closed, open, half open (None: not looked at)."""
    truth = relation(kinds, numbers)
    if truth is None:
        return None
    if row["tier"] == "flat":
        return truth, "", "", ""
    closed, opened = truth != "apart", truth == "overlapping"
    half = closed if truth != "touching" else None
    if truth == "touching" and kinds == ["box", "box"]:
        ax, ay, aw, ah, bx, by, bw, bh = numbers
        half = ax < bx + bw and bx < ax + aw and ay < by + bh and by < ay + ah
    if truth == "touching" and kinds == ["point", "box"]:
        px, py, x, y, w, h = numbers
        half = x <= px < x + w and y <= py < y + h
    return truth, str(int(closed)), str(int(opened)), None if half is None else str(int(half))


def is_right(row, names, kinds):
    said = right(row, kinds, [Fraction(int(row[name]) if row[name].lstrip("-").isdigit() else float(row[name])) for name in names])
    if said is None:
        return True
    found = (row["relation"], row["closed"], row["open"], row["half_open"] if said[3] is not None else None)
    if found == said:
        return True
    print(f"{row['id']}: the row says {found}, fractions say {said}")
    return False


def main():
    folder, looked, wrong, ids = Path(sys.argv[1]), 0, 0, set()
    schema = json.loads((folder / "vectors.schema.json").read_text(encoding="utf-8"))
    for path in sorted(folder.glob("*.hit.csv")):
        pair = path.name.split(".")[0]
        kinds = next([a, b] for a in COLUMNS for b in COLUMNS if f"{a}-{b}" == pair)
        with open(path, encoding="utf-8", newline="") as file:
            rows = list(csv.DictReader(file))
        names = list(rows[0])[PLAIN:]
        for row in rows:
            if not os.environ.get("GRAZE_LONG") and int(row["id"][-8:], 16) % 10:
                continue
            looked += 1
            wrong += not is_right(row, names, kinds)
        same = json.loads(path.with_suffix(".json").read_text(encoding="utf-8"))
        import jsonschema
        jsonschema.validate(same, schema)
        beside = [(r["id"], r["tier"], r["size"], " ".join(r["types"]), r["relation"], " ".join(r["flags"]), *map(float, r["numbers"])) for r in same["rows"]]
        if same["columns"] != names or beside != [(r["id"], r["tier"], r["size"], r["types"], r["relation"], r["flags"], *(float(r[n]) for n in names)) for r in rows]:
            print(f"{path}: the JSON beside it has other rows")
            wrong += 1
        wrong += sum(row["id"] in ids for row in rows)
        ids |= {row["id"] for row in rows}
    print(f"{looked} of {len(ids)} rows looked at, {wrong} wrong")
    return 1 if wrong or looked < 100 else 0


if __name__ == "__main__":
    sys.exit(main())
