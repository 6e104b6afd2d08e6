/* Every registered test: house tests are right, levels and batches agree, witnesses fail as promised. */
#include "cases.h"
#include "generator.h"
#include "judge.h"
#include "registry.h"
#include "text.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

static void fail_on(const struct algorithm *algorithm, const union number *numbers, const char *what) {
  char text[CASE_TEXT];
  case_print(&algorithm->form, numbers, NUMBER_HEX, text);
  fail_msg("%s: %s: %s", algorithm->id, text, what);
}

static void check_house(const struct algorithm *algorithm, uint64_t cases) {
  uint64_t state = 5;
  for (uint64_t k = 0; k < cases; k++) {
    union number numbers[FORM_MAX_COLUMNS];
    cases_next(&state, &algorithm->form, numbers);
    const struct verdict verdict = judge_case(algorithm, numbers);
    if (verdict.outcome != OUTCOME_AGREES)
      fail_on(algorithm, numbers, outcome_name(verdict.outcome));
    if (verdict.truth.relation == RELATION_FLAT && algorithm->by_code == CONTRACT_CLOSED &&
        verdict.answer != ANSWER_HIT)
      fail_on(algorithm, numbers, "misses a flat shape that meets");
  }
}

static void test_house_tests_are_right(void **state) {
  (void)state;
  const uint64_t usual = getenv("GRAZE_SHORT") != NULL ? 60000 : 400000;
  const uint64_t cases = getenv("GRAZE_LONG") != NULL ? 10 * usual : usual;
  unsigned count = 0;
  for (size_t k = 0; k < registry_count(); k++)
    if (registry_at(k)->algorithm->role == ROLE_HOUSE) {
      check_house(registry_at(k)->algorithm, cases);
      count++;
    }
  assert_true(count >= 40);
}

enum { ROWS = 2048 };

struct block {
  double column[FORM_MAX_COLUMNS][ROWS];
  uint8_t one_by_one[ROWS], batch[ROWS];
};

static void fill(struct block *block, const struct form *form, uint64_t *state) {
  for (size_t row = 0; row < ROWS; row++) {
    union number numbers[FORM_MAX_COLUMNS];
    cases_next(state, form, numbers);
    for (unsigned c = 0; c < form_columns(form); c++)
      column_set(form->type, block->column[c], row, numbers[c]);
  }
}

static void answer_one_by_one(struct block *block, const struct algorithm *algorithm) {
  for (size_t row = 0; row < ROWS; row++) {
    union number numbers[FORM_MAX_COLUMNS];
    for (unsigned c = 0; c < form_columns(&algorithm->form); c++)
      numbers[c] = column_get(algorithm->form.type, block->column[c], row);
    block->one_by_one[row] = (uint8_t)algorithm_answer(algorithm, numbers);
  }
}

static void test_batches_and_levels_agree(void **state) {
  (void)state;
  struct block *block = calloc(1, sizeof *block);
  assert_non_null(block);
  const void *columns[FORM_MAX_COLUMNS];
  for (unsigned c = 0; c < FORM_MAX_COLUMNS; c++)
    columns[c] = block->column[c];
  for (size_t k = 0; k < registry_count(); k++) {
    const struct registry_entry *entry = registry_at(k);
    uint64_t random = k + 3;
    for (int round = 0; round < 20; round++) {
      fill(block, &entry->algorithm->form, &random);
      answer_one_by_one(block, entry->algorithm);
      for (unsigned level = 0; level < LEVELS; level++) {
        if (!level_available((enum level)level))
          continue;
        memset(block->batch, 0x55, sizeof block->batch);
        registry_ask(entry, (enum level)level, columns, ROWS, block->batch);
        if (memcmp(block->batch, block->one_by_one, ROWS) != 0)
          fail_msg(
              "%s: the batch at level %s answers differently", entry->stem, level_name((enum level)level));
      }
    }
  }
  free(block);
}

/* The generator's loops write the same bits at each level, in every form there is a test of. */
static void check_generator(const struct form *form, enum level level) {
  const struct generator base = generator_at(LEVEL_BASE), other = generator_at(level);
  struct run expected, found;
  void *columns[2][FORM_MAX_COLUMNS];
  struct sketch sketch;
  for (unsigned k = 0; k < FORM_MAX_COLUMNS; k++) {
    columns[0][k] = &expected.column[k];
    columns[1][k] = &found.column[k];
  }
  memset(&expected, 0, sizeof expected);
  memset(&found, 0, sizeof found);
  for (uint64_t run = 0; run < 200; run++) {
    const struct dealt dealt = {1, run, generate_family(&MIX_DEFAULT, 1, run)};
    generator_draw(&base, dealt, sketch_kind_of(form), &sketch);
    generator_write(&base, dealt, form, &sketch, columns[0], 0);
    generator_draw(&other, dealt, sketch_kind_of(form), &sketch);
    generator_write(&other, dealt, form, &sketch, columns[1], 0);
    assert_memory_equal(&expected, &found, sizeof found);
  }
}

static void test_generator_levels_agree(void **state) {
  (void)state;
  for (size_t k = 0; k < registry_count(); k++)
    for (unsigned level = LEVEL_V3; level < LEVELS; level++)
      if (level_available((enum level)level) && form_pair(&registry_at(k)->algorithm->form) != PAIR_NONE)
        check_generator(&registry_at(k)->algorithm->form, (enum level)level);
}

/* The answers of every test on a campaign's first cases, as one number: any compiler, any level of
 * optimisation, the same cases and the same answers. A change to a test or to the generator changes it, and
 * is then to be looked at. */
enum { PINNED_RUNS = 64 };
static const uint64_t PINNED_ANSWERS = 0x78fc29399faa7ffb;

static uint64_t hash_answers(uint64_t hash, const struct algorithm *algorithm, struct block *block) {
  void *columns[FORM_MAX_COLUMNS];
  for (unsigned c = 0; c < FORM_MAX_COLUMNS; c++)
    columns[c] = block->column[c];
  for (uint64_t run = 0; run < PINNED_RUNS; run += ROWS / RUN_CASES) {
    for (uint64_t r = 0; r < ROWS / RUN_CASES; r++)
      generate_run(&MIX_DEFAULT, 1, run + r, &algorithm->form, columns, r * RUN_CASES);
    answer_one_by_one(block, algorithm);
    for (size_t row = 0; row < ROWS; row++)
      hash = (hash ^ block->one_by_one[row]) * 0x100000001b3U; /* FNV-1a */
  }
  return hash;
}

static void test_answers_are_pinned(void **state) {
  (void)state;
  struct block *block = calloc(1, sizeof *block);
  assert_non_null(block);
  uint64_t hash = 0xcbf29ce484222325U;
  for (size_t k = 0; k < registry_count(); k++)
    if (form_pair(&registry_at(k)->algorithm->form) != PAIR_NONE)
      hash = hash_answers(hash, registry_at(k)->algorithm, block);
  free(block);
  if (hash != PINNED_ANSWERS)
    fail_msg("the answers come to 0x%llx, pinned is 0x%llx",
             (unsigned long long)hash,
             (unsigned long long)PINNED_ANSWERS);
}

/* Cases that a house test once answered wrong. */
static void test_remembered_cases(void **state) {
  (void)state;
  static const struct {
    const char *id, *numbers;
  } rows[] = {
      {"house_point_box_f64_closed", "-0x1.8p971 0.5 -0x1.fffffffffffffp1023 0 0x1.ffffffffffffep1023 1"},
      {"house_box_box_f32_open", "-0x1.8p104 0.5 1 1 -0x1.fffffep127 0 0x1.fffffcp127 1"},
      {"house_point_disc_f64_closed", "0x12p-1074 -0x17p-1074 -0x23p-1074 0xbp-1074 0x18p-1074"},
  };
  for (unsigned k = 0; k < sizeof rows / sizeof rows[0]; k++) {
    const struct algorithm *algorithm = registry_find(rows[k].id)->algorithm;
    union number numbers[FORM_MAX_COLUMNS];
    char why[TEXT_WHY];
    assert_true(case_parse(&algorithm->form, algorithm->inputs, rows[k].numbers, numbers, why));
    if (judge_case(algorithm, numbers).outcome != OUTCOME_AGREES)
      fail_on(algorithm, numbers, "wrong again");
  }
}

static void check_witness(const struct algorithm *algorithm, const struct defect *defect) {
  union number numbers[FORM_MAX_COLUMNS];
  char why[TEXT_WHY];
  if (!case_parse(&algorithm->form, algorithm->inputs, defect->witness, numbers, why))
    fail_msg("%s: witness '%s': %s", algorithm->id, defect->witness, why);
  const struct verdict verdict = judge_case(algorithm, numbers);
  const bool drawn =
      verdict.outcome == defect->outcome && (defect->places & PLACE_SET(verdict.truth.place)) != 0;
  const bool pixels = verdict.pixel_outcome == defect->outcome &&
                      (defect->places & PLACE_SET(verdict.pixel_truth.place)) != 0;
  if (!drawn && !pixels)
    fail_msg("%s: witness '%s': %s at %s, promised %s",
             algorithm->id,
             defect->witness,
             outcome_name(verdict.outcome),
             place_name(form_pair(&algorithm->form), verdict.truth.place),
             outcome_name(defect->outcome));
  if ((defect->cause == CAUSE_UNDEFINED) != verdict.undefined)
    fail_msg("%s: witness '%s': the cause and the original's definedness do not fit",
             algorithm->id,
             defect->witness);
}

static void test_witnesses_fail_as_promised(void **state) {
  (void)state;
  for (size_t k = 0; k < registry_count(); k++) {
    const struct algorithm *algorithm = registry_at(k)->algorithm;
    for (unsigned d = 0; d < algorithm_defects(algorithm); d++)
      check_witness(algorithm, &algorithm->defects[d]);
  }
}

static void test_incomplete_records_are_refused(void **state) {
  (void)state;
  const struct registry_entry *entry = registry_find("clamp_py");
  assert_non_null(entry);
  assert_null(algorithm_complaint(entry->algorithm, "clamp_py"));
  assert_non_null(algorithm_complaint(entry->algorithm, "clamp"));
  struct algorithm record = *entry->algorithm;
  record.title = NULL;
  assert_non_null(algorithm_complaint(&record, "clamp_py"));
  record = *entry->algorithm;
  record.inputs = "cx cy cr";
  assert_non_null(algorithm_complaint(&record, "clamp_py"));
  record = *entry->algorithm;
  record.defects[0].witness = "1 2";
  assert_non_null(algorithm_complaint(&record, "clamp_py"));
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(test_house_tests_are_right),
      cmocka_unit_test(test_batches_and_levels_agree),
      cmocka_unit_test(test_generator_levels_agree),
      cmocka_unit_test(test_answers_are_pinned),
      cmocka_unit_test(test_remembered_cases),
      cmocka_unit_test(test_witnesses_fail_as_promised),
      cmocka_unit_test(test_incomplete_records_are_refused),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
