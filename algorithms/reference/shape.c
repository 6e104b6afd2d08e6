#include "shape.h"

#include "finite.h"

/* Two doubles hold 64 bits: a multiple of 2^32, and a rest below it. */
static void take_number(enum number_type type, union number number, struct terms *terms) {
  terms->count = type == TYPE_I64 ? 2 : 1;
  if (type == TYPE_I64) {
    terms->term[0] = (double)(number.i64 >> 32) * 0x1p32;
    terms->term[1] = (double)(uint32_t)number.i64;
  } else {
    terms->term[0] = number_as_double(type, number);
  }
}

struct terms terms_of_number(enum number_type type, union number number) {
  struct terms terms = {.count = 0};
  take_number(type, number, &terms);
  return terms;
}

/* The size of a span decides whether it is flat or turned inside out. */
static void weigh(struct real_shape *shape, const struct terms *size) {
  const int sign = sign_of_sum(size);
  shape->invalid |= sign < 0;
  shape->flat |= sign == 0;
}

static void weigh_span(struct real_shape *shape, const struct span *span) {
  const struct terms size = terms_difference(&span->high, &span->low);
  weigh(shape, &size);
}

int layout_scale(enum layout layout) { return layout_is_box(layout) && layout_is_resized(layout) ? 2 : 1; }

static struct terms times(const struct terms *number, int scale) {
  return scale == 2 ? terms_sum(number, number) : *number;
}

/* Twice the span that keeps the centre of [low, low + size] and has the length `wish`. */
static struct span resized_span(const struct terms *low, const struct terms *size, const struct terms *wish) {
  struct terms centre = *size; /* twice the centre is 2 low + size */
  terms_add(&centre, low);
  terms_add(&centre, low);
  return (struct span){terms_difference(&centre, wish), terms_sum(&centre, wish)};
}

static struct span side_span(enum layout layout, enum axis axis, const struct terms *n, int scale) {
  const struct layout_sides sides = layout_sides(layout, axis);
  const struct terms at = times(&n[sides.at], scale), far = times(&n[sides.far], scale);
  if (sides.wish != sides.far)
    return resized_span(&n[sides.at], &n[sides.far], &n[sides.wish]);
  if (sides.by->role == COLUMN_FAR)
    return (struct span){at, far};
  if (sides.by->role == COLUMN_HALF)
    return (struct span){terms_difference(&at, &far), terms_sum(&at, &far)};
  struct span span = {at, terms_sum(&at, &far)};
  for (int k = 0; layout == LAYOUT_BOX_PIXELS && k < scale; k++)
    terms_subtract(&span.high, &(struct terms){1, {1}});
  return span;
}

static bool some_size_is_negative(enum layout layout, const struct terms *n) {
  for (unsigned k = 0; k < layout_columns(layout); k++)
    if (column_is_size(layout_column_at(layout, k)) && sign_of_sum(&n[k]) < 0)
      return true;
  return false;
}

struct real_shape real_shape(enum layout layout, const struct terms *n, int scale) {
  struct real_shape shape = {.kind = layout_kind(layout)};
  if (shape.kind == KIND_BOX) {
    shape.x = side_span(layout, AXIS_X, n, scale);
    shape.y = side_span(layout, AXIS_Y, n, scale);
    weigh_span(&shape, &shape.x);
    weigh_span(&shape, &shape.y);
  } else {
    shape.x.low = shape.x.high = times(&n[0], scale);
    shape.y.low = shape.y.high = times(&n[1], scale);
  }
  if (shape.kind == KIND_DISC) {
    shape.r = times(&n[layout_sides(layout, AXIS_X).wish], scale);
    weigh(&shape, &shape.r);
  }
  /* Sizes that others take the place of must be valid too. */
  shape.invalid |= layout_is_resized(layout) && some_size_is_negative(layout, n);
  return shape;
}

static void copy_scaled(struct terms *to, const struct terms *number, int scale) {
  terms_copy(to, number);
  if (scale == 2)
    terms_add(to, number);
}

/* Hulls are large, and mostly room: only what is used of one is written. */
void real_hull(enum layout layout, const struct terms *n, int scale, struct hull *hull) {
  _Static_assert(LAYOUT_MAX_COLUMNS / 2 <= HULL_POINTS && HULL_POINTS >= 4, "a hull has room for any shape");
  hull->r.count = 0;
  if (layout_is_box(layout)) {
    const struct span x = side_span(layout, AXIS_X, n, scale), y = side_span(layout, AXIS_Y, n, scale);
    hull->points = 4;
    for (unsigned k = 0; k < 4; k++) {
      terms_copy(&hull->x[k], k == 1 || k == 2 ? &x.high : &x.low);
      terms_copy(&hull->y[k], k >= 2 ? &y.high : &y.low);
    }
    return;
  }
  hull->points = layout_vertices(layout);
  for (size_t k = 0; k < hull->points; k++) {
    copy_scaled(&hull->x[k], &n[2 * k], scale);
    copy_scaled(&hull->y[k], &n[2 * k + 1], scale);
  }
  if (layout_is_round(layout))
    copy_scaled(&hull->r, &n[layout_sides(layout, AXIS_X).wish], scale);
}

static int form_scale(const struct form *form) {
  const int a = layout_scale(form->layouts[0]), b = layout_scale(form->layouts[1]);
  return a > b ? a : b;
}

/* Whether some size is negative, or a low side of a box beyond the high one. */
static bool hull_is_invalid(enum layout layout, const struct terms *n, const struct hull *hull) {
  if (some_size_is_negative(layout, n))
    return true;
  if (!layout_is_box(layout))
    return false;
  const struct terms w = terms_difference(&hull->x[1], &hull->x[0]),
                     h = terms_difference(&hull->y[2], &hull->y[0]);
  return sign_of_sum(&w) < 0 || sign_of_sum(&h) < 0;
}

void hull_pair(const struct form *form, const union number *numbers, struct hull_pair *pair) {
  pair->scale = form_scale(form);
  pair->invalid = form_pair(form) == PAIR_NONE || !all_finite(form->type, numbers, form_columns(form));
  for (unsigned s = 0; s < SHAPES && !pair->invalid; s++) {
    const enum layout layout = form->layouts[s];
    struct terms n[LAYOUT_MAX_COLUMNS];
    for (unsigned k = 0; k < layout_columns(layout); k++)
      take_number(form->type, *numbers++, &n[k]);
    real_hull(layout, n, pair->scale, &pair->hull[s]);
    pair->invalid = hull_is_invalid(layout, n, &pair->hull[s]);
  }
}

bool hull_is_flat(enum layout layout, const struct hull *hull, const struct hull_core *core) {
  const unsigned corners = layout_corners(layout);
  if (layout_is_round(layout))
    return sign_of_sum(&hull->r) == 0;
  if (corners == 2)
    return core->points == 1;
  return corners > 2 && !core->left_turn && !core->right_turn;
}

struct real_pair real_pair(const struct form *form, const union number *numbers) {
  struct real_pair pair = {.scale = 1};
  const unsigned columns = form_columns(form), second = form_first_column(form, 1);
  if (pair_told_by(form_pair(form)) == PLACES_OF_HULLS || !all_finite(form->type, numbers, columns)) {
    pair.invalid = true;
    return pair;
  }
  struct terms n[FORM_MAX_COLUMNS] = {{.count = 0}};
  for (unsigned k = 0; k < columns; k++)
    n[k] = terms_of_number(form->type, numbers[k]);
  pair.scale = form_scale(form);
  pair.shape[0] = real_shape(form->layouts[0], n, pair.scale);
  pair.shape[1] = real_shape(form->layouts[1], n + second, pair.scale);
  pair.invalid = pair.shape[0].invalid || pair.shape[1].invalid;
  return pair;
}
