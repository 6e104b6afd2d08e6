/* Ellipse and triangle, exactly, closed: touching is a hit. house/ellipses.h tells how. */
#include "house/ellipses.h"

#define RECORD(TYPE, FINGERPRINT)                                                                            \
  HOUSE_RECORD("Ellipse and triangle", TYPE, CONTRACT_CLOSED),                                               \
      .idea = "Where x is multiplied by ry and y by rx, a disc is in reach of a corner or a side, or its "   \
              "centre within.",                                                                              \
      .inputs = "a_cx a_cy a_rx a_ry b_x1 b_y1 b_x2 b_y2 b_x3 b_y3", .fingerprint = FINGERPRINT

GRAZE_TEST_ELLIPSE(
    house_ellipse_triangle_f64_closed, ellipse, triangle, f64, triangle, b, a, RECORD(f64, 0xb628414d))
GRAZE_TEST_ELLIPSE(
    house_ellipse_triangle_i32_closed, ellipse, triangle, i32, triangle, b, a, RECORD(i32, 0xb4bc5080))
