/* graze plot: one picture of a store, drawn by gnuplot. */
#include "plot/plot.h"

#include "command.h"
#include "printable.h"

#include <errno.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

static const char HELP[] =
    "Example: graze plot map out/campaign.db quadrant_js corner -o corner.svg\n\n"
    "Draws one picture of a store as SVG, PNG or PDF. `graze report` draws all of them.\n\n"
    "  graze plot KIND FILE [WHAT...] -o FILE.svg|png|pdf\n"
    "  graze plot --list FILE        every picture there is, a line each\n\n"
    "  map FILE TEST SWEEP      an error map; SWEEP is scene, side, corner or range\n"
    "  finding FILE ID          the smallest case of a finding (graze findings names them)\n"
    "  agreement FILE PAIR      how often each two tests differ\n"
    "  nearness FILE PAIR       how near to touching the wrong answers lie\n"
    "  coverage FILE PAIR       cases tried at each place\n"
    "  speed FILE PAIR          speed against wrongness\n"
    "  discovery FILE           findings against cases, a line a family\n\n"
    "  --all FOLDER             instead of KIND and -o: all pictures, with their scripts and data\n";

struct request {
  const char *word[4]; /* KIND FILE WHAT WHAT */
  unsigned words;
  const char *out, *all;
  bool list;
};

static bool is_asked(const struct model *model, const struct plot *plot, const struct request *request) {
  const char *what = request->words > 2 ? request->word[2] : NULL;
  switch (plot->kind) {
  case PLOT_MAP:
    return what != NULL && request->words > 3 && strcmp(model->test[plot->test].id, what) == 0 &&
           strcmp(model->map[plot->map].sweep, request->word[3]) == 0;
  case PLOT_FINDING:
    return what != NULL && strcmp(model->finding[plot->finding].id, what) == 0;
  case PLOT_DISCOVERY:
    return what == NULL;
  default:
    return what != NULL && strcmp(pair_name(plot->pair), what) == 0;
  }
}

/* What one says to get the picture. */
static void print_words(const struct model *model, const struct plot *plot) {
  char printable[512];
  printf("%s", plot_kind_name(plot->kind));
  if (plot->kind == PLOT_FINDING || plot->kind == PLOT_MAP) {
    text_printable(plot->kind == PLOT_MAP ? model->test[plot->test].id : model->finding[plot->finding].id,
                   printable,
                   sizeof printable);
    printf(" %s", printable);
  } else if (plot->pair != PAIR_NONE)
    printf(" %s", pair_name(plot->pair));
  printf(
      "%s%s\n", plot->kind == PLOT_MAP ? " " : "", plot->kind == PLOT_MAP ? model->map[plot->map].sweep : "");
}

static int draw_one(const struct model *model, const struct plots *plots, const struct request *request) {
  enum plot_kind kind;
  char why[PLOT_WHY];
  plot_kind_from_name(request->word[0], &kind);
  for (size_t k = 0; k < plots->count; k++)
    if (plots->plot[k].kind == kind && is_asked(model, &plots->plot[k], request))
      return plot_draw_file(model, &plots->plot[k], request->out, why) ? EXIT_FINE
                                                                       : complain("plot: %s", why);
  return complain("plot: %s: found no such %s, `graze plot --list %s` names every picture",
                  request->word[1],
                  request->word[0],
                  request->word[1]);
}

static bool show(void *context, size_t drawn, size_t count) {
  (void)context;
  if (isatty(STDERR_FILENO))
    fprintf(stderr, "\r%zu of %zu pictures\033[K%s", drawn, count, drawn == count ? "\r\033[K" : "");
  return true;
}

static int draw_all(const struct model *model, const struct plots *plots, const char *folder) {
  char why[PLOT_WHY];
  if (mkdir(folder, 0777) != 0 && errno != EEXIST)
    return complain("plot: %s: cannot be made: %s", folder, strerror(errno));
  const struct plots_wish wish = {.folder = folder, .formats = PLOT_SVG | PLOT_PNG, .progress = show};
  return plots_draw(model, plots->plot, plots->count, &wish, why) ? EXIT_FINE : complain("plot: %s", why);
}

static int serve(const struct request *request, const char *store) {
  char why[MODEL_WHY];
  struct model model;
  struct plots plots;
  if (!model_read(store, &model, why))
    return complain("plot: %s", why);
  int code = EXIT_FINE;
  if (!plots_list(&model, &plots)) {
    code = complain("plot: no memory for the list of pictures");
  } else {
    if (request->list)
      for (size_t k = 0; k < plots.count; k++)
        print_words(&model, &plots.plot[k]);
    else
      code =
          request->all != NULL ? draw_all(&model, &plots, request->all) : draw_one(&model, &plots, request);
    plots_free(&plots);
  }
  model_free(&model);
  return code;
}

static int run(int argc, char **argv) {
  struct request request = {.words = 0};
  for (int k = 1; k < argc; k++) {
    if (strcmp(argv[k], "--list") == 0)
      request.list = true;
    else if ((strcmp(argv[k], "-o") == 0 || strcmp(argv[k], "--out") == 0) && k + 1 < argc)
      request.out = argv[++k];
    else if (strcmp(argv[k], "--all") == 0 && k + 1 < argc)
      request.all = argv[++k];
    else if (argv[k][0] == '-' || request.words == 4)
      return complain(
          "plot: found '%s', expected a kind, a store, what of it and -o FILE: see `graze plot --help`",
          argv[k]);
    else
      request.word[request.words++] = argv[k];
  }
  if (request.list || request.all != NULL)
    return request.words == 1 ? serve(&request, request.word[0])
                              : complain("plot: found %u words, expected one store", request.words);
  enum plot_kind kind;
  if (request.words < 2)
    return complain(
        "plot: expected a kind and a store, as in `graze plot discovery out/campaign.db -o discovery.svg`");
  if (!plot_kind_from_name(request.word[0], &kind))
    return complain(
        "plot: found '%s', expected map, finding, agreement, discovery, nearness, coverage or speed",
        request.word[0]);
  if (request.out == NULL)
    return complain("plot: expected -o FILE.svg, FILE.png or FILE.pdf");
  return serve(&request, request.word[1]);
}

const struct command COMMAND_PLOT = {"plot", "draw one picture of a store", HELP, run};
