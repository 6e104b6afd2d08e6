/* How near to touching the wrong answers of each test are: a hair, or plainly wrong. */
#include "draw.h"
#include "matrix.h"

#include <math.h>
#include <stdlib.h>

enum { LEFT = 220, TOP = 170, CELL_W = 56, CELL_H = 26, RIGHT = 60, BOTTOM = 20 };

/* The relative gap, from exactly touching to more than the size itself. */
static const struct {
  int below; /* bins under it */
  const char *name;
} SPANS[] = {{-9000, "touching"},
             {-100, "below 1e-30"},
             {-53, "to 1e-16"},
             {-50, "1e-16 to 1e-15"},
             {-40, "to 1e-12"},
             {-30, "to 1e-9"},
             {-20, "to 1e-6"},
             {-10, "to 0.001"},
             {-3, "to 0.1"},
             {0, "0.1 to 1"},
             {9000, "above 1"},
             {100000, "no size"}};
enum { SPAN_COUNT = sizeof SPANS / sizeof SPANS[0] };

static struct matrix *matrix_of(const struct model *model, enum pair pair) {
  struct matrix *m = matrix_new();
  double(*cases)[SPAN_COUNT] = calloc(MATRIX_MAX, sizeof *cases), most = 1;
  if (m == NULL || cases == NULL) {
    free(m);
    free(cases);
    return NULL;
  }
  for (unsigned k = 0; k < SPAN_COUNT; k++)
    matrix_column(m, SPANS[k].name);
  for (size_t k = 0; k < model->nearnesses; k++) {
    const struct model_nearness *n = &model->nearness[k];
    if (model->test[n->test].pair != pair)
      continue;
    const unsigned row = matrix_row(m, model->test[n->test].id);
    unsigned span = 0;
    while (span + 1 < SPAN_COUNT && n->bin >= SPANS[span].below)
      span++;
    if (row < MATRIX_MAX)
      most = fmax(most, cases[row][span] += (double)n->count);
  }
  for (unsigned r = 0; r < m->rows; r++)
    for (unsigned c = 0; c < SPAN_COUNT; c++)
      if (cases[r][c] > 0) {
        m->cell[r][c].value = cases[r][c];
        m->cell[r][c].shade = 0.05 + 0.95 * log1p(cases[r][c]) / log1p(most);
        matrix_count(cases[r][c], m->cell[r][c].text);
      }
  free(cases);
  return m;
}

struct canvas size_nearness(const struct model *model, const struct plot *plot) {
  struct matrix *m = matrix_of(model, plot->pair);
  const unsigned rows = m != NULL ? m->rows : 0;
  free(m);
  return (struct canvas){LEFT + SPAN_COUNT * CELL_W + RIGHT, TOP + rows * CELL_H + BOTTOM};
}

bool draw_nearness(const struct model *model, const struct plot *plot, struct script *s) {
  char title[200];
  struct matrix *m = matrix_of(model, plot->pair);
  if (m == NULL)
    return false;
  snprintf(title, sizeof title, "How wrong the wrong answers are, %s", pair_name(plot->pair));
  matrix_put(m,
             s,
             (struct matrix_place){LEFT, TOP, CELL_W, CELL_H},
             title,
             "Wrong answers by the gap, as a share of the larger shape. To the left a hair, to the right "
             "plain to see.");
  free(m);
  return true;
}
