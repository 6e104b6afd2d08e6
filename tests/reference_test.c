/* The reference in batches of every level, by itself and by each of its steps, against the GMP oracle, for
 * every pair in every form; and the comparison itself against planted mistakes. Cases are a campaign's, and
 * those that other tests of the reference take: with numbers tiny, huge and mixed.
 *
 *   reference_test TYPE [hulls]     where TYPE is i32, i64, f32 or f64
 * Without `hulls` the pairs of points, discs and boxes; with it the others. Of these one row in seven is put
 * to the oracle, and the others are held against the single entry. GRAZE_LONG in the environment: 22,000,000
 * rows of a pair rather than 450,000; of hulls 1,500,000, not 40,000, and every one is put to the oracle.
 */
#include "cases.h"
#include "generate/generate.h"
#include "oracle.h"
#include "reference/reference.h"
#include "registry.h"
#include "unit.h"

#include <math.h>

/* What is compared, and so where a mistake can be planted. */
enum watched {
  WATCH_WHOLE,
  WATCH_FILTER,
  WATCH_ERROR_FREE,
  WATCH_ACCUMULATOR,
  WATCH_BATCH,
  WATCH_SINGLE,
  WATCH_PLACE,
  WATCH_GAP,
  WATCHED
};

struct comparison {
  struct oracle *oracle;
  struct form form;
  uint64_t state, rows;
  enum watched planted; /* WATCHED: none */
  uint64_t compared[WATCHED], different[WATCHED];
  met_places met; /* of the pair */
  bool quiet;
};

static enum number_type type_under_test;
static bool hulls_under_test;

static void differ(struct comparison *c,
                   enum watched what,
                   const union number *numbers,
                   const char *found,
                   const char *expected) {
  if (c->different[what]++ > 2 || c->quiet)
    return;
  char form[FORM_TEXT], text[CASE_TEXT];
  form_print(&c->form, form);
  case_print(&c->form, numbers, NUMBER_HEX, text);
  fprintf(stderr, "%s: %s: found %s, the oracle says %s\n", form, text, found, expected);
}

/* A planted mistake is a rare one: only at touching, which one case in a few is. */
static enum relation maybe_wrong(const struct comparison *c, enum watched what, enum relation relation) {
  return c->planted == what && relation == RELATION_TOUCHING ? RELATION_APART : relation;
}

static void compare_relation(struct comparison *c,
                             enum watched what,
                             const union number *numbers,
                             enum relation found,
                             enum relation expected) {
  c->compared[what]++;
  found = maybe_wrong(c, what, found);
  if (found != expected)
    differ(c, what, numbers, relation_name(found), relation_name(expected));
}

static void compare_gap(struct comparison *c, const union number *numbers) {
  const double expected = oracle_gap(c->oracle, &c->form, numbers);
  double found = reference_gap(&c->form, numbers);
  if (c->planted == WATCH_GAP && found < -1)
    found *= 1 + 0x1p-40;
  c->compared[WATCH_GAP]++;
  const double off = fabs(found - expected), room = fmax(fabs(expected) * 0x1p-46, 0x1p-1074);
  const bool agree = (isnan(found) && isnan(expected)) ||
                     (off <= room && (found > 0) == (expected > 0) && (found < 0) == (expected < 0));
  char a[40], b[40];
  snprintf(a, sizeof a, "gap %a", found);
  snprintf(b, sizeof b, "gap %a", expected);
  if (!agree)
    differ(c, WATCH_GAP, numbers, a, b);
}

static void
compare_place(struct comparison *c, const union number *numbers, place_t found, struct truth truth) {
  const enum pair pair = form_pair(&c->form);
  const place_t expected = truth.place;
  c->compared[WATCH_PLACE]++;
  if (truth.relation <= RELATION_OVERLAPPING) {
    c->met[truth.relation] |= PLACE_SET(expected);
    if (!place_feasible(pair, expected, truth.relation))
      differ(c, WATCH_PLACE, numbers, "a place that cannot be", place_name(pair, expected));
  }
  if (c->planted == WATCH_PLACE && found == 1)
    found = 2;
  if (found != expected)
    differ(c, WATCH_PLACE, numbers, place_name(pair, found), place_name(pair, expected));
}

/* A whole truth. */
static void compare_truth(struct comparison *c,
                          enum watched what,
                          const union number *numbers,
                          struct truth found,
                          struct truth expected) {
  compare_relation(c, what, numbers, found.relation, expected.relation);
  if (expected.relation == RELATION_TOUCHING && found.half_open_hit != expected.half_open_hit)
    differ(c, what, numbers, "another half-open answer", "half-open");
  if (expected.relation != RELATION_INVALID)
    compare_place(c, numbers, found.place, expected);
}

enum { ROWS = REFERENCE_BLOCK, ORACLE_EACH = 7 };

struct block_of_cases {
  double column[FORM_MAX_COLUMNS][ROWS]; /* large enough for any type */
  size_t first, count;                   /* the rows that are asked about */
  uint8_t truths[LEVELS][ROWS];
  place_t places[LEVELS][ROWS];
};

static bool is_long(void) { return getenv("GRAZE_LONG") != NULL; }

static void
get_row(const struct comparison *c, const struct block_of_cases *block, size_t row, union number *n) {
  for (unsigned k = 0; k < form_columns(&c->form); k++)
    n[k] = column_get(c->form.type, block->column[k], row);
}

/* By each way to be asked about one case. */
static void compare_slow_ones(struct comparison *c, const union number *numbers, struct truth expected) {
  for (unsigned step = 0; step < STEPS; step++) {
    enum relation relation;
    if (reference_step((enum step)step, &c->form, numbers, &relation))
      compare_relation(c, (enum watched)step, numbers, relation, expected.relation);
  }
  compare_truth(c, WATCH_SINGLE, numbers, reference_truth(&c->form, numbers), expected);
}

static void compare_row(struct comparison *c, const struct block_of_cases *block, size_t row) {
  union number numbers[FORM_MAX_COLUMNS];
  get_row(c, block, block->first + row, numbers);
  const bool of_oracle = !hulls_under_test || is_long() || row % ORACLE_EACH == 0;
  const struct truth expected =
      of_oracle ? oracle_truth(c->oracle, &c->form, numbers) : reference_truth(&c->form, numbers);
  for (unsigned level = 0; level < LEVELS && level_available((enum level)level); level++) {
    const uint8_t byte = block->truths[level][row];
    const struct truth found = {.relation = truth_relation(byte),
                                .place = block->places[level][row],
                                .half_open_hit = (byte & TRUTH_HALF_OPEN_HIT) != 0};
    compare_truth(c, WATCH_BATCH, numbers, found, expected);
  }
  if (row % 4 == 0)
    compare_slow_ones(c, numbers, expected);
  if (of_oracle && row % (hulls_under_test ? 4 : 16) == 0)
    compare_gap(c, numbers);
}

/* A block of a campaign, or of hard cases. */
static void draw(struct comparison *c, uint64_t number, struct block_of_cases *block) {
  void *columns[FORM_MAX_COLUMNS];
  for (unsigned k = 0; k < FORM_MAX_COLUMNS; k++)
    columns[k] = block->column[k];
  for (size_t row = 0; row < ROWS && number % 4 == 0; row += RUN_CASES)
    generate_run(LEVEL_BASE, &MIX_DEFAULT, 1, (number / 4 * ROWS + row) / RUN_CASES, &c->form, columns, row);
  for (size_t row = 0; row < ROWS && number % 4 != 0; row++) {
    union number numbers[FORM_MAX_COLUMNS];
    cases_of_row(&c->state, &c->form, row, numbers);
    for (unsigned k = 0; k < form_columns(&c->form); k++)
      column_set(c->form.type, block->column[k], row, numbers[k]);
  }
}

/* Batches that begin and end anywhere: the ends of vectors are where they break. */
static void compare_block(struct comparison *c, struct block_of_cases *block) {
  const void *columns[FORM_MAX_COLUMNS];
  block->first = random_next(&c->state) % 4 == 0 ? random_next(&c->state) % ROWS : 0;
  block->count = 1 + random_next(&c->state) % (ROWS - block->first);
  for (unsigned k = 0; k < FORM_MAX_COLUMNS; k++)
    columns[k] = (const char *)block->column[k] + block->first * type_size(c->form.type);
  for (unsigned level = 0; level < LEVELS && level_available((enum level)level); level++)
    registry_reference((enum level)level)(
        &c->form, columns, block->count, block->truths[level], block->places[level], NULL);
  for (size_t row = 0; row < block->count; row++)
    compare_row(c, block, row);
}

static void compare(struct comparison *c, uint64_t rows) {
  struct block_of_cases *block = calloc(1, sizeof *block);
  assert_non_null(block);
  const uint64_t enough = c->rows + rows;
  for (uint64_t number = 0; c->rows < enough; number++, c->rows += block->count) {
    draw(c, number, block);
    compare_block(c, block);
  }
  free(block);
}

/* The forms of a pair. */
static unsigned forms_of(enum pair pair, struct form forms[LAYOUTS * LAYOUTS]) {
  unsigned count = 0;
  for (unsigned a = 0; a < LAYOUTS; a++)
    for (unsigned b = 0; b < LAYOUTS; b++) {
      const struct form form = {.type = type_under_test, .layouts = {(enum layout)a, (enum layout)b}};
      struct form read;
      char text[FORM_TEXT], why[FORM_TEXT];
      form_print(&form, text);
      if (form_pair(&form) == pair && form_parse_pair(text, &read, why))
        forms[count++] = form;
    }
  return count;
}

static uint64_t rows_of_a_pair(void) {
  const bool is_short = getenv("GRAZE_SHORT") != NULL;
  if (hulls_under_test)
    return is_long() ? 1500000 : is_short ? 12000 : 40000;
  return is_long() ? 22000000 : is_short ? 90000 : 450000;
}

TEST(test_against_oracle) {
  const uint64_t rows = rows_of_a_pair();
  struct comparison c = {.oracle = oracle_new(), .planted = WATCHED, .state = 1};
  for (unsigned pair = 0; pair < PAIRS; pair++) {
    struct form forms[LAYOUTS * LAYOUTS];
    if ((pair_told_by((enum pair)pair) == PLACES_OF_HULLS) != hulls_under_test ||
        pair_told_by((enum pair)pair) == PLACES_OF_RINGS)
      continue;
    const unsigned count = forms_of((enum pair)pair, forms);
    memset(c.met, 0, sizeof c.met);
    for (unsigned k = 0; k < count; k++) {
      c.form = forms[k];
      compare(&c, rows / count + 1);
    }
    if (hulls_under_test && rows >= 40000)
      expect_every_place((enum pair)pair, c.met);
  }
  oracle_free(c.oracle);
  for (unsigned w = 0; w < WATCHED; w++)
    assert_int_equal(c.different[w], 0);
  printf("%llu rows at each level; alone: whole %llu, filter %llu, error-free %llu, accumulator %llu, gaps "
         "%llu\n",
         (unsigned long long)c.rows,
         (unsigned long long)c.compared[WATCH_WHOLE],
         (unsigned long long)c.compared[WATCH_FILTER],
         (unsigned long long)c.compared[WATCH_ERROR_FREE],
         (unsigned long long)c.compared[WATCH_ACCUMULATOR],
         (unsigned long long)c.compared[WATCH_GAP]);
  const uint64_t share = c.compared[WATCH_ACCUMULATOR] / 20;
  if (hulls_under_test)
    return;
  if (type_is_whole(type_under_test)) {
    assert_true(c.compared[WATCH_WHOLE] > share);
  } else {
    assert_true(c.compared[WATCH_FILTER] > share);
    assert_true(c.compared[WATCH_ERROR_FREE] > share);
  }
}

/* Cases that were once answered wrong, or would be if a step were a little less careful. */
TEST(test_remembered_cases) {
  static const struct {
    const char *form, *numbers;
  } rows[] = {
      {"disc box f64", "1 1e+308 1 0 -7.976931348623158e+307 2 1.7976931348623157e+308"},
      /* The squares are doubles, and 1 is lost when they are added. */
      {"disc box f64", "32769 134225918 134225922 -5 -5 5 5"},
      /* 0.3 is lost before the centre comes to lie 0.7 outside. */
      {"disc box f64", "9007199254740992 0 0.8 9007199254740991 -1 0.3 2"},
      /* The right side is rounded, and nothing else. */
      {"disc box f64", "18014398509481996 5 13 18014398509481984 -1 1 1"},
      /* Both right sides are beyond the greatest double, and not equal. */
      {"box box f64", "1.7e+308 0 1e+308 1 1.6e+308 0 1.2e+308 1"},
      /* The product of the radii is less than any double. */
      {"ellipse ltrb f64", "0 0 1.1e-162 1e-162 -5000 -5000 5000 5000"},
      {"ellipse triangle f64", "0 0 1.1e-162 1e-162 -5000 -5000 5000 -5000 0 5000"},
      {"ellipse quad f64", "0 0 1.1e-162 1e-162 -5000 -5000 5000 -5000 5000 5000 -5000 5000"},
      {"ellipse segment f64", "0 0 1.1e-162 1e-162 -5000 -5000 5000 5000"},
      {"segment disc f32", "0x1.cp+54 0x1.8p+56 -0x1.cp+4 -0x1.8p+6 -0x1.98p+7 0x1.74p+8 0x1.2cp+8"},
      {"capsule quad f32",
       "-0x1.cp+56 -0x1.8p+58 0x1.cp+4 0x1.8p+6 0x1.9p+7 -0x1.368p+11 -0x1.2bap+13 -0x1.4e8p+12 -0x1.29ep+14 "
       "-0x1.eb8p+12 -0x1.c13p+14 -0x1.eb8p+12 -0x1.c13p+14"},
      {"capsule triangle f32",
       "-0x1p+4 -0x1.ep+4 0x1p+54 0x1.ep+54 0x1.98p+6 -0x1.58p+6 0x1.9p+7 -0x1.c8p+7 0x1.8p+2 -0x1.dp+5 "
       "0x1.bp+6"},
#define BOUND_ROW(bound, part, form, numbers) {form, numbers},
#include "bounds_rows.def"
#undef BOUND_ROW
  };
  struct oracle *oracle = oracle_new();
  for (unsigned k = 0; k < sizeof rows / sizeof rows[0]; k++) {
    const struct form form = form_of(rows[k].form);
    union number n[FORM_MAX_COLUMNS];
    numbers_of(&form, rows[k].numbers, n);
    const struct truth found = reference_truth(&form, n), expected = oracle_truth(oracle, &form, n);
    assert_int_equal(found.relation, expected.relation);
    assert_int_equal(found.place, expected.place);
    const void *columns[FORM_MAX_COLUMNS];
    case_columns(&form, n, columns);
    for (unsigned level = 0; level < LEVELS && level_available((enum level)level); level++) {
      uint8_t byte;
      place_t place;
      registry_reference((enum level)level)(&form, columns, 1, &byte, &place, NULL);
      assert_int_equal(truth_relation(byte), expected.relation);
      assert_int_equal(place, expected.place);
    }
  }
  oracle_free(oracle);
}

static struct form form_under_test(void) {
  char text[FORM_TEXT];
  snprintf(text,
           sizeof text,
           "%s %s",
           hulls_under_test ? "segment triangle" : "disc box",
           type_name(type_under_test));
  return form_of(text);
}

/* A comparison that cannot fail would prove nothing. */
TEST(test_planted_mistakes_are_caught) {
  for (unsigned planted = 0; planted < WATCHED; planted++) {
    const bool of_whole = planted == WATCH_WHOLE,
               of_floats = planted == WATCH_FILTER || planted == WATCH_ERROR_FREE;
    if (hulls_under_test && planted < WATCH_BATCH)
      continue;
    if ((of_whole && !type_is_whole(type_under_test)) || (of_floats && type_is_whole(type_under_test)))
      continue;
    if (planted == WATCH_FILTER)
      continue; /* the filter never says TOUCHING: its mistake is planted below */
    struct comparison c = {
        .oracle = oracle_new(), .planted = (enum watched)planted, .quiet = true, .state = 7};
    c.form = form_under_test();
    compare(&c, hulls_under_test ? 4000 : 20000);
    oracle_free(c.oracle);
    assert_true(c.different[planted] > 0);
    for (unsigned w = 0; w < WATCHED; w++)
      assert_true(w == planted || c.different[w] == 0);
  }
}

/* A filter with a bound that is too small would answer beside touching; a filter that answers by doubles
 * alone does. */
TEST(test_a_filter_without_a_bound_is_caught) {
  if (type_under_test != TYPE_F64 || hulls_under_test)
    return;
  struct oracle *oracle = oracle_new();
  const struct form form = form_under_test();
  uint64_t random = 11, wrong = 0;
  for (int k = 0; k < 200000; k++) {
    union number n[FORM_MAX_COLUMNS];
    if (cases_next(&random, &form, n) != CASE_NUDGED)
      continue;
    const double x = fmax(fmax(n[3].f64 - n[0].f64, n[0].f64 - (n[3].f64 + n[5].f64)), 0);
    const double y = fmax(fmax(n[4].f64 - n[1].f64, n[1].f64 - (n[4].f64 + n[6].f64)), 0);
    const double difference = x * x + y * y - n[2].f64 * n[2].f64;
    const enum relation naive = difference > 0   ? RELATION_APART
                                : difference < 0 ? RELATION_OVERLAPPING
                                                 : RELATION_TOUCHING;
    const enum relation truth = oracle_truth(oracle, &form, n).relation;
    wrong += truth <= RELATION_OVERLAPPING && naive != truth;
  }
  oracle_free(oracle);
  assert_true(wrong > 0);
}

/* Two points make no pair. */
TEST(test_no_pair_is_invalid) {
  static const double numbers[4] = {1, 2, 3, 4};
  const void *columns[4] = {&numbers[0], &numbers[1], &numbers[2], &numbers[3]};
  const struct form form = {.type = TYPE_F64, .layouts = {LAYOUT_POINT, LAYOUT_POINT}};
  uint8_t truth = 0;
  place_t place = 1;
  reference_batch(&form, columns, 1, &truth, &place, NULL);
  assert_int_equal(truth, RELATION_INVALID);
  assert_int_equal(place, 0);
}

int main(int argc, char **argv) {
  hulls_under_test = argc == 3 && strcmp(argv[2], "hulls") == 0;
  for (unsigned t = 0; t <= TYPES; t++) {
    if (argc != 2 + hulls_under_test || t == TYPES) {
      fprintf(stderr, "usage: reference_test i32|i64|f32|f64 [hulls]\n");
      return 2;
    }
    type_under_test = (enum number_type)t;
    if (strcmp(argv[1], type_name(type_under_test)) == 0)
      break;
  }
  return unit_run(NULL, NULL);
}
