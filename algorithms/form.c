#include "form.h"

static const struct {
  const char *name, *short_name;
  unsigned columns;
  const char *names[4];
} LAYOUT[LAYOUTS] = {
    [LAYOUT_POINT] = {"point", "point-xy", 2, {"x", "y"}},
    [LAYOUT_DISC] = {"disc", "disc-xyr", 3, {"cx", "cy", "r"}},
    [LAYOUT_BOX_XYWH] = {"box-xywh", "box", 4, {"x", "y", "w", "h"}},
    [LAYOUT_BOX_LTRB] = {"box-ltrb", "ltrb", 4, {"left", "top", "right", "bottom"}},
    [LAYOUT_BOX_CENTRE] = {"box-centre", "centre", 4, {"cx", "cy", "rx", "ry"}},
    [LAYOUT_BOX_SQUARE] = {"box-square", "square", 3, {"x", "y", "s"}},
    [LAYOUT_BOX_PIXELS] = {"box-pixels", "pixels", 4, {"x", "y", "w", "h"}},
    [LAYOUT_RESIZE] = {"resize", "resize", 3, {"vw", "vh", "vr"}},
};

static const struct {
  const char *name;
  size_t size;
  bool whole;
} TYPE[TYPES] = {
    [TYPE_I32] = {"i32", sizeof(int32_t), true},
    [TYPE_I64] = {"i64", sizeof(int64_t), true},
    [TYPE_F32] = {"f32", sizeof(float), false},
    [TYPE_F64] = {"f64", sizeof(double), false},
};

static const char *const PAIR_NAME[PAIRS + 1] = {
    [PAIR_POINT_BOX] = "point-box",
    [PAIR_POINT_DISC] = "point-disc",
    [PAIR_DISC_DISC] = "disc-disc",
    [PAIR_DISC_BOX] = "disc-box",
    [PAIR_BOX_BOX] = "box-box",
    [PAIR_NONE] = "none",
};

unsigned layout_columns(enum layout layout) { return LAYOUT[layout].columns; }
const char *layout_name(enum layout layout) { return LAYOUT[layout].name; }
const char *layout_short_name(enum layout layout) { return LAYOUT[layout].short_name; }
const char *layout_column(enum layout layout, unsigned k) { return LAYOUT[layout].names[k]; }
bool layout_is_box(enum layout layout) { return layout >= LAYOUT_BOX_XYWH && layout <= LAYOUT_BOX_PIXELS; }

const char *type_name(enum number_type type) { return TYPE[type].name; }
size_t type_size(enum number_type type) { return TYPE[type].size; }
bool type_is_whole(enum number_type type) { return TYPE[type].whole; }

unsigned form_first_column(const struct form *form, unsigned shape) {
  unsigned first = 0;
  for (unsigned s = 0; s < shape; s++)
    first += layout_columns(form->layouts[s]);
  return first;
}

unsigned form_columns(const struct form *form) { return form_first_column(form, form->shapes); }

bool form_equal(const struct form *a, const struct form *b) {
  if (a->type != b->type || a->shapes != b->shapes)
    return false;
  for (unsigned s = 0; s < a->shapes; s++)
    if (a->layouts[s] != b->layouts[s])
      return false;
  return true;
}

enum pair form_pair(const struct form *form) {
  unsigned points = 0, discs = 0, boxes = 0;
  for (unsigned s = 0; s < form->shapes; s++) {
    points += form->layouts[s] == LAYOUT_POINT;
    discs += form->layouts[s] == LAYOUT_DISC;
    boxes += layout_is_box(form->layouts[s]);
  }
  const bool resized = form->shapes == 3 && form->layouts[2] == LAYOUT_RESIZE;
  if (form->shapes != 2 && !resized)
    return PAIR_NONE;
  if (resized)
    return discs == 1 && boxes == 1 ? PAIR_DISC_BOX : PAIR_NONE;
  if (boxes == 2)
    return PAIR_BOX_BOX;
  if (discs == 2)
    return PAIR_DISC_DISC;
  if (discs == 1 && boxes == 1)
    return PAIR_DISC_BOX;
  if (points == 1 && boxes == 1)
    return PAIR_POINT_BOX;
  return points == 1 && discs == 1 ? PAIR_POINT_DISC : PAIR_NONE;
}

bool form_is_swapped(const struct form *form) {
  const enum pair pair = form_pair(form);
  if (pair == PAIR_DISC_BOX)
    return layout_is_box(form->layouts[0]);
  return (pair == PAIR_POINT_BOX || pair == PAIR_POINT_DISC) && form->layouts[0] != LAYOUT_POINT;
}

const char *pair_name(enum pair pair) { return PAIR_NAME[pair]; }

void case_columns(const struct test_case *test_case, const void *columns[FORM_MAX_COLUMNS]) {
  for (unsigned k = 0; k < FORM_MAX_COLUMNS; k++)
    columns[k] = &test_case->numbers[k];
}

double number_as_double(enum number_type type, union number number) {
  switch (type) {
  case TYPE_I32:
    return number.i32;
  case TYPE_I64:
    return (double)number.i64;
  case TYPE_F32:
    return (double)number.f32;
  default:
    return number.f64;
  }
}

union number column_get(enum number_type type, const void *column, size_t row) {
  union number value = {.i64 = 0};
  switch (type) {
  case TYPE_I32:
    value.i32 = ((const int32_t *)column)[row];
    break;
  case TYPE_I64:
    value.i64 = ((const int64_t *)column)[row];
    break;
  case TYPE_F32:
    value.f32 = ((const float *)column)[row];
    break;
  default:
    value.f64 = ((const double *)column)[row];
    break;
  }
  return value;
}

void column_set(enum number_type type, void *column, size_t row, union number value) {
  switch (type) {
  case TYPE_I32:
    ((int32_t *)column)[row] = value.i32;
    break;
  case TYPE_I64:
    ((int64_t *)column)[row] = value.i64;
    break;
  case TYPE_F32:
    ((float *)column)[row] = value.f32;
    break;
  default:
    ((double *)column)[row] = value.f64;
    break;
  }
}
