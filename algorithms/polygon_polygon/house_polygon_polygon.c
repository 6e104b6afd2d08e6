/* Two polygons, exactly, closed: touching is a hit. house/hulls.h tells how. */
#include "house/rings.h"

#define RECORD(TYPE, FINGERPRINT)                                                                            \
  HOUSE_RECORD("Two polygons", TYPE, CONTRACT_CLOSED),                                                       \
      .idea = "They meet when a corner of one is on a side of the other, sides cross, or one is within the " \
              "other.",                                                                                      \
      .inputs = POLYGON_INPUTS("a_") " " POLYGON_INPUTS("b_"), .fingerprint = FINGERPRINT

GRAZE_TEST_RING(house_polygon_polygon_f64_closed, polygon, polygon, f64, RECORD(f64, 0xd0763e7f))
GRAZE_TEST_RING(house_polygon_polygon_i32_closed, polygon, polygon, i32, RECORD(i32, 0x6c62366a))
