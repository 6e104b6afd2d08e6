#include "scene.h"

#include "number.h"
#include "reference/exact.h"
#include "reference/shape.h"
#include "wording.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

/* The sum, or half of it, as a double; false when no double is that number. */
static bool as_double(const struct terms *sum, bool halved, double *number) {
  struct scaled value = value_of_sum(sum);
  value.e -= halved;
  *number = scaled_to_double(value);
  struct terms rest = *sum;
  for (int k = 0; k <= halved; k++)
    rest.term[rest.count++] = -*number;
  return sign_of_sum(&rest) == 0;
}

/* The same for a whole number: two doubles hold any of 64 bits. */
static bool as_whole(const struct terms *sum, bool halved, i128 *number) {
  const double high = scaled_to_double(value_of_sum(sum));
  struct terms rest = *sum;
  rest.term[rest.count++] = -high;
  const double low = scaled_to_double(value_of_sum(&rest));
  rest.term[rest.count++] = -low;
  if (sign_of_sum(&rest) != 0 || high > 0x1p90 || high < -0x1p90)
    return false;
  const i128 whole = (i128)high + (i128)low;
  if ((double)(i128)high != high || (double)(i128)low != low || (halved && whole % 2 != 0))
    return false;
  *number = halved ? whole / 2 : whole;
  return true;
}

static bool as_number(enum number_type type, const struct terms *sum, bool halved, union number *number) {
  i128 whole;
  double value;
  if (!type_is_whole(type))
    return as_double(sum, halved, &value) && number_from_double(type, value, number) &&
           number_as_double(type, *number) == value;
  if (!as_whole(sum, halved, &whole) || whole != (type == TYPE_I32 ? (int32_t)whole : (int64_t)whole))
    return false;
  *number = number_whole(type, (int64_t)whole);
  return true;
}

/* The exact sums, or halves of them, that the numbers of a layout are. */
struct wanted {
  struct terms sum[LAYOUT_MAX_COLUMNS];
  bool halved[LAYOUT_MAX_COLUMNS];
};

/* Two lengths of at most eight terms: a centre box of 64-bit numbers has so many. */
static bool is_square(const struct terms *width, const struct terms *height) {
  return compare_sums(width, height) == 0;
}

/* From the low to the high side along an axis. */
struct span {
  struct terms low, high;
};

static struct terms length(const struct span *span) { return terms_difference(&span->high, &span->low); }

/* The numbers of a core's span in a layout. What is rounded inwards has its radius around it, and a box of
 * pixels one more than its length. */
static void want_span(struct span *span,
                      const struct terms *radius,
                      enum layout layout,
                      enum axis axis,
                      struct wanted *wanted) {
  const struct layout_sides sides = layout_sides(layout, axis);
  if (layout_is_inward(layout)) {
    terms_subtract(&span->low, radius);
    terms_add(&span->high, radius);
  }
  struct terms size = length(span);
  const bool centre = sides.by->role == COLUMN_HALF;
  if (layout == LAYOUT_BOX_PIXELS)
    terms_add(&size, &(struct terms){1, {1}});
  wanted->sum[sides.at] = centre ? terms_sum(&span->low, &span->high) : span->low;
  wanted->sum[sides.far] = sides.by->role == COLUMN_FAR ? span->high : size;
  wanted->halved[sides.at] = wanted->halved[sides.far] = centre;
}

/* What a shape in one layout is in another. */
static bool want_layout(enum layout from, const struct terms *n, enum layout to, struct wanted *wanted) {
  /* Under another rule a ring may be another shape. */
  if (layout_kind(from) != layout_kind(to) || layout_rule(from) != layout_rule(to))
    return false;
  for (unsigned k = 0; k < layout_columns(to) && from == to; k++)
    wanted->sum[k] = n[k];
  if (from == to)
    return true;
  struct hull core;
  real_hull(from, n, &core);
  struct span x = {core.x[0], core.x[1]}, y = {core.y[0], core.y[2]};
  const struct terms width = length(&x), height = length(&y);
  want_span(&x, &core.r, to, AXIS_X, wanted);
  want_span(&y, &core.r, to, AXIS_Y, wanted);
  for (unsigned k = layout_radius(to); k < layout_columns(to); k++)
    wanted->sum[k] = core.r;
  return to != LAYOUT_BOX_SQUARE || is_square(&width, &height);
}

/* Writes the shape's numbers in the type; `fault` is the number that does not fit, or the layout's count of
 * columns when the shape is not of that layout. */
static bool shape_numbers(enum layout from,
                          const struct terms *n,
                          enum layout to,
                          enum number_type type,
                          union number *numbers,
                          unsigned *fault) {
  struct wanted wanted = {.halved = {false}};
  *fault = layout_columns(to);
  if (!want_layout(from, n, to, &wanted))
    return false;
  for (unsigned k = 0; k < layout_columns(to); k++)
    if (!as_number(type, &wanted.sum[k], wanted.halved[k], &numbers[k])) {
      *fault = k;
      return false;
    }
  return true;
}

/* Corners of an octagon in quarters of its size; a square and a triangle of the same size. */
static const int8_t CORNER[][2] = {{1, 0}, {3, 0}, {4, 1}, {4, 3}, {3, 4}, {1, 4}, {0, 3}, {0, 1}};
static const int8_t SQUARE_CORNER[][2] = {{0, 0}, {4, 0}, {4, 4}, {0, 4}};
static const int8_t LINE_CORNER[][2] = {{0, 0}, {4, 4}};
/* A ring with a notch. */
static const int8_t RING_CORNER[][2] = {{0, 0}, {4, 0}, {4, 4}, {2, 2}, {0, 4}};
enum { RING_CORNERS = sizeof RING_CORNER / sizeof RING_CORNER[0] };

struct scene_shape scene_sample(enum shape_kind kind, int64_t x, int64_t y, int64_t size) {
  const enum layout layout = kind_layout(kind);
  const unsigned vertices = layout_vertices(layout);
  const bool ring = layout_is_ring(layout);
  const int8_t(*corner)[2] = ring           ? RING_CORNER
                             : vertices > 4 ? CORNER
                             : vertices > 2 ? SQUARE_CORNER
                                            : LINE_CORNER;
  struct scene_shape shape = {.layout = layout};
  for (unsigned k = 0; k < layout_columns(layout); k++) {
    const struct form_column *column = layout_column_at(layout, k);
    const bool down = column->axis == AXIS_Y;
    int64_t number = down ? y : x;
    const unsigned at = (k - layout_vertex(layout, 0)) / 2,
                   turn = ring && at >= RING_CORNERS ? RING_CORNERS - 1 : at;
    if (column->role == COLUMN_COUNT)
      number = RING_CORNERS;
    else if (column_is_size(column))
      number = column->role == COLUMN_SIZE ? size : size / (vertices == 1 && !down ? 2 : 4);
    else if (vertices == 1)
      number += size / 2;
    else if (vertices > 1)
      number += corner[turn][down] * size / 4;
    shape.numbers[k] = (struct scene_number){true, {.i64 = number}};
  }
  return shape;
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
    snprintf(why, SCENE_WHY, "the %s is not %s", kind_name(layout_kind(layout)), layout_words(layout));
}

bool scene_carry(const struct scene *scene, const struct form *form, union number *numbers, char *why) {
  const bool straight = same_kind(scene->shape[0].layout, form->layouts[0]) &&
                        same_kind(scene->shape[1].layout, form->layouts[1]);
  const bool crossed = same_kind(scene->shape[0].layout, form->layouts[1]) &&
                       same_kind(scene->shape[1].layout, form->layouts[0]);
  if (scene->shapes != SHAPES || (!straight && (!crossed || scene->moves)))
    return say_why(why, SCENE_WHY, "the form is of other shapes");
  if (scene->moves != question_moves(form->question))
    return say_why(why,
                   SCENE_WHY,
                   scene->moves ? "the shapes of the form stand still"
                                : "the form's first shape moves; say how far at the end, as in 'by 3 0'");
  for (unsigned s = 0; s < SHAPES; s++) {
    const struct scene_shape *shape = &scene->shape[straight ? s : 1 - s];
    struct terms n[LAYOUT_MAX_COLUMNS] = {{.count = 0}};
    unsigned fault;
    for (unsigned k = 0; k < layout_columns(shape->layout); k++)
      take_numbers(shape->numbers[k].whole ? TYPE_I64 : TYPE_F64, &shape->numbers[k].value, 1, &n[k]);
    if (!shape_numbers(
            shape->layout, n, form->layouts[s], form->type, numbers + form_first_column(form, s), &fault)) {
      explain(form->layouts[s], form->type, fault, why);
      return false;
    }
  }
  const unsigned first = form_first_column(form, SHAPES);
  for (unsigned k = first; k < form_columns(form); k++) {
    const struct scene_number *way = &scene->way[k - first];
    struct terms n;
    take_numbers(way->whole ? TYPE_I64 : TYPE_F64, &way->value, 1, &n);
    if (!as_number(form->type, &n, false, &numbers[k]))
      return say_why(
          why, SCENE_WHY, "%s is not exactly an %s", form_column_at(form, k)->name, type_name(form->type));
  }
  return true;
}

bool scene_held(const struct scene *scene, struct form *form, union number *numbers, char *why) {
  for (unsigned s = 0; s < SHAPES; s++)
    form->layouts[s] = scene->shape[s].layout;
  form->type = TYPE_I64;
  if (scene_carry(scene, form, numbers, why))
    return true;
  form->type = TYPE_F64;
  return scene_carry(scene, form, numbers, why);
}

/* Number k of a layout for a shape in its plain one: a box with its corner at n[0], n[1] and sizes n[2],
 * n[3], a rounded one with its radius n[4]. */
static double paper_number(enum layout layout, unsigned k, const double *n) {
  const struct form_column *column = layout_column_at(layout, k);
  const unsigned axis = column->axis == AXIS_Y;
  switch (column->role) {
  case COLUMN_VERTEX:
  case COLUMN_AT:
    return layout_sides(layout, (enum axis)axis).by->role == COLUMN_HALF ? n[axis] + n[axis + 2] / 2
                                                                         : n[axis];
  case COLUMN_FAR:
    return n[axis] + n[axis + 2];
  case COLUMN_HALF:
    return n[axis + 2] / 2 - (layout_is_round(layout) ? n[4] : 0);
  case COLUMN_SIZE:
    return n[axis + 2];
  case COLUMN_RADIUS:
  case COLUMN_COUNT:
  case COLUMN_WAY:
    break;
  }
  return n[k];
}

static double as_double_number(const struct scene_number *number) {
  return number_as_double(number->whole ? TYPE_I64 : TYPE_F64, number->value);
}

bool scene_on_paper(const struct scene *scene, const struct form *form, double numbers[FORM_MAX_COLUMNS]) {
  double *const from = numbers;
  const bool crossed = !same_kind(scene->shape[0].layout, form->layouts[0]);
  if (form_pair(form) == PAIR_NONE)
    return false;
  for (unsigned s = 0; s < 2; s++) {
    const struct scene_shape *shape = &scene->shape[crossed ? 1 - s : s];
    const enum layout layout = form->layouts[s];
    double n[LAYOUT_MAX_COLUMNS] = {0};
    if (shape->layout != layout && (shape->layout != kind_layout(layout_kind(layout)) ||
                                    layout_rule(shape->layout) != layout_rule(layout)))
      return false;
    for (unsigned k = 0; k < layout_columns(shape->layout); k++)
      n[k] = as_double_number(&shape->numbers[k]);
    for (unsigned k = 0; k < layout_columns(layout); k++) {
      const double number = shape->layout == layout ? n[k] : paper_number(layout, k, n);
      *numbers++ = round(number * 1000) / 1000;
    }
  }
  for (unsigned axis = 0; axis < WAY_COLUMNS && question_moves(form->question); axis++)
    *numbers++ = scene->moves ? round(as_double_number(&scene->way[axis]) * 1000) / 1000
                              : from[form_first_column(form, 1) + axis] - from[axis];
  return true;
}

bool scene_from_case(const struct form *form, const union number *numbers, struct scene *scene) {
  memset(scene, 0, sizeof *scene);
  if (form_pair(form) == PAIR_NONE || !numbers_are_finite(form->type, numbers, form_columns(form)))
    return false;
  const enum number_type type = type_is_whole(form->type) ? TYPE_I64 : TYPE_F64;
  scene->shapes = SHAPES;
  for (unsigned s = 0; s < SHAPES; s++) {
    struct scene_shape *shape = &scene->shape[s];
    struct terms n[LAYOUT_MAX_COLUMNS] = {{.count = 0}};
    union number value[LAYOUT_MAX_COLUMNS];
    unsigned fault;
    shape->layout = form->layouts[s];
    const unsigned columns = layout_columns(form->layouts[s]);
    take_numbers(form->type, numbers, columns, n);
    numbers += columns;
    if (!shape_numbers(form->layouts[s], n, shape->layout, type, value, &fault))
      return false;
    for (unsigned k = 0; k < layout_columns(shape->layout); k++)
      shape->numbers[k] = (struct scene_number){type == TYPE_I64, value[k]};
  }
  scene->moves = question_moves(form->question);
  for (unsigned k = 0; k < WAY_COLUMNS && scene->moves; k++) {
    const union number way =
        type == TYPE_I64 ? number_whole(TYPE_I64, form->type == TYPE_I32 ? numbers[k].i32 : numbers[k].i64)
                         : (union number){.f64 = number_as_double(form->type, numbers[k])};
    scene->way[k] = (struct scene_number){type == TYPE_I64, way};
  }
  return true;
}

bool case_carry(const struct form *from,
                const union number *numbers,
                const struct form *to,
                union number *carried,
                char *why) {
  struct scene scene;
  if (!scene_from_case(from, numbers, &scene))
    return say_why(why, SCENE_WHY, "the case is no scene: a number is not finite");
  return scene_carry(&scene, to, carried, why);
}
