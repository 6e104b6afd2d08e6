#include "draw.h"

#include "out.h"
#include "reference/reference.h"

#include <math.h>
#include <stdio.h>

enum { ROWS = 15, COLUMNS = 46, SPECK = 12 /* so many times smaller than the picture */ };

struct window {
  double left, top, cell; /* a character is one cell wide and two high */
};

static double low_x(const struct drawn_shape *s) { return s->is_box ? s->left : s->cx - s->r; }
static double high_x(const struct drawn_shape *s) { return s->is_box ? s->right : s->cx + s->r; }
static double low_y(const struct drawn_shape *s) { return s->is_box ? s->top : s->cy - s->r; }
static double high_y(const struct drawn_shape *s) { return s->is_box ? s->bottom : s->cy + s->r; }

static double extent(const struct drawn_shape *s) { return fmax(high_x(s) - low_x(s), high_y(s) - low_y(s)); }

static double greatest(const struct drawn_shape *s) {
  const double ends = fmax(fmax(fabs(s->left), fabs(s->right)), fmax(fabs(s->top), fabs(s->bottom)));
  return s->is_box ? ends : fmax(fmax(fabs(s->cx), fabs(s->cy)), s->r);
}

/* Moved by (-x, -y), then made 2^power times as large. */
static struct drawn_shape carried(struct drawn_shape s, double x, double y, int power) {
  s.left = ldexp(s.left - x, power);
  s.right = ldexp(s.right - x, power);
  s.top = ldexp(s.top - y, power);
  s.bottom = ldexp(s.bottom - y, power);
  s.cx = ldexp(s.cx - x, power);
  s.cy = ldexp(s.cy - y, power);
  s.r = ldexp(s.r, power);
  return s;
}

/* Brings the shapes to sizes about 1, the smaller one in the middle: sums then neither overflow nor lose it.
   The power of two they were multiplied by; false when they are not finite. */
static bool settle(struct drawn_shape s[2], int *power) {
  const double size = fmax(greatest(&s[0]), greatest(&s[1]));
  if (!isfinite(size))
    return false;
  frexp(size, power);
  *power = size > 0 ? -*power : 0;
  for (int k = 0; k < 2; k++)
    s[k] = carried(s[k], 0, 0, *power);
  const struct drawn_shape *smaller = extent(&s[0]) < extent(&s[1]) ? &s[0] : &s[1];
  const double x = low_x(smaller) / 2 + high_x(smaller) / 2, y = low_y(smaller) / 2 + high_y(smaller) / 2;
  for (int k = 0; k < 2; k++)
    s[k] = carried(s[k], x, y, 0);
  return true;
}

static struct window window_about(double left, double top, double right, double bottom) {
  const double cell = fmax((right - left) / (COLUMNS - 2), (bottom - top) / (2 * (ROWS - 2)));
  struct window window = {.cell = cell > 0 ? cell : 1};
  window.left = (left + right) / 2 - window.cell * (COLUMNS / 2.0);
  window.top = (top + bottom) / 2 - window.cell * ROWS;
  return window;
}

static double nearest(double low, double value, double high) { return fmin(fmax(value, low), high); }

/* Whether a shape meets a cell, so that the smallest shape leaves a mark. */
static bool meets_cell(const struct drawn_shape *s, double left, double top, double cell) {
  if (s->is_box)
    return s->left < left + cell && s->right >= left && s->top < top + 2 * cell && s->bottom >= top;
  const double dx = (s->cx - nearest(left, s->cx, left + cell)) / cell;
  const double dy = (s->cy - nearest(top, s->cy, top + 2 * cell)) / cell;
  const double r = s->r / cell;
  return dx * dx + dy * dy <= r * r;
}

static void draw(const struct drawn_shape s[2], const struct window *window, const char *const glyphs[4]) {
  for (int row = 0; row < ROWS; row++) {
    printf("    ");
    for (int column = 0; column < COLUMNS; column++) {
      const double left = window->left + window->cell * column, top = window->top + window->cell * 2 * row;
      const int first = meets_cell(&s[0], left, top, window->cell);
      const int second = meets_cell(&s[1], left, top, window->cell);
      fputs(glyphs[first + 2 * second], stdout);
    }
    putchar('\n');
  }
}

static const char *word(const struct form *form, unsigned shape) {
  const enum layout layout = form->layouts[shape];
  return layout_is_box(layout) ? "box" : layout_name(layout);
}

static void print_legend(const struct form *form, const char *const glyphs[4], double cell) {
  const bool alike = layout_is_box(form->layouts[0]) == layout_is_box(form->layouts[1]) &&
                     (form->layouts[0] == LAYOUT_POINT) == (form->layouts[1] == LAYOUT_POINT);
  printf("    %s %s%s  %s %s%s  %s both   (y grows downward, one column is %.3g)\n",
         glyphs[1],
         alike ? "first " : "",
         word(form, 0),
         glyphs[2],
         alike ? "second " : "",
         word(form, 1),
         glyphs[3],
         cell);
}

void draw_case(const struct form *form, const union number *numbers) {
  static const char *const UTF8[] = {"\u00b7", "\u2591", "\u2592", "\u2588"};
  static const char *const ASCII[] = {".", "-", "o", "#"};
  const char *const *glyphs = terminal_is_utf8() ? UTF8 : ASCII;
  struct drawn_shape s[2];
  int power;
  if (reference_drawn(form, numbers, s) != 2 || !settle(s, &power))
    return;
  struct window window = window_about(fmin(low_x(&s[0]), low_x(&s[1])),
                                      fmin(low_y(&s[0]), low_y(&s[1])),
                                      fmax(high_x(&s[0]), high_x(&s[1])),
                                      fmax(high_y(&s[0]), high_y(&s[1])));
  draw(s, &window, glyphs);
  print_legend(form, glyphs, ldexp(window.cell, -power));
  /* The smaller shape lies about the origin. Below 2^-44 of the picture, rounding would draw the other one.
   */
  const double small = fmin(extent(&s[0]), extent(&s[1]));
  if (small <= 0x1p-44 || small * SPECK > window.cell * COLUMNS)
    return;
  puts("    closer:");
  window = window_about(-1.5 * small, -1.5 * small, 1.5 * small, 1.5 * small);
  draw(s, &window, glyphs);
  print_legend(form, glyphs, ldexp(window.cell, -power));
}
