/* Ellipse and quad, exactly, closed: touching is a hit. house/ellipses.h tells how. */
#include "house/ellipses.h"

#define RECORD(TYPE, FINGERPRINT)                                                                            \
  HOUSE_RECORD("Ellipse and quad", TYPE, CONTRACT_CLOSED),                                                   \
      .idea = "Where x is multiplied by ry and y by rx, a disc is in reach of a corner or a side, or its "   \
              "centre within.",                                                                              \
      .inputs = "a_cx a_cy a_rx a_ry b_x1 b_y1 b_x2 b_y2 b_x3 b_y3 b_x4 b_y4", .fingerprint = FINGERPRINT

GRAZE_TEST_ELLIPSE(house_ellipse_quad_f64_closed, ellipse, quad, f64, quad, b, a, RECORD(f64, 0xa1c28fbb))
GRAZE_TEST_ELLIPSE(house_ellipse_quad_i32_closed, ellipse, quad, i32, quad, b, a, RECORD(i32, 0x3fd6414b))
