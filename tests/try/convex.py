def point_in_convex_polygon(pt, polygon):
    """True if pt is inside the convex polygon (list of (x, y))."""
    prev = 0
    for (x1, y1), (x2, y2) in zip(polygon, polygon[1:] + polygon[:1]):
        c = (x2 - x1) * (pt[1] - y1) - (y2 - y1) * (pt[0] - x1)
        if c != 0:
            if prev * c < 0:
                return False
            prev = c
    return True
