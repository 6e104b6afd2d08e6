#include "scene.h"

#include "reference/shape.h"
#include "wide.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

/* sum = 2^halvings * number, exactly, for a double; false when no double is that number. */
static bool as_double(const struct terms *sum, int halvings, double *number) {
  struct scaled value = value_of_sum(sum);
  value.e -= halvings;
  *number = scaled_to_double(value);
  struct terms rest = *sum;
  for (int k = 0; k < 1 << halvings; k++)
    rest.term[rest.count++] = -*number;
  return sign_of_sum(&rest) == 0;
}

/* The same for a whole number: two doubles hold any of 64 bits. */
static bool as_whole(const struct terms *sum, int halvings, i128 *number) {
  const double high = scaled_to_double(value_of_sum(sum));
  struct terms rest = *sum;
  rest.term[rest.count++] = -high;
  const double low = scaled_to_double(value_of_sum(&rest));
  rest.term[rest.count++] = -low;
  if (sign_of_sum(&rest) != 0 || high > 0x1p90 || high < -0x1p90)
    return false;
  const i128 whole = (i128)high + (i128)low;
  if ((double)(i128)high != high || (double)(i128)low != low || whole % ((i128)1 << halvings) != 0)
    return false;
  *number = whole / ((i128)1 << halvings);
  return true;
}

static bool as_number(enum number_type type, const struct terms *sum, int halvings, union number *number) {
  i128 whole;
  switch (type) {
  case TYPE_I32:
    if (!as_whole(sum, halvings, &whole) || whole < INT32_MIN || whole > INT32_MAX)
      return false;
    number->i32 = (int32_t)whole;
    return true;
  case TYPE_I64:
    if (!as_whole(sum, halvings, &whole) || whole < INT64_MIN || whole > INT64_MAX)
      return false;
    number->i64 = (int64_t)whole;
    return true;
  case TYPE_F32: {
    double value;
    if (!as_double(sum, halvings, &value) || value > 0x1.fffffep127 || value < -0x1.fffffep127 ||
        (double)(float)value != value)
      return false;
    number->f32 = (float)value;
    return true;
  }
  default:
    return as_double(sum, halvings, &number->f64);
  }
}

/* The exact sums that the numbers of a layout are, for a shape whose coordinates are multiplied by
 * 2^halvings[k]. */
struct wanted {
  struct terms sum[4];
  int halvings[4];
};

static void want(struct wanted *wanted, unsigned k, struct terms sum, int halvings) {
  wanted->sum[k] = sum;
  wanted->halvings[k] = halvings;
}

static struct terms plus(const struct terms *a, const struct terms *b) {
  struct terms both = *a;
  terms_add(&both, b);
  return both;
}

/* Two lengths of at most eight terms: a centre box of 64-bit numbers has so many. */
static bool is_square(const struct terms *width, const struct terms *height) {
  const struct terms difference = terms_difference(width, height);
  return sign_of_sum(&difference) == 0;
}

static struct terms length(const struct span *span) { return terms_difference(&span->high, &span->low); }

static bool
want_layout(const struct real_shape *shape, enum layout layout, int doubled, struct wanted *wanted) {
  want(wanted, 0, shape->x.low, doubled);
  want(wanted, 1, shape->y.low, doubled);
  switch (layout) {
  case LAYOUT_POINT:
    return shape->is_point;
  case LAYOUT_DISC:
    want(wanted, 2, shape->r, doubled);
    return shape->is_disc;
  case LAYOUT_BOX_LTRB:
    want(wanted, 2, shape->x.high, doubled);
    want(wanted, 3, shape->y.high, doubled);
    break;
  case LAYOUT_BOX_CENTRE:
    want(wanted, 0, plus(&shape->x.low, &shape->x.high), doubled + 1);
    want(wanted, 1, plus(&shape->y.low, &shape->y.high), doubled + 1);
    want(wanted, 2, length(&shape->x), doubled + 1);
    want(wanted, 3, length(&shape->y), doubled + 1);
    break;
  case LAYOUT_RESIZE:
    return false;
  default: {
    struct terms width = length(&shape->x), height = length(&shape->y);
    const struct terms one = {1, {1}};
    for (int k = 0; layout == LAYOUT_BOX_PIXELS && k < 1 << doubled; k++) {
      terms_add(&width, &one);
      terms_add(&height, &one);
    }
    want(wanted, 2, width, doubled);
    want(wanted, 3, height, doubled);
    if (layout == LAYOUT_BOX_SQUARE && !is_square(&width, &height))
      return false;
    break;
  }
  }
  return !shape->is_disc && !shape->is_point;
}

/* Writes the shape's numbers in the form's type; `fault` is the number that does not fit, or the layout's
 * count when the shape is not of that layout. */
static bool shape_numbers(const struct real_shape *shape,
                          int doubled,
                          enum layout layout,
                          enum number_type type,
                          union number *numbers,
                          unsigned *fault) {
  struct wanted wanted;
  *fault = layout_columns(layout);
  if (!want_layout(shape, layout, doubled, &wanted))
    return false;
  for (unsigned k = 0; k < layout_columns(layout); k++)
    if (!as_number(type, &wanted.sum[k], wanted.halvings[k], &numbers[k])) {
      *fault = k;
      return false;
    }
  return true;
}

static enum number_type scene_number_type(const struct scene_number *number) {
  return number->whole ? TYPE_I64 : TYPE_F64;
}

static struct real_shape scene_real_shape(const struct scene_shape *shape) {
  struct terms n[4] = {{.count = 0}};
  for (unsigned k = 0; k < layout_columns(shape->layout); k++)
    n[k] = terms_of_number(scene_number_type(&shape->numbers[k]), shape->numbers[k].value);
  return real_shape(shape->layout, n);
}

static bool same_kind(enum layout a, enum layout b) { return layout_kind(a) == layout_kind(b); }

static void explain(enum layout layout, enum number_type type, unsigned fault, char *why) {
  if (fault < layout_columns(layout))
    snprintf(why,
             SCENE_WHY,
             "%s of %s is not exactly an %s",
             layout_column(layout, fault),
             layout_name(layout),
             type_name(type));
  else
    snprintf(why, SCENE_WHY, "the box is no %s", layout_name(layout));
}

bool scene_carry(const struct scene *scene, const struct form *form, union number *numbers, char *why) {
  if (form->shapes != 2 || scene->shapes != 2) {
    snprintf(why, SCENE_WHY, "the form is not of two shapes");
    return false;
  }
  const bool straight = same_kind(scene->shape[0].layout, form->layouts[0]) &&
                        same_kind(scene->shape[1].layout, form->layouts[1]);
  const bool crossed = same_kind(scene->shape[0].layout, form->layouts[1]) &&
                       same_kind(scene->shape[1].layout, form->layouts[0]);
  if (!straight && !crossed) {
    snprintf(why, SCENE_WHY, "the form is of other shapes");
    return false;
  }
  for (unsigned s = 0; s < 2; s++) {
    const struct real_shape shape = scene_real_shape(&scene->shape[straight ? s : 1 - s]);
    unsigned fault;
    if (!shape_numbers(
            &shape, 0, form->layouts[s], form->type, numbers + form_first_column(form, s), &fault)) {
      explain(form->layouts[s], form->type, fault, why);
      return false;
    }
  }
  return true;
}

/* A number of a layout for the box with its corner at n[0], n[1] and sizes n[2], n[3]. */
static double box_number(enum layout layout, const struct form_column *column, const double n[4]) {
  const unsigned axis = column->axis == AXIS_Y;
  switch (column->role) {
  case COLUMN_AT:
    return layout == LAYOUT_BOX_CENTRE ? n[axis] + n[axis + 2] / 2 : n[axis];
  case COLUMN_FAR:
    return n[axis] + n[axis + 2];
  case COLUMN_HALF:
    return n[axis + 2] / 2;
  default:
    return n[axis + 2];
  }
}

bool scene_on_paper(const struct scene *scene, const struct form *form, double numbers[FORM_MAX_COLUMNS]) {
  const bool crossed = !same_kind(scene->shape[0].layout, form->layouts[0]);
  if (form_pair(form) == PAIR_NONE)
    return false;
  for (unsigned s = 0; s < 2; s++) {
    const struct scene_shape *shape = &scene->shape[crossed ? 1 - s : s];
    const enum layout layout = form->layouts[s];
    double n[4] = {0};
    if (shape->layout != layout && (shape->layout != LAYOUT_BOX_XYWH || !layout_is_box(layout)))
      return false;
    for (unsigned k = 0; k < layout_columns(shape->layout); k++)
      n[k] = number_as_double(shape->numbers[k].whole ? TYPE_I64 : TYPE_F64, shape->numbers[k].value);
    for (unsigned k = 0; k < layout_columns(layout); k++) {
      const double number =
          shape->layout == layout ? n[k] : box_number(layout, layout_column_at(layout, k), n);
      *numbers++ = round(number * 1000) / 1000;
    }
  }
  return true;
}

bool scene_from_case(const struct form *form, const union number *numbers, struct scene *scene) {
  memset(scene, 0, sizeof *scene);
  const struct real_pair pair = real_pair(form, numbers);
  if (form_pair(form) == PAIR_NONE || pair.shape[0].x.low.count == 0)
    return false;
  const enum number_type type = type_is_whole(form->type) ? TYPE_I64 : TYPE_F64;
  scene->shapes = 2;
  for (unsigned s = 0; s < 2; s++) {
    struct scene_shape *shape = &scene->shape[s];
    const bool resized_box = form->shapes == 3 && layout_is_box(form->layouts[s]);
    shape->layout = resized_box ? LAYOUT_BOX_XYWH : form->layouts[s];
    union number value[4];
    unsigned fault;
    if (!shape_numbers(&pair.shape[s], pair.scale - 1, shape->layout, type, value, &fault))
      return false;
    for (unsigned k = 0; k < layout_columns(shape->layout); k++)
      shape->numbers[k] = (struct scene_number){type == TYPE_I64, value[k]};
  }
  return true;
}

bool case_carry(const struct form *from,
                const union number *numbers,
                const struct form *to,
                union number *carried,
                char *why) {
  struct scene scene;
  if (!scene_from_case(from, numbers, &scene)) {
    snprintf(
        why, SCENE_WHY, "the case is no scene: a number is not finite, or a resized shape cannot be written");
    return false;
  }
  return scene_carry(&scene, to, carried, why);
}
