#!/usr/bin/env python3
"""The second opinion on vectors/: every row's relation, answers and numbers by fractions, from the definitions in docs/glossary.md.

    vectors_truth.py FOLDER [SCHEMA]      one row in ten, by its id; GRAZE_LONG: all of them

Shares no code with graze. Two shapes are cores of corners, grown by r and s. The differences of their corners have a hull D; the
shapes are apart when D is further from 0 than r + s, and overlap when it is nearer, or, without radii, when 0 lies inside of D. The gap
is that distance less r + s, or, where 0 lies inside, less than 0 by how near the outline is and by r + s. What moves meets the other where its way from 0
comes within r + s of D. The first contains the second when each corner
of the second, with its radius, lies that deep within. Beside a polygon: a core is apart by how near its sides are to those of the ring, where neither has a corner of
the other in it. What a polygon contains has no piece of a side outside it, and its radius from the ring. Without a radius they overlap when a side of one, cut where it meets those of the other, has a piece whose middle lies inside the other, or both go round the same ground.
"""
import csv
import json
import math
import os
import sys
from fractions import Fraction
from pathlib import Path

COLUMNS = {"point": 2, "segment": 4, "disc": 3, "capsule": 5, "ellipse": 4, "box": 4, "rounded": 5, "triangle": 6, "quad": 8, "polygon": None}
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


def foot(a, b):
    """Which point from a to b is nearest to 0."""
    way = (b[0] - a[0], b[1] - a[1])
    length = squared(way)
    along = -(a[0] * way[0] + a[1] * way[1])
    if length == 0 or along <= 0:
        return a
    if along >= length:
        return b
    return (a[0] + way[0] * along / length, a[1] + way[1] * along / length)


def outline(d):
    """The point of a hull's outline that is nearest to 0, and whether 0 lies inside: 1, on it or outside: 0 or -1."""
    turns = [turn(d[k - 1], d[k], (0, 0)) for k in range(len(d))] if len(d) > 2 else [-1]
    near = min((foot(d[k - 1], d[k]) for k in range(len(d))), key=squared)
    return near, 0 if squared(near) == 0 else 1 if min(turns) > 0 else -1


def root(value):
    """To two thousand bits."""
    shift = max(0, 4096 + value.denominator.bit_length() - value.numerator.bit_length()) & ~1
    return Fraction(math.isqrt((value.numerator << shift) // value.denominator), 1 << shift // 2)


def sign_beside(square, inside, number):
    """The sign of the root of a square, of the other sign where inside, plus a number."""
    if inside:
        return -sign_beside(square, False, -number)
    if number >= 0:
        return int(square > 0 or number > 0)
    return (square > number * number) - (square < number * number)


def shape(kind, n):
    """Corners, radius, how x and y are scaled for it to be round, and whether it has no extent."""
    if kind == "box":
        x, y, w, h = n
        return [(x, y), (x + w, y), (x + w, y + h), (x, y + h)], Fraction(0), (1, 1), w == 0 or h == 0
    if kind == "rounded":
        x, y, w, h, r = n
        left, top, right, bottom = x + r, y + r, x + w - r, y + h - r
        return [(left, top), (right, top), (right, bottom), (left, bottom)], r, (1, 1), w == 0 or h == 0
    if kind == "polygon":
        assert len(n) == 1 + 2 * n[0]
        n = n[1:]
    corners = [(n[k], n[k + 1]) for k in range(0, len(n) - 1, 2)]
    if kind in ("disc", "capsule"):
        return corners, n[-1], (1, 1), n[-1] == 0
    if kind == "ellipse":
        return corners[:1], n[2] * n[3], (n[3], n[2]), n[2] == 0 or n[3] == 0
    return corners, Fraction(0), (1, 1), len(hull(corners)) < {"point": 1, "segment": 2}.get(kind, 3)


def both(kinds, numbers):
    """The shapes, where x and y are scaled so that an ellipse is a disc; None: it is a line."""
    first = COLUMNS[kinds[0]] or 1 + 2 * int(numbers[0])
    a, b = shape(kinds[0], numbers[:first]), shape(kinds[1], numbers[first:])
    scale = a[2][0] * b[2][0], a[2][1] * b[2][1]
    if 0 in scale:
        return None
    return [([(x * scale[0], y * scale[1]) for x, y in corners], radius, flat) for corners, radius, _, flat in (a, b)]


def differences(a, b):
    return outline(hull([(p[0] - q[0], p[1] - q[1]) for p in a[0] for q in b[0]]))


def named(sign, a, b):
    return "apart" if sign > 0 else "flat" if a[2] or b[2] else "touching" if sign == 0 else "overlapping"


def reaches_out(a, b, corners):
    """The sign of how far these of the second lie out of the first."""
    seen = (outline(hull([(p[0] - x, p[1] - y) for p in a[0]])) for x, y in corners)
    return max(sign_beside(squared(near), inside > 0, b[1] - a[1]) for near, inside in seen)


def sides(ring):
    return [(ring[k - 1], ring[k]) for k in range(len(ring))] if len(ring) > 2 else [(ring[0], ring[-1])]


def is_on(p, a, b):
    return turn(a, b, p) == 0 and all(min(a[k], b[k]) <= p[k] <= max(a[k], b[k]) for k in (0, 1))


def is_level_inside(p, ring):
    """The sides to the right of a point are an odd number; what is on a side counts as right of it, a corner of its height as above."""
    return sum((a[1] > p[1]) != (b[1] > p[1]) and (turn(a, b, p) > 0) == (b[1] > a[1]) and turn(a, b, p) != 0 for a, b in sides(ring)) % 2 == 1


def lies(p, ring):
    """1 inside, 0 on the ring, -1 outside."""
    return 0 if any(is_on(p, a, b) for a, b in sides(ring)) else 1 if len(ring) > 2 and is_level_inside(p, ring) else -1


def meetings(one, other):
    """Where a side meets another, as parts of it; of a stretch its ends."""
    (a, b), (c, d) = one, other
    way = b[0] - a[0], b[1] - a[1]
    if a == b:
        return [Fraction(0)] if is_on(a, c, d) else []
    found = [((p[0] - a[0]) * way[0] + (p[1] - a[1]) * way[1]) / Fraction(squared(way)) for p in (c, d) if is_on(p, a, b)]
    found += [Fraction(k) for k, p in enumerate((a, b)) if is_on(p, c, d)]
    if turn(a, b, c) * turn(a, b, d) < 0:
        part = Fraction(turn(c, d, a)) / (turn(c, d, a) - turn(c, d, b))
        found += [part] if 0 <= part <= 1 else []
    return found


def middles(ring, other):
    """Of the pieces of a ring's sides, cut where they meet those of the other."""
    for side in sides(ring):
        (a, b), cuts = side, sorted({Fraction(0), Fraction(1), *(t for beside in sides(other) for t in meetings(side, beside))})
        for s, t in zip(cuts, cuts[1:]):
            yield a[0] + (b[0] - a[0]) * (s + t) / 2, a[1] + (b[1] - a[1]) * (s + t) / 2


def has_middle_inside(ring, other):
    return any(lies(p, other) > 0 for p in middles(ring, other))


def are_around_same(one, other):
    return all(lies(p, two) == 0 for ring, two in ((one, other), (other, one)) for p in middles(ring, two))


def apart_squared(one, other):
    if meetings(one, other):
        return Fraction(0)
    pairs = [(p, *other) for p in one] + [(p, *one) for p in other]
    return min(squared(foot((a[0] - p[0], a[1] - p[1]), (b[0] - p[0], b[1] - p[1]))) for p, a, b in pairs)


def sign_beside_ring(a, b):
    """Of the gap between a core with its radius and what is within a ring."""
    core, radius, ring = a[0], a[1] + b[1], b[0]
    meet = any(lies(p, ring) >= 0 for p in core) or len(core) > 2 and any(lies(p, core) >= 0 for p in ring)
    away = Fraction(0) if meet else min(apart_squared(one, other) for one in sides(core) for other in sides(ring))
    if radius > 0 or away > 0:
        return (away > radius * radius) - (away < radius * radius)
    return -int(has_middle_inside(core, ring) or len(core) == 1 and lies(core[0], ring) > 0 or
                len(core) > 2 and (has_middle_inside(ring, core) or are_around_same(core, ring)))


def reaches_out_of_ring(ring, b):
    """The sign of how far the second lies out of the ground within a ring."""
    core, radius = b[0], b[1] * b[1]
    if any(lies(p, ring) < 0 for p in (*core, *middles(core, ring))):
        return 1
    away = min(apart_squared(one, other) for one in sides(core) for other in sides(ring))
    return (radius > away) - (radius < away)


def right(question, kinds, numbers):
    """What the row must say: relation, and the answers under its contracts (None: not looked at)."""
    shapes = both(kinds, numbers)
    if shapes is None:
        return None
    a, b = shapes
    if question == "contains":
        truth = named(reaches_out_of_ring(a[0], b) if kinds[0] == "polygon" else reaches_out(a, b, b[0]), a, b)
    elif kinds[1] == "polygon":
        truth = named(sign_beside_ring(a, b), a, b)
    else:
        near, inside = differences(a, b)
        truth = named(sign_beside(squared(near), inside > 0, -a[1] - b[1]), a, b)
    if truth == "flat":
        return truth, "", "", ""
    closed, opened = truth != "apart", truth == "overlapping"
    half = closed if truth != "touching" else None
    if truth == "touching" and question == "contains":
        middle = (sum(x for x, _ in b[0]) / len(b[0]), sum(y for _, y in b[0]) / len(b[0]))
        within = has_middle_inside(b[0], a[0]) if kinds[0] == "polygon" else reaches_out(a, b, [middle]) < 0
        half = kinds[1] not in ("point", "segment") or within
    elif truth == "touching" and kinds == ["box", "box"]:
        ax, ay, aw, ah, bx, by, bw, bh = numbers
        half = ax < bx + bw and bx < ax + aw and ay < by + bh and by < ay + ah
    elif truth == "touching" and kinds == ["point", "box"]:
        px, py, x, y, w, h = numbers
        half = x <= px < x + w and y <= py < y + h
    elif truth == "touching" and kinds == ["point", "polygon"]:
        half = is_level_inside(a[0][0], b[0])
    return truth, str(int(closed)), str(int(opened)), None if half is None else str(int(half))


def gap_of(a, b):
    near, inside = differences(a, b)
    return root(squared(near)) * (-1 if inside > 0 else 1) - a[1] - b[1]


def point_of(point, of):
    """Which point of a shape is nearest to one beside it."""
    x, y = point
    near, _ = outline(hull([(px - x, py - y) for px, py in of[0]]))
    left = 1 - of[1] / root(squared(near))
    return [x + near[0] * left, y + near[1] * left]


def is_right_number(question, row, kinds, numbers, way):
    """Within the last digits, of a point within an eighth of the tolerance, which is a millionth and 64 units in the last place."""
    a, b = both(kinds, numbers)
    count = COLUMNS[kinds[0]] if kinds[1] == "polygon" else None
    most = float(max(abs(number) for k, number in enumerate(numbers) if k != count))
    if way is not None:
        return is_right_part(row, a, b, way, most)
    if question in ("push", "crossing"):
        return (is_right_push if question == "push" else is_right_crossing)(row, a, b, most)
    gap, tolerance = gap_of(a, b), float(row["tolerance"])
    usual = 1e-6 * abs(gap) + 64 * math.ulp(most)
    if abs(tolerance - usual) > 1e-9 * usual:
        return False
    if question == "distance":
        said = [(Fraction(float(row["zero"])), max(gap, 0)), (Fraction(float(row["negative"])), gap)]
        return all(abs(one - other) <= abs(other) / 2 ** 46 for one, other in said)
    point = [Fraction(float(word)) for word in row["zero"].split()]
    if row["relation"] != "apart":
        return point == [Fraction(float(n)) for n in numbers[:2]] and row["negative"] == ""
    return row["zero"] == row["negative"] and all(abs(p - q) <= tolerance / 8 for p, q in zip(point, point_of(numbers[:2], b)))


def away_squared(start, end, d):
    """How far the way from start to end is from the hull d."""
    if len(d) > 2 and any(min(turn(d[k - 1], d[k], p) for k in range(len(d))) >= 0 for p in (start, end)):
        return Fraction(0)
    return min(apart_squared((start, end), side) for side in sides(d))


def is_right_part(row, a, b, way, most):
    """It does not meet the other before, but soon after; or never on its way; and the tolerance moves it by no more than 64 units."""
    d, reach = hull([(q[0] - p[0], q[1] - p[1]) for p in a[0] for q in b[0]]), (a[1] + b[1]) ** 2
    after = lambda part: (way[0] * part, way[1] * part)
    away = lambda part: away_squared((Fraction(0), Fraction(0)), after(part), d) - reach
    part, usual = Fraction(float(row["zero"])), 64 * math.ulp(most) / math.hypot(*map(float, way))
    if part <= 1:
        usual += 1e-6 * float(part)
    if abs(float(row["tolerance"]) - usual) > 1e-9 * usual:
        return False
    if row["relation"] != "apart":
        return (row["zero"], row["none"]) == ("0", "2")
    if row["zero"] != row["none"] or part == 2:
        return row["zero"] == row["none"] and away(Fraction(1)) > 0 or row["tier"] == "hard" and away(Fraction(1)) == 0
    little = Fraction(1, 2 ** 40)
    return away(part * (1 - little)) >= 0 and away(part * (1 + little)) <= 0


def is_right_push(row, a, b, most):
    """As long as they overlap, and it parts them; none where they do not."""
    gap = gap_of(a, b)
    usual = float(max(-gap, 0) / 10 ** 6) + 64 * math.ulp(most)
    if abs(float(row["tolerance"]) - usual) > 1e-9 * usual:
        return False
    if row["relation"] != "overlapping":
        return (row["zero"], row["unstated"]) == ("0 0", "")
    push = [Fraction(float(word)) for word in row["zero"].split()]
    moved = [(x + push[0], y + push[1]) for x, y in b[0]]
    return row["zero"] == row["unstated"] and abs(root(squared(push)) + gap) <= usual / 8 and abs(gap_of(a, (moved, *b[1:]))) <= usual / 8


def is_right_crossing(row, a, b, most):
    """On both segments; and where they do not cross flatly, where their lines meet. None where no point is within the tolerance of both."""
    (p, q), (r, s), usual = a[0], b[0], 64 * math.ulp(most)
    if row["relation"] == "apart":
        return ((row["closed"], row["unstated"]) == ("none", "none") and abs(float(row["tolerance"]) - usual) <= 1e-9 * usual and
                apart_squared((p, q), (r, s)) > (2 * Fraction(usual)) ** 2)
    way, part = (q[0] - p[0], q[1] - p[1]), Fraction(turn(r, s, p)) / (turn(r, s, p) - turn(r, s, q))
    point = [Fraction(float(word)) for word in row["closed"].split()]
    near = all(squared(foot(*[(x - point[0], y - point[1]) for x, y in side])) <= (Fraction(usual) / 8) ** 2 for side in ((p, q), (r, s)))
    return (abs(float(row["tolerance"]) - usual) <= 1e-9 * usual and row["unstated"] == (row["closed"] if row["relation"] == "overlapping" else "") and near and
            (row["tier"] == "hard" or all(abs(point[k] - p[k] - way[k] * part) <= usual / 2 for k in (0, 1))))


def is_right(question, row, names, kinds):
    numbers = [Fraction(int(row[name]) if row[name].lstrip("-").isdigit() else float(row[name])) for name in names if row[name] is not None]
    way = numbers[-2:] if question in ("ray", "sweep") else None
    numbers = numbers if way is None else numbers[:-2]
    said = right(question, kinds, numbers)
    if said is None:
        return True
    found = (row["relation"], *list(row.values())[2:5])
    if "tolerance" in row:
        said, found = said[:1], found[:1] if is_right_number(question, row, kinds, numbers, way) else found
    elif said[3] is None:
        said, found = said[:3], found[:3]
    if found == said:
        return True
    print(f"{row['id']}: the row says {found}, fractions say {said}")
    return False


def plain(answer):
    """An answer of JSON or CSV as numbers; the word none as it is."""
    if answer == "none":
        return answer
    if isinstance(answer, str):
        return [float(word) for word in answer.split()]
    return [] if answer is None else [float(one) for one in (answer if isinstance(answer, list) else [answer])]


def main():
    folder, looked, wrong, ids = Path(sys.argv[1]), 0, 0, set()
    schema = json.loads((folder / "vectors.schema.json").read_text(encoding="utf-8"))
    for path in sorted(folder.glob("*.csv")):
        pair, question = path.name.split(".")[:2]
        kinds = next([a, b] for a in COLUMNS for b in COLUMNS if f"{a}-{b}" == pair)
        with open(path, encoding="utf-8", newline="") as file:
            rows = list(csv.DictReader(file))
        names = list(rows[0])[PLAIN:]
        for row in rows:
            if not os.environ.get("GRAZE_LONG") and int(row["id"][-8:], 16) % 10:
                continue
            looked += 1
            wrong += not is_right(question, row, names, kinds)
        same = json.loads(path.with_suffix(".json").read_text(encoding="utf-8"))
        import jsonschema
        jsonschema.validate(same, schema)
        contracts = list(rows[0])[2:5]
        beside = [(r["id"], *(plain(r.get(name)) for name in contracts), r["tier"], r["size"], " ".join(r["types"]), r["relation"], " ".join(r["flags"]), *map(float, r["numbers"])) for r in same["rows"]]
        if same["columns"] != names or beside != [(r["id"], *(plain(r[name]) for name in contracts), r["tier"], r["size"], r["types"], r["relation"], r["flags"], *(float(r[n]) for n in names if r[n] is not None)) for r in rows]:
            print(f"{path}: the JSON beside it has other rows")
            wrong += 1
        wrong += sum(row["id"] in ids for row in rows)
        ids |= {row["id"] for row in rows}
    print(f"{looked} of {len(ids)} rows looked at, {wrong} wrong")
    return 1 if wrong or looked < 100 else 0


if __name__ == "__main__":
    sys.exit(main())
