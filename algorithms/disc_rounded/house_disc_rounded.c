/* Disc and rounded box, exactly, closed: touching is a hit. house/hulls.h tells how. */
#include "house/hulls.h"

#define RECORD(TYPE, FINGERPRINT)                                                                            \
  HOUSE_RECORD("Disc and rounded box", TYPE, CONTRACT_CLOSED),                                               \
      .idea = "They meet when the centre is in the core of the box or in reach of a side of it.",            \
      .inputs = "a_cx a_cy a_r b_x b_y b_w b_h b_r", .fingerprint = FINGERPRINT

GRAZE_TEST_HULLS(house_disc_rounded_f64_closed, disc, rounded, f64, RECORD(f64, 0x246306de))
GRAZE_TEST_HULLS(house_disc_rounded_i32_closed, disc, rounded, i32, RECORD(i32, 0xd3d3276d))
