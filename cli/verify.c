/* graze verify: the rows of a CSV file, replayed. */
#include "command.h"
#include "foreign.h"
#include "json.h"
#include "out.h"
#include "reference/reference.h"
#include "rows.h"
#include "verify_vectors.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

static const char HELP[] =
    "Example: graze verify clamp_py tests/golden/py_clamp_circle_rect.csv\n\n"
    "Replays the rows of a CSV file: `hit` is held against the test's answer, `relation` against the "
    "reference.\n\n"
    "  graze verify TEST FILE.csv [--json]      FILE `-` is standard input\n"
    "  graze verify TEST vectors.json [--json]  the cases of `graze vectors`, judged by the test's "
    "contract\n\n"
    "  Columns are found by name, in any order: the inputs of the test (`graze show TEST`), `hit` (0, 1 or\n"
    "  raise), `relation` (apart, touching, overlapping, flat, invalid). `family` and `ub` are passed over.\n"
    "  At least one of hit and relation must be there. Exit 1 when a row disagrees, 2 when it cannot be "
    "read.\n";

enum { SHOWN = 10, PROGRESS_STEP = 16384 };

struct difference {
  unsigned long line;
  const char *column, *stated, *found;
};

struct verification {
  unsigned long rows, agreeing, hits_wrong, relations_wrong;
  unsigned differences;
  struct difference difference[SHOWN]; /* the first ones */
  struct timespec start;
  bool progress; /* something stands on the progress line */
};

static const char *hit_word(enum answer answer) {
  return answer == ANSWER_NONE ? "raise" : answer == ANSWER_HIT ? "1" : "0";
}

static void note(struct verification *v, struct difference difference) {
  if (v->differences < SHOWN)
    v->difference[v->differences++] = difference;
}

static void verify_row(struct verification *v, const struct rows *rows, const struct row *row) {
  const struct algorithm *a = rows->algorithm;
  const unsigned long line = rows->csv.line;
  const enum answer answer = rows->hit < 0 ? row->hit : algorithm_answer(a, row->numbers);
  const enum relation relation =
      rows->relation < 0 ? row->relation : reference_truth(&a->form, row->numbers).relation;
  if (answer != row->hit)
    note(v, (struct difference){line, "hit", hit_word(row->hit), hit_word(answer)});
  if (relation != row->relation)
    note(v, (struct difference){line, "relation", relation_name(row->relation), relation_name(relation)});
  v->hits_wrong += answer != row->hit;
  v->relations_wrong += relation != row->relation;
  v->agreeing += answer == row->hit && relation == row->relation;
  v->rows++;
}

/* From the first second on, on a terminal. */
static void show_progress(struct verification *v) {
  struct timespec now;
  if (v->rows % PROGRESS_STEP != 0 || !isatty(STDERR_FILENO) || clock_gettime(CLOCK_MONOTONIC, &now) != 0)
    return;
  if (now.tv_sec - v->start.tv_sec - (now.tv_nsec < v->start.tv_nsec) < 1)
    return;
  fprintf(stderr, "\r%lu rows", v->rows);
  v->progress = true;
}

static void clear_progress(const struct verification *v) {
  if (v->progress)
    fputs("\r\033[K", stderr);
}

static int report_json(const struct verification *v, const struct rows *rows) {
  json_t *report = json_object(), *list = json_array();
  for (unsigned d = 0; d < v->differences; d++) {
    const struct difference *difference = &v->difference[d];
    json_t *record = json_object();
    json_object_set_new(record, "line", json_integer((json_int_t)difference->line));
    json_put(record, "column", difference->column);
    json_put(record, "stated", difference->stated);
    json_put(record, "found", difference->found);
    json_array_append_new(list, record);
  }
  json_put(report, "test", rows->algorithm->id);
  json_put(report, "file", rows->file);
  json_object_set_new(report, "rows", json_integer((json_int_t)v->rows));
  json_object_set_new(report, "agreeing", json_integer((json_int_t)v->agreeing));
  json_object_set_new(report, "hits_wrong", json_integer((json_int_t)v->hits_wrong));
  json_object_set_new(report, "relations_wrong", json_integer((json_int_t)v->relations_wrong));
  json_object_set_new(report, "differences", list);
  return json_print(report);
}

static void report_text(const struct verification *v, const struct rows *rows) {
  const bool fine = v->agreeing == v->rows;
  printf("%s: %lu rows, %s%lu agree%s\n",
         rows->algorithm->id,
         v->rows,
         colour(fine ? COLOUR_RIGHT : COLOUR_WRONG),
         v->agreeing,
         colour(COLOUR_OFF));
  if (!fine)
    printf("hit differs in %lu rows, relation in %lu\n", v->hits_wrong, v->relations_wrong);
  for (unsigned d = 0; d < v->differences; d++)
    printf("%s:%lu: %s: the row says %s, graze says %s\n",
           rows->file,
           v->difference[d].line,
           v->difference[d].column,
           v->difference[d].stated,
           v->difference[d].found);
}

static int
verify(const struct algorithm *algorithm, const char *name, FILE *file, struct rows *rows, bool json) {
  struct verification v = {0};
  struct row row;
  char why[ROWS_WHY];
  enum csv_status status = CSV_ROW;
  if (!rows_open(rows, algorithm, name, file, why))
    return complain("%s", why);
  if (clock_gettime(CLOCK_MONOTONIC, &v.start) != 0)
    return complain("the clock cannot be read: %s", strerror(errno));
  while ((status = rows_next(rows, &row, why)) == CSV_ROW) {
    verify_row(&v, rows, &row);
    show_progress(&v);
  }
  clear_progress(&v);
  if (status == CSV_FAULT)
    return complain("%s", why);
  if (v.rows == 0)
    return complain("%s:1: header: found no rows after it, expected at least one", name);
  if (!json)
    report_text(&v, rows);
  else if (report_json(&v, rows) != EXIT_FINE)
    return EXIT_WRONG_USE;
  return v.agreeing == v.rows ? EXIT_FINE : EXIT_DISAGREEMENT;
}

static FILE *open_file(const char *name) {
  struct stat status;
  if (strcmp(name, "-") == 0)
    return stdin;
  FILE *file = fopen(name, "r");
  if (file == NULL) {
    complain("%s: cannot be opened: %s", name, strerror(errno));
  } else if (fstat(fileno(file), &status) == 0 && S_ISDIR(status.st_mode)) {
    complain("%s: found a directory, expected a CSV file", name);
    fclose(file);
    file = NULL;
  }
  return file;
}

static int verify_rows(const struct catalogue *tests, int argc, char **argv) {
  const char *words[2] = {NULL, NULL};
  int count = 0;
  bool json = false;
  for (int k = 1; k < argc; k++) {
    if (strcmp(argv[k], "--json") == 0)
      json = true;
    else if ((argv[k][0] == '-' && argv[k][1] != '\0') || count == 2)
      return complain("verify: found '%.60s', expected a test, a CSV file and perhaps --json", argv[k]);
    else
      words[count++] = argv[k];
  }
  if (count < 2)
    return complain("verify: expected a test and a CSV file, as in `graze verify clamp_py rows.csv`");
  const struct registry_entry *entry = find_among(tests, words[0]);
  const size_t length = strlen(words[1]);
  if (entry != NULL && length > 5 && strcmp(words[1] + length - 5, ".json") == 0)
    return verify_vectors(entry->algorithm, words[1], json);
  FILE *file = entry == NULL ? NULL : open_file(words[1]);
  if (file == NULL)
    return EXIT_WRONG_USE;
  struct rows *rows = malloc(sizeof *rows);
  const char *name = file == stdin ? "standard input" : words[1];
  const int code = rows == NULL ? complain("no memory for a row of %s", name)
                                : verify(entry->algorithm, name, file, rows, json);
  free(rows);
  if (file != stdin)
    fclose(file);
  return code;
}

static int run(int argc, char **argv) { return with_foreign(argc, argv, verify_rows); }

const struct command COMMAND_VERIFY = {
    "verify", "replay the rows of a CSV file against a test and the reference", HELP, run};
