final class Hits {
  /** A circle and a box from (left, top) to (right, bottom): the distance to the nearest point of the box. */
  static boolean circleBox(long cx, long cy, long r, long left, long top, long right, long bottom) {
    final long dx = cx - Math.max(left, Math.min(cx, right));
    final long dy = cy - Math.max(top, Math.min(cy, bottom));
    return dx * dx + dy * dy <= r * r;
  }

  /** Two boxes, a and b: nothing is added, so nothing can go wrong. */
  static boolean boxBox(long aLeft, long aTop, long aRight, long aBottom,
                        long bLeft, long bTop, long bRight, long bBottom) {
    return aLeft <= bRight && bLeft <= aRight && aTop <= bBottom && bTop <= aBottom;
  }
}
