/* A table as a picture: rows, columns, a shade and a few characters in each cell. */
#ifndef GRAZE_PLOT_MATRIX_H
#define GRAZE_PLOT_MATRIX_H

#include "script.h"

enum { MATRIX_MAX = 48, MATRIX_NAME = 64, MATRIX_TEXT = 12 };

struct matrix_cell {
  double shade; /* 0 (white) to 1 (dark); negative: nothing is there */
  double value; /* what shade and text stand for */
  char text[MATRIX_TEXT];
};

struct matrix {
  unsigned rows, columns;
  char row[MATRIX_MAX][MATRIX_NAME], column[MATRIX_MAX][MATRIX_NAME];
  struct matrix_cell cell[MATRIX_MAX][MATRIX_MAX]; /* row, column */
};

/* Without a cell; NULL when there is no memory. */
struct matrix *matrix_new(void);
/* The row, or column, of that name, added when there is room; MATRIX_MAX when there is none. */
unsigned matrix_row(struct matrix *m, const char *name);
unsigned matrix_column(struct matrix *m, const char *name);

/* Draws it from (x, y) of the canvas on, each cell so large. Row names stand to the left, column names above,
 * turned when they are wider than a cell. The cells are the picture's data: column, row, shade, text, value;
 * the names stand before them in a comment. */
struct matrix_place {
  double x, y, cell_w, cell_h;
};
void matrix_put(const struct matrix *m,
                struct script *s,
                struct matrix_place place,
                const char *title,
                const char *below);

/* "999", "1.2k", "35M": four characters at most. */
void matrix_count(double count, char text[MATRIX_TEXT]);

#endif
