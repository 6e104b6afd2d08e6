/* The pictures of a store, drawn by gnuplot.
 *
 * `plots_list` says which pictures there are: a pure function of the model. `plots_draw` draws them into a
 * folder, each as NAME.svg and NAME.png beside the NAME.gp and NAME.dat that made it: `gnuplot
 * FOLDER/NAME.gp` draws both again. The same store and the same gnuplot give the same bytes.
 */
#ifndef GRAZE_PLOT_H
#define GRAZE_PLOT_H

#include "model.h"

enum plot_kind {
  PLOT_MAP,       /* of a test and a sweep: one shape moved over a grid, every point judged */
  PLOT_CARD,      /* of a map: its points alone, small, for a glance */
  PLOT_FINDING,   /* of a finding: its smallest case to scale, the gap named and magnified */
  PLOT_DISCOVERY, /* findings against cases, a line a family */
  PLOT_SPEED,     /* of a pair: nanoseconds per call against the share of wrong answers, with the frontier */
  PLOT_SOON,      /* published mistakes: how long each stood, and how soon it shows */
  PLOT_KINDS
};
const char *plot_kind_name(enum plot_kind kind); /* "map", "finding", ... */

enum { PLOT_NAME = 96, PLOT_TITLE = 400 };

struct plot {
  enum plot_kind kind;
  char name[PLOT_NAME];    /* of its files, without ending: letters, digits, - and _ alone; unique */
  char title[PLOT_TITLE];  /* a sentence that says what is seen, for those who do not see it. Plain text: not
                              escaped */
  long test, finding, map; /* indexes of the model, or MODEL_NONE */
  enum pair pair;          /* or PAIR_NONE */
  bool plain;              /* it shows nothing: a map without a wrong point, or a speck of them */
};

struct plots {
  size_t count;
  struct plot *plot; /* in order of kind, pair, test */
};

/* False when there is no memory. */
bool plots_list(const struct model *model, struct plots *plots);
void plots_free(struct plots *plots);

enum { PLOT_SVG = 1, PLOT_PNG = 2, PLOT_PDF = 4 }; /* formats, a set */
enum { PLOT_WHY = 1400 };

/* Called now and then with the pictures drawn so far; false stops the drawing. */
typedef bool plot_progress(void *context, size_t drawn, size_t count);

/* Draws `count` pictures of the list into a folder that is there. `jobs` gnuplot processes run at once (0:
   one a core). False at a fault: `why` (PLOT_WHY bytes) says what it was and what to do. What was drawn until
   then is left to the caller, who writes aside. */
struct plots_wish {
  const char *folder;
  unsigned formats; /* PLOT_SVG | PLOT_PNG */
  bool alone;       /* scripts and numbers are not left beside the pictures */
  unsigned jobs;
  plot_progress *progress; /* or NULL */
  void *context;
};
bool plots_draw(const struct model *model,
                const struct plot *plots,
                size_t count,
                const struct plots_wish *wish,
                char *why);

/* The text of FOLDER/NAME.svg from "<svg" on, to be put into a page as an image; the caller frees it. NULL at
   a fault. */
char *plot_svg(const char *folder, const struct plot *plot, char *why);

/* Removes what was drawn of it. */
void plot_remove(const char *folder, const struct plot *plot);

/* One picture as one file; the format is told by its ending. No script or data is left beside it. */
bool plot_draw_file(const struct model *model, const struct plot *plot, const char *path, char *why);

#endif
