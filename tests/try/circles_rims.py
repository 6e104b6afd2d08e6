def circles_collide(x1, y1, r1, x2, y2, r2):
    """They collide when their rims cross: one inside the other is forgotten."""
    d = (x2 - x1) ** 2 + (y2 - y1) ** 2
    return (r1 - r2) ** 2 <= d <= (r1 + r2) ** 2
