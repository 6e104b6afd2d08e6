/* The survey, written to the store as it is gathered. */
#include "evidence.h"
#include "statement.h"
#include "survey.h"
#include "text.h"

/* What rows are written with: one statement for the part at hand. */
struct writer {
  struct store *store;
  struct statement *statement;
};

static void bind_test(struct statement *s, const struct registry_entry *entry) {
  statement_bind_text(s, entry->stem);
}

static void bind_case(struct statement *s, const struct form *form, const union number *numbers) {
  char text[CASE_TEXT];
  case_print(form, numbers, NUMBER_DECIMAL, text);
  statement_bind_text(s, text);
}

static bool write_property(void *context,
                           const struct registry_entry *entry,
                           enum property property,
                           enum reach reach,
                           const struct property_result *result) {
  struct statement *s = ((struct writer *)context)->statement;
  const struct form *form = &entry->algorithm->form;
  bind_test(s, entry);
  statement_bind_text(s, property_name(property));
  statement_bind_text(s, reach_name(reach));
  statement_bind_integer(s, result->tried);
  statement_bind_integer(s, result->changed);
  statement_bind_integer(s, result->changed_touching);
  statement_bind_text(s, property_verdict(property, result));
  if (result->changed > 0) {
    statement_bind_text(s, relation_name(result->relation));
    bind_case(s, form, result->before);
    bind_case(s, form, result->after);
    statement_bind_text(s, answer_name(result->answer_before));
    statement_bind_text(s, answer_name(result->answer_after));
  } else {
    for (unsigned k = 0; k < 5; k++)
      statement_bind_text(s, NULL);
  }
  statement_done(s);
  return true;
}

static bool write_touching(void *context, const struct touching_row *row) {
  struct statement *s = ((struct writer *)context)->statement;
  const struct algorithm *algorithm = row->entry->algorithm;
  bind_test(s, row->entry);
  statement_bind_text(s, row->exemplar);
  statement_bind_text(s, row->scene);
  bind_case(s, &algorithm->form, row->numbers);
  statement_bind_text(s, relation_name(row->verdict.truth.relation));
  statement_bind_integer(s, row->verdict.truth.half_open_hit);
  statement_bind_text(s, answer_name(row->verdict.answer));
  statement_bind_text(s, asks_name(contract_asks(algorithm->by_code, row->verdict.truth)));
  statement_bind_text(s, asks_name(contract_asks(algorithm->by_text, row->verdict.truth)));
  statement_done(s);
  return true;
}

static bool write_invalid(void *context, const struct invalid_row *row) {
  struct statement *s = ((struct writer *)context)->statement;
  const struct algorithm *algorithm = row->entry->algorithm;
  char input[40];
  name_at(algorithm->inputs, row->column, input, sizeof input);
  bind_test(s, row->entry);
  statement_bind_text(s, input);
  statement_bind_text(s, row->fault);
  statement_bind_text(s, relation_name(row->otherwise));
  bind_case(s, &algorithm->form, row->numbers);
  statement_bind_text(s, answer_name(row->answer));
  statement_done(s);
  return true;
}

static bool write_agreement(void *context, const struct agreement_row *row) {
  struct statement *s = ((struct writer *)context)->statement;
  bind_test(s, row->a);
  bind_test(s, row->b);
  statement_bind_integer(s, row->scenes);
  statement_bind_integer(s, row->differ);
  statement_bind_integer(s, row->differ_touching);
  statement_bind_integer(s, row->differ_flat);
  if (row->example != NULL) {
    char text[CASE_TEXT];
    scene_print(row->example, NUMBER_DECIMAL, text);
    statement_bind_text(s, text);
    statement_bind_text(s, relation_name(row->relation));
    statement_bind_text(s, answer_name(row->answer_a));
    statement_bind_text(s, answer_name(row->answer_b));
  } else {
    for (unsigned k = 0; k < 4; k++)
      statement_bind_text(s, NULL);
  }
  statement_done(s);
  return true;
}

static bool write_nearness(void *context, const struct nearness_row *row) {
  struct statement *s = ((struct writer *)context)->statement;
  bind_test(s, row->entry);
  statement_bind_integer(s, row->pixels);
  statement_bind_text(s, outcome_name(row->outcome));
  statement_bind_integer(s, row->bin);
  statement_bind_integer(s, (int64_t)row->count);
  statement_done(s);
  return true;
}

static bool write_rounding(void *context, const struct rounding_row *row) {
  struct statement *s = ((struct writer *)context)->statement;
  const struct algorithm *a = row->entry->algorithm;
  bind_test(s, row->entry);
  statement_bind_real(s, a->rounding.ulps);
  statement_bind_text(s, a->rounding.why);
  statement_bind_integer(s, ROUNDING_CASES);
  statement_bind_integer(s, (int64_t)row->wrong);
  if (row->wrong > 0) {
    char text[CASE_TEXT];
    statement_bind_real(s, row->worst);
    case_print(&a->form, row->numbers, NUMBER_DECIMAL, text);
    statement_bind_text(s, text);
    case_print(&a->form, row->numbers, NUMBER_HEX, text);
    statement_bind_text(s, text);
  } else {
    for (unsigned k = 0; k < 3; k++)
      statement_bind_text(s, NULL);
  }
  statement_done(s);
  return true;
}

static bool write_proofs(struct store *store, const struct survey *survey) {
  struct statement *s = statement_new(store, "INSERT INTO proof VALUES (?, ?, ?, ?, ?, ?)");
  struct proof proof;
  for (unsigned t = 0; t < survey->tests; t++)
    for (const char *at = proofs_begin(); proofs_next(&at, survey->test[t]->stem, &proof);) {
      const char *const texts[] = {
          proof.test, proof.claim, proof.within, proof.level, proof.tool, proof.detail};
      for (unsigned k = 0; k < sizeof texts / sizeof texts[0]; k++)
        statement_bind_text(s, texts[k]);
      statement_done(s);
    }
  return statement_end(s);
}

static bool
write_speed(void *context, const struct registry_entry *entry, enum level level, double nanoseconds) {
  struct statement *s = ((struct writer *)context)->statement;
  bind_test(s, entry);
  statement_bind_text(s, level < LEVELS ? level_name(level) : "one");
  statement_bind_real(s, nanoseconds);
  statement_done(s);
  return true;
}

static void write_size(struct statement *s, const char *part, int64_t cases) {
  statement_bind_text(s, part);
  statement_bind_integer(s, cases);
  statement_done(s);
}

static bool write_sizes(struct store *store) {
  struct statement *s = statement_new(store, "INSERT INTO survey VALUES (?, ?)");
  write_size(s, "property", PROPERTY_CASES);
  write_size(s, "agreement", AGREEMENT_SCENES);
  write_size(s, "nearness", NEARNESS_CASES);
  return statement_end(s);
}

/* Ends a part: whether it was gathered, and then whether it was written. */
static bool ends(struct writer *writer, bool gathered) {
  const bool written = statement_end(writer->statement);
  return written && (gathered || store_fault(writer->store, "no memory for the survey"));
}

static void begins(struct writer *writer, const char *sql) {
  writer->statement = statement_new(writer->store, sql);
}

static bool write_parts(struct store *store, const struct survey *survey) {
  struct writer w = {.store = store};
  begins(&w, "INSERT INTO property VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)");
  if (!ends(&w, survey_properties(survey, write_property, &w)))
    return false;
  begins(&w, "INSERT INTO touching VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)");
  if (!ends(&w, survey_touching(survey, write_touching, &w)))
    return false;
  begins(&w, "INSERT INTO invalid VALUES (?, ?, ?, ?, ?, ?)");
  if (!ends(&w, survey_invalid(survey, write_invalid, &w)))
    return false;
  begins(&w, "INSERT INTO agreement VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)");
  if (!ends(&w, survey_agreement(survey, write_agreement, &w)))
    return false;
  begins(&w, "INSERT INTO nearness VALUES (?, ?, ?, ?, ?)");
  if (!ends(&w, survey_nearness(survey, write_nearness, &w)))
    return false;
  begins(&w, "INSERT INTO rounding VALUES (?, ?, ?, ?, ?, ?, ?, ?)");
  if (!ends(&w, survey_rounding(survey, write_rounding, &w)))
    return false;
  begins(&w, "INSERT INTO speed VALUES (?, ?, ?)");
  return ends(&w, survey_speed(survey, write_speed, &w));
}

bool store_save_survey(struct store *store, const struct store_campaign *campaign, const struct mix *mix) {
  const struct survey survey = {campaign->test, campaign->tests, campaign->seed, mix};
  const bool saved =
      store_begin(store) &&
      store_run(store,
                "DELETE FROM survey; DELETE FROM property; DELETE FROM touching; DELETE FROM invalid;"
                "DELETE FROM agreement; DELETE FROM nearness; DELETE FROM proof; DELETE FROM rounding; "
                "DELETE FROM speed") &&
      write_sizes(store) && write_parts(store, &survey) && write_proofs(store, &survey) &&
      store_commit(store);
  if (!saved)
    store_rollback(store);
  return saved;
}
