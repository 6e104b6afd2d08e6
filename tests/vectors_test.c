/* Vectors: every row against the GMP oracle, those of rings in ring_test; house tests are right about all of
 * them, and mistakes are shown: how many, by pair, stands in vectors/README.md. */
#include "gap_oracle.h"
#include "generate/generate.h"
#include "number.h"
#include "unit.h"
#include "vectors.h"
#include "wording.h"

#include <math.h>

/* No row has two pushes that are as short, so what goes wrong there alone is not shown. */
enum { LIST_ROOM = 1 << 22, RATE_LOGIC = 95, RATE_PUSH = 85, RATE_RANGE = 90 };

static int set_up(void **state) {
  struct vectors *vectors = calloc(1, sizeof *vectors);
  char *text = calloc(1, LIST_ROOM), why[TEXT_WHY] = "no memory";
  FILE *file = fopen(GRAZE_VECTORS_LIST, "r");
  const bool fine = vectors != NULL && text != NULL && file != NULL &&
                    fread(text, 1, LIST_ROOM, file) < LIST_ROOM && vectors_read(vectors, text, why);
  if (!fine)
    fprintf(stderr, "%s: %s\n", GRAZE_VECTORS_LIST, why);
  if (file != NULL)
    fclose(file);
  free(text);
  *state = vectors;
  return fine ? 0 : -1;
}

static int tear_down(void **state) {
  vectors_free(*state);
  free(*state);
  return 0;
}

/* The oracles' truth byte. */
static uint8_t oracles_truth(struct oracle *oracle, struct gap_oracle *gaps, const struct vector *v) {
  struct form meeting = v->is.form;
  meeting.question = QUESTION_HIT;
  return v->is.form.question == QUESTION_CONTAINS
             ? gap_oracle_within(gaps, oracle, &v->is.form, v->is.numbers)
             : truth_byte(oracle_truth(oracle, &meeting, v->is.numbers));
}

/* Of a distance, and of a part of a way, to the last digits; of a point to a sixteenth of what is allowed. */
static void check_number(struct gap_oracle *gaps, const struct vector *v) {
  const struct allowance none = {WHEN_MEETING_NEGATIVE, -1, -1};
  const enum question question = v->is.form.question;
  struct allowance strict = reference_allowance(&v->is.form, v->is.numbers, &none);
  const bool moves = question_moves(question), meets = v->right[0] <= 1;
  const unsigned way = form_first_column(&v->is.form, SHAPES);
  const double share = question == QUESTION_DISTANCE || question == QUESTION_NEAREST ? fabs(v->gap)
                       : question == QUESTION_PUSH ? hypot(v->right[0], v->right[1])
                       : moves && meets            ? v->right[0]
                                                   : 0,
               by = !moves ? 1
                           : hypot(number_as_double(v->is.form.type, v->is.numbers[way]),
                                   number_as_double(v->is.form.type, v->is.numbers[way + 1])),
               right[ANSWER_VALUES] = {moves && !meets ? INFINITY : v->right[0], v->right[1]};
  if (!(v->tolerance >= strict.slack / by && v->tolerance <= strict.slack / by + 1.000001e-6 * share))
    fail_msg("%s: a tolerance of %g", v->id, v->tolerance);
  if (moves && v->truth.relation != RELATION_APART)
    return; /* where it starts */
  if (question == QUESTION_DISTANCE || moves)
    strict = (struct allowance){moves ? WHEN_MEETING_ZERO : WHEN_MEETING_NEGATIVE, 0x1p-46, 0};
  else
    strict = (struct allowance){WHEN_MEETING_ZERO, 0x1p-50, strict.slack / 16};
  if (gap_oracle_grade(gaps, &v->is.form, v->is.numbers, right, &strict) != GRADE_RIGHT)
    fail_msg("%s: %.17g %.17g is not what the oracle says", v->id, v->right[0], v->right[1]);
}

/* Segments that are apart have no crossing, and no point is within the tolerance of both. */
static void check_crossing(struct gap_oracle *gaps, const struct vector *v) {
  const double twice[] = {2 * v->tolerance};
  const bool none = isinf(v->right[0]) && isinf(v->right[1]);
  if (none != (v->truth.relation == RELATION_APART))
    fail_msg("%s: %s, and it says %g %g", v->id, relation_name(v->truth.relation), v->right[0], v->right[1]);
  if (none && gap_oracle_sign(gaps, &v->is.form, v->is.numbers, twice, 1) <= 0)
    fail_msg("%s: a point would do, and it says none", v->id);
}

TEST(test_every_answer_is_the_oracles) {
  const struct vectors *vectors = *state;
  struct oracle *oracle = oracle_new();
  struct gap_oracle *gaps = gap_oracle_new();
  size_t of[QUESTIONS] = {0};
  assert_true(oracle != NULL && gaps != NULL);
  for (size_t k = 0; k < vectors->count; k++) {
    const struct vector *v = &vectors->vector[k];
    if (pair_told_by(form_pair(&v->is.form)) == PLACES_OF_RINGS)
      continue; /* their oracle, by triangles, stands in ring_test */
    const uint8_t truth = oracles_truth(oracle, gaps, v);
    if (truth != truth_byte(v->truth))
      fail_msg("%s: %s, the oracle says %s",
               v->id,
               relation_name(v->truth.relation),
               relation_name(truth_relation(truth)));
    if (question_values(v->is.form.question) > 0)
      check_number(gaps, v);
    if (v->is.form.question == QUESTION_CROSSING)
      check_crossing(gaps, v);
    of[v->is.form.question]++;
  }
  for (unsigned q = 0; q < QUESTIONS; q++)
    assert_true(of[q] > (q == QUESTION_CROSSING ? 10 : 100));
  oracle_free(oracle);
  gap_oracle_free(gaps);
}

TEST(test_no_house_test_is_wrong) {
  const struct vectors *vectors = *state;
  size_t asked = 0;
  for (size_t n = 0; n < registry_count(); n++)
    for (size_t k = 0; k < vectors->count; k++) {
      struct verdict verdict;
      if (registry_at(n)->algorithm->role != ROLE_HOUSE ||
          vector_put(&vectors->vector[k], registry_at(n), &verdict) != PUT_JUDGED)
        continue;
      asked++;
      if (verdict.outcome != OUTCOME_AGREES)
        fail_msg("%s: %s: %s",
                 registry_at(n)->stem,
                 vectors->vector[k].id,
                 outcome_name(registry_at(n)->algorithm->form.question, verdict.outcome));
    }
  assert_true(asked > 5000);
}

/* Of a pair's mistakes, how many vectors show. */
struct rate {
  unsigned of[2], shown[2]; /* of logic, of range */
};

/* Cases of the mix that the list was not chosen from. */
static void draw_others(const struct form *form, struct vectors *others) {
  enum { OTHERS = 1 << 12, SEED = 7 };
  for (uint64_t n = 0; n < OTHERS; n++) {
    char line[VECTOR_LINE], why[TEXT_WHY];
    struct vector v = {.is.form = *form};
    generate_case(&MIX_DEFAULT, SEED, n * 3, form, v.is.numbers);
    vector_line(&v, line);
    if (vector_read(line, &v, why))
      assert_true(vectors_add(others, &v));
  }
}

static bool
are_shown(const struct mistakes *mistakes, size_t m, const struct vectors *by, const struct form *form) {
  for (size_t k = 0; k < by->count; k++)
    if (vector_is_of(&by->vector[k], form) && mistake_shows(mistakes, m, &by->vector[k]))
      return true;
  return false;
}

/* A reading that none of many other cases tells from the truth says the same, and is no mistake. */
static struct rate rate_of(const struct vectors *vectors, const struct form *form) {
  struct rate rate = {{0, 0}, {0, 0}};
  struct mistakes *mistakes = mistakes_of(form);
  assert_non_null(mistakes);
  struct vectors others = {0, 0, NULL};
  draw_others(form, &others);
  for (size_t m = 0; m < mistakes_count(mistakes); m++) {
    const bool range = mistake_cause(mistakes, m) == CAUSE_RANGE;
    const bool shown = are_shown(mistakes, m, vectors, form);
    if (!shown && mistake_is_reading(mistakes, m) && !are_shown(mistakes, m, &others, form))
      continue;
    rate.of[range]++;
    rate.shown[range] += shown;
    if (shown)
      continue;
    char words[MISTAKE_WORDS];
    mistake_words(mistakes, m, words);
    print_message("%s %s: not shown: %s\n", question_name(form->question), pair_name(form_pair(form)), words);
  }
  vectors_free(&others);
  mistakes_free(mistakes);
  return rate;
}

/* A row of README's table: of hits, and of what else is asked. */
static void add_row(const struct rate rate[QUESTIONS], const char *kinds, char *table, size_t size) {
  text_add(table, size, "| %s |", kinds);
  for (unsigned q = 0; q < QUESTIONS; q++)
    for (unsigned range = 0; range < (q == QUESTION_HIT ? 2 : 1); range++)
      if (rate[q].of[0] > 0)
        text_add(table, size, " %u / %u |", rate[q].shown[range], rate[q].of[range]);
      else
        text_add(table, size, " |");
  text_add(table, size, "\n");
}

static bool has_rows(const struct vectors *vectors, const struct form *form) {
  bool has = false;
  for (size_t k = 0; k < vectors->count && !has; k++)
    has = vector_is_of(&vectors->vector[k], form);
  return has;
}

/* Of all questions about two kinds in that order; false when there is none. */
static bool rates_of(const struct vectors *vectors,
                     unsigned kinds,
                     struct rate rate[QUESTIONS],
                     struct rate *all,
                     char name[VECTOR_ID]) {
  bool any = false;
  for (unsigned q = 0; q < QUESTIONS; q++) {
    struct form form;
    rate[q] = (struct rate){{0, 0}, {0, 0}};
    if (!vector_form(q * KINDS * KINDS + kinds, TYPE_F64, &form) || !has_rows(vectors, &form))
      continue;
    vector_kinds(&form, name);
    rate[q] = rate_of(vectors, &form);
    any = true;
    for (unsigned range = 0; range < 2; range++) {
      all->of[range] += rate[q].of[range];
      all->shown[range] += rate[q].shown[range];
    }
    if (rate[q].shown[0] * 100 < rate[q].of[0] * (q == QUESTION_PUSH ? RATE_PUSH : RATE_LOGIC))
      fail_msg("%s %s: %u of %u mistakes of logic are shown",
               question_name((enum question)q),
               name,
               rate[q].shown[0],
               rate[q].of[0]);
  }
  return any;
}

/* Each pair's row stands in the table of vectors/README.md: of every seventh, and with GRAZE_LONG all. */
TEST(test_mistakes_are_shown) {
  const bool is_long = getenv("GRAZE_LONG") != NULL;
  struct rate all = {{0, 0}, {0, 0}}, rate[QUESTIONS];
  char *page = calloc(1, LIST_ROOM), name[VECTOR_ID];
  FILE *file = fopen(GRAZE_VECTORS_README, "r");
  assert_true(page != NULL && file != NULL && fread(page, 1, LIST_ROOM, file) < LIST_ROOM);
  fclose(file);
  for (unsigned kinds = 0; kinds < KINDS * KINDS; kinds += is_long ? 1 : 7) {
    char row[VECTOR_LINE] = "";
    if (!rates_of(*state, kinds, rate, &all, name))
      continue;
    add_row(rate, name, row, sizeof row);
    if (strstr(page, row) == NULL)
      fail_msg("vectors/README.md lacks the row: %s", row);
  }
  assert_true(!is_long || (all.of[0] > 1000 && all.of[1] > 20));
  assert_true(all.shown[1] * 100 >= all.of[1] * RATE_RANGE);
  free(page);
}

/* Half of the list grows by another seed: what was there stays as it is. */
TEST(test_growing_changes_no_row) {
  const struct vectors *vectors = *state;
  struct vectors longer = {0, 0, NULL};
  const size_t least = vectors->count / 2;
  for (size_t k = 0; k < least; k++)
    assert_true(vectors_add(&longer, &vectors->vector[2 * k]));
  struct form form;
  for (unsigned n = 0; n < VECTOR_FORMS; n++)
    if (vector_form(n, TYPE_F64, &form) && has_rows(vectors, &form) &&
        (form_pair(&form) == PAIR_POINT_DISC || getenv("GRAZE_LONG") != NULL))
      assert_true(vectors_grow(&longer, &form, 2));
  assert_true(longer.count > least);
  for (size_t k = 0; k < longer.count; k++) {
    struct vector again;
    char line[VECTOR_LINE], why[TEXT_WHY];
    vector_line(&longer.vector[k], line);
    assert_true(vector_read(line, &again, why));
    assert_string_equal(again.id, longer.vector[k].id);
    if (k < least)
      assert_string_equal(again.id, vectors->vector[2 * k].id);
  }
  vectors_free(&longer);
}

int main(void) { return unit_run(set_up, tear_down); }
