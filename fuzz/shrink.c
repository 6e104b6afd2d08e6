#include "shrink.h"

#include "generate.h"
#include "text.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* False when the type does not hold the value. */
static bool from_double(enum number_type type, double value, union number *number) {
  switch (type) {
  case TYPE_I32:
    if (!(value >= -0x1p31 && value < 0x1p31) || value != floor(value))
      return false;
    number->i32 = (int32_t)value;
    return true;
  case TYPE_I64:
    if (!(value >= -0x1p63 && value < 0x1p63) || value != floor(value))
      return false;
    number->i64 = (int64_t)value;
    return true;
  case TYPE_F32:
    number->f32 = (float)value;
    return isfinite(number->f32);
  default:
    number->f64 = value;
    return isfinite(value);
  }
}

/* A hair: less than a few units of rounding of the greatest number. */
static bool is_hair(const struct algorithm *algorithm, const struct form *form, const union number *numbers) {
  if (type_is_whole(algorithm->form.type))
    return false;
  double most = 0;
  for (unsigned k = 0; k < form_columns(&algorithm->form); k++)
    most = fmax(most, fabs(number_as_double(algorithm->form.type, numbers[k])));
  const double hair = algorithm->form.type == TYPE_F32 ? 0x1p-16 : 0x1p-40;
  return fabs(reference_gap(form, numbers)) <= most * hair;
}

bool failure_of(const struct algorithm *algorithm,
                bool pixels,
                const union number *numbers,
                struct failure *failure) {
  enum answer answer;
  if (!algorithm_try(algorithm, numbers, &answer))
    return false;
  const struct verdict verdict = judge_answer(algorithm, numbers, answer);
  const struct form pixel_form = judge_pixel_form(&algorithm->form);
  const enum outcome outcome = pixels ? verdict.pixel_outcome : verdict.outcome;
  if (outcome == OUTCOME_AGREES)
    return false;
  *failure = (struct failure){.algorithm = algorithm,
                              .pixels = pixels,
                              .outcome = outcome,
                              .place = pixels ? verdict.pixel_truth.place : verdict.truth.place,
                              .undefined = verdict.undefined,
                              .hair = is_hair(algorithm, pixels ? &pixel_form : &algorithm->form, numbers)};
  return true;
}

/* A test that runs elsewhere takes long to ask beside the reference: it is asked where the truth lets it fail
 * alike. */
static bool may_fail_alike(const struct failure *failure, const union number *numbers) {
  static const bool BLAMED[OUTCOMES][RELATIONS] = {[OUTCOME_FALSE_HIT] = {[RELATION_APART] = true},
                                                   [OUTCOME_MISSED_HIT] = {[RELATION_OVERLAPPING] = true},
                                                   [OUTCOME_BROKEN_CONTRACT] = {[RELATION_TOUCHING] = true},
                                                   [OUTCOME_NO_ANSWER] = {[RELATION_APART] = true,
                                                                          [RELATION_TOUCHING] = true,
                                                                          [RELATION_OVERLAPPING] = true,
                                                                          [RELATION_FLAT] = true}};
  if (failure->algorithm->ask == NULL)
    return true;
  const struct truth truth = reference_truth(&failure->algorithm->form, numbers);
  return truth.place == failure->place && BLAMED[failure->outcome][truth.relation];
}

bool fails_alike(const struct failure *failure, const union number *numbers) {
  struct failure now;
  return may_fail_alike(failure, numbers) && failure_of(failure->algorithm, failure->pixels, numbers, &now) &&
         now.outcome == failure->outcome && now.place == failure->place &&
         now.undefined == failure->undefined && now.hair <= failure->hair;
}

/* How hard a number is to read: a class, then its digits, then its size and sign. */
struct burden {
  unsigned class_sum, digits;
  double size;
};

/* The length of a small whole number as text, or of one with tenths; 0 for other numbers. */
static unsigned short_length(enum number_type type, double value) {
  const double size = fabs(value), tenths = rint(size * 10);
  const bool fits = type == TYPE_F32 ? (double)(float)(tenths / 10) == size : tenths / 10 == size;
  if (size >= 100 || !fits)
    return 0;
  const unsigned whole = (size >= 10 ? 2U : 1U) + (signbit(value) ? 1U : 0U);
  return size == floor(size) ? whole : whole + 2;
}

static void add_burden(enum number_type type, union number number, struct burden *burden) {
  const double value = number_as_double(type, number), size = fabs(value);
  const bool whole = value == floor(value);
  unsigned length = short_length(type, value), class = 8;
  if (length > 0) {
    class = whole ? size <= 64 ? 0 : 2 : 1;
  } else {
    char text[NUMBER_TEXT];
    number_print(type, number, NUMBER_DECIMAL, text);
    const unsigned digits = (unsigned)strcspn(text, "e");
    length = (unsigned)strlen(text);
    if (digits <= 6 && length == digits)
      class = whole ? 2 : 1;
    else if (digits <= 12)
      class = 4;
  }
  burden->class_sum += class;
  burden->digits += length;
  burden->size += size + (value < 0 ? 0.5 : 0);
}

static struct burden burden_of(const struct algorithm *algorithm, const union number *numbers) {
  struct burden burden = {0};
  for (unsigned k = 0; k < form_columns(&algorithm->form); k++)
    add_burden(algorithm->form.type, numbers[k], &burden);
  return burden;
}

static bool lighter(struct burden a, struct burden b) {
  if (a.class_sum != b.class_sum)
    return a.class_sum < b.class_sum;
  if (a.digits != b.digits)
    return a.digits < b.digits;
  return a.size < b.size;
}

bool case_is_smaller(const struct algorithm *algorithm, const union number *a, const union number *b) {
  return lighter(burden_of(algorithm, a), burden_of(algorithm, b));
}

/* The case in hand, and the tries at making it smaller. */
struct shrinker {
  const struct failure *failure;
  enum number_type type;
  unsigned columns;
  union number *best;
  struct burden burden;
};

/* Takes the numbers when they fail alike and are lighter. */
static bool take(struct shrinker *s, const union number *numbers) {
  const struct algorithm *algorithm = s->failure->algorithm;
  const bool dear = algorithm->ask != NULL; /* the cheaper question first */
  if (!dear && !fails_alike(s->failure, numbers))
    return false;
  const struct burden burden = burden_of(algorithm, numbers);
  if (!lighter(burden, s->burden) || (dear && !fails_alike(s->failure, numbers)))
    return false;
  memcpy(s->best, numbers, s->columns * sizeof *numbers);
  s->burden = burden;
  return true;
}

static bool try_number(struct shrinker *s, unsigned k, double value) {
  union number numbers[FORM_MAX_COLUMNS];
  memcpy(numbers, s->best, s->columns * sizeof *numbers);
  return from_double(s->type, value, &numbers[k]) && take(s, numbers);
}

static bool try_two(struct shrinker *s, unsigned j, double a, unsigned k, double b) {
  union number numbers[FORM_MAX_COLUMNS];
  memcpy(numbers, s->best, s->columns * sizeof *numbers);
  return from_double(s->type, a, &numbers[j]) && from_double(s->type, b, &numbers[k]) && take(s, numbers);
}

typedef double alteration(double value, double by);
static double times(double value, double by) { return value * by; }
static double cut(double value, double by) { return trunc(value * by); }
static double rounded(double value, double by) { return rint(value * by) / by; }
static double digits(double value, double by) {
  char text[40];
  snprintf(text, sizeof text, "%.*g", (int)by, value);
  return strtod(text, NULL);
}

static bool try_all(struct shrinker *s, alteration *change, double by) {
  union number numbers[FORM_MAX_COLUMNS];
  for (unsigned k = 0; k < s->columns; k++)
    if (!from_double(s->type, change(number_as_double(s->type, s->best[k]), by), &numbers[k]))
      return false;
  return take(s, numbers);
}

/* Cases that touch, small ones, from the campaign's own generator: chance alone does not meet them. */
static bool take_touching(struct shrinker *s) {
  static const struct mix TOUCHING = {{[FAMILY_TOUCHING] = 1}};
  enum { TRIES = 4096 };
  bool any = false;
  for (uint64_t n = 0; n < TRIES; n += RUN_CASES) {
    struct run run;
    void *columns[FORM_MAX_COLUMNS];
    for (unsigned k = 0; k < FORM_MAX_COLUMNS; k++)
      columns[k] = &run.column[k];
    generate_run(&TOUCHING, 1, n / RUN_CASES, &s->failure->algorithm->form, columns, 0);
    for (size_t row = 0; row < RUN_CASES; row++) {
      union number numbers[FORM_MAX_COLUMNS];
      for (unsigned k = 0; k < s->columns; k++)
        numbers[k] = column_get(s->type, columns[k], row);
      any |= take(s, numbers);
    }
  }
  return any;
}

/* The biggest step: is there a case like this among the simplest there are? Small whole numbers, then larger
 * ones and, for floats, tenths: a few thousand of each, always the same. What fails on small whole numbers is
 * found out here, wherever the campaign met it. */
static bool pass_simple(struct shrinker *s) {
  static const struct {
    int reach;
    double unit;
  } LOTS[] = {{2, 1}, {4, 1}, {8, 1}, {16, 1}, {64, 1}, {6, 0.1}, {15, 0.1}, {40, 0.1}};
  enum { TRIES = 2500 };
  const unsigned lots = type_is_whole(s->type) ? 5 : sizeof LOTS / sizeof LOTS[0];
  uint64_t random = 1;
  for (unsigned lot = 0; lot < lots; lot++)
    for (int try = 0; try < TRIES; try++) {
      union number numbers[FORM_MAX_COLUMNS];
      for (unsigned k = 0; k < s->columns; k++) {
        random = random * 6364136223846793005U + 1442695040888963407U;
        const int whole =
            (int)((random >> 33) % (uint64_t)(LOTS[lot].reach + 2)) - (LOTS[lot].unit == 1 ? 1 : 0);
        from_double(s->type, LOTS[lot].unit == 1 ? whole : whole / 10.0, &numbers[k]);
      }
      if (take(s, numbers))
        return true;
    }
  return take_touching(s);
}

/* Big steps first: the whole scene at another scale, cut to whole numbers, to few digits. */
static bool pass_scale(struct shrinker *s) {
  bool any = false;
  for (int e = 1020; e >= 1; e -= e > 64 ? 32 : 1) {
    any |= try_all(s, times, ldexp(1, -e)) || try_all(s, cut, ldexp(1, -e));
    any |= !type_is_whole(s->type) && try_all(s, times, ldexp(1, e));
  }
  for (int tens = 0; tens <= 2; tens++)
    any |= try_all(s, rounded, pow(10, tens));
  for (int d = 1; d <= 4; d++)
    any |= try_all(s, digits, d);
  return any;
}

/* The coordinates, as against the sizes, of each axis: columns of x or of y. */
static bool is_coordinate(const struct form *form, unsigned column, unsigned axis) {
  for (unsigned shape = 0; shape < form->shapes; shape++) {
    const unsigned first = form_first_column(form, shape);
    if (column < first || column >= first + layout_columns(form->layouts[shape]))
      continue;
    const unsigned k = column - first;
    return form->layouts[shape] != LAYOUT_RESIZE && k % 2 == axis &&
           (k < 2 || form->layouts[shape] == LAYOUT_BOX_LTRB);
  }
  return false;
}

/* The numbers cut to whole ones, tenths, hundredths. */
static bool take_rounded(struct shrinker *s, const union number *from) {
  for (int places = 0; places <= 2 && !type_is_whole(s->type); places++) {
    union number numbers[FORM_MAX_COLUMNS];
    bool fits = true;
    for (unsigned k = 0; k < s->columns; k++)
      fits &= from_double(s->type, rounded(number_as_double(s->type, from[k]), pow(10, places)), &numbers[k]);
    if (fits && take(s, numbers))
      return true;
  }
  return false;
}

/* The scene moved so that one of its coordinates is zero, or by one. */
static bool pass_translate(struct shrinker *s) {
  const struct form *form = &s->failure->algorithm->form;
  bool any = false;
  for (unsigned axis = 0; axis < 2; axis++)
    for (unsigned to = 0; to < s->columns + 2; to++) {
      double by = to == s->columns ? 1 : -1;
      if (to < s->columns) {
        if (!is_coordinate(form, to, axis))
          continue;
        by = -number_as_double(s->type, s->best[to]);
      }
      union number numbers[FORM_MAX_COLUMNS];
      bool fits = true;
      memcpy(numbers, s->best, s->columns * sizeof *numbers);
      for (unsigned k = 0; k < s->columns; k++)
        if (is_coordinate(form, k, axis))
          fits &= from_double(s->type, number_as_double(s->type, numbers[k]) + by, &numbers[k]);
      any |= fits && (take(s, numbers) || take_rounded(s, numbers));
    }
  return any;
}

static bool pass_mirror(struct shrinker *s) {
  const struct form *form = &s->failure->algorithm->form;
  bool any = false;
  for (unsigned axis = 0; axis < 2; axis++) {
    union number numbers[FORM_MAX_COLUMNS];
    bool fits = true;
    memcpy(numbers, s->best, s->columns * sizeof *numbers);
    for (unsigned k = 0; k < s->columns; k++)
      if (is_coordinate(form, k, axis))
        fits &= from_double(s->type, -number_as_double(s->type, numbers[k]), &numbers[k]);
    any |= fits && take(s, numbers);
  }
  return any;
}

static bool is_huge(double value) { return fabs(value) > 1e20; }
static bool is_tiny(double value) { return value != 0 && fabs(value) < 1e-20; }

/* All huge numbers, or all tiny ones, by one power of two, so that the greatest of them becomes 2^wanted;
 * with one digit left of each. */
static bool take_scaled(struct shrinker *s, bool outside(double), int wanted) {
  union number numbers[FORM_MAX_COLUMNS];
  double most = 0;
  bool fits = true;
  for (unsigned k = 0; k < s->columns; k++) {
    const double value = fabs(number_as_double(s->type, s->best[k]));
    most = outside(value) ? fmax(most, value) : most;
  }
  if (most == 0)
    return false;
  memcpy(numbers, s->best, s->columns * sizeof *numbers);
  for (unsigned k = 0; k < s->columns; k++) {
    const double value = number_as_double(s->type, s->best[k]);
    if (outside(value))
      fits &= from_double(s->type, digits(ldexp(value, wanted - ilogb(most)), 1), &numbers[k]);
  }
  return fits && take(s, numbers);
}

/* The double nearest to 10^e. */
static double power_of_ten(int e) {
  char text[16];
  snprintf(text, sizeof text, "1e%d", e);
  return strtod(text, NULL);
}

/* Huge and tiny numbers to moderate ones: what fails there too does not need the range of the type. */
static bool pass_moderate(struct shrinker *s) {
  bool any = false;
  if (type_is_whole(s->type))
    return false;
  for (int e = 1; e <= 150; e++)
    any |= take_scaled(s, is_huge, e) || take_scaled(s, is_tiny, -e);
  for (unsigned k = 0; k < s->columns; k++) {
    const double value = number_as_double(s->type, s->best[k]);
    for (int e = 1; e <= 40 && (is_huge(value) || is_tiny(value)); e++)
      any |= try_number(s, k, copysign(power_of_ten(is_huge(value) ? e : -e), value));
  }
  return any;
}

/* One number at a time: to zero, to small whole numbers, to its neighbours, to fewer digits, halfway. */
static bool pass_single(struct shrinker *s) {
  bool any = false;
  for (unsigned k = 0; k < s->columns; k++) {
    for (int small = 0; small <= 12; small++)
      any |= try_number(s, k, small) || (small > 0 && try_number(s, k, -small));
    for (unsigned j = 0; j < s->columns; j++)
      any |= j != k && try_number(s, k, number_as_double(s->type, s->best[j]));
    const double value = number_as_double(s->type, s->best[k]);
    for (int d = 1; d <= 8; d++)
      any |= try_number(s, k, digits(value, d));
    for (int tenth = 1; tenth <= 9; tenth++)
      any |= !type_is_whole(s->type) && try_number(s, k, tenth / 10.0);
    any |= try_number(s, k, trunc(value / 2)) || try_number(s, k, value - (value > 0 ? 1 : -1)) ||
           try_number(s, k, trunc(value)) || try_number(s, k, -value);
  }
  return any;
}

/* Two numbers at once, by the same step: what touches goes on touching. */
static bool pass_pairs(struct shrinker *s) {
  static const double STEPS_TRIED[] = {1, -1, 2, -2, 10, -10, 0.1, -0.1, 0.5, -0.5};
  bool any = false;
  for (unsigned j = 0; j < s->columns; j++)
    for (unsigned k = 0; k < s->columns; k++) {
      if (j == k)
        continue;
      const double a = number_as_double(s->type, s->best[j]), b = number_as_double(s->type, s->best[k]);
      any |= try_two(s, j, 0, k, b - a) || try_two(s, j, 0, k, b + a) ||
             try_two(s, j, trunc(a / 2), k, trunc(b / 2));
      for (unsigned t = 0; t < sizeof STEPS_TRIED / sizeof STEPS_TRIED[0]; t++) {
        const double a2 = number_as_double(s->type, s->best[j]), b2 = number_as_double(s->type, s->best[k]),
                     by = STEPS_TRIED[t];
        any |= try_two(s, j, a2 + by, k, b2 + by) || try_two(s, j, a2 + by, k, b2 - by);
      }
    }
  return any;
}

void shrink_case(const struct failure *failure, union number *numbers) {
  typedef bool pass(struct shrinker *);
  static pass *const PASSES[] = {
      pass_scale, pass_translate, pass_mirror, pass_moderate, pass_single, pass_pairs};
  enum { PASS_COUNT = sizeof PASSES / sizeof PASSES[0], ROUNDS = 200 };
  struct shrinker s = {.failure = failure,
                       .type = failure->algorithm->form.type,
                       .columns = form_columns(&failure->algorithm->form),
                       .best = numbers,
                       .burden = burden_of(failure->algorithm, numbers)};
  int round = 0;
  pass_simple(&s);
  for (unsigned p = 0; p < PASS_COUNT && round < ROUNDS; round++)
    p = PASSES[p](&s) ? 0 : p + 1; /* a success begins again with the big steps */
}

enum cause shrunk_cause(const struct failure *failure, const union number *numbers) {
  const enum number_type type = failure->algorithm->form.type;
  if (failure->undefined)
    return CAUSE_UNDEFINED;
  bool small = true, moderate = true, fraction = false;
  for (unsigned k = 0; k < form_columns(&failure->algorithm->form); k++) {
    const double value = number_as_double(type, numbers[k]), size = fabs(value);
    /* Squares within these bounds neither overflow nor lose bits. */
    const double most = type == TYPE_F32 ? 0x1p62 : 0x1p509, least = type == TYPE_F32 ? 0x1p-50 : 0x1p-480;
    small &= value == floor(value) && size <= 64;
    fraction |= value != floor(value);
    moderate &= value == 0 || (size <= most && size >= least);
  }
  if (small)
    return CAUSE_LOGIC;
  if (type_is_whole(type))
    return CAUSE_RANGE;
  return moderate && (fraction || failure->hair) ? CAUSE_ROUNDING : CAUSE_RANGE;
}
