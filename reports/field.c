#include "field.h"

#include "put.h"
#include "text.h"
#include "wording.h"

#include <inttypes.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

static json_t *text_json(const char *text) {
  json_t *json = json_string(text);
  if (json != NULL)
    return json;
  const size_t size = 4 * strlen(text) + 1;
  char *printable = malloc(size);
  if (printable != NULL) {
    text_printable(text, printable, size);
    json = json_string(printable);
  }
  free(printable);
  return json;
}

json_t *field_json(enum field_kind kind, const void *at) {
  const char *const *text = at;
  switch (kind) {
  case FIELD_TEST:
    return text_json(((const struct test_name *)at)->id);
  case FIELD_TEXT:
    return text_json(*text);
  case FIELD_TEXT_OR_NULL:
    return **text == '\0' ? json_null() : text_json(*text);
  case FIELD_COUNT:
  case FIELD_WHOLE:
    return json_integer(*(const int64_t *)at);
  case FIELD_SIZE:
    return json_integer(*(const unsigned *)at);
  case FIELD_FLAG:
    return json_boolean(*(const bool *)at);
  case FIELD_REAL:
    return isfinite(*(const double *)at) ? json_real(*(const double *)at) : json_null();
  case FIELD_RELATION:
  case FIELD_ANSWER:
  case FIELD_OUTCOME:
  case FIELD_CAUSE:
    return json_string(record_word(kind, *(const unsigned *)at));
  case FIELD_BYTES:
    break;
  }
  return NULL;
}

void field_csv(FILE *out, enum field_kind kind, const void *at) {
  char number[NUMBER_TEXT];
  switch (kind) {
  case FIELD_TEST:
    put_csv(out, ((const struct test_name *)at)->id);
    break;
  case FIELD_TEXT:
  case FIELD_TEXT_OR_NULL:
    put_csv(out, *(const char *const *)at);
    break;
  case FIELD_COUNT:
  case FIELD_WHOLE:
    fprintf(out, "%" PRId64, *(const int64_t *)at);
    break;
  case FIELD_SIZE:
    fprintf(out, "%u", *(const unsigned *)at);
    break;
  case FIELD_FLAG:
    fputc(*(const bool *)at ? '1' : '0', out);
    break;
  case FIELD_REAL:
    number_print(TYPE_F64, (union number){.f64 = *(const double *)at}, NUMBER_DECIMAL, number);
    fputs(isnan(*(const double *)at) ? "" : number, out);
    break;
  case FIELD_RELATION:
  case FIELD_ANSWER:
  case FIELD_OUTCOME:
  case FIELD_CAUSE:
    fputs(record_word(kind, *(const unsigned *)at), out);
    break;
  case FIELD_BYTES:
    break;
  }
}

/* The next field from the k-th on that is told, or NULL. */
static const struct field *next_told(const struct record *record, unsigned *k) {
  while (*k < record->fields && !record->field[*k].told)
    ++*k;
  return *k < record->fields ? &record->field[(*k)++] : NULL;
}

void json_put(json_t *object, const char *key, const char *text) {
  json_object_set_new(object, key, field_json(FIELD_TEXT, &text));
}

void json_put_real(json_t *object, const char *key, double number) {
  json_object_set_new(object, key, field_json(FIELD_REAL, &number));
}

json_t *record_json(const struct record *record, const void *row) {
  json_t *object = json_object();
  unsigned k = 0;
  for (const struct field *field; (field = next_told(record, &k)) != NULL;)
    json_object_set_new(object, field->name, field_json(field->kind, (const char *)row + field->at));
  return object;
}

json_t *record_json_names(const struct record *record) {
  json_t *names = json_array();
  unsigned k = 0;
  for (const struct field *field; (field = next_told(record, &k)) != NULL;)
    json_array_append_new(names, json_string(field->name));
  return names;
}

json_t *record_json_values(const struct record *record, const void *row) {
  json_t *values = json_array();
  unsigned k = 0;
  for (const struct field *field; (field = next_told(record, &k)) != NULL;)
    json_array_append_new(values, field_json(field->kind, (const char *)row + field->at));
  return values;
}

void record_csv_names(FILE *out, const struct record *record) {
  unsigned k = 0;
  const char *before = "";
  for (const struct field *field; (field = next_told(record, &k)) != NULL; before = ",")
    fprintf(out, "%s%s", before, field->name);
  fputc('\n', out);
}

void record_csv(FILE *out, const struct record *record, const void *row) {
  unsigned k = 0;
  const char *before = "";
  for (const struct field *field; (field = next_told(record, &k)) != NULL; before = ",") {
    fputs(before, out);
    field_csv(out, field->kind, (const char *)row + field->at);
  }
  fputc('\n', out);
}
