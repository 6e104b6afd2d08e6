from typing import NamedTuple, Sequence


class Point(NamedTuple):
    x: float
    y: float


def contains_point(corners: Sequence[Point], p: Point) -> bool:
    """Counts the edges that a ray to the right crosses."""
    crossings = 0
    for a, b in zip(corners, corners[1:]):
        if (a.y > p.y) != (b.y > p.y):
            t = (p.y - a.y) / (b.y - a.y)
            if p.x < a.x + t * (b.x - a.x):
                crossings += 1
    return crossings % 2 == 1
