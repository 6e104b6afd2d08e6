/* Point and rounded box, exactly, closed: touching is a hit. house/hulls.h tells how. */
#include "house/hulls.h"

#define RECORD(TYPE, FINGERPRINT)                                                                            \
  HOUSE_RECORD("Point and rounded box", TYPE, CONTRACT_CLOSED),                                              \
      .idea = "They meet when the point is in the core of the box or in reach of a side of it.",             \
      .inputs = "a_x a_y b_x b_y b_w b_h b_r", .fingerprint = FINGERPRINT

GRAZE_TEST_HULLS(house_point_rounded_f64_closed, point, rounded, f64, RECORD(f64, 0xe63775be))
GRAZE_TEST_HULLS(house_point_rounded_i32_closed, point, rounded, i32, RECORD(i32, 0x49d4fd43))
