#include "form.h"

#define XY(x, y, ROLE)                                                                                       \
  {x, AXIS_X, ROLE}, { y, AXIS_Y, ROLE }

static const struct {
  const char *name, *short_name;
  enum shape_kind kind;
  unsigned columns;
  struct form_column column[4];
} LAYOUT[LAYOUTS] = {
    [LAYOUT_POINT] = {"point", "point-xy", KIND_POINT, 2, {XY("x", "y", COLUMN_AT)}},
    [LAYOUT_DISC] =
        {"disc", "disc-xyr", KIND_DISC, 3, {XY("cx", "cy", COLUMN_AT), {"r", AXIS_BOTH, COLUMN_RADIUS}}},
    [LAYOUT_BOX_XYWH] =
        {"box-xywh", "box", KIND_BOX, 4, {XY("x", "y", COLUMN_AT), XY("w", "h", COLUMN_SIZE)}},
    [LAYOUT_BOX_LTRB] =
        {"box-ltrb", "ltrb", KIND_BOX, 4, {XY("left", "top", COLUMN_AT), XY("right", "bottom", COLUMN_FAR)}},
    [LAYOUT_BOX_CENTRE] =
        {"box-centre", "centre", KIND_BOX, 4, {XY("cx", "cy", COLUMN_AT), XY("rx", "ry", COLUMN_HALF)}},
    [LAYOUT_BOX_SQUARE] =
        {"box-square", "square", KIND_BOX, 3, {XY("x", "y", COLUMN_AT), {"s", AXIS_BOTH, COLUMN_SIZE}}},
    [LAYOUT_BOX_PIXELS] =
        {"box-pixels", "pixels", KIND_BOX, 4, {XY("x", "y", COLUMN_AT), XY("w", "h", COLUMN_SIZE)}},
    [LAYOUT_RESIZE] =
        {"resize", "resize", KINDS, 3, {XY("vw", "vh", COLUMN_SIZE), {"vr", AXIS_BOTH, COLUMN_RADIUS}}},
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

static const char *const KIND_NAME[KINDS + 1] = {
    [KIND_POINT] = "point", [KIND_DISC] = "disc", [KIND_BOX] = "box", [KINDS] = "resize"};

static const struct {
  const char *name;
  enum shape_kind kinds[2];
} PAIR[PAIRS + 1] = {
    [PAIR_POINT_BOX] = {"point-box", {KIND_POINT, KIND_BOX}},
    [PAIR_POINT_DISC] = {"point-disc", {KIND_POINT, KIND_DISC}},
    [PAIR_DISC_DISC] = {"disc-disc", {KIND_DISC, KIND_DISC}},
    [PAIR_DISC_BOX] = {"disc-box", {KIND_DISC, KIND_BOX}},
    [PAIR_BOX_BOX] = {"box-box", {KIND_BOX, KIND_BOX}},
    [PAIR_NONE] = {"none", {KINDS, KINDS}},
};

unsigned layout_columns(enum layout layout) { return LAYOUT[layout].columns; }
const char *layout_name(enum layout layout) { return LAYOUT[layout].name; }
const char *layout_short_name(enum layout layout) { return LAYOUT[layout].short_name; }
const char *layout_column(enum layout layout, unsigned k) { return LAYOUT[layout].column[k].name; }
enum shape_kind layout_kind(enum layout layout) { return LAYOUT[layout].kind; }
bool layout_is_box(enum layout layout) { return layout_kind(layout) == KIND_BOX; }
const char *kind_name(enum shape_kind kind) { return KIND_NAME[kind]; }

const char *type_name(enum number_type type) { return TYPE[type].name; }
size_t type_size(enum number_type type) { return TYPE[type].size; }
bool type_is_whole(enum number_type type) { return TYPE[type].whole; }

unsigned form_first_column(const struct form *form, unsigned shape) {
  unsigned first = 0;
  for (unsigned s = 0; s < shape; s++)
    first += layout_columns(form->layouts[s]);
  return first;
}

const struct form_column *layout_column_at(enum layout layout, unsigned k) {
  return &LAYOUT[layout].column[k];
}

struct layout_sides layout_sides(enum layout layout, enum axis axis) {
  const unsigned at = axis == AXIS_Y;
  unsigned far = at;
  for (unsigned k = 0; k < layout_columns(layout); k++) {
    const struct form_column *column = layout_column_at(layout, k);
    if (column->role != COLUMN_AT && (column->axis == axis || column->axis == AXIS_BOTH))
      far = k;
  }
  return (struct layout_sides){at, far, layout_column_at(layout, far)};
}

const struct form_column *form_column_at(const struct form *form, unsigned k) {
  unsigned s = 0;
  while (k >= layout_columns(form->layouts[s]))
    k -= layout_columns(form->layouts[s++]);
  return layout_column_at(form->layouts[s], k);
}

bool column_is_size(const struct form_column *column) { return column->role >= COLUMN_SIZE; }

bool column_moves(const struct form_column *column, enum axis axis) {
  return !column_is_size(column) && column->axis == axis;
}

bool form_moves(const struct form *form, unsigned k, unsigned shape, enum axis axis) {
  const unsigned first = form_first_column(form, shape);
  return k >= first && k < first + layout_columns(form->layouts[shape]) &&
         column_moves(form_column_at(form, k), axis);
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
  const enum shape_kind a = layout_kind(form->layouts[0]), b = layout_kind(form->layouts[1]);
  unsigned pair = 0;
  while (pair < PAIR_NONE && !(PAIR[pair].kinds[0] == a && PAIR[pair].kinds[1] == b) &&
         !(PAIR[pair].kinds[0] == b && PAIR[pair].kinds[1] == a))
    pair++;
  const bool resized = form->shapes == 3 && pair == PAIR_DISC_BOX && form->layouts[2] == LAYOUT_RESIZE;
  return form->shapes == 2 || resized ? (enum pair)pair : PAIR_NONE;
}

bool form_is_swapped(const struct form *form) {
  const enum pair pair = form_pair(form);
  return pair != PAIR_NONE && layout_kind(form->layouts[0]) != PAIR[pair].kinds[0];
}

const char *pair_name(enum pair pair) { return PAIR[pair].name; }

struct form form_ordered(const struct form *form) {
  struct form ordered = *form;
  if (form_is_swapped(form)) {
    ordered.layouts[0] = form->layouts[1];
    ordered.layouts[1] = form->layouts[0];
  }
  return ordered;
}

unsigned form_ordered_column(const struct form *form, unsigned k) {
  const unsigned second = form_first_column(form, 1), third = form_first_column(form, 2);
  if (!form_is_swapped(form) || k >= third)
    return k;
  return k < second ? k + third - second : k - second;
}

void form_arrange(const struct form *form, const union number *ordered, union number *arranged) {
  for (unsigned k = 0; k < form_columns(form); k++)
    arranged[k] = ordered[form_ordered_column(form, k)];
}

void case_columns(const struct form *form,
                  const union number *numbers,
                  const void *columns[FORM_MAX_COLUMNS]) {
  for (unsigned k = 0; k < form_columns(form); k++)
    columns[k] = &numbers[k];
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
