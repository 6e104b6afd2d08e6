/* The rows of the store's tables as structs. A table is one list of fields, named as its columns are, and all
 * else is made of it: the struct, what writes and reads it here, what reports make of it.
 *
 * schema.sql tells what the columns mean.
 */
#ifndef GRAZE_RECORD_H
#define GRAZE_RECORD_H

#include "algorithm.h"

#include <stddef.h>

/* A test by its id. A report has a list of tests, and this one's place in it. */
struct test_name {
  const char *id;
  size_t index;
};

struct bytes {
  const uint8_t *at;
  size_t count;
};

#define FIELD_TYPE_TEST struct test_name
#define FIELD_TYPE_TEXT const char *
#define FIELD_TYPE_TEXT_OR_NULL const char * /* "" for NULL */
#define FIELD_TYPE_COUNT uint64_t
#define FIELD_TYPE_WHOLE int64_t
#define FIELD_TYPE_SIZE unsigned
#define FIELD_TYPE_FLAG bool
#define FIELD_TYPE_REAL double /* not a number for NULL */
#define FIELD_TYPE_RELATION enum relation
#define FIELD_TYPE_ANSWER enum answer
#define FIELD_TYPE_OUTCOME enum outcome
#define FIELD_TYPE_CAUSE enum cause
#define FIELD_TYPE_BYTES struct bytes

enum field_kind {
  FIELD_TEST,
  FIELD_TEXT,
  FIELD_TEXT_OR_NULL,
  FIELD_COUNT,
  FIELD_WHOLE,
  FIELD_SIZE,
  FIELD_FLAG,
  FIELD_REAL,
  FIELD_RELATION,
  FIELD_ANSWER,
  FIELD_OUTCOME,
  FIELD_CAUSE,
  FIELD_BYTES
};

/* FIELD(table, KIND, name, TOLD): TOLD fields stand in reports' JSON and CSV, KEPT ones do not. */
enum { KEPT, TOLD };

#define CAMPAIGN_FIELDS(FIELD, table)                                                                        \
  FIELD(table, TEXT, graze, TOLD)                                                                            \
  FIELD(table, COUNT, seed, KEPT)                                                                            \
  FIELD(table, COUNT, first, TOLD)                                                                           \
  FIELD(table, COUNT, last, TOLD)                                                                            \
  FIELD(table, TEXT, mix, TOLD)                                                                              \
  FIELD(table, TEXT_OR_NULL, compiler, TOLD)                                                                 \
  FIELD(table, TEXT_OR_NULL, flags, TOLD)                                                                    \
  FIELD(table, TEXT_OR_NULL, level, TOLD)                                                                    \
  FIELD(table, TEXT_OR_NULL, machine, TOLD)

#define RANGE_DONE_FIELDS(FIELD, table)                                                                      \
  FIELD(table, COUNT, first, TOLD)                                                                           \
  FIELD(table, COUNT, last, TOLD)

#define TEST_FIELDS(FIELD, table)                                                                            \
  FIELD(table, TEXT, id, TOLD)                                                                               \
  FIELD(table, TEXT, title, TOLD)                                                                            \
  FIELD(table, TEXT, role, TOLD)                                                                             \
  FIELD(table, TEXT, document, TOLD)                                                                         \
  FIELD(table, TEXT, language, TOLD)                                                                         \
  FIELD(table, TEXT, source, TOLD)                                                                           \
  FIELD(table, TEXT, idea, TOLD)                                                                             \
  FIELD(table, TEXT, wrong, TOLD)                                                                            \
  FIELD(table, TEXT, pair, TOLD)                                                                             \
  FIELD(table, TEXT, form, TOLD)                                                                             \
  FIELD(table, TEXT, inputs, TOLD)                                                                           \
  FIELD(table, TEXT, by_code, TOLD)                                                                          \
  FIELD(table, TEXT, by_text, TOLD)                                                                          \
  FIELD(table, TEXT, contract_why, TOLD)                                                                     \
  FIELD(table, TEXT, code, TOLD)                                                                             \
  FIELD(table, TEXT, file, TOLD)

#define CELL_FIELDS(FIELD, table)                                                                            \
  FIELD(table, TEXT, form, TOLD)                                                                             \
  FIELD(table, TEXT, family, TOLD)                                                                           \
  FIELD(table, RELATION, relation, TOLD)                                                                     \
  FIELD(table, FLAG, half_open, TOLD)                                                                        \
  FIELD(table, TEXT, place, TOLD)                                                                            \
  FIELD(table, COUNT, cases, TOLD)

#define SIGHTING_FIELDS(FIELD, table)                                                                        \
  FIELD(table, TEST, test, TOLD)                                                                             \
  FIELD(table, TEXT, family, TOLD)                                                                           \
  FIELD(table, RELATION, relation, TOLD)                                                                     \
  FIELD(table, FLAG, half_open, TOLD)                                                                        \
  FIELD(table, TEXT, place, TOLD)                                                                            \
  FIELD(table, ANSWER, answer, TOLD)                                                                         \
  FIELD(table, COUNT, count, TOLD)                                                                           \
  FIELD(table, COUNT, first_case, TOLD)

#define TALLY_FIELDS(FIELD, table)                                                                           \
  FIELD(table, TEST, test, TOLD)                                                                             \
  FIELD(table, RELATION, relation, TOLD)                                                                     \
  FIELD(table, FLAG, half_open, TOLD)                                                                        \
  FIELD(table, TEXT, place, TOLD)                                                                            \
  FIELD(table, ANSWER, answer, TOLD)                                                                         \
  FIELD(table, COUNT, count, TOLD)

#define FINDING_FIELDS(FIELD, table)                                                                         \
  FIELD(table, TEXT, id, TOLD)                                                                               \
  FIELD(table, TEST, test, TOLD)                                                                             \
  FIELD(table, OUTCOME, outcome, TOLD)                                                                       \
  FIELD(table, TEXT, place, TOLD)                                                                            \
  FIELD(table, CAUSE, cause, TOLD)                                                                           \
  FIELD(table, COUNT, count, TOLD)                                                                           \
  FIELD(table, COUNT, first_case, TOLD)                                                                      \
  FIELD(table, TEXT, family, TOLD)                                                                           \
  FIELD(table, RELATION, relation, TOLD)                                                                     \
  FIELD(table, ANSWER, answer, TOLD)                                                                         \
  FIELD(table, REAL, gap, TOLD)                                                                              \
  FIELD(table, TEXT, first, KEPT)                                                                            \
  FIELD(table, TEXT, smallest, TOLD)                                                                         \
  FIELD(table, TEXT, smallest_hex, TOLD)                                                                     \
  FIELD(table, TEXT, intervals, TOLD)                                                                        \
  FIELD(table, TEXT, plainest, TOLD)                                                                         \
  FIELD(table, TEXT, plainest_hex, TOLD)                                                                     \
  FIELD(table, TEXT_OR_NULL, known, TOLD)                                                                    \
  FIELD(table, TEXT_OR_NULL, reason, TOLD)                                                                   \
  FIELD(table, TEXT_OR_NULL, said, KEPT)

#define ANSWER_FIELDS(FIELD, table)                                                                          \
  FIELD(table, TEXT, finding, KEPT)                                                                          \
  FIELD(table, TEST, test, TOLD)                                                                             \
  FIELD(table, TEXT, numbers, TOLD)                                                                          \
  FIELD(table, ANSWER, answer, TOLD)                                                                         \
  FIELD(table, OUTCOME, outcome, TOLD)

#define SUBJECT_FIELDS(FIELD, table)                                                                         \
  FIELD(table, TEST, test, TOLD)                                                                             \
  FIELD(table, TEXT, kind, TOLD)                                                                             \
  FIELD(table, TEXT, given, TOLD)                                                                            \
  FIELD(table, TEXT, greeting, TOLD)                                                                         \
  FIELD(table, COUNT, failures, TOLD)                                                                        \
  FIELD(table, COUNT, unasked, TOLD)                                                                         \
  FIELD(table, COUNT, unexplained, TOLD)                                                                     \
  FIELD(table, TEXT, unexplained_why, TOLD)                                                                  \
  FIELD(table, TEXT, said, TOLD)

#define INCIDENT_FIELDS(FIELD, table)                                                                        \
  FIELD(table, TEST, test, TOLD)                                                                             \
  FIELD(table, COUNT, number, TOLD)                                                                          \
  FIELD(table, TEXT, numbers, TOLD)                                                                          \
  FIELD(table, TEXT, numbers_hex, TOLD)                                                                      \
  FIELD(table, TEXT, reason, TOLD)                                                                           \
  FIELD(table, TEXT, said, TOLD)

#define DIAGNOSIS_FIELDS(FIELD, table)                                                                       \
  FIELD(table, TEST, test, TOLD)                                                                             \
  FIELD(table, TEXT, words, TOLD)                                                                            \
  FIELD(table, TEXT, mend, TOLD)                                                                             \
  FIELD(table, FLAG, found, TOLD)                                                                            \
  FIELD(table, COUNT, cases, TOLD)                                                                           \
  FIELD(table, COUNT, wrong, TOLD)                                                                           \
  FIELD(table, COUNT, cases_so, TOLD)                                                                        \
  FIELD(table, COUNT, wrong_so, TOLD)

#define COVERAGE_FIELDS(FIELD, table)                                                                        \
  FIELD(table, TEXT, form, TOLD)                                                                             \
  FIELD(table, TEXT, place, TOLD)                                                                            \
  FIELD(table, RELATION, relation, TOLD)                                                                     \
  FIELD(table, COUNT, cases, TOLD)

#define STEP_FIELDS(FIELD, table)                                                                            \
  FIELD(table, TEXT, form, TOLD)                                                                             \
  FIELD(table, TEXT, step, TOLD)                                                                             \
  FIELD(table, COUNT, cases, TOLD)

#define SURVEY_FIELDS(FIELD, table)                                                                          \
  FIELD(table, TEXT, part, TOLD)                                                                             \
  FIELD(table, COUNT, cases, TOLD)

#define TOUCHING_FIELDS(FIELD, table)                                                                        \
  FIELD(table, TEST, test, TOLD)                                                                             \
  FIELD(table, TEXT, exemplar, TOLD)                                                                         \
  FIELD(table, TEXT, scene, TOLD)                                                                            \
  FIELD(table, TEXT, numbers, KEPT)                                                                          \
  FIELD(table, RELATION, relation, TOLD)                                                                     \
  FIELD(table, FLAG, half_open, KEPT)                                                                        \
  FIELD(table, ANSWER, answer, TOLD)                                                                         \
  FIELD(table, TEXT, code_asks, TOLD)                                                                        \
  FIELD(table, TEXT, text_asks, TOLD)

#define CONTRADICTION_FIELDS(FIELD, table)                                                                   \
  FIELD(table, TEXT, document, TOLD)                                                                         \
  FIELD(table, TEXT, exemplar, TOLD)                                                                         \
  FIELD(table, TEXT, scene, TOLD)                                                                            \
  FIELD(table, TEXT, test, TOLD)                                                                             \
  FIELD(table, TEXT, answer, TOLD)                                                                           \
  FIELD(table, TEXT, other, TOLD)                                                                            \
  FIELD(table, TEXT, other_answer, TOLD)

#define AGREEMENT_FIELDS(FIELD, table)                                                                       \
  FIELD(table, TEST, a, TOLD)                                                                                \
  FIELD(table, TEST, b, TOLD)                                                                                \
  FIELD(table, COUNT, scenes, TOLD)                                                                          \
  FIELD(table, COUNT, differ, TOLD)                                                                          \
  FIELD(table, COUNT, differ_touching, TOLD)                                                                 \
  FIELD(table, COUNT, differ_flat, KEPT)                                                                     \
  FIELD(table, TEXT_OR_NULL, example, TOLD)                                                                  \
  FIELD(table, TEXT_OR_NULL, relation, KEPT)                                                                 \
  FIELD(table, TEXT_OR_NULL, answer_a, KEPT)                                                                 \
  FIELD(table, TEXT_OR_NULL, answer_b, KEPT)

#define SPEED_FIELDS(FIELD, table)                                                                           \
  FIELD(table, TEST, test, TOLD)                                                                             \
  FIELD(table, TEXT, level, TOLD)                                                                            \
  FIELD(table, REAL, nanoseconds, TOLD)

#define PROPERTY_FIELDS(FIELD, table)                                                                        \
  FIELD(table, TEST, test, TOLD)                                                                             \
  FIELD(table, TEXT, property, TOLD)                                                                         \
  FIELD(table, TEXT, reach, TOLD)                                                                            \
  FIELD(table, TEXT, verdict, TOLD)                                                                          \
  FIELD(table, COUNT, tried, TOLD)                                                                           \
  FIELD(table, COUNT, changed, TOLD)                                                                         \
  FIELD(table, COUNT, changed_touching, TOLD)                                                                \
  FIELD(table, TEXT_OR_NULL, relation, KEPT)                                                                 \
  FIELD(table, TEXT_OR_NULL, example_before, KEPT)                                                           \
  FIELD(table, TEXT_OR_NULL, example_after, KEPT)                                                            \
  FIELD(table, TEXT_OR_NULL, answer_before, KEPT)                                                            \
  FIELD(table, TEXT_OR_NULL, answer_after, KEPT)

#define MAP_FIELDS(FIELD, table)                                                                             \
  FIELD(table, TEST, test, TOLD)                                                                             \
  FIELD(table, TEXT, sweep, TOLD)                                                                            \
  FIELD(table, SIZE, width, TOLD)                                                                            \
  FIELD(table, SIZE, height, TOLD)                                                                           \
  FIELD(table, TEXT, origin, KEPT)                                                                           \
  FIELD(table, TEXT, origin_hex, KEPT)                                                                       \
  FIELD(table, TEXT, right, KEPT)                                                                            \
  FIELD(table, TEXT, right_hex, KEPT)                                                                        \
  FIELD(table, TEXT, down, KEPT)                                                                             \
  FIELD(table, TEXT, down_hex, KEPT)                                                                         \
  FIELD(table, COUNT, false_hits, TOLD)                                                                      \
  FIELD(table, COUNT, missed_hits, TOLD)                                                                     \
  FIELD(table, COUNT, broken_contracts, TOLD)                                                                \
  FIELD(table, COUNT, no_answers, TOLD)                                                                      \
  FIELD(table, BYTES, points, KEPT)

#define PROOF_FIELDS(FIELD, table)                                                                           \
  FIELD(table, TEST, test, TOLD)                                                                             \
  FIELD(table, TEXT, claim, TOLD)                                                                            \
  FIELD(table, TEXT, within, TOLD)                                                                           \
  FIELD(table, TEXT, level, TOLD)                                                                            \
  FIELD(table, TEXT, tool, TOLD)                                                                             \
  FIELD(table, TEXT, detail, TOLD)

#define SOON_FIELDS(FIELD, table)                                                                            \
  FIELD(table, TEST, test, TOLD)                                                                             \
  FIELD(table, TEXT_OR_NULL, stood, TOLD)                                                                    \
  FIELD(table, REAL, graze_cases, TOLD)                                                                      \
  FIELD(table, REAL, graze_seconds, TOLD)                                                                    \
  FIELD(table, REAL, uniform_cases, TOLD)                                                                    \
  FIELD(table, REAL, uniform_seconds, TOLD)                                                                  \
  FIELD(table, REAL, libfuzzer_cases, TOLD)                                                                  \
  FIELD(table, REAL, libfuzzer_seconds, TOLD)                                                                \
  FIELD(table, REAL, hypothesis_cases, TOLD)                                                                 \
  FIELD(table, REAL, hypothesis_seconds, TOLD)                                                               \
  FIELD(table, TEXT, measured, TOLD)

#define ROUNDING_FIELDS(FIELD, table)                                                                        \
  FIELD(table, TEST, test, TOLD)                                                                             \
  FIELD(table, REAL, ulps, TOLD)                                                                             \
  FIELD(table, TEXT, why, TOLD)                                                                              \
  FIELD(table, COUNT, cases, TOLD)                                                                           \
  FIELD(table, COUNT, wrong, TOLD)                                                                           \
  FIELD(table, REAL, worst, TOLD)                                                                            \
  FIELD(table, TEXT_OR_NULL, numbers, TOLD)                                                                  \
  FIELD(table, TEXT_OR_NULL, numbers_hex, KEPT)

/* `wrong` is read, and is no column. */
#define LATTICE_FIELDS(FIELD, table)                                                                         \
  FIELD(table, TEST, test, TOLD)                                                                             \
  FIELD(table, TEXT, kind, TOLD)                                                                             \
  FIELD(table, COUNT, size, TOLD)                                                                            \
  FIELD(table, TEXT, words, TOLD)                                                                            \
  FIELD(table, COUNT, cases, TOLD)                                                                           \
  FIELD(table, COUNT, done, TOLD)                                                                            \
  FIELD(table, COUNT, judged, TOLD)                                                                          \
  FIELD(table, COUNT, wrong, TOLD)                                                                           \
  FIELD(table, TEXT_OR_NULL, first, TOLD)                                                                    \
  FIELD(table, REAL, seconds, TOLD)

/* TABLE(table, FIELDS, from): what is read, in which order. */
#define STORED_TABLES(TABLE)                                                                                 \
  TABLE(campaign, CAMPAIGN_FIELDS, "campaign")                                                               \
  TABLE(range_done, RANGE_DONE_FIELDS, "range_done ORDER BY first")                                          \
  TABLE(test, TEST_FIELDS, "test ORDER BY id")                                                               \
  TABLE(cell, CELL_FIELDS, "cell")                                                                           \
  TABLE(sighting, SIGHTING_FIELDS, "sighting")                                                               \
  TABLE(tally, TALLY_FIELDS, "tally")                                                                        \
  TABLE(finding, FINDING_FIELDS, "finding ORDER BY test, outcome, place, cause")                             \
  TABLE(answer, ANSWER_FIELDS, "answer ORDER BY finding, test")                                              \
  TABLE(subject, SUBJECT_FIELDS, "subject ORDER BY test")                                                    \
  TABLE(incident, INCIDENT_FIELDS, "incident ORDER BY test, number")                                         \
  TABLE(diagnosis, DIAGNOSIS_FIELDS, "diagnosis ORDER BY test")                                              \
  TABLE(touching, TOUCHING_FIELDS, "touching ORDER BY exemplar, test")                                       \
  TABLE(contradiction, CONTRADICTION_FIELDS, "contradiction ORDER BY document, exemplar, test, other")       \
  TABLE(agreement, AGREEMENT_FIELDS, "agreement ORDER BY a, b")                                              \
  TABLE(coverage, COVERAGE_FIELDS, "coverage ORDER BY form, place, relation")                                \
  TABLE(step, STEP_FIELDS, "step ORDER BY form, step")                                                       \
  TABLE(speed, SPEED_FIELDS, "speed ORDER BY test, level")                                                   \
  TABLE(property, PROPERTY_FIELDS, "property ORDER BY property, reach, test")                                \
  TABLE(map, MAP_FIELDS, "map ORDER BY test, sweep")                                                         \
  TABLE(survey, SURVEY_FIELDS, "survey ORDER BY part")                                                       \
  TABLE(lattice,                                                                                             \
        LATTICE_FIELDS,                                                                                      \
        "(SELECT *, false_hits + missed_hits + broken_contracts + no_answers AS wrong FROM lattice)"         \
        " WHERE test IN (SELECT id FROM test) ORDER BY test, kind DESC, size")                               \
  TABLE(proof,                                                                                               \
        PROOF_FIELDS,                                                                                        \
        "proof WHERE test IN (SELECT id FROM test) ORDER BY test, level DESC, claim, within")                \
  TABLE(soon, SOON_FIELDS, "soon WHERE test IN (SELECT id FROM test) ORDER BY test")                         \
  TABLE(rounding, ROUNDING_FIELDS, "rounding WHERE test IN (SELECT id FROM test) ORDER BY test")

struct field {
  const char *name;
  enum field_kind kind;
  bool told;
  size_t at; /* offset in the struct */
};

struct record {
  const char *table, *from;
  size_t size; /* of the struct */
  unsigned fields;
  const struct field *field;
};

#define FIELD_MEMBER(table, kind, name, told) FIELD_TYPE_##kind name;
#define STORED_STRUCT(name, FIELDS, from)                                                                    \
  struct stored_##name {                                                                                     \
    FIELDS(FIELD_MEMBER, name)                                                                               \
  };                                                                                                         \
  extern const struct record RECORD_##name;
STORED_TABLES(STORED_STRUCT)
#undef STORED_STRUCT
#undef FIELD_MEMBER

/* The word of the store for a relation, an answer, an outcome or a cause. */
const char *record_word(enum field_kind kind, unsigned value);

struct store;
struct statement;

/* Writes rows; statement_end then tells whether all were written. */
struct statement *record_insert(struct store *store, const struct record *record);
void record_put(struct statement *s, const struct record *record, const void *row);

/* Reads rows. False at the end, and at a row with a word that is none of the project's: statement_end then
 * says false. Texts and bytes last until the next row; of a test_name only the id is told. */
struct statement *record_select(struct store *store, const struct record *record);
bool record_next(struct statement *s, const struct record *record, void *row);
bool statement_end(struct statement *s);

#endif
