import math
from collections import namedtuple

Vec = namedtuple("Vec", "x y")


def ray_segment(origin, direction, a, b):
    """Part of the direction after which the ray meets the segment, or None."""
    sx, sy = b.x - a.x, b.y - a.y
    den = direction.x * sy - direction.y * sx
    if den == 0:
        return None
    t = ((a.x - origin.x) * sy - (a.y - origin.y) * sx) / den
    u = ((a.x - origin.x) * direction.y - (a.y - origin.y) * direction.x) / den
    if t < 0 or t > 1 or u < 0 or u > 1:
        return None
    return t
