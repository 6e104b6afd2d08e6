/* Where two lines cross, by the coordinates at which their lines do, held to the bounds of both.
 *
 * At first one factor was a coordinate less itself: 0. Once that was mended, what lies on a level or upright
 * line had to be within bounds of no extent, and was off by the last digit. The repair does not ask for
 * bounds along an axis on which a line has less than an epsilon of extent; a line that has a little more is
 * held to them as before. Since then the shares of both are asked for instead.
 *
 * Each takes lines for parallel whose cross product is below an epsilon, but for the first two: those ask
 * whether it is 0. The original writes the point into what it is given, and returns whether there is one; for
 * seventeen days the repair asked by abs() for the whole part of that product.
 */
#include "algorithm.h"

#include <float.h>
#include <math.h>

/* The cross product of both ways, and the place where the lines cross. */
struct place {
  float turn, x, y;
};
static inline struct place place_of(struct segment_f32 a, struct segment_f32 b, float across) {
  const float turn = (b.y2 - b.y1) * (a.x2 - a.x1) - (b.x2 - b.x1) * (a.y2 - a.y1);
  const float of_a = a.x1 * a.y2 - a.y1 * a.x2, of_b = b.x1 * b.y2 - b.y1 * b.x2;
  return (struct place){turn,
                        (across * of_a - (a.x1 - a.x2) * of_b) / turn,
                        ((b.y1 - b.y2) * of_a - (a.y1 - a.y2) * of_b) / turn};
}

static inline bool is_between(float at, float one, float other) {
  return !(at < fminf(one, other) || at > fmaxf(one, other));
}

static inline struct crossing within_bounds(struct place p, struct segment_f32 a, struct segment_f32 b) {
  const bool both = p.turn != 0 && is_between(p.x, a.x1, a.x2) && is_between(p.x, b.x1, b.x2) &&
                    is_between(p.y, a.y1, a.y2) && is_between(p.y, b.y1, b.y2);
  return both ? (struct crossing){p.x, p.y} : NO_CROSSING;
}

static struct crossing raylib_lines_zero_c(struct segment_f32 a, struct segment_f32 b) {
  return within_bounds(place_of(a, b, b.x1 - b.x1), a, b);
}

static struct crossing raylib_lines_exact_c(struct segment_f32 a, struct segment_f32 b) {
  return within_bounds(place_of(a, b, b.x1 - b.x2), a, b);
}

static inline bool is_between_or_flat(float at, float one, float other) {
  return !(fabsf(one - other) > FLT_EPSILON) || is_between(at, one, other);
}

static struct crossing raylib_lines_c(struct segment_f32 a, struct segment_f32 b) {
  const struct place p = place_of(a, b, b.x1 - b.x2);
  const bool both = fabsf(p.turn) >= FLT_EPSILON && is_between_or_flat(p.x, a.x1, a.x2) &&
                    is_between_or_flat(p.x, b.x1, b.x2) && is_between_or_flat(p.y, a.y1, a.y2) &&
                    is_between_or_flat(p.y, b.y1, b.y2);
  return both ? (struct crossing){p.x, p.y} : NO_CROSSING;
}

static struct crossing raylib_lines_mended_c(struct segment_f32 a, struct segment_f32 b) {
  const float rx = a.x2 - a.x1, ry = a.y2 - a.y1, sx = b.x2 - b.x1, sy = b.y2 - b.y1;
  const float turn = rx * sy - ry * sx, x = b.x1 - a.x1, y = b.y1 - a.y1;
  const float t = (x * sy - y * sx) / turn, u = (x * ry - y * rx) / turn;
  const bool both = fabsf(turn) >= FLT_EPSILON && 0 <= t && t <= 1 && 0 <= u && u <= 1;
  return both ? (struct crossing){a.x1 + t * rx, a.y1 + t * ry} : NO_CROSSING;
}

#define RECORD(TITLE, SOURCE, IDEA, WRONG)                                                                   \
  .title = TITLE, .role = ROLE_PUBLISHED, .language = "C", .source = SOURCE, .idea = IDEA, .wrong = WRONG,   \
  .inputs = SEGMENTS_INPUTS, .by_code = CONTRACT_ANYTHING, .by_text = CONTRACT_ANYTHING,                     \
  .contract_why = "The header asks for the collision of two lines, and says nothing of ends that touch."
#define SEGMENTS_INPUTS "a_x1 a_y1 a_x2 a_y2 b_x1 b_y1 b_x2 b_y2"

GRAZE_TEST_CROSSING(
    raylib_lines_zero_c,
    segment_f32,
    segment_f32,
    RECORD("A coordinate less itself",
           "raylib, CheckCollisionLines: 2020-12-23 to 2021-03-01 (raysan5/raylib#1620)",
           "Where the lines cross lies within the bounds of both; one factor is 0.",
           "a place that is none of the crossing"),
    .fingerprint = 0x66b328dc,
    .defects = {BY_LOGIC(WRONG_NUMBER,
                         "A coordinate is taken less itself, and what it should scale counts for nothing.",
                         "0 1 1 0 1 1 0 0"),
                BY_RANGE(NO_ANSWER, OVERFLOWS, "0 5e+19 0 0 7e+18 0 0 1")})
GRAZE_TEST_CROSSING(
    raylib_lines_exact_c,
    segment_f32,
    segment_f32,
    RECORD("Bounds of no extent",
           "raylib, CheckCollisionLines: 2021-03-01 to 2021-10-24 (raysan5/raylib#2080, #2081)",
           "Where the lines cross lies within the bounds of both.",
           "none where one is level or upright, and the place is off by the last digit"),
    .fingerprint = 0xbfaabde0,
    .defects = {
        BY_ROUNDING(
            WRONG_NUMBER,
            "Bounds of a level or upright line have no extent, and the place is off by the last digit.",
            "0 0 0 1 1 0.1 -6 0.1"),
        BY_RANGE(WRONG_NUMBER, OVERFLOWS, "0 0 4e-19 0 0 2e-14 2e-14 0"),
        BY_RANGE(NO_ANSWER, OVERFLOWS, "1 0 0 3e+19 2 0 0 3e+19")})
GRAZE_TEST_CROSSING(raylib_lines_c,
                    segment_f32,
                    segment_f32,
                    RECORD("Bounds of hardly any extent",
                           "raylib, CheckCollisionLines: 2021-10-24 to 2026-02-05 (raysan5/raylib#5510)",
                           "The same, without bounds along an axis on which a line has no extent.",
                           "none where one is nearly level or upright"),
                    .fingerprint = 0xa4e286b6,
                    .defects = {BY_ROUNDING(WRONG_NUMBER,
                                            "Bounds of a line that is nearly level or upright have hardly "
                                            "any extent, and the place is off by more.",
                                            "0 7.999 5 8 1 0 0 8"),
                                BY_RANGE(WRONG_NUMBER, OVERFLOWS, "1 0 1 3e-18 1e+17 0 1 1e+17"),
                                BY_RANGE(NO_ANSWER, OVERFLOWS, "1 0 0 3e+19 2 0 0 3e+19")})
GRAZE_TEST_CROSSING(
    raylib_lines_mended_c,
    segment_f32,
    segment_f32,
    RECORD("Bounds, repaired",
           "raylib, CheckCollisionLines: since 2026-02-05 (raysan5/raylib#5510, #5531)",
           "The shares of both lie between 0 and 1, unless the cross product is small.",
           "none of short segments"),
    .fingerprint = 0x8ef9efb7,
    .defects = {
        BY_ROUNDING(WRONG_NUMBER,
                    "The cross product of short segments is below the epsilon, and shares are rounded.",
                    "1.0001 1 1 1 1 0.999 1.0001 1.0001"),
        BY_RANGE(WRONG_NUMBER, OVERFLOWS, "2 -5e+33 3 2e+38 2 0 0 0")})
