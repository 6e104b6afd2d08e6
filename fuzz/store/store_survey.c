/* The survey, written to the store as it is gathered. */
#include "statement.h"
#include "survey/survey.h"
#include "tables.h"
#include "text.h"

#include <math.h>

/* The part at hand. */
struct writer {
  struct store *store;
  struct statement *statement;
};

static bool write_property(void *context,
                           const struct registry_entry *entry,
                           enum property property,
                           enum reach reach,
                           const struct property_result *result) {
  const struct form *form = &entry->algorithm->form;
  const struct writer *writer = context;
  const bool any = result->changed > 0;
  char before[CASE_TEXT], after[CASE_TEXT];
  STATEMENT_PUT(writer->statement,
                of_text(entry->stem),
                of_text(property_name(property)),
                of_text(reach_name(reach)),
                of_count(result->tried),
                of_count(result->changed),
                of_count(result->changed_touching),
                of_text(property_verdict(property, result)),
                of_text(any ? relation_name(result->relation) : NULL),
                of_text(any ? case_print(form, result->before, NUMBER_DECIMAL, before) : NULL),
                of_text(any ? case_print(form, result->after, NUMBER_DECIMAL, after) : NULL),
                of_text(any ? answer_name(result->answer_before) : NULL),
                of_text(any ? answer_name(result->answer_after) : NULL));
  return true;
}

static bool write_touching(void *context, const struct touching_row *row) {
  const struct writer *writer = context;
  const struct algorithm *a = row->entry->algorithm;
  const struct truth truth = row->verdict.truth;
  char numbers[CASE_TEXT];
  STATEMENT_PUT(writer->statement,
                of_text(row->entry->stem),
                of_text(row->exemplar),
                of_text(row->scene),
                of_text(case_print(&a->form, row->numbers, NUMBER_DECIMAL, numbers)),
                of_text(relation_name(truth.relation)),
                of_whole(truth.half_open_hit),
                of_text(answer_name(row->verdict.answer)),
                of_text(asks_name(contract_asks(a->by_code, truth))),
                of_text(asks_name(contract_asks(a->by_text, truth))));
  return true;
}

static bool write_agreement(void *context, const struct agreement_row *row) {
  const struct writer *writer = context;
  const bool any = row->example != NULL;
  char example[CASE_TEXT];
  STATEMENT_PUT(writer->statement,
                of_text(row->a->stem),
                of_text(row->b->stem),
                of_count(row->scenes),
                of_count(row->differ),
                of_count(row->differ_touching),
                of_count(row->differ_flat),
                of_text(any ? scene_print(row->example, NUMBER_DECIMAL, example) : NULL),
                of_text(any ? relation_name(row->relation) : NULL),
                of_text(any ? answer_name(row->answer_a) : NULL),
                of_text(any ? answer_name(row->answer_b) : NULL));
  return true;
}

static bool write_rounding(void *context, const struct rounding_row *row) {
  const struct writer *writer = context;
  const struct algorithm *a = row->entry->algorithm;
  const bool any = row->wrong > 0;
  char numbers[CASE_TEXT], hex[CASE_TEXT];
  STATEMENT_PUT(writer->statement,
                of_text(row->entry->stem),
                of_real(a->rounding.ulps),
                of_text(a->rounding.why),
                of_count(ROUNDING_CASES),
                of_count(row->wrong),
                of_real(any ? row->worst : NAN),
                of_text(any ? case_print(&a->form, row->numbers, NUMBER_DECIMAL, numbers) : NULL),
                of_text(any ? case_print(&a->form, row->numbers, NUMBER_HEX, hex) : NULL));
  return true;
}

static bool
write_speed(void *context, const struct registry_entry *entry, enum level level, double nanoseconds) {
  const struct writer *writer = context;
  STATEMENT_PUT(writer->statement,
                of_text(entry->stem),
                of_text(level < LEVELS ? level_name(level) : "one"),
                of_real(nanoseconds));
  return true;
}

static bool write_proofs(struct writer *writer, const struct survey *survey) {
  struct proof proof;
  for (unsigned t = 0; t < survey->tests; t++)
    for (const char *at = proofs_begin(); proofs_next(&at, survey->test[t]->stem, &proof);)
      STATEMENT_PUT(writer->statement,
                    of_text(proof.test),
                    of_text(proof.claim),
                    of_text(proof.within),
                    of_text(proof.level),
                    of_text(proof.tool),
                    of_text(proof.detail));
  return true;
}

static bool write_soon(struct writer *writer, const struct survey *survey) {
  struct soon soon;
  for (unsigned t = 0; t < survey->tests; t++)
    if (soon_of(survey->test[t]->stem, &soon))
      STATEMENT_PUT(writer->statement,
                    of_text(survey->test[t]->stem),
                    of_note(soon.stood),
                    of_real(soon.racer[RACER_GRAZE].cases),
                    of_real(soon.racer[RACER_GRAZE].seconds),
                    of_real(soon.racer[RACER_UNIFORM].cases),
                    of_real(soon.racer[RACER_UNIFORM].seconds),
                    of_real(soon.racer[RACER_LIBFUZZER].cases),
                    of_real(soon.racer[RACER_LIBFUZZER].seconds),
                    of_real(soon.racer[RACER_HYPOTHESIS].cases),
                    of_real(soon.racer[RACER_HYPOTHESIS].seconds),
                    of_text(soon.measured));
  return true;
}

static bool write_sizes(struct writer *writer) {
  STATEMENT_PUT(writer->statement, of_text("property"), of_count(PROPERTY_CASES));
  STATEMENT_PUT(writer->statement, of_text("agreement"), of_count(AGREEMENT_SCENES));
  return true;
}

static void begin(struct writer *writer, const char *table) {
  writer->statement = statement_insert(writer->store, table);
}

/* Ends a part: whether it was gathered, and then whether it was written. */
static bool end(struct writer *writer, bool gathered) {
  return statement_end(writer->statement) &&
         (gathered || store_fault(writer->store, "no memory for the survey"));
}

static bool write_parts(struct store *store, const struct survey *survey) {
  struct writer w = {.store = store};
  begin(&w, "survey");
  if (!end(&w, write_sizes(&w)))
    return false;
  begin(&w, "property");
  if (!end(&w, survey_properties(survey, write_property, &w)))
    return false;
  begin(&w, "touching");
  if (!end(&w, survey_touching(survey, write_touching, &w)))
    return false;
  begin(&w, "agreement");
  if (!end(&w, survey_agreement(survey, write_agreement, &w)))
    return false;
  begin(&w, "rounding");
  if (!end(&w, survey_rounding(survey, write_rounding, &w)))
    return false;
  begin(&w, "proof");
  if (!end(&w, write_proofs(&w, survey)))
    return false;
  begin(&w, "soon");
  if (!end(&w, write_soon(&w, survey)))
    return false;
  begin(&w, "speed");
  return end(&w, survey_speed(survey, write_speed, &w));
}

bool store_save_survey(struct store *store,
                       const struct store_campaign *campaign,
                       const struct mix *mix,
                       unsigned jobs) {
  const struct survey survey = {campaign->test, campaign->tests, campaign->seed, mix, jobs};
  return store_begin(store) &&
         store_end(
             store,
             store_run(
                 store,
                 "DELETE FROM survey; DELETE FROM property; DELETE FROM touching; DELETE FROM agreement; "
                 "DELETE FROM proof; DELETE FROM rounding; DELETE FROM soon; DELETE FROM speed") &&
                 write_parts(store, &survey));
}
