import math


def push_out(circle, rect):
    """Moves the circle out of the rect: (dx, dy)."""
    nx = max(rect["x"], min(circle["x"], rect["x"] + rect["w"]))
    ny = max(rect["y"], min(circle["y"], rect["y"] + rect["h"]))
    dx, dy = circle["x"] - nx, circle["y"] - ny
    d = math.hypot(dx, dy)
    if d >= circle["r"] or d == 0:
        return (0, 0)
    return (dx / d * (circle["r"] - d), dy / d * (circle["r"] - d))
