/* A segment against a box: an end inside, or a side crossed. With < on both, a segment whose ends are on two
 * sides is neither.
 *
 * Two segments cross when the ends of each lie on two sides of the other's line. Here one side is "less", the
 * other "not less", so a point on the line belongs to one of both: which one hangs on the direction of the
 * side, and with it whether the touch counts. The thread asks for <=; that is not in.
 *
 * The original's points are of three numbers.
 */
#include "algorithm.h"

#include <math.h>

/* Whether c and d lie on two sides of the line from a to b. */
static inline bool
are_parted(struct point_f32 a, struct point_f32 b, struct point_f32 c, struct point_f32 d) {
  const float dx = b.x - a.x, dy = b.y - a.y, on = dx * a.y - dy * a.x;
  return (dx * c.y - dy * c.x < on) != (dx * d.y - dy * d.x < on);
}

static inline bool cross(struct point_f32 a, struct point_f32 b, struct point_f32 c, struct point_f32 d) {
  return are_parted(a, b, c, d) && are_parted(c, d, a, b);
}

static enum answer openframeworks_line_box_cpp(struct segment_f32 s, struct xywh_f32 box) {
  const float left = fminf(box.x, box.x + box.w), right = fmaxf(box.x, box.x + box.w);
  const float top = fminf(box.y, box.y + box.h), bottom = fmaxf(box.y, box.y + box.h);
  const struct point_f32 p = {s.x1, s.y1}, q = {s.x2, s.y2};
  const struct point_f32 a = {left, top}, b = {right, top}, c = {right, bottom}, d = {left, bottom};
  return hit_if((p.x > left && p.y > top && p.x < right && p.y < bottom) ||
                (q.x > left && q.y > top && q.x < right && q.y < bottom) || cross(p, q, a, b) ||
                cross(p, q, b, c) || cross(p, q, c, d) || cross(p, q, d, a));
}

#define ROUNDED "Rounding takes an end to the other side of a line, or the end x + w past the segment."

GRAZE_TEST(
    openframeworks_line_box_cpp,
    segment_f32,
    xywh_f32,
    .title = "Ends on two sides",
    .role = ROLE_PUBLISHED,
    .language = "C++",
    .source = "openFrameworks, ofRectangle::intersects(p0, p1): told 2016-02-19 "
              "(openframeworks/openFrameworks#4871, #6586), open",
    .idea = "An end is inside, or a side is crossed.",
    .wrong = "misses a segment from side to side",
    .inputs = "x1 y1 x2 y2 x y w h",
    .fingerprint = 0xd9030b77,
    .by_code = CONTRACT_UNSTATED,
    .by_text = CONTRACT_UNSTATED,
    .defects = {
        BY_ROUNDING(FALSE_HIT, ROUNDED, "1 2 0 3 0 0.7 2 1.3"),
        BY_RANGE(FALSE_HIT, OVERFLOWS, "0 4e+19 2e+19 0 2 0 1e+19 2"),
        BY_RANGE(MISSED_HIT, OVERFLOWS, "0 7e-24 1e-23 0 0 0 8e-24 3e-24"),
        BY_ROUNDING(MISSED_HIT, ROUNDED, "0.8 1.2 2 0 1 1 1 1"),
        BY_LOGIC(MISSED_HIT,
                 "Ends on two sides are not inside, and lie on the same side of each line that they are on.",
                 "1 0 0 1 0 0 1 1"),
    })
