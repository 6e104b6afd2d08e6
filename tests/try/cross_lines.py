from dataclasses import dataclass
from typing import Optional


@dataclass
class Point:
    x: float
    y: float


@dataclass
class Line:
    start: Point
    end: Point


def line_intersection(l1: Line, l2: Line) -> Optional[Point]:
    a1, b1 = l1.end.y - l1.start.y, l1.start.x - l1.end.x
    a2, b2 = l2.end.y - l2.start.y, l2.start.x - l2.end.x
    c1 = a1 * l1.start.x + b1 * l1.start.y
    c2 = a2 * l2.start.x + b2 * l2.start.y
    det = a1 * b2 - a2 * b1
    if det == 0:
        return None
    return Point((b2 * c1 - b1 * c2) / det, (a1 * c2 - a2 * c1) / det)
