/* graze report: the pages of a store. */
#include "command.h"
#include "gnuplot.h"
#include "out.h"
#include "report.h"
#include "running.h"
#include "session.h"
#include "tell.h"
#include "wording.h"

#include <spawn.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

extern char **environ;

struct report_request {
  const char *store, *out, *against, *playground, *upstream;
  unsigned formats; /* a bit for each; 0: all */
  bool open, stamp, no_plots;
};

/* Those of REPORT_FORMAT; the page is of the first. */
static const char *format_word(unsigned k) {
  static const char *const FORMAT[] = {"html", "md", "json", "csv", "junit"};
  return k < sizeof FORMAT / sizeof FORMAT[0] ? FORMAT[k] : NULL;
}

#define REQUEST struct report_request
static const struct option OPTIONS[] = {
    ARGUMENT_STORE,
    {"--out FOLDER",
     OF(OUT, out),
     .help = "where (default: `report` beside the store); a report that is there is replaced"},
    {"--format FORMAT,...", OF(WORDS, formats), "these alone", .word = format_word},
    {"--against STORE", OF(IN, against), .help = "what is new, gone and changed since an older store"},
    {"--open", OF(FLAG, open), .help = "shows the page: by $BROWSER, xdg-open, wslview or open"},
    {"--stamp",
     OF(FLAG, stamp),
     .help = "says when it was made; without it, the same store gives the same bytes"},
    {"--playground FILE",
     OF(IN, playground),
     .help = "takes this page along, and links each finding to its case there"},
    {"--no-plots", OF(FLAG, no_plots), .help = "no pictures: gnuplot is not asked for"},
    {"--for-upstream TEST",
     OF(TEXT, upstream),
     .help = "no pages: an issue for those who keep the test, of its plainest case; nothing is sent"},
    {.term = NULL},
};

static bool is_asked(const struct report_request *request, const char *format) {
  unsigned k = 0;
  while (strcmp(format_word(k), format) != 0)
    k++;
  return request->formats == 0 || (request->formats >> k & 1) != 0;
}

/* `report` beside the store. */
static void default_out(const char *path, char *out, size_t size) {
  const char *slash = strrchr(path, '/');
  snprintf(out, size, "%.*sreport", slash == NULL ? 0 : (int)(slash - path + 1), path);
}

static bool
write_all(struct folder *folder, const struct report_request *request, const struct report *report) {
  for (unsigned k = 0; k < REPORT_FORMATS; k++)
    if (is_asked(request, REPORT_FORMAT[k].name) && report_has(report, &REPORT_FORMAT[k])) {
      show_progress("%s", REPORT_FORMAT[k].file);
      if (!folder_write(folder, &REPORT_FORMAT[k], report))
        return false;
    }
  clear_progress();
  return request->playground == NULL || folder_copy(folder, request->playground, "playground.html");
}

/* Whether a program shows the page. One that is still there after a while does: it is the browser itself. */
static bool shows(const char *program, char *page) {
  enum { TURNS = 150 };
  const struct timespec interval = {.tv_nsec = 20000000};
  char *const arguments[] = {(char *)(uintptr_t)program, page, NULL};
  pid_t child, ended = 0;
  int status = 0;
  if (posix_spawnp(&child, program, NULL, NULL, arguments, environ) != 0)
    return false;
  for (int turn = 0; turn < TURNS && (ended = waitpid(child, &status, WNOHANG)) == 0; turn++)
    nanosleep(&interval, NULL);
  return ended == 0 || (ended == child && status == 0);
}

/* What shows pages on Linux, in Windows' Linux, on a Mac; somebody's own choice comes first. */
static int show_page(const char *folder) {
  const char *const program[] = {getenv("BROWSER"), "xdg-open", "wslview", "open"};
  char page[FOLDER_PATH + 20];
  snprintf(page, sizeof page, "%s/report.html", folder);
  for (unsigned k = 0; k < sizeof program / sizeof program[0]; k++)
    if (program[k] != NULL && *program[k] != '\0' && shows(program[k], page))
      return EXIT_FINE;
  return complain(
      "--open: found no program that shows %s: not $BROWSER, xdg-open, wslview or open; open it by "
      "hand",
      page);
}

/* How much is new, and all of it. */
static int tell_changes(struct store *store) {
  const bool any = store_says(store, "SELECT EXISTS (SELECT 1 FROM change WHERE kind = 'new')", NULL);
  const int code = tell_page(store, "changes", NULL);
  return code == EXIT_FINE && any ? EXIT_DISAGREEMENT : code;
}

/* The pictures first: the page holds them. */
static bool draw_all(struct folder *folder, struct store *store) {
  char plots[FOLDER_PATH + 16];
  size_t count;
  snprintf(plots, sizeof plots, "%s/plots", folder->aside);
  const struct pictures_wish wish = {.folder = plots, .formats = "svg", .run = gnuplot_run};
  const bool made = mkdir(plots, 0777) == 0;
  if (made && pictures_of_report(store, &count) && pictures_draw(store, &wish) && pictures_take(store, &wish))
    return true;
  return say_why(folder->why,
                 sizeof folder->why,
                 "%s; or leave pictures out with --no-plots",
                 made ? store_why(store) : "their folder cannot be made");
}

static int make(const struct report_request *request, const struct report *report) {
  char beside[FOLDER_PATH];
  struct folder folder = {.why = ""};
  const bool page = is_asked(request, format_word(0));
  default_out(request->store, beside, sizeof beside);
  interrupts_catch();
  if (!folder_begin(&folder, request->out != NULL ? request->out : beside))
    return complain("%s", folder.why);
  const bool fine = (request->no_plots || !page || draw_all(&folder, report->store)) &&
                    write_all(&folder, request, report) && folder_finish(&folder);
  if (!fine) {
    folder_give_up(&folder);
    clear_progress();
    complain("%s", interrupts_caught() ? "stopped; no report is written" : folder.why);
    return interrupts_caught() ? EXIT_INTERRUPTED : EXIT_WRONG_USE;
  }
  printf("%s%s\n", folder.path, page ? "/report.html" : "");
  const int code = report->against ? tell_changes(report->store) : EXIT_FINE;
  if (request->open && page && show_page(folder.path) != EXIT_FINE)
    return EXIT_WRONG_USE;
  return code;
}

static int tell_upstream(struct store *store, const char *path, const char *test) {
  clear_progress();
  if (!store_has_test(store, test))
    return complain("report: --for-upstream: found '%s', expected a test of %s", test, path);
  return report_upstream(stdout, store, test) ? EXIT_FINE : complain("%s", store_why(store));
}

static int run(const struct report_request *request, const struct catalogue *tests) {
  char stamp[40];
  (void)tests;
  show_progress("reading the store");
  struct store *store = open_store(request->store, STORE_READ);
  if (store == NULL)
    return EXIT_WRONG_USE;
  struct report report = {.store = store,
                          .against = request->against != NULL,
                          .playground = request->playground != NULL ? "playground.html" : NULL};
  const time_t now = time(NULL);
  struct tm utc;
  if (request->stamp && gmtime_r(&now, &utc) != NULL &&
      strftime(stamp, sizeof stamp, "Made at %Y-%m-%d %H:%M UTC.", &utc) > 0)
    report.stamp = stamp;
  const int code = !report_open(store, request->against) ? complain("%s", store_why(store))
                   : request->upstream != NULL ? tell_upstream(store, request->store, request->upstream)
                                               : make(request, &report);
  store_close(store);
  return code;
}

COMMAND(
    REPORT,
    .name = "report",
    .line =
        "pages of a store: verdicts, error maps, smallest cases with ready assertions, method; also as data",
    .examples = "report out/campaign.db --open",
    .disagrees = "1 --against finds something new");
