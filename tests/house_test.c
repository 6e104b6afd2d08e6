/* Every registered test: house tests are right, levels and batches agree, answers are as their fingerprints
 * say, witnesses fail as promised. */
#include "cases.h"
#include "generate/generate.h"
#include "judge.h"
#include "number.h"
#include "unit.h"

static void fail_on(const struct algorithm *algorithm, const union number *numbers, const char *what) {
  char text[CASE_TEXT];
  case_print(&algorithm->form, numbers, NUMBER_HEX, text);
  fail_msg("%s: %s: %s", algorithm->id, text, what);
}

static void check_house(const struct algorithm *algorithm, uint64_t cases) {
  uint64_t state = 5;
  for (uint64_t k = 0; k < cases; k++) {
    union number numbers[FORM_MAX_COLUMNS];
    cases_of_row(&state, &algorithm->form, k, numbers);
    const struct verdict verdict = judge_case(algorithm, numbers);
    if (verdict.outcome != OUTCOME_AGREES)
      fail_on(algorithm, numbers, outcome_name(algorithm->form.question, verdict.outcome));
    if (verdict.truth.relation == RELATION_FLAT && algorithm->by_code == CONTRACT_CLOSED &&
        verdict.answer != ANSWER_HIT)
      fail_on(algorithm, numbers, "misses a flat shape that meets");
  }
}

TEST(test_house_tests_are_right) {
  const bool is_long = getenv("GRAZE_LONG") != NULL;
  const uint64_t cases = is_long ? 4000000 : 20000;
  unsigned count = 0;
  for (size_t k = 0; k < registry_count(); k++)
    if (registry_at(k)->algorithm->role == ROLE_HOUSE) {
      const struct algorithm *house = registry_at(k)->algorithm;
      check_house(house, algorithm_stands_apart(house) ? cases / 8 : cases);
      count++;
    }
  assert_true(count >= 110);
}

enum { ROWS = 2048 };

/* FNV-1a, of 32 bits. */
static const uint32_t HASH_START = 0x811c9dc5U;

static uint32_t hash_bytes(uint32_t hash, const void *bytes, size_t count) {
  for (size_t k = 0; k < count; k++)
    hash = (hash ^ ((const uint8_t *)bytes)[k]) * 0x01000193U;
  return hash;
}

static const uint32_t PINNED_GENERATOR = 0xd72fa391;

struct block_of_rows {
  double column[FORM_MAX_COLUMNS][ROWS];
  uint8_t one_by_one[ROWS], batch[ROWS];
};

static void fill(struct block_of_rows *block, const struct form *form, uint64_t *state) {
  for (size_t row = 0; row < ROWS; row++) {
    union number numbers[FORM_MAX_COLUMNS];
    cases_next(state, form, numbers);
    for (unsigned c = 0; c < form_columns(form); c++)
      column_set(form->type, block->column[c], row, numbers[c]);
  }
}

static void answer_one_by_one(struct block_of_rows *block, const struct algorithm *algorithm) {
  for (size_t row = 0; row < ROWS; row++) {
    union number numbers[FORM_MAX_COLUMNS];
    for (unsigned c = 0; c < form_columns(&algorithm->form); c++)
      numbers[c] = column_get(algorithm->form.type, block->column[c], row);
    block->one_by_one[row] = (uint8_t)algorithm_answer(algorithm, numbers);
  }
}

/* Under a sanitizer, with GRAZE_SHORT, every third test; with GRAZE_LONG each all the same. */
static size_t every(void) { return getenv("GRAZE_SHORT") != NULL && getenv("GRAZE_LONG") == NULL ? 3 : 1; }

TEST(test_batches_and_levels_agree) {
  struct block_of_rows *block = calloc(1, sizeof *block);
  assert_non_null(block);
  const void *columns[FORM_MAX_COLUMNS];
  for (unsigned c = 0; c < FORM_MAX_COLUMNS; c++)
    columns[c] = block->column[c];
  for (size_t k = 0; k < registry_count(); k += every()) {
    const struct registry_entry *entry = registry_at(k);
    uint64_t random = k + 3;
    const int rounds = algorithm_stands_apart(entry->algorithm) || getenv("GRAZE_LONG") == NULL ? 1 : 8;
    for (int round = 0; round < rounds; round++) {
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
static void check_generator_at(const struct form *form, enum level level) {
  struct run expected, found;
  void *columns[2][FORM_MAX_COLUMNS];
  for (unsigned k = 0; k < FORM_MAX_COLUMNS; k++) {
    columns[0][k] = &expected.column[k];
    columns[1][k] = &found.column[k];
  }
  memset(&expected, 0, sizeof expected);
  memset(&found, 0, sizeof found);
  for (uint64_t run = 0; run < 200; run++) {
    generate_run(LEVEL_BASE, &MIX_DEFAULT, 1, run, form, columns[0], 0);
    generate_run(level, &MIX_DEFAULT, 1, run, form, columns[1], 0);
    assert_memory_equal(&expected, &found, sizeof found);
  }
}

static void check_generator(const struct form *form) {
  for (unsigned level = LEVEL_V3; level < LEVELS && form_pair(form) != PAIR_NONE; level++)
    if (level_available((enum level)level))
      check_generator_at(form, (enum level)level);
}

TEST(test_generator_levels_agree) { each_form(check_generator); }

/* The generator's numbers, of each type and layout, as one: the same for any compiler. */
TEST(test_generator_is_pinned) {
  static const char *const FORMS[] = {"point box-xywh i32",
                                      "point disc f32",
                                      "disc disc i64",
                                      "disc box-ltrb f64",
                                      "box-centre box-square f32",
                                      "box-pixels disc i32",
                                      "segment triangle f32",
                                      "capsule box-centre i64",
                                      "quad quad f64",
                                      "ellipse quad f64",
                                      "box-square ellipse i32",
                                      "segment rounded f64",
                                      "rounded-core rounded i64"};
  struct run run;
  void *columns[FORM_MAX_COLUMNS];
  uint32_t hash = HASH_START;
  for (unsigned k = 0; k < FORM_MAX_COLUMNS; k++)
    columns[k] = &run.column[k];
  for (size_t f = 0; f < sizeof FORMS / sizeof *FORMS; f++) {
    const struct form form = form_of(FORMS[f]);
    for (uint64_t k = 0; k < 256; k++) {
      memset(&run, 0, sizeof run);
      generate_run(LEVEL_BASE, &MIX_DEFAULT, 1, k, &form, columns, 0);
      hash = hash_bytes(hash, run.column, form_columns(&form) * sizeof run.column[0]);
    }
  }
  if (hash != PINNED_GENERATOR)
    fail_msg("the cases come to 0x%08x, pinned is 0x%08x", (unsigned)hash, (unsigned)PINNED_GENERATOR);
}

TEST(test_fingerprints) {
  unsigned wrong = 0;
  struct block_of_rows *block = calloc(1, sizeof *block);
  assert_non_null(block);
  /* What to write into a record without one is told at once. */
  bool is_missing = false;
  for (size_t k = 0; k < registry_count(); k++)
    is_missing |= registry_at(k)->algorithm->fingerprint == 0;
  for (size_t k = 0; k < registry_count(); k += every()) {
    const struct algorithm *algorithm = registry_at(k)->algorithm;
    if (is_missing && algorithm->fingerprint != 0)
      continue;
    uint64_t random = 1;
    uint32_t hash = HASH_START;
    for (int round = 0; round < 8; round++) {
      fill(block, &algorithm->form, &random);
      answer_one_by_one(block, algorithm);
      hash = hash_bytes(hash, block->one_by_one, ROWS);
    }
    if (hash == algorithm->fingerprint)
      continue;
    print_error("%s: the record has .fingerprint = 0x%08x, and the answers come to 0x%08x\n",
                algorithm->id,
                (unsigned)algorithm->fingerprint,
                (unsigned)hash);
    wrong++;
  }
  free(block);
  assert_int_equal(wrong, 0);
}

/* Cases that a house test once answered wrong. */
TEST(test_remembered_cases) {
  static const struct {
    const char *id, *numbers;
  } rows[] = {
      {"house_point_box_f64_closed", "-0x1.8p971 0.5 -0x1.fffffffffffffp1023 0 0x1.ffffffffffffep1023 1"},
      {"house_box_box_f32_open", "-0x1.8p104 0.5 1 1 -0x1.fffffep127 0 0x1.fffffcp127 1"},
      {"house_point_disc_f64_closed", "0x12p-1074 -0x17p-1074 -0x23p-1074 0xbp-1074 0x18p-1074"},
  };
  for (unsigned k = 0; k < sizeof rows / sizeof rows[0]; k++) {
    const struct algorithm *algorithm = test_named(rows[k].id)->algorithm;
    union number numbers[FORM_MAX_COLUMNS];
    numbers_of(&algorithm->form, rows[k].numbers, numbers);
    if (judge_case(algorithm, numbers).outcome != OUTCOME_AGREES)
      fail_on(algorithm, numbers, "wrong again");
  }
}

static void check_witness(const struct algorithm *algorithm, const struct defect *defect) {
  union number numbers[FORM_MAX_COLUMNS];
  numbers_of(&algorithm->form, defect->witness, numbers);
  const struct verdict verdict = judge_case(algorithm, numbers);
  if (verdict.outcome != defect->outcome || (defect->places & PLACE_SET(verdict.truth.place)) == 0)
    fail_msg("%s: witness '%s': %s at %s, promised %s",
             algorithm->id,
             defect->witness,
             outcome_name(algorithm->form.question, verdict.outcome),
             place_name(form_pair(&algorithm->form), verdict.truth.place),
             outcome_name(algorithm->form.question, defect->outcome));
  if ((defect->cause == CAUSE_UNDEFINED) != verdict.undefined)
    fail_msg("%s: witness '%s': the cause and the original's definedness do not fit",
             algorithm->id,
             defect->witness);
}

TEST(test_witnesses_fail_as_promised) {
  for (size_t k = 0; k < registry_count(); k++) {
    const struct algorithm *algorithm = registry_at(k)->algorithm;
    for (unsigned d = 0; d < algorithm_defects(algorithm); d++)
      check_witness(algorithm, &algorithm->defects[d]);
  }
}

TEST(test_incomplete_records_are_refused) {
  const struct registry_entry *entry = registry_find("clamp_py");
  assert_non_null(entry);
  assert_null(algorithm_complaint(entry->algorithm));
  struct algorithm record = *entry->algorithm;
  record.title = NULL;
  assert_non_null(algorithm_complaint(&record));
  record = *entry->algorithm;
  record.inputs = "cx cy cr";
  assert_non_null(algorithm_complaint(&record));
  record = *entry->algorithm;
  record.defects[0].witness = "1 2";
  assert_non_null(algorithm_complaint(&record));
}

/* With an argument only the tests that it names; * stands for any letters. */
int main(int argc, char **argv) {
  if (argc > 1)
    cmocka_set_test_filter(argv[1]);
  return unit_run(NULL, NULL);
}
