/* A segment against a box by the edges it enters through, after a quick look at the bounds.
 *
 * The look at the bounds took the line for a rectangle and asked the test of two rectangles, which says no to
 * a rectangle without width or height: every upright and every level line. Repaired, the look asks only
 * whether the line has a length and the box an area. One `>` among seven `>=` was left: a level line along
 * the top edge is a hit from the right and a miss from the left.
 *
 * The original takes a line and a rectangle as objects; its length is a square root.
 */
#include "algorithm.h"

#include <math.h>

static inline bool is_in(double x, double y, struct xywh_f64 box) {
  return (x >= box.x) & (x <= box.x + box.w) & (y >= box.y) & (y <= box.y + box.h);
}

/* The edge that the segment meets first on its way along x, and the same along y: where it crosses the
 * edge's line must lie within the edge. */
static inline bool enters(struct segment_f64 s, struct xywh_f64 box) {
  const double right = box.x + box.w, bottom = box.y + box.h, dx = s.x2 - s.x1, dy = s.y2 - s.y1;
  const double at_left = s.y1 + dy * (box.x - s.x1) / dx, at_right = s.y1 + dy * (right - s.x1) / dx;
  const double at_top = s.x1 + dx * (box.y - s.y1) / dy, at_bottom = s.x1 + dx * (bottom - s.y1) / dy;
  const bool by_left = (s.x1 < box.x) & (s.x2 >= box.x) & (at_left > box.y) & (at_left <= bottom);
  const bool by_right = (s.x1 > right) & (s.x2 <= right) & (at_right >= box.y) & (at_right <= bottom);
  const bool by_top = (s.y1 < box.y) & (s.y2 >= box.y) & (at_top >= box.x) & (at_top <= right);
  const bool by_bottom = (s.y1 > bottom) & (s.y2 <= bottom) & (at_bottom >= box.x) & (at_bottom <= right);
  return by_left | by_right | by_top | by_bottom;
}

static inline bool meets(struct segment_f64 s, struct xywh_f64 box) {
  return is_in(s.x1, s.y1, box) | is_in(s.x2, s.y2, box) | enters(s, box);
}

static enum answer phaser_line_box_js(struct segment_f64 s, struct xywh_f64 box) {
  const double x = fmin(s.x1, s.x2), w = fabs(s.x1 - s.x2), y = fmin(s.y1, s.y2), h = fabs(s.y1 - s.y2);
  const bool empty = (w <= 0) | (h <= 0) | (box.w <= 0) | (box.h <= 0);
  const bool apart =
      (fmax(s.x1, s.x2) < box.x) | (fmax(s.y1, s.y2) < box.y) | (x > box.x + box.w) | (y > box.y + box.h);
  return hit_if(!(empty | apart) & meets(s, box));
}

static enum answer phaser_line_box_mended_js(struct segment_f64 s, struct xywh_f64 box) {
  const double dx = s.x2 - s.x1, dy = s.y2 - s.y1;
  const bool empty = (sqrt(dx * dx + dy * dy) == 0) | (box.w == 0) | (box.h == 0);
  return hit_if(!empty & meets(s, box));
}

#define RECORD(TITLE, SOURCE, WRONG, FINGERPRINT)                                                            \
  .title = TITLE, .role = ROLE_PUBLISHED, .language = "JavaScript", .source = SOURCE,                        \
  .idea = "An end is in the box, or the segment crosses the edge that it meets first.", .wrong = WRONG,      \
  .inputs = "x1 y1 x2 y2 x y w h", .fingerprint = FINGERPRINT, .by_code = CONTRACT_CLOSED,                   \
  .by_text = CONTRACT_CLOSED

#define UPRIGHT "The bounds of an upright or a level line have no width or no height, and so meet nothing."
#define UPPER_END "The upper end of the left edge does not count, by > for >=."
#define ROUNDED "The crossing, or the end x + w, is rounded onto the box or off it."

GRAZE_TEST(phaser_line_box_js,
           segment_f64,
           xywh_f64,
           RECORD("Upright and level lines do not count",
                  "Phaser, Line.intersectsRectangle: 2016-05-24 to 2017-01-05 (phaserjs/phaser#2942)",
                  "misses every upright and every level line",
                  0xe2e8f921),
           .defects = {
               BY_LOGIC(MISSED_HIT, UPRIGHT, "0 1 1 1 0 0 1 2"),
               {.outcome = OUTCOME_BROKEN_CONTRACT,
                PLACE_SET(HULL_SIDE_VERTEX),
                CAUSE_LOGIC,
                UPPER_END,
                "0 2 2 0 1 1 1 1"},
               BY_LOGIC(BROKEN_CONTRACT, UPRIGHT, "0 0 1 0 0 0 1 1"),
               BY_ROUNDING(FALSE_HIT, ROUNDED, "3 0 1 2 0.6 0 1.4 1"),
               BY_RANGE(FALSE_HIT, OVERFLOWS, "0 0 1e+308 1e+308 9 1e+308 1 1e+308"),
               BY_ROUNDING(MISSED_HIT, ROUNDED, "0 0 0.4 2.8 0.1 0.7 0.2 2"),
               BY_RANGE(MISSED_HIT, OVERFLOWS, "1e-322 1e-322 0 0 0 6e-323 8e-323 2e-323"),
           })

GRAZE_TEST(phaser_line_box_mended_js,
           segment_f64,
           xywh_f64,
           RECORD("Upright and level lines, repaired",
                  "Phaser, Line.intersectsRectangle: since 2017-01-05 (phaserjs/phaser#2945)",
                  "misses a level line along the top edge, from the left",
                  0x395d58eb),
           .defects = {
               BY_LOGIC(BROKEN_CONTRACT, UPPER_END, "0 2 2 0 1 1 1 1"),
               BY_ROUNDING(FALSE_HIT, ROUNDED, "3 0 1 2 0.6 0 1.4 1"),
               BY_ROUNDING(MISSED_HIT,
                           "The crossing is rounded off the edge, or onto its upper end.",
                           "0 2.2 3.6 0.7 2.4 1.2 1 1"),
               BY_RANGE(MISSED_HIT, OVERFLOWS, "1e+34 0 0 5e+226 1 0 1 5e+226"),
               BY_RANGE(FALSE_HIT, OVERFLOWS, "0 0 9 4e+307 5 5e+307 9 1.79e+308"),
               BY_RANGE(BROKEN_CONTRACT,
                        "The square of a small length underflows, and the line has none.",
                        "1 0 1 -1e-323 0 0 2 1"),
           })
