"""What is true of two shapes, as formulas over whole numbers without end: z3 integers, or bit-vectors wide enough.

It shares nothing with the reference or the house tests. A shape is its layout and its numbers; a box becomes its four
ends, a disc its centre and radius.
"""
import z3

RELATIONS = ("APART", "TOUCHING", "OVERLAPPING", "FLAT", "INVALID")
COLUMNS = {"point": ("x", "y"), "disc": ("cx", "cy", "r"), "xywh": ("x", "y", "w", "h"),
           "ltrb": ("left", "top", "right", "bottom"), "centre": ("cx", "cy", "rx", "ry"), "square": ("x", "y", "s"),
           "pixels": ("x", "y", "w", "h")}


def is_box(layout):
    return layout not in ("point", "disc")


def ends(layout, n):
    """left, top, right, bottom"""
    if layout == "ltrb":
        return tuple(n)
    if layout == "centre":
        return n[0] - n[2], n[1] - n[3], n[0] + n[2], n[1] + n[3]
    if layout == "pixels":
        return n[0], n[1], n[0] + n[2] - 1, n[1] + n[3] - 1
    height = n[2] if layout == "square" else n[3]
    return n[0], n[1], n[0] + n[2], n[1] + height


def valid(layout, n):
    if layout == "point":
        return z3.BoolVal(True)
    if layout == "disc":
        return n[2] >= 0
    left, top, right, bottom = ends(layout, n)
    if layout == "centre":
        return z3.And(n[2] >= 0, n[3] >= 0)
    return z3.And(left <= right, top <= bottom)


def has_interior(layout, n):
    if layout == "point":
        return z3.BoolVal(True)  # a point strictly inside counts
    if layout == "disc":
        return n[2] > 0
    left, top, right, bottom = ends(layout, n)
    return z3.And(left < right, top < bottom)


def larger(a, b):
    return z3.If(a > b, a, b)


def away(low, high, c):
    """How far c lies from the span."""
    return z3.If(c < low, low - c, z3.If(c > high, c - high, c - c))


def within(dx, dy, s):
    return z3.And(s >= 0, dx * dx + dy * dy <= s * s)


def nearer(dx, dy, s):
    return z3.And(s >= 0, dx * dx + dy * dy < s * s)


def meet_and_overlap(one, two, within=within, nearer=nearer):
    """Whether the closed shapes share a point, and whether their interiors do, for valid shapes."""
    (a, m), (b, n) = sorted((one, two), key=lambda shape: ("point", "disc").index(shape[0]) if not is_box(shape[0]) else 2)
    if a == "point" and is_box(b):
        left, top, right, bottom = ends(b, n)
        return (z3.And(left <= m[0], m[0] <= right, top <= m[1], m[1] <= bottom),
                z3.And(left < m[0], m[0] < right, top < m[1], m[1] < bottom))
    if is_box(a):
        (al, at, ar, ab), (bl, bt, br, bb) = ends(a, m), ends(b, n)
        return z3.And(al <= br, bl <= ar, at <= bb, bt <= ab), z3.And(al < br, bl < ar, at < bb, bt < ab)
    if is_box(b):
        left, top, right, bottom = ends(b, n)
        dx, dy, reach = away(left, right, m[0]), away(top, bottom, m[1]), m[2]
    else:
        dx, dy = away(n[0], n[0], m[0]), away(n[1], n[1], m[1])
        reach = n[2] if a == "point" else m[2] + n[2]
    return within(dx, dy, reach), nearer(dx, dy, reach)


def half_open(one, two):
    """A point in a half-open box; boxes, both half-open."""
    (a, m), (b, n) = one, two
    left, top, right, bottom = ends(b, n)
    if a == "point":
        return z3.And(left <= m[0], m[0] < right, top <= m[1], m[1] < bottom)
    raise ValueError("half-open is defined for a point and a box")


def relation(one, two, **squares):
    """One of RELATIONS, as a number."""
    meet, overlap = meet_and_overlap(one, two, **squares)
    flat = z3.Not(z3.And(has_interior(*one), has_interior(*two)))
    sound = z3.And(valid(*one), valid(*two))
    return z3.If(z3.Not(sound), 4, z3.If(z3.Not(meet), 0, z3.If(flat, 3, z3.If(overlap, 2, 1))))
