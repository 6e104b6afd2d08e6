# A circle and a box from (left, top) to (right, bottom): the distance to the nearest point of the box.
def circle_box(cx, cy, r, left, top, right, bottom):
    dx = cx - max(left, min(cx, right))
    dy = cy - max(top, min(cy, bottom))
    return dx * dx + dy * dy <= r * r


# Two boxes, a and b: nothing is added, so nothing can go wrong.
def box_box(a_left, a_top, a_right, a_bottom, b_left, b_top, b_right, b_bottom):
    return a_left <= b_right and b_left <= a_right and a_top <= b_bottom and b_top <= a_bottom
