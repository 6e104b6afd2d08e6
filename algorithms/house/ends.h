/* Is c at most x + w? Answered without adding, exactly.
 *
 * c <= x + w is c - x <= w. Let d be c - x rounded, and e what rounding took away, so that c - x = d + e.
 * Rounding keeps order, and w is a number of the type: from c - x <= w follows d <= w, and from c - x >= w
 * follows d >= w. So d < w means below, d > w above, and for d = w the sign of e decides. An infinite d is on
 * the right side of any w.
 *
 * At the very end of the type e may come out as NaN. Its first step is c - d = x + e; where d is finite, that
 * overflows only if x is the largest number or its negative and e, half of its last place, has its sign. With
 * d = w >= 0 x cannot be the positive one: c - x <= 0 would leave only d = 0, and that is exact. So x is the
 * negative one, and e < 0. NaN stands for a negative e, then: hence "not e > 0" where e <= 0 is meant.
 */
#ifndef GRAZE_ENDS_H
#define GRAZE_ENDS_H

#include <stdbool.h>

#define HOUSE_ENDS(TYPE, NUMBER)                                                                             \
  /* What rounding takes away from a - b (Knuth). */                                                         \
  static inline NUMBER difference_error_##TYPE(NUMBER a, NUMBER b, NUMBER d) {                               \
    const NUMBER virtual_b = a - d;                                                                          \
    const NUMBER virtual_a = d + virtual_b;                                                                  \
    return (a - virtual_a) + (virtual_b - b);                                                                \
  }                                                                                                          \
  static inline bool at_most_##TYPE(NUMBER c, NUMBER x, NUMBER w) {                                          \
    const NUMBER d = c - x;                                                                                  \
    return (d < w) | ((d == w) & !(difference_error_##TYPE(c, x, d) > 0));                                   \
  }                                                                                                          \
  static inline bool below_##TYPE(NUMBER c, NUMBER x, NUMBER w) {                                            \
    const NUMBER d = c - x;                                                                                  \
    return (d < w) | ((d == w) & !(difference_error_##TYPE(c, x, d) >= 0));                                  \
  }

HOUSE_ENDS(f32, float)
HOUSE_ENDS(f64, double)

/* The same for whole numbers, where 64 and 128 bits hold the sum. */
#include "form.h"

#include <stdint.h>
static inline bool at_most_i32(int32_t c, int32_t x, int32_t w) { return c <= (int64_t)x + w; }
static inline bool below_i32(int32_t c, int32_t x, int32_t w) { return c < (int64_t)x + w; }
static inline bool at_most_i64(int64_t c, int64_t x, int64_t w) { return c <= (i128)x + w; }
static inline bool below_i64(int64_t c, int64_t x, int64_t w) { return c < (i128)x + w; }

#endif
