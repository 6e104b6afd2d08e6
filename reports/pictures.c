#include "pictures.h"

#include "wording.h"
#include "words.h"

#include <errno.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

/* What shows at a glance what goes wrong. */
static const struct {
  const char *test, *sweep, *says;
} CARD[] = {
    {"side_guess_py",
     "scene",
     "It grows the box by the radius. A grown box has square corners, and beside all four it says hit."},
    {"corner_java",
     "scene",
     "It looks for a corner of one box in the other. Boxes that cross have none there, and it says miss."},
    {"quadrant_js",
     "corner",
     "Right to the eye. Here a square is one step of a double: sums are rounded, and the wrong answers make "
     "stairs."},
};

enum { CARDS = sizeof CARD / sizeof CARD[0] };

static unsigned card_of(const struct model *model, const struct plot *plot) {
  unsigned k = 0;
  while (k < CARDS &&
         (plot->kind != PLOT_CARD || plot->plain || strcmp(model->test[plot->test].id, CARD[k].test) != 0 ||
          strcmp(model->map[plot->map].sweep, CARD[k].sweep) != 0))
    k++;
  return k;
}

const char *card_says(const struct model *model, const struct plot *plot) {
  const unsigned card = card_of(model, plot);
  return card < CARDS ? CARD[card].says : NULL;
}

/* Which pictures are shown first: those of the first screen, the plainest of each test, then what else there
 * is of each. UINT_MAX: it is not drawn. */
static unsigned turn_of(const struct model *model, const struct plots *plots, size_t k) {
  const struct plot *plot = &plots->plot[k];
  unsigned before = 0;
  if (plot->plain)
    return UINT_MAX;
  if (plot->kind == PLOT_CARD)
    return card_of(model, plot) < CARDS ? card_of(model, plot) : UINT_MAX;
  if (plot->kind == PLOT_SOON)
    return 0;
  if (plot->kind == PLOT_MAP) {
    for (size_t n = k; n > 0 && plots->plot[n - 1].kind == PLOT_MAP && plots->plot[n - 1].test == plot->test;
         n--)
      before += !plots->plot[n - 1].plain;
    return before == 0 || model_is_own(model) ? CARDS + before : UINT_MAX;
  }
  if (plot->kind != PLOT_FINDING)
    return CARDS;
  const struct model_row *row = &model->row[plot->test];
  for (size_t d = row->first_defect; d < row->first_defect + row->defects; d++)
    if (model->defect[d].first == (size_t)plot->finding && defect_is_told(model, d))
      return CARDS + (unsigned)(d - row->first_defect);
  return UINT_MAX;
}

struct turn {
  unsigned turn;
  struct plot plot;
};

static int by_turn(const void *left, const void *right) {
  const struct turn *a = left, *b = right;
  if (a->turn != b->turn)
    return a->turn < b->turn ? -1 : 1;
  return strcmp(a->plot.name, b->plot.name);
}

/* Leaves those that are drawn, in the order in which they are shown. */
static bool choose(const struct model *model, struct plots *plots) {
  struct turn *turns = malloc((plots->count + 1) * sizeof *turns);
  size_t kept = 0;
  if (turns == NULL)
    return false;
  for (size_t k = 0; k < plots->count; k++) {
    turns[kept] = (struct turn){turn_of(model, plots, k), plots->plot[k]};
    kept += turns[kept].turn != UINT_MAX;
  }
  qsort(turns, kept, sizeof *turns, by_turn);
  for (size_t k = 0; k < kept; k++)
    plots->plot[k] = turns[k].plot;
  plots->count = kept;
  free(turns);
  return true;
}

/* A picture that a page holds needs no file. */
static bool show(struct pictures *pictures, const char *folder, char *why) {
  size_t shown = 0;
  for (size_t k = 0; k < pictures->plots.count; k++) {
    const struct plot *plot = &pictures->plots.plot[k];
    char *svg = plot_svg(folder, plot, why);
    if (svg == NULL)
      return false;
    const size_t length = strlen(svg);
    if (shown + length > PICTURES_SHOWN) {
      free(svg);
      continue;
    }
    shown += length;
    pictures->svg[k] = svg;
    plot_remove(folder, plot);
  }
  return true;
}

bool pictures_draw(struct pictures *pictures,
                   const struct model *model,
                   const char *folder,
                   plot_progress *progress,
                   char *why) {
  const struct plots_wish wish = {.folder = folder, .formats = PLOT_SVG, .alone = true, .progress = progress};
  *pictures = (struct pictures){.svg = NULL};
  if (mkdir(folder, 0777) != 0)
    return say_why(why, PLOT_WHY, "%.1000s: %s", folder, strerror(errno));
  bool fine = plots_list(model, &pictures->plots) && choose(model, &pictures->plots);
  if (fine) {
    pictures->svg = calloc(pictures->plots.count + 1, sizeof *pictures->svg);
  }
  if (!fine || pictures->svg == NULL) {
    snprintf(why, PLOT_WHY, "no memory for the pictures");
    pictures_free(pictures);
    return false;
  }
  fine = plots_draw(model, pictures->plots.plot, pictures->plots.count, &wish, why) &&
         show(pictures, folder, why);
  if (!fine)
    pictures_free(pictures);
  return fine;
}

void pictures_free(struct pictures *pictures) {
  for (size_t k = 0; pictures->svg != NULL && k < pictures->plots.count; k++)
    free(pictures->svg[k]);
  free(pictures->svg);
  plots_free(&pictures->plots);
  pictures->svg = NULL;
}
