/* Each two tests of a pair of shapes: on how many of the scenes that both hold they answer otherwise. */
#include "draw.h"
#include "matrix.h"

#include <math.h>
#include <stdlib.h>

enum { LEFT = 220, TOP = 220, CELL = 30, RIGHT = 120, BOTTOM = 20 };

/* Tests in the order of the model, each a row and a column. */
static void name_tests(const struct model *model, enum pair pair, struct matrix *m, unsigned *place) {
  for (size_t t = 0; t < model->tests; t++)
    place[t] = MATRIX_MAX;
  for (size_t t = 0; t < model->tests; t++)
    for (size_t k = 0; k < model->agreements; k++)
      if ((model->agreement[k].a == t || model->agreement[k].b == t) && model->test[t].pair == pair) {
        place[t] = matrix_row(m, model->test[t].id);
        matrix_column(m, model->test[t].id);
        break;
      }
}

/* A share that is not zero is seen, however small. */
static struct matrix_cell cell_of(const struct model_agreement *agreement) {
  struct matrix_cell cell = {.shade = -1};
  if (agreement->scenes == 0)
    return cell;
  const double share = (double)agreement->differ / (double)agreement->scenes, percent = 100 * share;
  cell.value = share;
  cell.shade = share > 0 ? 0.12 + 0.88 * sqrt(share) : 0;
  if (share > 0)
    snprintf(cell.text, sizeof cell.text, percent < 0.1 ? "<.1" : percent < 9.95 ? "%.1f" : "%.0f", percent);
  else
    snprintf(cell.text, sizeof cell.text, "=");
  return cell;
}

static struct matrix *matrix_of(const struct model *model, enum pair pair) {
  struct matrix *m = matrix_new();
  unsigned *place = calloc(model->tests + 1, sizeof *place);
  if (m != NULL && place != NULL) {
    name_tests(model, pair, m, place);
    for (size_t k = 0; k < model->agreements; k++) {
      const struct model_agreement *agreement = &model->agreement[k];
      const unsigned a = place[agreement->a], b = place[agreement->b];
      if (a < MATRIX_MAX && b < MATRIX_MAX)
        m->cell[a][b] = m->cell[b][a] = cell_of(agreement);
    }
  } else {
    free(m);
    m = NULL;
  }
  free(place);
  return m;
}

struct canvas size_agreement(const struct model *model, const struct plot *plot) {
  struct matrix *m = matrix_of(model, plot->pair);
  const unsigned side = m != NULL ? m->rows * CELL : 0;
  free(m);
  return (struct canvas){LEFT + side + RIGHT, TOP + side + BOTTOM};
}

bool draw_agreement(const struct model *model, const struct plot *plot, struct script *s) {
  char title[200];
  struct matrix *m = matrix_of(model, plot->pair);
  if (m == NULL)
    return false;
  snprintf(title, sizeof title, "Which %s tests agree", pair_name(plot->pair));
  matrix_put(m,
             s,
             (struct matrix_place){LEFT, TOP, CELL, CELL},
             title,
             "In how many percent of their common scenes two tests differ. =: in none.");
  free(m);
  return true;
}
