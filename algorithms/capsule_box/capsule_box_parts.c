/* A capsule against a box by three parts: an end near the box, a corner near the segment, the segment in the
 * box.
 *
 * Of two shapes that are apart, a corner of one is nearest; so ends against the box and corners against the
 * segment tell the distance. Shapes that cross without any of that, the clip of the segment tells.
 */
#include "helpers/taught.h"

static inline double between(double value, double low, double high) {
  return value < low ? low : value > high ? high : value;
}

static inline bool end_in_reach(double x, double y, struct ltrb_f64 box, double r) {
  const double dx = x - between(x, box.left, box.right), dy = y - between(y, box.top, box.bottom);
  return dx * dx + dy * dy <= r * r;
}

static inline bool corner_in_reach(double x, double y, struct capsule_f64 c) {
  return is_near((struct segment_f64){c.x1, c.y1, c.x2, c.y2}, x, y, c.r);
}

/* It goes from one side of the box to the other, and the corners are on both sides of it. */
static inline bool crosses(struct capsule_f64 c, struct ltrb_f64 box) {
  const double dx = c.x2 - c.x1, dy = c.y2 - c.y1;
  const double turn[] = {dx * (box.top - c.y1) - dy * (box.left - c.x1),
                         dx * (box.top - c.y1) - dy * (box.right - c.x1),
                         dx * (box.bottom - c.y1) - dy * (box.left - c.x1),
                         dx * (box.bottom - c.y1) - dy * (box.right - c.x1)};
  const bool left = turn[0] > 0 || turn[1] > 0 || turn[2] > 0 || turn[3] > 0;
  const bool right = turn[0] < 0 || turn[1] < 0 || turn[2] < 0 || turn[3] < 0;
  const bool in_x = (c.x1 <= box.right || c.x2 <= box.right) && (c.x1 >= box.left || c.x2 >= box.left);
  const bool in_y = (c.y1 <= box.bottom || c.y2 <= box.bottom) && (c.y1 >= box.top || c.y2 >= box.top);
  return left && right && in_x && in_y;
}

static enum answer capsule_box_parts(struct capsule_f64 c, struct ltrb_f64 box) {
  return hit_if(end_in_reach(c.x1, c.y1, box, c.r) || end_in_reach(c.x2, c.y2, box, c.r) ||
                corner_in_reach(box.left, box.top, c) || corner_in_reach(box.right, box.top, c) ||
                corner_in_reach(box.left, box.bottom, c) || corner_in_reach(box.right, box.bottom, c) ||
                crosses(c, box));
}

#define ROUNDED "The foot, its distance and the turns are rounded."

GRAZE_TEST(capsule_box_parts,
           capsule_f64,
           ltrb_f64,
           TAUGHT("Ends, corners, a crossing",
                  "taught everywhere",
                  "An end is near the box, a corner near the segment, or they cross.",
                  "hits or misses by a hair where shapes touch"),
           CLOSED_BY_CODE,
           .inputs = "x1 y1 x2 y2 r left top right bottom",
           .fingerprint = 0x4924582d,
           .defects = {
               BY_ROUNDING(BROKEN_CONTRACT, ROUNDED, "0 5 1.2 2.12 4.16 -4 0 -3.64 2.92"),
               BY_RANGE(BROKEN_CONTRACT,
                        OVERFLOWS,
                        "-9.636861949646242e+153 6.703903964971299e+153 2.932957984674943e+153 0 "
                        "7.122897962782005e+153 0 9.636861949646242e+153 1 1e+154"),
               BY_ROUNDING(FALSE_HIT, ROUNDED, "4.6 0 7 1.8 4 0 5 4.6 6"),
               BY_RANGE(FALSE_HIT, OVERFLOWS, "0 1 0 0 5e-198 -1 0 -5.02e-198 1"),
               BY_ROUNDING(MISSED_HIT, ROUNDED, "2 0.8 1 0 3.4 0 3.8 0.4 4"),
               BY_RANGE(MISSED_HIT, OVERFLOWS, "0 1e+18 5e+218 0 0.4 0 1 5e+218 2"),
           })
