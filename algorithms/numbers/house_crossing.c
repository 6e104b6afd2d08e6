/* Where two segments cross: the house test. */
#include "house/crossing.h"

static struct crossing house_crossing_segment_segment(struct segment_f64 a, struct segment_f64 b) {
  return crossing_of(a, b);
}

GRAZE_TEST_CROSSING(house_crossing_segment_segment,
                    segment_f64,
                    segment_f64,
                    .fingerprint = 0xe94dddc5,
                    .title = "A segment and a segment",
                    .role = ROLE_HOUSE,
                    .language = "C",
                    .source = "written for this project",
                    .idea = "Of the ends, and where each crosses the other's line, the one that lies nearest "
                            "to the other segment.",
                    .wrong = "-",
                    .inputs = "a_x1 a_y1 a_x2 a_y2 b_x1 b_y1 b_x2 b_y2",
                    .by_code = CONTRACT_ENDS_IN,
                    .by_text = CONTRACT_ENDS_IN)
