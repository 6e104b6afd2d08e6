/* Which links does a selection box overlap? A curve is cut into segments, and each is put to this.
 *
 * For a year a segment that only goes through the box was not seen: the corners had to lie on two sides of
 * its line, and then an end had to lie in the box. Links are cut small, so it seldom mattered. Repaired, an
 * end in the box is enough, else the segment must not be beyond a side, and the corners must lie on both
 * sides of its line. A corner on the line counts for neither side.
 *
 * The original also takes boxes whose corners are the wrong way round; none are here.
 */
#include "algorithm.h"

#include <stdlib.h>

/* Of which side of the line a corner is: the line's equation with the corner put in. */
static inline int sign_at(struct segment_f32 s, float x, float y) {
  const float value = (s.y2 - s.y1) * x + (s.x1 - s.x2) * y + (s.x2 * s.y1 - s.x1 * s.y2);
  return (value > 0) - (value < 0);
}

struct imnodes_corners {
  int sign[4];
};

static inline struct imnodes_corners corners_of(struct segment_f32 s, struct ltrb_f32 box) {
  return (struct imnodes_corners){{sign_at(s, box.left, box.top),
                                   sign_at(s, box.right, box.top),
                                   sign_at(s, box.left, box.bottom),
                                   sign_at(s, box.right, box.bottom)}};
}

static inline bool is_in(float x, float y, struct ltrb_f32 box) {
  return x >= box.left && y >= box.top && x < box.right && y < box.bottom;
}

static inline bool is_well_in(float x, float y, struct ltrb_f32 box) {
  return x > box.left && y > box.top && x < box.right && y < box.bottom;
}

/* A corner on the line ends the search. */
static inline bool corners_differ(struct imnodes_corners at) {
  for (unsigned k = 0; k < 4 && at.sign[k] != 0; k++)
    if (at.sign[k] != at.sign[(k + 3) % 4])
      return true;
  return false;
}

static enum answer imnodes_link_box_cpp(struct segment_f32 s, struct ltrb_f32 box) {
  const bool within = is_in(s.x1, s.y1, box) && is_in(s.x2, s.y2, box);
  return hit_if(within || (corners_differ(corners_of(s, box)) &&
                           (is_well_in(s.x1, s.y1, box) || is_well_in(s.x2, s.y2, box))));
}

static enum answer imnodes_link_box_mended_cpp(struct segment_f32 s, struct ltrb_f32 box) {
  if (is_in(s.x1, s.y1, box) || is_in(s.x2, s.y2, box))
    return ANSWER_HIT;
  if ((s.x1 < box.left && s.x2 < box.left) || (s.x1 > box.right && s.x2 > box.right) ||
      (s.y1 < box.top && s.y2 < box.top) || (s.y1 > box.bottom && s.y2 > box.bottom))
    return ANSWER_MISS;
  const struct imnodes_corners at = corners_of(s, box);
  int sum = 0, size = 0;
  for (unsigned k = 0; k < 4; k++) {
    sum += at.sign[k];
    size += abs(at.sign[k]);
  }
  return hit_if(abs(sum) != size);
}

#define ROUNDED "Rounding takes a corner to the other side of the line, or onto it."

#define RECORD(TITLE, SOURCE, IDEA, WRONG)                                                                   \
  .title = TITLE, .role = ROLE_PUBLISHED, .language = "C++", .source = SOURCE, .idea = IDEA, .wrong = WRONG, \
  .inputs = "x1 y1 x2 y2 left top right bottom"

GRAZE_TEST(
    imnodes_link_box_cpp,
    segment_f32,
    ltrb_f32,
    RECORD("An end must be in the box",
           "imnodes, rectangle_overlaps_line_segment: 2019-10-13 to 2020-10-29 (Nelarius/imnodes#64)",
           "The corners lie on two sides of its line, and an end lies in the box.",
           "misses a segment that goes through"),
    .fingerprint = 0xdf47b4d9,
    .by_code = CONTRACT_OPEN,
    .by_text = CONTRACT_UNSTATED,
    .contract_why = "Only points well within the box count, unless both ends are on its left or top edge.",
    .defects = {
        BY_LOGIC(BROKEN_CONTRACT,
                 "With both ends on the left or top edge it is taken to be within.",
                 "0 0 1 0 0 0 2 1"),
        BY_LOGIC(MISSED_HIT,
                 "The ends may both be outside the box, or a corner on the line ends the search.",
                 "0 0 3 1 1 0 2 1"),
    })

GRAZE_TEST(imnodes_link_box_mended_cpp,
           segment_f32,
           ltrb_f32,
           RECORD("An end must be in the box, repaired",
                  "imnodes, rectangle_overlaps_line_segment: since 2020-10-29 (Nelarius/imnodes#64)",
                  "An end is in the box, or its line has corners of the box on both sides.",
                  "rounding moves a corner to the other side; not every touch counts"),
           .fingerprint = 0x1bb72965,
           .by_code = CONTRACT_UNSTATED,
           .by_text = CONTRACT_UNSTATED,
           .defects = {
               BY_RANGE(FALSE_HIT, OVERFLOWS, "-14695 -20300 -14711 -20320 -14709 -20319 0 -20318"),
               BY_ROUNDING(FALSE_HIT, ROUNDED, "0.2 0.2 0.8 1.4 0.6 0 1 1"),
               BY_RANGE(MISSED_HIT, OVERFLOWS, "4e+21 1 0 -1e+17 0 0 5e+21 1"),
               BY_ROUNDING(MISSED_HIT, ROUNDED, "3840.5 2559 3839.5 2560 0 0 3840 2560"),
           })
