/* What the JSON writers share. */
#ifndef GRAZE_JSON_REPORT_H
#define GRAZE_JSON_REPORT_H

#include "report.h"

#include <jansson.h>

json_t *json_whole(uint64_t count);
json_t *json_real_or_null(double number); /* what is not finite is null */
json_t *json_test_id(const struct model *model, size_t test);
json_t *json_text_or_null(const char *text); /* "" is null */
/* A list a table: touching, contradictions, invalid, agreement, coverage, steps, nearness, speed, properties,
 * variants, maps. */
void json_put_survey(json_t *root, const struct model *model);
/* Lattices, proofs, bounds on rounding. */
void json_put_evidence(json_t *root, const struct model *model);
/* Writes the value and lets go of it; false without memory. */
bool json_write(FILE *out, json_t *root);

#endif
