import math


def moving_circles(c1, c2, velocity):
    """Time in 0..1 at which c1, moving by velocity, touches c2; None: not."""
    dx, dy = c1["x"] - c2["x"], c1["y"] - c2["y"]
    vx, vy = velocity
    r = c1["r"] + c2["r"]
    a = vx * vx + vy * vy
    b = dx * vx + dy * vy
    c = dx * dx + dy * dy - r * r
    if c <= 0:
        return 0.0
    if a == 0 or b >= 0:
        return None
    disc = b * b - a * c
    if disc < 0:
        return None
    t = (-b - math.sqrt(disc)) / a
    return t if t <= 1 else None
