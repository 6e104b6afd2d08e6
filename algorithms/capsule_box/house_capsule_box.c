/* Capsule and box, exactly, closed: touching is a hit. house/hulls.h tells how. */
#include "house/hulls.h"

#define RECORD(TYPE, FINGERPRINT)                                                                            \
  HOUSE_RECORD("Capsule and box", TYPE, CONTRACT_CLOSED),                                                    \
      .idea = "They meet when an end is in reach of a side, or a corner of the segment, or it crosses a "    \
              "side, or is within.",                                                                         \
      .inputs = "a_x1 a_y1 a_x2 a_y2 a_r b_x b_y b_w b_h", .fingerprint = FINGERPRINT

GRAZE_TEST_HULLS(house_capsule_box_f64_closed, capsule, xywh, f64, RECORD(f64, 0xc384d82a))
GRAZE_TEST_HULLS(house_capsule_box_i32_closed, capsule, xywh, i32, RECORD(i32, 0x6e84f9e2))
