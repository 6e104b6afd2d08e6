/* Cases drawn in characters. */
#include "drawn.h"
#include "out.h"
#include "tell.h"

#include <math.h>

enum { ROWS = 15, COLUMNS = 46, MARGIN = 2, SPECK = 12 /* so many times smaller than the picture */ };

struct window {
  int rows, columns;
  double left, top, cell; /* a character is one cell wide and two high */
};

/* The shapes at sizes about 1, the smaller one in the middle: sums then neither overflow nor lose it. The
   power of two they were multiplied by; false when they are not finite. */
static bool
settled_shapes(const struct form *form, const union number *numbers, struct drawn_shape s[2], int *power) {
  if (!drawn_shapes(form, numbers, (struct spot){0, 0}, s) || !drawn_settle(s, power))
    return false;
  const struct spot middle = s[drawn_extent(&s[0]) < drawn_extent(&s[1]) ? 0 : 1].centre;
  for (int k = 0; k < 2; k++)
    drawn_place(&s[k], middle, 0, 1);
  return true;
}

static struct window window_about(struct bounds b, int rows, int columns, int margin) {
  const double cell =
      fmax((b.right - b.left) / (columns - margin), (b.bottom - b.top) / (2 * (rows - margin)));
  struct window window = {.rows = rows, .columns = columns, .cell = cell > 0 ? cell : 1};
  window.left = (b.left + b.right) / 2 - window.cell * (columns / 2.0);
  window.top = (b.top + b.bottom) / 2 - window.cell * rows;
  return window;
}

/* Whether a shape meets a cell, so that the smallest shape leaves a mark. The cell's right and lower sides
 * are the next cells'; what lies on a side meets one of the two, whichever way it is rounded. */
static bool meets_cell(const struct drawn_shape *s, double left, double top, double cell) {
  const double right = left + cell * (1 - 1e-9), bottom = top + 2 * cell * (1 - 1e-9);
  const struct drawn_shape shapes[] = {
      {.points = 4, .at = {{left, top}, {right, top}, {right, bottom}, {left, bottom}}}, *s};
  return drawn_meeting(shapes).gap <= cell * 1e-12;
}

static void draw_row(FILE *out,
                     const struct drawn_shape s[2],
                     const struct window *window,
                     const char *const glyphs[4],
                     int row) {
  for (int column = 0; column < window->columns; column++) {
    const double left = window->left + window->cell * column, top = window->top + window->cell * 2 * row;
    const int first = meets_cell(&s[0], left, top, window->cell);
    const int second = meets_cell(&s[1], left, top, window->cell);
    fputs(glyphs[first + 2 * second], out);
  }
}

static const char *const *case_glyphs(bool utf8) {
  static const char *const UTF8[] = {"\u00b7", "\u2591", "\u2592", "\u2588"};
  static const char *const ASCII[] = {".", "-", "o", "#"};
  return utf8 ? UTF8 : ASCII;
}

/* What lies within the bounds, and a legend. */
static void
draw(FILE *out, const struct form *form, const struct drawn_shape s[2], int power, struct bounds bounds) {
  const char *const *glyphs = case_glyphs(terminal_is_utf8());
  const enum shape_kind a = layout_kind(form->layouts[0]), b = layout_kind(form->layouts[1]);
  const struct window window = window_about(bounds, ROWS, COLUMNS, MARGIN);
  for (int row = 0; row < ROWS; row++) {
    fputs("    ", out);
    draw_row(out, s, &window, glyphs, row);
    fputc('\n', out);
  }
  fprintf(out,
          "    %s %s%s  %s %s%s  %s both   (y grows downward, one column is %.3g)\n",
          glyphs[1],
          a == b ? "first " : "",
          kind_noun(a),
          glyphs[2],
          a == b ? "second " : "",
          kind_noun(b),
          glyphs[3],
          ldexp(window.cell, -power));
}

void draw_case(FILE *out, const struct form *form, const union number *numbers) {
  struct drawn_shape s[2];
  int power;
  if (!settled_shapes(form, numbers, s, &power))
    return;
  const struct bounds all = drawn_bounds(s);
  draw(out, form, s, power, all);
  /* The smaller shape lies about the origin. Below 2^-44 of the picture, rounding would draw the other one.
   */
  const double small = fmin(drawn_extent(&s[0]), drawn_extent(&s[1]));
  if (small <= 0x1p-44 || small * SPECK > window_about(all, ROWS, COLUMNS, MARGIN).cell * COLUMNS)
    return;
  fputs("    closer:\n", out);
  draw(out, form, s, power, (struct bounds){-1.5 * small, -1.5 * small, 1.5 * small, 1.5 * small});
}

void draw_case_small(FILE *out, const struct form *form, const union number *numbers) {
  enum { FEW_ROWS = 4, FEW_COLUMNS = 34 };
  const char *const *glyphs = case_glyphs(terminal_columns() > 0 && terminal_is_utf8());
  const enum shape_kind a = layout_kind(form->layouts[0]), b = layout_kind(form->layouts[1]);
  struct drawn_shape s[2];
  int power;
  if (!settled_shapes(form, numbers, s, &power))
    return;
  /* A hair more, since a cell holds neither its right nor its lower side. */
  struct bounds bounds = drawn_bounds(s);
  const double hair = 0x1p-20 * fmax(bounds.right - bounds.left, bounds.bottom - bounds.top);
  bounds.right += hair;
  bounds.bottom += hair;
  const struct window window = window_about(bounds, FEW_ROWS, FEW_COLUMNS, 0);
  for (int row = 0; row < FEW_ROWS; row++) {
    fputs("  ", out);
    draw_row(out, s, &window, glyphs, row);
    if (row < 2)
      fprintf(out,
              "  %s %s%s",
              glyphs[row + 1],
              a != b     ? ""
              : row == 0 ? "first "
                         : "second ",
              kind_noun(row == 0 ? a : b));
    else if (row == 2)
      fprintf(out, "  %s both", glyphs[3]);
    else
      fprintf(out, "  a column is %.3g", ldexp(window.cell, -power));
    fputc('\n', out);
  }
}
