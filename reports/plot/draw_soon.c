/* Mistakes that shipped: how long each stood, and how long it takes to see it. */
#include "draw.h"
#include "racers.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

enum { LEFT = 250, TOP = 112, PANEL_W = 640, ROW = 17, BOTTOM = 56, ROWS_MAX = 64 };

/* Where those stand that did not find it: apart, so that all are seen. */
static const double NOT_FOUND[RACERS] = {6, 11, 20, 36};
static const double BAND_FROM = 4, BAND_TO = 54, DAY = 86400;
static const struct {
  const char *colour;
  unsigned mark;
} MARK[RACERS] = {{PLOT_GREEN, 7}, {PLOT_GREY, 13}, {PLOT_BLUE, 9}, {PLOT_PURPLE, 11}};

static double days_of(const struct stored_soon *soon) {
  bool at_least;
  const double days = soon_days(soon, &at_least);
  return isnan(days) ? -1 : days;
}

static int by_days(const void *left, const void *right) {
  const struct stored_soon *a = *(const struct stored_soon *const *)left,
                           *b = *(const struct stored_soon *const *)right;
  if (days_of(a) != days_of(b))
    return days_of(a) > days_of(b) ? -1 : 1;
  return strcmp(a->test.id, b->test.id);
}

/* Published mistakes that somebody found, those that stood longest first. */
static unsigned list_rows(const struct model *model, const struct stored_soon *rows[ROWS_MAX]) {
  unsigned count = 0;
  for (size_t k = 0; k < model->soons && count < ROWS_MAX; k++) {
    bool found = false;
    for (unsigned r = 0; r < RACERS; r++)
      found |= !isnan(soon_seconds(&model->soon[k], (enum racer)r));
    if (found && strcmp(model->test[model->soon[k].test.index].role, role_name(ROLE_PUBLISHED)) == 0)
      rows[count++] = &model->soon[k];
  }
  qsort(rows, count, sizeof(const struct stored_soon *), by_days);
  return count;
}

struct canvas size_soon(const struct model *model, const struct plot *plot) {
  const struct stored_soon *rows[ROWS_MAX];
  (void)plot;
  return (struct canvas){LEFT + PANEL_W + 40, TOP + BOTTOM + ROW * (list_rows(model, rows) + 1)};
}

static void put_number(FILE *data, double number, bool there) {
  if (there)
    fprintf(data, " %.6g", number);
  else
    fputs(" NaN", data);
}

/* Row; seconds of each; where those stand that did not find it; seconds that it stood, and that it stood at
 * least. */
static void put_row(struct script *s, unsigned row, const struct stored_soon *soon) {
  bool at_least;
  const double stood = DAY * fmax(1, soon_days(soon, &at_least));
  const bool known = days_of(soon) >= 0;
  fprintf(s->data, "%u", row);
  for (unsigned r = 0; r < RACERS; r++)
    put_number(s->data, soon_seconds(soon, (enum racer)r), !isnan(soon_seconds(soon, (enum racer)r)));
  for (unsigned r = 0; r < RACERS; r++)
    put_number(s->data, NOT_FOUND[r], isnan(soon_seconds(soon, (enum racer)r)));
  put_number(s->data, stood, known && !at_least);
  put_number(s->data, stood, known && at_least);
  fputc('\n', s->data);
  script_label(s, LEFT - 10, TOP + ROW * (row + 1.0), PLOT_RIGHT, 11, PLOT_INK, soon->test.id);
}

static void put_legend(struct script *s) {
  static const double AT[RACERS + 1] = {0, 70, 195, 275, 365};
  for (unsigned r = 0; r < RACERS; r++)
    script_label(s, LEFT + AT[r], TOP - 34, PLOT_LEFT, 12, MARK[r].colour, racer_name((enum racer)r));
  script_label(
      s, LEFT + AT[RACERS], TOP - 34, PLOT_LEFT, 12, PLOT_VERMILLION, "how long it stood (open: at least)");
  script_label(s,
               LEFT + PANEL_W * (log10(sqrt(BAND_FROM * BAND_TO)) + 5) / 14,
               TOP - 12,
               PLOT_CENTRE,
               11,
               PLOT_INK,
               "not found");
}

bool draw_soon(const struct model *model, const struct plot *plot, struct script *s) {
  const struct stored_soon *rows[ROWS_MAX];
  const unsigned count = list_rows(model, rows);
  (void)plot;
  script_panel(s, LEFT, TOP, PANEL_W, ROW * (count + 1.0));
  fputs("# row, seconds of each; not found; stood, stood at least\n", s->data);
  for (unsigned k = 0; k < count; k++)
    put_row(s, k, rows[k]);
  script_put(s,
             "  set xrange [1e-5:1e9]; set yrange [%u:-1]; set logscale x; set xtics nomirror out ('10 µs' "
             "1e-5, '1 ms' 1e-3, '0.1 s' 0.1, '2 s' 2, '5 min' 300, '1 day' 86400, '1 y' "
             "31536000, '10 y' 315360000)\n"
             "  unset ytics; set grid xtics lc rgb '#DDDDDD' lt 1\n"
             "  set object 1 rectangle from %g,graph 0 to %g,graph 1 fc rgb '#DDDDDD' fs solid 0.5 noborder "
             "behind\n",
             count,
             BAND_FROM,
             BAND_TO);
  script_axis(s, 'x', 42, "seconds of processor time, and days in the wild (every ten times as long)");
  script_title(s,
               "Mistakes that stood for years show within a second",
               "Published hit tests, those that stood longest first; until each is plainly wrong.");
  put_legend(s);
  script_put(s, "  plot ");
  for (unsigned r = 0; r < RACERS; r++)
    script_put(s,
               "data using %u:1 with points pt %u ps 0.9 lc rgb '%s' notitle, data using %u:1 with points pt "
               "%u ps 0.7 lc rgb '%s' notitle, ",
               r + 2,
               MARK[r].mark,
               MARK[r].colour,
               r + 2 + RACERS,
               MARK[r].mark - 1,
               MARK[r].colour);
  script_put(s,
             "data using %u:1 with points pt 5 ps 0.9 lc rgb '" PLOT_VERMILLION
             "' notitle, data using %u:1 with points pt 4 ps 0.9 lw 1.5 lc rgb '" PLOT_VERMILLION
             "' notitle\n",
             2 + 2 * RACERS,
             3 + 2 * RACERS);
  return true;
}
