/* A point in a polygon by how often it goes round the point, or, of a convex one, by turns that go one way.
 *
 * The winding number counts sides that pass the point's height upward with the point to their left, and takes
 * off those that pass downward with the point to their right. A side holds its lower end and not its upper.
 *
 * Of a convex polygon it is enough that no two turns go two ways; then sides and corners are inside.
 */
#include "helpers/polygons.h"

static enum answer quad_winding(struct point_i32 point, struct quad_i32 quad) {
  const struct ring ring = ring_of_quad(quad);
  const struct whole_spot p = {point.x, point.y};
  int winding = 0;
  for (unsigned k = 0; k < 4; k++) {
    const struct whole_spot a = ring.at[k], b = ring.at[(k + 1) % 4];
    winding += a.y <= p.y && b.y > p.y && turn_to(a, b, p) > 0;
    winding -= a.y > p.y && b.y <= p.y && turn_to(a, b, p) < 0;
  }
  return hit_if(winding != 0);
}

static enum answer quad_one_way(struct point_i32 point, struct quad_i32 quad) {
  const struct ring ring = ring_of_quad(quad);
  return hit_if(ring_holds(&ring, (struct whole_spot){point.x, point.y}));
}

#define INPUTS .inputs = "x y x1 y1 x2 y2 x3 y3 x4 y4"

GRAZE_TEST(quad_winding,
           point_i32,
           quad_i32,
           TAUGHT("The winding number",
                  "D. Sunday, Inclusion of a Point in a Polygon, 2001: wn_PnPoly",
                  "The polygon goes round the point.",
                  "-"),
           INPUTS,
           .by_code = CONTRACT_UNSTATED,
           .by_text = CONTRACT_UNSTATED,
           .fingerprint = 0xa268e5ea)

GRAZE_TEST(quad_one_way,
           point_i32,
           quad_i32,
           TAUGHT("All turns one way",
                  "taught everywhere, for convex polygons",
                  "No two turns from corner to corner to the point go two ways.",
                  "hits on the line of a quad without area"),
           INPUTS,
           CLOSED_BY_CODE,
           .fingerprint = 0x9a897f63,
           .defects = {
               BY_LOGIC(FALSE_HIT, ON_A_LINE, "0 0 2 2 1 1 2 2 1 1"),
           })
