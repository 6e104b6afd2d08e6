/* A library's polygons: a point is on a side when it is within so much of it, and any two polygons are held
 * to be convex.
 *
 * A point is on a side when its ways to both ends are together no longer than the side by more than 1: an
 * ellipse about the side, which is wide about a long one. A segment asks about its first end so. Polygons
 * and boxes are asked for a line along a side that has them on its two sides: where none is convex there need
 * not be one. The original has any number of corners.
 */
#include "algorithm.h"
#include "helpers/corners.h"

#include <math.h>

static inline double distance(double x1, double y1, double x2, double y2) {
  return sqrt((x1 - x2) * (x1 - x2) + (y1 - y2) * (y1 - y2));
}

static inline bool polygon_has(const struct corners_f64 *at, double x, double y) {
  bool inside = false, near = false;
  for (int k = 0, j = at->n - 1; k < at->n; j = k++) {
    inside ^= (at->y[k] > y) != (at->y[j] > y) &&
              x < (at->x[j] - at->x[k]) * (y - at->y[k]) / (at->y[j] - at->y[k]) + at->x[k];
    near |= fabs(distance(at->x[j], at->y[j], at->x[k], at->y[k]) -
                 (distance(at->x[j], at->y[j], x, y) + distance(at->x[k], at->y[k], x, y))) <= 1;
  }
  return inside || near;
}

static enum answer intersects_point_js(struct point_f64 p, struct polygon_f64 polygon) {
  const struct corners_f64 at = corners_f64(polygon);
  return hit_if(polygon_has(&at, p.x, p.y));
}

static inline bool cross(struct segment_f64 a, double x3, double y3, double x4, double y4) {
  const double ax = a.x2 - a.x1, ay = a.y2 - a.y1, bx = x4 - x3, by = y4 - y3;
  const double s = (-ay * (a.x1 - x3) + ax * (a.y1 - y3)) / (-bx * ay + ax * by);
  const double t = (bx * (a.y1 - y3) - by * (a.x1 - x3)) / (-bx * ay + ax * by);
  return s >= 0 && s <= 1 && t >= 0 && t <= 1;
}

static enum answer intersects_line_js(struct segment_f64 s, struct polygon_f64 polygon) {
  const struct corners_f64 at = corners_f64(polygon);
  bool met = polygon_has(&at, s.x1, s.y1);
  for (int k = 0, j = at.n - 1; k < at.n; j = k++)
    met |= cross(s, at.x[j], at.y[j], at.x[k], at.y[k]);
  return hit_if(met);
}

struct span {
  double low, high;
};

static inline struct span span_of(const struct corners_f64 *at, double x, double y) {
  struct span span = {INFINITY, -INFINITY};
  for (int k = 0; k < at->n; k++) {
    const double along = x * at->x[k] + y * at->y[k];
    span.low = along < span.low ? along : span.low;
    span.high = along > span.high ? along : span.high;
  }
  return span;
}

static inline bool sides_part(const struct corners_f64 *of, const struct corners_f64 *other) {
  bool part = false;
  for (int j = 0; j < of->n; j++) {
    const int k = j + 1 == of->n ? 0 : j + 1;
    const struct span a = span_of(of, of->y[k] - of->y[j], of->x[j] - of->x[k]),
                      b = span_of(other, of->y[k] - of->y[j], of->x[j] - of->x[k]);
    part |= a.high < b.low || b.high < a.low;
  }
  return part;
}

static enum answer intersects_polygons_js(struct polygon_f64 a, struct polygon_f64 b) {
  const struct corners_f64 of_a = corners_f64(a), of_b = corners_f64(b);
  return hit_if(!sides_part(&of_a, &of_b) && !sides_part(&of_b, &of_a));
}

static enum answer intersects_box_js(struct xywh_f64 box, struct polygon_f64 polygon) {
  const double right = box.x + box.w, bottom = box.y + box.h;
  const struct corners_f64 at = corners_f64(polygon),
                           of_box = {4, {box.x, right, right, box.x}, {box.y, box.y, bottom, bottom}};
  return hit_if(!sides_part(&at, &of_box) && !sides_part(&of_box, &at));
}

#define RECORD(TITLE, SOURCE, IDEA, WRONG)                                                                   \
  .title = TITLE, .role = ROLE_PUBLISHED, .language = "JavaScript", .source = SOURCE, .idea = IDEA,          \
  .wrong = WRONG
#define CLOSED .by_code = CONTRACT_CLOSED, .by_text = CONTRACT_UNSTATED, .contract_why = THREAD_IS_SILENT
#define NEAR_A_SIDE "davidfig/intersects#5"
#define NOT_CONVEX "davidfig/intersects#4"

#define PARTS "The parts of both sides are rounded."
#define NO_LINE "Where a polygon is not convex, no line along a side need have the two on its two sides."
#define SHADOWS "The shadows on a line across a side are rounded."

GRAZE_TEST(
    intersects_point_js,
    point_f64,
    polygon_f64,
    RECORD("Within 1 of a side",
           "intersects, polygonPoint: since 2018-06-11 (" NEAR_A_SIDE ")",
           "The point is inside, or its ways to the ends of a side are as long as the side, to within 1.",
           "hits beside a side"),
    .inputs = "x y " POLYGON_INPUTS(""),
    .by_code = CONTRACT_CLOSED,
    .by_text = CONTRACT_CLOSED,
    .fingerprint = 0x5c0aa93c,
    .defects = {
        BY_RANGE(BROKEN_CONTRACT, OVERFLOWS, "0 5 3 -5e+286 5 5 5 5 0"),
        BY_ROUNDING(BROKEN_CONTRACT,
                    "The ways to the ends of a side are rounded.",
                    "272678883688448 0 3 0 0 3272146604261376 14223282416910336 0 -1293025674264576"),
        BY_LOGIC(FALSE_HIT,
                 "Within 1 is an ellipse about the side, which is wide about a long one.",
                 "1 0 3 0 1 0 0 1 1"),
        BY_RANGE(MISSED_HIT, OVERFLOWS, "7 2 3 0 0 7 4 8 -5e+274"),
        BY_ROUNDING(MISSED_HIT,
                    "Where a side is crossed is rounded, and so are the ways to its ends.",
                    "3e+30 1e+30 3 5 5 2e+30 0 4e+30 2e+30",
                    .rare = true),
    })

GRAZE_TEST(intersects_line_js,
           segment_f64,
           polygon_f64,
           RECORD("A segment's first end, and sides",
                  "intersects, polygonLine: since 2018-06-11 (" NEAR_A_SIDE ")",
                  "The first end is inside or near a side, or the segment crosses a side.",
                  "hits beside a side"),
           .inputs = "x1 y1 x2 y2 " POLYGON_INPUTS("p"),
           CLOSED,
           .fingerprint = 0x5d31395e,
           .defects = {
               BY_RANGE(BROKEN_CONTRACT, OVERFLOWS, "1e+308 2 3 0 3 0 0 3 0 3 1"),
               BY_ROUNDING(BROKEN_CONTRACT, PARTS, "0 0 3 1.4 3 2 0 4 2.8 3 0"),
               BY_LOGIC(FALSE_HIT,
                        "The first end is near a side when it is within an ellipse about it, which is wide "
                        "about a long one.",
                        "1 1 0 2 3 0 1 0 0 1 0"),
               BY_RANGE(MISSED_HIT, OVERFLOWS, "1 1e+18 1 0 3 3e+290 0 0 1 1 3e+290"),
               BY_ROUNDING(MISSED_HIT, PARTS, "0.8 0 0 2 3 0.4 1 -4.4 13 0 3"),
           })

GRAZE_TEST(intersects_polygons_js,
           polygon_f64,
           polygon_f64,
           RECORD("Two polygons held to be convex",
                  "intersects, polygonPolygon: told 2018-09-16 (" NOT_CONVEX ")",
                  "No line along a side has them on its two sides.",
                  "hits in a notch"),
           .inputs = POLYGON_INPUTS("a") " " POLYGON_INPUTS("b"),
           CLOSED,
           .fingerprint = 0x784c8145,
           .defects = {
               BY_RANGE(BROKEN_CONTRACT, OVERFLOWS, "3 8e+307 1e+308 2 5 2 4 3 9 4 2 4 2 0"),
               BY_ROUNDING(BROKEN_CONTRACT,
                           SHADOWS,
                           "3 0 0 0 1 256.71 164.88 3 256.6499999999999 164.8 133.8 0 256.74 164.92"),
               BY_LOGIC(FALSE_HIT, NO_LINE, "3 3 0 2 1 2 2 4 2 0 1 1 1 3 0 0"),
               BY_RANGE(FALSE_HIT, OVERFLOWS, "3 5e+154 8 5e+154 0 0 -5e+154 3 0 8 4e+153 0 0 4"),
               BY_ROUNDING(FALSE_HIT, SHADOWS, "3 -1.6 0.4 5.6 10.8 0 3 3 0 0 0 1 0.2 3"),
               BY_RANGE(MISSED_HIT, OVERFLOWS, "3 9 0 1 0 9 2 3 1.6e+308 2 0 2 -3 -6e+307"),
               BY_ROUNDING(MISSED_HIT, SHADOWS, "3 0 0 0 1 9.8 7 3 0 6 14 7.6 8.4 6.8"),
           })

GRAZE_TEST(intersects_box_js,
           xywh_f64,
           polygon_f64,
           RECORD("A box and a polygon held to be convex",
                  "intersects, polygonBox: told 2018-09-16 (" NOT_CONVEX ")",
                  "No line along a side has them on its two sides.",
                  "hits in a notch"),
           .inputs = "x y w h " POLYGON_INPUTS(""),
           CLOSED,
           .fingerprint = 0xc87b2cf2,
           .defects = {
               BY_RANGE(BROKEN_CONTRACT, OVERFLOWS, "5 0 5 8e+307 3 0 5 5 5e+307 0 0"),
               BY_ROUNDING(BROKEN_CONTRACT, SHADOWS, "0 2 3 9 3 5.8 10.2 0 12 1.6 11.4"),
               BY_LOGIC(FALSE_HIT, NO_LINE, "1 2 1 1 4 0 3 0 0 2 0 1 1"),
               BY_ROUNDING(FALSE_HIT, SHADOWS, "0.1 0 1.9 1 3 2 0 3 0 2 1"),
               BY_RANGE(FALSE_HIT, OVERFLOWS, "5e+162 0 1 5e+161 3 0 0 5e+161 0 0 5e+161"),
               BY_RANGE(MISSED_HIT, OVERFLOWS, "5e+159 0 1 5e+159 3 0 0 0 1 1e+160 5e+159"),
               BY_ROUNDING(MISSED_HIT, SHADOWS, "-4 0 1.3 1 3 -3.6 -5.3 0 0 -1.8 5.3"),
           })
