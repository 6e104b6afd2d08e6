/* Point and ellipse, exactly, closed: touching is a hit. house/ellipses.h tells how. */
#include "house/ellipses.h"

#define RECORD(TYPE, FINGERPRINT)                                                                            \
  HOUSE_RECORD("Point and ellipse", TYPE, CONTRACT_CLOSED),                                                  \
      .idea = "The ellipse is a disc where x is multiplied by ry and y by rx.",                              \
      .inputs = "a_x a_y b_cx b_cy b_rx b_ry", .fingerprint = FINGERPRINT

GRAZE_TEST_ELLIPSE(house_point_ellipse_f64_closed, point, ellipse, f64, point, a, b, RECORD(f64, 0x8f2b5615))
GRAZE_TEST_ELLIPSE(house_point_ellipse_i32_closed, point, ellipse, i32, point, a, b, RECORD(i32, 0x7777059f))
