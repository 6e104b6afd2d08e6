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
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
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

/* Rows of cases with what is claimed of them, read from CSV: the columns are found by name. */
enum {
  ROWS_WHY = 600,
  NAME = 32,
  NO_COLUMN = -1,
  HIT = FORM_MAX_COLUMNS,
  RELATION,
  FAMILY, /* this and the last are passed over */
  UB,
  KNOWN
};

struct rows {
  const struct algorithm *algorithm;
  const char *file;  /* its name, for messages */
  unsigned columns;  /* of the header */
  int column[KNOWN]; /* where each known column is: the inputs, then hit and so on; or -1 */
  struct csv csv;    /* csv.line is the line of the row last read */
};

/* One row. What has no column holds its first value. */
struct row {
  union number numbers[FORM_MAX_COLUMNS];
  enum answer hit;
  enum relation relation;
};

/* "file:line: field: ..."; always false. */
__attribute__((format(printf, 4, 5))) static bool
fault(const struct rows *rows, char *why, const char *field, const char *format, ...) {
  const int used = snprintf(why, ROWS_WHY, "%.200s:%lu: %.40s: ", rows->file, rows->csv.line, field);
  va_list arguments;
  va_start(arguments, format);
  vsnprintf(why + used, (size_t)(ROWS_WHY - used), format, arguments);
  va_end(arguments);
  return false;
}

/* The name of a known column; "" where the test has fewer inputs. */
static const char *column_name(const struct rows *rows, unsigned known, char name[NAME]) {
  static const char *const BESIDE[] = {"hit", "relation", "family", "ub"};
  name_at(known < HIT ? rows->algorithm->inputs : BESIDE[known - HIT], known < HIT ? known : 0, name, NAME);
  return name;
}

static bool name_columns(struct rows *rows, char *why) {
  for (unsigned f = 0; f < rows->csv.fields; f++) {
    const char *name = rows->csv.field[f];
    char known[NAME];
    unsigned k = 0;
    while (k < KNOWN && (*name == '\0' || strcmp(column_name(rows, k, known), name) != 0))
      k++;
    if (k == KNOWN)
      return fault(rows,
                   why,
                   "header",
                   "found the unknown column '%.40s', expected %s, hit, relation, family or ub: rename or "
                   "remove it",
                   name,
                   rows->algorithm->inputs);
    if (rows->column[k] != NO_COLUMN)
      return fault(rows, why, "header", "found the column '%.40s' twice, expected it once", name);
    rows->column[k] = (int)f;
  }
  return true;
}

static bool columns_suffice(const struct rows *rows, char *why) {
  char name[NAME];
  for (unsigned k = 0; k < form_columns(&rows->algorithm->form); k++) {
    name_at(rows->algorithm->inputs, k, name, sizeof name);
    if (rows->column[k] == NO_COLUMN)
      return fault(rows, why, "header", "found no column '%s', expected %s", name, rows->algorithm->inputs);
  }
  if (rows->column[HIT] == NO_COLUMN && rows->column[RELATION] == NO_COLUMN)
    return fault(rows, why, "header", "found neither hit nor relation, expected at least one of them");
  if (rows->column[RELATION] != NO_COLUMN && rows->algorithm->role == ROLE_HELPER)
    return fault(rows,
                 why,
                 "header",
                 "found relation, expected no such column: %s is about no pair of shapes",
                 rows->algorithm->id);
  return true;
}

/* Reads the header. At a fault `why` (ROWS_WHY bytes) says file, line, field, what was found and expected. */
static bool
rows_open(struct rows *rows, const struct algorithm *algorithm, const char *name, FILE *file, char *why) {
  char text[CSV_WHY];
  rows->algorithm = algorithm;
  rows->file = name;
  for (unsigned k = 0; k < KNOWN; k++)
    rows->column[k] = NO_COLUMN;
  csv_open(&rows->csv, file);
  const enum csv_status status = csv_next(&rows->csv, text);
  rows->columns = rows->csv.fields;
  if (status == CSV_FAULT)
    return fault(rows, why, "header", "%s", text);
  if (status == CSV_ROW)
    return name_columns(rows, why) && columns_suffice(rows, why);
  rows->csv.line = 1;
  return fault(rows,
               why,
               "header",
               "the file is empty, expected the columns %s and hit or relation",
               algorithm->inputs);
}

static bool read_numbers(const struct rows *rows, union number *numbers, char *why) {
  const struct form *form = &rows->algorithm->form;
  for (unsigned k = 0; k < form_columns(form); k++) {
    const char *word = rows->csv.field[rows->column[k]];
    const enum number_fault problem = number_parse(form->type, word, &numbers[k]);
    if (problem == NUMBER_OK)
      continue;
    char name[NAME], expected[TEXT_WHY];
    name_at(rows->algorithm->inputs, k, name, sizeof name);
    number_expected(form->type, problem, expected);
    return fault(rows, why, name, "found '%.40s', %s", word, expected);
  }
  return true;
}

static bool answer_from_word(const char *word, enum answer *answer) {
  *answer = strcmp(word, "raise") == 0 ? ANSWER_NONE : hit_if(strcmp(word, "1") == 0);
  return *answer != ANSWER_MISS || strcmp(word, "0") == 0;
}

static bool read_claims(const struct rows *rows, struct row *row, char *why) {
  const char *hit = rows->column[HIT] == NO_COLUMN ? "0" : rows->csv.field[rows->column[HIT]];
  if (!answer_from_word(hit, &row->hit))
    return fault(rows, why, "hit", "found '%.40s', expected 0, 1 or raise", hit);
  const char *relation =
      rows->column[RELATION] == NO_COLUMN ? "apart" : rows->csv.field[rows->column[RELATION]];
  if (!relation_from_name(relation, &row->relation))
    return fault(rows,
                 why,
                 "relation",
                 "found '%.40s', expected apart, touching, overlapping, flat or invalid",
                 relation);
  return true;
}

static enum csv_status rows_next(struct rows *rows, struct row *row, char *why) {
  char text[CSV_WHY];
  const enum csv_status status = csv_next(&rows->csv, text);
  bool read = status != CSV_FAULT || fault(rows, why, "row", "%s", text);
  if (status != CSV_ROW)
    return status;
  if (rows->csv.fields != rows->columns)
    read = fault(
        rows, why, "row", "found %u fields, expected %u as in the header", rows->csv.fields, rows->columns);
  return read && read_numbers(rows, row->numbers, why) && read_claims(rows, row, why) ? CSV_ROW : CSV_FAULT;
}

enum { SHOWN = 10, PROGRESS_STEP = 1 << 18 };

struct row_difference {
  unsigned long line;
  const char *column, *stated, *found;
};

struct verification {
  unsigned long rows, agreeing, hits_wrong, relations_wrong;
  unsigned differences;
  struct row_difference difference[SHOWN]; /* the first ones */
};

static const char *hit_word(enum answer answer) {
  return answer == ANSWER_NONE ? "raise" : answer == ANSWER_HIT ? "1" : "0";
}

static void note(struct verification *v, struct row_difference difference) {
  if (v->differences < SHOWN)
    v->difference[v->differences++] = difference;
}

static void verify_row(struct verification *v, const struct rows *rows, const struct row *row) {
  const struct algorithm *a = rows->algorithm;
  const unsigned long line = rows->csv.line;
  const enum answer answer = rows->column[HIT] < 0 ? row->hit : algorithm_answer(a, row->numbers);
  const enum relation relation =
      rows->column[RELATION] < 0 ? row->relation : reference_truth(&a->form, row->numbers).relation;
  if (answer != row->hit)
    note(v, (struct row_difference){line, "hit", hit_word(row->hit), hit_word(answer)});
  if (relation != row->relation)
    note(v, (struct row_difference){line, "relation", relation_name(row->relation), relation_name(relation)});
  v->hits_wrong += answer != row->hit;
  v->relations_wrong += relation != row->relation;
  v->agreeing += answer == row->hit && relation == row->relation;
  v->rows++;
}

static int tell_rows(const struct verification *v, const struct rows *rows, bool as_json) {
  json_t *report = json_object(), *list = json_array();
  for (unsigned d = 0; d < v->differences; d++) {
    const struct row_difference *difference = &v->difference[d];
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
  return tell(report, as_json, "verify");
}

static int
verify(const struct algorithm *algorithm, const char *name, FILE *file, struct rows *rows, bool json) {
  struct verification v = {0};
  struct row row;
  char why[ROWS_WHY];
  enum csv_status status = CSV_ROW;
  if (!rows_open(rows, algorithm, name, file, why))
    return complain("%s", why);
  while ((status = rows_next(rows, &row, why)) == CSV_ROW) {
    verify_row(&v, rows, &row);
    if (v.rows % PROGRESS_STEP == 0)
      show_progress("%lu rows", v.rows);
  }
  clear_progress();
  if (status == CSV_FAULT)
    return complain("%s", why);
  if (v.rows == 0)
    return complain("%s:1: header: found no rows after it, expected at least one", name);
  if (tell_rows(&v, rows, json) != EXIT_FINE)
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

static int verify_rows(const struct verify_request *request) {
  FILE *file = open_file(request->file);
  if (file == NULL)
    return EXIT_WRONG_USE;
  struct rows *rows = malloc(sizeof *rows);
  const char *name = file == stdin ? "standard input" : request->file;
  const int code = rows == NULL ? complain("no memory for a row of %s", name)
                                : verify(request->test.entry->algorithm, name, file, rows, request->json);
  free(rows);
  if (file != stdin)
    fclose(file);
  return code;
}

static int run(const void *given, const struct catalogue *tests) {
  (void)tests;
  return verify_rows(given);
}

const struct command COMMAND_VERIFY = {
    .name = "verify",
    .line = "rows of a file, compared with a test and the truth",
    .examples = "verify clamp_py tests/golden/py_clamp_circle_rect.csv",
    .about = "Columns are found by name, in any order: the inputs of the test (`graze show TEST`), `hit` (0, "
             "1 or raise), held against its answer, `relation` (apart, touching, overlapping, flat, "
             "invalid), held against the reference. `family` and `ub` are passed over. At least one of hit "
             "and relation must be there.",
    .disagrees = "1 a row disagrees",
    .options = OPTIONS,
    .request = sizeof(REQUEST),
    .run = run,
};
