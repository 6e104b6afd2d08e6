/* graze grade: the files of a folder, each tried as `graze try` would, in one table. */
#define _DEFAULT_SOURCE /* fts */
#include "command.h"
#include "grow.h"
#include "parallel.h"
#include "session.h"
#include "store/statement.h"
#include "subject/process.h"
#include "subject/program.h"
#include "tell.h"
#include "text.h"
#include "wording.h"

#include <ctype.h>
#include <errno.h>
#include <fts.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

struct grade_request {
  const char *folder, *out;
  double seconds;
  uint64_t jobs;
  bool trust, json;
};

#define REQUEST struct grade_request
static const struct option OPTIONS[] = {
    {"FOLDER", OF(IN, folder), "of submissions, in folders of their own or not", .needed = true},
    {"--time T",
     OF(SECONDS, seconds),
     "for each (default: until nothing new comes, ten seconds at most)",
     .high = 3600},
    OPTION_JOBS,
    {"--trust", OF(FLAG, trust), .help = "without bubblewrap: the files run as you do"},
    {"--out FOLDER",
     OF(OUT, out),
     "a store for each: `graze report` makes a page of it",
     .usual = "out/grade"},
    OPTION_JSON,
    {.term = NULL},
};

/* One file, and what was said when it could not be tried; "" when it was. */
struct submission {
  char path[PATH_MAX], room[PATH_MAX], said[SUBJECT_SAID];
};

struct grading {
  const struct grade_request *request;
  char graze[PATH_MAX], folder[PATH_MAX], out[PATH_MAX];
  struct submission *submission;
  size_t count, room;
};

static bool add_submission(struct grading *g, const char *path) {
  struct submission *more = grow(g->submission, g->count, &g->room, sizeof *more);
  if (more == NULL)
    return false;
  g->submission = more;
  struct submission *s = &g->submission[g->count];
  snprintf(s->path, sizeof s->path, "%s", path);
  return snprintf(s->room, sizeof s->room, "%s/%zu", g->out, ++g->count) < PATH_MAX;
}

static int by_name(const FTSENT **a, const FTSENT **b) { return strcmp((*a)->fts_name, (*b)->fts_name); }

/* The files of a language that is known, in the order of their names. Links are not followed. */
static bool find_submissions(struct grading *g) {
  char *const roots[] = {g->folder, NULL};
  FTS *walk = fts_open(roots, FTS_PHYSICAL | FTS_NOCHDIR, by_name);
  bool fine = walk != NULL;
  for (FTSENT *file; fine && (file = fts_read(walk)) != NULL;)
    if (file->fts_info == FTS_F && program_language(file->fts_path, "") != LANGUAGES)
      fine = add_submission(g, file->fts_path);
  if (walk != NULL)
    fts_close(walk);
  return fine;
}

/* By a process of its own in a folder of its own, where it leaves its program and its store. */
static void try_one(void *context, unsigned worker, size_t k) {
  static const char TRY[] = "graze: try: ";
  static const double MOST = 60; /* to build it, and beyond its time */
  struct grading *g = context;
  struct submission *s = &g->submission[k];
  struct process process;
  char seconds[32], ended[SUBJECT_REASON];
  const bool timed = g->request->seconds > 0;
  (void)worker;
  snprintf(seconds, sizeof seconds, "%.3fs", g->request->seconds);
  const char *const argv[] = {"env",
                              "-C",
                              s->room,
                              g->graze,
                              "try",
                              s->path,
                              "--out",
                              "campaign.db",
                              timed ? "--time" : NULL,
                              seconds,
                              NULL};
  if (mkdir(s->room, 0777) != 0 && errno != EEXIST) {
    snprintf(s->said, sizeof s->said, "%.200s: %s", s->room, strerror(errno));
    return;
  }
  const int code = process_run(&process, argv, g->request->seconds + MOST, NULL, NULL, ended);
  if (code != EXIT_FINE && code != EXIT_DISAGREEMENT) {
    const char *const why = code < 0 && ended[0] == '\0' ? "it took too long"
                            : process.said[0] != '\0'    ? process.said
                                                         : ended;
    const char *const named = strstr(why, s->path);
    const char *const rest = named == why + strlen(TRY) ? named + strlen(s->path) : NULL;
    const bool is_line = rest != NULL && *rest == ':' && isdigit((unsigned char)rest[1]); /* file:3: … */
    const char *const from = rest != NULL ? rest + strspn(rest, ": ") : why;
    snprintf(s->said, sizeof s->said, "%s%.*s", is_line ? "line " : "", (int)strcspn(from, "\n"), from);
  }
  show_progress("%zu of %zu", k + 1, g->count);
}

/* What its store says, a row a function. */
static bool read_store(struct submission *s, const char *file, json_t *rows) {
  char path[PATH_MAX + 16];
  snprintf(path, sizeof path, "%s/campaign.db", s->room);
  struct store *store = open_store(path, STORE_READ);
  if (store == NULL)
    return say_why(s->said, sizeof s->said, "its store cannot be read");
  struct statement *found = statement_with(store, template_text("graded.sql"), FIELDS(of_text(file)));
  while (statement_row(found))
    json_array_append_new(rows, json_loads(statement_text(found, 0), 0, NULL));
  const bool fine = statement_end(found) || say_why(s->said, sizeof s->said, "%s", store_why(store));
  store_close(store);
  return fine;
}

static int tell_all(const struct grading *g) {
  json_t *told = json_object(), *rows = json_array();
  bool wrong = false;
  for (size_t k = 0; k < g->count; k++) {
    struct submission *s = &g->submission[k];
    const char *const file = s->path + strlen(g->folder) + 1;
    if (s->said[0] == '\0' && read_store(s, file, rows))
      continue;
    json_t *row = json_object();
    json_put(row, "file", file);
    json_put(row, "colour", "untried");
    json_put(row, "hint", s->said);
    json_array_append_new(rows, row);
  }
  for (size_t k = 0; k < json_array_size(rows); k++) {
    const char *const colour = json_string_value(json_object_get(json_array_get(rows, k), "colour"));
    wrong = wrong || strcmp(colour, "red") == 0 || strcmp(colour, "untried") == 0;
  }
  clear_progress();
  json_put(told, "out", g->request->out);
  json_object_set_new(told, "submissions", rows);
  const int code = tell(told, g->request->json, "grade");
  return code == EXIT_FINE && wrong ? EXIT_DISAGREEMENT : code;
}

static int grade(struct grading *g) {
  if (realpath("/proc/self/exe", g->graze) == NULL || realpath(g->request->folder, g->folder) == NULL)
    return complain("grade: FOLDER: found '%s', expected a folder: %s", g->request->folder, strerror(errno));
  if ((mkdir(g->request->out, 0777) != 0 && errno != EEXIST) || realpath(g->request->out, g->out) == NULL)
    return complain("grade: --out: found '%s', expected a folder: %s", g->request->out, strerror(errno));
  if (!g->request->trust && !process_can_be_boxed())
    return complain("grade: bubblewrap (bwrap) is not here, or may not be used, and submissions would run as "
                    "you do: install it, or say --trust");
  if (!find_submissions(g))
    return complain("grade: %s: cannot be read: %s", g->folder, strerror(errno));
  if (g->count == 0)
    return complain(
        "grade: FOLDER: found no file of a known language in '%s', expected .js, .ts, .py, .c, .cpp, "
        ".java, .cs, .rs or .go",
        g->request->folder);
  parallel_run(session_threads(g->request->jobs), g->count, try_one, g);
  return tell_all(g);
}

static int run(const struct grade_request *request, const struct catalogue *tests) {
  struct grading grading = {.request = request};
  (void)tests;
  const int code = grade(&grading);
  free(grading.submission);
  return code;
}

COMMAND(
    GRADE,
    .name = "grade",
    .line = "a folder of submissions: which are right, and where the others are wrong",
    .examples = "grade submissions\ngrade submissions --json",
    .about =
        "Each file is tried as `graze try FILE` would, in bubblewrap, where it reads files, writes none and "
        "has no network. The table has a row for each function that is a hit test: its colour, the smallest "
        "everyday case that it gets wrong, and a hint: what its numbers would have to mean, or what its "
        "wrong answers share. Nothing is sent anywhere.",
    .disagrees = "1 a submission is wrong where anyone can see it, or could not be tried");
