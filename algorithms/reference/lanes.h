/* Shapes of a batch in one common shape: columns of doubles, whatever the layout and float type they came
 * from.
 *
 * A box's ends are splits (two-sums of its numbers), so they are exact; columns that need no sum are used
 * where they stand. A disc or point has single numbers. Only batch.c reads this.
 */
#ifndef GRAZE_LANES_H
#define GRAZE_LANES_H

#include "form.h"
#include "vectors.h"

enum { CHUNK = 256 }; /* cases lowered at a time, so that their columns stay in the first-level cache */

static const double NOUGHT[CHUNK]; /* the low parts of ends that are plain numbers */

struct end_columns {
  const double *hi, *lo;
};

struct lanes {
  struct end_columns left, right, top, bottom; /* a disc's or point's centre is (left, top) */
  const double *size_x, *size_y; /* their signs tell flat and invalid; a disc's radius in both */
};

/* Room for what has to be computed of one shape. */
struct lane_room {
  double number[4][CHUNK];
  double end[4][2][CHUNK];
  double size[2][CHUNK];
};

/* The cases of a whole number of vectors. */
static inline size_t padded(size_t count) { return (count + VECTOR_LANES - 1) / VECTOR_LANES * VECTOR_LANES; }

/* `count` numbers from row `first`, as doubles. f64 columns are used in place, but for an end that fills no
 * vector. */
static inline const double *widen(enum number_type type, const void *column, size_t first, size_t count,
                                  double *room) {
  const size_t whole = padded(count);
  if (type == TYPE_F64) {
    const double *wide = (const double *)column + first;
    if (whole == count)
      return wide;
    memcpy(room, wide, count * sizeof *room);
  } else {
    const float *narrow = (const float *)column + first;
    for (size_t i = 0; i < count; i++)
      room[i] = (double)narrow[i];
  }
  for (size_t i = count; i < whole; i++)
    room[i] = 0;
  return room;
}

static inline struct end_columns end_plain(const double *column) {
  return (struct end_columns){column, NOUGHT};
}

static inline struct split end_at(struct end_columns end, size_t i) {
  return (struct split){vec_load(end.hi + i), vec_load(end.lo + i)};
}

/* `exact`: with the low parts; without them only hi may be read. */
VECTOR_INLINE struct end_columns end_sum(const double *a, const double *b, double sign, bool exact,
                                         size_t count, double room[2][CHUNK]) {
  for (size_t i = 0; i < count && !exact; i += VECTOR_LANES)
    vec_store(room[0] + i, vec_load(a + i) + sign * vec_load(b + i));
  if (!exact)
    return (struct end_columns){room[0], NOUGHT};
  for (size_t i = 0; i < count; i += VECTOR_LANES) {
    const struct split end = two_sum(vec_load(a + i), sign * vec_load(b + i));
    vec_store(room[0] + i, end.hi);
    vec_store(room[1] + i, end.lo);
  }
  return (struct end_columns){room[0], room[1]};
}

static inline const double *span_size(const double *low, const double *high, size_t count, double *room) {
  for (size_t i = 0; i < count; i += VECTOR_LANES)
    vec_store(room + i, vec_load(high + i) - vec_load(low + i));
  return room;
}

/* The `count` cases from `first` of one shape's columns. The difference that is the size of a
 * left-top-right-bottom box has the exact sign, for subtraction underflows gradually. */
static inline struct lanes lower_shape(enum number_type type, enum layout layout, const void *const *columns,
                                       size_t first, size_t count, bool exact, struct lane_room *room) {
  const double *n[4] = {NOUGHT, NOUGHT, NOUGHT, NOUGHT};
  const unsigned width = layout_columns(layout);
  for (unsigned k = 0; k < width; k++)
    n[k] = widen(type, columns[k], first, count, room->number[k]);
  const struct end_columns x = end_plain(n[0]), y = end_plain(n[1]);
  switch (layout) {
  case LAYOUT_POINT:
  case LAYOUT_DISC:
    return (struct lanes){x, x, y, y, n[2], n[2]};
  case LAYOUT_BOX_LTRB:
    return (struct lanes){x,
                          end_plain(n[2]),
                          y,
                          end_plain(n[3]),
                          span_size(n[0], n[2], count, room->size[0]),
                          span_size(n[1], n[3], count, room->size[1])};
  case LAYOUT_BOX_CENTRE:
    return (struct lanes){end_sum(n[0], n[2], -1, exact, count, room->end[0]),
                          end_sum(n[0], n[2], 1, exact, count, room->end[1]),
                          end_sum(n[1], n[3], -1, exact, count, room->end[2]),
                          end_sum(n[1], n[3], 1, exact, count, room->end[3]),
                          n[2],
                          n[3]};
  default: {
    const double *height = layout == LAYOUT_BOX_SQUARE ? n[2] : n[3];
    return (struct lanes){x,    end_sum(n[0], n[2], 1, exact, count, room->end[1]),
                          y,    end_sum(n[1], height, 1, exact, count, room->end[3]),
                          n[2], height};
  }
  }
}

#endif
