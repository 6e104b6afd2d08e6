#include "statement.h"
#include "sweep.h"
#include "text.h"
#include "variant.h"

#include <stdlib.h>
#include <string.h>

/* Pairs of a length, 1 to 255, and a value. Returns the number of bytes; `to` has room for twice the points.
 */
static size_t pack(const uint8_t *points, size_t count, uint8_t *to) {
  size_t bytes = 0;
  for (size_t k = 0, run; k < count; k += run) {
    for (run = 1; run < 255 && k + run < count && points[k + run] == points[k]; run++)
      ;
    to[bytes++] = (uint8_t)run;
    to[bytes++] = points[k];
  }
  return bytes;
}

static void
bind_point(struct statement *s, enum sweep sweep, const struct form *form, unsigned column, unsigned row) {
  union number numbers[FORM_MAX_COLUMNS];
  char text[CASE_TEXT];
  sweep_case(sweep, form, column, row, numbers);
  case_print(form, numbers, NUMBER_DECIMAL, text);
  statement_bind_text(s, text);
  case_print(form, numbers, NUMBER_HEX, text);
  statement_bind_text(s, text);
}

static void bind_wrong(struct statement *s, const uint8_t *points, size_t count) {
  unsigned wrong[OUTCOMES] = {0};
  for (size_t k = 0; k < count; k++)
    wrong[points[k] >> SWEEP_OUTCOME_SHIFT]++;
  for (unsigned outcome = OUTCOME_FALSE_HIT; outcome < OUTCOMES; outcome++)
    statement_bind_integer(s, wrong[outcome]);
}

static void write_map(struct statement *s,
                      enum sweep sweep,
                      const struct algorithm *a,
                      const uint8_t *points,
                      uint8_t *packed) {
  const struct sweep_size size = sweep_size(sweep, &a->form);
  const size_t count = (size_t)size.width * size.height;
  statement_bind_text(s, a->id);
  statement_bind_text(s, sweep_name(sweep));
  statement_bind_integer(s, size.width);
  statement_bind_integer(s, size.height);
  bind_point(s, sweep, &a->form, 0, 0);
  bind_point(s, sweep, &a->form, 1, 0);
  bind_point(s, sweep, &a->form, 0, 1);
  bind_wrong(s, points, count);
  statement_bind_blob(s, packed, pack(points, count, packed));
  statement_done(s);
}

bool store_save_maps(struct store *store, const struct registry_entry *const *tests, unsigned count) {
  uint8_t *points = malloc(SWEEP_POINTS_MAX), *packed = malloc((size_t)2 * SWEEP_POINTS_MAX);
  bool saved = points != NULL && packed != NULL && store_begin(store);
  if (!saved) {
    free(points);
    free(packed);
    return store->why[0] != '\0' ? false : store_fault(store, "no memory for the maps");
  }
  saved = store_run(store, "DELETE FROM map");
  struct statement *s =
      statement_new(store, "INSERT INTO map VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)");
  for (unsigned k = 0; k < count && saved; k++)
    for (unsigned sweep = 0; sweep < SWEEPS && saved; sweep++)
      if (sweep_applies((enum sweep)sweep, &tests[k]->algorithm->form)) {
        saved = sweep_run((enum sweep)sweep, tests[k], points) || store_fault(store, "no memory for a map");
        write_map(s, (enum sweep)sweep, tests[k]->algorithm, points, packed);
      }
  saved = statement_end(s) && saved && store_commit(store);
  if (!saved)
    store_rollback(store);
  free(points);
  free(packed);
  return saved;
}

static bool is_among(const struct registry_entry *const *tests, unsigned count, const char *stem) {
  for (unsigned k = 0; k < count; k++)
    if (strcmp(tests[k]->stem, stem) == 0)
      return true;
  return false;
}

bool store_save_variants(struct store *store, const struct registry_entry *const *tests, unsigned count) {
  if (!store_begin(store))
    return false;
  bool saved = store_run(store, "DELETE FROM variant");
  struct statement *s = statement_new(store, "INSERT INTO variant VALUES (?, ?, ?, ?, ?, ?, ?)");
  for (size_t k = 0; k < variant_count() && saved; k++) {
    const struct variant *variant = variant_at(k);
    struct variant_result result;
    if (!variant_available(variant) || !is_among(tests, count, variant->stem))
      continue;
    saved = variant_try(variant, &result) || store_fault(store, "no memory for a variant");
    statement_bind_text(s, variant->stem);
    statement_bind_text(s, variant->compiler);
    statement_bind_text(s, variant->flags);
    statement_bind_integer(s, result.cases);
    statement_bind_integer(s, result.changed);
    statement_bind_integer(s, result.wrong_before);
    statement_bind_integer(s, result.wrong);
    statement_done(s);
  }
  saved = statement_end(s) && saved && store_commit(store);
  if (!saved)
    store_rollback(store);
  return saved;
}
