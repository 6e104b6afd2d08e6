/* Segment and ellipse, exactly, closed: touching is a hit. house/ellipses.h tells how. */
#include "house/ellipses.h"

#define RECORD(TYPE, FINGERPRINT)                                                                            \
  HOUSE_RECORD("Segment and ellipse", TYPE, CONTRACT_CLOSED),                                                \
      .idea = "Where x is multiplied by ry and y by rx, a disc is in reach of an end, or of the line with "  \
              "its foot between.",                                                                           \
      .inputs = "a_x1 a_y1 a_x2 a_y2 b_cx b_cy b_rx b_ry", .fingerprint = FINGERPRINT

GRAZE_TEST_ELLIPSE(
    house_segment_ellipse_f64_closed, segment, ellipse, f64, segment, a, b, RECORD(f64, 0xff55c0f7))
GRAZE_TEST_ELLIPSE(
    house_segment_ellipse_i32_closed, segment, ellipse, i32, segment, a, b, RECORD(i32, 0x738a243a))
