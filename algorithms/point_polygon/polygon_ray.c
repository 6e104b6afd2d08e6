/* A point in a polygon by a ray, put together from other functions.
 *
 * One lays a segment from the point to x = 10000 and asks which sides it meets. A corner on the segment is
 * met by both of its sides, and a point that is level with a side asks whether it is on it, and ends there.
 * The other moves a point that is level with a corner up by 0.00001 and compares slopes; a side that is lower
 * than that is jumped over.
 */
#include "helpers/polygons.h"

#include <float.h>

/* 0: on a line; 1 and 2: which way they turn. The original multiplies ints, which overflow; these do not. */
static inline int orientation(struct whole_spot p, struct whole_spot q, struct whole_spot r) {
  const i128 turn = (i128)(q.y - p.y) * (r.x - q.x) - (i128)(q.x - p.x) * (r.y - q.y);
  return turn == 0 ? 0 : turn > 0 ? 1 : 2;
}

static inline bool meet(struct whole_spot p, struct whole_spot q, struct whole_spot r, struct whole_spot s) {
  const int of_r = orientation(p, q, r), of_s = orientation(p, q, s), of_p = orientation(r, s, p),
            of_q = orientation(r, s, q);
  return (of_r != of_s && of_p != of_q) || (of_r == 0 && is_between(p, q, r)) ||
         (of_s == 0 && is_between(p, q, s)) || (of_p == 0 && is_between(r, s, p)) ||
         (of_q == 0 && is_between(r, s, q));
}

static enum answer polygon_ray_to_10000(struct point_i32 point, struct polygon_i32 polygon) {
  const struct ring ring = ring_of_polygon(polygon);
  const struct whole_spot p = {point.x, point.y}, far = {10000, point.y};
  bool inside = false;
  for (unsigned k = 0; k < ring.corners; k++) {
    const struct whole_spot a = ring.at[k], b = ring.at[(k + 1) % ring.corners];
    if (!meet(a, b, p, far))
      continue;
    if (orientation(a, p, b) == 0)
      return hit_if(is_between(a, b, p));
    inside = !inside;
  }
  return hit_if(inside);
}

static inline double slope(double ax, double ay, double bx, double by) {
  return fabs(ax - bx) > DBL_MIN ? (by - ay) / (bx - ax) : DBL_MAX;
}

static inline bool crosses(struct point_f64 p, struct point_f64 low, struct point_f64 high) {
  if (low.y > high.y) {
    const struct point_f64 first = low;
    low = high;
    high = first;
  }
  const double y = p.y == low.y || p.y == high.y ? p.y + 0.00001 : p.y;
  if (y > high.y || y < low.y || p.x > fmax(low.x, high.x))
    return false;
  return p.x < fmin(low.x, high.x) || slope(low.x, low.y, p.x, y) >= slope(low.x, low.y, high.x, high.y);
}

static enum answer polygon_slopes(struct point_f64 p, struct polygon_f64 polygon) {
  const struct corners_f64 at = corners_f64(polygon);
  bool inside = false;
  for (int k = 0, j = at.n - 1; k < at.n; j = k++)
    inside ^= crosses(p, (struct point_f64){at.x[j], at.y[j]}, (struct point_f64){at.x[k], at.y[k]});
  return hit_if(inside);
}

#define INPUTS .inputs = "x y " POLYGON_INPUTS("")

#define MOVED "Moved up by 0.00001, the point passes a level side, or jumps over a side that is lower."
#define TWICE "A corner on the segment is met by both of its sides, and a level side ends the search."
#define ENDS "The segment ends at x = 10000."

GRAZE_TEST(polygon_ray_to_10000,
           point_i32,
           polygon_i32,
           TAUGHT("A segment to x = 10000",
                  "GeeksforGeeks, How to check if a given point lies inside or outside a polygon: isInside",
                  "A segment from the point to x = 10000 meets an odd number of sides.",
                  "wrong level with a corner, and beyond 10000"),
           INPUTS,
           .by_code = CONTRACT_CLOSED,
           .by_text = CONTRACT_CLOSED,
           .fingerprint = 0xc893902a,
           .defects = {
               BY_LOGIC(BROKEN_CONTRACT, TWICE, "0 0 4 2 0 1 0 0 0 0 1"),
               BY_RANGE(BROKEN_CONTRACT, ENDS, "10001 1 4 0 0 0 1 10000 1 10002 1"),
               BY_LOGIC(FALSE_HIT, TWICE, "0 1 3 1 1 0 2 1 0"),
               BY_RANGE(FALSE_HIT, ENDS, "1 2 4 1 7 2 1 0 0 14000 0"),
               BY_LOGIC(MISSED_HIT, TWICE, "1 1 3 0 2 2 1 0 0"),
               BY_RANGE(MISSED_HIT, ENDS, "1 1 3 1 6 0 0 12000 0"),
           })

GRAZE_TEST(polygon_slopes,
           point_f64,
           polygon_f64,
           TAUGHT("Slopes, and a move of 0.00001",
                  "Rosetta Code, Ray-casting algorithm, Python: ispointinside",
                  "A ray to the right crosses an odd number of sides, told by slopes.",
                  "wrong level with a corner of low sides, and where 0.00001 is nothing"),
           INPUTS,
           .by_code = CONTRACT_UNSTATED,
           .by_text = CONTRACT_UNSTATED,
           .fingerprint = 0x62ddab57,
           .defects = {
               BY_LOGIC(FALSE_HIT, MOVED, "1 1 3 0 1 1 0 0 2"),
               BY_LOGIC(MISSED_HIT, MOVED, "1 1 3 1 0 0 2 2 1"),
               BY_RANGE(MISSED_HIT, OVERFLOWS, "0 1 3 0 2 -2e-322 1 1 0"),
               BY_ROUNDING(MISSED_HIT,
                           "Moved up by 0.00001, the point jumps over a side that is lower.",
                           "1.00007 1 3 1 0 1.000069 1 2 2"),
           })
