#include "record.h"

#include "statement.h"
#include "wording.h"

#include <stdio.h>
#include <string.h>

#define FIELD_ROW(table, kind, name, told) {#name, FIELD_##kind, told, offsetof(struct stored_##table, name)},
#define STORED_RECORD(name, FIELDS, from)                                                                    \
  static const struct field FIELDS_##name[] = {FIELDS(FIELD_ROW, name)};                                     \
  const struct record RECORD_##name = {#name,                                                                \
                                       from,                                                                 \
                                       sizeof(struct stored_##name),                                         \
                                       sizeof FIELDS_##name / sizeof *FIELDS_##name,                         \
                                       FIELDS_##name};
STORED_TABLES(STORED_RECORD)

enum { SQL = 1024 };

struct statement *record_insert(struct store *store, const struct record *record) {
  char sql[SQL] = "";
  text_add(sql, SQL, "INSERT INTO %s", record->table);
  for (unsigned k = 0; k < record->fields; k++)
    text_add(sql, SQL, "%s%s", k == 0 ? " (" : ", ", record->field[k].name);
  for (unsigned k = 0; k < record->fields; k++)
    text_add(sql, SQL, "%s", k == 0 ? ") VALUES (?" : ", ?");
  text_add(sql, SQL, ")");
  return statement_new(store, sql);
}

struct statement *record_select(struct store *store, const struct record *record) {
  char sql[SQL] = "";
  for (unsigned k = 0; k < record->fields; k++)
    text_add(sql, SQL, "%s %s", k == 0 ? "SELECT" : ",", record->field[k].name);
  text_add(sql, SQL, " FROM %s", record->from);
  return statement_new(store, sql);
}

const char *record_word(enum field_kind kind, unsigned value) {
  return kind == FIELD_RELATION  ? relation_name((enum relation)value)
         : kind == FIELD_ANSWER  ? answer_name((enum answer)value)
         : kind == FIELD_OUTCOME ? outcome_name((enum outcome)value)
                                 : cause_name((enum cause)value);
}

void record_put(struct statement *s, const struct record *record, const void *row) {
  for (unsigned k = 0; k < record->fields; k++) {
    const struct field *field = &record->field[k];
    const void *const at = (const char *)row + field->at;
    const char *const *text = at;
    switch (field->kind) {
    case FIELD_TEST:
      statement_bind_text(s, ((const struct test_name *)at)->id);
      break;
    case FIELD_TEXT:
      statement_bind_text(s, *text);
      break;
    case FIELD_TEXT_OR_NULL:
      statement_bind_text(s, *text == NULL || **text == '\0' ? NULL : *text);
      break;
    case FIELD_COUNT:
    case FIELD_WHOLE:
      statement_bind_integer(s, *(const int64_t *)at);
      break;
    case FIELD_SIZE:
      statement_bind_integer(s, *(const unsigned *)at);
      break;
    case FIELD_FLAG:
      statement_bind_integer(s, *(const bool *)at);
      break;
    case FIELD_REAL:
      statement_bind_real(s, *(const double *)at);
      break;
    case FIELD_RELATION:
    case FIELD_ANSWER:
    case FIELD_OUTCOME:
    case FIELD_CAUSE:
      statement_bind_text(s, record_word(field->kind, *(const unsigned *)at));
      break;
    case FIELD_BYTES:
      statement_bind_blob(s, ((const struct bytes *)at)->at, ((const struct bytes *)at)->count);
      break;
    }
  }
  statement_done(s);
}

/* How many words there are of a kind, and which. */
static const struct {
  unsigned count;
  const char *expected;
} WORDS[] = {
    [FIELD_RELATION] = {RELATIONS, "a relation: apart, touching, overlapping, flat or invalid"},
    [FIELD_ANSWER] = {ANSWERS, "an answer: miss, hit, no answer or declined"},
    [FIELD_OUTCOME] = {OUTCOMES, "an outcome: agrees, false hit, missed hit, broken contract or no answer"},
    [FIELD_CAUSE] = {CAUSES, "a cause: logic, rounding, range, undefined or unsteady"},
};

static bool read_word(struct statement *s, int column, const struct record *record, unsigned *value) {
  const enum field_kind kind = record->field[column].kind;
  for (*value = 0; *value < WORDS[kind].count; ++*value)
    if (strcmp(statement_text(s, column), record_word(kind, *value)) == 0)
      return true;
  statement_refuse(s, column, record->table, WORDS[kind].expected);
  return false;
}

static bool read_field(struct statement *s, int column, const struct record *record, void *at) {
  switch (record->field[column].kind) {
  case FIELD_TEST:
    ((struct test_name *)at)->id = statement_text(s, column);
    break;
  case FIELD_TEXT:
  case FIELD_TEXT_OR_NULL:
    *(const char **)at = statement_text(s, column);
    break;
  case FIELD_COUNT:
  case FIELD_WHOLE:
    *(int64_t *)at = statement_integer(s, column);
    break;
  case FIELD_SIZE:
    *(unsigned *)at = (unsigned)statement_integer(s, column);
    break;
  case FIELD_FLAG:
    *(bool *)at = statement_integer(s, column) != 0;
    break;
  case FIELD_REAL:
    *(double *)at = statement_real(s, column);
    break;
  case FIELD_RELATION:
  case FIELD_ANSWER:
  case FIELD_OUTCOME:
  case FIELD_CAUSE:
    return read_word(s, column, record, at);
  case FIELD_BYTES:
    ((struct bytes *)at)->at = statement_blob(s, column, &((struct bytes *)at)->count);
    break;
  }
  return true;
}

bool record_next(struct statement *s, const struct record *record, void *row) {
  if (!statement_row(s))
    return false;
  for (unsigned k = 0; k < record->fields; k++)
    if (!read_field(s, (int)k, record, (char *)row + record->field[k].at))
      return false;
  return true;
}
