/* What whole lattices came to, to the store and back. */
#include "lattice/lattice.h"
#include "seal.h"
#include "text.h"

#include <string.h>

static void bind_key(struct statement *s, const struct lattice *lattice, const struct registry_entry *entry) {
  statement_bind_text(s, entry->stem);
  statement_bind_text(s, lattice_kind_name(lattice->kind));
  statement_bind_integer(s, lattice->size);
}

static bool read_result(struct store *store, const struct lattice *lattice, struct lattice_result *result) {
  struct statement *s = statement_new(
      store,
      "SELECT done, judged, false_hits, missed_hits, broken_contracts, no_answers, first_case, seconds, "
      "first_case IS NULL, cases FROM lattice WHERE test = ? AND kind = ? AND size = ?");
  bind_key(s, lattice, result->entry);
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
write_result(struct statement *s, const struct lattice *lattice, const struct lattice_result *result) {
  char text[CASE_TEXT], form[FORM_TEXT], words[LATTICE_WORDS];
  form_print(&lattice->form, form);
  lattice_words(lattice, words);
  statement_bind_text(s, result->entry->stem);
  statement_bind_text(s, pair_name(form_pair(&lattice->form)));
  statement_bind_text(s, form);
  statement_bind_text(s, lattice_kind_name(lattice->kind));
  statement_bind_integer(s, lattice->size);
  statement_bind_text(s, words);
  statement_bind_integer(s, (int64_t)lattice->cases);
  statement_bind_integer(s, (int64_t)result->cases);
  statement_bind_integer(s, (int64_t)result->judged);
  for (unsigned outcome = OUTCOME_FALSE_HIT; outcome < OUTCOMES; outcome++)
    statement_bind_integer(s, (int64_t)result->wrong[outcome]);
  if (result->first == UINT64_MAX) {
    for (unsigned k = 0; k < 3; k++)
      statement_bind_text(s, NULL);
  } else {
    union number numbers[FORM_MAX_COLUMNS];
    lattice_case(lattice, result->first, numbers);
    statement_bind_integer(s, (int64_t)result->first);
    case_print(&lattice->form, numbers, NUMBER_DECIMAL, text);
    statement_bind_text(s, text);
    case_print(&lattice->form, numbers, NUMBER_HEX, text);
    statement_bind_text(s, text);
  }
  statement_bind_real(s, result->seconds);
  statement_done(s);
}

bool store_save_lattice(struct store *store,
                        const struct lattice *lattice,
                        const struct lattice_result *results,
                        unsigned tests) {
  if (!store_begin(store))
    return false;
  struct statement *s = statement_new(
      store, "INSERT OR REPLACE INTO lattice VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)");
  for (unsigned t = 0; t < tests; t++)
    if (results[t].unasked == 0) /* else it goes on from where it was */
      write_result(s, lattice, &results[t]);
  return store_end(store, statement_end(s));
}

bool store_take_lattices(struct store *store, const char *from) {
  char resolved[PATH_MAX];
  if (!store_resolve(store, from, false, resolved))
    return false;
  struct statement *s = statement_new(store, "ATTACH ? AS other");
  statement_bind_path(s, resolved);
  statement_done(s);
  if (!statement_end(s))
    return false;
  const bool taken = store_run(store,
                               "INSERT OR REPLACE INTO main.lattice SELECT * FROM other.lattice AS o WHERE "
                               "NOT EXISTS (SELECT 1 FROM main.lattice AS m WHERE m.test = o.test AND m.kind "
                               "= o.kind AND m.size = o.size AND m.done >= o.done)");
  return store_run(store, "DETACH other") && taken;
}
