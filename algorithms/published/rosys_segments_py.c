/* Where two segments cross, by the shares of both; parallel ones divided by 0.
 *
 * In Python that raises an error. Repaired, parallel segments have no crossing, those on one line too. The
 * original can be asked for where the lines cross as well.
 */
#include "algorithm.h"

struct shares {
  double turn, s, t;
};
static inline struct shares shares_of(struct segment_f64 a, struct segment_f64 b) {
  const double turn = (a.x1 - a.x2) * (b.y1 - b.y2) - (a.y1 - a.y2) * (b.x1 - b.x2);
  return (struct shares){turn,
                         ((a.x1 - b.x1) * (b.y1 - b.y2) - (a.y1 - b.y1) * (b.x1 - b.x2)) / turn,
                         ((a.x2 - a.x1) * (a.y1 - b.y1) - (a.y2 - a.y1) * (a.x1 - b.x1)) / turn};
}

static inline struct crossing at_shares(struct segment_f64 a, struct shares at) {
  return 0 <= at.s && at.s <= 1 && 0 <= at.t && at.t <= 1
             ? (struct crossing){a.x1 + at.s * (a.x2 - a.x1), a.y1 + at.s * (a.y2 - a.y1)}
             : NO_CROSSING;
}

static struct crossing rosys_segments_py(struct segment_f64 a, struct segment_f64 b) {
  const struct shares at = shares_of(a, b);
  return at.turn == 0 ? (struct crossing){__builtin_nan(""), __builtin_nan("")} : at_shares(a, at);
}

static struct crossing rosys_segments_mended_py(struct segment_f64 a, struct segment_f64 b) {
  const struct shares at = shares_of(a, b);
  return at.turn == 0 ? NO_CROSSING : at_shares(a, at);
}

#define RECORD(TITLE, SOURCE, IDEA, WRONG)                                                                   \
  .title = TITLE, .role = ROLE_PUBLISHED, .language = "Python", .source = SOURCE, .idea = IDEA,              \
  .wrong = WRONG, .inputs = "a_x1 a_y1 a_x2 a_y2 b_x1 b_y1 b_x2 b_y2", .by_code = CONTRACT_ANYTHING,         \
  .by_text = CONTRACT_ANYTHING, .contract_why = "It says nothing of ends that touch."

#define SHARES_ROUNDED "Shares are rounded, and of segments at a small angle they are far off."

GRAZE_TEST_CROSSING(rosys_segments_py,
                    segment_f64,
                    segment_f64,
                    RECORD("Divided by 0",
                           "RoSys, LineSegment.intersect: 2022-02-02 to 2024-11-05 (zauberzeug/rosys#225)",
                           "The shares of both lie between 0 and 1.",
                           "no answer for parallel segments"),
                    .fingerprint = 0xb5653bf4,
                    .defects = {BY_LOGIC(NO_ANSWER,
                                         "The cross product of parallel segments is 0, and it is divided by.",
                                         "1 0 0 0 2 0 1 0"),
                                BY_ROUNDING(NO_ANSWER,
                                            "Rounded, that of some that are nearly parallel is 0 too.",
                                            "0.8 0 0 0.8 1.2 0 0.2 1"),
                                BY_RANGE(NO_ANSWER, OVERFLOWS, "1e-323 0.1 0 0 1e-323 0 0 0.1"),
                                BY_ROUNDING(WRONG_NUMBER, SHARES_ROUNDED, "0 1.4 0.4 0.6 0.3 0.8 0.2 1"),
                                BY_RANGE(WRONG_NUMBER, OVERFLOWS, "4e+153 0 0 1e+154 2e+154 0 0 -3e+153")})
GRAZE_TEST_CROSSING(rosys_segments_mended_py,
                    segment_f64,
                    segment_f64,
                    RECORD("Divided by 0, repaired",
                           "RoSys, LineSegment.intersect: since 2024-11-05 (zauberzeug/rosys#225)",
                           "The same, and none of parallel segments.",
                           "huge or tiny numbers"),
                    .fingerprint = 0x54e6e56d,
                    .defects = {BY_ROUNDING(WRONG_NUMBER, SHARES_ROUNDED, "0 1.4 0.4 0.6 0.3 0.8 0.2 1"),
                                BY_RANGE(WRONG_NUMBER, OVERFLOWS, "4e+153 0 0 1e+154 2e+154 0 0 -3e+153")})
