/* Ellipse and box, exactly, closed: touching is a hit. house/ellipses.h tells how. */
#include "house/ellipses.h"

#define RECORD(TYPE, FINGERPRINT)                                                                            \
  HOUSE_RECORD("Ellipse and box", TYPE, CONTRACT_CLOSED),                                                    \
      .idea = "Where x is multiplied by ry and y by rx, a disc is in reach of a corner or a side, or its "   \
              "centre within.",                                                                              \
      .inputs = "a_cx a_cy a_rx a_ry b_x b_y b_w b_h", .fingerprint = FINGERPRINT

GRAZE_TEST_ELLIPSE(house_ellipse_box_f64_closed, ellipse, xywh, f64, xywh, b, a, RECORD(f64, 0xa32d75ab))
GRAZE_TEST_ELLIPSE(house_ellipse_box_i32_closed, ellipse, xywh, i32, xywh, b, a, RECORD(i32, 0x9252c490))
