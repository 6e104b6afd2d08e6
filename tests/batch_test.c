/* Every pair, in batches of every level: each row is what the general step says of it. Cases are a
 * campaign's, and those that other tests of the reference take.
 *
 * GRAZE_LONG in the environment: 400,000 cases for each form rather than 20,000.
 */
#include "cases.h"
#include "generate/generate.h"
#include "reference/general.h"
#include "registry.h"
#include "unit.h"

struct answers {
  uint8_t truths[RUN_CASES];
  place_t places[RUN_CASES];
};

struct comparison {
  struct form form;
  uint64_t state;
};

static void
expect_row(const struct comparison *c, const void *const *columns, size_t row, const struct answers *found) {
  union number numbers[FORM_MAX_COLUMNS];
  for (unsigned k = 0; k < form_columns(&c->form); k++)
    numbers[k] = column_get(c->form.type, columns[k], row);
  const struct truth truth = general_truth(&c->form, numbers);
  const bool placed = truth.relation == RELATION_INVALID || found->places[row] == truth.place;
  if (found->truths[row] == truth_byte(truth) && placed)
    return;
  char form[FORM_TEXT], text[CASE_TEXT];
  form_print(&c->form, form);
  case_print(&c->form, numbers, NUMBER_HEX, text);
  const enum pair pair = form_pair(&c->form);
  fail_msg("%s: %s: found %s, %s; expected %s, %s",
           form,
           text,
           relation_name(truth_relation(found->truths[row])),
           place_name(pair, found->places[row]),
           relation_name(truth.relation),
           place_name(pair, truth.place));
}

/* Batches that begin and end anywhere: the ends of vectors are where they break. */
static void compare_run(struct comparison *c, const struct run *run) {
  for (unsigned level = 0; level < LEVELS && level_available((enum level)level); level++) {
    const size_t first = random_next(&c->state) % RUN_CASES;
    const size_t count = 1 + random_next(&c->state) % (RUN_CASES - first);
    const void *columns[FORM_MAX_COLUMNS];
    for (unsigned k = 0; k < FORM_MAX_COLUMNS; k++)
      columns[k] = (const char *)&run->column[k] + first * type_size(c->form.type);
    struct answers found;
    registry_reference((enum level)level)(&c->form, columns, count, found.truths, found.places, NULL);
    for (size_t row = 0; row < count; row++)
      expect_row(c, columns, row, &found);
  }
}

static void draw_told_cases(struct comparison *c, struct run *run) {
  for (size_t row = 0; row < RUN_CASES; row++) {
    union number numbers[FORM_MAX_COLUMNS];
    cases_of_row(&c->state, &c->form, row, numbers);
    for (unsigned k = 0; k < form_columns(&c->form); k++)
      column_set(c->form.type, &run->column[k], row, numbers[k]);
  }
}

static void compare_form(const struct form *form, uint64_t runs) {
  struct comparison c = {.form = *form, .state = 1};
  struct run run;
  for (uint64_t k = 0; k < runs; k++) {
    if (k % 4 == 0)
      run_draw(&run, &MIX_DEFAULT, 1, k / 4, form);
    else
      draw_told_cases(&c, &run);
    compare_run(&c, &run);
  }
}

TEST(test_batches_are_right) {
  const uint64_t cases = getenv("GRAZE_LONG") != NULL ? 400000 : getenv("GRAZE_SHORT") != NULL ? 4000 : 20000;
  for (unsigned a = 0; a < LAYOUTS; a++)
    for (unsigned b = 0; b < LAYOUTS; b++)
      for (unsigned type = 0; type < TYPES; type++) {
        const struct form form = {(enum number_type)type, {(enum layout)a, (enum layout)b}};
        struct form read;
        char text[FORM_TEXT], why[FORM_TEXT];
        form_print(&form, text);
        if (form_parse_pair(text, &read, why))
          compare_form(&form, (cases + RUN_CASES - 1) / RUN_CASES);
      }
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
