/* What unit tests begin with: cmocka and what its header needs; forms, numbers and tests by their texts. */
#ifndef GRAZE_UNIT_H
#define GRAZE_UNIT_H

#include "csv.h"
#include "reference/reference.h"
#include "registry.h"
#include "text.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

/* A test: it is run by unit_run, in the order of the file. */
#define TEST(NAME)                                                                                           \
  static void NAME(void **state);                                                                            \
  __attribute__((constructor)) static void add_##NAME(void) {                                                \
    unit_tests.test[unit_tests.count++] = (struct CMUnitTest){.name = #NAME, .test_func = NAME};             \
  }                                                                                                          \
  static void NAME(__attribute__((unused)) void **state)

static struct {
  struct CMUnitTest test[20];
  size_t count;
} unit_tests;

static inline int unit_run(CMFixtureFunction begin, CMFixtureFunction end) {
  return unit_tests.count == 0 ||
         _cmocka_run_group_tests("tests", unit_tests.test, unit_tests.count, begin, end) != 0;
}

static inline struct form form_of(const char *text) {
  struct form form;
  char why[FORM_TEXT];
  if (!form_parse(text, &form, why))
    fail_msg("%s: %s", text, why);
  return form;
}

static inline void numbers_of(const struct form *form, const char *text, union number *numbers) {
  char why[TEXT_WHY];
  if (!case_parse(form, "", text, numbers, why))
    fail_msg("%s: %s", text, why);
}

static inline const struct registry_entry *test_named(const char *id) {
  const struct registry_entry *entry = registry_find(id);
  if (entry == NULL)
    fail_msg("there is no test %s", id);
  return entry;
}

static inline enum relation relation_of(const struct form *form, const union number *numbers) {
  return reference_truth(form, numbers).relation;
}

/* All that are tried; `entries` has room for every one. */
static inline unsigned tests_tried(const struct registry_entry *entries[]) {
  unsigned count = 0;
  for (size_t k = 0; k < registry_count(); k++)
    if (registry_at(k)->algorithm->role != ROLE_HELPER)
      entries[count++] = registry_at(k);
  return count;
}

/* Calls for each form that they have. */
static inline void each_form(void check(const struct form *form)) {
  for (size_t k = 0; k < registry_count(); k++) {
    const struct form *form = &registry_at(k)->algorithm->form;
    bool first = registry_at(k)->algorithm->role != ROLE_HELPER;
    for (size_t j = 0; j < k && first; j++)
      first = registry_at(j)->algorithm->role == ROLE_HELPER ||
              !form_equal(&registry_at(j)->algorithm->form, form);
    if (first)
      check(form);
  }
}

/* Places by relation: those that were met are all that can be, in each. */
typedef place_set met_places[RELATION_OVERLAPPING + 1];
static inline void expect_every_place(enum pair pair, const met_places met) {
  for (unsigned relation = 0; relation <= RELATION_OVERLAPPING; relation++)
    for (unsigned place = 0; place < pair_places(pair); place++)
      if (place_feasible(pair, (place_t)place, (enum relation)relation) !=
          ((met[relation] & PLACE_SET(place)) != 0))
        fail_msg("%s: %s, %s",
                 pair_name(pair),
                 place_name(pair, (place_t)place),
                 relation_name((enum relation)relation));
}

/* The rows of a file, behind that of the columns' names. */
static inline struct csv *open_rows(const char *path) {
  struct csv *csv = calloc(1, sizeof *csv);
  FILE *file = fopen(path, "r");
  char why[CSV_WHY];
  if (csv == NULL || file == NULL)
    fail_msg("%s cannot be read", path);
  csv_open(csv, file);
  assert_int_equal(csv_next(csv, why), CSV_ROW);
  return csv;
}

static inline bool next_row(struct csv *csv) {
  char why[CSV_WHY];
  const enum csv_status status = csv_next(csv, why);
  if (status == CSV_FAULT)
    fail_msg("%s", why);
  return status == CSV_ROW;
}

static inline void close_rows(struct csv *csv) {
  fclose(csv->file);
  free(csv);
}

#endif
