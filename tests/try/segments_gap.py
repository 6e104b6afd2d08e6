import math
def _pd(px, py, ax, ay, bx, by):
    dx, dy = bx - ax, by - ay
    l = dx * dx + dy * dy
    t = 0.0 if l == 0 else max(0.0, min(1.0, ((px - ax) * dx + (py - ay) * dy) / l))
    return math.hypot(px - ax - t * dx, py - ay - t * dy)
def _orient(ax, ay, bx, by, cx, cy):
    return (bx - ax) * (cy - ay) - (by - ay) * (cx - ax)
def segment_segment_distance(x1, y1, x2, y2, x3, y3, x4, y4):
    a = _orient(x1, y1, x2, y2, x3, y3)
    b = _orient(x1, y1, x2, y2, x4, y4)
    c = _orient(x3, y3, x4, y4, x1, y1)
    d = _orient(x3, y3, x4, y4, x2, y2)
    return min(_pd(x1, y1, x3, y3, x4, y4), _pd(x2, y2, x3, y3, x4, y4),
               _pd(x3, y3, x1, y1, x2, y2), _pd(x4, y4, x1, y1, x2, y2))
