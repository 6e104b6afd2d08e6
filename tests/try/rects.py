def rects_overlap(r1, r2):
    """Both as (x, y, w, h)."""
    x1, y1, w1, h1 = r1
    x2, y2, w2, h2 = r2
    corners = [(x1, y1), (x1 + w1, y1), (x1, y1 + h1), (x1 + w1, y1 + h1)]
    return any(x2 <= x <= x2 + w2 and y2 <= y <= y2 + h2 for x, y in corners)
