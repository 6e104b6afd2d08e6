import math
def circle_penetration(a, b):
    """(hit, normal, depth); normal from a to b"""
    dx, dy = b[0] - a[0], b[1] - a[1]
    d = math.hypot(dx, dy)
    o = a[2] + b[2] - d
    if o <= 0:
        return False, (0, 0), 0
    if d == 0:
        return True, (1, 0), o
    return True, (dx / d, dy / d), o
