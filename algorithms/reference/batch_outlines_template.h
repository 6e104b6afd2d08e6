/* Hulls as lanes: the corners of a core, read from the columns of a shape.
 */
#ifndef GRAZE_BATCH_OUTLINES_TEMPLATE_H
#define GRAZE_BATCH_OUTLINES_TEMPLATE_H

#include "batch_hulls.h"

/* The counts of points are constants where a loop is made of this. */
#define UNROLLED _Pragma("GCC unroll 16")

/* One shape's columns as doubles. */
struct hull_lanes {
  enum layout layout;
  unsigned points, radius; /* the column of the radius, or 0 */
  bool long_numbers;       /* that a double may not hold */
  bool flat;               /* without its radius it is known to be, as points are repeated */
  const double *column[LAYOUT_MAX_COLUMNS];
  const double *error; /* what numbers are off by at most, or NULL */
};

struct hull_room {
  _Alignas(CACHE_LINE) double number[LAYOUT_MAX_COLUMNS][CHUNK];
};

/* The `count` cases from `first`, or those of `rows`. */
static inline void hull_lanes_at(const struct work *work,
                                 unsigned shape,
                                 const size_t *rows,
                                 size_t first,
                                 size_t count,
                                 struct hull_lanes *lanes,
                                 struct hull_room *room) {
  const enum layout layout = shape == 0 ? work->layout_a : work->layout_b;
  const void *const *columns = shape == 0 ? work->columns_a : work->columns_b;
  const enum number_type type = work->form->type;
  const unsigned numbers = layout_columns(layout), radius = layout_radius(layout);
  lanes->layout = layout;
  lanes->points = layout_corners(layout);
  lanes->radius = radius < numbers ? radius : 0;
  lanes->long_numbers = type == TYPE_I64;
  lanes->flat = false;
  lanes->error = NULL;
  for (unsigned k = 0; k < numbers; k++)
    lanes->column[k] = rows == NULL ? widen(type, columns[k], first, count, room->number[k])
                                    : gather_column(type, columns[k], rows, count, room->number[k]);
}

/* A core, its first point once more after the last. */
struct outline_lanes {
  vec x[CORNERS + 1], y[CORNERS + 1], r;
  vec width; /* no difference of its points is greater */
  vec turn;  /* 1, or -1 for one that goes right */
  mask area; /* certain of having some, or being proper without */
  mask bent; /* certain of turning both ways */
  vec share; /* the greatest part of a bound that comes from its sides: u l + E */
};

/* What is learned of a row while its numbers are read. */
struct numbers_read {
  vec odd, error;
  mask negative, flat;
};

VECTOR_INLINE vec read_lane(const struct hull_lanes *lanes,
                            unsigned k,
                            size_t i,
                            struct numbers_read *reading) {
  const vec n = vec_load(lanes->column[k] + i), size = vec_abs(n);
  reading->odd += n - n;
  if (lanes->long_numbers)
    reading->error += vec_select(size >= 0x1p53, size * 0x1p-53, (vec){0});
  return n;
}

VECTOR_INLINE vec add_lanes(vec a, vec b, struct numbers_read *reading) {
  const struct split sum = two_sum(a, b);
  reading->error += vec_abs(sum.lo);
  return sum.hi;
}

/* The span of a box along an axis, as corners' coordinates. */
VECTOR_INLINE void read_span(const struct hull_lanes *lanes,
                             enum axis axis,
                             size_t i,
                             struct numbers_read *reading,
                             vec *low,
                             vec *high) {
  const bool square = lanes->layout == LAYOUT_BOX_SQUARE;
  const enum ends ends = ends_of(lanes->layout);
  const vec at = read_lane(lanes, axis, i, reading);
  vec far = read_lane(lanes, square ? 2 : 2 + axis, i, reading);
  reading->negative |= (ends == ENDS_PLAIN ? far - at : far) < 0;
  if (lanes->layout == LAYOUT_BOX_PIXELS) {
    far = add_lanes(far, vec_all(-1), reading);
    reading->negative |= far < 0;
  }
  *low = ends == ENDS_CENTRED ? add_lanes(at, -far, reading) : at;
  *high = ends == ENDS_PLAIN ? far : add_lanes(at, far, reading);
}

VECTOR_INLINE void read_outline(const struct hull_lanes *lanes,
                                const unsigned n,
                                size_t i,
                                struct numbers_read *reading,
                                struct outline_lanes *outline) {
  if (layout_is_box(lanes->layout)) {
    vec *x = outline->x, *y = outline->y;
    read_span(lanes, AXIS_X, i, reading, &x[0], &x[1]);
    read_span(lanes, AXIS_Y, i, reading, &y[0], &y[2]);
    x[2] = x[1], x[3] = x[0], y[1] = y[0], y[3] = y[2];
  } else {
    UNROLLED
    for (unsigned k = 0; k < n; k++) {
      outline->x[k] = read_lane(lanes, 2 * k, i, reading);
      outline->y[k] = read_lane(lanes, 2 * k + 1, i, reading);
    }
  }
  outline->r = (vec){0};
  if (lanes->radius != 0) {
    outline->r = read_lane(lanes, lanes->radius, i, reading);
    reading->negative |= outline->r < 0;
    reading->flat |= outline->r == 0;
  }
  outline->x[n] = outline->x[0];
  outline->y[n] = outline->y[0];
}

/* The extent of points in both axes. */
struct extent {
  vec low_x, high_x, low_y, high_y;
};

VECTOR_INLINE struct extent extent_of(const struct outline_lanes *o, const unsigned n) {
  struct extent e = {o->x[0], o->x[0], o->y[0], o->y[0]};
  UNROLLED
  for (unsigned k = 1; k < n; k++) {
    e.low_x = vec_min(e.low_x, o->x[k]);
    e.high_x = vec_max(e.high_x, o->x[k]);
    e.low_y = vec_min(e.low_y, o->y[k]);
    e.high_y = vec_max(e.high_y, o->y[k]);
  }
  return e;
}

VECTOR_INLINE vec extent_greatest(struct extent e) {
  return vec_max(vec_max(vec_abs(e.low_x), vec_abs(e.high_x)), vec_max(vec_abs(e.low_y), vec_abs(e.high_y)));
}

VECTOR_INLINE vec extent_width(struct extent e) { return vec_max(e.high_x - e.low_x, e.high_y - e.low_y); }

VECTOR_INLINE struct extent extent_of_both(struct extent a, struct extent b) {
  return (struct extent){vec_min(a.low_x, b.low_x),
                         vec_max(a.high_x, b.high_x),
                         vec_min(a.low_y, b.low_y),
                         vec_max(a.high_y, b.high_y)};
}

#endif
