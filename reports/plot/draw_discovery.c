/* Findings against cases: how soon each family of cases meets what there is to find. */
#include "draw.h"
#include "labels.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

enum { LEFT = 70, TOP = 70, PANEL_W = 560, PANEL_H = 440, COLUMN = LEFT + PANEL_W + 20, FAMILIES_MAX = 20 };

struct canvas size_discovery(const struct model *model, const struct plot *plot) {
  (void)model;
  (void)plot;
  return (struct canvas){COLUMN + 220, TOP + PANEL_H + 60};
}

struct curve {
  const char *name; /* NULL: all of them */
  unsigned found;
};

/* The families that met something, the most first; all of them together before. */
static unsigned list_families(const struct model *model, struct curve families[FAMILIES_MAX]) {
  unsigned count = 1;
  families[0] = (struct curve){NULL, (unsigned)model->findings};
  for (size_t k = 0; k < model->findings; k++) {
    unsigned f = 1;
    while (f < count && strcmp(families[f].name, model->finding[k].family) != 0)
      f++;
    if (f == FAMILIES_MAX)
      continue;
    if (f == count)
      families[count++] = (struct curve){model->finding[k].family, 0};
    families[f].found++;
  }
  return count;
}

static int by_first(const void *left, const void *right) {
  const uint64_t a = *(const uint64_t *)left, b = *(const uint64_t *)right;
  return (a > b) - (a < b);
}

/* The first cases of a family's findings, sorted; counted from 1, because the axis is logarithmic. */
static unsigned first_cases(const struct model *model, const struct curve *family, uint64_t *firsts) {
  unsigned count = 0;
  for (size_t k = 0; k < model->findings; k++)
    if (family->name == NULL || strcmp(model->finding[k].family, family->name) == 0)
      firsts[count++] = model->finding[k].first_case + 1;
  qsort(firsts, count, sizeof *firsts, by_first);
  return count;
}

static const struct {
  const char *colour;
  unsigned dash;
} LINES[] = {{PLOT_INK, 1},
             {PLOT_VERMILLION, 1},
             {PLOT_BLUE, 1},
             {PLOT_GREEN, 1},
             {PLOT_ORANGE, 1},
             {PLOT_PURPLE, 1},
             {PLOT_SKY, 1},
             {PLOT_INK, 2},
             {PLOT_BLUE, 2},
             {PLOT_VERMILLION, 2},
             {PLOT_GREEN, 2},
             {PLOT_PURPLE, 2},
             {PLOT_ORANGE, 2},
             {PLOT_SKY, 2},
             {PLOT_INK, 3}};
enum { LINE_COUNT = sizeof LINES / sizeof LINES[0] };

static void put_line(
    const struct model *model, const struct curve *family, uint64_t *firsts, struct script *s, double last) {
  const unsigned count = first_cases(model, family, firsts);
  fprintf(s->data, "# %s\n1 0\n", family->name != NULL ? family->name : "all families");
  for (unsigned k = 0; k < count; k++)
    fprintf(s->data, "%llu %u\n", (unsigned long long)firsts[k], k + 1);
  fprintf(s->data, "%.0f %u\n\n\n", last, count);
}

bool draw_discovery(const struct model *model, const struct plot *plot, struct script *s) {
  (void)plot;
  struct curve families[FAMILIES_MAX];
  struct labels labels = {.count = 0};
  uint64_t *firsts = calloc(model->findings + 1, sizeof *firsts);
  if (firsts == NULL)
    return false;
  const unsigned count = list_families(model, families);
  double last = 10;
  for (size_t k = 0; k < model->findings; k++)
    last = fmax(last, (double)model->finding[k].first_case + 1);
  last = fmax(last, (double)model->done);
  script_panel(s, LEFT, TOP, PANEL_W, PANEL_H);
  script_put(
      s,
      "  set xrange [1:%.0f]; set yrange [0:%.1f]; set logscale x; set xtics nomirror out (1, 10, 100, "
      "'1,000' 1e3, '10,000' 1e4, '100,000' 1e5, '1 million' 1e6, '10 M' 1e7, '100 M' 1e8, '1 G' 1e9)\n"
      "  set ytics nomirror out; set grid ytics lc rgb '#DDDDDD' lt 1\n",
      last,
      (double)model->findings * 1.03 + 1);
  script_axis(s, 'x', 45, "cases tried (every ten times as many)");
  script_axis(s, 'y', 52, "findings met");
  script_title(
      s,
      "How soon what is wrong is found",
      "One line per family of cases: findings that it was the first to meet. The black line is all of them.");
  for (unsigned f = 0; f < count; f++) {
    put_line(model, &families[f], firsts, s, last);
    struct label *label = labels_add(&labels);
    snprintf(label->text,
             sizeof label->text,
             "%.40s: %u%s",
             families[f].name != NULL ? families[f].name : "all",
             families[f].found,
             LINES[f % LINE_COUNT].dash > 1 ? ", dashed" : "");
    label->colour = LINES[f % LINE_COUNT].colour;
    label->x = last;
    label->y = families[f].found;
    label->height = TOP + PANEL_H * (1 - label->y / ((double)model->findings * 1.03 + 1));
  }
  labels_put(&labels, s, COLUMN, TOP, TOP + PANEL_H);
  script_put(s, "  plot ");
  for (unsigned f = 0; f < count; f++)
    script_put(s,
               "%sdata index %u with steps lw %s lc rgb '%s' dt %u notitle",
               f > 0 ? ", " : "",
               f,
               f == 0 ? "2.5" : "1.8",
               LINES[f % LINE_COUNT].colour,
               LINES[f % LINE_COUNT].dash);
  script_put(s, "\n");
  free(firsts);
  return true;
}
