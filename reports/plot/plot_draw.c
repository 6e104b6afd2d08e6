/* Drawing pictures of a store: script, numbers and gnuplot, for each one asked for. */
#include "draw.h"
#include "gnuplot.h"
#include "svg.h"
#include "wording.h"

#include <errno.h>
#include <limits.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static const struct {
  draw_picture *draw;
  size_picture *size;
} DRAWING[PLOT_KINDS] = {[PLOT_MAP] = {draw_map, size_map},
                         [PLOT_CARD] = {draw_card, size_card},
                         [PLOT_FINDING] = {draw_finding, size_finding},
                         [PLOT_DISCOVERY] = {draw_discovery, size_discovery},
                         [PLOT_SPEED] = {draw_speed, size_speed},
                         [PLOT_SOON] = {draw_soon, size_soon}};

static bool cannot_write(char *why, const char *path) {
  return say_why(why,
                 PLOT_WHY,
                 "%.1000s: cannot be written: %s; is its folder there, and writable?",
                 path,
                 strerror(errno));
}

static FILE *open_beside(const char *folder, const char *name, const char *ending, char *path, char *why) {
  if (snprintf(path, PATH_MAX, "%s/%s.%s", folder, name, ending) >= PATH_MAX) {
    errno = ENAMETOOLONG;
    cannot_write(why, folder);
    return NULL;
  }
  FILE *file = fopen(path, "w");
  if (file == NULL)
    cannot_write(why, path);
  return file;
}

static bool close_written(FILE *file, const char *path, char *why) {
  const bool failed = ferror(file) != 0;
  return (fclose(file) == 0 && !failed) || cannot_write(why, path);
}

/* Numbers of the store that are none of the test's form are told in the picture: the rest of a report is
 * worth having. */
static void draw_excuse(struct script *s) {
  script_panel(s, 20, 60, s->width - 40, s->height - 80);
  script_title(s, "This cannot be drawn", "The store's numbers are none of the test's form.");
  script_put(s, "  set xrange [0:1]; set yrange [0:1]; unset tics; unset border; plot NaN notitle\n");
}

static bool write_script(
    const struct model *model, const struct plot *plot, const char *folder, unsigned formats, char *why) {
  char data_path[PATH_MAX], script_path[PATH_MAX];
  const struct canvas canvas = DRAWING[plot->kind].size(model, plot);
  FILE *data = open_beside(folder, plot->name, "dat", data_path, why);
  FILE *to = data != NULL ? open_beside(folder, plot->name, "gp", script_path, why) : NULL;
  struct script s;
  bool fine = to != NULL;
  if (fine && !script_begin(&s, plot->name, canvas.width, canvas.height, data)) {
    snprintf(why, PLOT_WHY, "no memory for the picture %s", plot->name);
    fine = false;
  }
  if (fine) {
    if (!DRAWING[plot->kind].draw(model, plot, &s))
      draw_excuse(&s);
    fine = script_end(&s, to, formats, plot->title) || cannot_write(why, script_path);
  }
  if (to != NULL)
    fine = close_written(to, script_path, why) && fine;
  if (data != NULL)
    fine = close_written(data, data_path, why) && fine;
  return fine;
}

/* What drew a picture, and with `pictures` what was drawn. */
static void remove_beside(const char *folder, const char *name, bool pictures) {
  static const char *const ENDINGS[] = {"gp", "dat", "svg", "png", "pdf"};
  char path[PATH_MAX];
  for (unsigned k = 0; k < (pictures ? sizeof ENDINGS / sizeof ENDINGS[0] : 2); k++)
    if (snprintf(path, sizeof path, "%s/%s.%s", folder, name, ENDINGS[k]) < PATH_MAX)
      remove(path);
}

bool plots_draw(const struct model *model,
                const struct plot *plots,
                size_t count,
                const struct plots_wish *wish,
                char *why) {
  why[0] = '\0';
  if (!gnuplot_there(why))
    return false;
  for (size_t k = 0; k < count; k++)
    if (!write_script(model, &plots[k], wish->folder, wish->formats, why))
      return false;
  if (!gnuplot_run(plots, count, wish, why))
    return false;
  for (size_t k = 0; k < count && (wish->formats & PLOT_SVG) != 0; k++)
    if (!svg_finish(wish->folder, &plots[k], why))
      return false;
  for (size_t k = 0; k < count && wish->alone; k++)
    remove_beside(wish->folder, plots[k].name, false);
  return true;
}

void plot_remove(const char *folder, const struct plot *plot) { remove_beside(folder, plot->name, true); }

static unsigned format_of(const char *path, const char **ending) {
  static const struct {
    const char *ending;
    unsigned format;
  } FORMATS[] = {{"svg", PLOT_SVG}, {"png", PLOT_PNG}, {"pdf", PLOT_PDF}};
  const char *dot = strrchr(path, '.');
  for (unsigned k = 0; dot != NULL && k < sizeof FORMATS / sizeof FORMATS[0]; k++)
    if (strcmp(dot + 1, FORMATS[k].ending) == 0) {
      *ending = FORMATS[k].ending;
      return FORMATS[k].format;
    }
  return 0;
}

/* Drawn in a folder of its own beside it, then moved into place. */
bool plot_draw_file(const struct model *model, const struct plot *plot, const char *path, char *why) {
  const char *ending;
  const unsigned format = format_of(path, &ending);
  if (format == 0)
    return say_why(why, PLOT_WHY, "%.1000s: found another ending, expected .svg, .png or .pdf", path);
  char folder[PATH_MAX], made[PATH_MAX];
  if (snprintf(folder, sizeof folder, "%s.XXXXXX", path) >= PATH_MAX || mkdtemp(folder) == NULL)
    return cannot_write(why, path);
  const struct plots_wish wish = {.folder = folder, .formats = format, .jobs = 1};
  bool fine = plots_draw(model, plot, 1, &wish, why);
  if (fine && (snprintf(made, sizeof made, "%s/%s.%s", folder, plot->name, ending) >= PATH_MAX ||
               rename(made, path) != 0))
    fine = cannot_write(why, path);
  remove_beside(folder, plot->name, true);
  rmdir(folder);
  return fine;
}
