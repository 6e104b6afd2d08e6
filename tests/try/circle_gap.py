"""Spacing of bubbles in a packed layout."""
from dataclasses import dataclass
from math import hypot


@dataclass
class Circle:
    cx: float
    cy: float
    radius: float


def gap(a: Circle, b: Circle) -> float:
    """The free space between two circles, 0 where they meet."""
    return max(0.0, hypot(a.cx - b.cx, a.cy - b.cy) - a.radius)
