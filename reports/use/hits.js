// A circle and a box from (left, top) to (right, bottom): the distance to the nearest point of the box.
function circleBox(cx, cy, r, left, top, right, bottom) {
  const dx = cx - Math.max(left, Math.min(cx, right));
  const dy = cy - Math.max(top, Math.min(cy, bottom));
  return dx * dx + dy * dy <= r * r;
}

// Two boxes, a and b: nothing is added, so nothing can go wrong.
function boxBox(aLeft, aTop, aRight, aBottom, bLeft, bTop, bRight, bBottom) {
  return aLeft <= bRight && bLeft <= aRight && aTop <= bBottom && bTop <= aBottom;
}
