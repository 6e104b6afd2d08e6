class Point:
    def __init__(self, x, y):
        self.x = x
        self.y = y


def is_inside(point: Point, rings):
    """It is inside when any of the rings has it: holes are filled."""
    for ring in rings:
        inside = False
        for k in range(len(ring)):
            a, b = ring[k - 1], ring[k]
            if (a.y > point.y) != (b.y > point.y) and point.x < a.x + (b.x - a.x) * (point.y - a.y) / (b.y - a.y):
                inside = not inside
        if inside:
            return True
    return False
