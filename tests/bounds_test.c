/* Bounds that are too small are noticed: each in turn is made smaller, and rows that were sought for it must
 * then be told otherwise than GMP tells them. What is asked here is the reference compiled once more, with
 * bounds that can be loosened while it runs.
 *
 *   bounds_test                            the remembered rows
 *   bounds_test search BOUND SECONDS SEED  seeks a row for which a bound must not be much smaller, and prints
 * it
 */
#include "oracle.h"
#include "random.h"
#include "reference/bounds.h"
#include "unit.h"

#include <math.h>
#include <time.h>

static const double LEAST_FACTOR = 0x1p-20;
struct loosened loosened = {BOUND_COUNT, 1};

#define NAMED(name) #name,
static const char *const BOUND_NAME[BOUND_COUNT] = {BOUNDS(NAMED)};
#undef NAMED

static enum bound bound_named(const char *name) {
  for (unsigned k = 0; k < BOUND_COUNT; k++)
    if (strcmp(BOUND_NAME[k], name) == 0)
      return (enum bound)k;
  fail_msg("there is no bound %s", name);
  return BOUND_COUNT;
}

/* ---- whether a row is told otherwise ---- */

static bool is_same(struct truth a, struct truth b) {
  return truth_byte(a) == truth_byte(b) && (a.relation == RELATION_INVALID || a.place == b.place);
}

static bool
batch_tells(const struct form *form, const union number *n, enum level level, struct truth expected) {
  const void *columns[FORM_MAX_COLUMNS];
  uint8_t byte = RELATION_INVALID;
  struct truth found = {.place = 0};
  case_columns(form, n, columns);
  registry_reference(level)(form, columns, 1, &byte, &found.place, NULL);
  found.relation = truth_relation(byte);
  found.half_open_hit = (byte & TRUTH_HALF_OPEN_HIT) != 0;
  return is_same(found, expected);
}

/* In batches and by the last step, with a bound so many times as large. */
static bool is_told(
    const struct form *form, const union number *n, enum bound bound, double factor, struct truth expected) {
  loosened = (struct loosened){bound, factor};
  bool told = is_same(reference_truth(form, n), expected);
  for (unsigned level = 0; told && level < LEVELS && level_available((enum level)level); level++)
    told = batch_tells(form, n, (enum level)level, expected);
  loosened = (struct loosened){BOUND_COUNT, 1};
  return told;
}

/* The largest factor, nearly, with which the row is told otherwise; 0: with none. */
static double
factor_of(const struct form *form, const union number *n, enum bound bound, struct truth expected) {
  double wrong = LEAST_FACTOR, right = 2;
  if (is_told(form, n, bound, wrong, expected))
    return 0;
  while (right / wrong > 1.02) {
    const double factor = sqrt(wrong * right);
    *(is_told(form, n, bound, factor, expected) ? &right : &wrong) = factor;
  }
  return wrong;
}

/* ---- the search ---- */

struct row {
  struct form form;
  union number n[FORM_MAX_COLUMNS];
};

static uint64_t below(uint64_t *state, uint64_t end) { return random_next(state) % end; }

static const char *const FORMS[] = {
    "disc box f64",         "disc centre f64",    "disc ltrb f64",        "disc disc f64",
    "point disc f64",       "disc box f32",       "segment segment f64",  "segment quad f64",
    "quad quad f64",        "triangle quad f64",  "disc segment f64",     "disc triangle f64",
    "capsule capsule f64",  "capsule quad f64",   "capsule triangle f64", "point triangle f64",
    "centre triangle f64",  "box quad f64",       "centre capsule f64",   "box capsule f64",
    "segment segment i64",  "quad quad i64",      "capsule capsule i64",  "centre triangle i64",
    "pixels quad i64",      "disc centre i64",    "ellipse box f64",      "ellipse segment f64",
    "ellipse triangle f64", "ellipse centre f64", "ellipse quad i64",     "ellipse centre i64",
    "segment centre i64",   "segment box i64"};

/* What the numbers of rows are like. */
enum kind {
  KIND_ALIKE,
  KIND_NEAR,
  KIND_FINE,
  KIND_FAR,
  KIND_SHORT,
  KIND_TINY,
  KIND_TINIER,
  KIND_MIXED,
  KIND_HUGE,
  KINDS_OF_ROWS
};
static int exponent_of(uint64_t *state, enum kind kind) {
  switch (kind) {
  case KIND_TINY:
    return -540 + (int)below(state, 6);
  case KIND_TINIER:
    return -1070 + (int)below(state, 600);
  case KIND_MIXED:
    return (int)below(state, 200) - 100;
  case KIND_HUGE:
    return 990 + (int)below(state, 30);
  case KIND_FINE:
    return below(state, 2) == 0 ? (int)below(state, 4) : -45 - (int)below(state, 20);
  case KIND_NEAR:
    return (int)below(state, 40) - 20;
  default:
    return (int)below(state, 4);
  }
}

static void
draw_number(uint64_t *state, const struct form *form, enum kind kind, unsigned column, union number *n) {
  const double mantissa = 1 + (double)(random_next(state) >> 12) * 0x1p-52;
  double value =
      ldexp(below(state, 3) == 0 ? 1 + (mantissa - 1) * 0x1p-8 : mantissa, exponent_of(state, kind));
  if (kind == KIND_SHORT)
    value = (double)(int64_t)(value * 16) / 16;
  if (!column_is_size(form_column_at(form, column)))
    value = kind == KIND_FAR ? 0x1.23456p20 + value : below(state, 2) == 0 ? -value : value;
  switch (form->type) {
  case TYPE_F64:
    n->f64 = value;
    break;
  case TYPE_F32:
    n->f32 = (float)value;
    break;
  case TYPE_I32:
    n->i32 = (int32_t)(value * 0x1p20);
    break;
  default:
    n->i64 = (int64_t)(value * 0x1p56);
  }
}

/* Numbers of a type in their order, as whole numbers. */
static int64_t rank_of(enum number_type type, union number n) {
  if (type == TYPE_F64)
    return n.i64 < 0 ? INT64_MIN - n.i64 : n.i64;
  if (type == TYPE_F32)
    return n.i32 < 0 ? (int64_t)INT32_MIN - n.i32 : n.i32;
  return type == TYPE_I32 ? n.i32 : n.i64;
}
static union number of_rank(enum number_type type, int64_t rank) {
  union number n = {.i64 = 0};
  if (type == TYPE_F64)
    n.i64 = rank < 0 ? INT64_MIN - rank : rank;
  else if (type == TYPE_F32)
    n.i32 = (int32_t)(rank < 0 ? INT32_MIN - rank : rank);
  else if (type == TYPE_I32)
    n.i32 = (int32_t)rank;
  else
    n.i64 = rank;
  return n;
}

/* Moves one number to where the truth is about to change, between where it stands and another. False where it
 * does not. */
static bool solve(struct row *row, unsigned column, union number other) {
  const enum number_type type = row->form.type;
  const struct truth here = reference_truth(&row->form, row->n);
  int64_t from = rank_of(type, row->n[column]), to = rank_of(type, other);
  row->n[column] = other;
  if (is_same(reference_truth(&row->form, row->n), here))
    return false;
  while ((from < to ? (uint64_t)to - (uint64_t)from : (uint64_t)from - (uint64_t)to) > 1) {
    const int64_t half = from / 2 + to / 2 + (from % 2 + to % 2) / 2;
    row->n[column] = of_rank(type, half);
    *(is_same(reference_truth(&row->form, row->n), here) ? &from : &to) = half;
  }
  row->n[column] = of_rank(type, to);
  return true;
}

static double best_beside(struct row *row, unsigned column, enum bound bound) {
  const int64_t rank = rank_of(row->form.type, row->n[column]);
  double best = 0;
  int64_t at = rank;
  for (int64_t step = -2; step <= 2; step++) {
    row->n[column] = of_rank(row->form.type, rank + step);
    const struct truth expected = reference_truth(&row->form, row->n);
    const double factor = factor_of(&row->form, row->n, bound, expected);
    if (factor > best) {
      best = factor;
      at = rank + step;
    }
  }
  row->n[column] = of_rank(row->form.type, at);
  return best;
}

static void change(uint64_t *state, struct row *row, enum kind kind) {
  const unsigned columns = form_columns(&row->form);
  for (uint64_t times = 1 + below(state, 3); times > 0; times--) {
    const unsigned k = (unsigned)below(state, columns);
    if (below(state, 4) == 0)
      draw_number(state, &row->form, kind, k, &row->n[k]);
    else {
      const int64_t reach = (int64_t)1 << below(state, row->form.type == TYPE_F32 ? 23 : 52);
      row->n[k] = of_rank(row->form.type,
                          rank_of(row->form.type, row->n[k]) +
                              (int64_t)(below(state, 2 * (uint64_t)reach + 1)) - reach);
    }
  }
}

/* One like it, or any. */
static union number another(uint64_t *state, const struct row *row, enum kind kind, unsigned column) {
  const union number n = row->n[column];
  union number other = n;
  if (row->form.type == TYPE_F64 && below(state, 2) == 0)
    other.f64 *= random_between(state, column_is_size(form_column_at(&row->form, column)) ? 0 : -2, 2);
  else
    draw_number(state, &row->form, kind, column, &other);
  return other;
}

/* Numbers one after the other: what is near by a coarse one comes nearer by one that is finer. */
static double try_row(uint64_t *state, struct row *row, enum kind kind, enum bound bound) {
  unsigned solved = FORM_MAX_COLUMNS;
  for (unsigned k = 0; k < 4; k++) {
    const unsigned column = (unsigned)below(state, form_columns(&row->form));
    const union number before = row->n[column];
    if (solve(row, column, another(state, row, kind, column)))
      solved = column;
    else
      row->n[column] = before;
  }
  return solved < FORM_MAX_COLUMNS ? best_beside(row, solved, bound) : 0;
}

static void print_row(const struct row *row, enum bound bound, double factor) {
  char form[FORM_TEXT], text[CASE_TEXT];
  form_print(&row->form, form);
  case_print(&row->form, row->n, NUMBER_HEX, text);
  printf("BOUND_ROW(%s, %.3g, \"%s\", \"%s\")\n", BOUND_NAME[bound], factor, form, text);
  fflush(stdout);
}

static double now(void) {
  struct timespec at;
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &at);
  return (double)at.tv_sec + (double)at.tv_nsec * 1e-9;
}

static void search(enum bound bound, double seconds, uint64_t seed, const char *only) {
  uint64_t state = seed;
  double best_of_all = 0;
  const double end = now() + seconds;
  while (now() < end) {
    struct row row = {
        .form = form_of(only != NULL ? only : FORMS[below(&state, sizeof FORMS / sizeof FORMS[0])])};
    const enum kind kind = (enum kind)below(&state, KINDS_OF_ROWS);
    for (unsigned k = 0; k < form_columns(&row.form); k++)
      draw_number(&state, &row.form, kind, k, &row.n[k]);
    struct row best = row;
    double factor = 0;
    for (unsigned k = 0; k < 20 && factor == 0; k++) {
      row = best;
      change(&state, &row, kind);
      factor = try_row(&state, &row, kind, bound);
    }
    if (factor == 0)
      continue;
    best = row;
    for (unsigned idle = 0; idle < 400 && now() < end; idle++) {
      row = best;
      change(&state, &row, kind);
      const double next = try_row(&state, &row, kind, bound);
      if (next >= factor && next > 0) {
        idle = next > factor * 1.01 ? 0 : idle;
        factor = next;
        best = row;
      }
    }
    if (factor > best_of_all * 1.02) {
      best_of_all = factor;
      print_row(&best, bound, factor);
    }
  }
  printf("%s: %.3g\n", BOUND_NAME[bound], best_of_all);
}

/* ---- the rows ---- */

static const struct {
  enum bound bound;
  double part;
  const char *form, *numbers;
} ROWS[] = {
#define BOUND_ROW(bound, part, form, numbers) {BOUND_##bound, part, form, numbers},
#include "bounds_rows.def"
#undef BOUND_ROW
};
enum { ROW_COUNT = sizeof ROWS / sizeof ROWS[0] };

TEST(test_a_bound_that_is_too_small_is_noticed) {
  struct oracle *oracle = oracle_new();
  for (unsigned k = 0; k < ROW_COUNT; k++) {
    struct row row = {.form = form_of(ROWS[k].form)};
    numbers_of(&row.form, ROWS[k].numbers, row.n);
    const struct truth expected = oracle_truth(oracle, &row.form, row.n);
    if (!is_told(&row.form, row.n, BOUND_COUNT, 1, expected))
      fail_msg("%s %s is told otherwise than by GMP", ROWS[k].form, ROWS[k].numbers);
    if (is_told(&row.form, row.n, ROWS[k].bound, ROWS[k].part, expected))
      fail_msg("%s: %g of it is enough for %s %s",
               BOUND_NAME[ROWS[k].bound],
               ROWS[k].part,
               ROWS[k].form,
               ROWS[k].numbers);
  }
  oracle_free(oracle);
}

/* The first ones of the list in bounds.h: as many as have a row with a quarter. */
TEST(test_a_quarter_of_each_sharp_bound_is_too_little) {
  for (unsigned bound = 0; bound <= BOUND_NEAR_ROUNDED; bound++) {
    bool noticed = false;
    for (unsigned k = 0; k < ROW_COUNT; k++)
      noticed |= ROWS[k].bound == bound && ROWS[k].part >= 0.25;
    if (!noticed)
      fail_msg("no row notices a quarter of %s", BOUND_NAME[bound]);
  }
}

int main(int argc, char **argv) {
  if (argc >= 5 && strcmp(argv[1], "search") == 0) {
    search(bound_named(argv[2]), atof(argv[3]), strtoull(argv[4], NULL, 10), argc > 5 ? argv[5] : NULL);
    return 0;
  }
  return unit_run(NULL, NULL);
}
