/* Every pair, in batches of every level: each row is what the single entry and the last step say of it. Cases
 * are a campaign's, and those that other tests of the reference take: with numbers tiny, huge and mixed.
 *
 * GRAZE_LONG in the environment: at least 500,000 rows of each pair and type at each level rather than
 * 40,000.
 */
#include "cases.h"
#include "generate/generate.h"
#include "reference/reference.h"
#include "registry.h"
#include "unit.h"

struct answers {
  uint8_t truths[RUN_CASES];
  place_t places[RUN_CASES];
};

struct comparison {
  struct form form;
  uint64_t state;
  uint64_t rows; /* compared at each level */
};

static void fail_row(const struct form *form,
                     const union number *numbers,
                     const char *what,
                     struct truth found,
                     struct truth expected) {
  char name[FORM_TEXT], text[CASE_TEXT];
  form_print(form, name);
  case_print(form, numbers, NUMBER_HEX, text);
  const enum pair pair = form_pair(form);
  fail_msg("%s: %s: %s: found %s, %s; expected %s, %s",
           name,
           text,
           what,
           relation_name(found.relation),
           place_name(pair, found.place),
           relation_name(expected.relation),
           place_name(pair, expected.place));
}

static void expect_truth(const struct form *form,
                         const union number *numbers,
                         const char *what,
                         struct truth found,
                         struct truth expected) {
  const bool placed = expected.relation == RELATION_INVALID || found.place == expected.place;
  if (truth_byte(found) != truth_byte(expected) || !placed)
    fail_row(form, numbers, what, found, expected);
}

static void expect_row(const struct comparison *c,
                       const void *const *columns,
                       size_t row,
                       const struct answers answers[LEVELS],
                       unsigned levels) {
  union number numbers[FORM_MAX_COLUMNS];
  for (unsigned k = 0; k < form_columns(&c->form); k++)
    numbers[k] = column_get(c->form.type, columns[k], row);
  const struct truth expected = reference_truth(&c->form, numbers);
  if (row % 4 == 0)
    expect_truth(&c->form, numbers, "the last step", general_truth(&c->form, numbers), expected);
  for (unsigned level = 0; level < levels; level++) {
    const uint8_t byte = answers[level].truths[row];
    const struct truth found = {
        truth_relation(byte), answers[level].places[row], (byte & TRUTH_HALF_OPEN_HIT) != 0};
    expect_truth(&c->form, numbers, level_name((enum level)level), found, expected);
  }
}

/* Batches that begin and end anywhere: the ends of vectors are where they break. */
static void compare_run(struct comparison *c, const struct run *run) {
  const size_t first = random_next(&c->state) % RUN_CASES;
  const size_t count = 1 + random_next(&c->state) % (RUN_CASES - first);
  const void *columns[FORM_MAX_COLUMNS];
  struct answers answers[LEVELS];
  unsigned levels = 0;
  for (unsigned k = 0; k < FORM_MAX_COLUMNS; k++)
    columns[k] = (const char *)&run->column[k] + first * type_size(c->form.type);
  for (; levels < LEVELS && level_available((enum level)levels); levels++)
    registry_reference((enum level)levels)(
        &c->form, columns, count, answers[levels].truths, answers[levels].places, NULL);
  for (size_t row = 0; row < count; row++)
    expect_row(c, columns, row, answers, levels);
  c->rows += count;
}

static void draw_told_cases(struct comparison *c, struct run *run) {
  for (size_t row = 0; row < RUN_CASES; row++) {
    union number numbers[FORM_MAX_COLUMNS];
    cases_of_row(&c->state, &c->form, row, numbers);
    for (unsigned k = 0; k < form_columns(&c->form); k++)
      column_set(c->form.type, &run->column[k], row, numbers[k]);
  }
}

static uint64_t compare_form(const struct form *form, uint64_t rows) {
  struct comparison c = {.form = *form, .state = 1};
  struct run run;
  for (uint64_t k = 0; c.rows < rows; k++) {
    if (k % 4 == 0)
      run_draw(&run, &MIX_DEFAULT, 1, k / 4, form);
    else
      draw_told_cases(&c, &run);
    compare_run(&c, &run);
  }
  return c.rows;
}

/* The forms of a pair, of one type. */
static unsigned forms_of(enum pair pair, enum number_type type, struct form forms[LAYOUTS * LAYOUTS]) {
  unsigned count = 0;
  for (unsigned a = 0; a < LAYOUTS; a++)
    for (unsigned b = 0; b < LAYOUTS; b++) {
      const struct form form = {type, {(enum layout)a, (enum layout)b}};
      struct form read;
      char text[FORM_TEXT], why[FORM_TEXT];
      form_print(&form, text);
      if (form_pair(&form) == pair && form_parse_pair(text, &read, why))
        forms[count++] = form;
    }
  return count;
}

TEST(test_batches_are_right) {
  const uint64_t rows = getenv("GRAZE_LONG") != NULL ? 500000 : getenv("GRAZE_SHORT") != NULL ? 8000 : 40000;
  uint64_t all = 0;
  for (unsigned pair = 0; pair < PAIRS; pair++)
    for (unsigned type = 0; type < TYPES; type++) {
      struct form forms[LAYOUTS * LAYOUTS];
      const unsigned count = forms_of((enum pair)pair, (enum number_type)type, forms);
      for (unsigned k = 0; k < count; k++)
        all += compare_form(&forms[k], rows / count + 1);
    }
  printf("%llu rows at each level, at least %llu of each pair and type\n",
         (unsigned long long)all,
         (unsigned long long)rows);
}

/* Two points make no pair. */
TEST(test_no_pair_is_invalid) {
  static const double numbers[4] = {1, 2, 3, 4};
  const void *columns[4] = {&numbers[0], &numbers[1], &numbers[2], &numbers[3]};
  const struct form form = {TYPE_F64, {LAYOUT_POINT, LAYOUT_POINT}};
  uint8_t truth = 0;
  place_t place = 1;
  reference_batch(&form, columns, 1, &truth, &place, NULL);
  assert_int_equal(truth, RELATION_INVALID);
  assert_int_equal(place, 0);
}

int main(void) { return unit_run(NULL, NULL); }
