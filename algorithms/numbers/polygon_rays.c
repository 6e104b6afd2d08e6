/* When a point that moves first meets a polygon, as books and threads have it: by its sides, one by one, or
 * cut at their lines. */
#include "algorithm.h"
#include "helpers/corners.h"

#include <math.h>

/* A side seen from the point: p + t v lies on it where q + u w does. */
struct seen_side {
  double qx, qy, wx, wy;
};
static struct seen_side side_seen(const struct corners_f64 *ring, int k, struct point_f64 p) {
  const int next = k + 1 < ring->n ? k + 1 : 0;
  return (struct seen_side){
      ring->x[k] - p.x, ring->y[k] - p.y, ring->x[next] - ring->x[k], ring->y[next] - ring->y[k]};
}

static double turn_of(double ax, double ay, double bx, double by) { return ax * by - ay * bx; }

/* The nearest crossing with any side. A side whose product with the way is less than an epsilon counts as
 * parallel. */
static double ray_polygon_sides(struct point_f64 p, struct polygon_f64 polygon, struct way_f64 v) {
  const double epsilon = 1e-9;
  const struct corners_f64 ring = corners_f64(polygon);
  double nearest = INFINITY;
  for (int k = 0; k < ring.n; k++) {
    const struct seen_side s = side_seen(&ring, k, p);
    const double by = turn_of(v.dx, v.dy, s.wx, s.wy);
    if (fabs(by) < epsilon)
      continue;
    const double t = turn_of(s.qx, s.qy, s.wx, s.wy) / by, u = turn_of(s.qx, s.qy, v.dx, v.dy) / by;
    if (t >= 0 && t <= 1 && u >= 0 && u <= 1)
      nearest = fmin(nearest, t);
  }
  return nearest;
}

/* The same with the ends of the sides left out: it goes through a corner, between the two sides of it. */
static double ray_polygon_open_sides(struct point_f64 p, struct polygon_f64 polygon, struct way_f64 v) {
  const struct corners_f64 ring = corners_f64(polygon);
  double nearest = INFINITY;
  for (int k = 0; k < ring.n; k++) {
    const struct seen_side s = side_seen(&ring, k, p);
    const double by = turn_of(v.dx, v.dy, s.wx, s.wy);
    const double t = turn_of(s.qx, s.qy, s.wx, s.wy) / by, u = turn_of(s.qx, s.qy, v.dx, v.dy) / by;
    if (by != 0 && t >= 0 && t <= 1 && u > 0 && u < 1)
      nearest = fmin(nearest, t);
  }
  return nearest;
}

/* The last side of the list that is crossed, whether or not another is nearer. */
static double ray_polygon_last_side(struct point_f64 p, struct polygon_f64 polygon, struct way_f64 v) {
  const struct corners_f64 ring = corners_f64(polygon);
  double last = INFINITY;
  for (int k = 0; k < ring.n; k++) {
    const struct seen_side s = side_seen(&ring, k, p);
    const double by = turn_of(v.dx, v.dy, s.wx, s.wy);
    const double t = turn_of(s.qx, s.qy, s.wx, s.wy) / by, u = turn_of(s.qx, s.qy, v.dx, v.dy) / by;
    if (by != 0 && t >= 0 && t <= 1 && u >= 0 && u <= 1)
      last = t;
  }
  return last;
}

/* The way is cut at the line of each side, as is right for convex polygons whose corners turn left: where one
 * bends the other way, what is left is less than there is, or more. */
static double ray_polygon_cut(struct point_f64 p, struct polygon_f64 polygon, struct way_f64 v) {
  const struct corners_f64 ring = corners_f64(polygon);
  double in = 0, out = 1;
  for (int k = 0; k < ring.n; k++) {
    const struct seen_side s = side_seen(&ring, k, p);
    const double outside = turn_of(s.qx, s.qy, s.wx, s.wy), by = turn_of(v.dx, v.dy, s.wx, s.wy);
    if (by == 0 && outside < 0)
      return INFINITY;
    if (by < 0)
      in = fmax(in, outside / by);
    else if (by > 0)
      out = fmin(out, outside / by);
  }
  return in <= out ? in : INFINITY;
}

#define RECORD(TITLE, IDEA, WRONG)                                                                           \
  .title = TITLE, .role = ROLE_TAUGHT, .language = "C", .source = "the method of books and threads",         \
  .idea = IDEA, .wrong = WRONG, .inputs = "x y " POLYGON_INPUTS("") " dx dy"
#define WAY_OUT .by_code = CONTRACT_OUT, .by_text = CONTRACT_OUT
#define AT_START .by_code = CONTRACT_ZERO, .by_text = CONTRACT_ZERO

GRAZE_TEST_RAY(
    ray_polygon_sides,
    point_f64,
    polygon_f64,
    .fingerprint = 0x38990e4e,
    WAY_OUT,
    RECORD("A ray and a polygon, by the nearest side",
           "The least part of the way at which it crosses a side; one that is nearly parallel to "
           "it is left out.",
           "passes through a corner, rounded, and through what is short"),
    .defects = {
        BY_ROUNDING(WRONG_NUMBER,
                    "Rounded, a corner may be on neither of its sides; and what is short counts as parallel.",
                    "2.4 0 3 1 -6 0 1 4.2 6.8 3.6 13.6"),
        BY_RANGE(WRONG_NUMBER, OVERFLOWS, "0 0 3 5e+157 0 0 5e+157 5e+157 -5e+157 5e+157 0")})
GRAZE_TEST_RAY(ray_polygon_open_sides,
               point_f64,
               polygon_f64,
               .fingerprint = 0x347f14ad,
               WAY_OUT,
               RECORD("A ray and a polygon, by sides without their ends",
                      "The least part of the way at which it crosses a side between its ends.",
                      "goes in through a corner"),
               .defects = {
                   BY_LOGIC(WRONG_NUMBER, "A corner is on neither of its sides.", "0 0 3 4 6 3 4 2 1 6 8"),
                   BY_RANGE(WRONG_NUMBER, OVERFLOWS, "0 1 3 0 5e+306 0 0 5e+306 0 5e+306 5e+306")})
GRAZE_TEST_RAY(ray_polygon_last_side,
               point_f64,
               polygon_f64,
               .fingerprint = 0x7ef356d3,
               WAY_OUT,
               RECORD("A ray and a polygon, by the last side",
                      "The part of the way at which it crosses a side, of the last that it does.",
                      "says where it leaves, or comes in again"),
               .defects = {BY_LOGIC(WRONG_NUMBER,
                                    "The last side in the list need not be the first on the way.",
                                    "0 1 3 1 2 0 0 1 0 1 0"),
                           BY_RANGE(WRONG_NUMBER, OVERFLOWS, "5e+307 1 3 0 0 1 -5e+307 8e+307 3 0 -6e+307")})
GRAZE_TEST_RAY(ray_polygon_cut,
               point_f64,
               polygon_f64,
               .fingerprint = 0x6eb8db84,
               AT_START,
               RECORD("A ray and a polygon, cut at the lines of the sides",
                      "What is on the inner side of every side's line begins where it comes in.",
                      "right for convex polygons of one winding"),
               .defects = {BY_LOGIC(WRONG_NUMBER,
                                    "What lies behind the line of one side may be inside for all that.",
                                    "0 0 3 0 2 1 1 0 1 1 2")})
