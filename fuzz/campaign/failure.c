#include "failure.h"

#include "drawn.h"
#include "generate/generate.h"
#include "number.h"
#include "subject/subject.h"

#include <math.h>
#include <string.h>

/* Whether the gap is at most that share of the greatest number. */
static bool gap_is_within(const struct form *form, const union number *numbers, double share) {
  return fabs(reference_gap(form, numbers)) <= greatest_number(form, numbers) * share;
}

bool failure_of(const struct algorithm *algorithm, const union number *numbers, struct failure *failure) {
  enum answer answer;
  if (!algorithm_try(algorithm, numbers, &answer))
    return false;
  *failure = (struct failure){algorithm, judge_answer(algorithm, numbers, answer)};
  return failure->verdict.outcome != OUTCOME_AGREES;
}

enum answer failure_answer(const struct failure *failure, const union number *numbers) {
  const struct algorithm *a = failure->algorithm;
  const uint8_t truth = truth_byte(reference_truth(&a->form, numbers));
  return failure->verdict.outcome == OUTCOME_NO_ANSWER
             ? ANSWER_NONE
             : hit_if(judge_expected(a->by_code, truth) != ANSWER_HIT);
}

/* Whether they may fail so, by the answer alone: where the contract is broken either may be the wrong one. */
static bool answers_alike(const struct failure *failure, const union number *numbers) {
  return failure->verdict.outcome == OUTCOME_BROKEN_CONTRACT ||
         algorithm_answer(failure->algorithm, numbers) == failure->verdict.answer;
}

static bool may_fail_alike(const struct failure *failure, const union number *numbers, struct truth *truth) {
  const struct algorithm *algorithm = failure->algorithm;
  *truth = reference_truth(&algorithm->form, numbers);
  return truth->place == failure->verdict.truth.place &&
         judge_can(algorithm->by_code, truth_byte(*truth), failure->verdict.outcome);
}

static bool failed_alike(const struct failure *failure,
                         const union number *numbers,
                         struct truth truth,
                         enum answer answer) {
  const struct algorithm *algorithm = failure->algorithm;
  const struct verdict *then = &failure->verdict;
  if (judge_outcome(algorithm->by_code, truth, answer) != then->outcome)
    return false;
  const bool undefined =
      algorithm->undefined_in_original != NULL && algorithm->undefined_in_original(numbers);
  return undefined == then->undefined && (then->hair || !case_is_hair(&algorithm->form, numbers));
}

/* The cheaper question first: a test that runs elsewhere takes long to ask beside the reference, a built-in
 * one takes less. */
bool fails_alike(const struct failure *failure, const union number *numbers) {
  const struct algorithm *algorithm = failure->algorithm;
  struct truth truth;
  enum answer answer;
  return (algorithm->ask != NULL || answers_alike(failure, numbers)) &&
         may_fail_alike(failure, numbers, &truth) && algorithm_try(algorithm, numbers, &answer) &&
         failed_alike(failure, numbers, truth, answer);
}

bool failure_hangs(const struct failure *failure, const union number *numbers) {
  const struct algorithm *a = failure->algorithm;
  struct incident incident = {.silent = false};
  return a->ask != NULL && failure->verdict.answer == ANSWER_NONE &&
         subject_incident(a->subject, numbers, &incident) && incident.silent;
}

/* Whole numbers whose differences have products and sums of products within the type, or the mantissa: no
 * arithmetic on them goes wrong by itself. */
static double plain_whole(enum number_type type) {
  switch (type) {
  case TYPE_I32:
    return 0x1p13;
  case TYPE_I64:
    return 0x1p29;
  case TYPE_F32:
    return 0x1p9;
  case TYPE_F64:
  case TYPES:
    break;
  }
  return 0x1p24;
}

bool numbers_are_plain(const struct form *form, const union number *numbers) {
  bool plain = true;
  for (unsigned k = 0; k < form_columns(form); k++) {
    const double value = number_as_double(form->type, numbers[k]);
    plain &= value == floor(value) && fabs(value) <= plain_whole(form->type);
  }
  return plain;
}

/* Of doubles, whole numbers whose products of four fit as well: what is rounded among these are quotients and
 * roots. */
static double small_whole(enum number_type type) { return type == TYPE_F64 ? 0x1p13 : plain_whole(type); }

/* A polygon keeps as many corners. */
bool case_put_elsewhere(const struct form *form, union number *numbers, double times, double by) {
  bool fits = true;
  for (unsigned k = 0; k < form_columns(form) && fits; k++) {
    const enum column_role role = form_column_at(form, k)->role;
    const bool moves = role == COLUMN_AT || role == COLUMN_FAR || role == COLUMN_VERTEX;
    const double number = number_as_double(form->type, numbers[k]);
    fits = role == COLUMN_COUNT ||
           number_from_double(form->type, times * number + (moves ? by : 0), &numbers[k]);
  }
  return fits;
}

static bool scale(const struct form *form, const union number *numbers, double by, union number *scaled) {
  memmove(scaled, numbers, form_columns(form) * sizeof *scaled);
  return case_put_elsewhere(form, scaled, by, 0);
}

static bool fails_scaled(const struct failure *failure, const union number *numbers, double by) {
  union number scaled[FORM_MAX_COLUMNS];
  return scale(&failure->algorithm->form, numbers, by, scaled) && fails_alike(failure, scaled);
}

/* It is not for numbers so large. */
static bool is_declined_scaled(const struct failure *failure, const union number *numbers, double by) {
  union number scaled[FORM_MAX_COLUMNS];
  enum answer answer;
  return scale(&failure->algorithm->form, numbers, by, scaled) &&
         algorithm_try(failure->algorithm, scaled, &answer) && answer == ANSWER_DECLINED;
}

bool fails_by_scale(const struct failure *failure, const union number *numbers) {
  const double most = greatest_number(&failure->algorithm->form, numbers);
  return most > 0 && !fails_scaled(failure, numbers, ldexp(1, -ilogb(most)));
}

/* Products of floats are rounded alike at every scale, where shapes are near to touching; what is wrong by a
 * number that is written in the code is so at one scale, or anywhere. */
static bool is_rounded(const struct failure *failure, const union number *numbers) {
  const double other = is_declined_scaled(failure, numbers, 0x1p10) ? 0x1p-20 : 0x1p10;
  return gap_is_within(&failure->algorithm->form, numbers, 0x1p-16) &&
         fails_scaled(failure, numbers, 0x1p-10) && fails_scaled(failure, numbers, other);
}

enum told_alike failure_told(const struct failure *failure, const union number *numbers) {
  const struct algorithm *algorithm = failure->algorithm;
  const struct truth truth = reference_truth(&algorithm->form, numbers), *like = &failure->verdict.truth;
  enum answer answer;
  if (truth.relation != like->relation || truth.place != like->place ||
      !algorithm_try(algorithm, numbers, &answer))
    return TOLD_ELSEWHERE;
  return judge_outcome(algorithm->by_code, truth, answer) == OUTCOME_AGREES ? TOLD_RIGHT : TOLD_WRONG;
}

/* To which side of the first shape's first point the second's lies. */
static unsigned side_of(const struct form *form, const union number *numbers) {
  const union number *other = numbers + form_first_column(form, 1);
  const double x = number_as_double(form->type, other[0]) - number_as_double(form->type, numbers[0]);
  const double y = number_as_double(form->type, other[1]) - number_as_double(form->type, numbers[1]);
  return (unsigned)((x > 0) - (x < 0) + 1) * 3 + (unsigned)((y > 0) - (y < 0) + 1);
}

/* Of whole cases at the same place and to the same side, made no smaller than this one, more than half are
 * told right. */
static bool is_right_beside(const struct failure *failure, const union number *numbers) {
  static const struct mix TOUCHING = {.weight = {[FAMILY_TOUCHING] = 1}};
  enum { RUNS = 8, MOST = 16 };
  const struct form *form = &failure->algorithm->form;
  const unsigned side = side_of(form, numbers);
  const double most = greatest_number(form, numbers);
  unsigned alike = 0, right = 0;
  for (uint64_t run = 0; run < RUNS; run++) {
    struct run drawn;
    run_draw(&drawn, &TOUCHING, 1, run, form);
    for (size_t row = 0; row < RUN_CASES && alike < MOST; row++) {
      union number beside[FORM_MAX_COLUMNS];
      run_get(&drawn, form, row, beside);
      const double size = greatest_number(form, beside);
      if (!(size >= 1) || side_of(form, beside) != side ||
          !scale(form, beside, size < most ? ceil(most / size) : 1, beside) ||
          !numbers_are_plain(form, beside))
        continue;
      const enum told_alike told = failure_told(failure, beside);
      alike += told != TOLD_ELSEWHERE;
      right += told == TOLD_RIGHT;
    }
  }
  return 2 * right > alike;
}

/* Quotients by powers of two are exact. */
static bool has_odd_radius(const struct form *form, const union number *numbers) {
  bool odd = false;
  for (unsigned s = 0; s < SHAPES; s++)
    for (unsigned k = layout_radius(form->layouts[s]); k < layout_columns(form->layouts[s]); k++) {
      int power;
      const double value = number_as_double(form->type, numbers[form_first_column(form, s) + k]);
      odd |= layout_is_stretched(form->layouts[s]) && frexp(value, &power) != 0.5;
    }
  return odd;
}

/* Where shapes touch or nearly do, a distance, a foot point, a direction or a corner of an ellipse is a root
 * or a quotient, and those are rounded of the smallest whole numbers too. Rounding is alike at every power of
 * two, and other at an odd multiple below one; of an ellipse the quotients stay, and other cases tell. */
static bool is_rounded_quotient(const struct failure *failure, const union number *numbers) {
  static const int ODD[] = {3, 5, 7, 9, 11, 13, 15, 17, 19, 21, 23, 25, 27, 29, 31, 37, 41, 43, 47, 53, 61};
  enum { ENOUGH = 4 };
  const struct form *form = &failure->algorithm->form;
  union number times[FORM_MAX_COLUMNS];
  if (failure->verdict.outcome == OUTCOME_NO_ANSWER || !gap_is_within(form, numbers, 0x1p-16) ||
      !fails_scaled(failure, numbers, 2))
    return false;
  int power = 2;
  size_t tried = 0;
  for (; tried < sizeof ODD / sizeof ODD[0] && scale(form, numbers, ODD[tried], times) &&
         numbers_are_plain(form, times);
       tried++) {
    if (power < ODD[tried] && !fails_scaled(failure, numbers, power *= 2))
      return false;
    if (failure_told(failure, times) == TOLD_RIGHT)
      return true;
  }
  return failure->verdict.outcome == OUTCOME_BROKEN_CONTRACT &&
         (has_odd_radius(form, numbers) || tried < ENOUGH) && is_right_beside(failure, numbers);
}

enum cause failure_cause(const struct failure *failure, const union number *numbers) {
  const struct form *form = &failure->algorithm->form;
  const enum number_type type = form->type;
  if (failure->verdict.undefined)
    return CAUSE_UNDEFINED;
  bool moderate = true, fraction = false, small = true;
  for (unsigned k = 0; k < form_columns(form); k++) {
    const double value = number_as_double(type, numbers[k]), size = fabs(value);
    /* Squares within these bounds neither overflow nor lose bits; where shapes move, squares of squares. */
    const int half = question_moves(form->question) ? 2 : 1;
    const double most = ldexp(1, (type == TYPE_F32 ? 62 : 509) / half),
                 least = ldexp(1, (type == TYPE_F32 ? -50 : -480) / half);
    fraction |= value != floor(value);
    moderate &= value == 0 || (size <= most && size >= least);
    small &= size <= small_whole(type);
  }
  if (numbers_are_plain(form, numbers))
    return (!small && !type_is_whole(type) && is_rounded(failure, numbers)) ||
                   is_rounded_quotient(failure, numbers)
               ? CAUSE_ROUNDING
               : CAUSE_LOGIC;
  if (type_is_whole(type))
    return CAUSE_RANGE;
  return moderate && (fraction || case_is_hair(form, numbers)) ? CAUSE_ROUNDING : CAUSE_RANGE;
}

/* Of so many places of number k those at which it fails alike: a test that runs elsewhere is asked all that
 * may be at once. */
enum { AT_ONCE = 7 };
static void try_places(const struct failure *failure,
                       const union number *numbers,
                       unsigned k,
                       const i128 *place,
                       unsigned count,
                       bool *fails) {
  const struct algorithm *a = failure->algorithm;
  const enum number_type type = a->form.type;
  union number moved[AT_ONCE][FORM_MAX_COLUMNS];
  double column[FORM_MAX_COLUMNS][AT_ONCE]; /* room for any number type */
  const void *columns[FORM_MAX_COLUMNS];
  struct truth truth[AT_ONCE];
  uint8_t answers[AT_ONCE];
  unsigned of[AT_ONCE], asked = 0;
  for (unsigned n = 0; n < count; n++) {
    memcpy(moved[n], numbers, form_columns(&a->form) * sizeof *numbers);
    const bool fits = number_at(type, LINE_ALL, place[n], &moved[n][k]);
    fails[n] = fits && a->ask == NULL && fails_alike(failure, moved[n]);
    if (!fits || a->ask == NULL || !may_fail_alike(failure, moved[n], &truth[n]))
      continue;
    for (unsigned c = 0; c < form_columns(&a->form); c++) {
      column_set(type, column[c], asked, moved[n][c]);
      columns[c] = column[c];
    }
    of[asked++] = n;
  }
  if (asked > 0)
    a->ask(a->subject, columns, asked, answers);
  for (unsigned row = 0; row < asked; row++)
    fails[of[row]] = answers[row] != ANSWER_UNASKED &&
                     failed_alike(failure,
                                  moved[of[row]],
                                  truth[of[row]],
                                  answers[row] < ANSWERS ? (enum answer)answers[row] : ANSWER_NONE);
}

/* How far number k may go that way: by ever larger steps, then by smaller ones, and again while the next
 * place on fails. Where it gives no answer, one place at a time: each may take long. */
static i128 reach(const struct failure *failure, const union number *numbers, unsigned k, int way, i128 at) {
  const unsigned once = failure->verdict.outcome == OUTCOME_NO_ANSWER ? 1 : AT_ONCE;
  i128 place[AT_ONCE];
  bool fails[AT_ONCE], on = true;
  while (on) {
    i128 step = 1;
    for (unsigned n = once; n == once;) {
      for (unsigned m = 0; m < once; m++)
        place[m] = (m == 0 ? at : place[m - 1]) + way * step * ((i128)1 << m);
      try_places(failure, numbers, k, place, once, fails);
      for (n = 0; n < once && fails[n]; n++, step *= 2)
        at = place[n];
    }
    on = step > 1;
    while (step > 1) {
      const unsigned parts = step > once ? once + 1 : (unsigned)step;
      step /= parts;
      for (unsigned m = 1; m < parts; m++)
        place[m - 1] = at + way * step * m;
      try_places(failure, numbers, k, place, parts - 1, fails);
      unsigned part = 0;
      for (unsigned half = parts / 2; half > 0; half /= 2)
        part += fails[part + half - 1] ? half : 0;
      at += way * step * part;
    }
  }
  return at;
}

static struct interval interval_of(const struct failure *failure, const union number *numbers, unsigned k) {
  const enum number_type type = failure->algorithm->form.type;
  struct interval interval = {numbers[k], numbers[k]};
  i128 at;
  if (number_place(type, LINE_ALL, numbers[k], &at)) {
    number_at(type, LINE_ALL, reach(failure, numbers, k, -1, at), &interval.low);
    number_at(type, LINE_ALL, reach(failure, numbers, k, 1, at), &interval.high);
  }
  return interval;
}

void failure_intervals(const struct failure *failure,
                       const union number *numbers,
                       struct interval *interval) {
  for (unsigned k = 0; k < form_columns(&failure->algorithm->form); k++)
    interval[k] = interval_of(failure, numbers, k);
}

/* The gap where a number's interval ends, the wider one or the narrower; 0 where it has no end. */
static double gap_at_end(const struct form *form,
                         const union number *numbers,
                         const struct interval *interval,
                         unsigned k,
                         bool wide,
                         union number *moved) {
  double gap[2];
  for (unsigned end = 0; end < 2; end++) {
    memcpy(moved, numbers, form_columns(form) * sizeof *moved);
    moved[k] = end == 0 ? interval[k].low : interval[k].high;
    gap[end] = fabs(reference_gap(form, moved));
  }
  const bool low = wide ? gap[0] >= gap[1] : gap[0] < gap[1];
  moved[k] = low ? interval[k].low : interval[k].high;
  return isfinite(gap[0]) && isfinite(gap[1]) ? gap[!low] : 0;
}

static bool is_near(double a, double b) { return fabs(a - b) <= 0.02 * b; }

/* How many numbers end the failure at as wide a gap. */
static unsigned count_alike(const double *gaps, unsigned columns, double gap) {
  unsigned alike = 0;
  for (unsigned k = 0; k < columns; k++)
    alike += is_near(gaps[k], gap);
  return alike;
}

/* Of the cases within it more than one in 32 is told right: such as are drawn near to touching, and of
 * those apart others, made smaller until they are. */
static bool is_refuted(const struct failure *failure, double tolerance) {
  static const struct mix NEAR = {.weight = {[FAMILY_NUDGED] = 2, [FAMILY_LATTICE] = 2, [FAMILY_SOLID] = 4}};
  enum { RUNS = 32, MOST = 384, ENOUGH = 4, RIGHT = 32 };
  static const double WITHIN = 0.9;
  const struct algorithm *algorithm = failure->algorithm;
  const enum relation relation =
      failure->verdict.outcome == OUTCOME_FALSE_HIT ? RELATION_APART : RELATION_OVERLAPPING;
  unsigned within = 0, right = 0;
  for (uint64_t run = 0; run < RUNS; run++) {
    struct run drawn;
    run_draw(&drawn, &NEAR, 1, run, &algorithm->form);
    for (size_t row = 0; row < RUN_CASES && within < MOST; row++) {
      union number numbers[FORM_MAX_COLUMNS];
      enum answer answer;
      run_get(&drawn, &algorithm->form, row, numbers);
      struct truth truth = reference_truth(&algorithm->form, numbers);
      const bool whole = type_is_whole(algorithm->form.type);
      double gap = truth.relation == relation ? fabs(reference_gap(&algorithm->form, numbers)) : INFINITY;
      const double times = exp2(floor(log2(WITHIN * tolerance / gap)));
      if (!whole && relation == RELATION_APART && times < 1 && times > 0 &&
          case_put_elsewhere(&algorithm->form, numbers, times, 0)) {
        gap *= times;
        truth = reference_truth(&algorithm->form, numbers);
      }
      if (!(whole ? gap <= tolerance : gap <= WITHIN * tolerance) || truth.relation != relation ||
          !algorithm_try(algorithm, numbers, &answer))
        continue;
      within++;
      right += judge_outcome(algorithm->by_code, truth, answer) == OUTCOME_AGREES;
    }
  }
  return within >= ENOUGH && RIGHT * right > within;
}

/* One number that is written in the code, by the widest gap at which the failure ends: it is that of several
 * numbers, and of a scene eight times as large. */
static double tolerance_of_one(const struct failure *failure,
                               const union number *numbers,
                               const struct interval *interval,
                               const double *gaps) {
  const struct form *form = &failure->algorithm->form;
  const unsigned columns = form_columns(form);
  union number moved[FORM_MAX_COLUMNS], end[FORM_MAX_COLUMNS];
  struct interval larger[FORM_MAX_COLUMNS];
  unsigned widest = 0;
  /* A gap that goes on to the end of the type is no tolerance, but at most so many times the greatest number.
   */
  enum { MOST = 64 };
  double greatest = 0;
  for (unsigned k = 0; k < columns; k++)
    widest = gaps[k] > gaps[widest] ? k : widest;
  const double gap = gaps[widest];
  gap_at_end(form, numbers, interval, widest, false, moved);
  for (unsigned k = 0; k < columns; k++) {
    if (!number_from_double(form->type, 8 * number_as_double(form->type, moved[k]), &moved[k]))
      return 0;
    greatest = fmax(greatest, fabs(number_as_double(form->type, moved[k])));
  }
  if (count_alike(gaps, columns, gap) < 2 || gap > MOST * greatest || !fails_alike(failure, moved))
    return 0;
  larger[widest] = interval_of(failure, moved, widest);
  return is_near(gap_at_end(form, moved, larger, widest, true, end), gap) && !is_refuted(failure, gap) ? gap
                                                                                                       : 0;
}

double
tolerance_whole(enum tolerance_of of, const struct form *form, const union number *numbers, unsigned k) {
  struct drawn_shape shape[SHAPES];
  double radii = 0, side = 0;
  bool round = true;
  if (!drawn_shapes(form, numbers, (struct spot){0, 0}, shape))
    return 0;
  for (unsigned s = 0; s < SHAPES; s++) {
    const unsigned points = shape[s].points;
    round = round && points == 1 && !layout_is_stretched(form->layouts[s]);
    radii += shape[s].r;
    for (unsigned j = 0; j < points; j++)
      side = fmax(side,
                  hypot(shape[s].at[(j + 1) % points].x - shape[s].at[j].x,
                        shape[s].at[(j + 1) % points].y - shape[s].at[j].y));
  }
  return of == OF_ONE     ? 1
         : of == OF_RADII ? (round ? radii : 0)
         : of == OF_SIDE  ? side
         : of == OF_PLACE ? fabs(number_as_double(form->type, numbers[k]))
                          : greatest_number(form, numbers);
}

/* What the shares are where number k ends the failure, and which of them stand in all scenes so far. */
struct shares {
  const struct failure *failure;
  unsigned k, scenes;
  double part[TOLERANCES];
  bool stands[TOLERANCES];
};

/* It has to be the gap that ends the failure, so that it grows on the way there. What grows with the scene by
 * its geometry, as the corners of what is round, is a larger share. False where the scene shows nothing. */
static bool see_scene(struct shares *shares, const union number *scene) {
  enum { HAIRS = 16 };
  static const double MOST = 0.0125, GROWS = 1 - 1e-9;
  const struct form *form = &shares->failure->algorithm->form;
  union number moved[FORM_MAX_COLUMNS];
  struct interval ends[FORM_MAX_COLUMNS];
  if (!fails_alike(shares->failure, scene))
    return false;
  ends[shares->k] = interval_of(shares->failure, scene, shares->k);
  const double gap = gap_at_end(form, scene, ends, shares->k, true, moved);
  if (fabs(reference_gap(form, scene)) >= GROWS * gap)
    return false;
  for (enum tolerance_of of = OF_RADII; of < TOLERANCES; of++) {
    const double whole = tolerance_whole(of, form, moved, shares->k);
    if (shares->scenes == 0)
      shares->part[of] = whole > 0 ? gap / whole : 0;
    shares->stands[of] = shares->scenes == 0
                             ? shares->part[of] > HAIRS * hair_share(form->type) && shares->part[of] <= MOST
                             : shares->stands[of] && is_near(gap, shares->part[of] * whole);
  }
  shares->scenes++;
  return true;
}

/* Number k so far of the way to the farther end of its interval, if that is not far off. */
static union number towards_end(const struct form *form,
                                const union number *numbers,
                                const struct interval *interval,
                                double way) {
  enum { FAR = 8 };
  const double at = number_as_double(form->type, *numbers), low = number_as_double(form->type, interval->low),
               high = number_as_double(form->type, interval->high), end = at - low > high - at ? low : high;
  union number to = *numbers;
  if (fabs(end - at) <= FAR * fmax(fabs(at), 1))
    number_from_double(form->type, at + way * (end - at), &to);
  return to;
}

static bool is_upright(enum layout layout) {
  return layout == LAYOUT_POINT || (layout_has_sides(layout) && !layout_is_round(layout));
}

/* By number k alone: where it is halfway, seven times as large, elsewhere, and in other directions. A factor
 * that is no power of two: what rounding to floats does does not grow by it. */
static struct tolerance share_along(const struct failure *failure,
                                    const union number *numbers,
                                    const struct interval *interval,
                                    unsigned k) {
  enum { SCENES = 3 };
  static const double TIMES[SCENES] = {1, 7, 1}, AWAY[SCENES] = {0, 0, 4.5}, FAR = 8;
  const struct tolerance none = {.part = 0};
  const struct form *form = &failure->algorithm->form;
  union number middle[FORM_MAX_COLUMNS], scene[FORM_MAX_COLUMNS];
  struct shares shares = {.failure = failure, .k = k};
  gap_at_end(form, numbers, interval, k, true, middle);
  const double wide = number_as_double(form->type, middle[k]);
  gap_at_end(form, numbers, interval, k, false, middle);
  const double at = number_as_double(form->type, numbers[k]), end = number_as_double(form->type, middle[k]);
  const double narrow = fabs(end - at) <= FAR * greatest_number(form, numbers) ? end : at;
  number_from_double(form->type, wide / 2 + narrow / 2, &middle[k]);
  for (unsigned n = 0; n < SCENES; n++) {
    memcpy(scene, middle, sizeof scene);
    if (!case_put_elsewhere(form, scene, TIMES[n], AWAY[n] * greatest_number(form, middle)) ||
        !see_scene(&shares, scene))
      return none;
  }
  bool turned = is_upright(form->layouts[0]) && is_upright(form->layouts[1]);
  for (unsigned j = 0; j < form_columns(form); j++) {
    memcpy(scene, middle, sizeof scene);
    scene[j] = towards_end(form, &numbers[j], &interval[j], 0.25);
    const enum axis axis = form_column_at(form, j)->axis;
    turned |= j != k && number_as_double(form->type, scene[j]) != number_as_double(form->type, numbers[j]) &&
              see_scene(&shares, scene) && axis != AXIS_BOTH && axis != form_column_at(form, k)->axis;
  }
  for (enum tolerance_of of = OF_RADII; of < TOLERANCES && turned; of++)
    if (shares.stands[of])
      return (struct tolerance){shares.part[of], of};
  return none;
}

struct tolerance failure_tolerance(const struct failure *failure,
                                   const union number *numbers,
                                   const struct interval *interval) {
  enum { TRIED = 4 };
  const struct form *form = &failure->algorithm->form;
  const unsigned columns = form_columns(form);
  struct tolerance tolerance = {.part = 0};
  double gaps[FORM_MAX_COLUMNS] = {0};
  unsigned tried = 0;
  if (failure->verdict.outcome != OUTCOME_FALSE_HIT && failure->verdict.outcome != OUTCOME_MISSED_HIT)
    return tolerance;
  for (unsigned k = 0; k < columns; k++) {
    union number end[FORM_MAX_COLUMNS];
    gaps[k] = gap_at_end(form, numbers, interval, k, true, end);
  }
  if (!failure->verdict.hair)
    tolerance.part = tolerance_of_one(failure, numbers, interval, gaps);
  if (type_is_whole(form->type) || form_has_ring(form))
    return tolerance;
  for (unsigned k = 0; k < columns && tolerance.part == 0 && tried < TRIED; k++) {
    if (gaps[k] <= 0 || count_alike(gaps, columns, gaps[k]) < 2)
      continue;
    tolerance = share_along(failure, numbers, interval, k);
    tried++;
  }
  return tolerance;
}
