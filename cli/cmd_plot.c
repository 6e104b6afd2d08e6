/* graze plot: one picture of a store, drawn by gnuplot. */
#include "command.h"
#include "gnuplot.h"
#include "out.h"
#include "running.h"
#include "store/statement.h"

#include <errno.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>

struct plot_request {
  unsigned kind, listed;
  const char *store, *what, *sweep, *list, *all, *out;
};

static const char *kind_word(unsigned k) {
  static const char *const KIND[] = {"map", "card", "finding", "discovery", "speed", "soon"};
  return k < sizeof KIND / sizeof KIND[0] ? KIND[k] : NULL;
}

#define REQUEST struct plot_request
static const struct option OPTIONS[] = {
    {"KIND", OF(WORD, kind), "what is drawn", .needed = true, .unless = "--list --all", .word = kind_word},
    {"STORE", OF(IN, store), "a file that `graze fuzz` made", .needed = true, .unless = "--list"},
    {"WHAT",
     OF(TEXT, what),
     "a test, for a map or card; the id of a finding; a pair",
     .unless = "--list --all"},
    {"SWEEP", OF(TEXT, sweep), "for a map or card: scene, turn, ulps or range", .unless = "--list --all"},
    {"--out FILE",
     OF(OUT, out),
     "as .svg, .png or .pdf; as .gp the script, which gnuplot draws as .svg and .png",
     .needed = true,
     .unless = "--list --all"},
    {"--list STORE",
     OF(IN, list),
     .help = "the kinds of pictures there are, or, with --kind, every one of a kind"},
    {"--kind KIND", OF(WORD, listed), .help = "which are listed", .word = kind_word},
    {"--all FOLDER", OF(OUT, all), "all pictures, with their scripts", .unless = "--list"},
    {.term = NULL},
};

/* Of each kind how many pictures there are, and one of them; of a kind what one says to get each. */
static int list(struct store *store, const char *kind) {
  const char *const listed = kind == NULL
                                 ? "SELECT printf('%-9s  %5d, such as: %s', kind, count(*), words) FROM "
                                   "picture_words GROUP BY kind ORDER BY min(turn)"
                                 : "SELECT words FROM picture_words WHERE kind = ?1";
  return store_print(store, stdout, listed, kind) ? EXIT_FINE : complain("plot: %s", store_why(store));
}

static int draw_one(struct store *store, const struct plot_request *request) {
  const char *kind = kind_word(request->kind);
  size_t count;
  if (!pictures_named(store, kind, request->what, request->sweep, &count) ||
      (count == 1 && !picture_draw_file(store, request->out, gnuplot_run)))
    return complain("plot: %s", store_why(store));
  if (count == 1)
    return EXIT_FINE;
  return complain("plot: %s: found %s %s %s %s, expected a picture that `graze plot --list %s` names",
                  request->store,
                  count == 0 ? "no" : "more than one",
                  kind,
                  request->what != NULL ? request->what : "",
                  request->sweep != NULL ? request->sweep : "",
                  request->store);
}

static int draw_all(struct store *store, const char *folder) {
  const struct pictures_wish wish = {
      .folder = folder, .formats = "svg png", .scripts = true, .run = gnuplot_run};
  size_t count;
  if (mkdir(folder, 0777) != 0 && errno != EEXIST)
    return complain("plot: %s: cannot be made: %s", folder, strerror(errno));
  return pictures_named(store, NULL, NULL, NULL, &count) && pictures_draw(store, &wish)
             ? EXIT_FINE
             : complain("plot: %s", store_why(store));
}

static int run(const struct plot_request *request, const struct catalogue *tests) {
  char why[STORE_WHY];
  (void)tests;
  struct store *store = store_open(request->list != NULL ? request->list : request->store, STORE_READ, why);
  if (store == NULL)
    return complain("plot: %s", why);
  interrupts_catch(); /* it takes a moment, and leaves nothing behind */
  const int code = !pictures_open(store)   ? complain("plot: %s", store_why(store))
                   : request->list != NULL ? list(store, kind_word(request->listed))
                   : request->all != NULL  ? draw_all(store, request->all)
                                           : draw_one(store, request);
  store_close(store);
  return interrupts_caught() ? EXIT_INTERRUPTED : code;
}

COMMAND(PLOT,
        .name = "plot",
        .line = "one picture of a store as SVG, PNG or PDF, or as a script for gnuplot",
        .examples = "plot map out/campaign.db quadrant_js ulps --out ulps.svg",
        .about =
            "map: where a test errs while one shape is moved over a grid. finding: its smallest case. "
            "speed: speed against wrongness. discovery: findings against cases, a line per family. `graze "
            "report` draws all of them.");
