/* graze report: the pages of a store. */
#include "report.h"
#include "command.h"
#include "pictures.h"

#include <errno.h>
#include <spawn.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

extern char **environ;

static const char HELP[] =
    "Example: graze report out/campaign.db --open\n\n"
    "Makes a folder of pages from a store: what each test gets wrong, where, why and how often.\n\n"
    "  graze report STORE [--out DIR] [--format FORMAT,...] [--against OLDSTORE] [--open] [--stamp]\n"
    "                     [--playground FILE] [--no-plots]\n\n"
    "  --out         the folder; `report` beside the store without. A report that is there is replaced\n"
    "  --format      html (report.html), md, json, csv, junit, tap, sarif, gradescope; all of them without\n"
    "  --against     tells what is new, gone and changed since an older store\n"
    "  --open        shows the page in the browser\n"
    "  --stamp       tells when it was made; without, the same store gives the same bytes\n"
    "  --playground  this page goes with it, and each finding links to its case there\n"
    "  --no-plots    no pictures: gnuplot is not asked for\n"
    "  Exit 1 when --against finds something new.\n";

struct request {
  const char *path, *out, *against, *playground, *formats;
  bool open, stamp, no_plots;
};

static bool is_named(const char *list, const char *name) {
  const size_t length = strlen(name);
  for (const char *at = list; at != NULL; at = strchr(at, ',') != NULL ? strchr(at, ',') + 1 : NULL)
    if (strncmp(at, name, length) == 0 && (at[length] == ',' || at[length] == '\0'))
      return true;
  return false;
}

static int check_formats(const char *list) {
  for (const char *at = list; at != NULL; at = strchr(at, ',') != NULL ? strchr(at, ',') + 1 : NULL) {
    char word[40];
    bool known = false;
    snprintf(word, sizeof word, "%.*s", (int)strcspn(at, ","), at);
    for (unsigned k = 0; k < REPORT_FORMATS; k++)
      known |= strcmp(REPORT_FORMAT[k].name, word) == 0;
    if (!known)
      return complain(
          "report: --format: found '%s', expected html, md, json, csv, junit, tap, sarif or gradescope",
          word);
  }
  return EXIT_FINE;
}

static int parse(int argc, char **argv, struct request *request) {
  const struct {
    const char *name;
    const char **value;
  } option[] = {{"--out", &request->out},
                {"--format", &request->formats},
                {"--against", &request->against},
                {"--playground", &request->playground}};
  for (int k = 1; k < argc; k++) {
    size_t o = 0;
    while (o < sizeof option / sizeof option[0] && strcmp(argv[k], option[o].name) != 0)
      o++;
    if (o < sizeof option / sizeof option[0]) {
      if (k + 1 == argc)
        return complain("report: %s: found nothing after it, expected a value", argv[k]);
      *option[o].value = argv[++k];
    } else if (strcmp(argv[k], "--open") == 0)
      request->open = true;
    else if (strcmp(argv[k], "--stamp") == 0)
      request->stamp = true;
    else if (strcmp(argv[k], "--no-plots") == 0)
      request->no_plots = true;
    else if (argv[k][0] == '-' || request->path != NULL)
      return complain("report: found '%s', expected one store and options of `graze report --help`", argv[k]);
    else
      request->path = argv[k];
  }
  if (request->path == NULL)
    return complain("report: found no store, expected one, as in `graze report out/campaign.db`");
  return request->formats != NULL ? check_formats(request->formats) : EXIT_FINE;
}

/* `report` beside the store. */
static void default_out(const char *path, char *out, size_t size) {
  const char *slash = strrchr(path, '/');
  snprintf(out, size, "%.*sreport", slash == NULL ? 0 : (int)(slash - path + 1), path);
}

static void say(const char *what) {
  if (isatty(STDERR_FILENO))
    fprintf(stderr, "\r%s\033[K", what);
}

static bool write_all(struct folder *folder, const struct request *request, const struct report *report) {
  for (unsigned k = 0; k < REPORT_FORMATS; k++)
    if (request->formats == NULL || is_named(request->formats, REPORT_FORMAT[k].name)) {
      say(REPORT_FORMAT[k].file);
      if (!folder_write(folder, &REPORT_FORMAT[k], report))
        return false;
    }
  say("");
  return request->playground == NULL || folder_copy(folder, request->playground, "playground.html");
}

static int show_page(const char *folder) {
  char page[FOLDER_PATH + 20];
  snprintf(page, sizeof page, "%s/report.html", folder);
  char *const arguments[] = {"xdg-open", page, NULL};
  pid_t child;
  int status = 0;
  const int failed = posix_spawnp(&child, arguments[0], NULL, NULL, arguments, environ);
  if (failed == 0 && waitpid(child, &status, 0) == child && status == 0)
    return EXIT_FINE;
  return complain("--open: xdg-open cannot show %s (%s); open it by hand",
                  page,
                  failed != 0 ? strerror(failed) : "it gave an error");
}

static void tell_changes(const struct report *report) {
  const struct changes *changes = &report->changes;
  if (!changes_same_cases(&report->before->campaign, &report->model->campaign))
    puts("the two stores did not try the same cases: what is new or gone can be owed to that");
  printf("new %zu, gone %zu, changed %zu, not tried any more %zu\n",
         changes_count(changes, CHANGE_NEW),
         changes_count(changes, CHANGE_GONE),
         changes_count(changes, CHANGE_CHANGED),
         changes_count(changes, CHANGE_UNTRIED));
  for (size_t k = 0; k < changes->count; k++)
    if (changes->change[k].kind == CHANGE_NEW)
      printf("  new: %s  %s\n", changes->change[k].now->id, changes->change[k].now->smallest);
}

static bool show_drawn(void *context, size_t drawn, size_t count) {
  (void)context;
  if (isatty(STDERR_FILENO))
    fprintf(stderr, "\rpictures: %zu of %zu\033[K", drawn, count);
  return true;
}

/* The pictures first: the page holds them. */
static bool draw_all(struct folder *folder, struct pictures *pictures, const struct model *model) {
  char plots[FOLDER_PATH + 16], why[PLOT_WHY];
  snprintf(plots, sizeof plots, "%s/plots", folder->aside);
  if (pictures_draw(pictures, model, plots, show_drawn, why))
    return true;
  snprintf(folder->why, sizeof folder->why, "%.1300s; or leave pictures out with --no-plots", why);
  return false;
}

static int make(const struct request *request, struct report *report) {
  char beside[FOLDER_PATH];
  struct folder folder = {.why = ""};
  struct pictures pictures = {.svg = NULL};
  const bool page = request->formats == NULL || is_named(request->formats, "html");
  default_out(request->path, beside, sizeof beside);
  if (!folder_begin(&folder, request->out != NULL ? request->out : beside))
    return complain("%s", folder.why);
  bool fine = request->no_plots || !page || draw_all(&folder, &pictures, report->model);
  if (pictures.svg != NULL) {
    report->plots = &pictures.plots;
    report->svg = pictures.svg;
  }
  fine = fine && write_all(&folder, request, report) && folder_finish(&folder);
  pictures_free(&pictures);
  report->plots = NULL;
  report->svg = NULL;
  if (!fine) {
    folder_give_up(&folder);
    say("");
    return complain("%s", folder.why);
  }
  printf("%s%s\n", folder.path, page ? "/report.html" : "");
  if (report->before != NULL)
    tell_changes(report);
  if (request->open && page && show_page(folder.path) != EXIT_FINE)
    return EXIT_WRONG_USE;
  return changes_count(&report->changes, CHANGE_NEW) > 0 ? EXIT_DISAGREEMENT : EXIT_FINE;
}

static int make_against(const struct request *request, struct report *report) {
  struct model before;
  char why[MODEL_WHY];
  if (request->against == NULL)
    return make(request, report);
  if (!model_read(request->against, &before, why))
    return complain("%s", why);
  report->before = &before;
  const int code = changes_between(&before, report->model, &report->changes)
                       ? make(request, report)
                       : complain("no memory for the changes");
  changes_free(&report->changes);
  model_free(&before);
  return code;
}

static int run(int argc, char **argv) {
  struct request request = {.path = NULL};
  const int code = parse(argc, argv, &request);
  if (code != EXIT_FINE || request.path == NULL)
    return code;
  struct model model;
  char why[MODEL_WHY], stamp[40];
  say("reading the store");
  if (!model_read(request.path, &model, why))
    return complain("%s", why);
  struct report report = {.model = &model,
                          .playground = request.playground != NULL ? "playground.html" : NULL};
  const time_t now = time(NULL);
  struct tm utc;
  if (request.stamp && gmtime_r(&now, &utc) != NULL &&
      strftime(stamp, sizeof stamp, "Made at %Y-%m-%d %H:%M UTC.", &utc) > 0)
    report.stamp = stamp;
  const int made = make_against(&request, &report);
  model_free(&model);
  return made;
}

const struct command COMMAND_REPORT = {"report", "pages of a store: verdicts, findings, method", HELP, run};
