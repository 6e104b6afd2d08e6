/* A point is on a segment when its distances to both ends add up to the length.
 *
 * In real numbers that is so. But three square roots are rounded, and their sum hardly ever comes out equal.
 * So a buffer is taught with it: a tenth, added on both sides. A tenth of what? Of the units of the drawing;
 * and the sum grows so slowly beside a long segment that the hits reach far from its middle.
 */
#include "helpers/taught.h"

static inline double ways(struct point_f64 p, struct segment_f64 s) {
  return distance(p.x, p.y, s.x1, s.y1) + distance(p.x, p.y, s.x2, s.y2);
}

static enum answer on_line_distances(struct point_f64 p, struct segment_f64 s) {
  return hit_if(ways(p, s) == distance(s.x1, s.y1, s.x2, s.y2));
}

static enum answer on_line_buffer(struct point_f64 p, struct segment_f64 s) {
  const double length = distance(s.x1, s.y1, s.x2, s.y2);
  return hit_if(ways(p, s) >= length - 0.1 && ways(p, s) <= length + 0.1);
}

#define RECORD(TITLE, SOURCE, IDEA, WRONG)                                                                   \
  TAUGHT(TITLE, SOURCE, IDEA, WRONG), CLOSED_BY_CODE, .inputs = "x y x1 y1 x2 y2"

#define BUFFER "Over a point beside the segment the way is longer by less than the buffer allows."
#define ROUNDED "The roots are rounded, and asked to be equal; and far from the origin a tenth is nothing."

GRAZE_TEST(on_line_distances,
           point_f64,
           segment_f64,
           RECORD("Two distances add up",
                  "taught everywhere",
                  "The distances to both ends add up to the length.",
                  "misses most points of a slanted segment"),
           .fingerprint = 0x8678ca48,
           .defects = {
               BY_ROUNDING(BROKEN_CONTRACT,
                           "Roots of small whole numbers are rounded, and so is their sum.",
                           "1 1 3 3 0 0"),
               BY_ROUNDING(FALSE_HIT, ROUNDED, "1e-16 0 0 1 0 0"),
               BY_RANGE(FALSE_HIT, OVERFLOWS, "0 5e+259 5e+259 1 0 0"),
           })

GRAZE_TEST(on_line_buffer,
           point_f64,
           segment_f64,
           RECORD("Two distances add up, nearly",
                  "J. Thompson, Collision Detection, line/point",
                  "The distances to both ends add up to the length, within a tenth.",
                  "hits beside the segment, the farther the longer it is"),
           .fingerprint = 0x7147b7b4,
           .defects = {
               BY_RANGE(BROKEN_CONTRACT, OVERFLOWS, "6e+154 0 5e+154 0 7e+154 0"),
               BY_ROUNDING(BROKEN_CONTRACT, ROUNDED, "1.41824e+17 1.41824e+17 0 0 4.090368e+17 4.090368e+17"),
               BY_LOGIC(FALSE_HIT, BUFFER, "1 0 0 0 3 1"),
               BY_ROUNDING(FALSE_HIT, BUFFER, "0 0 0 1 0 0.02"),
               BY_RANGE(FALSE_HIT, OVERFLOWS, "0 5e+170 0 3e+170 0 0"),
           })
