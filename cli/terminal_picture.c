#include "terminal_picture.h"

#include "drawn.h"
#include "out.h"

#include <math.h>
#include <stdio.h>

enum { ROWS = 15, COLUMNS = 46, SPECK = 12 /* so many times smaller than the picture */ };

struct window {
  double left, top, cell; /* a character is one cell wide and two high */
};

/* Brings the shapes to sizes about 1, the smaller one in the middle: sums then neither overflow nor lose it.
   The power of two they were multiplied by; false when they are not finite. */
static bool settle(struct drawn_shape s[2], int *power) {
  if (!drawn_settle(s, power))
    return false;
  const struct spot middle = s[drawn_extent(&s[0]) < drawn_extent(&s[1]) ? 0 : 1].centre;
  for (int k = 0; k < 2; k++)
    drawn_place(&s[k], middle, 0, 1);
  return true;
}

static struct window window_about(struct bounds b) {
  const double cell = fmax((b.right - b.left) / (COLUMNS - 2), (b.bottom - b.top) / (2 * (ROWS - 2)));
  struct window window = {.cell = cell > 0 ? cell : 1};
  window.left = (b.left + b.right) / 2 - window.cell * (COLUMNS / 2.0);
  window.top = (b.top + b.bottom) / 2 - window.cell * ROWS;
  return window;
}

/* Whether a shape meets a cell, so that the smallest shape leaves a mark. The cell's right and lower sides
 * are the next cells'. */
static bool meets_cell(const struct drawn_shape *s, double left, double top, double cell) {
  const double right = left + cell * (1 - 1e-9), bottom = top + 2 * cell * (1 - 1e-9);
  const struct drawn_shape shapes[] = {
      {.points = 4, .at = {{left, top}, {right, top}, {right, bottom}, {left, bottom}}}, *s};
  return drawn_meeting(shapes).gap <= 0;
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

static void print_legend(const struct form *form, const char *const glyphs[4], double cell) {
  const enum shape_kind a = layout_kind(form->layouts[0]), b = layout_kind(form->layouts[1]);
  printf("    %s %s%s  %s %s%s  %s both   (y grows downward, one column is %.3g)\n",
         glyphs[1],
         a == b ? "first " : "",
         kind_name(a),
         glyphs[2],
         a == b ? "second " : "",
         kind_name(b),
         glyphs[3],
         cell);
}

void draw_case(const struct form *form, const union number *numbers) {
  static const char *const UTF8[] = {"\u00b7", "\u2591", "\u2592", "\u2588"};
  static const char *const ASCII[] = {".", "-", "o", "#"};
  const char *const *glyphs = terminal_is_utf8() ? UTF8 : ASCII;
  struct drawn_shape s[2];
  int power;
  if (!drawn_shapes(form, numbers, (struct spot){0, 0}, s) || !settle(s, &power))
    return;
  struct window window = window_about(drawn_bounds(s));
  draw(s, &window, glyphs);
  print_legend(form, glyphs, ldexp(window.cell, -power));
  /* The smaller shape lies about the origin. Below 2^-44 of the picture, rounding would draw the other one.
   */
  const double small = fmin(drawn_extent(&s[0]), drawn_extent(&s[1]));
  if (small <= 0x1p-44 || small * SPECK > window.cell * COLUMNS)
    return;
  puts("    closer:");
  window = window_about((struct bounds){-1.5 * small, -1.5 * small, 1.5 * small, 1.5 * small});
  draw(s, &window, glyphs);
  print_legend(form, glyphs, ldexp(window.cell, -power));
}
