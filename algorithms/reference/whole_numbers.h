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
#include "wide.h"

static inline uint8_t whole_relation(int apart, int touching, int invalid, int flat) {
  const int meeting = flat ? RELATION_FLAT : touching ? RELATION_TOUCHING : RELATION_OVERLAPPING;
  return (uint8_t)(invalid ? RELATION_INVALID : apart ? RELATION_APART : meeting);
}

#define OF(name) name##_i32
#define NUMBER int32_t
#define WIDE int64_t
#define HALF uint32_t
#define SQUARE uint64_t
#include "whole_kernels_template.h"
#undef OF
#undef NUMBER
#undef WIDE
#undef HALF
#undef SQUARE

#define OF(name) name##_i64
#define NUMBER int64_t
#define WIDE i128
#define HALF uint64_t
#define SQUARE u128
#include "whole_kernels_template.h"
#undef OF
#undef NUMBER
#undef WIDE
#undef HALF
#undef SQUARE

static void decide_whole(enum number_type type,
                         enum pair pair,
                         enum layout la,
                         const void *const *ca,
                         enum layout lb,
                         const void *const *cb,
                         size_t count,
                         uint8_t *truths,
                         place_t *places) {
  if (type == TYPE_I32)
    decide_whole_i32(pair, la, ca, lb, cb, count, truths, places);
  else
    decide_whole_i64(pair, la, ca, lb, cb, count, truths, places);
}

#endif
