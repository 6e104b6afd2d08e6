/* Two segments by turns: the ends of each are on two sides of the other.
 *
 * With four turns and a look at those that are none, every pair of segments is decided. Often the look is
 * left out: the turns of both ends must differ, and that is all. Four ends on one line turn nowhere, so
 * segments that share a stretch of a line, or meet end to end on it, are a miss. The shortest of all asks
 * whether three points go counterclockwise, yes or no; then an end on the other's line belongs to one of its
 * sides.
 */
#include "helpers/taught.h"

static enum answer lines_turns(struct segment_i32 s, struct segment_i32 t) {
  return hit_if(segments_meet((struct whole_spot){s.x1, s.y1},
                              (struct whole_spot){s.x2, s.y2},
                              (struct whole_spot){t.x1, t.y1},
                              (struct whole_spot){t.x2, t.y2}));
}

static enum answer lines_turns_differ(struct segment_i32 s, struct segment_i32 t) {
  const struct whole_spot a = {s.x1, s.y1}, b = {s.x2, s.y2}, c = {t.x1, t.y1}, d = {t.x2, t.y2};
  return hit_if(turn_to(a, b, c) != turn_to(a, b, d) && turn_to(c, d, a) != turn_to(c, d, b));
}

static inline bool counterclockwise(struct whole_spot a, struct whole_spot b, struct whole_spot c) {
  return turn_to(a, b, c) > 0;
}

static enum answer lines_counterclockwise(struct segment_i32 s, struct segment_i32 t) {
  const struct whole_spot a = {s.x1, s.y1}, b = {s.x2, s.y2}, c = {t.x1, t.y1}, d = {t.x2, t.y2};
  return hit_if(counterclockwise(a, c, d) != counterclockwise(b, c, d) &&
                counterclockwise(a, b, c) != counterclockwise(a, b, d));
}

#define RECORD(TITLE, SOURCE, IDEA, WRONG)                                                                   \
  TAUGHT(TITLE, SOURCE, IDEA, WRONG), .inputs = "ax1 ay1 ax2 ay2 bx1 by1 bx2 by2"

GRAZE_TEST(lines_turns,
           segment_i32,
           segment_i32,
           RECORD("Four turns, and those that are none",
                  "Cormen and others, Introduction to Algorithms, 33.1: SEGMENTS-INTERSECT",
                  "The ends of each are on two sides of the other, or one of them is on it.",
                  "-"),
           CLOSED_BY_CODE,
           .fingerprint = 0xe96360e1)

GRAZE_TEST(lines_turns_differ,
           segment_i32,
           segment_i32,
           RECORD("Four turns, and no look at one line",
                  "taught everywhere, as the general case of lines_turns",
                  "The turns to the ends of each differ.",
                  "misses segments on one line"),
           CLOSED_BY_CODE,
           .fingerprint = 0xebf8aec8,
           .defects = {
               BY_LOGIC(BROKEN_CONTRACT,
                        "Four ends on one line turn neither way, so their turns do not differ.",
                        "0 0 1 0 1 0 0 0"),
           })

GRAZE_TEST(lines_counterclockwise,
           segment_i32,
           segment_i32,
           RECORD("Counterclockwise or not",
                  "B. Boe, Line Segment Intersection Algorithm, 2006",
                  "One end of each goes counterclockwise with the other, its other end does not.",
                  "leaves hit or miss to chance where an end lies on the other"),
           .by_code = CONTRACT_UNSTATED,
           .by_text = CONTRACT_UNSTATED,
           .fingerprint = 0x81b22680)
