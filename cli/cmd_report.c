/* graze report: the pages of a store. */
#include "command.h"
#include "out.h"
#include "pictures.h"
#include "report.h"
#include "running.h"
#include "store/statement.h"
#include "upstream.h"
#include "wording.h"
#include "words.h"

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

static const char *format_word(unsigned k) { return k < REPORT_FORMATS ? REPORT_FORMAT[k].name : NULL; }

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

/* A format by its place in REPORT_FORMAT; the page is the first. */
static bool is_asked(const struct report_request *request, unsigned format) {
  return request->formats == 0 || (request->formats >> format & 1) != 0;
}

/* `report` beside the store. */
static void default_out(const char *path, char *out, size_t size) {
  const char *slash = strrchr(path, '/');
  snprintf(out, size, "%.*sreport", slash == NULL ? 0 : (int)(slash - path + 1), path);
}

static bool
write_all(struct folder *folder, const struct report_request *request, const struct report *report) {
  for (unsigned k = 0; k < REPORT_FORMATS; k++)
    if (is_asked(request, k)) {
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

static void tell_changes(const struct report *report) {
  const struct changes *changes = &report->changes;
  if (!changes_same_cases(report->before, report->model))
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
  show_progress("pictures: %zu of %zu", drawn, count);
  return !interrupts_caught();
}

/* The first finding of each defect that is told at length. */
static bool tell(sqlite3 *db, const struct model *model) {
  sqlite3_stmt *s = NULL;
  bool fine = sqlite3_prepare_v2(db, "INSERT OR IGNORE INTO told VALUES (?, ?)", -1, &s, NULL) == SQLITE_OK;
  for (size_t d = 0; fine && d < model->defects; d++) {
    if (!defect_is_told(model, d))
      continue;
    sqlite3_bind_text(s, 1, model->finding[model->defect[d].first].id, -1, SQLITE_STATIC);
    sqlite3_bind_int64(s, 2, (sqlite3_int64)(d - model->row[model->defect[d].test].first_defect));
    fine = sqlite3_step(s) == SQLITE_DONE;
    sqlite3_reset(s);
  }
  sqlite3_finalize(s);
  return fine;
}

/* The pictures first: the page holds them. */
static bool draw_all(struct folder *folder, struct store *store, const struct model *model) {
  char plots[FOLDER_PATH + 16], why[PICTURES_WHY] = "no memory for the pictures";
  size_t count;
  snprintf(plots, sizeof plots, "%s/plots", folder->aside);
  const struct pictures_wish wish = {.folder = plots, .formats = "svg", .progress = show_drawn};
  if (mkdir(plots, 0777) == 0 && pictures_open(store->db, why) && tell(store->db, model) &&
      pictures_of_report(store->db, &count, why) && pictures_draw(store->db, &wish, why) &&
      pictures_take(store->db, plots, why))
    return true;
  return say_why(folder->why, sizeof folder->why, "%.1300s; or leave pictures out with --no-plots", why);
}

static int make(const struct report_request *request, struct report *report) {
  char beside[FOLDER_PATH];
  struct folder folder = {.why = ""};
  const bool page = is_asked(request, 0);
  default_out(request->store, beside, sizeof beside);
  interrupts_catch();
  if (!folder_begin(&folder, request->out != NULL ? request->out : beside))
    return complain("%s", folder.why);
  const bool draws = !request->no_plots && page;
  struct store *store = draws ? store_open(request->store, STORE_OLD, folder.why) : NULL;
  bool fine = !draws || (store != NULL && draw_all(&folder, store, report->model));
  report->pictures = store != NULL ? store->db : NULL;
  fine = fine && write_all(&folder, request, report) && folder_finish(&folder);
  report->pictures = NULL;
  store_close(store);
  if (!fine) {
    folder_give_up(&folder);
    clear_progress();
    complain("%s", interrupts_caught() ? "stopped; no report is written" : folder.why);
    return interrupts_caught() ? EXIT_INTERRUPTED : EXIT_WRONG_USE;
  }
  printf("%s%s\n", folder.path, page ? "/report.html" : "");
  if (report->before != NULL)
    tell_changes(report);
  if (request->open && page && show_page(folder.path) != EXIT_FINE)
    return EXIT_WRONG_USE;
  return changes_count(&report->changes, CHANGE_NEW) > 0 ? EXIT_DISAGREEMENT : EXIT_FINE;
}

static int make_against(const struct report_request *request, struct report *report) {
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

static int tell_upstream(const struct model *model, const char *id) {
  const long test = model_find_test(model, id);
  clear_progress();
  if (test == MODEL_NONE)
    return complain("report: --for-upstream: found '%s', expected a test of %s", id, model->path);
  if (!write_upstream(stdout, model, (size_t)test))
    printf("%s: nothing wrong is found\n", id);
  return EXIT_FINE;
}

static int run(const void *given, const struct catalogue *tests) {
  const struct report_request *request = given;
  struct model model;
  char why[MODEL_WHY], stamp[40];
  (void)tests;
  show_progress("reading the store");
  if (!model_read(request->store, &model, why))
    return complain("%s", why);
  struct report report = {.model = &model,
                          .playground = request->playground != NULL ? "playground.html" : NULL};
  const time_t now = time(NULL);
  struct tm utc;
  if (request->stamp && gmtime_r(&now, &utc) != NULL &&
      strftime(stamp, sizeof stamp, "Made at %Y-%m-%d %H:%M UTC.", &utc) > 0)
    report.stamp = stamp;
  const int made =
      request->upstream != NULL ? tell_upstream(&model, request->upstream) : make_against(request, &report);
  model_free(&model);
  return made;
}

const struct command COMMAND_REPORT = {
    .name = "report",
    .line =
        "pages of a store: verdicts, error maps, smallest cases with ready assertions, method; also as data",
    .examples = "report out/campaign.db --open",
    .disagrees = "1 --against finds something new",
    .options = OPTIONS,
    .request = sizeof(REQUEST),
    .run = run,
};
