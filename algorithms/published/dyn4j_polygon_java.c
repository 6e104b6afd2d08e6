/* A point in a convex polygon: on one side of all its sides. All are compared with the first.
 *
 * Which side is told by a sign, and signs are compared by their product. For a point on the line of the first
 * side that sign is zero, all products are zero, and it was inside wherever it was. The first repair ended
 * the search at any side whose line holds the point: but where a corner lies between two sides of one line,
 * the point on the second is beyond the first. The repair of two days later compares with the last sign that
 * was not zero, or not less than 2^-53.
 *
 * The original has any number of corners, and moves the point into the polygon's own coordinates first.
 */
#include "algorithm.h"

#include <math.h>

struct dyn4j_corners {
  struct point_f64 at[4];
};

static inline struct dyn4j_corners corners_of(struct quad_f64 q) {
  return (struct dyn4j_corners){{{q.x1, q.y1}, {q.x2, q.y2}, {q.x3, q.y3}, {q.x4, q.y4}}};
}

static inline double location(struct point_f64 p, struct point_f64 a, struct point_f64 b) {
  return (b.x - a.x) * (p.y - a.y) - (p.x - a.x) * (b.y - a.y);
}

static inline bool equal(struct point_f64 a, struct point_f64 b) { return a.x == b.x && a.y == b.y; }

static inline bool between(struct point_f64 p, struct point_f64 a, struct point_f64 b) {
  return p.x <= fmax(a.x, b.x) && p.x >= fmin(a.x, b.x) && p.y <= fmax(a.y, b.y) && p.y >= fmin(a.y, b.y);
}

static const double EPSILON = 0x1p-53;

static enum answer dyn4j_polygon_java(struct point_f64 p, struct quad_f64 quad) {
  const struct dyn4j_corners of = corners_of(quad);
  const double first = location(p, of.at[0], of.at[1]);
  for (unsigned k = 1; k < 4; k++) {
    if (equal(p, of.at[k]))
      return ANSWER_HIT;
    if (first * location(p, of.at[k], of.at[(k + 1) % 4]) < 0)
      return ANSWER_MISS;
  }
  return ANSWER_HIT;
}

static enum answer dyn4j_polygon_once_java(struct point_f64 p, struct quad_f64 quad) {
  const struct dyn4j_corners of = corners_of(quad);
  const double first = location(p, of.at[0], of.at[1]);
  if (fabs(first) <= EPSILON)
    return hit_if(between(p, of.at[0], of.at[1]));
  for (unsigned k = 1; k < 4; k++) {
    const struct point_f64 next = of.at[(k + 1) % 4];
    const double at = location(p, of.at[k], next);
    if (equal(p, of.at[k]))
      return ANSWER_HIT;
    if (fabs(at) <= EPSILON)
      return hit_if(between(p, of.at[k], next));
    if (first * at < 0)
      return ANSWER_MISS;
  }
  return ANSWER_HIT;
}

static enum answer dyn4j_polygon_twice_java(struct point_f64 p, struct quad_f64 quad) {
  const struct dyn4j_corners of = corners_of(quad);
  double last = location(p, of.at[0], of.at[1]);
  for (unsigned k = 1; k < 4; k++) {
    const double at = location(p, of.at[k], of.at[(k + 1) % 4]);
    if (equal(p, of.at[k]))
      return ANSWER_HIT;
    if (last * at < 0)
      return ANSWER_MISS;
    last = fabs(at) > EPSILON ? at : last;
  }
  return ANSWER_HIT;
}

#define RECORD(TITLE, SOURCE, WRONG)                                                                         \
  .title = TITLE, .role = ROLE_PUBLISHED, .language = "Java", .source = SOURCE,                              \
  .idea = "The point is on one side of all sides.", .wrong = WRONG, .inputs = "x y x1 y1 x2 y2 x3 y3 x4 y4", \
  .by_code = CONTRACT_CLOSED, .by_text = CONTRACT_CLOSED

#define DIVIDED                                                                                              \
  "On the line of a side, but beyond it, a point may be on the next side, or on a repeated corner."
#define FLAT "A quad without area holds every point of its line."
#define ROUNDED "The sign of a side is rounded, and 2^-53 is no measure of by how much."

GRAZE_TEST(dyn4j_polygon_java,
           point_f64,
           quad_f64,
           RECORD("Signs that are zero",
                  "dyn4j, Polygon.contains: 2010-02-06 to 2019-08-28 (dyn4j/dyn4j#61)",
                  "hits wherever a point is on the line of the first side"),
           .fingerprint = 0xb47d5495,
           .defects = {
               BY_ROUNDING(BROKEN_CONTRACT, ROUNDED, "0 0 0.1 0.6 0.4 2.4 0 1 0 0"),
               BY_LOGIC(FALSE_HIT,
                        "On the line of the first side the sign is zero, and so are all products with it.",
                        "0 0 0 2 0 1 1 0 1 1"),
               BY_ROUNDING(MISSED_HIT, ROUNDED, "0 0.1 0 1 -0.2 0.3 0.1 0 1 0"),
           })

GRAZE_TEST(dyn4j_polygon_once_java,
           point_f64,
           quad_f64,
           RECORD("Signs that are zero, repaired once",
                  "dyn4j, Polygon.contains: 2019-08-28 to 2019-08-30 (dyn4j/dyn4j#61)",
                  "misses points on a side that a corner divides"),
           .fingerprint = 0xbb7a5847,
           .defects = {
               BY_LOGIC(BROKEN_CONTRACT, DIVIDED, "0 2 0 1 0 0 1 0 0 3"),
               BY_RANGE(FALSE_HIT, OVERFLOWS, "3e+307 0 0 3e+307 6 5 6 4 1 4"),
               BY_ROUNDING(FALSE_HIT, ROUNDED, "0.2 4 0 1 0 0 1 0 0 5"),
               BY_LOGIC(MISSED_HIT, DIVIDED, "1 1 2 2 0 1 1 0 2 2"),
               BY_ROUNDING(MISSED_HIT, ROUNDED, "1 3e-17 0 1 0 2 2 0 0 0"),
           })

GRAZE_TEST(dyn4j_polygon_twice_java,
           point_f64,
           quad_f64,
           RECORD("Signs that are zero, repaired twice",
                  "dyn4j, Polygon.contains: since 2019-08-30 (dyn4j/dyn4j#61)",
                  "hits beside polygons that are tiny"),
           .fingerprint = 0xf08ed0c1,
           .defects = {
               BY_ROUNDING(BROKEN_CONTRACT, ROUNDED, "0 0 0.1 0.6 0.4 2.4 0 1 0 0"),
               BY_RANGE(FALSE_HIT, OVERFLOWS, "9 1e+30 2 5e+277 9 5e+277 2e+278 1 2e+278 0"),
               BY_ROUNDING(FALSE_HIT, ROUNDED, "0.2 4 0 1 0 0 1 0 0 5"),
               BY_LOGIC(FALSE_HIT, FLAT, "0 0 2 2 1 1 2 2 1 1"),
               BY_ROUNDING(MISSED_HIT, ROUNDED, "0 0.1 0 1 -0.2 0.3 0.1 0 1 0"),
           })
