#include "columns.h"

#include <math.h>
#include <stddef.h>

/* A text of the test, and a number of the row, by their offsets. */
static const void *of_test(struct column_row *r, size_t offset) {
  return (const char *)&r->model->test[r->row->test] + offset;
}
static const void *of_row(struct column_row *r, size_t offset) { return (const char *)r->row + offset; }

static const void *pair_of(struct column_row *r, size_t which) {
  (void)which;
  const enum pair pair = r->model->test[r->row->test].pair;
  r->text = pair < PAIRS ? pair_name(pair) : "none";
  return &r->text;
}

static const void *sentence_of(struct column_row *r, size_t which) {
  (void)which;
  row_sentence(r->model, r->row, r->words);
  r->text = r->words;
  return &r->text;
}

static const void *evidence_of(struct column_row *r, size_t in_words) {
  r->text = evidence_name(row_evidence(r->model, r->row));
  if (in_words != 0) {
    evidence_words(r->model, r->row, r->words);
    r->text = r->words;
  }
  return &r->text;
}

/* Where none was found: the most that the rate can be with 95% confidence. */
static const void *bound_of(struct column_row *r, size_t outcome) {
  uint64_t cases;
  const bool none = outcome_can_show(r->model, r->row, (enum outcome)outcome, &cases) &&
                    r->row->wrong[outcome] == 0 && cases >= 3 && row_has_bound(r->row);
  r->real = none ? 3.0 / (double)cases : NAN;
  return &r->real;
}

static const void *findings_of(struct column_row *r, size_t cause) {
  r->count = findings_by(r->row, (enum cause)cause);
  return &r->count;
}

static const void *speed_of(struct column_row *r, size_t which) {
  (void)which;
  r->real = r->row->nanoseconds < 0 ? NAN : r->row->nanoseconds;
  return &r->real;
}

static const void *wrong_of(struct column_row *r, size_t outcome) { return &r->row->wrong[outcome]; }
static const void *cases_of(struct column_row *r, size_t relation) { return &r->row->cases[relation]; }

#define OF_TEST(csv, name, kind, member, show, title)                                                        \
  { csv, NULL, name, kind, of_test, offsetof(struct model_test, member), show, title }
#define OF_ROW(name, kind, member, show, title)                                                              \
  { name, NULL, name, kind, of_row, offsetof(struct model_row, member), show, title }
#define MADE(name, kind, get, which, show, title)                                                            \
  { name, NULL, name, kind, get, which, show, title }
#define WRONG(csv, name, outcome, title)                                                                     \
  { csv, "wrong", name, FIELD_COUNT, wrong_of, outcome, SHOW_WRONG, title }
#define BOUND(name, outcome)                                                                                 \
  { NULL, "upper_bound_95", name, FIELD_REAL, bound_of, outcome, SHOW_NOT, NULL }
#define FINDINGS(name, cause)                                                                                \
  { name, "findings_by_cause", name, FIELD_COUNT, findings_of, cause, SHOW_NOT, NULL }
#define CASES(name, relation)                                                                                \
  { name, "cases", name, FIELD_COUNT, cases_of, relation, SHOW_NOT, NULL }

const struct column COLUMN[] = {
    OF_TEST("test", "test", FIELD_TEXT, id, SHOW_TEST, "Test"),
    OF_TEST("title", "title", FIELD_TEXT, title, SHOW_NOT, NULL),
    OF_TEST("role", "role", FIELD_TEXT, role, SHOW_NOT, NULL),
    OF_TEST("document", "document", FIELD_TEXT, document, SHOW_NOT, NULL),
    OF_TEST("language", "language", FIELD_TEXT, language, SHOW_NOT, NULL),
    MADE("pair", FIELD_TEXT, pair_of, 0, SHOW_NOT, NULL),
    OF_TEST("form", "form", FIELD_TEXT, form_text, SHOW_NOT, NULL),
    OF_TEST(NULL, "given", FIELD_TEXT_OR_NULL, given, SHOW_NOT, NULL),
    OF_TEST(NULL, "diagnosis", FIELD_TEXT_OR_NULL, diagnosis, SHOW_NOT, NULL),
    OF_TEST(NULL, "mend", FIELD_TEXT_OR_NULL, mend, SHOW_NOT, NULL),
    MADE("sentence", FIELD_TEXT, sentence_of, 0, SHOW_SENTENCE, "In a sentence"),
    MADE("evidence", FIELD_TEXT, evidence_of, false, SHOW_EVIDENCE, "How sure"),
    MADE("evidence_words", FIELD_TEXT, evidence_of, true, SHOW_NOT, NULL),
    WRONG("false_hits", "false hit", OUTCOME_FALSE_HIT, "False hits"),
    WRONG("missed_hits", "missed hit", OUTCOME_MISSED_HIT, "Missed hits"),
    WRONG("broken_contracts", "broken contract", OUTCOME_BROKEN_CONTRACT, "Broken contract"),
    WRONG("no_answers", "no answer", OUTCOME_NO_ANSWER, "No answer"),
    BOUND("false hit", OUTCOME_FALSE_HIT),
    BOUND("missed hit", OUTCOME_MISSED_HIT),
    BOUND("broken contract", OUTCOME_BROKEN_CONTRACT),
    BOUND("no answer", OUTCOME_NO_ANSWER),
    OF_ROW("findings", FIELD_SIZE, found, SHOW_FINDINGS, "Findings by cause"),
    FINDINGS("logic", CAUSE_LOGIC),
    FINDINGS("rounding", CAUSE_ROUNDING),
    FINDINGS("range", CAUSE_RANGE),
    FINDINGS("undefined", CAUSE_UNDEFINED),
    FINDINGS("unsteady", CAUSE_UNSTEADY),
    OF_ROW("defects", FIELD_SIZE, defects, SHOW_NOT, NULL),
    OF_ROW("news", FIELD_SIZE, news, SHOW_NOT, NULL),
    OF_TEST("by_code", "by_code", FIELD_TEXT, by_code, SHOW_CONTRACT, "At touching: code / text"),
    OF_TEST("by_text", "by_text", FIELD_TEXT, by_text, SHOW_NOT, NULL),
    OF_ROW("judged", FIELD_COUNT, judged, SHOW_JUDGED, "Cases judged"),
    OF_ROW("everyday", FIELD_COUNT, everyday, SHOW_NOT, NULL),
    OF_ROW("everyday_wrong", FIELD_COUNT, everyday_wrong, SHOW_NOT, NULL),
    CASES("apart", RELATION_APART),
    CASES("touching", RELATION_TOUCHING),
    CASES("overlapping", RELATION_OVERLAPPING),
    CASES("flat", RELATION_FLAT),
    CASES("invalid", RELATION_INVALID),
    MADE("nanoseconds", FIELD_REAL, speed_of, 0, SHOW_SPEED, "ns per call"),
};

const unsigned COLUMNS = sizeof COLUMN / sizeof COLUMN[0];

const void *column_value(const struct column *column, struct column_row *row) {
  return column->get(row, column->which);
}
