/* Whole numbers, exactly: i32 in 64 bits, i64 in 128. One pass, nothing to decide later. Only batch.c reads
 * this.
 *
 * A disc meets a box when dx^2 + dy^2 <= r^2. Squares of differences would need twice the bits and more, but
 * a difference greater than the reach already says APART. With those ruled out dx^2 <= s^2 fits, and dx^2 +
 * dy^2 <= s^2 is asked as dx^2 <= s^2 - dy^2, which cannot overflow.
 */
#ifndef GRAZE_WHOLE_NUMBERS_H
#define GRAZE_WHOLE_NUMBERS_H

#include "kinds.h"
#include "reference.h"

static inline uint8_t whole_relation(int apart, int touching, int invalid, int flat) {
  const int meeting = flat ? RELATION_FLAT : touching ? RELATION_TOUCHING : RELATION_OVERLAPPING;
  return (uint8_t)(invalid ? RELATION_INVALID : apart ? RELATION_APART : meeting);
}

/* Rows of a pair. Where a loop is made of them the pair and its layouts are constants. */
struct whole_rows {
  enum pair pair;
  enum layout layout_a, layout_b;
  const void *const *columns_a, *const *columns_b;
  size_t count;
  uint8_t *truths;
  place_t *places; /* or NULL */
};
#define WHOLE_INLINE static inline __attribute__((always_inline))

#define OF(name) name##_i32
#define NUMBER int32_t
#define WIDE int64_t
#define HALF uint32_t
#define SQUARE uint64_t
#define STRAIGHT 1
#include "whole_kernels_template.h"

#define OF(name) name##_i64
#define NUMBER int64_t
#define WIDE i128
#define HALF uint64_t
#define SQUARE u128
#define STRAIGHT 0 /* no machine has vectors of such numbers */
#include "whole_kernels_template.h"

static void decide_whole(enum number_type type, const struct whole_rows *rows) {
  (type == TYPE_I32 ? decide_whole_i32 : decide_whole_i64)(*rows);
}

#endif
