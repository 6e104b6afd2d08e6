/* The nearest point of a box's boundary, of points within it too, by the centre.
 *
 * First the point was moved along the axis on which it is farther from the centre, and then held within the
 * box. Beside a high box that is the wrong axis: a point on the level of its middle was sent to a corner. It
 * stood for twenty years. Repaired, the point is moved where the box is made a square, and so a point within
 * is sent to a side that is nearest by proportion, not by distance; and the centre itself to a place that
 * leaves out where the box is.
 *
 * The original also asks whether the box is empty; no such box is put to it.
 */
#include "algorithm.h"

#include <math.h>

static inline float held(float value, float low, float high) { return fminf(fmaxf(value, low), high); }

static struct nearest coin_closest_cpp(struct point_f32 p, struct ltrb_f32 b) {
  const float x = (b.left + b.right) * 0.5f, y = (b.top + b.bottom) * 0.5f, dx = p.x - x, dy = p.y - y;
  const float half_w = (b.right - b.left) / 2, half_h = (b.bottom - b.top) / 2;
  float at_x = p.x, at_y = p.y;
  if (fabsf(dx) > fabsf(dy))
    at_x = x + half_w * (dx < 0 ? -1 : 1);
  else
    at_y = y + half_h * (dy < 0 ? -1 : 1);
  return (struct nearest){held(at_x, b.left, b.right), held(at_y, b.top, b.bottom)};
}

static struct nearest coin_closest_mended_cpp(struct point_f32 p, struct ltrb_f32 b) {
  const float x = (b.left + b.right) * 0.5f, y = (b.top + b.bottom) * 0.5f, dx = p.x - x, dy = p.y - y;
  const float half_w = (b.right - b.left) / 2, half_h = (b.bottom - b.top) / 2;
  if (dx == 0 && dy == 0)
    return (struct nearest){b.right, half_h};
  const float away_x = half_w > 0 ? fabsf(dx / half_w) : fabsf(dx);
  const float away_y = half_h > 0 ? fabsf(dy / half_h) : fabsf(dy);
  const float to_x = away_x >= away_y ? 1 : fminf(away_x, 1), to_y = away_y >= away_x ? 1 : fminf(away_y, 1);
  return (struct nearest){to_x * (dx < 0 ? -half_w : half_w) + x, to_y * (dy < 0 ? -half_h : half_h) + y};
}

#define RECORD(TITLE, SOURCE, IDEA, WRONG)                                                                   \
  .title = TITLE, .role = ROLE_PUBLISHED, .language = "C++", .source = SOURCE, .idea = IDEA, .wrong = WRONG, \
  .inputs = "x y left top right bottom", .by_code = CONTRACT_NEGATIVE, .by_text = CONTRACT_ANYTHING,         \
  .contract_why = "The manual asks for a point on the box; the code moves points within to its boundary."

GRAZE_TEST_NEAREST(
    coin_closest_cpp,
    point_f32,
    ltrb_f32,
    RECORD("The farther axis",
           "Coin, SbBox2f.getClosestPoint: 2000-06-14 to 2020-04-07 (coin3d/coin#377, #380)",
           "Along the axis on which it is farther from the centre, to that side, and then into the box.",
           "beside long boxes a corner is taken; within them a side that is not the nearest"),
    .fingerprint = 0x04074a8a,
    .defects = {
        BY_LOGIC(WRONG_NUMBER,
                 "The axis on which the point is farther from the centre is not that of the nearest side.",
                 "2 1 0 0 1 5"),
        BY_RANGE(WRONG_NUMBER, OVERFLOWS, "0 0 -3e+38 1 -5e+37 2")})
GRAZE_TEST_NEAREST(coin_closest_mended_cpp,
                   point_f32,
                   ltrb_f32,
                   RECORD("The farther axis, repaired",
                          "Coin, SbBox2f.getClosestPoint: since 2020-04-07 (coin3d/coin#380)",
                          "The same where the box is made a square.",
                          "within long boxes a side is taken that is not the nearest"),
                   .fingerprint = 0x2b272824,
                   .defects = {
                       BY_LOGIC(WRONG_NUMBER,
                                "Within, the side that is nearest by proportion is taken, on a diagonal the "
                                "corner; and of the centre a place that does not go by where the box is.",
                                "1 1 0 0 3 3"),
                       BY_RANGE(WRONG_NUMBER, OVERFLOWS, "0 0 -3e+38 1 -5e+37 2"),
                       BY_RANGE(NO_ANSWER, OVERFLOWS, "0 1 -5e+35 0 3.4e+38 3")})
