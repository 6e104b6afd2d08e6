/* A point in a polygon by how often it goes round the point.
 *
 * The winding number counts sides that pass the point's height upward with the point to their left, and takes
 * off those that pass downward with the point to their right. The sum of the angles at which sides are seen
 * from the point is as much in full turns; without angles it is counted in quarters, by the quadrant in which
 * each corner lies, and a side that goes from one quadrant to the opposite passes the point on one hand.
 */
#include "helpers/polygons.h"

static inline enum answer winding_of(struct point_i32 point, struct ring ring) {
  const struct whole_spot p = {point.x, point.y};
  int winding = 0;
  for (unsigned k = 0; k < ring.corners; k++) {
    const struct whole_spot a = ring.at[k], b = ring.at[(k + 1) % ring.corners];
    winding += a.y <= p.y && b.y > p.y && turn_to(a, b, p) > 0;
    winding -= a.y > p.y && b.y <= p.y && turn_to(a, b, p) < 0;
  }
  return hit_if(winding != 0);
}

static enum answer polygon_winding(struct point_i32 point, struct polygon_i32 polygon) {
  return winding_of(point, ring_of_polygon(polygon));
}

static enum answer polygon_winding_crossed(struct point_i32 point, struct polygon_nonzero_i32 polygon) {
  return winding_of(point, ring_of_corners(corners_by_rule_i32(&polygon)));
}

static inline int quadrant(double x, double y, struct point_f64 p) {
  return x > p.x ? (y > p.y ? 0 : 3) : (y > p.y ? 1 : 2);
}

static inline int quarters(struct point_f64 a, struct point_f64 b, struct point_f64 p) {
  const int turned = quadrant(b.x, b.y, p) - quadrant(a.x, a.y, p);
  const double crossing = b.x - (b.y - p.y) * ((a.x - b.x) / (a.y - b.y));
  return turned == 3                                       ? -1
         : turned == -3                                    ? 1
         : (turned == 2 || turned == -2) && crossing > p.x ? -turned
                                                           : turned;
}

static enum answer polygon_quarters(struct point_f64 p, struct polygon_f64 polygon) {
  const struct corners_f64 at = corners_f64(polygon);
  int turned = 0;
  for (int k = 0, j = at.n - 1; k < at.n; j = k++)
    turned += quarters((struct point_f64){at.x[j], at.y[j]}, (struct point_f64){at.x[k], at.y[k]}, p);
  return hit_if(turned == 4 || turned == -4);
}

#define INPUTS .inputs = "x y " POLYGON_INPUTS(""), .by_text = CONTRACT_UNSTATED

#define ROUNDED "Where a line from the point crosses a side is rounded."

GRAZE_TEST(polygon_winding,
           point_i32,
           polygon_i32,
           TAUGHT("The winding number of any polygon",
                  "D. Sunday, Inclusion of a Point in a Polygon, 2001: wn_PnPoly, of any polygon",
                  "The polygon goes round the point.",
                  "-"),
           INPUTS,
           .by_code = CONTRACT_HALF_OPEN,
           .contract_why = "The text says that points on a side may be in or out; the code holds left sides.",
           .fingerprint = 0x9a54d64b)

GRAZE_TEST(polygon_winding_crossed,
           point_i32,
           polygon_nonzero_i32,
           TAUGHT("The winding number of a ring that may cross itself",
                  "D. Sunday, Inclusion of a Point in a Polygon, 2001: wn_PnPoly, of any polygon",
                  "The polygon goes round the point.",
                  "-"),
           INPUTS,
           .by_code = CONTRACT_HALF_OPEN,
           .contract_why = "The text says that points on a side may be in or out; the code holds left sides.",
           .fingerprint = 0x24f18377)

GRAZE_TEST(polygon_quarters,
           point_f64,
           polygon_f64,
           TAUGHT("Angles in quarter turns",
                  "K. Weiler, An Incremental Angle Point in Polygon Test, Graphics Gems IV, 1994",
                  "The sides turn round the point by four quarters.",
                  "hits or misses by a hair beside a side"),
           INPUTS,
           .by_code = CONTRACT_UNSTATED,
           .fingerprint = 0xa0871acb,
           .defects = {
               BY_RANGE(FALSE_HIT, OVERFLOWS, "1 3 3 1.2e+308 0 1e+308 3 -7e+307 1e+308"),
               BY_ROUNDING(FALSE_HIT, ROUNDED, "0 0 3 -1 1 1 0 1e-17 0"),
               BY_RANGE(MISSED_HIT, OVERFLOWS, "6e+307 1 3 9e+307 -4e+307 0 1.7e+308 0 0"),
               BY_ROUNDING(MISSED_HIT, ROUNDED, "1 1 3 2 1 0 0 5e+23 5e+31"),
           })
