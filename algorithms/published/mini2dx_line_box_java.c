/* The bounds of a segment, taken for the segment.
 *
 * A segment goes through its bounds from corner to corner: a box in one of the other two corners is a hit.
 * The repair went to the sides of the box one by one, and forgot what the bounds had seen: a segment that is
 * within the box crosses no side.
 *
 * The original's rectangle can be turned; upright, its corners are these.
 */
#include "algorithm.h"

#include <math.h>

static enum answer mini2dx_line_box_java(struct segment_f32 s, struct xywh_f32 box) {
  const float right = box.x + box.w, bottom = box.y + box.h;
  return hit_if(!(right < fminf(s.x1, s.x2)) && !(fmaxf(s.x1, s.x2) < box.x) &&
                !(bottom < fminf(s.y1, s.y2)) && !(fmaxf(s.y1, s.y2) < box.y));
}

/* Whether p or q is between a and b, or a between p and q. */
static inline bool spans_meet(float p, float q, float a, float b) {
  return (p >= a && p <= b) || (p <= a && p >= b) || (q >= a && q <= b) || (q <= a && q >= b) ||
         (a >= p && a <= q) || (a <= p && a >= q);
}

/* Whether numerator / denominator lies beyond 0 or 1. */
static inline bool is_beyond(float numerator, float denominator) {
  return denominator > 0   ? numerator < 0 || numerator > denominator
         : denominator < 0 ? numerator > 0 || numerator < denominator
                           : false;
}

/* Where two lines cross, as a part of each (Antonio, Graphics Gems III). */
static inline bool meets(struct segment_f32 s, float x3, float y3, float x4, float y4) {
  if ((s.x1 == s.x2 && s.y1 == s.y2) || (x3 == x4 && y3 == y4))
    return false;
  const float ax = s.x2 - s.x1, ay = s.y2 - s.y1, bx = x3 - x4, by = y3 - y4;
  const float cx = s.x1 - x3, cy = s.y1 - y3, denominator = ay * bx - ax * by;
  if (is_beyond(by * cx - bx * cy, denominator) || is_beyond(ax * cy - ay * cx, denominator))
    return false;
  const float area = s.x1 * (s.y2 - y3) + s.x2 * (y3 - s.y1) + x3 * (s.y1 - s.y2);
  return denominator != 0 || (area == 0 && spans_meet(s.x1, s.x2, x3, x4) && spans_meet(s.y1, s.y2, y3, y4));
}

static enum answer mini2dx_line_box_mended_java(struct segment_f32 s, struct xywh_f32 box) {
  const float right = box.x + box.w, bottom = box.y + box.h;
  return hit_if(meets(s, box.x, box.y, box.x, bottom) || meets(s, box.x, bottom, right, bottom) ||
                meets(s, right, bottom, right, box.y) || meets(s, right, box.y, box.x, box.y));
}

#define ROUNDED "Rounding takes an end to the other side of a line, or the end x + w past the segment."

#define RECORD(TITLE, SOURCE, IDEA, WRONG)                                                                   \
  .title = TITLE, .role = ROLE_PUBLISHED, .language = "Java", .source = SOURCE, .idea = IDEA,                \
  .wrong = WRONG, .inputs = "x1 y1 x2 y2 x y w h", .by_code = CONTRACT_CLOSED, .by_text = CONTRACT_UNSTATED, \
  .contract_why = THREAD_IS_SILENT

GRAZE_TEST(mini2dx_line_box_java,
           segment_f32,
           xywh_f32,
           RECORD("The bounds of a segment",
                  "mini2Dx, Rectangle.intersects(LineSegment): 2013-08-15 to 2013-09-05 (mini2Dx/mini2Dx#7)",
                  "Its bounds meet the box.",
                  "hits a box in a corner of the segment's bounds"),
           .fingerprint = 0x72f5645a,
           .defects = {
               BY_ROUNDING(FALSE_HIT, "The end x + w is rounded onto the bounds.", "1 2 0 3 0 0.7 2 1.3"),
               BY_LOGIC(FALSE_HIT, "A corner of the bounds is no part of the segment.", "1 2 0 0 1 0 1 1"),
           })

GRAZE_TEST(mini2dx_line_box_mended_java,
           segment_f32,
           xywh_f32,
           RECORD("The bounds of a segment, repaired",
                  "mini2Dx, Rectangle.intersects(LineSegment): since 2013-09-05 (mini2Dx/mini2Dx#7)",
                  "It meets one of the four sides.",
                  "misses a segment inside the box"),
           .fingerprint = 0x6c8b3837,
           .defects = {
               BY_RANGE(BROKEN_CONTRACT, OVERFLOWS, "2e-23 0 1e-23 0 2e-23 -4e-23 1 5e-23"),
               BY_ROUNDING(BROKEN_CONTRACT, ROUNDED, "0 6 3 2.6 3 0.2 1 2.4"),
               BY_RANGE(FALSE_HIT, OVERFLOWS, "0 0 6e+19 0 0 5e+18 1 1e+19"),
               BY_ROUNDING(FALSE_HIT, ROUNDED, "1 2 0 3 0 0.7 2 1.3"),
               BY_ROUNDING(MISSED_HIT, ROUNDED, "0 4 3.2 2.1 0.6 1 2.6 1.1"),
               BY_LOGIC(MISSED_HIT, "A segment within the box crosses none of its sides.", "1 1 1 2 0 0 2 3"),
               BY_RANGE(MISSED_HIT, OVERFLOWS, "0 0 8e+18 3e+19 4e+18 2e+19 8e+18 2e+19"),
           })
