/* When a shape that moves first meets another: house/ray.h tells how. */
#include "house/ray.h"

#define RECORD(SHAPES, INPUTS)                                                                               \
  .title = SHAPES, .role = ROLE_HOUSE, .language = "C", .source = "written for this project", .wrong = "-",  \
  .by_code = CONTRACT_ZERO, .by_text = CONTRACT_ZERO,                                                        \
  .idea = "Seen from the one that moves, a point goes straight on towards the sides and corners of both "    \
          "shapes' differences, grown by both radii.",                                                       \
  .inputs = INPUTS " dx dy", .fingerprint = 0xe94dddc5

GRAZE_TEST_HOUSE_RAY(house_ray_segment,
                     point,
                     segment,
                     RECORD("A point that moves, and a segment", "x y x1 y1 x2 y2"))
GRAZE_TEST_HOUSE_RAY(house_ray_disc, point, disc, RECORD("A point that moves, and a disc", "x y cx cy r"))
GRAZE_TEST_HOUSE_RAY(house_ray_capsule,
                     point,
                     capsule,
                     RECORD("A point that moves, and a capsule", "x y x1 y1 x2 y2 r"))
GRAZE_TEST_HOUSE_RAY(house_ray_box,
                     point,
                     ltrb,
                     RECORD("A point that moves, and a box", "x y left top right bottom"))
GRAZE_TEST_HOUSE_RAY(house_ray_triangle,
                     point,
                     triangle,
                     RECORD("A point that moves, and a triangle", "x y x1 y1 x2 y2 x3 y3"))
GRAZE_TEST_HOUSE_RAY(house_ray_quad,
                     point,
                     quad,
                     RECORD("A point that moves, and a quad", "x y x1 y1 x2 y2 x3 y3 x4 y4"))

static double house_ray_polygon(struct point_f64 p, struct polygon_f64 polygon, struct way_f64 v) {
  const struct corners_f64 ring = corners_f64(polygon);
  return meeting_of_ring(p, &ring, v);
}
GRAZE_TEST_RAY(house_ray_polygon,
               point_f64,
               polygon_f64,
               .fingerprint = 0xe94dddc5,
               .title = "A point that moves, and a polygon",
               .role = ROLE_HOUSE,
               .language = "C",
               .source = "written for this project",
               .wrong = "-",
               .by_code = CONTRACT_ZERO,
               .by_text = CONTRACT_ZERO,
               .idea = "0 where a ray to the right crosses an odd number of sides, and else the first of the "
                       "sides that the point comes to.",
               .inputs = "x y " POLYGON_INPUTS("") " dx dy")

GRAZE_TEST_HOUSE_SWEEP(house_sweep_segment_segment,
                       segment,
                       segment,
                       RECORD("A segment that moves, and a segment",
                              "a_x1 a_y1 a_x2 a_y2 b_x1 b_y1 b_x2 b_y2"))
GRAZE_TEST_HOUSE_SWEEP(house_sweep_segment_disc,
                       segment,
                       disc,
                       RECORD("A segment that moves, and a disc", "x1 y1 x2 y2 cx cy r"))
GRAZE_TEST_HOUSE_SWEEP(house_sweep_segment_capsule,
                       segment,
                       capsule,
                       RECORD("A segment that moves, and a capsule",
                              "a_x1 a_y1 a_x2 a_y2 b_x1 b_y1 b_x2 b_y2 r"))
GRAZE_TEST_HOUSE_SWEEP(house_sweep_segment_box,
                       segment,
                       ltrb,
                       RECORD("A segment that moves, and a box", "x1 y1 x2 y2 left top right bottom"))
GRAZE_TEST_HOUSE_SWEEP(house_sweep_segment_triangle,
                       segment,
                       triangle,
                       RECORD("A segment that moves, and a triangle",
                              "a_x1 a_y1 a_x2 a_y2 b_x1 b_y1 b_x2 b_y2 x3 y3"))
GRAZE_TEST_HOUSE_SWEEP(house_sweep_segment_quad,
                       segment,
                       quad,
                       RECORD("A segment that moves, and a quad",
                              "a_x1 a_y1 a_x2 a_y2 b_x1 b_y1 b_x2 b_y2 x3 y3 x4 y4"))
GRAZE_TEST_HOUSE_SWEEP(house_sweep_disc_disc,
                       disc,
                       disc,
                       RECORD("A disc that moves, and a disc", "a_cx a_cy a_r b_cx b_cy b_r"))
GRAZE_TEST_HOUSE_SWEEP(house_sweep_disc_capsule,
                       disc,
                       capsule,
                       RECORD("A disc that moves, and a capsule", "cx cy a_r x1 y1 x2 y2 b_r"))
GRAZE_TEST_HOUSE_SWEEP(house_sweep_disc_box,
                       disc,
                       ltrb,
                       RECORD("A disc that moves, and a box", "cx cy r left top right bottom"))
GRAZE_TEST_HOUSE_SWEEP(house_sweep_disc_triangle,
                       disc,
                       triangle,
                       RECORD("A disc that moves, and a triangle", "cx cy r x1 y1 x2 y2 x3 y3"))
GRAZE_TEST_HOUSE_SWEEP(house_sweep_disc_quad,
                       disc,
                       quad,
                       RECORD("A disc that moves, and a quad", "cx cy r x1 y1 x2 y2 x3 y3 x4 y4"))
GRAZE_TEST_HOUSE_SWEEP(house_sweep_capsule_capsule,
                       capsule,
                       capsule,
                       RECORD("A capsule that moves, and a capsule",
                              "a_x1 a_y1 a_x2 a_y2 a_r b_x1 b_y1 b_x2 b_y2 b_r"))
GRAZE_TEST_HOUSE_SWEEP(house_sweep_capsule_box,
                       capsule,
                       ltrb,
                       RECORD("A capsule that moves, and a box", "x1 y1 x2 y2 r left top right bottom"))
GRAZE_TEST_HOUSE_SWEEP(house_sweep_capsule_triangle,
                       capsule,
                       triangle,
                       RECORD("A capsule that moves, and a triangle",
                              "a_x1 a_y1 a_x2 a_y2 r b_x1 b_y1 b_x2 b_y2 x3 y3"))
GRAZE_TEST_HOUSE_SWEEP(house_sweep_capsule_quad,
                       capsule,
                       quad,
                       RECORD("A capsule that moves, and a quad",
                              "a_x1 a_y1 a_x2 a_y2 r b_x1 b_y1 b_x2 b_y2 x3 y3 x4 y4"))
GRAZE_TEST_HOUSE_SWEEP(house_sweep_box_box,
                       ltrb,
                       ltrb,
                       RECORD("A box that moves, and a box",
                              "a_left a_top a_right a_bottom b_left b_top b_right b_bottom"))
GRAZE_TEST_HOUSE_SWEEP(house_sweep_box_triangle,
                       ltrb,
                       triangle,
                       RECORD("A box that moves, and a triangle", "left top right bottom x1 y1 x2 y2 x3 y3"))
GRAZE_TEST_HOUSE_SWEEP(house_sweep_box_quad,
                       ltrb,
                       quad,
                       RECORD("A box that moves, and a quad",
                              "left top right bottom x1 y1 x2 y2 x3 y3 x4 y4"))
GRAZE_TEST_HOUSE_SWEEP(house_sweep_triangle_triangle,
                       triangle,
                       triangle,
                       RECORD("A triangle that moves, and a triangle",
                              "a_x1 a_y1 a_x2 a_y2 a_x3 a_y3 b_x1 b_y1 b_x2 b_y2 b_x3 b_y3"))
GRAZE_TEST_HOUSE_SWEEP(house_sweep_triangle_quad,
                       triangle,
                       quad,
                       RECORD("A triangle that moves, and a quad",
                              "a_x1 a_y1 a_x2 a_y2 a_x3 a_y3 b_x1 b_y1 b_x2 b_y2 b_x3 b_y3 x4 y4"))
GRAZE_TEST_HOUSE_SWEEP(
    house_sweep_quad_quad,
    quad,
    quad,
    RECORD("A quad that moves, and a quad",
           "a_x1 a_y1 a_x2 a_y2 a_x3 a_y3 a_x4 a_y4 b_x1 b_y1 b_x2 b_y2 b_x3 b_y3 b_x4 b_y4"))
GRAZE_TEST_HOUSE_SWEEP(house_sweep_box_disc,
                       ltrb,
                       disc,
                       RECORD("A box that moves, and a disc", "left top right bottom cx cy r"))
GRAZE_TEST_HOUSE_SWEEP(house_sweep_disc_point,
                       disc,
                       point,
                       RECORD("A disc that moves, and a point", "cx cy r x y"))
