#include "shrink.h"

#include "clock.h"
#include "environment.h"
#include "number.h"
#include "subject/subject.h"
#include "text.h"

#include <float.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* How hard a case is to read. */
struct complexity {
  unsigned missing; /* as missing_extents() */
  unsigned told;    /* numbers: fewer where a ring has fewer corners */
  unsigned class_sum, digits;
  double size;
};

/* The length of a small whole number as text, or of one with tenths; 0 for other numbers, such as -0. */
static unsigned short_length(enum number_type type, double value) {
  const double size = fabs(value), tenths = rint(size * 10);
  const bool fits = type == TYPE_F32 ? (double)(float)(tenths / 10) == size : tenths / 10 == size;
  if (size >= 100 || !fits || (size == 0 && signbit(value)))
    return 0;
  const unsigned whole = (size >= 10 ? 2U : 1U) + (signbit(value) ? 1U : 0U);
  return size == floor(size) ? whole : whole + 2;
}

static struct complexity complexity_of_number(enum number_type type, union number number) {
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
  /* Of tiny numbers the exponent: 1e-9 is plainer than 1e-45. */
  return (struct complexity){.class_sum = class,
                             .digits = length,
                             .size =
                                 (size > 0 && size < 0x1p-10 ? -ilogb(size) : size) + (value < 0 ? 0.5 : 0)};
}

/* Of a shape of corners: those that repeat the one before, and one more when all lie on a line. */
static unsigned missing_corners(unsigned corners, const double *n) {
  unsigned missing = 0;
  double area = 0, size = 0;
  for (unsigned k = 0; k < corners && corners > 1; k++) {
    const size_t after = k + 1 < corners ? k + 1 : 0;
    const double *p = n + 2 * (size_t)k, *q = n + 2 * after;
    missing += p[0] == q[0] && p[1] == q[1] && (k > 0 || corners > 2);
    area += (p[0] - n[0]) * (q[1] - n[1]) - (p[1] - n[1]) * (q[0] - n[0]);
    size = fmax(size, fmax(fabs(q[0] - n[0]), fabs(q[1] - n[1])));
  }
  return corners == 2 ? size == 0 : missing + (corners > 2 && area == 0);
}

unsigned missing_extents(const struct form *form, const union number *numbers) {
  unsigned missing = 0;
  for (unsigned s = 0; s < SHAPES; s++) {
    const enum layout layout = form->layouts[s];
    double n[LAYOUT_MAX_COLUMNS] = {0};
    for (unsigned k = 0; k < layout_columns(layout); k++)
      n[k] = number_as_double(form->type, *numbers++);
    for (unsigned k = 0; k < layout_columns(layout); k++) {
      const struct form_column *column = layout_column_at(layout, k);
      missing += column->role == COLUMN_FAR ? n[k] == n[column->axis == AXIS_Y]
                                            : column_is_size(column) && n[k] == 0;
    }
    const unsigned first = layout_vertex(layout, 0);
    missing += missing_corners(layout_corners_given(layout, n[0]), n + first);
  }
  bool stands = question_moves(form->question);
  for (unsigned k = 0; k < WAY_COLUMNS && stands; k++)
    stands = number_as_double(form->type, numbers[k]) == 0;
  return missing + stands;
}

/* Of the numbers that are told: of a ring, those up to its last corner. */
static struct complexity complexity_of(const struct form *form, const union number *numbers) {
  struct complexity sum = {.missing = missing_extents(form, numbers)};
  for (unsigned k = 0; k < form_columns(form); k++) {
    if (!form_tells(form, numbers, k))
      continue;
    const struct complexity each = complexity_of_number(form->type, numbers[k]);
    sum.told++;
    sum.class_sum += each.class_sum;
    sum.digits += each.digits;
    sum.size += each.size;
  }
  return sum;
}

static bool is_simpler(const struct complexity *a, const struct complexity *b) {
  if (a->missing != b->missing)
    return a->missing < b->missing;
  if (a->told != b->told)
    return a->told < b->told;
  if (a->class_sum != b->class_sum)
    return a->class_sum < b->class_sum;
  if (a->digits != b->digits)
    return a->digits < b->digits;
  return a->size < b->size;
}

bool case_is_smaller(const struct form *form, const union number *a, const union number *b) {
  const struct complexity one = complexity_of(form, a), other = complexity_of(form, b);
  return is_simpler(&one, &other);
}

/* The simplest cases: a few thousand small whole numbers, then larger ones and, for floats, tenths. The lots
 * after these are of small cases that touch: chance alone does not meet such. */
static const struct {
  int reach;
  double unit;
} DRAWN[] = {{2, 1}, {4, 1}, {8, 1}, {16, 1}, {64, 1}, {6, 0.1}, {15, 0.1}, {40, 0.1}};
enum { LOTS_DRAWN = sizeof DRAWN / sizeof DRAWN[0], SIMPLE_LOTS = LOTS_DRAWN + 2 /* two touch */ };

struct simple {
  struct form form;
  const struct algorithm *algorithm; /* that has answered last */
  bool filled[SIMPLE_LOTS], answered[SIMPLE_LOTS];
  struct block *lot[SIMPLE_LOTS];
  double until;
};

struct simple *simple_new(enum level level) {
  struct simple *simple = calloc(1, sizeof *simple);
  if (simple != NULL)
    simple->until = INFINITY;
  for (unsigned lot = 0; lot < SIMPLE_LOTS && simple != NULL; lot++)
    if ((simple->lot[lot] = block_new(level)) == NULL) {
      simple_free(simple);
      simple = NULL;
    }
  return simple;
}

void simple_free(struct simple *simple) {
  for (unsigned lot = 0; lot < SIMPLE_LOTS && simple != NULL; lot++)
    block_free(simple->lot[lot]);
  free(simple);
}

void simple_until(struct simple *simple, double time) { simple->until = time; }
bool simple_is_over(const struct simple *simple) { return clock_seconds() >= simple->until; }

static bool simple_lot_touches(unsigned lot) { return lot >= LOTS_DRAWN; }

/* Each lot goes on in one sequence, so that it is the same whichever lots were asked for before. */
static uint64_t stepped(uint64_t random) { return random * 6364136223846793005U + 1442695040888963407U; }

static void fill_drawn(struct block *block, unsigned lot) {
  const enum number_type type = block->form.type;
  const unsigned columns = form_columns(&block->form);
  const bool whole = DRAWN[lot].unit == 1;
  uint64_t random = 1;
  for (size_t skipped = 0; skipped < (size_t)lot * BLOCK_ROWS * columns; skipped++)
    random = stepped(random);
  for (size_t row = 0; row < BLOCK_ROWS; row++)
    for (unsigned k = 0; k < columns; k++) {
      random = stepped(random);
      const int drawn = (int)((random >> 33) % (uint64_t)(DRAWN[lot].reach + 2)) - (whole ? 1 : 0);
      column_set(type, block->column[k], row, number_nearest(type, whole ? drawn : drawn / 10.0));
    }
}

static void fill_touching(struct block *block, unsigned lot) {
  static const struct mix TOUCHING = {.weight = {[FAMILY_TOUCHING] = 1}};
  block_draw(block, &TOUCHING, 1, (uint64_t)(lot - LOTS_DRAWN) * BLOCK_ROWS);
}

/* The test's answers to all rows at once; none of one that fails now and then: its failures take long, and
 * are asked for one by one. */
static bool answer_lot(const struct algorithm *algorithm, struct block *lot) {
  struct subject_story story = {.failures = 0};
  if (algorithm->ask == NULL) {
    algorithm->batch(lot->shown, lot->rows, lot->answers);
    environment_mend();
    return true;
  }
  subject_tell(algorithm->subject, &story);
  if (story.failures > 0 || story.unexplained > 0)
    return false;
  algorithm->ask(algorithm->subject, lot->shown, lot->rows, lot->answers);
  return memchr(lot->answers, ANSWER_UNASKED, lot->rows) == NULL;
}

/* One lot of them, with their truths, and the test's answers if it was asked; NULL where the type has none.
 */
static struct block *simple_lot(struct simple *simple, const struct algorithm *algorithm, unsigned lot) {
  const struct form *form = &algorithm->form;
  struct block *block = simple->lot[lot];
  for (unsigned k = 0; k < SIMPLE_LOTS; k++) {
    simple->filled[k] &= form_equal(&simple->form, form);
    simple->answered[k] &= simple->algorithm == algorithm;
  }
  simple->form = *form;
  simple->algorithm = algorithm;
  if (!simple_lot_touches(lot) && DRAWN[lot].unit != 1 && type_is_whole(form->type))
    return NULL;
  if (!simple->filled[lot]) {
    block->form = *form;
    (simple_lot_touches(lot) ? fill_touching : fill_drawn)(block, lot);
    block_refer(block);
    simple->filled[lot] = true;
  }
  simple->answered[lot] = simple->answered[lot] || answer_lot(algorithm, block);
  return block;
}

/* The case in hand, and the tries at making it smaller. */
struct shrinker {
  const struct failure *failure;
  enum number_type type;
  unsigned columns;
  union number *best;
  struct complexity complexity; /* of `best` */
  bool plain;                   /* `best` is of plain whole numbers, and stays so: they tell the cause */
  bool extent_only;             /* what is merely simpler is not taken */
  bool over;                    /* nothing more is: there is no time */
  unsigned tries;
  struct simple *simple;
};

/* What they come to stands in `complexity`. */
static bool is_smaller(const struct shrinker *s, const union number *numbers, struct complexity *complexity) {
  const struct form *form = &s->failure->algorithm->form;
  if (s->plain && !numbers_are_plain(form, numbers))
    return false;
  *complexity = complexity_of(form, numbers);
  return is_simpler(complexity, &s->complexity);
}

/* Whether the numbers of two columns, and of the two behind them, are the same. */
static bool is_same_corner(const struct shrinker *s, const union number *a, const union number *b) {
  return number_as_double(s->type, a[0]) == number_as_double(s->type, b[0]) &&
         number_as_double(s->type, a[1]) == number_as_double(s->type, b[1]);
}

/* Takes the numbers when they are simpler, which is the cheaper question, and fail alike. */
static bool take(struct shrinker *s, const union number *tried) {
  enum { CLOCK_EVERY = 64 };
  const struct algorithm *algorithm = s->failure->algorithm;
  union number numbers[FORM_MAX_COLUMNS];
  if (s->tries++ % CLOCK_EVERY == 0 || algorithm->ask != NULL)
    s->over = s->over || simple_is_over(s->simple);
  if (s->over)
    return false;
  memcpy(numbers, tried, s->columns * sizeof *numbers);
  for (unsigned shape = 0; shape < SHAPES; shape++) {
    const enum layout layout = algorithm->form.layouts[shape];
    const unsigned first = form_first_column(&algorithm->form, shape);
    layout_follow(layout, s->type, s->best + first, numbers + first);
    layout_fill(layout, s->type, numbers + first);
  }
  struct complexity complexity;
  if (s->extent_only && missing_extents(&algorithm->form, numbers) >= s->complexity.missing)
    return false;
  if (!is_smaller(s, numbers, &complexity) || !fails_alike(s->failure, numbers))
    return false;
  memcpy(s->best, numbers, s->columns * sizeof *numbers);
  s->complexity = complexity;
  s->plain = s->plain || numbers_are_plain(&algorithm->form, s->best); /* is_smaller() keeps it */
  return true;
}

/* Which rows of the lot are worth a try, by the answers or else by the truths alone. Where a conversion has
 * no result the answer of a batch is no better than chance. */
static bool may_fail(const struct shrinker *s, const struct block *lot, bool answered, size_t row) {
  const struct verdict *verdict = &s->failure->verdict;
  const struct algorithm *algorithm = s->failure->algorithm;
  return answered && !verdict->undefined
             ? judge_row(algorithm->by_code, lot->truths[row], lot->answers[row]) == verdict->outcome
             : judge_can(algorithm->by_code, lot->truths[row], verdict->outcome);
}

/* Takes the first of the lot's cases that fails alike and is simpler; of those that touch one after another.
 */
static bool take_rows(struct shrinker *s, const struct block *lot, bool answered, bool all) {
  bool any = false;
  for (size_t row = 0; row < lot->rows && (all || !any); row++) {
    union number numbers[FORM_MAX_COLUMNS];
    if (!may_fail(s, lot, answered, row))
      continue;
    block_get(lot, row, numbers);
    any |= take(s, numbers);
  }
  return any;
}

/* Whole numbers up to here are walked to one by one. */
enum { LARGE = 64 };

/* Numbers after a ring's last corner say nothing. */
static bool is_told(const struct shrinker *s, unsigned k) {
  return form_tells(&s->failure->algorithm->form, s->best, k);
}

static bool try_two(struct shrinker *s, unsigned j, double a, unsigned k, double b) {
  union number numbers[FORM_MAX_COLUMNS];
  memcpy(numbers, s->best, s->columns * sizeof *numbers);
  return is_told(s, j) && is_told(s, k) && number_from_double(s->type, a, &numbers[j]) &&
         number_from_double(s->type, b, &numbers[k]) && take(s, numbers);
}

static bool try_number(struct shrinker *s, unsigned k, double value) {
  return try_two(s, k, value, k, value);
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

static double plus(double value, double by) { return value + by; }
static double plus_unless_zero(double value, double by) { return value == 0 ? value : value + by; }

/* Changes numbers: those that move along the axis, or of AXIS_BOTH all but counts. False when one does not
 * fit. */
static bool
alter(const struct shrinker *s, enum axis axis, alteration *change, double by, union number *numbers) {
  for (unsigned k = 0; k < s->columns; k++) {
    const struct form_column *column = form_column_at(&s->failure->algorithm->form, k);
    if ((axis == AXIS_BOTH ? column->role != COLUMN_COUNT : column_moves(column, axis)) &&
        !number_from_double(s->type, change(number_as_double(s->type, numbers[k]), by), &numbers[k]))
      return false;
  }
  return true;
}

static bool try_all(struct shrinker *s, alteration *change, double by) {
  union number numbers[FORM_MAX_COLUMNS];
  memcpy(numbers, s->best, s->columns * sizeof *numbers);
  return alter(s, AXIS_BOTH, change, by, numbers) && take(s, numbers);
}

/* A ring without so many of its corners. */
static bool cut_corners(struct shrinker *s, unsigned shape, unsigned k, unsigned cut) {
  const enum layout layout = s->failure->algorithm->form.layouts[shape];
  const unsigned first = form_first_column(&s->failure->algorithm->form, shape);
  const unsigned corners = ring_corners(layout, number_as_double(s->type, s->best[first]));
  union number numbers[FORM_MAX_COLUMNS], *const ring = numbers + first;
  memcpy(numbers, s->best, s->columns * sizeof *numbers);
  if (k + cut > corners || corners - cut < 3 || !number_from_double(s->type, corners - cut, &ring[0]))
    return false;
  memmove(ring + layout_vertex(layout, k),
          ring + layout_vertex(layout, k + cut),
          (layout_vertex(layout, corners) - layout_vertex(layout, k + cut)) * sizeof *ring);
  return take(s, numbers);
}

/* A ring without one of its corners, or of several without one, up to where its first corner comes again. */
static bool pass_corners(struct shrinker *s) {
  const struct form *form = &s->failure->algorithm->form;
  bool any = false;
  for (unsigned shape = 0; shape < SHAPES; shape++) {
    const enum layout layout = form->layouts[shape];
    const unsigned most = layout_is_ring(layout) ? layout_vertices(layout) : 0;
    const union number *const ring = s->best + form_first_column(form, shape);
    for (unsigned k = most; k-- > 0;) {
      any |= cut_corners(s, shape, k, 1);
      for (unsigned j = k + 3; layout_rule(layout) == RING_HOLES && j < most; j++)
        if (is_same_corner(s, ring + layout_vertex(layout, k), ring + layout_vertex(layout, j)))
          any |= cut_corners(s, shape, k, j - k + 1);
    }
  }
  return any;
}

/* The biggest step: is there a case like this among the simplest there are? What fails on small whole numbers
 * is found out here, wherever the campaign met it. */
static bool pass_simple(struct shrinker *s) {
  bool any = false;
  for (unsigned k = 0; k < SIMPLE_LOTS; k++) {
    const bool touches = simple_lot_touches(k);
    const struct block *lot = simple_lot(s->simple, s->failure->algorithm, k);
    any |= lot != NULL && take_rows(s, lot, s->simple->answered[k], touches);
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
  any |= !type_is_whole(s->type) && try_all(s, times, 10);
  for (int d = 1; d <= 4; d++)
    any |= try_all(s, digits, d);
  return any;
}

/* The numbers cut to whole ones, tenths, hundredths. */
static bool take_rounded(struct shrinker *s, const union number *from) {
  for (int places = 0; places <= 2 && !type_is_whole(s->type); places++) {
    union number numbers[FORM_MAX_COLUMNS];
    memcpy(numbers, from, s->columns * sizeof *numbers);
    if (alter(s, AXIS_BOTH, rounded, pow(10, places), numbers) && take(s, numbers))
      return true;
  }
  return false;
}

static bool try_moved(struct shrinker *s, enum axis axis, alteration *change, double by) {
  union number numbers[FORM_MAX_COLUMNS];
  memcpy(numbers, s->best, s->columns * sizeof *numbers);
  return alter(s, axis, change, by, numbers) && (take(s, numbers) || take_rounded(s, numbers));
}

/* By one, then by twice as much while it helps. */
static bool move_on(struct shrinker *s, enum axis axis, alteration *change) {
  double by = 1;
  while (try_moved(s, axis, change, by) || try_moved(s, axis, change, -by))
    by *= 2;
  return by > 1;
}

/* The scene moved so that one of its coordinates is zero; or little by little, with what is at zero or
 * without: a far end that hardly matters stays there. */
static bool pass_translate(struct shrinker *s) {
  const struct form *form = &s->failure->algorithm->form;
  bool any = false;
  for (enum axis axis = AXIS_X; axis <= AXIS_Y; axis++) {
    for (unsigned to = 0; to < s->columns; to++)
      any |= column_moves(form_column_at(form, to), axis) &&
             try_moved(s, axis, plus, -number_as_double(s->type, s->best[to]));
    any |= move_on(s, axis, plus);
    any |= move_on(s, axis, plus_unless_zero);
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
      if (!column_is_size(form_column_at(form, k)) && form_column_at(form, k)->axis == axis)
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

/* The edge: where a large whole number, the nearer to zero, no longer fails, the number before it is what the
 * code has written in it. */
static bool take_edge(struct shrinker *s, unsigned k, unsigned j, int way) {
  struct edge e = {.k = k, .j = j, .way = way};
  if (!is_told(s, k) || !is_told(s, j) || !number_place(s->type, LINE_WHOLE, s->best[k], &e.from) ||
      !number_place(s->type, LINE_WHOLE, s->best[j], &e.other) || (e.from >= -LARGE && e.from <= LARGE))
    return false;
  i128 good = e.from, bad = 0;
  while (good - bad > 1 || bad - good > 1) {
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
static bool pass_extent(struct shrinker *s) {
  static const double SIZES[] = {1, 2, 3, 4, 8, 0.5, 0.1, 0.01, 1e-3, 1e-6, 1e-9, 1e-15};
  enum { COUNT = sizeof SIZES / sizeof SIZES[0] };
  const struct form *form = &s->failure->algorithm->form;
  const double unit = unit_of(s);
  bool any = false;
  s->extent_only = true;
  for (unsigned k = 0; k < s->columns && s->complexity.missing > 0; k++) {
    bool taken = false;
    for (unsigned size = 0; size < (unit == 1 ? 1 : 2) * COUNT && !taken; size++)
      taken = form_column_at(form, k)->role != COLUMN_AT &&
              try_apart(s, k, SIZES[size % COUNT] * (size < COUNT ? 1 : unit));
    any |= taken;
  }
  s->extent_only = false;
  return any;
}

static void shrink(const struct failure *failure, union number *numbers, struct simple *simple) {
  typedef bool shrink_pass(struct shrinker *);
  static shrink_pass *const PASSES[] = {pass_simple,
                                        pass_corners,
                                        pass_extent,
                                        pass_scale,
                                        pass_translate,
                                        pass_mirror,
                                        pass_moderate,
                                        pass_edges,
                                        pass_single,
                                        pass_pairs};
  enum { PASS_COUNT = sizeof PASSES / sizeof PASSES[0], ROUNDS = 2000 };
  const struct form *form = &failure->algorithm->form;
  struct shrinker s = {.failure = failure,
                       .type = form->type,
                       .columns = form_columns(form),
                       .best = numbers,
                       .complexity = complexity_of(form, numbers),
                       .plain = numbers_are_plain(form, numbers),
                       .simple = simple};
  /* A success begins again with the big steps; a whole round without one, the simplest cases too, ends it. */
  unsigned next = 0, idle = 0;
  bool none_simpler = false; /* and so there never will be: what is in hand only gets simpler */
  for (int round = 0; round < ROUNDS && idle < PASS_COUNT && !s.over; round++) {
    const bool any = (next != 0 || !none_simpler) && PASSES[next](&s);
    none_simpler |= next == 0 && !any;
    idle = any ? 0 : idle + 1;
    next = any ? 1 : (next + 1) % PASS_COUNT;
  }
}

/* Silent for HURRY seconds, a test counts as hanging while a case that hangs is made simpler, and HANG
 * seconds may go by so. What came of it is simpler only when it hangs for as long as it is given: time is
 * left to see that. */
static void shrink_hang(const struct failure *failure, union number *numbers, struct simple *simple) {
  static const double HURRY = 0.05, HANG = 2, SEEN = 1.5 * SUBJECT_SECONDS;
  struct subject *subject = failure->algorithm->subject;
  union number before[FORM_MAX_COLUMNS];
  const size_t size = form_columns(&failure->algorithm->form) * sizeof *numbers;
  memcpy(before, numbers, size);
  subject_hurry(subject, HURRY, HANG);
  simple->until -= SEEN;
  shrink(failure, numbers, simple);
  simple->until += SEEN;
  subject_hurry(subject, 0, HANG);
  if (!fails_alike(failure, numbers))
    memcpy(numbers, before, size);
}

void shrink_case(const struct failure *failure, union number *numbers, struct simple *simple) {
  (failure_hangs(failure, numbers) ? shrink_hang : shrink)(failure, numbers, simple);
}
