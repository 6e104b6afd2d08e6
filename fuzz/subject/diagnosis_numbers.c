/* Why numbers are wrong: the test may be right by another contract, or answer with another number than it is
 * asked for. */
#include "diagnosis.h"

#include "block.h"
#include "clock.h"
#include "diagnosis_rule.h"
#include "diagnosis_ways.h"
#include "drawn.h"
#include "generate/generate.h"
#include "judge.h"
#include "number.h"
#include "text.h"
#include "wording.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Makes of what is answered what is asked for: by a factor, or whatever else tells one such meaning from
 * another. */
typedef void meaning(const struct test_case *of, double *values, double by);
static void times(const struct test_case *of, double *values, double by) {
  (void)of, values[0] *= by, values[1] *= by;
}
/* One number's sign is turned, or both are exchanged. */
enum { X_TURNED, Y_TURNED, EXCHANGED };
static void turned(const struct test_case *of, double *values, double by) {
  const double x = values[0], y = values[1];
  (void)of, values[0] = by == X_TURNED ? -x : by == EXCHANGED ? y : x;
  values[1] = by == Y_TURNED ? -y : by == EXCHANGED ? x : y;
}
static void square(const struct test_case *of, double *values, double by) {
  (void)of, values[0] = by * sqrt(values[0]);
}
static void direction(const struct test_case *of, double *values, double by) {
  if (fabs(hypot(values[0], values[1]) - 1) <= 1e-4)
    times(of, values, fmax(-reference_gap(&of->form, of->numbers), 0));
  times(of, values, by);
}
static double at_column(const struct test_case *of, unsigned k) {
  return number_as_double(of->form.type, of->numbers[k]);
}
static double size_of(const struct test_case *of) { return greatest_number(&of->form, of->numbers); }
static double near_share(const struct test_case *of) { return of->form.type == TYPE_F32 ? 1e-3 : 1e-6; }
static bool is_near(const struct test_case *of, double a, double b) {
  return fabs(a - b) <= near_share(of) * size_of(of);
}
/* From the point to which the nearest one is asked for; of segments from the first end. */
static void way_from_point(const struct test_case *of, double *values, double by) {
  const unsigned from = of->form.layouts[1] == LAYOUT_POINT ? form_first_column(&of->form, 1) : 0;
  for (unsigned axis = 0; axis < 2; axis++)
    values[axis] = at_column(of, from + axis) + by * values[axis];
}
static void not_so(double *values) { values[0] = values[1] = NAN; } /* no reading explains it */
static void none(double *values) { values[0] = values[1] = INFINITY; }
/* The case speaks for no reading and against none. No answer that is a number is turned into such a pair. */
static void any_is_right(double *values) { values[0] = NAN, values[1] = INFINITY; }
static bool is_any(const double *values) { return isnan(values[0]) && isinf(values[1]); }

/* How far the cores are apart, 0 where they meet, and the sum of the radii around them. */
static double cores_of(const struct test_case *of, double *radii) {
  struct test_case core = *of;
  *radii = 0;
  for (unsigned s = 0; s < SHAPES; s++) {
    const unsigned k = form_first_column(&of->form, s) + layout_radius(of->form.layouts[s]);
    if (!layout_is_round(of->form.layouts[s]))
      continue;
    *radii += at_column(of, k);
    number_from_double(of->form.type, 0, &core.numbers[k]);
  }
  return fmax(reference_gap(&core.form, core.numbers), 0);
}
static bool draw_both(const struct test_case *of, struct drawn_shape shape[SHAPES]) {
  return drawn_shapes(&of->form, of->numbers, (struct spot){0, 0}, shape);
}
/* So many times the radii are added to the distance, also where the shapes meet. */
static void with_radii(const struct test_case *of, double *values, double by) {
  double radii;
  const double cores = cores_of(of, &radii);
  values[0] = is_near(of, values[0], cores + (by - 1) * radii) ? fmax(values[0] - by * radii, 0) : NAN;
}
/* The squares of both are told instead of them. */
static void without_root(const struct test_case *of, double *values, double by) {
  double radii;
  const double cores = cores_of(of, &radii), told = values[0] + by * radii * radii;
  const bool is_so = (told >= 0 && is_near(of, sqrt(told), cores)) || (values[0] == 0 && cores <= radii);
  values[0] = is_so ? fmax(cores - radii, 0) : NAN;
}
/* Another length than the straight one from core to core. */
enum { ADDED, LONGER, SHORTER, OF_MIDDLES };
static void measured(const struct test_case *of, double *values, double by) {
  struct drawn_shape shape[SHAPES];
  double radii;
  const double cores = cores_of(of, &radii), told = values[0];
  not_so(values);
  if (!draw_both(of, shape))
    return;
  const struct spot towards = drawn_meeting(shape).direction, *const middle[] = {&shape[0].centre,
                                                                                 &shape[1].centre};
  const double x = cores * fabs(towards.x), y = cores * fabs(towards.y),
               length = by == ADDED     ? x + y
                        : by == LONGER  ? fmax(x, y)
                        : by == SHORTER ? fmin(x, y)
                                        : hypot(middle[1]->x - middle[0]->x, middle[1]->y - middle[0]->y);
  if (is_near(of, told, length - radii) || (told == 0 && length <= radii))
    values[0] = told < 0 ? cores - radii : fmax(cores - radii, 0);
}

static bool is_right(const struct test_case *of, const double *values, enum when_meeting when) {
  const struct allowance any = {when, -1, -1};
  return reference_grade(&of->form, of->numbers, values, &any) == GRADE_RIGHT;
}

/* Of segments: a point by the shares along the first or the second. */
static void point_by_share(const struct test_case *of, unsigned first, double share, double point[2]) {
  for (unsigned axis = 0; axis < 2; axis++)
    point[axis] =
        at_column(of, first + axis) + share * (at_column(of, first + 2 + axis) - at_column(of, first + axis));
}
static void share_of_first(const struct test_case *of, double *values, double by) {
  double other[2];
  if (isinf(values[0]))
    return;
  point_by_share(of, form_first_column(&of->form, 1), by * values[1], other);
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
/* The share along each segment where their lines cross, and how far those turn: where one is too short to
 * have a way, not at all. */
static double shares_of(const struct test_case *of, double share[SHAPES]) {
  const double x = at_column(of, 4) - at_column(of, 0), y = at_column(of, 5) - at_column(of, 1),
               ax = at_column(of, 2) - at_column(of, 0), ay = at_column(of, 3) - at_column(of, 1),
               bx = at_column(of, 6) - at_column(of, 4), by = at_column(of, 7) - at_column(of, 5),
               turn = ax * by - ay * bx;
  share[0] = (x * by - y * bx) / turn;
  share[1] = (x * ay - y * ax) / turn;
  const double a = hypot(ax, ay), b = hypot(bx, by);
  return fmin(a, b) > near_share(of) * size_of(of) ? fabs(turn) / (a * b) : 0;
}
/* A point of one segment by the share along the other. */
static void by_share_of_other(const struct test_case *of, double *values, double by) {
  const unsigned s = (unsigned)by, first = form_first_column(&of->form, s);
  double share[SHAPES], point[2];
  const bool parallel = !(shares_of(of, share) > 1e-3),
             only_touch = reference_gap(&of->form, of->numbers) >= 0;
  point_by_share(of, first, share[1 - s], point);
  if (parallel && only_touch)
    none(values);
  else if (is_near(of, values[0], point[0]) && is_near(of, values[1], point[1]))
    point_by_share(of, first, share[s], values);
  else if (isfinite(values[0]))
    not_so(values);
}
/* Segments that do not cross, where they go on beyond some of their ends: the point where they do then is
 * meant, or none. Where they hardly cross, or just at an end, anything is. */
static void of_longer(const struct test_case *of, double *values, double ends) {
  const unsigned beyond = (unsigned)ends;
  enum { NEVER, MAYBE, SURELY } crosses = SURELY;
  double share[SHAPES], point[2];
  const double turn = shares_of(of, share);
  point_by_share(of, 0, share[0], point);
  if (!(reference_gap(&of->form, of->numbers) > 0)) {
    const bool is_there = is_near(of, values[0], point[0]) && is_near(of, values[1], point[1]);
    if (!(turn > 1e-3) || (is_there && turn < 0.05)) /* lines that are hardly two, and what rounding loses */
      any_is_right(values);
    else if (is_there)
      values[0] = point[0], values[1] = point[1];
    return;
  }
  for (unsigned k = 0; k < 2 * SHAPES; k++) { /* how far it is before that end */
    const double within = k % 2 == 0 ? share[k / 2] : 1 - share[k / 2];
    if ((beyond >> k & 1) == 0 && crosses != NEVER)
      crosses = within < -1e-3 ? NEVER : within < 1e-3 ? MAYBE : crosses;
  }
  if (!(turn > 1e-3))
    crosses = MAYBE;
  const bool is_point = fabs(point[0] - values[0]) <= 1e-3 * (size_of(of) + fabs(point[0])) &&
                        fabs(point[1] - values[1]) <= 1e-3 * (size_of(of) + fabs(point[1]));
  if (crosses == MAYBE || (crosses == SURELY ? is_point : isinf(values[0])))
    none(values);
  else
    not_so(values);
}
/* What is right: the distance, the nearest point, which is the point itself where it is in the shape, the
 * push, the crossing point. */
static void
right_answer(const struct test_case *of, const struct drawn_shape shape[SHAPES], double right[2]) {
  const double gap = reference_gap(&of->form, of->numbers);
  const struct meeting meeting = drawn_meeting(shape);
  const unsigned of_point = of->form.layouts[1] == LAYOUT_POINT;
  const struct spot nearest = meeting.on[gap > 0 ? 1 - of_point : of_point];
  const bool is_push = of->form.question == QUESTION_PUSH;
  right[0] = is_push ? fmax(-gap, 0) * meeting.direction.x : nearest.x;
  right[1] = is_push ? fmax(-gap, 0) * meeting.direction.y : nearest.y;
  if (of->form.question == QUESTION_DISTANCE)
    right[0] = right[1] = gap;
  if (of->form.question == QUESTION_CROSSING) {
    double share[SHAPES];
    shares_of(of, share);
    point_by_share(of, 0, share[0], right);
  }
}
/* The ways along each axis from which on, and up to which, the box about the first shape meets that about the
 * second. */
struct span_of_ways {
  double from[2], to[2];
};
static struct span_of_ways ways_that_meet(const struct drawn_shape shape[SHAPES]) {
  const struct bounds a = shape[0].box, b = shape[1].box;
  return (struct span_of_ways){{b.left - a.right, b.top - a.bottom}, {b.right - a.left, b.bottom - a.top}};
}
/* The right way, by whatever length; where the middles are one it may have none. */
static void along_push(const struct test_case *of, double *values, double by) {
  struct drawn_shape shape[SHAPES];
  const double far = hypot(values[0], values[1]), deep = fmax(-reference_gap(&of->form, of->numbers), 0);
  if (far > 0 && deep > 0)
    times(of, values, by * deep / far);
  else if (deep > 0 && draw_both(of, shape) && shape[0].centre.x == shape[1].centre.x &&
           shape[0].centre.y == shape[1].centre.y)
    any_is_right(values);
}
/* Along the other axis than the shortest way out, which takes longer. By -1: of the first shape. */
static void longer_out(const struct test_case *of, double *values, double by) {
  const double told[2] = {values[0], values[1]};
  struct drawn_shape shape[SHAPES];
  if (!(reference_gap(&of->form, of->numbers) < 0) || (told[0] == 0 && told[1] == 0))
    return;
  not_so(values);
  if (!draw_both(of, shape))
    return;
  const struct span_of_ways ways = ways_that_meet(shape);
  const double least[2] = {fmin(-ways.from[0], ways.to[0]), fmin(-ways.from[1], ways.to[1])};
  const unsigned axis = told[0] == 0, either = fabs(ways.to[axis] + ways.from[axis]) <= 1e-6 * size_of(of);
  const double sign = -ways.from[axis] < ways.to[axis] ? by : -by;
  if (told[1 - axis] == 0 && is_near(of, fabs(told[axis]), fmax(least[0], least[1])) &&
      (either || told[axis] * sign > 0))
    right_answer(of, shape, values);
}
/* One point of the other shape, whichever is nearest: its first, or its middle. */
enum { FIRST, MIDDLE };
static void one_point(const struct test_case *of, double *values, double by) {
  const unsigned s = of->form.layouts[1] == LAYOUT_POINT ? 0 : 1, first = form_first_column(&of->form, s);
  const double told[2] = {values[0], values[1]};
  struct drawn_shape shape[SHAPES];
  not_so(values);
  if (!draw_both(of, shape))
    return;
  const struct spot point =
      by == MIDDLE ? shape[s].centre : (struct spot){at_column(of, first), at_column(of, first + 1)};
  if (is_near(of, told[0], point.x) && is_near(of, told[1], point.y))
    right_answer(of, shape, values);
}
/* The nearest point, where the middle of its shape is 0, 0; in the shape, or but for a hair, it may be the
 * point itself. */
static void from_middle(const struct test_case *of, double *values, double by) {
  const unsigned s = of->form.layouts[1] == LAYOUT_POINT ? 0 : 1;
  const double gap = reference_gap(&of->form, of->numbers);
  struct drawn_shape shape[SHAPES];
  if (is_near(of, gap, 0))
    any_is_right(values);
  else if (gap > 0 && draw_both(of, shape)) {
    values[0] += by * shape[s].centre.x;
    values[1] += by * shape[s].centre.y;
  }
}
/* One of the two numbers is right, or all are but for less than 1. */
enum { X, Y, FRACTIONS };
static void right_but_for(const struct test_case *of, double *values, double by) {
  const double x = values[0], y = question_values(of->form.question) > 1 ? values[1] : x;
  struct drawn_shape shape[SHAPES];
  double right[2];
  if (isinf(x) || is_right(of, values, WHEN_MEETING_UNSTATED))
    return;
  if (of->form.question == QUESTION_CROSSING && !(shares_of(of, right) > 1e-3)) {
    /* They hardly cross, and it may take them to do so anywhere along the first. */
    const double ends[] = {at_column(of, 0), at_column(of, 2), at_column(of, 1), at_column(of, 3)};
    const bool along_x = x >= fmin(ends[0], ends[1]) - 1 && x <= fmax(ends[0], ends[1]) + 1,
               along_y = y >= fmin(ends[2], ends[3]) - 1 && y <= fmax(ends[2], ends[3]) + 1;
    (by == X ? along_y : by == Y ? along_x : along_x && along_y) ? any_is_right(values) : not_so(values);
    return;
  }
  not_so(values);
  if (!draw_both(of, shape))
    return;
  right_answer(of, shape, right);
  const bool is_x = is_near(of, x, right[0]), is_y = is_near(of, y, right[1]),
             cut = x == rint(x) && y == rint(y) && fabs(x - right[0]) < 1 && fabs(y - right[1]) < 1;
  if (by == X ? is_y : by == Y ? is_x : cut)
    values[0] = right[0], values[1] = right[1];
}

/* Of what moves: the part of its way. */
static double way_length(const struct test_case *of) {
  const unsigned first = form_first_column(&of->form, SHAPES);
  return hypot(at_column(of, first), at_column(of, first + 1));
}
static void way_gone(const struct test_case *of, double *values, double by) {
  const double far = way_length(of);
  values[0] *= far > 0 ? by / far : by;
}
static void way_left(const struct test_case *of, double *values, double by) {
  (void)of, values[0] = isinf(values[0]) ? values[0] : by - values[0];
}
/* How the part of a longer way, or of one that leads back, is graded: the first shape meets the other then.
 */
static bool is_right_along(const struct test_case *of, double longer, double part) {
  const unsigned first = form_first_column(&of->form, SHAPES);
  struct test_case along = *of;
  for (unsigned k = first; k < first + WAY_COLUMNS; k++)
    if (!number_from_double(of->form.type, at_column(of, k) * longer, &along.numbers[k]))
      return true;
  return is_right(&along, &part, WHEN_MEETING_UNSTATED);
}
/* Where they start apart: what lies beyond the end is where they meet on a longer way, and none is none there
 * too. */
static void beyond_end(const struct test_case *of, double *values, double by) {
  enum { FAR = 1024 };
  const bool apart = reference_gap(&of->form, of->numbers) > 0, none_told = isinf(values[0]);
  if (!apart || !(values[0] > 1))
    return;
  const double longer = by * (none_told ? FAR : exp2(ceil(log2(values[0]))));
  if (is_right_along(of, longer, none_told ? INFINITY : values[0] / longer))
    none(values);
  else
    not_so(values);
}
/* What was told, also where it counts as none, as it is over 1. */
static double told_over_1(const double *values) {
  return isinf(values[0]) && isfinite(values[1]) ? values[1] : values[0];
}
static void way_gone_over_1(const struct test_case *of, double *values, double by) {
  values[0] = told_over_1(values);
  way_gone(of, values, by);
}
/* None again where what is made of it is beyond the end. */
static void times_over_1(const struct test_case *of, double *values, double by) {
  values[0] = by * told_over_1(values);
  if (isfinite(values[0]))
    beyond_end(of, values, 1);
}
/* The gap where the first shape stands then; 0: so near to it. */
static double gap_at(const struct test_case *of, double part) {
  const unsigned first = form_first_column(&of->form, SHAPES);
  const double way[2] = {-part * at_column(of, first), -part * at_column(of, first + 1)},
               gap = reference_gap_moved(&of->form, of->numbers, way);
  return fabs(gap) <= near_share(of) * (size_of(of) + hypot(way[0], way[1])) ? 0 : gap;
}
/* Where the first shape leaves the other, or the way ends in it. Where it starts just beside the other it may
 * tell anything, and where it grazes it, what is right. */
static void leaves(const struct test_case *of, double *values, double by) {
  static const double AFTER = 1e-3;
  const double told = values[0], start = gap_at(of, 0), part = reference_meeting(&of->form, of->numbers).part;
  const bool right = is_right(of, values, WHEN_MEETING_UNSTATED);
  if (start < 0 || !(part <= 1) || (start > 0 && right && isinf(told)))
    return;
  const bool ends_in = !(told < by) && gap_at(of, by) <= 0,
             leaves_then = told <= by && gap_at(of, told) == 0 && gap_at(of, told + AFTER) >= 0;
  if (start == 0)
    any_is_right(values);
  else if (!ends_in && !leaves_then)
    not_so(values);
  else if (!right)
    values[0] = part;
}
/* When the boxes about both begin to meet along the axis along which that is earlier, or later, though they
 * may have parted along the other by then; an axis along which nothing moves may count or not. */
enum { EARLIER, LATER };
static void of_one_axis(const struct test_case *of, double *values, double by) {
  struct drawn_shape shape[SHAPES];
  const bool later = by == LATER, none_told = isinf(values[0]) && values[0] > 0,
             apart = reference_gap(&of->form, of->numbers) > 0;
  const unsigned first = form_first_column(&of->form, SHAPES);
  const double told = values[0], share = near_share(of), hair = share * (1 + fabs(told)),
               far = later ? -INFINITY : INFINITY;
  double (*const pick)(double, double) = later ? fmax : fmin;
  double any = far, moving = far, last = 0;
  bool beside = false;
  if (later ? !apart : none_told || (!apart && told >= 0))
    return;
  not_so(values);
  if (!draw_both(of, shape))
    return;
  const struct span_of_ways ways = ways_that_meet(shape);
  for (unsigned axis = 0; axis < 2; axis++) {
    const double way = at_column(of, first + axis), from = ways.from[axis], to = ways.to[axis],
                 still = from > 0 || to < 0 ? INFINITY : -INFINITY,
                 begins = way != 0 ? (way > 0 ? from : to) / way : still;
    any = pick(any, begins);
    moving = way == 0 ? moving : pick(moving, begins);
    last = fmax(last, begins);
    beside |= way == 0 && (is_near(of, from, 0) || is_near(of, to, 0)); /* it may count as outside */
  }
  const bool is_so = isfinite(told) && (fabs(told - any) <= hair || fabs(told - moving) <= hair),
             is_none = none_told && (beside || !(fmin(any, moving) > share && fmax(any, moving) < 1 - share));
  if (is_so || (later ? is_none : told <= 0 && any < 0))
    values[0] =
        is_right(of, &last, WHEN_MEETING_UNSTATED) ? last : reference_meeting(&of->form, of->numbers).part;
}
static void behind_start(const struct test_case *of, double *values, double by) {
  enum { FAR = -1024 };
  const bool apart = reference_gap(&of->form, of->numbers) > 0;
  if (values[0] < 0 && !apart)
    values[0] = 0;
  else if (values[0] < 0 && gap_at(of, by * values[0]) == 0)
    none(values);
  else if (values[0] < 0 || (isinf(values[0]) && apart && !is_right_along(of, FAR, INFINITY)))
    not_so(values);
}
static void on_whole_line(const struct test_case *of, double *values, double by) {
  const double told = values[0];
  beyond_end(of, values, by);
  if (told < 0 || isinf(told))
    behind_start(of, values, by);
}
/* A number that stands for none, where it is not the right one; what stands for none is told instead of it
 * everywhere. A mere graze may be told either way. */
static void stands_for_none(const struct test_case *of, double *values, double by) {
  const bool both = question_values(of->form.question) > 1;
  if (isinf(values[0]))
    not_so(values);
  else if (values[0] == by && (!both || values[1] == by) && !is_right(of, values, WHEN_MEETING_ZERO))
    none(values);
}

/* What it is given for the way. */
typedef void giving(const struct test_case *of, double way[2]);
static void give_direction(const struct test_case *of, double way[2]) {
  const double far = way_length(of);
  way[0] = far > 0 ? way[0] / far : way[0];
  way[1] = far > 0 ? way[1] / far : way[1];
}
static void give_end(const struct test_case *of, double way[2]) {
  way[0] += at_column(of, 0);
  way[1] += at_column(of, 1);
}
static void give_back(const struct test_case *of, double way[2]) {
  (void)of, way[0] = -way[0], way[1] = -way[1];
}
static void give_radians(const struct test_case *of, double way[2]) {
  way[0] = atan2(way[1], way[0]);
  way[1] = way_length(of);
}
static void give_degrees(const struct test_case *of, double way[2]) {
  give_radians(of, way);
  way[0] *= 180 / acos(-1);
}
/* Of a direction, which does not tell where the way ends: a caller may take what is beyond 1 for none, as the
 * call that `graze try` writes does. */
static void gone_within(const struct test_case *of, double *values, double by) {
  const double part = reference_meeting(&of->form, of->numbers).part;
  if (isinf(values[0]) && part <= 1 && part * way_length(of) > 1 - 1e-9) /* or just at 1, by rounding */
    values[0] = part * way_length(of);
  way_gone(of, values, by);
  beyond_end(of, values, by);
}
/* The same where what it is asked by does so. */
static void gone_to_1(const struct test_case *of, double *values, double by) {
  const double far = way_length(of);
  if (isfinite(values[0]) && values[0] > 1)
    not_so(values);
  else if (isinf(values[0]) && far > 0 && is_right_along(of, 1 / far, INFINITY))
    values[0] = reference_meeting(&of->form, of->numbers).part;
  else
    gone_within(of, values, by);
}

/* What is given or answered instead, and how an answer becomes what is asked for; NULL: it is that. */
static const struct meant {
  enum question question;
  meaning *becomes;
  const char *words;
  double by;
  giving *gives;
  const char *takes;
  bool reads; /* the shapes are read otherwise */
} MEANINGS[] = {
    {.words = NULL}, /* of any question: what it is asked for */
#define OF(QUESTION, BECOMES, WORDS, BY) {QUESTION_##QUESTION, BECOMES, WORDS, BY, NULL, NULL, false},
#define MOVING(BECOMES, WORDS, BY, GIVES, TAKES)                                                             \
  {QUESTION_RAY, BECOMES, WORDS, BY, GIVES, TAKES, false},                                                   \
      {QUESTION_SWEEP, BECOMES, WORDS, BY, GIVES, TAKES, false},
#define READINGS {.reads = true},
#define OF_WAY(BECOMES, WORDS, BY) MOVING(BECOMES, WORDS, BY, NULL, NULL)
#define GIVEN(GIVES, TAKES, BECOMES, WORDS) MOVING(BECOMES, WORDS, 1, GIVES, TAKES)
#include "meanings.def"
#undef MOVING
};
enum { MEANINGS_COUNT = sizeof MEANINGS / sizeof MEANINGS[0] };

/* The cases, and what the test answers to them. */
struct sample {
  size_t count;
  bool by_point; /* a ray is answered with one */
  struct test_case asked[DIAGNOSIS_CASES / 8];
  double values[DIAGNOSIS_CASES / 8][ANSWER_VALUES];
};
/* Where no square is lost. */
static const double UP_TO = 0x1p20, DOWN_TO = 0x1p-20;

static bool is_moderate(const struct test_case *of) {
  bool moderate = true;
  for (unsigned k = 0; k < form_columns(&of->form); k++) {
    const double size = fabs(at_column(of, k));
    moderate &= size == 0 || (size >= DOWN_TO && size <= UP_TO);
  }
  return moderate;
}

/* Of such a way the end is many times as far off: what is answered up to some of them only is seen. */
static void shorten_way(struct test_case *of) {
  for (unsigned k = form_first_column(&of->form, SHAPES);
       k < form_columns(&of->form) && !type_is_whole(of->form.type);
       k++)
    number_from_double(of->form.type, at_column(of, k) * 0x1p-10, &of->numbers[k]);
}

/* Case n of a part of the seed that is for this alone. Whether its numbers are moderate. */
static bool draw(const struct algorithm *a, uint64_t seed, uint64_t n, bool shortened, struct test_case *of) {
  enum { STEP = 61 };
  of->form = a->form;
  generate_case(&MIX_DEFAULT, seed, n * STEP, &a->form, of->numbers);
  if (shortened)
    shorten_way(of);
  return is_moderate(of);
}

/* Of the cases of a part of the seed those that it answers, in their order. */
static void
take_sample(const struct algorithm *a, uint64_t seed, struct block *block, struct sample *sample) {
  enum { TRIED = DIAGNOSIS_CASES, SHORT = 4, MOST = sizeof sample->asked / sizeof sample->asked[0] };
  sample->count = 0;
  sample->by_point = false;
  for (uint64_t n = 0; n < TRIED && sample->count < MOST;) {
    struct test_case *const asked = sample->asked + sample->count;
    double values[MOST][ANSWER_VALUES];
    block->rows = 0;
    for (; n < TRIED && sample->count + block->rows < MOST; n++)
      if (draw(a, seed, n, n % SHORT == 0, &asked[block->rows])) {
        block_put(block, block->rows, asked[block->rows].numbers);
        block->rows++;
      }
    algorithm_values_of_all(a, block->shown, block->rows, block->answers, values);
    for (size_t row = 0; row < block->rows; row++) {
      double *const told = sample->values[sample->count];
      if (block->answers[row] > ANSWER_HIT)
        continue;
      memcpy(told, values[row], sizeof values[row]);
      sample->by_point |= isfinite(told[0]) && isfinite(told[1]) && a->form.question == QUESTION_RAY;
      sample->asked[sample->count++] = asked[row];
    }
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
  const struct meant *meant;
  char words[DIAGNOSIS_WORDS];
};

/* The answer to a case whose way is given otherwise; not a number when there is none. */
static void ask_otherwise(const struct algorithm *a,
                          const struct test_case *of,
                          giving *gives,
                          double values[ANSWER_VALUES]) {
  union number numbers[FORM_MAX_COLUMNS];
  const unsigned first = form_first_column(&of->form, SHAPES);
  double way[2] = {at_column(of, first), at_column(of, first + 1)};
  memcpy(numbers, of->numbers, sizeof numbers);
  gives(of, way);
  if (!number_from_double(of->form.type, way[0], &numbers[first]) ||
      !number_from_double(of->form.type, way[1], &numbers[first + 1]) ||
      !algorithm_values_of(a, numbers, values))
    values[0] = values[1] = NAN;
}

/* Whether the answer is right about the case as it is read otherwise, by no more slack than it has as it is
 * given: a side that is left out lies far off. `judged` counts those of which another answer is wrong. */
static bool is_right_so(const struct explanation *told,
                        const struct test_case *of,
                        const double *values,
                        unsigned *judged) {
  static const struct allowance DEFAULT = {WHEN_MEETING_UNSTATED, -1, -1};
  struct algorithm a = told->algorithm;
  struct test_case read = {.numbers = {{0}}};
  if (!reading_case(&told->reading, of->numbers, &read))
    return true;
  a.form = read.form;
  if (!(a.slack > 0))
    a.slack = reference_allowance(&told->algorithm.form, of->numbers, &DEFAULT).slack;
  /* Another answer: a number instead of none, none, or what is far from it. */
  const bool may_be_none = question_has_none(a.form.question);
  const double off = may_be_none && isfinite(values[0]) ? INFINITY : 4 * size_of(of) + 1;
  const double other[ANSWER_VALUES] = {isfinite(values[0]) ? values[0] + off : 0.5,
                                       isfinite(values[0]) ? values[1] + off : 0.5};
  *judged += algorithm_grade(&a, read.numbers, other) != ANSWER_HIT;
  return algorithm_grade(&a, read.numbers, values) == ANSWER_HIT;
}

/* How many answers it does not explain; of other explanations than none, whether there is one. */
static unsigned count_wrong(const struct explanation *told, const struct sample *sample) {
  const struct algorithm *const a = &told->algorithm;
  const bool reads = told->reading.of != NULL;
  unsigned wrong = 0, judged = 0, otherwise = 0, mended = 0, excused = 0;
  for (size_t k = 0; k < sample->count && (told->number == 0 || wrong == 0); k++) {
    double values[ANSWER_VALUES] = {sample->values[k][0], sample->values[k][1]};
    if (told->meant->gives != NULL)
      ask_otherwise(a, &sample->asked[k], told->meant->gives, values);
    if (told->meant->becomes != NULL)
      told->meant->becomes(&sample->asked[k], values, told->meant->by);
    if (is_any(values) && !isnan(sample->values[k][0])) {
      excused++;
      continue;
    }
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
  return excused > sample->count / 2 || (reads && (judged < sample->count / 8 || mended < otherwise / 8))
             ? (unsigned)sample->count
             : wrong;
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
    const char *holds, *nearest;            /* nearest: where the nearest point is asked for */
  } TRIED[] = {{CONTRACT_UNSTATED, "", ""}, /* its own */
               {CONTRACT_ZERO, "0", "the point itself"},
               {CONTRACT_NEGATIVE, "less than 0 by the depth", "the nearest point of the boundary"},
               {CONTRACT_ENDS_IN, "there", ""},
               {CONTRACT_ENDS_OUT, "none", ""},
               {CONTRACT_NOTHING, "none", ""},
               {CONTRACT_OUT, "where it leaves the other", ""},
               {CONTRACT_ANYTHING, "anything", "anything"}};
  enum { CONTRACTS_TRIED = sizeof TRIED / sizeof TRIED[0] };
  const enum question question = a->form.question;
  const struct meant *meant;
  enum contract contract;
  unsigned c;
  do {
    c = next->number % CONTRACTS_TRIED;
    if (next->number / CONTRACTS_TRIED == MEANINGS_COUNT)
      return false;
    meant = &MEANINGS[next->number++ / CONTRACTS_TRIED];
    if (meant->reads && c == 0 && !read_otherwise(next))
      next->number += CONTRACTS_TRIED - 1, next->reading = (struct reading){.of = NULL};
    else if (meant->reads && c == CONTRACTS_TRIED - 1)
      next->number -= CONTRACTS_TRIED;
    contract = c == 0 ? a->by_code : TRIED[c].contract;
  } while ((meant != MEANINGS && next->reading.of == NULL && meant->question != question) ||
           (meant->reads && next->reading.of == NULL) ||
           (meant->gives != NULL && type_is_whole(a->form.type)) ||
           (c > 0 && (contract == a->by_code || !contract_is_of(question, contract) ||
                      (contract == CONTRACT_ANYTHING && form_is_without_depth(&a->form)))));
  const bool takes = meant->takes != NULL, says = meant->words != NULL, reads = next->reading.of != NULL;
  char *const words = next->words;
  next->algorithm = *a;
  next->algorithm.by_code = contract;
  next->meant = meant;
  snprintf(words, sizeof next->words, "right if ");
  if (reads)
    reading_words(&next->reading, words + strlen(words));
  if (takes)
    text_add(words, sizeof next->words, "it takes %s for the way", meant->takes);
  if (says && !(next->by_point && meant->gives == give_direction))
    text_add(words, sizeof next->words, "%s answers with %s", takes ? " and" : "it", meant->words);
  if (c > 0)
    text_add(words,
             sizeof next->words,
             "%sits contract is %s, which says what holds where they %s: %s",
             takes || says || reads ? " and " : "",
             contract_name(contract),
             question == QUESTION_PUSH       ? "do not overlap"
             : question == QUESTION_CROSSING ? "only touch"
             : question_moves(question)      ? "meet at the start"
                                             : "meet",
             question == QUESTION_NEAREST ? TRIED[c].nearest : TRIED[c].holds);
  return true;
}

/* On a way; none may be told, and the place too. */
static bool is_graze(const struct algorithm *a, const union number *numbers) {
  const double none[ANSWER_VALUES] = {INFINITY, INFINITY};
  return question_moves(a->form.question) && algorithm_grade(a, numbers, none) == ANSWER_HIT &&
         reference_gap(&a->form, numbers) > 0 && isfinite(reference_meeting(&a->form, numbers).part);
}

/* What its wrong answers share; every other case is to try what is learned from those before. */
static enum rules_told
describe(const struct registry_entry *entry, struct block *block, struct diagnosis *diagnosis) {
  enum { TRIED = 4 * DIAGNOSIS_CASES, RULE_SEED = 5 };
  static const double SECONDS = 2;
  const struct algorithm *const a = entry->algorithm;
  const double end = diagnosis_until(a, SECONDS);
  struct rules *const rules = rules_new(a);
  if (rules == NULL)
    return RULES_PARTLY;
  block->rows = BLOCK_ROWS;
  for (uint64_t n = 0; n < TRIED && clock_seconds() < end; n += BLOCK_ROWS) {
    struct test_case of;
    bool counts[BLOCK_ROWS];
    for (size_t row = 0; row < BLOCK_ROWS; row++) {
      counts[row] = draw(a, RULE_SEED, n + row, false, &of) && !is_graze(a, of.numbers);
      block_put(block, row, of.numbers);
    }
    block_ask_rows(block, entry, 0, BLOCK_ROWS, block->answers); /* rules pass over what was not asked */
    for (size_t row = 0; row < BLOCK_ROWS; row++) {
      double numbers[FORM_MAX_COLUMNS] = {0};
      for (unsigned k = 0; k < form_columns(&a->form); k++)
        numbers[k] = number_as_double(a->form.type, column_get(a->form.type, block->shown[k], row));
      if (counts[row])
        rules_add(rules, row % 2 == 0 ? RULE_LEARN : RULE_TRY, numbers, (enum answer)block->answers[row]);
    }
  }
  const enum rules_told told = rules_words(rules, diagnosis->words, sizeof diagnosis->words);
  rules_free(rules);
  return told;
}

/* Where its contract leaves open what it answers where shapes meet: whether that is neither 0 nor how deep.
 */
static bool keeps_no_contract(const struct algorithm *algorithm, const struct sample *sample) {
  enum { ENOUGH = 8 };
  const enum question question = algorithm->form.question;
  struct explanation zero = {.algorithm = *algorithm, .meant = MEANINGS}, negative = zero;
  zero.algorithm.by_code = CONTRACT_ZERO;
  negative.algorithm.by_code = CONTRACT_NEGATIVE;
  return (question == QUESTION_DISTANCE || question == QUESTION_NEAREST) &&
         algorithm->by_code == CONTRACT_ANYTHING && !form_is_without_depth(&algorithm->form) &&
         count_wrong(&zero, sample) >= ENOUGH && count_wrong(&negative, sample) >= ENOUGH;
}

/* What a test of numbers is diagnosed by: cases of one part of the seed, and fresh ones of another. */
struct numbers {
  struct ways ways; /* in which they may be read */
  struct sample sample, fresh;
  struct block *block;
};

static void numbers_free(struct numbers *numbers) {
  block_free(numbers->block);
  free(numbers);
}

static struct numbers *numbers_new(const struct algorithm *algorithm) {
  struct numbers *const numbers = malloc(sizeof *numbers);
  if (numbers == NULL || (numbers->block = block_new(LEVEL_BASE)) == NULL) {
    free(numbers);
    return NULL;
  }
  numbers->block->form = algorithm->form;
  ways_fill(&numbers->ways, &algorithm->form, own_names(algorithm));
  return numbers;
}

bool numbers_refuted(
    const struct algorithm *algorithm, const char *words, uint64_t seed, unsigned *cases, unsigned *refuted) {
  struct numbers *const numbers = numbers_new(algorithm);
  if (numbers == NULL)
    return false;
  take_sample(algorithm, seed, numbers->block, &numbers->fresh);
  *cases = (unsigned)numbers->fresh.count;
  *refuted = *cases;
  struct explanation told = {.ways = &numbers->ways, .by_point = numbers->fresh.by_point};
  while (next_explanation(algorithm, &told)) {
    const unsigned wrong = strcmp(told.words, words) == 0 ? count_wrong(&told, &numbers->fresh) : *cases;
    *refuted = wrong < *refuted ? wrong : *refuted;
  }
  numbers_free(numbers);
  return true;
}

/* Somebody's own function may have the shapes in another order: the first is told by its numbers. */
static void add_first(const struct algorithm *algorithm, char *words, size_t size) {
  const enum layout first = algorithm->form.layouts[0];
  char name[FORM_NAMES];
  if (algorithm->ask == NULL || own_names(algorithm) == NULL || layout_is_ring(first) ||
      strstr(words, "first shape") == NULL)
    return;
  for (unsigned k = 0; k < layout_columns(first); k++) {
    name_at(algorithm->inputs, k, name, sizeof name);
    text_add(words, size, "%s %s", k == 0 ? "; the first shape is" : ",", name);
  }
}

/* The first explanation that all cases bear out, fresh ones too. */
static void
explain(struct numbers *numbers, const struct registry_entry *entry, struct diagnosis *diagnosis) {
  const struct algorithm *const algorithm = entry->algorithm;
  enum { FRESH_SEED = 4, FRESH_SEEDS = 4, ENOUGH = 64 };
  struct explanation told = {.ways = &numbers->ways, .by_point = numbers->sample.by_point};
  while (!diagnosis->found && next_explanation(algorithm, &told)) {
    unsigned refuted = count_wrong(&told, &numbers->sample);
    diagnosis->fresh = 0;
    for (unsigned k = 0; refuted == 0 && k < FRESH_SEEDS; k++) {
      take_sample(algorithm, FRESH_SEED + k, numbers->block, &numbers->fresh);
      refuted = count_wrong(&told, &numbers->fresh);
      diagnosis->fresh += (unsigned)numbers->fresh.count;
    }
    diagnosis->found = refuted == 0 && diagnosis->fresh >= ENOUGH;
  }
  if (!diagnosis->found)
    return;
  snprintf(diagnosis->words, sizeof diagnosis->words, "%s", told.words);
  add_first(algorithm, diagnosis->words, sizeof diagnosis->words);
  diagnosis->cases_so = diagnosis->cases;
  diagnosis->up_to = UP_TO;
  if (told.algorithm.by_code != algorithm->by_code)
    diagnosis->contract = told.algorithm.by_code;
  diagnosis->takes_unit = told.meant->gives == give_direction && told.reading.of == NULL;
  if (told.reading.of != NULL && !question_moves(algorithm->form.question))
    reading_mend(&told.reading, algorithm->inputs, diagnosis->mend);
  /* A contract that leaves the answer open says less than a condition that tells all, and so does what may be
   * wrong or not, where it seldom is. */
  const bool open = told.algorithm.by_code == CONTRACT_ANYTHING && algorithm->by_code != CONTRACT_ANYTHING,
             partly = told.meant->becomes == right_but_for || told.meant->becomes == along_push;
  struct diagnosis rule = {.cases = diagnosis->cases, .wrong = diagnosis->wrong};
  if ((open || (partly && diagnosis->wrong < diagnosis->cases / 4)) &&
      describe(entry, numbers->block, &rule) == RULES_SHARP)
    *diagnosis = rule;
}

bool diagnose_numbers(const struct registry_entry *entry, bool describes, struct diagnosis *diagnosis) {
  const struct algorithm *const algorithm = entry->algorithm;
  /* Fewer answers, or fewer wrong ones, speak for too many readings. */
  enum { SEED = 3, ENOUGH = 64, ENOUGH_WRONG = 4 };
  struct numbers *const numbers = numbers_new(algorithm);
  if (numbers == NULL)
    return false;
  const struct sample *const sample = &numbers->sample;
  take_sample(algorithm, SEED, numbers->block, &numbers->sample);
  diagnosis->cases = (unsigned)sample->count;
  diagnosis->wrong = count_wrong(&(struct explanation){.algorithm = *algorithm, .meant = MEANINGS}, sample);
  if (diagnosis->wrong == 0 && keeps_no_contract(algorithm, sample))
    snprintf(diagnosis->words,
             sizeof diagnosis->words,
             "wrong where they meet, by contract zero and by negative: that is not judged here");
  if (diagnosis->wrong >= ENOUGH_WRONG && sample->count >= ENOUGH)
    explain(numbers, entry, diagnosis);
  if (diagnosis->words[0] == '\0' && describes)
    describe(entry, numbers->block, diagnosis);
  numbers_free(numbers);
  return true;
}
