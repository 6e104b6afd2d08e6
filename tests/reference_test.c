/* The reference against the GMP oracle, form by form; and the comparison itself against planted mistakes.
 *
 *   reference_test TYPE [hulls]     where TYPE is i32, i64, f32 or f64
 * Without `hulls` the pairs of points, discs and boxes; with it the others.
 * GRAZE_LONG in the environment: 4,800,000 cases per form rather than 100,000; of hulls 1,000,000, not 4,000.
 */
#include "cases.h"
#include "oracle.h"
#include "reference/reference.h"
#include "registry.h"
#include "unit.h"

#include <math.h>

static const char *const FORMS[] = {"point box",
                                    "point ltrb",
                                    "point centre",
                                    "point square",
                                    "box point",
                                    "point disc",
                                    "disc point",
                                    "disc disc",
                                    "disc box",
                                    "box disc",
                                    "disc ltrb",
                                    "disc centre",
                                    "disc square",
                                    "box box",
                                    "ltrb ltrb",
                                    "centre centre",
                                    "square square",
                                    "box ltrb",
                                    "centre box"};
static const char *const WHOLE_FORMS[] = {"point pixels", "disc pixels", "pixels pixels", "pixels box"};

static const char *const HULL_FORMS[] = {
    "point segment",    "point capsule",    "point triangle", "point quad",       "segment segment",
    "segment disc",     "segment capsule",  "segment box",    "segment triangle", "segment quad",
    "disc capsule",     "disc triangle",    "disc quad",      "capsule capsule",  "capsule box",
    "capsule triangle", "capsule quad",     "box triangle",   "box quad",         "triangle triangle",
    "triangle quad",    "quad quad",        "segment point",  "disc segment",     "quad capsule",
    "ltrb segment",     "triangle centre",  "square quad",    "point ellipse",    "segment ellipse",
    "ellipse box",      "ellipse triangle", "ellipse quad",   "ellipse point",    "centre ellipse",
    "quad ellipse"};
static const char *const WHOLE_HULL_FORMS[] = {"segment pixels", "pixels quad", "ellipse pixels"};

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
  uint64_t state;
  enum watched planted; /* WATCHED: none */
  uint64_t compared[WATCHED], different[WATCHED];
  place_set met[RELATION_OVERLAPPING + 1];
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

enum { ROWS = REFERENCE_BLOCK };

struct block_of_cases {
  double column[FORM_MAX_COLUMNS][ROWS]; /* large enough for any type */
  const void *columns[FORM_MAX_COLUMNS];
  uint8_t truths[ROWS];
  place_t places[ROWS];
};

static void
compare_row(struct comparison *c, const struct block_of_cases *block, size_t row, bool slow_ones) {
  union number numbers[FORM_MAX_COLUMNS];
  const unsigned columns = form_columns(&c->form);
  for (unsigned k = 0; k < columns; k++)
    numbers[k] = column_get(c->form.type, block->columns[k], row);
  const struct truth truth = oracle_truth(c->oracle, &c->form, numbers);
  const uint8_t byte = block->truths[row];
  compare_truth(c,
                WATCH_BATCH,
                numbers,
                (struct truth){truth_relation(byte), block->places[row], (byte & TRUTH_HALF_OPEN_HIT) != 0},
                truth);
  if (!slow_ones)
    return;
  for (unsigned step = 0; step < STEP_ACCUMULATOR; step++) {
    enum relation relation;
    if (reference_step((enum step)step, &c->form, numbers, &relation))
      compare_relation(c, (enum watched)step, numbers, relation, truth.relation);
  }
  compare_truth(c, WATCH_ACCUMULATOR, numbers, general_truth(&c->form, numbers), truth);
  compare_truth(c, WATCH_SINGLE, numbers, reference_truth(&c->form, numbers), truth);
  if (hulls_under_test || row % 16 == 0)
    compare_gap(c, numbers);
}

/* Odd counts and offsets too: the ends of vectors are where batches break. */
static void compare_block(struct comparison *c, struct block_of_cases *block, bool slow_ones) {
  const unsigned columns = form_columns(&c->form);
  const size_t count = random_next(&c->state) % 4 == 0 ? 1 + random_next(&c->state) % 70 : ROWS;
  for (size_t row = 0; row < count; row++) {
    union number numbers[FORM_MAX_COLUMNS];
    cases_of_row(&c->state, &c->form, row, numbers);
    for (unsigned k = 0; k < columns; k++)
      column_set(c->form.type, block->column[k], row, numbers[k]);
  }
  for (unsigned k = 0; k < columns; k++)
    block->columns[k] = block->column[k];
  reference_batch(&c->form, block->columns, count, block->truths, block->places, NULL);
  for (size_t row = 0; row < count; row++)
    compare_row(c, block, row, slow_ones && row % 4 == 0);
}

static void compare(struct comparison *c, uint64_t cases) {
  struct block_of_cases *block = calloc(1, sizeof *block);
  assert_non_null(block);
  const uint64_t enough = c->compared[WATCH_BATCH] + cases;
  while (c->compared[WATCH_BATCH] < enough)
    compare_block(c, block, true);
  free(block);
}

struct form_list {
  const char *const *any, *const *whole;
  size_t any_count, whole_count;
};

#define COUNT(array) (sizeof(array) / sizeof(array)[0])

static struct form_list form_list(void) {
  return hulls_under_test
             ? (struct form_list){HULL_FORMS, WHOLE_HULL_FORMS, COUNT(HULL_FORMS), COUNT(WHOLE_HULL_FORMS)}
             : (struct form_list){FORMS, WHOLE_FORMS, COUNT(FORMS), COUNT(WHOLE_FORMS)};
}

static size_t form_count(void) {
  const struct form_list list = form_list();
  return list.any_count + (type_is_whole(type_under_test) ? list.whole_count : 0);
}

static struct form form_at(size_t k) {
  const struct form_list list = form_list();
  char text[FORM_TEXT];
  snprintf(text,
           sizeof text,
           "%s %s",
           k < list.any_count ? list.any[k] : list.whole[k - list.any_count],
           type_name(type_under_test));
  return form_of(text);
}

static uint64_t cases_of_a_form(void) {
  const bool is_short = getenv("GRAZE_SHORT") != NULL, is_long = getenv("GRAZE_LONG") != NULL;
  if (hulls_under_test)
    return is_long ? 1000000 : is_short ? 2000 : 4000;
  return is_long ? 4800000 : is_short ? 20000 : 100000;
}

/* Every place that a case can have, in every relation it can have there, was met. */
static void expect_every_place(const struct comparison *c) {
  const enum pair pair = form_pair(&c->form);
  for (unsigned relation = 0; relation <= RELATION_OVERLAPPING; relation++)
    for (unsigned place = 0; place < pair_places(pair); place++)
      if (place_feasible(pair, (place_t)place, (enum relation)relation) !=
          ((c->met[relation] & PLACE_SET(place)) != 0))
        fail_msg("%s: %s, %s",
                 pair_name(pair),
                 place_name(pair, (place_t)place),
                 relation_name((enum relation)relation));
}

TEST(test_against_oracle) {
  const uint64_t cases = cases_of_a_form();
  struct comparison c = {.oracle = oracle_new(), .planted = WATCHED};
  for (size_t k = 0; k < form_count(); k++) {
    c.form = form_at(k);
    c.state = k + 1;
    memset(c.met, 0, sizeof c.met);
    compare(&c, cases);
    if (hulls_under_test && cases >= 8000)
      expect_every_place(&c);
  }
  oracle_free(c.oracle);
  for (unsigned w = 0; w < WATCHED; w++)
    assert_int_equal(c.different[w], 0);
  printf("%llu cases; alone: whole %llu, filter %llu, error-free %llu, accumulator %llu, gaps %llu\n",
         (unsigned long long)c.compared[WATCH_BATCH],
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
  };
  struct oracle *oracle = oracle_new();
  for (unsigned k = 0; k < sizeof rows / sizeof rows[0]; k++) {
    const struct form form = form_of(rows[k].form);
    union number n[FORM_MAX_COLUMNS];
    numbers_of(&form, rows[k].numbers, n);
    const struct truth found = reference_truth(&form, n), last = general_truth(&form, n),
                       expected = oracle_truth(oracle, &form, n);
    assert_int_equal(found.relation, expected.relation);
    assert_int_equal(found.place, expected.place);
    assert_int_equal(last.relation, expected.relation);
    assert_int_equal(last.place, expected.place);
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
    c.form = form_at(8);
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
  const struct form form = form_at(8);
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
