from typing import List, Tuple

Ring = List[Tuple[float, float]]


def in_ring(x: float, y: float, ring: Ring) -> bool:
    inside = False
    for (ax, ay), (bx, by) in zip(ring, ring[1:]):
        if (ay > y) != (by > y):
            side = (bx - ax) * (y - ay) - (by - ay) * (x - ax)
            if side != 0 and (by > ay) == (side > 0):
                inside = not inside
    return inside


def point_in_polygon(x: float, y: float, polygon: List[Ring]) -> bool:
    """The outline has the point and no hole has it."""
    if not in_ring(x, y, polygon[0]):
        return False
    for hole in polygon[1:]:
        if in_ring(x, y, hole):
            return False
    return True
