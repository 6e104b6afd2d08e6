#include "shrink.h"
#include "shrinker.h"

#include "number.h"
#include "subject/runner.h"
#include "text.h"

#include <float.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Whole numbers up to here are walked to one by one. */
enum { LARGE = 64 };

static bool try_number(struct shrinker *s, unsigned k, double value) {
  union number numbers[FORM_MAX_COLUMNS];
  memcpy(numbers, s->best, s->columns * sizeof *numbers);
  return number_from_double(s->type, value, &numbers[k]) && take(s, numbers);
}

static bool try_two(struct shrinker *s, unsigned j, double a, unsigned k, double b) {
  union number numbers[FORM_MAX_COLUMNS];
  memcpy(numbers, s->best, s->columns * sizeof *numbers);
  return number_from_double(s->type, a, &numbers[j]) && number_from_double(s->type, b, &numbers[k]) &&
         take(s, numbers);
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
    if (!number_from_double(s->type, change(number_as_double(s->type, s->best[k]), by), &numbers[k]))
      return false;
  return take(s, numbers);
}

/* The biggest step: is there a case like this among the simplest there are? What fails on small whole numbers
 * is found out here, wherever the campaign met it. */
static bool pass_simple(struct shrinker *s) {
  bool any = false;
  for (unsigned k = 0; k < SIMPLE_LOTS; k++) {
    const bool touches = simple_lot_touches(k);
    struct block *lot = simple_lot(s->simple, &s->failure->algorithm->form, k);
    any |= lot != NULL && take_rows(s, lot, touches);
    if (any && !touches)
      return true;
  }
  return any;
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

/* The numbers cut to whole ones, tenths, hundredths. */
static bool take_rounded(struct shrinker *s, const union number *from) {
  for (int places = 0; places <= 2 && !type_is_whole(s->type); places++) {
    union number numbers[FORM_MAX_COLUMNS];
    bool fits = true;
    for (unsigned k = 0; k < s->columns; k++)
      fits &= number_from_double(
          s->type, rounded(number_as_double(s->type, from[k]), pow(10, places)), &numbers[k]);
    if (fits && take(s, numbers))
      return true;
  }
  return false;
}

static bool try_moved(struct shrinker *s, enum axis axis, double by) {
  const struct form *form = &s->failure->algorithm->form;
  union number numbers[FORM_MAX_COLUMNS];
  memcpy(numbers, s->best, s->columns * sizeof *numbers);
  for (unsigned k = 0; k < s->columns; k++)
    if (column_moves(form_column_at(form, k), axis) &&
        !number_from_double(s->type, number_as_double(s->type, numbers[k]) + by, &numbers[k]))
      return false;
  return take(s, numbers) || take_rounded(s, numbers);
}

/* The scene moved so that one of its coordinates is zero; or by one, then by twice as much while it helps. */
static bool pass_translate(struct shrinker *s) {
  const struct form *form = &s->failure->algorithm->form;
  bool any = false;
  for (enum axis axis = AXIS_X; axis <= AXIS_Y; axis++) {
    for (unsigned to = 0; to < s->columns; to++)
      any |= column_moves(form_column_at(form, to), axis) &&
             try_moved(s, axis, -number_as_double(s->type, s->best[to]));
    double by = 1;
    while (try_moved(s, axis, by) || try_moved(s, axis, -by)) {
      any = true;
      by *= 2;
    }
  }
  return any;
}

static bool pass_mirror(struct shrinker *s) {
  const struct form *form = &s->failure->algorithm->form;
  bool any = false;
  for (enum axis axis = AXIS_X; axis <= AXIS_Y; axis++) {
    union number numbers[FORM_MAX_COLUMNS];
    bool fits = true;
    memcpy(numbers, s->best, s->columns * sizeof *numbers);
    for (unsigned k = 0; k < s->columns; k++)
      if (column_moves(form_column_at(form, k), axis))
        fits &= number_from_double(s->type, -number_as_double(s->type, numbers[k]), &numbers[k]);
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
      fits &= number_from_double(s->type, digits(ldexp(value, wanted - ilogb(most)), 1), &numbers[k]);
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

/* Two numbers by one step, the same way or against each other; then by twice as much, for as long as it
 * helps. */
static bool slide(struct shrinker *s, unsigned j, unsigned k, double by, int way) {
  bool any = false;
  while (try_two(s,
                 j,
                 number_as_double(s->type, s->best[j]) + by,
                 k,
                 number_as_double(s->type, s->best[k]) + way * by)) {
    any = true;
    by *= 2;
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
      for (unsigned t = 0; t < sizeof STEPS_TRIED / sizeof STEPS_TRIED[0]; t++)
        any |= slide(s, j, k, STEPS_TRIED[t], 1) || slide(s, j, k, STEPS_TRIED[t], -1);
    }
  return any;
}

/* Number k moves, and number j along with it, the same way or the other; alone when j is k. */
struct edge {
  unsigned k, j;
  int way;
  i128 from, other; /* where both are */
};

/* The case with number k at that place on its line. */
static bool move_to(const struct shrinker *s, const struct edge *e, i128 at, union number *numbers) {
  memcpy(numbers, s->best, s->columns * sizeof *numbers);
  return number_at(s->type, LINE_WHOLE, at, &numbers[e->k]) &&
         (e->j == e->k || number_at(s->type, LINE_WHOLE, e->other + e->way * (at - e->from), &numbers[e->j]));
}

static bool fails_at(const struct shrinker *s, const struct edge *e, i128 at) {
  union number numbers[FORM_MAX_COLUMNS];
  return move_to(s, e, at, numbers) && fails_alike(s->failure, numbers);
}

/* The middles that the next halvings may come to: each has two behind it. */
static void look_at_middles(const struct shrinker *s, const struct edge *e, i128 good, i128 bad) {
  enum { MIDDLES = 63 };
  i128 goods[MIDDLES] = {good}, bads[MIDDLES] = {bad};
  ahead_begin(s->failure->ahead, MIDDLES, false);
  for (unsigned m = 0; m < MIDDLES; m++) {
    const i128 middle = bads[m] + (goods[m] - bads[m]) / 2;
    fails_at(s, e, middle);
    for (unsigned next = 2 * m + 1; next <= 2 * m + 2 && next < MIDDLES; next++) {
      goods[next] = next % 2 == 1 ? middle : goods[m];
      bads[next] = next % 2 == 1 ? bads[m] : middle;
    }
  }
  ahead_ask(s->failure->ahead);
}

/* The edge: where a large whole number, the nearer to zero, no longer fails, the number before it is what the
 * code has written in it. */
static bool take_edge(struct shrinker *s, unsigned k, unsigned j, int way) {
  enum { HALVINGS = 6 }; /* of the middles that are looked at together */
  struct edge e = {.k = k, .j = j, .way = way};
  if (ahead_is_noting(s->failure->ahead) || !number_place(s->type, LINE_WHOLE, s->best[k], &e.from) ||
      !number_place(s->type, LINE_WHOLE, s->best[j], &e.other) || (e.from >= -LARGE && e.from <= LARGE))
    return false;
  i128 good = e.from, bad = 0;
  for (unsigned level = 0; good - bad > 1 || bad - good > 1; level++) {
    if (s->failure->ahead != NULL && level % HALVINGS == 0)
      look_at_middles(s, &e, good, bad);
    const i128 middle = bad + (good - bad) / 2;
    *(fails_at(s, &e, middle) ? &good : &bad) = middle;
  }
  union number numbers[FORM_MAX_COLUMNS];
  if (!move_to(s, &e, good, numbers) || !take(s, numbers))
    return false;
  /* Where every second number fails, halving comes upon the next one alone. */
  for (i128 step = 2 * (good - e.from); move_to(s, &e, good + step, numbers) && take(s, numbers); step *= 2)
    good += step;
  return true;
}

static bool pass_edges(struct shrinker *s) {
  bool any = false;
  for (unsigned k = 0; k < s->columns; k++)
    any |= take_edge(s, k, k, 1);
  for (unsigned k = 0; k < s->columns; k++)
    for (unsigned j = 0; j < s->columns; j++)
      any |= j != k && (take_edge(s, k, j, 1) || take_edge(s, k, j, -1));
  return any;
}

/* Number k moved by a size, alone or with another one. */
static bool try_apart(struct shrinker *s, unsigned k, double size) {
  const double value = number_as_double(s->type, s->best[k]);
  bool taken = try_number(s, k, value + size);
  for (unsigned j = 0; j < s->columns && !taken; j++) {
    const double moved = number_as_double(s->type, s->best[j]);
    taken = j != k &&
            (try_two(s, k, value + size, j, moved - size) || try_two(s, k, value + size, j, moved + size));
  }
  return taken;
}

/* The power of ten below the greatest number, or 1 where numbers are moderate. */
static double unit_of(const struct shrinker *s) {
  const double most = greatest_number(&s->failure->algorithm->form, s->best);
  const bool moderate = most == 0 || (!is_huge(most) && !is_tiny(most));
  return moderate ? 1 : fmax(power_of_ten((int)floor(log10(most))), DBL_TRUE_MIN);
}

/* Sizes of zero to such as can be seen, and corners apart; beside huge or tiny numbers to such as those too.
 */
static bool pass_solid(struct shrinker *s) {
  static const double SIZES[] = {1, 2, 3, 4, 8, 0.5, 0.1, 0.01, 1e-3, 1e-6, 1e-9, 1e-15};
  enum { COUNT = sizeof SIZES / sizeof SIZES[0] };
  const struct form *form = &s->failure->algorithm->form;
  const double unit = unit_of(s);
  bool any = false;
  s->solid_only = true;
  for (unsigned k = 0; k < s->columns && s->burden.hollow > 0; k++) {
    bool taken = false;
    for (unsigned size = 0; size < (unit == 1 ? 1 : 2) * COUNT && !taken; size++)
      taken = form_column_at(form, k)->role != COLUMN_AT &&
              try_apart(s, k, SIZES[size % COUNT] * (size < COUNT ? 1 : unit));
    any |= taken;
  }
  s->solid_only = false;
  return any;
}

static void shrink(const struct failure *failure, union number *numbers, struct simple *simple) {
  static shrink_pass *const PASSES[] = {pass_simple,
                                        pass_solid,
                                        pass_scale,
                                        pass_translate,
                                        pass_mirror,
                                        pass_moderate,
                                        pass_edges,
                                        pass_single,
                                        pass_pairs};
  enum { PASS_COUNT = sizeof PASSES / sizeof PASSES[0], ROUNDS = 2000 };
  struct shrinker s = {.failure = failure,
                       .type = failure->algorithm->form.type,
                       .columns = form_columns(&failure->algorithm->form),
                       .best = numbers,
                       .simple = simple};
  weigh(&s);
  /* A success begins again with the big steps; a whole round without one, the simplest cases too, ends it. */
  unsigned next = 0, idle = 0;
  bool none_simpler = false; /* and so there never will be: what is in hand only gets lighter */
  for (int round = 0; round < ROUNDS && idle < PASS_COUNT; round++) {
    begin_pass(&s, next != 0 ? PASSES[next] : NULL);
    const bool any = (next != 0 || !none_simpler) && PASSES[next](&s);
    none_simpler |= next == 0 && !any;
    idle = any ? 0 : idle + 1;
    next = any ? 1 : (next + 1) % PASS_COUNT;
  }
}

/* Silent for HURRY seconds, a test counts as hanging while a case that hangs is made simpler, and HANG
 * seconds may go by so. What came of it is simpler only when it hangs for as long as it is given. */
static void shrink_hang(const struct failure *failure, union number *numbers, struct simple *simple) {
  static const double HURRY = 0.05, HANG = 2;
  struct subject *subject = failure->algorithm->subject;
  struct failure unforeseen = *failure;
  union number before[FORM_MAX_COLUMNS];
  const size_t size = form_columns(&failure->algorithm->form) * sizeof *numbers;
  memcpy(before, numbers, size);
  unforeseen.ahead = NULL;
  subject_hurry(subject, HURRY, HANG);
  shrink(&unforeseen, numbers, simple);
  subject_hurry(subject, 0, 0);
  if (!fails_alike_alone(failure, numbers))
    memcpy(numbers, before, size);
}

void shrink_case(const struct failure *failure, union number *numbers, struct simple *simple) {
  (failure_hangs(failure, numbers) ? shrink_hang : shrink)(failure, numbers, simple);
}
