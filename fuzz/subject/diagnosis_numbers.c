/* Why numbers are wrong: the test may be right by another contract, or answer with another number than it is
 * asked for. */
#include "diagnosis.h"

#include "clock.h"
#include "diagnosis_rule.h"
#include "diagnosis_ways.h"
#include "generate/generate.h"
#include "judge.h"
#include "number.h"
#include "wording.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* A case, in doubles. */
struct asked_case {
  const struct form *form;
  union number numbers[FORM_MAX_COLUMNS];
  double size;     /* of its greatest number */
  double radii;    /* of both */
  double deep;     /* how deep they overlap, or 0 */
  double point[2]; /* the point, where the nearest one to it is asked for; of segments the first end */
};

/* Makes of what is answered what is asked for: by a factor, or whatever else tells one such meaning from
 * another. */
typedef void meaning(const struct asked_case *of, double *values, double by);
static void times(const struct asked_case *of, double *values, double by) {
  (void)of, values[0] *= by, values[1] *= by;
}
static void square(const struct asked_case *of, double *values, double by) {
  (void)of, values[0] = by * sqrt(values[0]);
}
static void direction(const struct asked_case *of, double *values, double by) {
  if (fabs(hypot(values[0], values[1]) - 1) <= 1e-4)
    times(of, values, of->deep);
  times(of, values, by);
}
static void way_from_point(const struct asked_case *of, double *values, double by) {
  values[0] = of->point[0] + by * values[0];
  values[1] = of->point[1] + by * values[1];
}
static double at_column(const struct asked_case *of, unsigned k) {
  return number_as_double(of->form->type, of->numbers[k]);
}
static double near_share(const struct asked_case *of) { return of->form->type == TYPE_F32 ? 1e-3 : 1e-6; }
static bool is_near(const struct asked_case *of, double a, double b) {
  return fabs(a - b) <= near_share(of) * of->size;
}
/* What is told is how far the cores are apart, also where the shapes meet. */
static void without_radii(const struct asked_case *of, double *values, double by) {
  union number numbers[FORM_MAX_COLUMNS];
  memcpy(numbers, of->numbers, sizeof numbers);
  for (unsigned s = 0; s < SHAPES; s++)
    if (layout_is_round(of->form->layouts[s]))
      number_from_double(
          of->form->type, 0, &numbers[form_first_column(of->form, s) + layout_radius(of->form->layouts[s])]);
  const double cores = fmax(reference_gap(of->form, numbers), 0);
  values[0] = is_near(of, values[0], cores) ? fmax(values[0] - by * of->radii, 0) : NAN;
}
static void not_so(double *values) { values[0] = values[1] = NAN; } /* no reading explains it */
static void none(double *values) { values[0] = values[1] = INFINITY; }

/* Of segments: a point by the shares along the first or the second. */
static void point_by_share(const struct asked_case *of, unsigned first, double share, double point[2]) {
  for (unsigned axis = 0; axis < 2; axis++)
    point[axis] =
        at_column(of, first + axis) + share * (at_column(of, first + 2 + axis) - at_column(of, first + axis));
}
static void share_of_first(const struct asked_case *of, double *values, double by) {
  double other[2];
  if (isinf(values[0]))
    return;
  point_by_share(of, form_first_column(of->form, 1), by * values[1], other);
  point_by_share(of, 0, by * values[0], values);
  if (!is_near(of, values[0], other[0]) || !is_near(of, values[1], other[1]))
    not_so(values);
}
enum beyond {
  FIRST_START = 1,
  FIRST_END = 2,
  FIRST_ENDS = 3,
  SECOND_START = 4,
  SECOND_END = 8,
  SECOND_ENDS = 12
};
/* Segments that do not cross, where they go on beyond some of their ends: the point where they do then is
 * meant, or none. Where they hardly cross, or just at an end, anything is. */
static void of_longer(const struct asked_case *of, double *values, double ends) {
  const unsigned beyond = (unsigned)ends;
  enum { NEVER, MAYBE, SURELY } crosses = SURELY;
  const double x = at_column(of, 4) - at_column(of, 0), y = at_column(of, 5) - at_column(of, 1),
               ax = at_column(of, 2) - at_column(of, 0), ay = at_column(of, 3) - at_column(of, 1),
               bx = at_column(of, 6) - at_column(of, 4), by = at_column(of, 7) - at_column(of, 5),
               turn = ax * by - ay * bx, share[] = {(x * by - y * bx) / turn, (x * ay - y * ax) / turn};
  double point[2];
  if (!(reference_gap(of->form, of->numbers) > 0))
    return;
  for (unsigned k = 0; k < 2 * SHAPES; k++) { /* how far it is before that end */
    const double within = k % 2 == 0 ? share[k / 2] : 1 - share[k / 2];
    if ((beyond >> k & 1) == 0 && crosses != NEVER)
      crosses = within < -1e-3 ? NEVER : within < 1e-3 ? MAYBE : crosses;
  }
  if (fabs(turn) <= 1e-3 * hypot(ax, ay) * hypot(bx, by))
    crosses = MAYBE;
  point_by_share(of, 0, share[0], point);
  const bool is_point = fabs(point[0] - values[0]) <= 1e-3 * (of->size + fabs(point[0])) &&
                        fabs(point[1] - values[1]) <= 1e-3 * (of->size + fabs(point[1]));
  if (crosses == MAYBE || (crosses == SURELY ? is_point : isinf(values[0])))
    none(values);
  else
    not_so(values);
}
/* Of what moves: the part of its way. */
static double way_length(const struct asked_case *of) {
  const unsigned first = form_first_column(of->form, SHAPES);
  return hypot(at_column(of, first), at_column(of, first + 1));
}
static void way_gone(const struct asked_case *of, double *values, double by) {
  const double far = way_length(of);
  values[0] *= far > 0 ? by / far : by;
}
static void way_left(const struct asked_case *of, double *values, double by) {
  (void)of, values[0] = isinf(values[0]) ? values[0] : by - values[0];
}
static bool is_right(const struct asked_case *of,
                     const union number *numbers,
                     const double *values,
                     enum when_meeting when) {
  const struct allowance any = {when, -1, -1};
  return reference_grade(of->form, numbers, values, &any) == GRADE_RIGHT;
}
/* How the part of a longer way, or of one that leads back, is graded: the first shape meets the other then.
 */
static bool is_right_along(const struct asked_case *of, double longer, double part) {
  const unsigned first = form_first_column(of->form, SHAPES);
  union number numbers[FORM_MAX_COLUMNS];
  memcpy(numbers, of->numbers, sizeof numbers);
  for (unsigned k = first; k < first + WAY_COLUMNS; k++)
    if (!number_from_double(of->form->type, at_column(of, k) * longer, &numbers[k]))
      return true;
  return is_right(of, numbers, &part, WHEN_MEETING_UNSTATED);
}
/* Where they start apart: what lies beyond the end is where they meet on a longer way, and none is none there
 * too. */
static void beyond_end(const struct asked_case *of, double *values, double by) {
  enum { FAR = 1024 };
  const bool apart = reference_gap(of->form, of->numbers) > 0, none_told = isinf(values[0]);
  if (!apart || !(values[0] > 1))
    return;
  const double longer = by * (none_told ? FAR : exp2(ceil(log2(values[0]))));
  if (is_right_along(of, longer, none_told ? INFINITY : values[0] / longer))
    none(values);
  else
    not_so(values);
}
/* They touch where the first shape stands then. */
static bool touch_behind(const struct asked_case *of, double part) {
  const unsigned first = form_first_column(of->form, SHAPES);
  const double way[2] = {-part * at_column(of, first), -part * at_column(of, first + 1)};
  return fabs(reference_gap_moved(of->form, of->numbers, way)) <=
         near_share(of) * (of->size + hypot(way[0], way[1]));
}
static void behind_start(const struct asked_case *of, double *values, double by) {
  enum { FAR = -1024 };
  const bool apart = reference_gap(of->form, of->numbers) > 0;
  if (values[0] < 0 && !apart)
    values[0] = 0;
  else if (values[0] < 0 && touch_behind(of, by * values[0]))
    none(values);
  else if (values[0] < 0 || (isinf(values[0]) && apart && !is_right_along(of, FAR, INFINITY)))
    not_so(values);
}
static void on_whole_line(const struct asked_case *of, double *values, double by) {
  const double told = values[0];
  beyond_end(of, values, by);
  if (told < 0 || isinf(told))
    behind_start(of, values, by);
}
/* A number that stands for none, where it is not the right one; what stands for none is told instead of it
 * everywhere. A mere graze may be told either way. */
static void stands_for_none(const struct asked_case *of, double *values, double by) {
  const bool both = question_values(of->form->question) > 1;
  if (isinf(values[0]))
    not_so(values);
  else if (values[0] == by && (!both || values[1] == by) &&
           !is_right(of, of->numbers, values, WHEN_MEETING_ZERO))
    none(values);
}

/* What it is given for the way. */
typedef void giving(const struct asked_case *of, double way[2]);
static void give_direction(const struct asked_case *of, double way[2]) {
  const double far = way_length(of);
  way[0] = far > 0 ? way[0] / far : way[0];
  way[1] = far > 0 ? way[1] / far : way[1];
}
static void give_end(const struct asked_case *of, double way[2]) {
  way[0] += at_column(of, 0);
  way[1] += at_column(of, 1);
}
static void give_radians(const struct asked_case *of, double way[2]) {
  way[0] = atan2(way[1], way[0]);
  way[1] = way_length(of);
}
static void give_degrees(const struct asked_case *of, double way[2]) {
  give_radians(of, way);
  way[0] *= 180 / acos(-1);
}
/* Of a direction, which does not tell where the way ends: a caller may take what is beyond 1 for none, as the
 * call that `graze try` writes does. */
static void gone_within(const struct asked_case *of, double *values, double by) {
  const double part = reference_meeting(of->form, of->numbers).part;
  if (isinf(values[0]) && part <= 1 && part * way_length(of) > 1 - 1e-9) /* or just at 1, by rounding */
    values[0] = part * way_length(of);
  way_gone(of, values, by);
  beyond_end(of, values, by);
}
/* The same where what it is asked by does so. */
static void gone_to_1(const struct asked_case *of, double *values, double by) {
  const double far = way_length(of);
  if (isfinite(values[0]) && values[0] > 1)
    not_so(values);
  else if (isinf(values[0]) && far > 0 && is_right_along(of, 1 / far, INFINITY))
    values[0] = reference_meeting(of->form, of->numbers).part;
  else
    gone_within(of, values, by);
}

/* What is given or answered instead, and how an answer becomes what is asked for; NULL: it is that. */
static const struct {
  enum question question;
  meaning *becomes;
  const char *words;
  double by;
  giving *gives;
  const char *takes;
} MEANINGS[] = {
#define OF(QUESTION, BECOMES, WORDS, BY)                                                                     \
  { QUESTION, BECOMES, WORDS, BY, NULL, NULL }
#define MOVING(BECOMES, WORDS, BY, GIVES, TAKES)                                                             \
  {QUESTION_RAY, BECOMES, WORDS, BY, GIVES, TAKES}, { QUESTION_SWEEP, BECOMES, WORDS, BY, GIVES, TAKES }
#define OF_WAY(BECOMES, WORDS, BY) MOVING(BECOMES, WORDS, BY, NULL, NULL)
#define GIVEN(GIVES, TAKES, BECOMES, WORDS) MOVING(BECOMES, WORDS, 1, GIVES, TAKES)
    OF(QUESTION_DISTANCE, NULL, NULL, 1),
    OF(QUESTION_DISTANCE, square, "the square of the distance", 1),
    OF(QUESTION_DISTANCE, times, "half of the distance", 2),
    OF(QUESTION_DISTANCE, times, "twice the distance", 0.5),
    OF(QUESTION_DISTANCE, times, "the distance with the other sign", -1),
    OF(QUESTION_DISTANCE, without_radii, "the distance with the radii left out", 1),
    OF(QUESTION_NEAREST, NULL, NULL, 1),
    OF(QUESTION_NEAREST, way_from_point, "the way from the point to the nearest one", 1),
    OF(QUESTION_NEAREST, way_from_point, "the way from the nearest point to the point", -1),
    OF(QUESTION_PUSH, NULL, NULL, 1),
    OF(QUESTION_PUSH, times, "the push of the first shape, out of the second", -1),
    OF(QUESTION_PUSH, times, "half of the push", 2),
    OF(QUESTION_PUSH, times, "half of the push, of the first shape", -2),
    OF(QUESTION_PUSH, times, "twice the push", 0.5),
    OF(QUESTION_PUSH, direction, "the direction of the push, of length 1", 1),
    OF(QUESTION_PUSH, direction, "the direction of the push of the first shape, of length 1", -1),
    OF(QUESTION_CROSSING, NULL, NULL, 1),
    OF(QUESTION_CROSSING, stands_for_none, "0 0 where there is no crossing", 0),
    OF(QUESTION_CROSSING,
       of_longer,
       "the point where the lines cross, beyond the ends too",
       FIRST_ENDS + SECOND_ENDS),
    OF(QUESTION_CROSSING, of_longer, "the point where the line of the first crosses the second", FIRST_ENDS),
    OF(QUESTION_CROSSING, of_longer, "the point where the first crosses the line of the second", SECOND_ENDS),
    OF(QUESTION_CROSSING,
       of_longer,
       "the point where they cross, beyond the end of the first too",
       FIRST_END),
    OF(QUESTION_CROSSING,
       of_longer,
       "the point where they cross, beyond the end of the second too",
       SECOND_END),
    OF(QUESTION_CROSSING,
       of_longer,
       "the point where they cross, before the start of the first too",
       FIRST_START),
    OF(QUESTION_CROSSING,
       of_longer,
       "the point where they cross, before the start of the second too",
       SECOND_START),
    OF(QUESTION_CROSSING,
       of_longer,
       "the point where they cross, beyond the ends of both too",
       FIRST_END + SECOND_END),
    OF(QUESTION_CROSSING, share_of_first, "the shares along both segments", 1),
    OF(QUESTION_CROSSING, way_from_point, "the way from the first end to where they cross", 1),
    OF_WAY(NULL, NULL, 1),
    OF_WAY(stands_for_none, "-1 where they do not meet", -1),
    OF_WAY(stands_for_none, "0 where they do not meet", 0),
    OF_WAY(stands_for_none, "1 where they do not meet", 1),
    OF_WAY(way_gone, "how far it goes until they meet, and no part of the way", 1),
    OF_WAY(way_left, "the part of the way that is left", 1),
    OF_WAY(times, "hundredths of the way", 0.01),
    OF_WAY(square, "the square of the part of the way", 1),
    OF_WAY(beyond_end, "where they would meet, beyond the end of the way too", 1),
    OF_WAY(behind_start, "where they would meet, behind the start too", 1),
    OF_WAY(on_whole_line, "where they would meet, behind the start and beyond the end too", 1),
    GIVEN(give_direction, "a direction of length 1", gone_within, "how far it goes until they meet"),
    GIVEN(give_direction,
          "a direction of length 1",
          gone_to_1,
          "how far it goes until they meet (beyond 1 counts as none here)"),
    GIVEN(give_end, "the end of the way", NULL, NULL),
    GIVEN(give_end, "the end of the way", beyond_end, "where they would meet, beyond the end of the way too"),
    GIVEN(give_degrees, "an angle in degrees and a length", NULL, NULL),
    GIVEN(give_degrees, "an angle in degrees and a length", way_gone, "how far it goes until they meet"),
    GIVEN(give_radians, "an angle in radians and a length", NULL, NULL),
    GIVEN(give_radians, "an angle in radians and a length", way_gone, "how far it goes until they meet"),
#undef OF
#undef OF_WAY
#undef GIVEN
#undef MOVING
};
enum { MEANINGS_COUNT = sizeof MEANINGS / sizeof MEANINGS[0] };

/* The cases, and what the test answers to them. */
struct sample {
  struct ways ways; /* in which they may be read */
  size_t count;
  bool by_point; /* a ray is answered with one */
  struct asked_case asked[DIAGNOSIS_CASES / 8];
  double values[DIAGNOSIS_CASES / 8][ANSWER_VALUES];
};
/* Where no square is lost. */
static const double UP_TO = 0x1p20, DOWN_TO = 0x1p-20;

static bool is_moderate(const struct form *form, const union number *numbers) {
  bool moderate = true;
  for (unsigned k = 0; k < form_columns(form); k++) {
    const double size = fabs(number_as_double(form->type, numbers[k]));
    moderate &= size == 0 || (size >= DOWN_TO && size <= UP_TO);
  }
  return moderate;
}

static void read_case(struct asked_case *of) {
  const struct form *form = of->form;
  const double gap = reference_gap(form, of->numbers);
  of->size = greatest_number(form, of->numbers);
  of->radii = 0;
  of->deep = gap < 0 ? -gap : 0;
  for (unsigned s = 0; s < SHAPES; s++) {
    const unsigned first = form_first_column(form, s);
    if (layout_is_round(form->layouts[s]))
      of->radii += number_as_double(form->type, of->numbers[first + layout_radius(form->layouts[s])]);
    if (s == 0 || layout_kind(form->layouts[s]) == KIND_POINT)
      for (unsigned k = 0; k < 2; k++)
        of->point[k] = number_as_double(form->type, of->numbers[first + k]);
  }
}

/* Of such a way the end is many times as far off: what is answered up to some of them only is seen. */
static void shorten_way(const struct form *form, union number *numbers) {
  for (unsigned k = form_first_column(form, SHAPES); k < form_columns(form) && !type_is_whole(form->type);
       k++)
    number_from_double(form->type, number_as_double(form->type, numbers[k]) * 0x1p-10, &numbers[k]);
}

/* Cases of a part of the seed that only this one draws from. */
static void take_sample(const struct algorithm *a, uint64_t seed, struct sample *sample) {
  enum { TRIED = DIAGNOSIS_CASES, STEP = 61, SHORT = 4 };
  sample->count = 0;
  sample->by_point = false;
  ways_fill(&sample->ways, &a->form, own_names(a));
  for (uint64_t n = 0; n < TRIED && sample->count < sizeof sample->asked / sizeof sample->asked[0]; n++) {
    struct asked_case *const of = &sample->asked[sample->count];
    of->form = &a->form;
    generate_case(&MIX_DEFAULT, seed, n * STEP, &a->form, of->numbers);
    if (n % SHORT == 0)
      shorten_way(&a->form, of->numbers);
    if (!is_moderate(&a->form, of->numbers) ||
        !algorithm_values_of(a, of->numbers, sample->values[sample->count]))
      continue;
    read_case(of);
    const double *const told = sample->values[sample->count];
    sample->by_point |= isfinite(told[0]) && isfinite(told[1]) && a->form.question == QUESTION_RAY;
    sample->count++;
  }
}

/* The next explanation: its own contract first, what it is asked for before anything else, and then other
 * readings of the shapes, of one mistake each. */
struct explanation {
  const struct ways *ways;
  bool by_point; /* it answers with one: how far it goes is not said */
  struct next_reading next;
  struct reading reading; /* its `of` is NULL: none */
  unsigned number;
  struct algorithm algorithm; /* by that contract */
  meaning *becomes;
  double by;
  giving *gives;
  char words[DIAGNOSIS_WORDS];
};

/* The answer to a case whose way is given otherwise; not a number when there is none. */
static void ask_otherwise(const struct algorithm *a,
                          const struct asked_case *of,
                          giving *gives,
                          double values[ANSWER_VALUES]) {
  union number numbers[FORM_MAX_COLUMNS];
  const unsigned first = form_first_column(of->form, SHAPES);
  double way[2] = {at_column(of, first), at_column(of, first + 1)};
  memcpy(numbers, of->numbers, sizeof numbers);
  gives(of, way);
  if (!number_from_double(of->form->type, way[0], &numbers[first]) ||
      !number_from_double(of->form->type, way[1], &numbers[first + 1]) ||
      !algorithm_values_of(a, numbers, values))
    values[0] = values[1] = NAN;
}

/* Whether the answer is right about the case as it is read otherwise, by no more slack than it has as it is
 * given: a side that is left out lies far off. `judged` counts those of which another answer is wrong. */
static bool is_right_so(const struct explanation *told,
                        const struct asked_case *of,
                        const double *values,
                        unsigned *judged) {
  static const struct allowance DEFAULT = {WHEN_MEETING_UNSTATED, -1, -1};
  struct algorithm a = told->algorithm;
  union number numbers[FORM_MAX_COLUMNS] = {{0}};
  if (!reading_case(&told->reading, of->numbers, &a.form, numbers))
    return true;
  if (!(a.slack > 0))
    a.slack = reference_allowance(&told->algorithm.form, of->numbers, &DEFAULT).slack;
  /* Another answer: a number instead of none, none, or what is far from it. */
  const bool may_be_none = question_has_none(a.form.question);
  const double off = may_be_none && isfinite(values[0]) ? INFINITY : 4 * of->size + 1;
  const double other[ANSWER_VALUES] = {isfinite(values[0]) ? values[0] + off : 0.5,
                                       isfinite(values[0]) ? values[1] + off : 0.5};
  *judged += algorithm_grade(&a, numbers, other) != ANSWER_HIT;
  return algorithm_grade(&a, numbers, values) == ANSWER_HIT;
}

/* How many answers it does not explain; of other explanations than none, whether there is one. */
static unsigned count_wrong(const struct explanation *told, const struct sample *sample) {
  const struct algorithm *const a = &told->algorithm;
  const bool reads = told->reading.of != NULL;
  unsigned wrong = 0, judged = 0, otherwise = 0, mended = 0;
  for (size_t k = 0; k < sample->count && (told->number == 0 || wrong == 0); k++) {
    double values[ANSWER_VALUES] = {sample->values[k][0], sample->values[k][1]};
    if (told->gives != NULL)
      ask_otherwise(a, &sample->asked[k], told->gives, values);
    if (told->becomes != NULL)
      told->becomes(&sample->asked[k], values, told->by);
    if (values[0] < 0 && a->form.question == QUESTION_DISTANCE && a->by_code == CONTRACT_ANYTHING &&
        -values[0] <= hair_share(a->form.type) * greatest_number(&a->form, sample->asked[k].numbers))
      values[0] = 0; /* by a hair below it */
    const bool is_wrong = algorithm_grade(a, sample->asked[k].numbers, values) != ANSWER_HIT;
    const unsigned before = judged;
    wrong += reads ? !is_right_so(told, &sample->asked[k], values, &judged) : is_wrong;
    otherwise += is_wrong;
    mended += is_wrong && judged > before;
  }
  /* It has to speak of the cases, and of those that are wrong as they are given. */
  return reads && (judged < sample->count / 8 || mended < otherwise / 8) ? (unsigned)sample->count : wrong;
}

static unsigned own_meaning(enum question question) {
  unsigned m = 0;
  while (MEANINGS[m].question != question || MEANINGS[m].words != NULL || MEANINGS[m].takes != NULL)
    m++;
  return m;
}

/* The next reading of one mistake. */
static bool read_otherwise(struct explanation *next) {
  bool more;
  do
    more = reading_next(next->ways, &next->next, &next->reading);
  while (more && (next->next.cost == 0 || next->reading.negated));
  return more && next->next.cost == 1;
}

static bool next_explanation(const struct algorithm *a, struct explanation *next) {
  static const struct {
    enum contract contract;
    const char *holds, *nearest; /* nearest: where the nearest point is asked for */
  } TRIED[] = {{CONTRACT_ZERO, "0", "the point itself"},
               {CONTRACT_NEGATIVE, "less than 0 by the depth", "the nearest point of the boundary"},
               {CONTRACT_ENDS_IN, "there", ""},
               {CONTRACT_ENDS_OUT, "none", ""},
               {CONTRACT_NOTHING, "none", ""},
               {CONTRACT_OUT, "where it leaves the other", ""},
               {CONTRACT_ANYTHING, "anything", "anything"}};
  enum { CONTRACTS_TRIED = 1 + sizeof TRIED / sizeof TRIED[0] };
  unsigned m, c;
  do {
    m = next->number / CONTRACTS_TRIED;
    c = next->number++ % CONTRACTS_TRIED;
    if (m >= MEANINGS_COUNT && c == 0 && !read_otherwise(next))
      return false;
    m = m < MEANINGS_COUNT ? m : own_meaning(a->form.question);
  } while (MEANINGS[m].question != a->form.question ||
           (MEANINGS[m].gives != NULL && type_is_whole(a->form.type)) ||
           (c > 0 && (TRIED[c - 1].contract == a->by_code ||
                      (TRIED[c - 1].contract == CONTRACT_ANYTHING && form_is_without_depth(&a->form)) ||
                      !contract_is_of(a->form.question, TRIED[c - 1].contract))));
  next->algorithm = *a;
  next->algorithm.by_code = c == 0 ? a->by_code : TRIED[c - 1].contract;
  next->becomes = MEANINGS[m].becomes;
  next->by = MEANINGS[m].by;
  next->gives = MEANINGS[m].gives;
  snprintf(next->words, sizeof next->words, "right if ");
  if (next->reading.of != NULL)
    reading_words(&next->reading, next->words + strlen(next->words));
  if (MEANINGS[m].takes != NULL)
    text_add(next->words, sizeof next->words, "it takes %s for the way", MEANINGS[m].takes);
  if (MEANINGS[m].words != NULL && !(next->by_point && MEANINGS[m].gives == give_direction))
    text_add(next->words,
             sizeof next->words,
             "%s answers with %s",
             MEANINGS[m].takes != NULL ? " and" : "it",
             MEANINGS[m].words);
  if (c > 0)
    text_add(next->words,
             sizeof next->words,
             "%sits contract is %s, which says what holds where they %s: %s",
             MEANINGS[m].takes != NULL || MEANINGS[m].words != NULL || next->reading.of != NULL ? " and "
                                                                                                : "",
             contract_name(next->algorithm.by_code),
             a->form.question == QUESTION_PUSH       ? "do not overlap"
             : a->form.question == QUESTION_CROSSING ? "only touch"
             : question_moves(a->form.question)      ? "meet at the start"
                                                     : "meet",
             a->form.question == QUESTION_NEAREST ? TRIED[c - 1].nearest : TRIED[c - 1].holds);
  return true;
}

bool numbers_refuted(
    const struct algorithm *algorithm, const char *words, uint64_t seed, unsigned *cases, unsigned *refuted) {
  struct sample *const sample = malloc(sizeof *sample);
  if (sample == NULL)
    return false;
  struct explanation told = {.ways = &sample->ways};
  take_sample(algorithm, seed, sample);
  *cases = (unsigned)sample->count;
  *refuted = *cases;
  told.by_point = sample->by_point;
  while (next_explanation(algorithm, &told))
    if (strcmp(told.words, words) == 0)
      *refuted = count_wrong(&told, sample);
  free(sample);
  return true;
}

/* Cases of a part of the seed, every other one to try what is learned from those before. */
static void answer_for_rules(const struct algorithm *a, struct rules *rules) {
  enum { TRIED = 4 * DIAGNOSIS_CASES, STEP = 61, RULE_SEED = 5 };
  static const double SECONDS = 2;
  const double end = diagnosis_until(a, SECONDS);
  for (uint64_t n = 0; n < TRIED && clock_seconds() < end; n++) {
    union number numbers[FORM_MAX_COLUMNS];
    double values[ANSWER_VALUES];
    generate_case(&MIX_DEFAULT, RULE_SEED, n * STEP, &a->form, numbers);
    if (is_moderate(&a->form, numbers) && algorithm_values_of(a, numbers, values))
      rules_add_number(rules,
                       n % 2 == 0 ? RULE_LEARN : RULE_TRY,
                       numbers,
                       algorithm_grade(a, numbers, values) != ANSWER_HIT);
  }
}

bool describe_numbers(const struct algorithm *algorithm, struct diagnosis *diagnosis) {
  struct rules *rules = rules_new(algorithm);
  if (rules == NULL)
    return false;
  answer_for_rules(algorithm, rules);
  const enum rules_told told = rules_words(rules, diagnosis->words, sizeof diagnosis->words);
  rules_free(rules);
  return told == RULES_SHARP;
}

/* Where its contract leaves open what it answers where shapes meet: whether that is neither 0 nor how deep.
 */
static bool keeps_no_contract(const struct algorithm *algorithm, const struct sample *sample) {
  enum { ENOUGH = 8 };
  const enum question question = algorithm->form.question;
  struct explanation zero = {.algorithm = *algorithm}, negative = zero;
  zero.algorithm.by_code = CONTRACT_ZERO;
  negative.algorithm.by_code = CONTRACT_NEGATIVE;
  return (question == QUESTION_DISTANCE || question == QUESTION_NEAREST) &&
         algorithm->by_code == CONTRACT_ANYTHING && !form_is_without_depth(&algorithm->form) &&
         count_wrong(&zero, sample) >= ENOUGH && count_wrong(&negative, sample) >= ENOUGH;
}

bool diagnose_numbers(const struct algorithm *algorithm, struct diagnosis *diagnosis) {
  /* Fewer answers, or fewer wrong ones, speak for too many readings. */
  enum { SEED = 3, FRESH_SEED = 4, FRESH_SEEDS = 4, ENOUGH = 64, ENOUGH_WRONG = 8 };
  struct sample *const sample = malloc(sizeof *sample);
  if (sample == NULL)
    return false;
  struct explanation told = {.ways = &sample->ways};
  bool fine = true;
  take_sample(algorithm, SEED, sample);
  told.by_point = sample->by_point;
  diagnosis->cases = (unsigned)sample->count;
  diagnosis->wrong = count_wrong(&(struct explanation){.algorithm = *algorithm}, sample);
  if (diagnosis->wrong == 0 && keeps_no_contract(algorithm, sample))
    snprintf(diagnosis->words,
             sizeof diagnosis->words,
             "wrong where they meet, by contract zero and by negative: that is not judged here");
  while (fine && diagnosis->wrong >= ENOUGH_WRONG && sample->count >= ENOUGH && !diagnosis->found &&
         next_explanation(algorithm, &told)) {
    unsigned refuted = count_wrong(&told, sample);
    diagnosis->fresh = 0;
    for (unsigned k = 0; fine && refuted == 0 && k < FRESH_SEEDS; k++) {
      unsigned fresh = 0;
      fine = numbers_refuted(algorithm, told.words, FRESH_SEED + k, &fresh, &refuted);
      diagnosis->fresh += fresh;
    }
    diagnosis->found = fine && refuted == 0 && diagnosis->fresh >= ENOUGH;
  }
  if (diagnosis->found) {
    snprintf(diagnosis->words, sizeof diagnosis->words, "%s", told.words);
    diagnosis->cases_so = diagnosis->cases;
    diagnosis->up_to = UP_TO;
    if (told.reading.of != NULL && !question_moves(algorithm->form.question))
      reading_mend(&told.reading, algorithm->inputs, diagnosis->mend);
    /* A contract that leaves the answer open says less than a condition that tells all. */
    struct diagnosis rule = {.cases = diagnosis->cases, .wrong = diagnosis->wrong};
    if (told.algorithm.by_code == CONTRACT_ANYTHING && algorithm->by_code != CONTRACT_ANYTHING &&
        describe_numbers(algorithm, &rule))
      *diagnosis = rule;
  }
  free(sample);
  return fine;
}
