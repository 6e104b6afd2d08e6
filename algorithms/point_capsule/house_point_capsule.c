/* Point and capsule, exactly, closed: touching is a hit. house/hulls.h tells how. */
#include "house/hulls.h"

#define RECORD(TYPE, FINGERPRINT)                                                                            \
  HOUSE_RECORD("Point and capsule", TYPE, CONTRACT_CLOSED),                                                  \
      .idea =                                                                                                \
          "They meet when the point is in reach of an end, or of the line with its foot between the ends.",  \
      .inputs = "a_x a_y b_x1 b_y1 b_x2 b_y2 b_r", .fingerprint = FINGERPRINT

GRAZE_TEST_HULLS(house_point_capsule_f64_closed, point, capsule, f64, RECORD(f64, 0x207bb595))
GRAZE_TEST_HULLS(house_point_capsule_i32_closed, point, capsule, i32, RECORD(i32, 0x073df172))
