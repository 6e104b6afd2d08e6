/* How far apart two shapes are, and the nearest point of one: house/distance.h tells how. */
#include "house/distance.h"

#define RECORD(SHAPES, INPUTS, FINGERPRINT)                                                                  \
  RECORD_OF(SHAPES,                                                                                          \
            INPUTS,                                                                                          \
            FINGERPRINT,                                                                                     \
            "As far as a corner of the one is from a side of the other, less the radii; 0 where no line "    \
            "parts them.")
#define NEAREST(SHAPES, INPUTS, FINGERPRINT)                                                                 \
  RECORD_OF(SHAPES,                                                                                          \
            INPUTS,                                                                                          \
            FINGERPRINT,                                                                                     \
            "The point of a side that is nearest, moved outward by the radius; the point itself where it "   \
            "lies in the shape.")
#define RECORD_OF(SHAPES, INPUTS, FINGERPRINT, IDEA)                                                         \
  .title = SHAPES, .role = ROLE_HOUSE, .language = "C", .source = "written for this project", .wrong = "-",  \
  .by_code = CONTRACT_ZERO, .by_text = CONTRACT_ZERO, .idea = IDEA, .inputs = INPUTS,                        \
  .fingerprint = FINGERPRINT

GRAZE_TEST_HOUSE_DISTANCE(house_distance_disc_disc,
                          disc,
                          disc,
                          RECORD("A disc and a disc", "a_cx a_cy a_r b_cx b_cy b_r", 0xe94dddc5))
GRAZE_TEST_HOUSE_DISTANCE(house_distance_point_segment,
                          point,
                          segment,
                          RECORD("A point and a segment", "x y x1 y1 x2 y2", 0xe94dddc5))
GRAZE_TEST_HOUSE_DISTANCE(house_distance_point_box,
                          point,
                          ltrb,
                          RECORD("A point and a box", "x y left top right bottom", 0xe94dddc5))
GRAZE_TEST_HOUSE_DISTANCE(house_distance_point_triangle,
                          point,
                          triangle,
                          RECORD("A point and a triangle", "x y x1 y1 x2 y2 x3 y3", 0xe94dddc5))
GRAZE_TEST_HOUSE_DISTANCE(house_distance_point_quad,
                          point,
                          quad,
                          RECORD("A point and a quad", "x y x1 y1 x2 y2 x3 y3 x4 y4", 0xe94dddc5))
GRAZE_TEST_HOUSE_DISTANCE(house_distance_point_disc,
                          point,
                          disc,
                          RECORD("A point and a disc", "x y cx cy r", 0xe94dddc5))
GRAZE_TEST_HOUSE_DISTANCE(house_distance_point_capsule,
                          point,
                          capsule,
                          RECORD("A point and a capsule", "x y x1 y1 x2 y2 r", 0xe94dddc5))
GRAZE_TEST_HOUSE_DISTANCE(house_distance_segment_segment,
                          segment,
                          segment,
                          RECORD("A segment and a segment",
                                 "a_x1 a_y1 a_x2 a_y2 b_x1 b_y1 b_x2 b_y2",
                                 0xe94dddc5))
GRAZE_TEST_HOUSE_DISTANCE(house_distance_segment_disc,
                          segment,
                          disc,
                          RECORD("A segment and a disc", "x1 y1 x2 y2 cx cy r", 0xe94dddc5))
GRAZE_TEST_HOUSE_DISTANCE(house_distance_segment_capsule,
                          segment,
                          capsule,
                          RECORD("A segment and a capsule",
                                 "a_x1 a_y1 a_x2 a_y2 b_x1 b_y1 b_x2 b_y2 r",
                                 0xe94dddc5))
GRAZE_TEST_HOUSE_DISTANCE(house_distance_segment_box,
                          segment,
                          ltrb,
                          RECORD("A segment and a box", "x1 y1 x2 y2 left top right bottom", 0xe94dddc5))
GRAZE_TEST_HOUSE_DISTANCE(house_distance_segment_triangle,
                          segment,
                          triangle,
                          RECORD("A segment and a triangle",
                                 "a_x1 a_y1 a_x2 a_y2 b_x1 b_y1 b_x2 b_y2 x3 y3",
                                 0xe94dddc5))
GRAZE_TEST_HOUSE_DISTANCE(house_distance_segment_quad,
                          segment,
                          quad,
                          RECORD("A segment and a quad",
                                 "a_x1 a_y1 a_x2 a_y2 b_x1 b_y1 b_x2 b_y2 x3 y3 x4 y4",
                                 0xe94dddc5))
GRAZE_TEST_HOUSE_DISTANCE(house_distance_disc_capsule,
                          disc,
                          capsule,
                          RECORD("A disc and a capsule", "cx cy a_r x1 y1 x2 y2 b_r", 0xe94dddc5))
GRAZE_TEST_HOUSE_DISTANCE(house_distance_disc_box,
                          disc,
                          ltrb,
                          RECORD("A disc and a box", "cx cy r left top right bottom", 0xe94dddc5))
GRAZE_TEST_HOUSE_DISTANCE(house_distance_disc_triangle,
                          disc,
                          triangle,
                          RECORD("A disc and a triangle", "cx cy r x1 y1 x2 y2 x3 y3", 0xe94dddc5))
GRAZE_TEST_HOUSE_DISTANCE(house_distance_disc_quad,
                          disc,
                          quad,
                          RECORD("A disc and a quad", "cx cy r x1 y1 x2 y2 x3 y3 x4 y4", 0xe94dddc5))
GRAZE_TEST_HOUSE_DISTANCE(house_distance_capsule_capsule,
                          capsule,
                          capsule,
                          RECORD("A capsule and a capsule",
                                 "a_x1 a_y1 a_x2 a_y2 a_r b_x1 b_y1 b_x2 b_y2 b_r",
                                 0xe94dddc5))
GRAZE_TEST_HOUSE_DISTANCE(house_distance_capsule_box,
                          capsule,
                          ltrb,
                          RECORD("A capsule and a box", "x1 y1 x2 y2 r left top right bottom", 0xe94dddc5))
GRAZE_TEST_HOUSE_DISTANCE(house_distance_capsule_triangle,
                          capsule,
                          triangle,
                          RECORD("A capsule and a triangle",
                                 "a_x1 a_y1 a_x2 a_y2 r b_x1 b_y1 b_x2 b_y2 x3 y3",
                                 0xe94dddc5))
GRAZE_TEST_HOUSE_DISTANCE(house_distance_capsule_quad,
                          capsule,
                          quad,
                          RECORD("A capsule and a quad",
                                 "a_x1 a_y1 a_x2 a_y2 r b_x1 b_y1 b_x2 b_y2 x3 y3 x4 y4",
                                 0xe94dddc5))
GRAZE_TEST_HOUSE_DISTANCE(house_distance_box_box,
                          ltrb,
                          ltrb,
                          RECORD("A box and a box",
                                 "a_left a_top a_right a_bottom b_left b_top b_right b_bottom",
                                 0xe94dddc5))
GRAZE_TEST_HOUSE_DISTANCE(house_distance_box_triangle,
                          ltrb,
                          triangle,
                          RECORD("A box and a triangle",
                                 "left top right bottom x1 y1 x2 y2 x3 y3",
                                 0xe94dddc5))
GRAZE_TEST_HOUSE_DISTANCE(house_distance_box_quad,
                          ltrb,
                          quad,
                          RECORD("A box and a quad",
                                 "left top right bottom x1 y1 x2 y2 x3 y3 x4 y4",
                                 0xe94dddc5))
GRAZE_TEST_HOUSE_DISTANCE(house_distance_triangle_triangle,
                          triangle,
                          triangle,
                          RECORD("A triangle and a triangle",
                                 "a_x1 a_y1 a_x2 a_y2 a_x3 a_y3 b_x1 b_y1 b_x2 b_y2 b_x3 b_y3",
                                 0xe94dddc5))
GRAZE_TEST_HOUSE_DISTANCE(house_distance_triangle_quad,
                          triangle,
                          quad,
                          RECORD("A triangle and a quad",
                                 "a_x1 a_y1 a_x2 a_y2 a_x3 a_y3 b_x1 b_y1 b_x2 b_y2 b_x3 b_y3 x4 y4",
                                 0xe94dddc5))
GRAZE_TEST_HOUSE_DISTANCE(
    house_distance_quad_quad,
    quad,
    quad,
    RECORD("A quad and a quad",
           "a_x1 a_y1 a_x2 a_y2 a_x3 a_y3 a_x4 a_y4 b_x1 b_y1 b_x2 b_y2 b_x3 b_y3 b_x4 b_y4",
           0xe94dddc5))

GRAZE_TEST_HOUSE_NEAREST(house_nearest_segment,
                         segment,
                         NEAREST("The nearest point of a segment", "x y x1 y1 x2 y2", 0xe94dddc5))
GRAZE_TEST_HOUSE_NEAREST(house_nearest_disc,
                         disc,
                         NEAREST("The nearest point of a disc", "x y cx cy r", 0xe94dddc5))
GRAZE_TEST_HOUSE_NEAREST(house_nearest_capsule,
                         capsule,
                         NEAREST("The nearest point of a capsule", "x y x1 y1 x2 y2 r", 0xe94dddc5))
GRAZE_TEST_HOUSE_NEAREST(house_nearest_box,
                         ltrb,
                         NEAREST("The nearest point of a box", "x y left top right bottom", 0xe94dddc5))
GRAZE_TEST_HOUSE_NEAREST(house_nearest_triangle,
                         triangle,
                         NEAREST("The nearest point of a triangle", "x y x1 y1 x2 y2 x3 y3", 0xe94dddc5))
GRAZE_TEST_HOUSE_NEAREST(house_nearest_quad,
                         quad,
                         NEAREST("The nearest point of a quad", "x y x1 y1 x2 y2 x3 y3 x4 y4", 0xe94dddc5))
