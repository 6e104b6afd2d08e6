/* Shapes of a batch in one common shape: columns of doubles, whatever the layout and float type they came
 * from.
 *
 * A box's ends are splits (two-sums of its numbers), so they are exact; columns that need no sum are used
 * where they stand. A disc or point has single numbers. Only batch.c reads this.
 */
#ifndef GRAZE_LANES_H
#define GRAZE_LANES_H

#include "error_free.h"
#include "form.h"

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
  double widened[4][CHUNK];
  double end[4][2][CHUNK];
  double size[2][CHUNK];
};

/* f32 columns are widened; f64 columns are used in place. */
static inline const double *widen(enum number_type type, const void *column, size_t first, size_t count,
                                  double *room) {
  if (type == TYPE_F64)
    return (const double *)column + first;
  const float *narrow = (const float *)column + first;
  for (size_t i = 0; i < count; i++)
    room[i] = (double)narrow[i];
  return room;
}

static inline struct end_columns end_plain(const double *column) {
  return (struct end_columns){column, NOUGHT};
}

static inline struct end_columns end_sum(const double *restrict a, const double *restrict b, double sign,
                                         size_t count, double room[2][CHUNK]) {
  double *restrict hi = room[0], *restrict lo = room[1];
  for (size_t i = 0; i < count; i++) {
    const struct split end = two_sum(a[i], sign * b[i]);
    hi[i] = end.hi;
    lo[i] = end.lo;
  }
  return (struct end_columns){hi, lo};
}

static inline const double *span_size(const double *restrict low, const double *restrict high, size_t count,
                                      double *restrict room) {
  for (size_t i = 0; i < count; i++)
    room[i] = high[i] - low[i];
  return room;
}

/* The `count` cases from `first` of one shape's columns. */
static inline struct lanes lower_shape(enum number_type type, enum layout layout, const void *const *columns,
                                       size_t first, size_t count, struct lane_room *room) {
  const double *n[4] = {NOUGHT, NOUGHT, NOUGHT, NOUGHT};
  const unsigned width = layout_columns(layout);
  for (unsigned k = 0; k < width; k++)
    n[k] = widen(type, columns[k], first, count, room->widened[k]);
  switch (layout) {
  case LAYOUT_POINT:
  case LAYOUT_DISC:
    return (struct lanes){end_plain(n[0]), end_plain(n[0]), end_plain(n[1]), end_plain(n[1]), n[2], n[2]};
  case LAYOUT_BOX_LTRB:
    return (struct lanes){end_plain(n[0]),
                          end_plain(n[2]),
                          end_plain(n[1]),
                          end_plain(n[3]),
                          span_size(n[0], n[2], count, room->size[0]),
                          span_size(n[1], n[3], count, room->size[1])};
  case LAYOUT_BOX_CENTRE:
    return (struct lanes){end_sum(n[0], n[2], -1, count, room->end[0]),
                          end_sum(n[0], n[2], 1, count, room->end[1]),
                          end_sum(n[1], n[3], -1, count, room->end[2]),
                          end_sum(n[1], n[3], 1, count, room->end[3]),
                          n[2],
                          n[3]};
  default: {
    const double *height = layout == LAYOUT_BOX_SQUARE ? n[2] : n[3];
    return (struct lanes){end_plain(n[0]),
                          end_sum(n[0], n[2], 1, count, room->end[1]),
                          end_plain(n[1]),
                          end_sum(n[1], height, 1, count, room->end[3]),
                          n[2],
                          height};
  }
  }
}

static inline struct split end_at(struct end_columns end, size_t i) {
  return (struct split){end.hi[i], end.lo[i]};
}

#endif
