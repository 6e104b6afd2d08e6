/* A box against a turned one, given by its corners: by separating axes, by bounds, and by corners.
 *
 * The sides of both are looked along. The upright bounds of the quad are the sides of the box alone, and a
 * turned box fills half its bounds. And corners are not enough: two boxes may cross with no corner of either
 * in the other.
 */
#include "helpers/polygons.h"

static enum answer box_quad_axes(struct xywh_i32 box, struct quad_i32 quad) {
  const struct ring a = ring_of_box(box), b = ring_of_quad(quad);
  return hit_if(!side_separates(&a, &b) && !side_separates(&b, &a));
}

static enum answer box_quad_bounds(struct xywh_i32 box, struct quad_i32 quad) {
  const struct ring a = ring_of_box(box), b = ring_of_quad(quad);
  return hit_if(!side_separates(&a, &b));
}

static enum answer box_quad_corners(struct xywh_i32 box, struct quad_i32 quad) {
  const struct ring a = ring_of_box(box), b = ring_of_quad(quad);
  return hit_if(holds_a_corner(&a, &b) || holds_a_corner(&b, &a));
}

#define RECORD(TITLE, IDEA, WRONG)                                                                           \
  TAUGHT(TITLE, "taught everywhere", IDEA, WRONG), CLOSED_BY_CODE, .inputs = "x y w h x1 y1 x2 y2 x3 y3 x4 y4"

GRAZE_TEST(box_quad_axes,
           xywh_i32,
           quad_i32,
           RECORD("The sides of box and quad",
                  "Along no side of either is there a gap.",
                  "hits on the line of a quad without area"),
           .fingerprint = 0xf75fae4e,
           .defects = {
               BY_LOGIC(FALSE_HIT, ON_A_LINE, "0 0 0 0 1 1 2 2 1 1 2 2"),
           })

GRAZE_TEST(
    box_quad_bounds,
    xywh_i32,
    quad_i32,
    RECORD("Upright bounds", "The bounds of the quad meet the box.", "hits beside a turned quad"),
    .fingerprint = 0x73c7bebf,
    .defects = {
        BY_LOGIC(FALSE_HIT, "A turned quad does not fill its upright bounds.", "1 1 1 1 1 0 0 2 0 1 0 0"),
    })

GRAZE_TEST(
    box_quad_corners,
    xywh_i32,
    quad_i32,
    RECORD("Corners of box and quad", "A corner of one is in the other.", "misses a cross"),
    .fingerprint = 0xe9141cc4,
    .defects = {
        BY_LOGIC(FALSE_HIT, ON_A_LINE, "2 0 1 2 0 0 1 1 0 0 1 1"),
        BY_RANGE(
            FALSE_HIT,
            ON_A_LINE,
            "262144 262144 786432 1835008 -2617442 -782434 0 1835008 -4452450 -2617442 -4714594 -2879586"),
        BY_LOGIC(MISSED_HIT, "A cross has no corner of one in the other.", "0 2 2 1 0 0 1 0 1 4 0 1"),
    })
