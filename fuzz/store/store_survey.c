/* The survey, written to the store as it is gathered. */
#include "statement.h"
#include "survey/survey.h"
#include "tables.h"
#include "text.h"

#include <math.h>

/* The part at hand. */
struct writer {
  struct store *store;
  const struct record *record;
  struct statement *statement;
};

static bool put(void *context, const void *row) {
  const struct writer *writer = context;
  record_put(writer->statement, writer->record, row);
  return true;
}

static bool write_property(void *context,
                           const struct registry_entry *entry,
                           enum property property,
                           enum reach reach,
                           const struct property_result *result) {
  const struct form *form = &entry->algorithm->form;
  char before[CASE_TEXT], after[CASE_TEXT];
  struct stored_property row = {.test = {.id = entry->stem},
                                .property = property_name(property),
                                .reach = reach_name(reach),
                                .tried = result->tried,
                                .changed = result->changed,
                                .changed_touching = result->changed_touching,
                                .verdict = property_verdict(property, result)};
  if (result->changed > 0) {
    row.relation = relation_name(result->relation);
    row.example_before = case_print(form, result->before, NUMBER_DECIMAL, before);
    row.example_after = case_print(form, result->after, NUMBER_DECIMAL, after);
    row.answer_before = answer_name(result->answer_before);
    row.answer_after = answer_name(result->answer_after);
  }
  return put(context, &row);
}

static bool write_touching(void *context, const struct touching_row *row) {
  const struct algorithm *a = row->entry->algorithm;
  const struct truth truth = row->verdict.truth;
  char numbers[CASE_TEXT];
  return put(context,
             &(struct stored_touching){.test = {.id = row->entry->stem},
                                       .exemplar = row->exemplar,
                                       .scene = row->scene,
                                       .numbers = case_print(&a->form, row->numbers, NUMBER_DECIMAL, numbers),
                                       .relation = truth.relation,
                                       .half_open = truth.half_open_hit,
                                       .answer = row->verdict.answer,
                                       .code_asks = asks_name(contract_asks(a->by_code, truth)),
                                       .text_asks = asks_name(contract_asks(a->by_text, truth))});
}

static bool write_agreement(void *context, const struct agreement_row *row) {
  char example[CASE_TEXT];
  struct stored_agreement stored = {.a = {.id = row->a->stem},
                                    .b = {.id = row->b->stem},
                                    .scenes = row->scenes,
                                    .differ = row->differ,
                                    .differ_touching = row->differ_touching,
                                    .differ_flat = row->differ_flat};
  if (row->example != NULL) {
    stored.example = scene_print(row->example, NUMBER_DECIMAL, example);
    stored.relation = relation_name(row->relation);
    stored.answer_a = answer_name(row->answer_a);
    stored.answer_b = answer_name(row->answer_b);
  }
  return put(context, &stored);
}

static bool write_rounding(void *context, const struct rounding_row *row) {
  const struct algorithm *a = row->entry->algorithm;
  char numbers[CASE_TEXT], hex[CASE_TEXT];
  struct stored_rounding stored = {.test = {.id = row->entry->stem},
                                   .ulps = a->rounding.ulps,
                                   .why = a->rounding.why,
                                   .cases = ROUNDING_CASES,
                                   .wrong = row->wrong,
                                   .worst = NAN};
  if (row->wrong > 0) {
    stored.worst = row->worst;
    stored.numbers = case_print(&a->form, row->numbers, NUMBER_DECIMAL, numbers);
    stored.numbers_hex = case_print(&a->form, row->numbers, NUMBER_HEX, hex);
  }
  return put(context, &stored);
}

static bool
write_speed(void *context, const struct registry_entry *entry, enum level level, double nanoseconds) {
  return put(context,
             &(struct stored_speed){.test = {.id = entry->stem},
                                    .level = level < LEVELS ? level_name(level) : "one",
                                    .nanoseconds = nanoseconds});
}

static bool write_proofs(struct writer *writer, const struct survey *survey) {
  struct proof proof;
  for (unsigned t = 0; t < survey->tests; t++)
    for (const char *at = proofs_begin(); proofs_next(&at, survey->test[t]->stem, &proof);)
      put(writer,
          &(struct stored_proof){.test = {.id = proof.test},
                                 .claim = proof.claim,
                                 .within = proof.within,
                                 .level = proof.level,
                                 .tool = proof.tool,
                                 .detail = proof.detail});
  return true;
}

static bool write_soon(struct writer *writer, const struct survey *survey) {
  struct soon soon;
  for (unsigned t = 0; t < survey->tests; t++)
    if (soon_of(survey->test[t]->stem, &soon) &&
        !put(writer,
             &(struct stored_soon){.test = {.id = survey->test[t]->stem},
                                   .stood = soon.stood,
                                   .graze_cases = soon.racer[RACER_GRAZE].cases,
                                   .graze_seconds = soon.racer[RACER_GRAZE].seconds,
                                   .uniform_cases = soon.racer[RACER_UNIFORM].cases,
                                   .uniform_seconds = soon.racer[RACER_UNIFORM].seconds,
                                   .libfuzzer_cases = soon.racer[RACER_LIBFUZZER].cases,
                                   .libfuzzer_seconds = soon.racer[RACER_LIBFUZZER].seconds,
                                   .hypothesis_cases = soon.racer[RACER_HYPOTHESIS].cases,
                                   .hypothesis_seconds = soon.racer[RACER_HYPOTHESIS].seconds,
                                   .measured = soon.measured}))
      return false;
  return true;
}

static bool write_sizes(struct writer *writer) {
  return put(writer, &(struct stored_survey){"property", PROPERTY_CASES}) &&
         put(writer, &(struct stored_survey){"agreement", AGREEMENT_SCENES});
}

static void begin(struct writer *writer, const struct record *record) {
  writer->record = record;
  writer->statement = record_insert(writer->store, record);
}

/* Ends a part: whether it was gathered, and then whether it was written. */
static bool end(struct writer *writer, bool gathered) {
  return statement_end(writer->statement) &&
         (gathered || store_fault(writer->store, "no memory for the survey"));
}

static bool write_parts(struct store *store, const struct survey *survey) {
  struct writer w = {.store = store};
  begin(&w, &RECORD_survey);
  if (!end(&w, write_sizes(&w)))
    return false;
  begin(&w, &RECORD_property);
  if (!end(&w, survey_properties(survey, write_property, &w)))
    return false;
  begin(&w, &RECORD_touching);
  if (!end(&w, survey_touching(survey, write_touching, &w)))
    return false;
  begin(&w, &RECORD_agreement);
  if (!end(&w, survey_agreement(survey, write_agreement, &w)))
    return false;
  begin(&w, &RECORD_rounding);
  if (!end(&w, survey_rounding(survey, write_rounding, &w)))
    return false;
  begin(&w, &RECORD_proof);
  if (!end(&w, write_proofs(&w, survey)))
    return false;
  begin(&w, &RECORD_soon);
  if (!end(&w, write_soon(&w, survey)))
    return false;
  begin(&w, &RECORD_speed);
  return end(&w, survey_speed(survey, write_speed, &w));
}

bool store_save_survey(struct store *store,
                       const struct store_campaign *campaign,
                       const struct mix *mix,
                       unsigned jobs) {
  const struct survey survey = {campaign->test, campaign->tests, campaign->seed, mix, jobs};
  return store_begin(store) &&
         store_end(store,
                   store_run(store,
                             "DELETE FROM survey; DELETE FROM property; DELETE FROM touching; "
                             "DELETE FROM agreement; DELETE FROM proof; DELETE FROM "
                             "rounding; DELETE FROM soon; "
                             "DELETE FROM speed") &&
                       write_parts(store, &survey));
}
