/* Which side of a box a disc leaves by, when its centre is within.
 *
 * The centre is held within the box. Outside, what is left is the way, and its length is taken off the
 * radius. Within, nothing is left, and the side was chosen by how far the centre is from the middle along
 * each axis, not by how far it is from the sides. In a square that is the same. In a long, low box a disc on
 * the floor was pushed out at the far end; it stood for a year, and its author says for eight in code before.
 * Repaired, the nearer side is taken.
 *
 * The original gives the normal from the disc to the box, the depth, and a place.
 */
#include "algorithm.h"

#include <math.h>

static inline float c2_clamp(float value, float low, float high) {
  const float most = value < high ? value : high;
  return low > most ? low : most;
}

static inline float c2_away(float from_middle) { return from_middle < 0 ? 1 : -1; }

/* Of a centre within the box: `along_x` says by which axis. */
static inline struct push
c2_deep(struct disc_f32 a, float from_x, float from_y, float in_x, float in_y, bool along_x) {
  const float depth = a.r + (along_x ? in_x : in_y);
  return along_x ? (struct push){c2_away(from_x) * depth, 0} : (struct push){0, c2_away(from_y) * depth};
}

static inline struct push c2_push(struct disc_f32 a, struct ltrb_f32 b, bool by_sides) {
  const float x = c2_clamp(a.cx, b.left, b.right) - a.cx, y = c2_clamp(a.cy, b.top, b.bottom) - a.cy;
  const float squared = x * x + y * y;
  if (!(squared < a.r * a.r))
    return (struct push){0, 0};
  if (squared != 0) {
    const float length = sqrtf(squared), by = 1.0F / length, depth = a.r - length;
    return (struct push){x * by * depth, y * by * depth};
  }
  const float half_x = (b.right - b.left) * 0.5F, half_y = (b.bottom - b.top) * 0.5F,
              from_x = a.cx - (b.left + b.right) * 0.5F, from_y = a.cy - (b.top + b.bottom) * 0.5F;
  const float in_x = half_x - fabsf(from_x), in_y = half_y - fabsf(from_y);
  return c2_deep(a, from_x, from_y, in_x, in_y, by_sides ? in_x < in_y : fabsf(from_x) > fabsf(from_y));
}

static struct push tinyc2_push_c(struct disc_f32 a, struct ltrb_f32 b) { return c2_push(a, b, false); }
static struct push tinyc2_push_mended_c(struct disc_f32 a, struct ltrb_f32 b) { return c2_push(a, b, true); }

#define RECORD(TITLE, SOURCE, IDEA, WRONG)                                                                   \
  .title = TITLE, .role = ROLE_PUBLISHED, .language = "C", .source = SOURCE, .idea = IDEA, .wrong = WRONG,   \
  .inputs = "cx cy r left top right bottom", .by_code = CONTRACT_ZERO, .by_text = CONTRACT_ZERO

GRAZE_TEST_PUSH(tinyc2_push_c,
                disc_f32,
                ltrb_f32,
                RECORD("A disc out of a box, at the far end",
                       "tinyc2, c2CircletoAABBManifold: 2017-02-12 to 2018-03-25 (RandyGaul/cute_headers#85)",
                       "By the axis along which the centre is farther from the middle.",
                       "leaves long boxes by their far end"),
                .fingerprint = 0xcc071644,
                .defects = {BY_LOGIC(WRONG_NUMBER,
                                     "Far from the middle is not near a side, but in a square.",
                                     "3 1 1 0 0 8 2"),
                            BY_RANGE(WRONG_NUMBER, OVERFLOWS, "1e-21 1e-21 1 -1 -1 0 0")})
GRAZE_TEST_PUSH(tinyc2_push_mended_c,
                disc_f32,
                ltrb_f32,
                RECORD("A disc out of a box, at the far end, repaired",
                       "tinyc2, c2CircletoAABBManifold: since 2018-03-25 (RandyGaul/cute_headers#85)",
                       "The same; within, by the axis along which a side is nearer.",
                       "leaves points where they are; huge or tiny numbers"),
                .fingerprint = 0xb5302787,
                .defects = {BY_LOGIC(WRONG_NUMBER,
                                     "A disc without a radius is never in reach, not even within.",
                                     "1 1 0 0 0 2 2"),
                            BY_RANGE(WRONG_NUMBER, OVERFLOWS, "1e-21 1e-21 1 -1 -1 0 0")})
