using System;

static class Hits {
  /// A circle and a box from (left, top) to (right, bottom): the distance to the nearest point of the box.
  public static bool CircleBox(long cx, long cy, long r, long left, long top, long right, long bottom) {
    long dx = cx - Math.Max(left, Math.Min(cx, right));
    long dy = cy - Math.Max(top, Math.Min(cy, bottom));
    return dx * dx + dy * dy <= r * r;
  }

  /// Two boxes, a and b: nothing is added, so nothing can go wrong.
  public static bool BoxBox(long aLeft, long aTop, long aRight, long aBottom,
                            long bLeft, long bTop, long bRight, long bBottom) {
    return aLeft <= bRight && bLeft <= aRight && aTop <= bBottom && bTop <= aBottom;
  }
}
