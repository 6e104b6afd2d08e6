/* A point in a polygon by the sides that a ray from it crosses: an odd number, and it is inside.
 *
 * A side counts that has one end above the point and one not, so that a corner on the ray is counted once.
 * Two ways to write it are copied most. Franklin's
 * ray goes to the right and Finley's to the left, so they hold other parts of the boundary. Where the ray
 * crosses is a quotient, which is rounded.
 */
#include "helpers/corners.h"
#include "helpers/taught.h"

static inline enum answer pnpoly(struct point_f64 p, struct corners_f64 at) {
  bool inside = false;
  for (int k = 0, j = at.n - 1; k < at.n; j = k++)
    inside ^= ((at.y[k] <= p.y && p.y < at.y[j]) || (at.y[j] <= p.y && p.y < at.y[k])) &&
              p.x < (at.x[j] - at.x[k]) * (p.y - at.y[k]) / (at.y[j] - at.y[k]) + at.x[k];
  return hit_if(inside);
}

static enum answer polygon_pnpoly(struct point_f64 p, struct polygon_f64 polygon) {
  return pnpoly(p, corners_f64(polygon));
}

static enum answer polygon_pnpoly_crossed(struct point_f64 p, struct polygon_even_odd_f64 polygon) {
  return pnpoly(p, corners_by_rule_f64(&polygon));
}

/* The rings of a polygon with holes one after the other, as they are flattened: where one ends a side leads
 * on to the next, and from the last back to the first. */
static enum answer polygon_pnpoly_joined(struct point_f64 p, struct polygon_holes_f64 polygon) {
  return pnpoly(p, corners_by_rule_f64(&polygon));
}

static enum answer polygon_finley(struct point_f32 p, struct polygon_f32 polygon) {
  const struct corners_f32 at = corners_f32(polygon);
  bool inside = false;
  for (int k = 0, j = at.n - 1; k < at.n; j = k++)
    inside ^= ((at.y[k] < p.y && at.y[j] >= p.y) || (at.y[j] < p.y && at.y[k] >= p.y)) &&
              (at.x[k] <= p.x || at.x[j] <= p.x) &&
              at.x[k] + (p.y - at.y[k]) / (at.y[j] - at.y[k]) * (at.x[j] - at.x[k]) < p.x;
  return hit_if(inside);
}

#define RECORD(TITLE, SOURCE, WRONG)                                                                         \
  TAUGHT(TITLE, SOURCE, "A ray from the point crosses an odd number of sides.", WRONG),                      \
      .by_text = CONTRACT_UNSTATED, .inputs = "x y " POLYGON_INPUTS("")

#define HOLDS_LEFT_SIDES                                                                                     \
  .by_code = CONTRACT_HALF_OPEN,                                                                             \
  .contract_why = "The text says that points on a side may be in or out; the code holds left sides."

#define JOINED                                                                                               \
  "From one hole a side leads to the next, and from the last to the outline: the ground between them "       \
  "changes "                                                                                                 \
  "sides."
#define ROUNDED "Where a line from the point crosses a side is rounded."

GRAZE_TEST(polygon_pnpoly,
           point_f64,
           polygon_f64,
           RECORD("Crossings to the right",
                  "comp.graphics.algorithms FAQ, 2.03: W. R. Franklin, pnpoly",
                  "hits or misses by a hair beside a side"),
           HOLDS_LEFT_SIDES,
           .fingerprint = 0xbc0ece2b,
           .defects = {
               BY_RANGE(BROKEN_CONTRACT, OVERFLOWS, "0 4 3 0 5 0 0 4 5e+17"),
               BY_ROUNDING(BROKEN_CONTRACT, ROUNDED, "0.4 0 3 0.4 0 5 1 0 0"),
               BY_RANGE(FALSE_HIT, OVERFLOWS, "0 0 3 4 4 4 1 5e+17 -5e+18"),
               BY_ROUNDING(FALSE_HIT, ROUNDED, "0 0 3 1 1 0 1 1e-17 0"),
               BY_RANGE(MISSED_HIT, OVERFLOWS, "9e+172 9e+172 3 0 0 0 5e+173 5e+173 0"),
               BY_ROUNDING(MISSED_HIT, ROUNDED, "4 4 3 0 0 4 8 5 -5e+17"),
           })

GRAZE_TEST(polygon_pnpoly_crossed,
           point_f64,
           polygon_even_odd_f64,
           RECORD("Crossings to the right, of a ring that may cross itself",
                  "comp.graphics.algorithms FAQ, 2.03: W. R. Franklin, pnpoly",
                  "hits or misses by a hair beside a side"),
           HOLDS_LEFT_SIDES,
           .fingerprint = 0x6428fe57,
           .defects = {
               BY_RANGE(BROKEN_CONTRACT, OVERFLOWS, "0 4 3 0 5 0 0 4 5e+17"),
               BY_ROUNDING(BROKEN_CONTRACT, ROUNDED, "0.4 0 3 0.4 0 5 1 0 0"),
               BY_RANGE(FALSE_HIT, OVERFLOWS, "0 0 3 4 4 4 1 5e+17 -5e+18"),
               BY_ROUNDING(FALSE_HIT, ROUNDED, "0 0 3 1 1 0 1 1e-17 0"),
               BY_RANGE(MISSED_HIT, OVERFLOWS, "9e+172 9e+172 3 0 0 0 5e+173 5e+173 0"),
               BY_ROUNDING(MISSED_HIT, ROUNDED, "4 4 3 0 0 4 8 5 -5e+17"),
           })

GRAZE_TEST(polygon_pnpoly_joined,
           point_f64,
           polygon_holes_f64,
           RECORD("Crossings to the right, of rings one after the other",
                  "comp.graphics.algorithms FAQ, 2.03: W. R. Franklin, pnpoly; his page on it sends each "
                  "ring back to one corner first",
                  "takes ground from a polygon with two holes, or adds some"),
           HOLDS_LEFT_SIDES,
           .fingerprint = 0x14cfd31f,
           .defects = {
               BY_LOGIC(BROKEN_CONTRACT, JOINED, "1 1 12 0 0 6 0 0 5 0 0 1 2 1 1 2 2 1 2 2 1 3 1 3 2 2 1"),
               BY_LOGIC(FALSE_HIT, JOINED, "2 3 12 0 0 21 0 0 8 0 0 1 2 1 1 4 6 1 2 5 6 1 7 2 7 5 6"),
               BY_LOGIC(MISSED_HIT, JOINED, "1 1 12 0 0 5 0 0 8 0 0 1 2 2 2 1 3 1 2 3 2 1 4 3 3 3 2"),
               BY_ROUNDING(BROKEN_CONTRACT,
                           ROUNDED,
                           "6e+23 1e+23 8 0 0 7e+23 0 0 7e+23 0 0 4 4 6e+23 1e+23 1 4 4 4"),
               BY_ROUNDING(FALSE_HIT, ROUNDED, "-2 1 4 0 0 -2.4 3.8 -1.9 0.3 0 0"),
               BY_RANGE(FALSE_HIT, OVERFLOWS, "-5e+307 1 4 0 1 0 0 5e+307 5 0 1"),
               BY_ROUNDING(MISSED_HIT, ROUNDED, "0 1 8 0 0 -6 0 1 8 0 0 0 2 3e-16 1 -4 2 0 2"),
               BY_RANGE(MISSED_HIT, OVERFLOWS, "2 1 8 3 0 -7e+305 258.1 0 4 3 0 0 3 0 2 1 2 0 3"),
           })

GRAZE_TEST(polygon_finley,
           point_f32,
           polygon_f32,
           RECORD("Crossings to the left",
                  "D. R. Finley, Point-In-Polygon Algorithm, 1998: pointInPolygon",
                  "hits or misses by a hair beside a side"),
           .by_code = CONTRACT_UNSTATED,
           .fingerprint = 0xbb0e3f9e,
           .defects = {
               BY_RANGE(FALSE_HIT, OVERFLOWS, "0 1 3 0 5e+33 -5e+37 1e+34 3e+38 0"),
               BY_ROUNDING(FALSE_HIT, ROUNDED, "1 0 3 0 0 0 -1 1 1e-08"),
               BY_RANGE(MISSED_HIT, OVERFLOWS, "0.1 8e-16 3 0 1 0.1 0 1 0"),
               BY_ROUNDING(MISSED_HIT, ROUNDED, "0 1 3 0 2 -1e-07 1 2 0"),
           })
