/* Numbers drawn one by one: over the whole range of the type, or about its greatest. */
#ifndef GRAZE_EXTREMES_TEMPLATE_H
#define GRAZE_EXTREMES_TEMPLATE_H

#include "sketch.h"

#include <math.h>
#include <string.h>

/* The numbers of one case are of sizes of their own, or of sizes not far from one another, so that some are
 * lost beside others, or of the greatest with small whole numbers between, or of such as have the greatest
 * squares. A size is an exponent, or how many bits a whole number has fewer than the type. */
struct extremes {
  enum { OF_ANY_SIZE, OF_LIKE_SIZE, OF_GREATEST_SIZE, OF_GREATEST_SQUARE } kind;
  uint32_t word[RUN_CASES];
};

/* The sizes of a type: [0, count), and which are those of its greatest numbers and of their roots. */
struct type_sizes {
  int32_t count, greatest, root;
};

static inline struct type_sizes type_sizes(enum number_type type) {
  switch (type) {
  case TYPE_I32:
    return (struct type_sizes){32, 0, 14};
  case TYPE_I64:
    return (struct type_sizes){64, 0, 30};
  case TYPE_F32:
    return (struct type_sizes){255, 254, 127 + 64};
  default:
    return (struct type_sizes){2047, 2046, 1023 + 512};
  }
}

/* A size for one more number of case i. */
static inline int32_t
extreme_size(const struct extremes *extremes, unsigned i, uint32_t word, struct type_sizes sizes) {
  const int32_t below = (int32_t)(word >> 30) * (sizes.greatest == 0 ? 1 : -1);
  int32_t size = 0;
  switch (extremes->kind) {
  case OF_ANY_SIZE:
    return dice_below(word, (uint32_t)sizes.count);
  case OF_LIKE_SIZE:
    size = dice_below(extremes->word[i], (uint32_t)sizes.count) + (int32_t)(word >> 26) - 32;
    break;
  case OF_GREATEST_SIZE:
    return sizes.greatest + below;
  case OF_GREATEST_SQUARE:
    return sizes.root + below;
  }
  return size < 0 ? 0 : size < sizes.count ? size : sizes.count - 1;
}

static inline bool is_small(const struct extremes *extremes, uint32_t word) {
  return extremes->kind >= OF_GREATEST_SIZE && (word & 3) == 0;
}

static inline void write_extreme_column(enum number_type type,
                                        bool size,
                                        const struct extremes *extremes,
                                        struct dice *dice,
                                        void *column,
                                        size_t row) {
  const struct type_sizes sizes = type_sizes(type);
  uint32_t high[RUN_CASES], low[RUN_CASES], more[RUN_CASES];
  dice_words(dice, high);
  dice_words(dice, low);
  dice_words(dice, more);
  for (unsigned i = 0; i < RUN_CASES; i++) {
    const uint64_t word = (uint64_t)high[i] << 32 | low[i];
    const bool small = is_small(extremes, more[i]);
    const int whole = low[i] & 3;
    union number number;
    switch (type) {
    case TYPE_I32:
      number.i32 = small ? whole : (int32_t)low[i] >> extreme_size(extremes, i, more[i], sizes);
      number.i32 &= size ? INT32_MAX : -1;
      break;
    case TYPE_I64:
      number.i64 = small ? whole : (int64_t)word >> extreme_size(extremes, i, more[i], sizes);
      number.i64 &= size ? INT64_MAX : -1;
      break;
    case TYPE_F32: {
      const uint32_t exponent = (uint32_t)extreme_size(extremes, i, more[i], sizes);
      const uint32_t bits = (low[i] & 0x807fffffU) | exponent << 23;
      memcpy(&number.f32, &bits, sizeof bits);
      number.f32 = small ? (float)whole : size ? fabsf(number.f32) : number.f32;
      break;
    }
    default: {
      const uint64_t exponent = (uint64_t)extreme_size(extremes, i, more[i], sizes);
      const uint64_t bits = (word & 0x800fffffffffffffU) | exponent << 52;
      memcpy(&number.f64, &bits, sizeof bits);
      number.f64 = small ? whole : size ? fabs(number.f64) : number.f64;
      break;
    }
    }
    column_set(type, column, row + i, number);
  }
}

/* Corners drawn one by one are seldom convex when they are four or more: they become an upright box, or a
 * triangle, the last corner repeated. */
static inline void straighten(enum number_type type,
                              unsigned vertices,
                              const struct extremes *extremes,
                              void *const *columns,
                              size_t row) {
  for (size_t i = 0; i < RUN_CASES && vertices > 3; i++) {
    const bool box = extremes->word[i] & 1;
    for (unsigned k = box ? 2 : 6; k < 2 * vertices; k++) {
      const unsigned corner = k / 2, y = k % 2;
      unsigned from = box ? 6 + y : 4 + y;
      if (box && corner == 1)
        from = y ? 1 : 4;
      else if (box && corner == 3)
        from = y ? 5 : 0;
      else if (corner == 2)
        continue;
      column_set(type, columns[k], row + i, column_get(type, columns[from], row + i));
    }
  }
}

static inline void write_extremes(
    enum family family, const struct form *form, struct dice *dice, void *const *columns, size_t row) {
  const unsigned pick = dice->key[0] & 3;
  struct extremes extremes = {.kind = pick == 0   ? OF_LIKE_SIZE
                                      : pick == 1 ? OF_GREATEST_SQUARE
                                                  : OF_ANY_SIZE};
  if (family == FAMILY_LIMITS)
    extremes.kind = OF_GREATEST_SIZE;
  dice_words(dice, extremes.word);
  for (unsigned k = 0; k < form_columns(form); k++)
    write_extreme_column(
        form->type, column_is_size(form_column_at(form, k)), &extremes, dice, columns[k], row);
  for (unsigned s = 0; s < SHAPES; s++)
    straighten(
        form->type, layout_vertices(form->layouts[s]), &extremes, columns + form_first_column(form, s), row);
}

#endif
