/* Forms: how a test takes its input.
 *
 * A form is a number type and a layout for each shape. The numbers of one call, in one form, are a case.
 * Columns are counted through the shapes in order: `box-xywh disc f64` has seven, x y w h cx cy r.
 */
#ifndef GRAZE_FORM_H
#define GRAZE_FORM_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum number_type { TYPE_I32, TYPE_I64, TYPE_F32, TYPE_F64, TYPES };

enum layout {
  LAYOUT_POINT,      /* x y */
  LAYOUT_DISC,       /* cx cy r */
  LAYOUT_BOX_XYWH,   /* x y w h        = [x, x+w] x [y, y+h] */
  LAYOUT_BOX_LTRB,   /* left top right bottom */
  LAYOUT_BOX_CENTRE, /* cx cy rx ry    = [cx-rx, cx+rx] x [cy-ry, cy+ry] */
  LAYOUT_BOX_SQUARE, /* x y s          = [x, x+s] x [y, y+s] */
  LAYOUT_BOX_PIXELS, /* x y w h        = [x, x+w-1] x [y, y+h-1], whole numbers only */
  LAYOUT_RESIZE,     /* vw vh vr       replaces the sizes of the box and disc before it, centres kept */
  LAYOUTS
};

/* The pairs of shapes a test can be about. Helpers (a quadrant test, say) are about none. */
enum pair {
  PAIR_POINT_BOX,
  PAIR_POINT_DISC,
  PAIR_DISC_DISC,
  PAIR_DISC_BOX,
  PAIR_BOX_BOX,
  PAIRS,
  PAIR_NONE = PAIRS
};

enum { FORM_MAX_SHAPES = 3, FORM_MAX_COLUMNS = 12, FORM_TEXT = 120, FORM_NAMES = 120 };

struct form {
  enum number_type type;
  unsigned shapes;
  enum layout layouts[FORM_MAX_SHAPES];
};

/* One number of a case; the form says which member holds it. */
union number {
  int32_t i32;
  int64_t i64;
  float f32;
  double f64;
};

struct test_case {
  struct form form;
  union number numbers[FORM_MAX_COLUMNS];
};

unsigned layout_columns(enum layout layout);
const char *layout_name(enum layout layout);               /* "box-xywh" */
const char *layout_short_name(enum layout layout);         /* "box" */
const char *layout_column(enum layout layout, unsigned k); /* "w" */
bool layout_is_box(enum layout layout);

const char *type_name(enum number_type type); /* "f64" */
size_t type_size(enum number_type type);
bool type_is_whole(enum number_type type);

unsigned form_columns(const struct form *form);
/* The column at which shape `shape` begins. */
unsigned form_first_column(const struct form *form, unsigned shape);
bool form_equal(const struct form *a, const struct form *b);
/* The pair the form is about. Shapes may stand in either order: the order is part of the form, not of the
 * pair. */
enum pair form_pair(const struct form *form);
/* For a form of a mixed pair whose shapes stand the other way round than the pair's name says. */
bool form_is_swapped(const struct form *form);
const char *pair_name(enum pair pair); /* "disc-box" */
bool pair_from_name(const char *name, enum pair *pair);

/* "box-xywh disc f64"; `text` holds at least FORM_TEXT bytes. */
void form_print(const struct form *form, char *text);
/* Reads what form_print writes; also `disc-xyr`, `point-xy`, the type after any shape, commas as spaces.
   False when the text is no form; `why` (FORM_TEXT bytes) then says what was found and what was expected. */
bool form_parse(const char *text, struct form *form, char *why);
/* The same for a form that a test brought from outside may have: two shapes that make a pair. */
bool form_parse_pair(const char *text, struct form *form, char *why);
/* "cx cy r x y w h": the names of the columns, a space between; those that both shapes have with a_ and b_
   before them. `names` holds at least FORM_NAMES bytes. */
void form_column_names(const struct form *form, char *names);

/* Pointers to the numbers of one case, as the columns of a batch of one. */
void case_columns(const struct test_case *test_case, const void *columns[FORM_MAX_COLUMNS]);
/* The nearest double. */
double number_as_double(enum number_type type, union number number);
/* The number at (column, row) of a batch. */
union number column_get(enum number_type type, const void *column, size_t row);
void column_set(enum number_type type, void *column, size_t row, union number value);

#endif
