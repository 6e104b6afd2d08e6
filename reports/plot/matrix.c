#include "matrix.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

struct matrix *matrix_new(void) {
  struct matrix *m = calloc(1, sizeof *m);
  for (unsigned r = 0; m != NULL && r < MATRIX_MAX; r++)
    for (unsigned c = 0; c < MATRIX_MAX; c++)
      m->cell[r][c].shade = -1;
  return m;
}

static unsigned find_or_add(char names[][MATRIX_NAME], unsigned *count, const char *name) {
  for (unsigned k = 0; k < *count; k++)
    if (strncmp(names[k], name, MATRIX_NAME - 1) == 0)
      return k;
  if (*count == MATRIX_MAX)
    return MATRIX_MAX;
  snprintf(names[*count], MATRIX_NAME, "%s", name);
  return (*count)++;
}

unsigned matrix_row(struct matrix *m, const char *name) { return find_or_add(m->row, &m->rows, name); }
unsigned matrix_column(struct matrix *m, const char *name) {
  return find_or_add(m->column, &m->columns, name);
}

static void put_names(const struct matrix *m, struct script *s, bool turned) {
  for (unsigned r = 0; r < m->rows; r++)
    script_put(s,
               "  set label t%u at first -0.62,%u right front textcolor rgb '" PLOT_INK "' font ',12'\n",
               script_text(s, m->row[r]),
               r);
  for (unsigned c = 0; c < m->columns; c++)
    script_put(s,
               "  set label t%u at first %u,-0.62 %s front textcolor rgb '" PLOT_INK "' font ',12'\n",
               script_text(s, m->column[c]),
               c,
               turned ? "left rotate by 55" : "center offset 0,0.3");
}

void matrix_put(const struct matrix *m,
                struct script *s,
                struct matrix_place place,
                const char *title,
                const char *below) {
  size_t longest = 0;
  for (unsigned r = 0; r < m->rows; r++)
    fprintf(s->data, "# row %u: %s\n", r, m->row[r]);
  for (unsigned c = 0; c < m->columns; c++)
    fprintf(s->data, "# column %u: %s\n", c, m->column[c]);
  fputs("# column row shade text value\n", s->data);
  for (unsigned c = 0; c < m->columns; c++) {
    const size_t length = strlen(m->column[c]);
    longest = length > longest ? length : longest;
    for (unsigned r = 0; r < m->rows; r++) {
      const struct matrix_cell *cell = &m->cell[r][c];
      if (cell->shade >= 0)
        fprintf(s->data,
                "%u %u %.4f %s %.17g\n",
                c,
                r,
                cell->shade,
                cell->text[0] != '\0' ? cell->text : "·",
                cell->value);
      else
        fprintf(s->data, "%u %u NaN \" \" 0\n", c, r);
    }
  }
  script_set(s,
             "set palette maxcolors 0 defined (0 '#FFFFFF', 0.5 '" PLOT_SKY "', 1 '#003A5C')\n"
             "set cbrange [0:1]\nunset colorbox\n");
  script_panel(s, place.x, place.y, place.cell_w * m->columns, place.cell_h * m->rows);
  script_title(s, title, below);
  script_put(s,
             "  set xrange [-0.5:%u.5]; set yrange [%u.5:-0.5]; unset xtics; unset ytics\n",
             m->columns - 1,
             m->rows - 1);
  put_names(m, s, (double)longest * 7 > place.cell_w);
  script_put(
      s,
      "  plot data using 1:2:3 with image pixels notitle, data using ($3 < 0.6 ? $1 : NaN):2:4 with labels "
      "font ',10' tc rgb '" PLOT_INK "' notitle,"
      " data using ($3 < 0.6 ? NaN : $1):2:4 with labels font ',10' tc rgb '#FFFFFF' notitle\n");
}

void matrix_count(double count, char text[MATRIX_TEXT]) {
  static const char UNITS[] = " kMGT";
  unsigned unit = 0;
  while (count >= 999.5 && unit + 2 < sizeof UNITS) {
    count /= 1000;
    unit++;
  }
  if (unit == 0)
    snprintf(text, MATRIX_TEXT, "%.0f", count);
  else
    snprintf(text, MATRIX_TEXT, count < 9.95 ? "%.1f%c" : "%.0f%c", count, UNITS[unit]);
}
