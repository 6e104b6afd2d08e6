/* One shape within another, exactly, closed: what reaches the boundary is within. house/within.h tells how.
 */
#include "house/within.h"

#define RECORD(SHAPES, INPUTS, FINGERPRINT)                                                                  \
  HOUSE_RECORD(SHAPES, f64, CONTRACT_CLOSED),                                                                \
      .idea = "Each corner of the second, with its radius, is within the first: no farther from its core "   \
              "than the radii differ, or that deep inside all of its sides.",                                \
      .inputs = INPUTS, .fingerprint = FINGERPRINT

#define BOX "x y w h"
GRAZE_TEST_WITHIN(house_box_contains_box,
                  xywh,
                  xywh,
                  f64,
                  RECORD("A box in a box", "a_x a_y a_w a_h b_x b_y b_w b_h", 0x5b7769cf))
GRAZE_TEST_WITHIN(
    house_box_contains_disc, xywh, disc, f64, RECORD("A disc in a box", BOX " cx cy r", 0x830db78e))
GRAZE_TEST_WITHIN(house_box_contains_segment,
                  xywh,
                  segment,
                  f64,
                  RECORD("A segment in a box", BOX " x1 y1 x2 y2", 0xb96e9c77))
GRAZE_TEST_WITHIN(house_box_contains_quad,
                  xywh,
                  quad,
                  f64,
                  RECORD("A quad in a box", BOX " x1 y1 x2 y2 x3 y3 x4 y4", 0xa2d0f57d))
GRAZE_TEST_WITHIN(house_disc_contains_disc,
                  disc,
                  disc,
                  f64,
                  RECORD("A disc in a disc", "a_cx a_cy a_r b_cx b_cy b_r", 0x7a80a2c7))
GRAZE_TEST_WITHIN(
    house_disc_contains_box, disc, xywh, f64, RECORD("A box in a disc", "cx cy r " BOX, 0x05200115))
GRAZE_TEST_WITHIN(house_disc_contains_triangle,
                  disc,
                  triangle,
                  f64,
                  RECORD("A triangle in a disc", "cx cy r x1 y1 x2 y2 x3 y3", 0xec0f98ff))
GRAZE_TEST_WITHIN(house_capsule_contains_segment,
                  capsule,
                  segment,
                  f64,
                  RECORD("A segment in a capsule", "a_x1 a_y1 a_x2 a_y2 r b_x1 b_y1 b_x2 b_y2", 0x966e24eb))
GRAZE_TEST_WITHIN(house_capsule_contains_capsule,
                  capsule,
                  capsule,
                  f64,
                  RECORD("A capsule in a capsule",
                         "a_x1 a_y1 a_x2 a_y2 a_r b_x1 b_y1 b_x2 b_y2 b_r",
                         0x5e19e4cb))
GRAZE_TEST_WITHIN(house_triangle_contains_disc,
                  triangle,
                  disc,
                  f64,
                  RECORD("A disc in a triangle", "x1 y1 x2 y2 x3 y3 cx cy r", 0x046cd079))
GRAZE_TEST_WITHIN(house_quad_contains_box,
                  quad,
                  xywh,
                  f64,
                  RECORD("A box in a quad", "x1 y1 x2 y2 x3 y3 x4 y4 x y w h", 0x2b48d115))
GRAZE_TEST_WITHIN(house_quad_contains_capsule,
                  quad,
                  capsule,
                  f64,
                  RECORD("A capsule in a quad",
                         "a_x1 a_y1 a_x2 a_y2 a_x3 a_y3 a_x4 a_y4 b_x1 b_y1 b_x2 b_y2 r",
                         0x7585d1b5))
