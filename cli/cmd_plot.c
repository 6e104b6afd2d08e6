/* graze plot: one picture of a store, drawn by gnuplot. */
#include "plot/plot.h"

#include "command.h"
#include "interrupt.h"
#include "out.h"

#include <errno.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>

struct plot_request {
  enum plot_kind kind;
  const char *store, *what, *sweep, *list, *all, *out;
};

static const char *kind_word(unsigned k) { return k < PLOT_KINDS ? plot_kind_name((enum plot_kind)k) : NULL; }

#define REQUEST struct plot_request
static const struct option OPTIONS[] = {
    {"KIND", OF(WORD, kind), "what is drawn", .needed = true, .unless = "--list --all", .word = kind_word},
    {"STORE", OF(IN, store), "a file that `graze fuzz` made", .needed = true, .unless = "--list"},
    {"WHAT",
     OF(TEXT, what),
     "a test, for a map or card; the id of a finding; a pair",
     .unless = "--list --all"},
    {"SWEEP",
     OF(TEXT, sweep),
     "for a map or card: scene, turn, side, corner or range",
     .unless = "--list --all"},
    {"-o FILE", OF(OUT, out), "as .svg, .png or .pdf", .needed = true, .unless = "--list --all --out"},
    {"--out FILE", OF(OUT, out), "the same", .unless = "-o"},
    {"--list STORE", OF(IN, list), .help = "every picture there is, a line each"},
    {"--all FOLDER", OF(OUT, all), "all pictures, with their scripts and data", .unless = "--list"},
    {.term = NULL},
};

static bool is_asked(const struct model *model, const struct plot *plot, const struct plot_request *request) {
  const char *what = request->what;
  switch (plot->kind) {
  case PLOT_MAP:
  case PLOT_CARD:
    return what != NULL && request->sweep != NULL && strcmp(model->test[plot->test].id, what) == 0 &&
           strcmp(model->map[plot->map].sweep, request->sweep) == 0;
  case PLOT_FINDING:
    return what != NULL && strcmp(model->finding[plot->finding].id, what) == 0;
  case PLOT_DISCOVERY:
  case PLOT_SOON:
    return what == NULL;
  default:
    return what != NULL && strcmp(pair_name(plot->pair), what) == 0;
  }
}

/* What one says to get the picture. */
static void print_words(const struct model *model, const struct plot *plot) {
  char printable[512];
  printf("%s", plot_kind_name(plot->kind));
  const bool map = plot->kind == PLOT_MAP || plot->kind == PLOT_CARD;
  if (plot->kind == PLOT_FINDING || map) {
    text_printable(
        map ? model->test[plot->test].id : model->finding[plot->finding].id, printable, sizeof printable);
    printf(" %s", printable);
  } else if (plot->pair != PAIR_NONE)
    printf(" %s", pair_name(plot->pair));
  printf("%s%s\n", map ? " " : "", map ? model->map[plot->map].sweep : "");
}

static int
draw_one(const struct model *model, const struct plots *plots, const struct plot_request *request) {
  char why[PLOT_WHY];
  for (size_t k = 0; k < plots->count; k++)
    if (plots->plot[k].kind == request->kind && is_asked(model, &plots->plot[k], request))
      return plot_draw_file(model, &plots->plot[k], request->out, why) ? EXIT_FINE
                                                                       : complain("plot: %s", why);
  return complain("plot: %s: found no %s %s %s, expected a picture that `graze plot --list %s` names",
                  request->store,
                  kind_word(request->kind),
                  request->what != NULL ? request->what : "",
                  request->sweep != NULL ? request->sweep : "",
                  request->store);
}

static bool show(void *context, size_t drawn, size_t count) {
  (void)context;
  show_progress("%zu of %zu pictures", drawn, count);
  if (drawn == count)
    clear_progress();
  return true;
}

static int draw_all(const struct model *model, const struct plots *plots, const char *folder) {
  char why[PLOT_WHY];
  if (mkdir(folder, 0777) != 0 && errno != EEXIST)
    return complain("plot: %s: cannot be made: %s", folder, strerror(errno));
  const struct plots_wish wish = {.folder = folder, .formats = PLOT_SVG | PLOT_PNG, .progress = show};
  return plots_draw(model, plots->plot, plots->count, &wish, why) ? EXIT_FINE : complain("plot: %s", why);
}

static int draw(const struct model *model, const struct plot_request *request) {
  struct plots plots;
  int code = EXIT_FINE;
  if (!plots_list(model, &plots))
    return complain("plot: no memory for the list of pictures");
  if (request->list != NULL)
    for (size_t k = 0; k < plots.count; k++)
      print_words(model, &plots.plot[k]);
  else
    code = request->all != NULL ? draw_all(model, &plots, request->all) : draw_one(model, &plots, request);
  plots_free(&plots);
  return code;
}

static int run(const void *given, const struct catalogue *tests) {
  const struct plot_request *request = given;
  char why[MODEL_WHY];
  struct model model;
  (void)tests;
  if (!model_read(request->list != NULL ? request->list : request->store, &model, why))
    return complain("plot: %s", why);
  interrupts_catch(); /* it takes a moment, and leaves nothing behind */
  const int code = draw(&model, request);
  model_free(&model);
  return interrupts_caught() ? EXIT_INTERRUPTED : code;
}

const struct command COMMAND_PLOT = {
    .name = "plot",
    .line = "one picture of a store as SVG, PNG or PDF, drawn by gnuplot",
    .examples = "plot map out/campaign.db quadrant_js corner -o corner.svg",
    .about = "map: where a test errs while one shape is moved over a grid. finding: its smallest case. "
             "speed: speed against wrongness. discovery: findings against cases, a line per family. `graze "
             "report` draws all of them.",
    .options = OPTIONS,
    .request = sizeof(REQUEST),
    .run = run,
};
