/* Disc and polygon, exactly, closed: touching is a hit. house/hulls.h tells how. */
#include "house/rings.h"

#define RECORD(TYPE, FINGERPRINT)                                                                            \
  HOUSE_RECORD("Disc and polygon", TYPE, CONTRACT_CLOSED),                                                   \
      .idea = "They meet when the centre is in reach of a corner or a side, or within.",                     \
      .inputs = "a_cx a_cy a_r " POLYGON_INPUTS("b_"), .fingerprint = FINGERPRINT

GRAZE_TEST_RING(house_disc_polygon_f64_closed, disc, polygon, f64, RECORD(f64, 0x307e30e2))
GRAZE_TEST_RING(house_disc_polygon_i32_closed, disc, polygon, i32, RECORD(i32, 0x3b2f1ae4))
