#include "wrap_line.h"

#include "text.h"
#include "words.h"

#include <stdio.h>

static i128 whole(enum number_type type, union number number) {
  return type == TYPE_I32 ? (i128)number.i32 : (i128)number.i64;
}

/* The far side of one shape along one axis: at + by. */
static bool side_wraps(const struct model_test *test,
                       const union number *numbers,
                       unsigned shape,
                       enum axis axis,
                       struct wrap *wrap) {
  const enum layout layout = test->form.layouts[shape];
  const unsigned first = shape == 0 ? 0 : layout_columns(test->form.layouts[0]);
  const struct layout_sides sides = layout_sides(layout, axis);
  if (layout_vertices(layout) > 0 || sides.far == sides.at || sides.by->role == COLUMN_FAR)
    return false;
  char at[30], by[30];
  name_at(test->inputs, first + sides.at, at, sizeof at);
  name_at(test->inputs, first + sides.far, by, sizeof by);
  wrap->from = whole(test->form.type, numbers[first + sides.at]);
  wrap->true_to = wrap->from + whole(test->form.type, numbers[first + sides.far]);
  wrap->to = wrap->true_to - (wrap->most - wrap->least + 1);
  snprintf(wrap->sum, sizeof wrap->sum, "%s + %s", at, by);
  return wrap->true_to > wrap->most;
}

bool wrap_of(const struct model_test *test, const struct stored_finding *finding, struct wrap *wrap) {
  const enum number_type type = test->form.type;
  union number numbers[FORM_MAX_COLUMNS];
  if (!type_is_whole(type) || finding->cause != CAUSE_RANGE ||
      !model_numbers(&test->form, finding->smallest, numbers))
    return false;
  wrap->most = type == TYPE_I32 ? (i128)INT32_MAX : (i128)INT64_MAX;
  wrap->least = -wrap->most - 1;
  for (unsigned k = 0; k < 2 * SHAPES; k++)
    if (side_wraps(test, numbers, k / 2, k % 2 == 0 ? AXIS_X : AXIS_Y, wrap))
      return true;
  return false;
}

/* The true sum may be one more than 64 bits hold. */
static const char *number_words(i128 number, char *text, size_t size) {
  snprintf(text,
           size,
           "%s%llu",
           number < 0 ? "-" : "",
           (unsigned long long)(number < 0 ? -(number + 1) : number) + (number < 0));
  return text;
}

void put_wrap(const struct wrap *wrap, struct script *s, double left, double top, double width) {
  char text[240], a[40], b[40];
  const double most = (double)wrap->most, from = (double)wrap->from / most, to = (double)wrap->to / most;
  snprintf(text,
           sizeof text,
           "%s is %s, beyond the end of the type; there it is %s.",
           wrap->sum,
           number_words(wrap->true_to, a, sizeof a),
           number_words(wrap->to, b, sizeof b));
  script_panel(s, left, top + 14, width, WRAP_HEIGHT - 56);
  script_label(s, left, top, PLOT_LEFT, 12, PLOT_INK, text);
  script_put(s, "  set xrange [-1.06:1.06]; set yrange [-1:1]; unset xtics; unset ytics; unset border\n");
  script_arrow(s, (struct spot){-1, -0.3}, (struct spot){1, -0.3});
  script_put(s, " nohead lc rgb '" PLOT_GREY "' lw 5\n");
  const struct spot way[] = {{from, 0.1}, {1, 0.1}, {1, 0.8}, {-1, 0.8}, {-1, 0.1}, {to, 0.1}};
  for (unsigned k = 0; k < 5; k++) {
    script_arrow(s, way[k], way[k + 1]);
    script_put(s,
               " %s front lc rgb '%s' lw 2%s\n",
               k == (to < -0.95 ? 3U : 4U) ? "head size 0.03,25" : "nohead",
               k == 0 || k == 4 ? PLOT_BLUE : PLOT_VERMILLION,
               k == 0 || k == 4 ? "" : " dt 2");
  }
  const struct spot mark[] = {{from, -0.3}, {to, -0.3}};
  for (unsigned k = 0; k < 2; k++) {
    script_circle(s, mark[k], 0.012);
    script_put(s,
               " front fc rgb '%s' fs solid 1 border lc rgb '" PLOT_INK "'\n",
               k == 0 ? PLOT_BLUE : PLOT_VERMILLION);
  }
  const double below = top + WRAP_HEIGHT - 36;
  script_label(s, left, below, PLOT_LEFT, 12, PLOT_GREY, number_words(wrap->least, a, sizeof a));
  script_label(s, left + width, below, PLOT_RIGHT, 12, PLOT_GREY, number_words(wrap->most, b, sizeof b));
  script_put(s, "  plot NaN notitle\n");
}
