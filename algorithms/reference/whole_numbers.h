/* Whole numbers, exactly: i32 in 64 bits, i64 in 128, or where they are short in 64. One pass, nothing to
 * decide later. Only batch.c reads this.
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

#define OF(name) name##_short
#define NUMBER int64_t
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

/* A run of cases is of one family, and so of like sizes. */
enum { WHOLE_CHUNK = 256 };

/* Whether all numbers of a shape are below a power of two. */
static bool are_short(const void *const *columns, unsigned count, size_t rows, unsigned bits) {
  int64_t any = 0;
  for (unsigned k = 0; k < count; k++)
    for (size_t i = 0; i < rows; i++) {
      const int64_t number = ((const int64_t *)columns[k])[i];
      any |= number ^ number >> 63;
    }
  return any >> bits == 0;
}

static void decide_whole_chunks(const struct whole_rows *rows) {
  /* Ends are then below 2^62; or, where they are squared, a reach below 2^31, and differences below 2^32. */
  const unsigned bits = rows->pair == PAIR_BOX_BOX || rows->pair == PAIR_POINT_BOX ? 61 : 30;
  const unsigned of_a = layout_columns(rows->layout_a), of_b = layout_columns(rows->layout_b);
  for (size_t first = 0; first < rows->count; first += WHOLE_CHUNK) {
    const void *a[LAYOUT_MAX_COLUMNS], *b[LAYOUT_MAX_COLUMNS];
    struct whole_rows chunk = *rows;
    chunk.count = rows->count - first < WHOLE_CHUNK ? rows->count - first : WHOLE_CHUNK;
    chunk.columns_a = a;
    chunk.columns_b = b;
    chunk.truths += first;
    chunk.places = rows->places == NULL ? NULL : rows->places + first;
    for (unsigned k = 0; k < of_a; k++)
      a[k] = (const int64_t *)rows->columns_a[k] + first;
    for (unsigned k = 0; k < of_b; k++)
      b[k] = (const int64_t *)rows->columns_b[k] + first;
    if (are_short(a, of_a, chunk.count, bits) && are_short(b, of_b, chunk.count, bits))
      decide_whole_short(chunk);
    else
      decide_whole_i64(chunk);
  }
}

static void decide_whole(enum number_type type, const struct whole_rows *rows) {
  if (type == TYPE_I32)
    decide_whole_i32(*rows);
  else
    decide_whole_chunks(rows);
}

#endif
