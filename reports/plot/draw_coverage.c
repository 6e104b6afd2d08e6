/* Cases tried at each place: that nothing was left out. */
#include "draw.h"
#include "matrix.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

enum { LEFT = 130, TOP = 150, CELL_W = 62, CELL_H = 34, RIGHT = 90, BOTTOM = 24 };

static bool is_of_pair(const struct model_coverage *coverage, enum pair pair) {
  struct form form;
  char why[FORM_TEXT];
  return form_parse(coverage->form, &form, why) && form_pair(&form) == pair;
}

/* Allen's relations of two spans, whichever is first, from apart to alike. */
static void name_spans(struct matrix *m) {
  static const char *const SPANS[] = {
      "before", "meets", "overlaps", "starts", "started-by", "during", "contains", "equal"};
  for (unsigned k = 0; k < sizeof SPANS / sizeof SPANS[0]; k++) {
    matrix_row(m, SPANS[k]);
    matrix_column(m, SPANS[k]);
  }
}

/* Two boxes: x across, y down. All others: a row a place, a column a relation. */
static void find_cell(struct matrix *m, const struct model_coverage *c, unsigned *row, unsigned *column) {
  char across[MATRIX_NAME];
  const char *down = strstr(c->place, " x ");
  if (down == NULL) {
    *row = matrix_row(m, c->place);
    *column = matrix_column(m, relation_name(c->relation));
    return;
  }
  snprintf(across, sizeof across, "%.*s", (int)(down - c->place), c->place);
  *row = matrix_row(m, down + 3);
  *column = matrix_column(m, across);
}

static struct matrix *matrix_of(const struct model *model, enum pair pair) {
  struct matrix *m = matrix_new();
  double(*cases)[MATRIX_MAX] = calloc(MATRIX_MAX, sizeof *cases), most = 1;
  if (m == NULL || cases == NULL) {
    free(m);
    free(cases);
    return NULL;
  }
  if (pair == PAIR_BOX_BOX)
    name_spans(m);
  for (size_t k = 0; k < model->coverages; k++) {
    const struct model_coverage *c = &model->coverage[k];
    unsigned row, column;
    if (!is_of_pair(c, pair) || c->relation == RELATION_INVALID)
      continue;
    find_cell(m, c, &row, &column);
    if (row < MATRIX_MAX && column < MATRIX_MAX)
      cases[row][column] += (double)c->cases;
  }
  for (unsigned r = 0; r < m->rows; r++)
    for (unsigned c = 0; c < m->columns; c++)
      most = fmax(most, cases[r][c]);
  for (unsigned r = 0; r < m->rows; r++)
    for (unsigned c = 0; c < m->columns; c++)
      if (cases[r][c] > 0) {
        m->cell[r][c].value = cases[r][c];
        m->cell[r][c].shade = 0.05 + 0.95 * log1p(cases[r][c]) / log1p(most);
        matrix_count(cases[r][c], m->cell[r][c].text);
      }
  free(cases);
  return m;
}

struct canvas size_coverage(const struct model *model, const struct plot *plot) {
  struct matrix *m = matrix_of(model, plot->pair);
  const struct canvas canvas = {LEFT + (m != NULL ? m->columns : 0) * CELL_W + RIGHT,
                                TOP + (m != NULL ? m->rows : 0) * CELL_H + BOTTOM};
  free(m);
  return (struct canvas){canvas.width > 640 ? canvas.width : 640, canvas.height};
}

bool draw_coverage(const struct model *model, const struct plot *plot, struct script *s) {
  char title[200];
  struct matrix *m = matrix_of(model, plot->pair);
  if (m == NULL)
    return false;
  snprintf(title, sizeof title, "Where %s cases were tried", pair_name(plot->pair));
  matrix_put(
      m,
      s,
      (struct matrix_place){LEFT, TOP, CELL_W, CELL_H},
      title,
      plot->pair == PAIR_BOX_BOX
          ? "Cases, all forms together. Across: how the boxes lie in x; down: in y. (A place and its mirror "
            "are one.)"
          : "Cases, all forms together. Down: where the shapes lie to each other; across: the exact truth.");
  free(m);
  return true;
}
