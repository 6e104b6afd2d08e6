/* Speed and errors: which tests no other beats in both. */
#include "draw.h"
#include "labels.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

enum {
  LEFT = 110,
  TOP = 70,
  PANEL_W = 560,
  COLUMN = LEFT + PANEL_W + 24,
  ROW = 24,
  BOTTOM = 60,
  TESTS_MAX = LABELS_MAX
};

/* The least share that the axis shows; none found stands below it. */
static const double LEAST = 1e-9, NONE = 1e-10;

struct dot {
  const struct model_row *row;
  const char *id;
  double ns, share;
  bool frontier;
};

static int by_speed(const void *left, const void *right) {
  const struct dot *a = left, *b = right;
  if (a->ns != b->ns)
    return a->ns < b->ns ? -1 : 1;
  return (a->share > b->share) - (a->share < b->share);
}

/* Tests held to their own truth that were timed and judged, faster ones first. Liars are not in the race. */
static unsigned list_dots(const struct model *model, enum pair pair, struct dot dots[TESTS_MAX]) {
  unsigned count = 0;
  for (size_t k = 0; k < model->rows && count < TESTS_MAX; k++) {
    const struct model_row *row = &model->row[k];
    const struct model_test *test = &model->test[row->test];
    const double share = model_share(row);
    if (test->pair == pair && model_races(model, row))
      dots[count++] = (struct dot){
          row, test->id, row->nanoseconds, share > 0 ? fmax(share, LEAST) : NONE, model_leads(model, row)};
  }
  qsort(dots, count, sizeof *dots, by_speed);
  return count;
}

struct canvas size_speed(const struct model *model, const struct plot *plot) {
  struct dot dots[TESTS_MAX];
  const unsigned height = list_dots(model, plot->pair, dots) * ROW;
  return (struct canvas){COLUMN + 260, TOP + BOTTOM + (height > 380 ? height : 380)};
}

static void put_data(const struct dot *dots, unsigned count, struct script *s) {
  fputs("# ns per call, share of wrong answers (1e-10: none found)\n", s->data);
  for (unsigned part = 0; part < 2; part++) {
    for (unsigned k = 0; k < count; k++)
      if (dots[k].frontier == (part == 0))
        fprintf(s->data, "%.9g %.9g\n", dots[k].ns, dots[k].share);
    fputs(part == 0 ? "\n\n" : "", s->data);
  }
}

static void put_labels(const struct dot *dots, unsigned count, struct script *s, double height) {
  struct labels labels = {.count = 0};
  for (unsigned k = 0; k < count; k++) {
    struct label *label = labels_add(&labels);
    snprintf(label->text, sizeof label->text, "%.60s%s", dots[k].id, dots[k].frontier ? " (frontier)" : "");
    label->x = dots[k].ns;
    label->y = dots[k].share;
    label->height = TOP + height * log10(2 / dots[k].share) / log10(2 / (NONE / 2));
  }
  labels_put(&labels, s, COLUMN, TOP, TOP + height);
}

bool draw_speed(const struct model *model, const struct plot *plot, struct script *s) {
  struct dot dots[TESTS_MAX];
  const unsigned count = list_dots(model, plot->pair, dots);
  const double height = s->height - TOP - BOTTOM;
  char title[200];
  put_data(dots, count, s);
  script_panel(s, LEFT, TOP, PANEL_W, height);
  script_put(s,
             "  set logscale xy; set xrange [0.05:200]; set yrange [%g:2]; set xtics nomirror out; set "
             "format x '%%g'\n"
             "  set ytics nomirror out ('all' 1, '1 in 10' 0.1, '1 in 1,000' 1e-3, '1 in 100,000' 1e-5, '1 "
             "in 10^7' 1e-7, 'none found' %g)\n",
             NONE / 2,
             NONE);
  script_axis(s, 'x', 45, "nanoseconds per call, in batches");
  snprintf(title, sizeof title, "Speed and errors, %s", pair_name(plot->pair));
  script_title(s,
               title,
               "Down: fewer wrong answers. Left: faster. On the line, no test is both; rates are those of "
               "the campaign's hard cases.");
  put_labels(dots, count, s, height);
  script_put(s,
             "  plot data index 0 with fsteps lw 2 lc rgb '" PLOT_GREEN
             "' notitle, data index 1 with points pt 7 ps 0.8 lc rgb '" PLOT_GREY
             "' notitle, data index 0 with points pt 5 ps 1 lc rgb '" PLOT_GREEN "' notitle\n");
  return true;
}
