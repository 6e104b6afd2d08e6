#include "rows.h"

#include "text.h"

#include <stdarg.h>
#include <string.h>

enum { NO_COLUMN = -1, NAME = 32 };

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

/* Where the column of that name is kept; NULL for a name that is not known. */
static int *column_slot(struct rows *rows, const char *name) {
  char input[NAME];
  for (unsigned k = 0; k < form_columns(&rows->algorithm->form); k++) {
    name_at(rows->algorithm->inputs, k, input, sizeof input);
    if (strcmp(input, name) == 0)
      return &rows->input[k];
  }
  if (strcmp(name, "hit") == 0)
    return &rows->hit;
  if (strcmp(name, "relation") == 0)
    return &rows->relation;
  if (strcmp(name, "family") == 0)
    return &rows->family;
  return strcmp(name, "ub") == 0 ? &rows->ub : NULL;
}

static bool name_columns(struct rows *rows, char *why) {
  for (unsigned f = 0; f < rows->csv.fields; f++) {
    const char *name = rows->csv.field[f];
    int *slot = column_slot(rows, name);
    if (slot == NULL)
      return fault(rows,
                   why,
                   "header",
                   "found the unknown column '%.40s', expected %s, hit, relation, family or ub: rename or "
                   "remove it",
                   name,
                   rows->algorithm->inputs);
    if (*slot != NO_COLUMN)
      return fault(rows, why, "header", "found the column '%.40s' twice, expected it once", name);
    *slot = (int)f;
  }
  return true;
}

static bool columns_suffice(const struct rows *rows, char *why) {
  char name[NAME];
  for (unsigned k = 0; k < form_columns(&rows->algorithm->form); k++) {
    name_at(rows->algorithm->inputs, k, name, sizeof name);
    if (rows->input[k] == NO_COLUMN)
      return fault(rows, why, "header", "found no column '%s', expected %s", name, rows->algorithm->inputs);
  }
  if (rows->hit == NO_COLUMN && rows->relation == NO_COLUMN)
    return fault(rows, why, "header", "found neither hit nor relation, expected at least one of them");
  if (rows->relation != NO_COLUMN && rows->algorithm->role == ROLE_HELPER)
    return fault(rows,
                 why,
                 "header",
                 "found relation, expected no such column: %s is about no pair of shapes",
                 rows->algorithm->id);
  return true;
}

bool rows_open(
    struct rows *rows, const struct algorithm *algorithm, const char *name, FILE *file, char *why) {
  char text[CSV_WHY];
  rows->algorithm = algorithm;
  rows->file = name;
  rows->hit = rows->relation = rows->family = rows->ub = NO_COLUMN;
  for (unsigned k = 0; k < FORM_MAX_COLUMNS; k++)
    rows->input[k] = NO_COLUMN;
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
    const char *word = rows->csv.field[rows->input[k]];
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
  const char *hit = rows->hit == NO_COLUMN ? "0" : rows->csv.field[rows->hit];
  if (!answer_from_word(hit, &row->hit))
    return fault(rows, why, "hit", "found '%.40s', expected 0, 1 or raise", hit);
  const char *relation = rows->relation == NO_COLUMN ? "apart" : rows->csv.field[rows->relation];
  if (!relation_from_name(relation, &row->relation))
    return fault(rows,
                 why,
                 "relation",
                 "found '%.40s', expected apart, touching, overlapping, flat or invalid",
                 relation);
  return true;
}

enum csv_status rows_next(struct rows *rows, struct row *row, char *why) {
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
