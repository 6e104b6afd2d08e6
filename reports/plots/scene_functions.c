/* What a picture needs of a case and SQL cannot tell: where its shapes lie. */
#include "../pictures.h"

#include "drawn.h"
#include "number.h"
#include "text.h"
#include "truth.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static bool read_form(sqlite3_value *value, struct form *form) {
  char why[FORM_TEXT];
  const char *text = (const char *)sqlite3_value_text(value);
  return text != NULL && form_parse(text, form, why);
}

static bool read_numbers(const struct form *form, sqlite3_value *value, union number *numbers) {
  char why[TEXT_WHY];
  const char *text = (const char *)sqlite3_value_text(value);
  return text != NULL && case_parse(form, "", text, numbers, why);
}

/* Everything in units of the view, so that no size is too large or too small to draw: its middle is the
 * origin, and the shapes reach from about -1 to 1. */
struct view {
  struct drawn_shape shape[SHAPES];
  struct spot middle; /* of the view, in numbers of the case */
  double unit;        /* of the view, likewise */
  /* How far the first shape is seen to move, and how far it comes until both meet, if they do. */
  struct spot way, met;
};

/* The bounds with those of the first shape where its way is seen to end: of a long one the beginning, which
 * is as long as it can be until they meet. */
static struct bounds
look_along(const struct form *form, const union number *numbers, int power, struct view *view) {
  const struct drawn_shape *first = &view->shape[0];
  struct bounds all = drawn_bounds(view->shape);
  if (!question_moves(form->question))
    return all;
  const unsigned at = form_first_column(form, SHAPES);
  const double dx = ldexp(number_as_double(form->type, numbers[at]), power),
               dy = ldexp(number_as_double(form->type, numbers[at + 1]), power), far = hypot(dx, dy),
               most = 2 * fmax(all.right - all.left, all.bottom - all.top),
               part = far > most ? most / far : 1, met = reference_meeting(form, numbers).part;
  view->way = (struct spot){part * dx, part * dy};
  view->met = isfinite(met) ? (struct spot){met * dx, met * dy} : view->way;
  all.left = fmin(all.left, first->box.left + view->way.x);
  all.right = fmax(all.right, first->box.right + view->way.x);
  all.top = fmin(all.top, first->box.top + view->way.y);
  all.bottom = fmax(all.bottom, first->box.bottom + view->way.y);
  return all;
}

/* First by a power of two to sizes about 1, so that nothing overflows; then about the middle of both. */
static bool look(const struct form *form, const union number *numbers, struct view *view) {
  struct drawn_shape *s = view->shape;
  int power;
  if (!drawn_shapes(form, numbers, (struct spot){0, 0}, s) || !drawn_settle(s, &power))
    return false;
  const struct bounds all = look_along(form, numbers, power, view);
  const double half = fmax(fmax(all.right - all.left, all.bottom - all.top) / 2 * 1.18, 0x1p-60);
  const struct spot middle = {(all.left + all.right) / 2, (all.top + all.bottom) / 2};
  for (unsigned k = 0; k < SHAPES; k++)
    drawn_place(&s[k], middle, 0, half);
  view->way = (struct spot){view->way.x / half, view->way.y / half};
  view->met = (struct spot){view->met.x / half, view->met.y / half};
  view->middle = (struct spot){ldexp(middle.x, -power), ldexp(middle.y, -power)};
  view->unit = ldexp(half, -power);
  return isfinite(view->middle.x) && isfinite(view->middle.y) && isfinite(view->unit) && view->unit > 0;
}

/* Whether it is too thin to see its inside; its ends are then two of its points. */
static bool is_line(const struct drawn_shape *shape, double speck, struct spot ends[2]) {
  double longest = 0, width = 0;
  for (unsigned i = 0; i < shape->points; i++)
    for (unsigned j = 0; j < i; j++) {
      const double length = hypot(shape->at[i].x - shape->at[j].x, shape->at[i].y - shape->at[j].y);
      if (length > longest) {
        longest = length;
        ends[0] = shape->at[i];
        ends[1] = shape->at[j];
      }
    }
  if (longest == 0)
    return false;
  const struct spot across = side_normal(ends[0], ends[1]);
  for (unsigned i = 0; i < shape->points; i++)
    width =
        fmax(width, fabs((shape->at[i].x - ends[0].x) * across.x + (shape->at[i].y - ends[0].y) * across.y));
  return 2 * shape->r + width < speck;
}

/* The middle of its uppermost points, or with `way` 1 of its lowest ones. */
static double middle_of_end(const struct drawn_shape *shape, double way) {
  double most = -INFINITY, left = 0, right = 0;
  for (unsigned k = 0; k < shape->points; k++) {
    const double out = way * shape->at[k].y, x = shape->at[k].x;
    left = out > most ? x : out == most ? fmin(left, x) : left;
    right = out > most ? x : out == most ? fmax(right, x) : right;
    most = fmax(most, out);
  }
  return (left + right) / 2;
}

/* JSON has no other numbers. */
static double finite(double number) { return isfinite(number) ? number : 0; }
/* Of a view, where what is tiny is not seen: gnuplot reads no number below the normal ones. */
static double seen(double number) { return isnormal(number) ? number : 0; }

static void put_spots(sqlite3_str *to, const char *name, const struct spot *at, unsigned count) {
  sqlite3_str_appendf(to, ",\"%s\":[", name);
  for (unsigned k = 0; k < count; k++)
    sqlite3_str_appendf(to, "%s[%!.17g,%!.17g]", k > 0 ? "," : "", seen(at[k].x), seen(at[k].y));
  sqlite3_str_appendall(to, "]");
}

/* The outline as gnuplot reads it, a spot a line, closed; and its lines, of holes apart from each other. */
static void put_outline(sqlite3_str *to, const struct drawn_shape *shape) {
  enum { TURN = 48 }; /* less than half a pixel beside the rim of a disc that fills the panel */
  struct spot at[DRAWN_RIM(TURN)];
  const unsigned count = drawn_rim(shape, TURN, at);
  sqlite3_str_appendall(to, ",\"outline\":\"");
  for (unsigned k = 0; k <= count; k++)
    sqlite3_str_appendf(to, "%s%.6g %.6g", k > 0 ? "\\n" : "", seen(at[k % count].x), seen(at[k % count].y));
  sqlite3_str_appendall(to, "\",\"lines\":\"");
  for (unsigned k = 0; k < shape->points && shape->seams != 0; k++)
    sqlite3_str_appendf(to,
                        "%.6g %.6g\\n%s",
                        seen(shape->at[k].x),
                        seen(shape->at[k].y),
                        drawn_is_seam(shape, k) ? "\\n" : "");
  sqlite3_str_appendall(to, "\"");
}

static void put_shape(sqlite3_str *to, const struct form *form, const struct view *view, unsigned k) {
  static const double SPECK = 0.02; /* what is smaller would not be seen */
  const struct drawn_shape *s = &view->shape[k];
  const bool speck = drawn_extent(s) < SPECK;
  struct spot ends[2] = {{0, 0}, {0, 0}};
  const bool line = !speck && is_line(s, SPECK, ends);
  const struct spot names[] = {
      {speck ? s->centre.x : middle_of_end(s, -1), speck ? s->centre.y : s->box.top},
      {speck ? s->centre.x : middle_of_end(s, 1), speck ? s->centre.y : s->box.bottom}};
  sqlite3_str_appendf(to,
                      "{\"name\":\"%s\",\"size\":%!.17g,\"is\":\"%s\",\"low\":%!.17g",
                      shape_words(form, k),
                      drawn_extent(s),
                      speck  ? "speck"
                      : line ? "line"
                             : "area",
                      s->box.bottom);
  put_spots(to, "centre", &s->centre, 1);
  put_spots(to, "corner", (const struct spot[]){{s->box.left, s->box.top}}, 1);
  put_spots(to, "ends", ends, 2);
  put_spots(to, "names", names, 2);
  put_outline(to, s);
  sqlite3_str_appendall(to, "}");
}

/* scene(form, numbers): both shapes in units of a view, and where they are nearest. NULL: they cannot be
 * drawn. */
static void scene(sqlite3_context *context, int count, sqlite3_value **value) {
  struct form form;
  union number numbers[FORM_MAX_COLUMNS];
  struct view view = {.way = {0, 0}};
  (void)count;
  if (!read_form(value[0], &form) || !read_numbers(&form, value[1], numbers) || !look(&form, numbers, &view))
    return;
  sqlite3_str *to = sqlite3_str_new(sqlite3_context_db_handle(context));
  const struct meeting meeting = drawn_meeting(view.shape);
  sqlite3_str_appendf(to, "{\"unit\":%!.17g,\"gap\":%!.17g", view.unit, finite(meeting.gap * view.unit));
  put_spots(to, "middle", &view.middle, 1);
  put_spots(to, "near", meeting.on, SHAPES);
  put_spots(to, "way", &meeting.direction, 1);
  put_spots(to, "leaves", &meeting.along[0][0], 2 * 3);
  if (question_moves(form.question)) {
    const struct spot from = view.shape[0].centre, way[] = {from, view.way, view.met};
    sqlite3_str_appendall(to, ",\"moves\":\"");
    for (unsigned k = 0; k < sizeof way / sizeof way[0]; k++)
      sqlite3_str_appendf(to, "%.6g %.6g ", seen(way[k].x), seen(way[k].y));
    sqlite3_str_appendall(to, "\"");
  }
  sqlite3_str_appendall(to, ",\"shape\":[");
  put_shape(to, &form, &view, 0);
  sqlite3_str_appendall(to, ",");
  put_shape(to, &form, &view, 1);
  sqlite3_str_appendall(to, "]}");
  sqlite3_result_text(context, sqlite3_str_finish(to), -1, sqlite3_free);
}

/* step(form, numbers, neighbour): the last number that differs, counted from 0; of which shape it is; where
 * it stands, and how far it goes. NULL: none does. */
static void step(sqlite3_context *context, int count, sqlite3_value **value) {
  struct form form;
  union number from[FORM_MAX_COLUMNS], to[FORM_MAX_COLUMNS];
  (void)count;
  if (!read_form(value[0], &form) || !read_numbers(&form, value[1], from) ||
      !read_numbers(&form, value[2], to))
    return;
  for (unsigned k = form_columns(&form); k-- > 0;) {
    const double a = number_as_double(form.type, from[k]), b = number_as_double(form.type, to[k]);
    if (a == b || !isfinite(b - a))
      continue;
    char *text = sqlite3_mprintf("{\"number\":%u,\"shape\":%d,\"from\":%!.17g,\"by\":%!.17g}",
                                 k,
                                 k >= layout_columns(form.layouts[0]),
                                 a,
                                 b - a);
    sqlite3_result_text(context, text, -1, sqlite3_free);
    return;
  }
}

/* case_at(form, first, right, below, x, y): the numbers of a point of a map from those of its first, of that
 * to the right of it and of that below it: for drawing. */
static void case_at(sqlite3_context *context, int count, sqlite3_value **value) {
  struct form form;
  union number at[FORM_MAX_COLUMNS], right[FORM_MAX_COLUMNS], below[FORM_MAX_COLUMNS];
  const double x = sqlite3_value_double(value[4]), y = sqlite3_value_double(value[5]);
  char text[CASE_TEXT];
  (void)count;
  if (!read_form(value[0], &form) || !read_numbers(&form, value[1], at) ||
      !read_numbers(&form, value[2], right) || !read_numbers(&form, value[3], below))
    return;
  for (unsigned k = 0; k < form_columns(&form); k++) {
    const double from = number_as_double(form.type, at[k]);
    at[k] = number_nearest(form.type,
                           from + x * (number_as_double(form.type, right[k]) - from) +
                               y * (number_as_double(form.type, below[k]) - from));
  }
  sqlite3_result_text(context, case_print(&form, at, NUMBER_HEX, text), -1, SQLITE_TRANSIENT);
}

/* Two numbers of the case whose sum is the far side of one shape along one axis. */
static bool find_side(const struct form *form, unsigned shape, enum axis axis, unsigned *at, unsigned *by) {
  const enum layout layout = form->layouts[shape];
  const unsigned first = shape == 0 ? 0 : layout_columns(form->layouts[0]);
  const struct layout_sides sides = layout_sides(layout, axis);
  *at = first + sides.at;
  *by = first + sides.far;
  return layout_vertices(layout) == 0 && sides.far != sides.at && sides.by->role != COLUMN_FAR;
}

/* wrap(form, numbers): a side that its whole-number type does not hold: the numbers whose sum it is. */
static void wrap(sqlite3_context *context, int count, sqlite3_value **value) {
  struct form form;
  union number n[FORM_MAX_COLUMNS];
  (void)count;
  if (!read_form(value[0], &form) || !type_is_whole(form.type) || !read_numbers(&form, value[1], n))
    return;
  for (unsigned k = 0, at, by; k < 2 * SHAPES; k++) {
    if (!find_side(&form, k / 2, k % 2 == 0 ? AXIS_X : AXIS_Y, &at, &by))
      continue;
    const bool narrow = form.type == TYPE_I32;
    const i128 from = narrow ? n[at].i32 : n[at].i64, size = narrow ? n[by].i32 : n[by].i64,
               most = narrow ? INT32_MAX : INT64_MAX, sum = from + size, wrapped = sum - 2 * (most + 1);
    if (sum <= most)
      continue;
    char *text = sqlite3_mprintf("{\"at\":%u,\"by\":%u,\"from\":%lld,\"sum\":\"%llu\",\"wrapped\":%lld,"
                                 "\"least\":%lld,\"most\":%lld}",
                                 at,
                                 by,
                                 (long long)from,
                                 (unsigned long long)sum,
                                 (long long)wrapped,
                                 (long long)(-most - 1),
                                 (long long)most);
    sqlite3_result_text(context, text, -1, sqlite3_free);
    return;
  }
}

const struct picture_function SCENE_FUNCTIONS[] = {{"scene", 2, scene, NULL},
                                                   {"step", 3, step, NULL},
                                                   {"case_at", 6, case_at, NULL},
                                                   {"wrap", 2, wrap, NULL},
                                                   {NULL, 0, NULL, NULL}};
