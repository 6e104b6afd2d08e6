/* Fields of rows (record.h) as JSON and as CSV: one way to write each kind. */
#ifndef GRAZE_FIELD_H
#define GRAZE_FIELD_H

#include "store/record.h"

#include <jansson.h>
#include <stdio.h>

/* Bytes that are no UTF-8 become \xNN; a number that is not finite is null. NULL without memory. */
json_t *field_json(enum field_kind kind, const void *at);
/* Sets a member to a text, or to a number, null when it is not finite. A lack of memory leaves it out. */
void json_put(json_t *object, const char *key, const char *text);
void json_put_real(json_t *object, const char *key, double number);
/* RFC 4180; what is null in JSON is empty, infinities are "inf" and "-inf". */
void field_csv(FILE *out, enum field_kind kind, const void *at);

/* The fields of a row that are told. */
json_t *record_json(const struct record *record, const void *row);
/* A list each: their names, and a row. */
json_t *record_json_names(const struct record *record);
json_t *record_json_values(const struct record *record, const void *row);
/* A line each: their names, and a row. */
void record_csv_names(FILE *out, const struct record *record);
void record_csv(FILE *out, const struct record *record, const void *row);

#endif
