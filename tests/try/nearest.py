def closest_on_circle(px, py, cx, cy, r):
    """Nearest point of the disc; a point within is its own."""
    dx, dy = px - cx, py - cy
    d = (dx * dx + dy * dy) ** 0.5
    if d <= r:
        return px, py
    return cx + dx * r / d, cy + dy * r / d
