/* graze verify: the rows of a CSV file, replayed. */
#include "chosen_tests.h"
#include "command.h"
#include "csv.h"
#include "judge.h"
#include "out.h"
#include "reference/reference.h"
#include "tell.h"
#include "text.h"
#include "wording.h"

#include <errno.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>

struct verify_request {
  struct foreign_given foreign;
  struct named_test test;
  const char *file;
  bool json;
};

#define REQUEST struct verify_request
static const struct option OPTIONS[] = {
    ARGUMENT_TEST,
    {"FILE", OF(IN, file), "rows of CSV, - for standard input", .needed = true},
    OPTION_JSON,
    OPTIONS_FOREIGN,
};

enum {
  NAME = 32,
  NO_COLUMN = -1,
  HIT = FORM_MAX_COLUMNS,
  RELATION,
  FAMILY, /* this and the last are passed over */
  UB,
  KNOWN
};
enum { SHOWN = 10, PROGRESS_STEP = 1 << 18 };

/* Rows of cases with what is claimed of them, read from CSV: the columns are found by name. */
struct verification {
  const struct algorithm *algorithm;
  const char *file;  /* its name, for messages */
  unsigned columns;  /* of the header */
  int column[KNOWN]; /* where each known column is: the inputs, then hit and so on; or NO_COLUMN */
  struct csv csv;    /* csv.line is the line of the row last read */
  unsigned long rows, agreeing, hits_wrong, relations_wrong;
  json_t *differences; /* the first ones */
};

/* Complains of "file:line: field: ..."; always false. */
#define fault(v, field, format, ...)                                                                         \
  (clear_progress(),                                                                                         \
   complain("%.200s:%lu: %.40s: " format, (v)->file, (v)->csv.line, field, __VA_ARGS__),                     \
   false)

/* The name of a known column; "" where the test has fewer inputs. */
static const char *column_name(const struct verification *v, unsigned known, char name[NAME]) {
  static const char *const BESIDE[] = {"hit", "relation", "family", "ub"};
  name_at(known < HIT ? v->algorithm->inputs : BESIDE[known - HIT], known < HIT ? known : 0, name, NAME);
  return name;
}

static bool name_columns(struct verification *v) {
  char known[NAME];
  for (unsigned f = 0; f < v->csv.fields; f++) {
    const char *name = v->csv.field[f];
    unsigned k = 0;
    while (k < KNOWN && (*name == '\0' || strcmp(column_name(v, k, known), name) != 0))
      k++;
    if (k == KNOWN)
      return fault(v,
                   "header",
                   "found the unknown column '%.40s', expected %s, hit, relation, family or ub: rename or "
                   "remove it",
                   name,
                   v->algorithm->inputs);
    if (v->column[k] != NO_COLUMN)
      return fault(v, "header", "found the column '%.40s' twice, expected it once", name);
    v->column[k] = (int)f;
  }
  for (unsigned k = 0; k < form_columns(&v->algorithm->form); k++)
    if (v->column[k] == NO_COLUMN)
      return fault(
          v, "header", "found no column '%s', expected %s", column_name(v, k, known), v->algorithm->inputs);
  if (v->column[HIT] == NO_COLUMN && v->column[RELATION] == NO_COLUMN)
    return fault(v, "header", "%s", "found neither hit nor relation, expected at least one of them");
  if (v->column[RELATION] != NO_COLUMN && v->algorithm->role == ROLE_HELPER)
    return fault(v,
                 "header",
                 "found relation, expected no such column: %s is about no pair of shapes",
                 v->algorithm->id);
  return true;
}

static bool read_header(struct verification *v) {
  char why[CSV_WHY];
  const enum csv_status status = csv_next(&v->csv, why);
  v->columns = v->csv.fields;
  for (unsigned k = 0; k < KNOWN; k++)
    v->column[k] = NO_COLUMN;
  if (status == CSV_FAULT)
    return fault(v, "header", "%s", why);
  if (status == CSV_ROW)
    return name_columns(v);
  v->csv.line = 1;
  return fault(
      v, "header", "the file is empty, expected the columns %s and hit or relation", v->algorithm->inputs);
}

static bool read_numbers(const struct verification *v, union number *numbers) {
  const struct form *form = &v->algorithm->form;
  char name[NAME], expected[TEXT_WHY];
  for (unsigned k = 0; k < form_columns(form); k++) {
    const char *word = v->csv.field[v->column[k]];
    const enum number_fault problem = number_parse(form->type, word, &numbers[k]);
    if (problem == NUMBER_OK)
      continue;
    number_expected(form->type, problem, expected);
    return fault(v, column_name(v, k, name), "found '%.40s', %s", word, expected);
  }
  return true;
}

/* What the row claims in a column; NULL where there is none. */
static const char *claim(const struct verification *v, unsigned known) {
  return v->column[known] == NO_COLUMN ? NULL : v->csv.field[v->column[known]];
}

/* Whether it is what was found; else it is counted, and noted if it is one of the first. */
static bool holds(
    struct verification *v, const char *column, const char *stated, const char *found, unsigned long *wrong) {
  if (strcmp(stated, found) == 0)
    return true;
  ++*wrong;
  if (json_array_size(v->differences) < SHOWN) {
    json_t *difference = json_object();
    json_put_whole(difference, "line", v->csv.line);
    json_put(difference, "column", column);
    json_put(difference, "stated", stated);
    json_put(difference, "found", found);
    json_array_append_new(v->differences, difference);
  }
  return false;
}

static const char *hit_word(enum answer answer) {
  return answer == ANSWER_HIT    ? "1"
         : answer == ANSWER_MISS ? "0"
         : answer == ANSWER_NONE ? "raise"
                                 : "not asked";
}

static bool verify_row(struct verification *v) {
  const struct algorithm *a = v->algorithm;
  const char *const hit = claim(v, HIT), *const relation = claim(v, RELATION);
  union number numbers[FORM_MAX_COLUMNS];
  enum relation known;
  if (v->csv.fields != v->columns)
    return fault(v, "row", "found %u fields, expected %u as in the header", v->csv.fields, v->columns);
  if (!read_numbers(v, numbers))
    return false;
  if (hit != NULL && strcmp(hit, "0") != 0 && strcmp(hit, "1") != 0 && strcmp(hit, "raise") != 0)
    return fault(v, "hit", "found '%.40s', expected 0, 1 or raise", hit);
  if (relation != NULL && !relation_from_name(relation, &known))
    return fault(
        v, "relation", "found '%.40s', expected apart, touching, overlapping, flat or invalid", relation);
  const bool hit_holds =
      hit == NULL || holds(v, "hit", hit, hit_word(algorithm_answer(a, numbers)), &v->hits_wrong);
  const bool relation_holds =
      relation == NULL || holds(v,
                                "relation",
                                relation,
                                relation_name(reference_truth(&a->form, numbers).relation),
                                &v->relations_wrong);
  v->agreeing += hit_holds && relation_holds;
  if (++v->rows % PROGRESS_STEP == 0)
    show_progress("%lu rows", v->rows);
  return true;
}

static int tell_rows(const struct verification *v, bool as_json) {
  json_t *report = json_object();
  json_put(report, "test", v->algorithm->id);
  json_put_whole(report, "rows", v->rows);
  json_put_whole(report, "agreeing", v->agreeing);
  json_put_whole(report, "hits_wrong", v->hits_wrong);
  json_put_whole(report, "relations_wrong", v->relations_wrong);
  json_object_set(report, "differences", v->differences);
  json_put(report, "file", v->file);
  return tell(report, as_json, "verify");
}

static int verify(struct verification *v, bool as_json) {
  char why[CSV_WHY];
  enum csv_status status = CSV_ROW;
  if (!read_header(v))
    return EXIT_WRONG_USE;
  while ((status = csv_next(&v->csv, why)) == CSV_ROW)
    if (!verify_row(v))
      return EXIT_WRONG_USE;
  clear_progress();
  if (status == CSV_FAULT)
    return fault(v, "row", "%s", why) ? EXIT_FINE : EXIT_WRONG_USE;
  if (v->rows == 0)
    return complain("%s:1: header: found no rows after it, expected at least one", v->file);
  const int code = tell_rows(v, as_json);
  return code == EXIT_FINE && v->agreeing < v->rows ? EXIT_DISAGREEMENT : code;
}

static int run(const struct verify_request *request, const struct catalogue *tests) {
  const bool piped = strcmp(request->file, "-") == 0;
  struct stat status;
  FILE *file = piped ? stdin : fopen(request->file, "r");
  (void)tests;
  if (file == NULL)
    return complain("%s: cannot be opened: %s", request->file, strerror(errno));
  struct verification v = {.algorithm = request->test.entry->algorithm,
                           .file = piped ? "standard input" : request->file,
                           .differences = json_array()};
  csv_open(&v.csv, file);
  const int code = !piped && fstat(fileno(file), &status) == 0 && S_ISDIR(status.st_mode)
                       ? complain("%s: found a directory, expected a CSV file", request->file)
                       : verify(&v, request->json);
  json_decref(v.differences);
  fclose(file);
  return code;
}

COMMAND(VERIFY,
        .name = "verify",
        .line = "rows of a file, compared with a test and the truth",
        .examples = "verify clamp_py tests/golden/py_clamp_circle_rect.csv",
        .about =
            "Columns are found by name, in any order: the inputs of the test (`graze show TEST`), `hit` (0, "
            "1 or raise), held against its answer, `relation` (apart, touching, overlapping, flat, "
            "invalid), held against the reference. `family` and `ub` are passed over. At least one of hit "
            "and relation must be there.",
        .disagrees = "1 a row disagrees");
