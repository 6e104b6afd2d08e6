/* Disc and quad, exactly, closed: touching is a hit. house/hulls.h tells how. */
#include "house/hulls.h"

#define RECORD(TYPE, FINGERPRINT)                                                                            \
  HOUSE_RECORD("Disc and quad", TYPE, CONTRACT_CLOSED),                                                      \
      .idea = "They meet when the centre is in reach of a corner or a side, or within.",                     \
      .inputs = "a_cx a_cy a_r b_x1 b_y1 b_x2 b_y2 b_x3 b_y3 b_x4 b_y4", .fingerprint = FINGERPRINT

GRAZE_TEST_HULLS(house_disc_quad_f64_closed, disc, quad, f64, RECORD(f64, 0xc6a3668d))
GRAZE_TEST_HULLS(house_disc_quad_i32_closed, disc, quad, i32, RECORD(i32, 0xbb17d1e2))
