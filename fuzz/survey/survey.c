#include "survey.h"

#include "tables.h"
#include "text.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static void put_swap(struct statement *rows,
                     const struct registry_entry *entry,
                     enum reach reach,
                     const struct swap_result *result) {
  const struct form *form = &entry->algorithm->form;
  const bool any = result->changed > 0;
  STATEMENT_PUT(rows,
                of_text(entry->stem),
                of_text("swap"),
                of_text(reach_name(reach)),
                of_count(result->tried),
                of_count(result->changed),
                of_count(result->changed_touching),
                of_text(swap_verdict(result)),
                of_text(any ? relation_name(result->relation) : NULL),
                of_case(form, any ? result->before : NULL, NUMBER_DECIMAL),
                of_case(form, any ? result->after : NULL, NUMBER_DECIMAL),
                of_text(any ? answer_name(result->answer_before) : NULL),
                of_text(any ? answer_name(result->answer_after) : NULL));
}

static bool
put_swaps(const struct survey *survey, const struct registry_entry *entry, struct statement *rows) {
  struct swap_result results[REACHES];
  if (!swap_of(entry, survey->seed, results))
    return false;
  for (enum reach r = 0; r < REACHES && swap_applies(&entry->algorithm->form); r++)
    put_swap(rows, entry, r, &results[r]);
  return true;
}

bool survey_swaps(const struct survey *survey, struct statement *rows) {
  return survey_each(survey, put_swaps, rows);
}

static bool put_sizes(const struct survey *survey, struct statement *rows) {
  (void)survey;
  STATEMENT_PUT(rows, of_text("property"), of_count(SWAP_CASES));
  STATEMENT_PUT(rows, of_text("agreement"), of_count(AGREEMENT_SCENES));
  return true;
}

static bool put_proofs(const struct survey *survey, struct statement *rows) {
  struct proof proof;
  for (unsigned t = 0; t < survey->tests; t++)
    for (const char *at = proofs_begin(); proofs_next(&at, survey->test[t]->stem, &proof);)
      STATEMENT_PUT(rows,
                    of_text(proof.test),
                    of_text(proof.claim),
                    of_text(proof.within),
                    of_text(proof.level),
                    of_text(proof.tool),
                    of_text(proof.detail));
  return true;
}

/* The columns of the table are those of the text. */
static bool put_soon(const struct survey *survey, struct statement *rows) {
  struct field field[SOON_FIELDS];
  char text[SOON_FIELDS][TABLE_FIELD];
  for (unsigned t = 0; t < survey->tests; t++)
    if (soon_of(survey->test[t]->stem, text)) {
      for (unsigned k = 0; k < SOON_FIELDS; k++)
        field[k] = of_note(strcmp(text[k], "-") == 0 ? "" : text[k]);
      statement_put(rows, field, SOON_FIELDS);
    }
  return true;
}

static bool put_part(struct store *store, const char *table, survey_part *part, const struct survey *survey) {
  char emptied[60];
  snprintf(emptied, sizeof emptied, "DELETE FROM %s", table);
  if (!store_run(store, emptied))
    return false;
  struct statement *rows = statement_insert(store, table);
  const bool gathered = part(survey, rows);
  return statement_end(rows) && (gathered || store_fault(store, "no memory for the survey"));
}

bool survey_save_maps(struct store *store, const struct survey *survey) {
  struct survey with_store = *survey;
  with_store.store = store;
  return store_end(store, store_begin(store) && put_part(store, "map", survey_maps, &with_store));
}

bool survey_save_agreement(struct store *store, const struct survey *survey) {
  return store_end(store, store_begin(store) && put_part(store, "agreement", survey_agreement, survey));
}

bool survey_save(struct store *store, const struct survey *survey) {
  static const struct {
    const char *table;
    survey_part *part;
  } PART[] = {{"survey", put_sizes},
              {"property", survey_swaps},
              {"touching", survey_touching},
              {"agreement", survey_agreement},
              {"rounding", survey_rounding},
              {"proof", put_proofs},
              {"soon", put_soon},
              {"speed", survey_speed}};
  bool saved = store_begin(store);
  for (size_t k = 0; k < sizeof PART / sizeof PART[0] && saved; k++)
    saved = (survey->agreed && PART[k].part == survey_agreement) ||
            put_part(store, PART[k].table, PART[k].part, survey);
  return store_end(store, saved);
}
