/* Numbers drawn one by one: over the whole range of the type, or about its greatest. */
#ifndef GRAZE_EXTREMES_TEMPLATE_H
#define GRAZE_EXTREMES_TEMPLATE_H

#include "number.h"
#include "sketch.h"

#include <math.h>
#include <string.h>

/* The numbers of one case are of sizes of their own, or of sizes not far from one another, so that some are
 * lost beside others, or of the greatest with small whole numbers between, or of such as have the greatest
 * squares. A size is an exponent, or how many bits a whole number has fewer than the type. */
struct extremes {
  enum { OF_ANY_SIZE, OF_LIKE_SIZE, OF_GREATEST_SIZE, OF_GREATEST_SQUARE } kind;
  _Alignas(CACHE_LINE) uint32_t word[RUN_CASES];
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

/* A number of that size, by two random words; never negative when it is a shape's. */
static inline union number
extreme_number(enum number_type type, bool of_shape, int32_t size, uint32_t high, uint32_t low) {
  const uint64_t wide = (uint64_t)high << 32 | low;
  union number number = {.i64 = 0};
  if (type == TYPE_I32) {
    number.i32 = (int32_t)low >> size & (of_shape ? INT32_MAX : -1);
  } else if (type == TYPE_I64) {
    number.i64 = (int64_t)wide >> size & (of_shape ? INT64_MAX : -1);
  } else if (type == TYPE_F32) {
    const uint32_t bits = (low & (of_shape ? 0x007fffffU : 0x807fffffU)) | (uint32_t)size << 23;
    memcpy(&number.f32, &bits, sizeof bits);
  } else {
    const uint64_t mantissa = of_shape ? 0x000fffffffffffffU : 0x800fffffffffffffU;
    const uint64_t bits = (wide & mantissa) | (uint64_t)size << 52;
    memcpy(&number.f64, &bits, sizeof bits);
  }
  return number;
}

/* A size for one more number of each case. */
static inline void extreme_sizes(const struct extremes *extremes,
                                 const uint32_t word[RUN_CASES],
                                 struct type_sizes sizes,
                                 int32_t to[RUN_CASES]) {
  const int32_t step = sizes.greatest == 0 ? 1 : -1, last = sizes.count - 1;
  const int32_t greatest = extremes->kind == OF_GREATEST_SIZE ? sizes.greatest : sizes.root;
  if (extremes->kind == OF_ANY_SIZE)
    for (unsigned i = 0; i < RUN_CASES; i++)
      to[i] = dice_below(word[i], (uint32_t)sizes.count);
  else if (extremes->kind == OF_LIKE_SIZE)
    for (unsigned i = 0; i < RUN_CASES; i++) {
      const int32_t size =
          dice_below(extremes->word[i], (uint32_t)sizes.count) + (int32_t)(word[i] >> 26) - 32;
      to[i] = size < 0 ? 0 : size < last ? size : last;
    }
  else
    for (unsigned i = 0; i < RUN_CASES; i++)
      to[i] = greatest + (int32_t)(word[i] >> 30) * step;
}

static inline void write_extreme_column(enum number_type type,
                                        bool size,
                                        const struct extremes *extremes,
                                        struct dice *dice,
                                        void *column,
                                        size_t row) {
  _Alignas(CACHE_LINE) uint32_t high[RUN_CASES], low[RUN_CASES], more[RUN_CASES];
  _Alignas(CACHE_LINE) int32_t sizes[RUN_CASES];
  dice_words(dice, high);
  dice_words(dice, low);
  dice_words(dice, more);
  extreme_sizes(extremes, more, type_sizes(type), sizes);
  /* Of the greatest every fourth is a small whole number. */
  const uint32_t large = extremes->kind < OF_GREATEST_SIZE;
  for (unsigned i = 0; i < RUN_CASES; i++)
    column_set(type,
               column,
               row + i,
               ((more[i] & 3) | large) == 0 ? number_whole(type, low[i] & 3)
                                            : extreme_number(type, size, sizes[i], high[i], low[i]));
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
  for (unsigned s = 0; s < SHAPES; s++) {
    const enum layout layout = form->layouts[s];
    void *const *const of = columns + form_first_column(form, s);
    for (unsigned i = 0; i < RUN_CASES && layout_is_ring(layout); i++)
      column_set(form->type, of[0], row + i, number_nearest(form->type, 3 + (extremes.word[i] >> 4 & 1)));
    straighten(form->type, layout_vertices(layout), &extremes, of + layout_vertex(layout, 0), row);
  }
}

#endif
