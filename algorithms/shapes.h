/* The typed shapes that tests take, one struct for each layout and number type, and how each is read from
 * columns.
 *
 * Every set is closed: a box holds its edges, a disc its rim. y may grow up or down; no test depends on it.
 */
#ifndef GRAZE_SHAPES_H
#define GRAZE_SHAPES_H

#include "form.h"

/* NAME_at(columns, first, row): the shape that starts at column `first` of a batch, in row `row`. */
#define GRAZE_COLUMN(NUMBER, k) (((const NUMBER *)columns[first + (k)])[row])
#define GRAZE_AT(NAME)                                                                                       \
  static inline struct NAME NAME##_at(const void *const *columns, unsigned first, size_t row)

#define GRAZE_SHAPES(TYPE, NUMBER)                                                                           \
  struct point_##TYPE {                                                                                      \
    NUMBER x, y;                                                                                             \
  };                                                                                                         \
  struct disc_##TYPE {                                                                                       \
    NUMBER cx, cy, r;                                                                                        \
  };                                                                                                         \
  struct xywh_##TYPE {                                                                                       \
    NUMBER x, y, w, h;                                                                                       \
  };                                                                                                         \
  struct ltrb_##TYPE {                                                                                       \
    NUMBER left, top, right, bottom;                                                                         \
  };                                                                                                         \
  struct centre_##TYPE {                                                                                     \
    NUMBER cx, cy, rx, ry;                                                                                   \
  };                                                                                                         \
  struct square_##TYPE {                                                                                     \
    NUMBER x, y, s;                                                                                          \
  };                                                                                                         \
  struct pixels_##TYPE {                                                                                     \
    NUMBER x, y, w, h;                                                                                       \
  };                                                                                                         \
  struct resize_##TYPE {                                                                                     \
    NUMBER vw, vh, vr;                                                                                       \
  };                                                                                                         \
  GRAZE_AT(point_##TYPE) { return (struct point_##TYPE){GRAZE_COLUMN(NUMBER, 0), GRAZE_COLUMN(NUMBER, 1)}; } \
  GRAZE_AT(disc_##TYPE) {                                                                                    \
    return (struct disc_##TYPE){GRAZE_COLUMN(NUMBER, 0), GRAZE_COLUMN(NUMBER, 1), GRAZE_COLUMN(NUMBER, 2)};  \
  }                                                                                                          \
  GRAZE_AT(xywh_##TYPE) {                                                                                    \
    return (struct xywh_##TYPE){                                                                             \
        GRAZE_COLUMN(NUMBER, 0), GRAZE_COLUMN(NUMBER, 1), GRAZE_COLUMN(NUMBER, 2), GRAZE_COLUMN(NUMBER, 3)}; \
  }                                                                                                          \
  GRAZE_AT(ltrb_##TYPE) {                                                                                    \
    return (struct ltrb_##TYPE){                                                                             \
        GRAZE_COLUMN(NUMBER, 0), GRAZE_COLUMN(NUMBER, 1), GRAZE_COLUMN(NUMBER, 2), GRAZE_COLUMN(NUMBER, 3)}; \
  }                                                                                                          \
  GRAZE_AT(centre_##TYPE) {                                                                                  \
    return (struct centre_##TYPE){                                                                           \
        GRAZE_COLUMN(NUMBER, 0), GRAZE_COLUMN(NUMBER, 1), GRAZE_COLUMN(NUMBER, 2), GRAZE_COLUMN(NUMBER, 3)}; \
  }                                                                                                          \
  GRAZE_AT(square_##TYPE) {                                                                                  \
    return (struct square_##TYPE){                                                                           \
        GRAZE_COLUMN(NUMBER, 0), GRAZE_COLUMN(NUMBER, 1), GRAZE_COLUMN(NUMBER, 2)};                          \
  }                                                                                                          \
  GRAZE_AT(pixels_##TYPE) {                                                                                  \
    return (struct pixels_##TYPE){                                                                           \
        GRAZE_COLUMN(NUMBER, 0), GRAZE_COLUMN(NUMBER, 1), GRAZE_COLUMN(NUMBER, 2), GRAZE_COLUMN(NUMBER, 3)}; \
  }                                                                                                          \
  GRAZE_AT(resize_##TYPE) {                                                                                  \
    return (struct resize_##TYPE){                                                                           \
        GRAZE_COLUMN(NUMBER, 0), GRAZE_COLUMN(NUMBER, 1), GRAZE_COLUMN(NUMBER, 2)};                          \
  }

GRAZE_SHAPES(i32, int32_t)
GRAZE_SHAPES(i64, int64_t)
GRAZE_SHAPES(f32, float)
GRAZE_SHAPES(f64, double)

/* What the registration macro knows about each struct: its layout, its type and how many columns it takes. */
#define GRAZE_SHAPE_FACTS(TYPE, TAG)                                                                         \
  enum { point_##TYPE##_LAYOUT = LAYOUT_POINT, point_##TYPE##_TYPE = TAG, point_##TYPE##_COLUMNS = 2 };      \
  enum { disc_##TYPE##_LAYOUT = LAYOUT_DISC, disc_##TYPE##_TYPE = TAG, disc_##TYPE##_COLUMNS = 3 };          \
  enum { xywh_##TYPE##_LAYOUT = LAYOUT_BOX_XYWH, xywh_##TYPE##_TYPE = TAG, xywh_##TYPE##_COLUMNS = 4 };      \
  enum { ltrb_##TYPE##_LAYOUT = LAYOUT_BOX_LTRB, ltrb_##TYPE##_TYPE = TAG, ltrb_##TYPE##_COLUMNS = 4 };      \
  enum {                                                                                                     \
    centre_##TYPE##_LAYOUT = LAYOUT_BOX_CENTRE,                                                              \
    centre_##TYPE##_TYPE = TAG,                                                                              \
    centre_##TYPE##_COLUMNS = 4                                                                              \
  };                                                                                                         \
  enum {                                                                                                     \
    square_##TYPE##_LAYOUT = LAYOUT_BOX_SQUARE,                                                              \
    square_##TYPE##_TYPE = TAG,                                                                              \
    square_##TYPE##_COLUMNS = 3                                                                              \
  };                                                                                                         \
  enum {                                                                                                     \
    pixels_##TYPE##_LAYOUT = LAYOUT_BOX_PIXELS,                                                              \
    pixels_##TYPE##_TYPE = TAG,                                                                              \
    pixels_##TYPE##_COLUMNS = 4                                                                              \
  };                                                                                                         \
  enum { resize_##TYPE##_LAYOUT = LAYOUT_RESIZE, resize_##TYPE##_TYPE = TAG, resize_##TYPE##_COLUMNS = 3 };

GRAZE_SHAPE_FACTS(i32, TYPE_I32)
GRAZE_SHAPE_FACTS(i64, TYPE_I64)
GRAZE_SHAPE_FACTS(f32, TYPE_F32)
GRAZE_SHAPE_FACTS(f64, TYPE_F64)

#endif
