/* Rounded box and polygon, exactly, closed: touching is a hit. house/hulls.h tells how. */
#include "house/rings.h"

#define RECORD(TYPE, FINGERPRINT)                                                                            \
  HOUSE_RECORD("Rounded box and polygon", TYPE, CONTRACT_CLOSED),                                            \
      .idea = "They meet when a corner of the polygon or of the core is in reach of a side of the other, "   \
              "sides cross, or one is within the other.",                                                    \
      .inputs = "a_x a_y a_w a_h a_r " POLYGON_INPUTS("b_"), .fingerprint = FINGERPRINT

GRAZE_TEST_RING(house_rounded_polygon_f64_closed, rounded, polygon, f64, RECORD(f64, 0x0a94193b))
GRAZE_TEST_RING(house_rounded_polygon_i32_closed, rounded, polygon, i32, RECORD(i32, 0x5c14af6a))
