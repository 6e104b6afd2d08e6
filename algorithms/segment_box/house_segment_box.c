/* Segment and box, exactly, closed: touching is a hit. house/hulls.h tells how. */
#include "house/hulls.h"

#define RECORD(TYPE, FINGERPRINT)                                                                            \
  HOUSE_RECORD("Segment and box", TYPE, CONTRACT_CLOSED),                                                    \
      .idea = "They meet when an end is on a side, a corner is on the segment, it crosses a side, or it is " \
              "within.",                                                                                     \
      .inputs = "a_x1 a_y1 a_x2 a_y2 b_x b_y b_w b_h", .fingerprint = FINGERPRINT

GRAZE_TEST_HULLS(house_segment_box_f64_closed, segment, xywh, f64, RECORD(f64, 0xf86085d6))
GRAZE_TEST_HULLS(house_segment_box_i32_closed, segment, xywh, i32, RECORD(i32, 0x6d79a235))
