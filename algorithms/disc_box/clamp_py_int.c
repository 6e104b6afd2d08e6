/* The clamp method on Python's whole numbers.
 *
 * Differences, squares and their sum are exact: Python's integers have no size. Then ** 0.5 turns the sum
 * into the nearest double, takes the root, and the comparison of that double with the integer r is exact
 * again. Only the conversion and the root round, and that takes a sum of more than 53 bits: a distance a
 * hair below r comes out as r, and an overlap is missed. Where the distance itself has more than 53 bits,
 * from 9007199254740993 on, it may come out below r as well, and touching or a gap finer than the rounding is
 * a hit.
 */
#include "algorithm.h"
#include "helpers/python.h"

#include <math.h>

/* A sum of two squares of 66-bit numbers as high * 2^128 + low. */
struct u192 {
  uint64_t high;
  u128 low;
};

/* (a 2^33 + b)^2 = a^2 2^66 + 2ab 2^33 + b^2, with a < 2^33 and b < 2^33. */
static inline struct u192 square_of(u128 value) {
  const u128 a = value >> 33, b = value & (((u128)1 << 33) - 1);
  const u128 aa = a * a, ab = a * b;
  u128 low = b * b;
  uint64_t high = (uint64_t)(aa >> 62);
  const u128 parts[2] = {aa << 66, ab << 34};
  high += (uint64_t)(ab >> 94);
  for (int k = 0; k < 2; k++) {
    low += parts[k];
    high += low < parts[k];
  }
  return (struct u192){high, low};
}

/* To the nearest double, ties to even: the top 128 bits, the last of which stands for all that was cut off
 * too, round as the whole does. */
static inline double nearest_double(struct u192 value) {
  double scale = 1;
  u128 bits = value.low;
  while (value.high != 0) {
    const u128 cut = bits & 1;
    bits = bits >> 1 | (u128)(value.high & 1) << 127 | cut;
    value.high >>= 1;
    scale *= 2;
  }
  return (double)bits * scale;
}

static inline u128 distance_to_span(int64_t centre, int64_t low, int64_t size) {
  const i128 c = centre, from = low, to = from + size;
  const i128 nearest = c > to ? to : c < from ? from : c;
  return (u128)(c > nearest ? c - nearest : nearest - c);
}

/* value < whole, for a value that is not negative. Between two whole numbers the fraction decides nothing, so
 * it is cut off; from 2^63 on the value is above every int64_t. */
static inline bool below_whole(double value, int64_t whole) {
  return value < 0x1p63 && (int64_t)value < whole;
}

static enum answer clamp_py_int(struct disc_i64 disc, struct xywh_i64 box) {
  const u128 dx = distance_to_span(disc.cx, box.x, box.w), dy = distance_to_span(disc.cy, box.y, box.h);
  const double about = (double)dx * (double)dx + (double)dy * (double)dy, r = (double)disc.r;
  if (root_is_clear(about, r))
    return hit_if(about < r * r);
  const struct u192 x = square_of(dx), y = square_of(dy);
  const u128 low = x.low + y.low;
  const struct u192 square = {x.high + y.high + (low < x.low), low};
  const double distance = pow(nearest_double(square), 0.5);
  return hit_if(below_whole(distance, disc.r));
}

GRAZE_TEST(
    clamp_py_int,
    disc_i64,
    xywh_i64,
    .title = "Nearest point of the box, whole numbers",
    .role = ROLE_TUTORIAL,
    .document = D1,
    .language = "Python",
    .source = "circle_to_rect(c, r) with Python ints",
    .idea = "As clamp_py; all is exact but the root.",
    .wrong = "the root rounds: an overlap by a hair is missed; beyond 2^53 a touch or a small gap is a hit",
    .inputs = "cx cy cr rx ry rw rh",
    .fingerprint = 0x0f1e4a4a,
    .by_code = CONTRACT_OPEN,
    .by_text = CONTRACT_OPEN,
    .defects = {
        BY_RANGE(FALSE_HIT,
                 "A distance of more than 53 bits is rounded down below r.",
                 "0 0 18014398509481985 18014398509481986 -1 1 2"),
        BY_RANGE(MISSED_HIT,
                 "The root of the sum of squares is rounded up to r, and r < r is false.",
                 "463393 -53681894238 53681894237 1 -3 5 4"),
        BY_RANGE(BROKEN_CONTRACT,
                 "A distance of more than 53 bits that equals r is rounded down below it.",
                 "0 0 9007199254740993 9007199254740993 -1 1 2"),
    })
