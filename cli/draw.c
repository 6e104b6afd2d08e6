#include "draw.h"

#include "command.h"
#include "reference/reference.h"

#include <math.h>

enum { ROWS = 15, COLUMNS = 46 };

struct window {
  double left, top, cell; /* a character is one cell wide and two high */
};

static double low_x(const struct drawn_shape *s) { return s->is_box ? s->left : s->cx - s->r; }
static double high_x(const struct drawn_shape *s) { return s->is_box ? s->right : s->cx + s->r; }
static double low_y(const struct drawn_shape *s) { return s->is_box ? s->top : s->cy - s->r; }
static double high_y(const struct drawn_shape *s) { return s->is_box ? s->bottom : s->cy + s->r; }

/* Room for both shapes and a cell around them. Halves keep differences of huge numbers finite. */
static bool fit(const struct drawn_shape s[2], struct window *window) {
  const double left = fmin(low_x(&s[0]), low_x(&s[1])), right = fmax(high_x(&s[0]), high_x(&s[1]));
  const double top = fmin(low_y(&s[0]), low_y(&s[1])), bottom = fmax(high_y(&s[0]), high_y(&s[1]));
  const double half_width = right / 2 - left / 2, half_height = bottom / 2 - top / 2;
  if (!isfinite(half_width) || !isfinite(half_height) || !isfinite(left) || !isfinite(top))
    return false;
  const double cell = fmax(half_width / (COLUMNS - 2), half_height / (2 * (ROWS - 2))) * 2;
  window->cell = cell > 0 ? cell : 1;
  window->left = left / 2 + right / 2 - window->cell * (COLUMNS / 2.0);
  window->top = top / 2 + bottom / 2 - window->cell * ROWS;
  return true;
}

static double nearest(double low, double value, double high) { return fmin(fmax(value, low), high); }

/* Whether a shape meets a cell: so that the smallest shape leaves a mark. */
static bool meets_cell(const struct drawn_shape *s, double left, double top, double width, double height) {
  if (s->is_box)
    return s->left < left + width && s->right >= left && s->top < top + height && s->bottom >= top;
  const double dx = (s->cx - nearest(left, s->cx, left + width)) / width;
  const double dy = (s->cy - nearest(top, s->cy, top + height)) / width;
  const double r = s->r / width;
  return dx * dx + dy * dy <= r * r;
}

void draw_case(const struct form *form, const union number *numbers) {
  static const char *const UTF8[] = {"\u00b7", "\u2591", "\u2592", "\u2588"}, *const ASCII[] = {
                                                                                  ".", "-", "o", "#"};
  const char *const *glyphs = terminal_is_utf8() ? UTF8 : ASCII;
  struct drawn_shape shapes[2];
  struct window window;
  if (reference_drawn(form, numbers, shapes) != 2 || !fit(shapes, &window))
    return;
  for (int row = 0; row < ROWS; row++) {
    printf("    ");
    for (int column = 0; column < COLUMNS; column++) {
      const double left = window.left + window.cell * column, top = window.top + window.cell * 2 * row;
      const int first = meets_cell(&shapes[0], left, top, window.cell, 2 * window.cell);
      const int second = meets_cell(&shapes[1], left, top, window.cell, 2 * window.cell);
      fputs(glyphs[first + 2 * second], stdout);
    }
    putchar('\n');
  }
  printf("    %s first shape  %s second  %s both   (y grows downward, one column is %.3g)\n",
         glyphs[1],
         glyphs[2],
         glyphs[3],
         window.cell);
}
