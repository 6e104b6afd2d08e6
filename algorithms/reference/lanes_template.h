/* Shapes of a batch as vectors: whatever the layout, a span's ends and size, computed from the columns where
 * they stand.
 *
 * An end is a split (the two-sum of its numbers), so it is exact. Only batch.c and its parts read this.
 */
#ifndef GRAZE_LANES_TEMPLATE_H
#define GRAZE_LANES_TEMPLATE_H

#include "form.h"
#include "reference.h"
#include "simd.h"

enum { CHUNK = 256 }; /* cases worked on at a time, so that what is in hand stays in the first-level cache */

static const _Alignas(CACHE_LINE) double NOUGHT[REFERENCE_BLOCK]; /* for numbers that a shape does not have */

/* The power of two, up to 2^1023, that brings sizes to just below 2^most. */
VECTOR_INLINE vec power_to(vec size, int most) {
  const mask exponent = (mask)size >> 52;
  return (vec)(mask_select(exponent < most, mask_all(2046), 2045 + most - exponent) << 52);
}

/* How the ends of a span come from the two numbers a, b of its axis. */
enum ends {
  ENDS_GIVEN,  /* [a, b] */
  ENDS_SIZED,  /* [a, a + b] */
  ENDS_CENTRED /* [a - b, a + b] */
};

/* One shape's columns as doubles: a and b for x and for y. A disc's or point's centre is a, a disc's
 * radius is b. */
struct lanes {
  const double *a[2], *b[2];
};

struct lane_room {
  _Alignas(CACHE_LINE) double number[4][CHUNK];
};

static inline enum ends ends_of(enum layout layout) {
  const enum column_role role = layout_sides(layout, AXIS_X).by->role;
  if (role == COLUMN_FAR)
    return ENDS_GIVEN;
  return role == COLUMN_HALF ? ENDS_CENTRED : ENDS_SIZED;
}

/* The cases of a whole number of vectors. */
static inline size_t padded(size_t count) { return (count + VECTOR_LANES - 1) / VECTOR_LANES * VECTOR_LANES; }

/* `count` numbers from row `first`, as doubles, the nearest of i64. f64 columns are used in place, unless
 * their end fills no vector. */
static inline const double *
widen(enum number_type type, const void *column, size_t first, size_t count, double *room) {
  const size_t whole = padded(count);
  if (type == TYPE_F64) {
    const double *wide = (const double *)column + first;
    if (whole == count)
      return wide;
    memcpy(room, wide, count * sizeof *room);
  } else if (type == TYPE_F32) {
    const float *narrow = (const float *)column + first;
    for (size_t i = 0; i < count; i++)
      room[i] = (double)narrow[i];
  } else if (type == TYPE_I32) {
    const int32_t *narrow = (const int32_t *)column + first;
    for (size_t i = 0; i < count; i++)
      room[i] = (double)narrow[i];
  } else {
    const int64_t *wide = (const int64_t *)column + first;
    for (size_t i = 0; i < count; i++)
      room[i] = (double)wide[i];
  }
  for (size_t i = count; i < whole; i++)
    room[i] = 0;
  return room;
}

/* The lanes of a shape whose columns are these, and NOUGHT where it has none; a point has no b. */
static inline struct lanes lanes_of(enum layout layout, const double *const n[4]) {
  const bool square = layout == LAYOUT_BOX_SQUARE || layout == LAYOUT_DISC;
  return (struct lanes){{n[0], n[1]}, {n[2], square ? n[2] : n[3]}};
}

/* The `count` cases from `first` of one shape's columns. */
static inline struct lanes shape_lanes(enum number_type type,
                                       enum layout layout,
                                       const void *const *columns,
                                       size_t first,
                                       size_t count,
                                       struct lane_room *room) {
  const double *n[4] = {NOUGHT, NOUGHT, NOUGHT, NOUGHT};
  for (unsigned k = 0; k < layout_columns(layout); k++)
    n[k] = widen(type, columns[k], first, count, room->number[k]);
  return lanes_of(layout, n);
}

VECTOR_INLINE vec first_at(const struct lanes *lanes, enum axis axis, size_t i) {
  return vec_load(lanes->a[axis] + i);
}
VECTOR_INLINE vec second_at(const struct lanes *lanes, enum axis axis, size_t i) {
  return vec_load(lanes->b[axis] + i);
}

/* The ends, rounded, without c. */
VECTOR_INLINE vec low_at(const struct lanes *lanes, const enum ends ends, enum axis axis, size_t i) {
  return ends >= ENDS_CENTRED ? first_at(lanes, axis, i) - second_at(lanes, axis, i)
                              : first_at(lanes, axis, i);
}
VECTOR_INLINE vec high_at(const struct lanes *lanes, const enum ends ends, enum axis axis, size_t i) {
  return ends == ENDS_GIVEN ? second_at(lanes, axis, i)
                            : first_at(lanes, axis, i) + second_at(lanes, axis, i);
}

/* The ends, exactly. */
VECTOR_INLINE struct split
exact_low(const struct lanes *lanes, const enum ends ends, enum axis axis, size_t i) {
  const vec a = first_at(lanes, axis, i);
  return ends == ENDS_CENTRED ? two_sum(a, -second_at(lanes, axis, i)) : split_of(a);
}
VECTOR_INLINE struct split
exact_high(const struct lanes *lanes, const enum ends ends, enum axis axis, size_t i) {
  const vec b = second_at(lanes, axis, i);
  return ends == ENDS_GIVEN ? split_of(b) : two_sum(first_at(lanes, axis, i), b);
}

/* The size, or for PLAIN ends their rounded difference: subtraction underflows gradually, so its sign is
 * exact. */
VECTOR_INLINE vec size_at(const struct lanes *lanes, const enum ends ends, enum axis axis, size_t i) {
  const vec b = second_at(lanes, axis, i);
  return ends == ENDS_GIVEN ? b - first_at(lanes, axis, i) : b;
}

/* Runs `loop` with the ends as a constant, so that each kind gets a loop of its own. */
#define FOR_EACH_ENDS(ends, loop)                                                                            \
  do {                                                                                                       \
    if ((ends) == ENDS_GIVEN) {                                                                              \
      loop(ENDS_GIVEN);                                                                                      \
    } else if ((ends) == ENDS_SIZED) {                                                                       \
      loop(ENDS_SIZED);                                                                                      \
    } else {                                                                                                 \
      loop(ENDS_CENTRED);                                                                                    \
    }                                                                                                        \
  } while (0)

#endif
