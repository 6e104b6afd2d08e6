/* Vectors: every row against the GMP oracle; house tests are right about all of them, and mistakes are shown.
 * With an argument, prints how many mistakes are shown by pair, for vectors/README.md. */
#include "generate/generate.h"
#include "oracle.h"
#include "unit.h"
#include "vectors.h"

enum { LIST_ROOM = 1 << 22, RATE_LOGIC = 95, RATE_RANGE = 90 };

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

TEST(test_every_relation_is_the_oracles) {
  const struct vectors *vectors = *state;
  struct oracle *oracle = oracle_new();
  assert_non_null(oracle);
  assert_true(vectors->count > 2000);
  for (size_t k = 0; k < vectors->count; k++) {
    const struct vector *v = &vectors->vector[k];
    const struct truth truth = oracle_truth(oracle, &v->is.form, v->is.numbers);
    if (truth.relation != v->truth.relation || truth.half_open_hit != v->truth.half_open_hit)
      fail_msg("%s: %s, the oracle says %s",
               v->id,
               relation_name(v->truth.relation),
               relation_name(truth.relation));
  }
  oracle_free(oracle);
}

TEST(test_no_house_test_is_wrong) {
  const struct vectors *vectors = *state;
  size_t asked = 0;
  for (size_t n = 0; n < registry_count(); n++)
    for (size_t k = 0; k < vectors->count; k++) {
      struct verdict verdict;
      if (registry_at(n)->algorithm->role != ROLE_HOUSE ||
          !vector_put(&vectors->vector[k], registry_at(n), &verdict))
        continue;
      asked++;
      if (verdict.outcome != OUTCOME_AGREES)
        fail_msg("%s: %s: %s",
                 registry_at(n)->stem,
                 vectors->vector[k].id,
                 outcome_name(QUESTION_HIT, verdict.outcome));
    }
  assert_true(asked > 5000);
}

/* Of a pair's mistakes, how many vectors show. */
struct rate {
  unsigned of[2], shown[2]; /* of logic, of range */
};

/* Cases of the mix that the list was not chosen from. */
static void draw_others(enum pair pair, struct vectors *others) {
  enum { OTHERS = 1 << 12, SEED = 7 };
  const struct form form = vector_form(pair, TYPE_F64);
  for (uint64_t n = 0; n < OTHERS; n++) {
    union number numbers[FORM_MAX_COLUMNS];
    char text[CASE_TEXT], line[VECTOR_LINE], why[TEXT_WHY];
    struct vector v;
    generate_case(&MIX_DEFAULT, SEED, n * 3, &form, numbers);
    snprintf(
        line, sizeof line, "hit %s %s", pair_name(pair), case_print(&form, numbers, NUMBER_DECIMAL, text));
    if (vector_read(line, &v, why))
      assert_true(vectors_add(others, &v));
  }
}

static bool are_shown(const struct mistakes *mistakes, size_t m, const struct vectors *by, enum pair pair) {
  for (size_t k = 0; k < by->count; k++)
    if (by->vector[k].pair == pair && mistake_shows(mistakes, m, &by->vector[k]))
      return true;
  return false;
}

/* A reading that none of many other cases tells from the truth says the same, and is no mistake. */
static struct rate rate_of(const struct vectors *vectors, enum pair pair, bool tell) {
  struct rate rate = {{0, 0}, {0, 0}};
  struct mistakes *mistakes = mistakes_of(pair);
  assert_non_null(mistakes);
  struct vectors others = {0, 0, NULL};
  draw_others(pair, &others);
  for (size_t m = 0; m < mistakes_count(mistakes); m++) {
    const bool range = mistake_cause(mistakes, m) == CAUSE_RANGE;
    const bool shown = are_shown(mistakes, m, vectors, pair);
    if (!shown && mistake_is_reading(mistakes, m) && !are_shown(mistakes, m, &others, pair))
      continue;
    rate.of[range]++;
    rate.shown[range] += shown;
    if (!shown && tell)
      fprintf(stderr, "%s: not shown: %s\n", pair_name(pair), mistake_words(mistakes, m));
  }
  vectors_free(&others);
  mistakes_free(mistakes);
  return rate;
}

TEST(test_mistakes_are_shown) {
  struct rate all = {{0, 0}, {0, 0}};
  for (unsigned p = 0; p < PAIRS; p++) {
    if (pair_told_by((enum pair)p) == PLACES_OF_RINGS) /* no rows are of polygons */
      continue;
    const struct rate rate = rate_of(*state, (enum pair)p, false);
    for (unsigned range = 0; range < 2; range++) {
      all.of[range] += rate.of[range];
      all.shown[range] += rate.shown[range];
    }
    if (rate.shown[0] * 100 < rate.of[0] * RATE_LOGIC)
      fail_msg(
          "%s: %u of %u mistakes of logic are shown", pair_name((enum pair)p), rate.shown[0], rate.of[0]);
  }
  assert_true(all.of[0] > 1000 && all.of[1] > 20);
  assert_true(all.shown[1] * 100 >= all.of[1] * RATE_RANGE);
}

/* Half of the list grows by another seed: what was there stays as it is. */
TEST(test_growing_changes_no_row) {
  const struct vectors *vectors = *state;
  struct vectors longer = {0, 0, NULL};
  const size_t least = vectors->count / 2;
  for (size_t k = 0; k < least; k++)
    assert_true(vectors_add(&longer, &vectors->vector[2 * k]));
  for (unsigned p = 0; p < PAIRS; p++)
    if (p == PAIR_POINT_DISC || getenv("GRAZE_LONG") != NULL)
      assert_true(vectors_grow(&longer, (enum pair)p, 2));
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

static int print_rates(void) {
  void *state = NULL;
  if (set_up(&state) != 0) {
    free(state);
    return 1;
  }
  puts("| pair | logic: shown / planted | range: shown / planted |\n|---|---|---|");
  for (unsigned p = 0; p < PAIRS; p++) {
    const struct rate rate = rate_of(state, (enum pair)p, true);
    printf("| %s | %u / %u | %u / %u |\n",
           pair_name((enum pair)p),
           rate.shown[0],
           rate.of[0],
           rate.shown[1],
           rate.of[1]);
  }
  return tear_down(&state);
}

int main(int argc, char **argv) {
  (void)argv;
  return argc > 1 ? print_rates() : unit_run(set_up, tear_down);
}
