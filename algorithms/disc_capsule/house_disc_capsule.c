/* Disc and capsule, exactly, closed: touching is a hit. house/hulls.h tells how. */
#include "house/hulls.h"

#define RECORD(TYPE, FINGERPRINT)                                                                            \
  HOUSE_RECORD("Disc and capsule", TYPE, CONTRACT_CLOSED),                                                   \
      .idea =                                                                                                \
          "They meet when the centre is in reach of an end, or of the line with its foot between the ends.", \
      .inputs = "a_cx a_cy a_r b_x1 b_y1 b_x2 b_y2 b_r", .fingerprint = FINGERPRINT

GRAZE_TEST_HULLS(house_disc_capsule_f64_closed, disc, capsule, f64, RECORD(f64, 0xdef98fe4))
GRAZE_TEST_HULLS(house_disc_capsule_i32_closed, disc, capsule, i32, RECORD(i32, 0x4ecb2751))
