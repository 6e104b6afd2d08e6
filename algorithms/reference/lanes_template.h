/* Shapes of a batch as vectors: their columns as doubles, and whatever the layout, the ends of spans.
 *
 * An end is a split (the two-sum of its numbers), so it is exact. Only batch.c and its parts read this.
 */
#ifndef GRAZE_LANES_TEMPLATE_H
#define GRAZE_LANES_TEMPLATE_H

#include "form.h"
#include "simd.h"

enum { CHUNK = 256 }; /* cases worked on at a time, so that what is in hand stays in the first-level cache */

/* How the ends of a span come from the two numbers a, b of its axis. */
enum ends {
  ENDS_GIVEN,  /* [a, b] */
  ENDS_SIZED,  /* [a, a + b] */
  ENDS_CENTRED /* [a - b, a + b] */
};

/* One shape's columns as doubles. */
struct lanes {
  enum layout layout;
  bool sides, inward; /* as the layout has them */
  unsigned corners;
  bool long_numbers; /* that a double may not hold */
  const double *column[LAYOUT_MAX_COLUMNS];
  /* Of points, discs, and what has sides. */
  enum ends ends;
  const double *at[2], *far[2]; /* a and b of both axes; a centre is a span of which both ends are given */
  const double *radius;         /* or NULL */
};

struct lane_room {
  _Alignas(CACHE_LINE) double number[LAYOUT_MAX_COLUMNS][CHUNK];
};

static inline enum ends ends_of(enum layout layout) {
  const enum column_role role = layout_sides(layout, AXIS_X).by->role;
  if (role == COLUMN_FAR || !layout_has_sides(layout))
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

/* The `count` cases from `first` of one shape's columns. */
static inline void take_lanes(enum number_type type,
                              enum layout layout,
                              const void *const *columns,
                              size_t first,
                              size_t count,
                              struct lane_room *room,
                              struct lanes *lanes) {
  const unsigned numbers = layout_columns(layout);
  if (numbers < 2) /* every shape has an x and a y */
    __builtin_unreachable();
  lanes->layout = layout;
  lanes->sides = layout_has_sides(layout);
  lanes->inward = layout_is_inward(layout);
  lanes->corners = layout_corners(layout);
  lanes->long_numbers = type == TYPE_I64;
  for (unsigned k = 0; k < numbers; k++)
    lanes->column[k] = widen(type, columns[k], first, count, room->number[k]);
  lanes->ends = ends_of(layout);
  for (unsigned axis = 0; axis < 2; axis++) {
    const struct layout_sides sides = layout_sides(layout, axis == 0 ? AXIS_X : AXIS_Y);
    lanes->at[axis] = lanes->column[axis];
    lanes->far[axis] = lanes->column[lanes->sides ? sides.far : axis];
  }
  lanes->radius = layout_is_round(layout) ? lanes->column[layout_radius(layout)] : NULL;
}

#endif
