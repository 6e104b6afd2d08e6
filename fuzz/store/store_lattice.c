/* What whole lattices came to, to the store and back. */
#include "campaign/everyday.h"
#include "lattice/lattice.h"
#include "statement.h"
#include "text.h"

#include <string.h>

/* The key of a result. */
#define KEY(lattice, entry)                                                                                  \
  FIELDS(of_text((entry)->stem), of_text(lattice_kind_name((lattice)->kind)), of_whole((lattice)->size))

static bool read_result(struct store *store, const struct lattice *lattice, struct lattice_result *result) {
  struct statement *s = statement_with(
      store,
      "SELECT done, judged, false_hits, missed_hits, broken_contracts, no_answers, first_case, seconds, "
      "first_case IS NULL, cases FROM lattice WHERE test = ? AND kind = ? AND size = ?",
      KEY(lattice, result->entry));
  *result = (struct lattice_result){.entry = result->entry, .first = UINT64_MAX};
  if (statement_row(s) && (uint64_t)statement_integer(s, 9) == lattice->cases) {
    result->cases = (uint64_t)statement_integer(s, 0);
    result->judged = (uint64_t)statement_integer(s, 1);
    for (int outcome = OUTCOME_FALSE_HIT; outcome < OUTCOMES; outcome++)
      result->wrong[outcome] = (uint64_t)statement_integer(s, 1 + outcome);
    if (statement_integer(s, 8) == 0)
      result->first = (uint64_t)statement_integer(s, 6);
    result->seconds = statement_real(s, 7);
  }
  return statement_end(s);
}

bool store_read_lattice(struct store *store,
                        const struct lattice *lattice,
                        struct lattice_result *results,
                        unsigned tests) {
  for (unsigned t = 0; t < tests; t++)
    if (!read_result(store, lattice, &results[t]))
      return false;
  return true;
}

static void
put_result(struct statement *s, const struct lattice *lattice, const struct lattice_result *result) {
  const bool any = result->first != UINT64_MAX;
  union number numbers[FORM_MAX_COLUMNS];
  char words[LATTICE_WORDS];
  struct failure failure;
  const char *weight = NULL;
  lattice_words(lattice, words);
  if (any) {
    lattice_case(lattice, result->first, numbers);
    weight = weight_name(failure_of(result->entry->algorithm, numbers, &failure)
                             ? failing_weight(&failure, numbers)
                             : WEIGHT_EXTREME);
  }
  STATEMENT_PUT(s,
                of_text(result->entry->stem),
                of_text(pair_name(form_pair(&lattice->form))),
                of_form(&lattice->form),
                of_text(lattice_kind_name(lattice->kind)),
                of_whole(lattice->size),
                of_text(words),
                of_count(lattice->cases),
                of_count(result->cases),
                of_count(result->judged),
                of_count(result->wrong[OUTCOME_FALSE_HIT]),
                of_count(result->wrong[OUTCOME_MISSED_HIT]),
                of_count(result->wrong[OUTCOME_BROKEN_CONTRACT]),
                of_count(result->wrong[OUTCOME_NO_ANSWER]),
                any ? of_count(result->first) : of_text(NULL),
                of_case(&lattice->form, any ? numbers : NULL, NUMBER_DECIMAL),
                of_case(&lattice->form, any ? numbers : NULL, NUMBER_HEX),
                of_text(weight),
                of_real(result->seconds));
}

bool store_save_lattice(struct store *store,
                        const struct lattice *lattice,
                        const struct lattice_result *results,
                        unsigned tests) {
  if (!store_begin(store))
    return false;
  struct statement *old =
      statement_new(store, "DELETE FROM lattice WHERE test = ? AND kind = ? AND size = ?");
  struct statement *s = statement_insert(store, "lattice");
  for (unsigned t = 0; t < tests; t++)
    if (results[t].unasked == 0) { /* else it goes on from where it was */
      statement_put(old, KEY(lattice, results[t].entry));
      put_result(s, lattice, &results[t]);
    }
  const bool removed = statement_end(old);
  return store_end(store, statement_end(s) && removed);
}

bool store_take_lattices(struct store *store, const char *from) {
  char resolved[PATH_MAX];
  if (!store_resolve(store, from, false, resolved) ||
      !store_put(store, "ATTACH ? AS other", FIELDS(of_path(resolved))))
    return false;
  const bool taken = store_run(store,
                               "INSERT OR REPLACE INTO main.lattice SELECT * FROM other.lattice AS o WHERE "
                               "NOT EXISTS (SELECT 1 FROM main.lattice AS m WHERE m.test = o.test AND m.kind "
                               "= o.kind AND m.size = o.size AND m.done >= o.done)");
  return store_run(store, "DETACH other") && taken;
}
