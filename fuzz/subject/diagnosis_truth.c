/* What would be true if shapes were read in other ways: the answers that each way of a diagnosis expects. */
#include "diagnosis_ways.h"

#include "number.h"
#include "wording.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

enum { COSTS = 4, CORNERS_MAX = LAYOUT_MAX_COLUMNS / 2 < 4 ? 4 : LAYOUT_MAX_COLUMNS / 2 };

/* A shape in doubles, or a piece of one. */
struct truth_shape {
  enum layout layout;
  double n[LAYOUT_MAX_COLUMNS];
};

struct corner_list {
  unsigned count;
  double x[CORNERS_MAX], y[CORNERS_MAX];
};

void ways_fill(struct ways *ways, const struct form *form, const char *names) {
  ways->form = *form;
  ways->names = names;
  for (unsigned s = 0; s < SHAPES; s++)
    ways->count[s] = ways_of(form->layouts[s], form->layouts[1 - s], ways->way[s]);
}

static bool as_is(const struct shape_way *way) { return way->words[0] == '\0'; }
static bool is_special(const struct shape_way *way) {
  return way->pieces != PIECES_WHOLE || way->only != ONLY_ALL;
}
/* Of a few pieces none need contain the whole of the other. */
static bool has_one_piece(const struct shape_way *way) {
  return way->pieces == PIECES_WHOLE || way->pieces == PIECES_BOUNDS || way->pieces == PIECES_DIAMOND;
}
static bool is_alike(const struct reading *reading) {
  const struct ways *ways = reading->of;
  return ways_are_of_sum(reading->way[0], reading->way[1]) ||
         (ways->form.layouts[0] == ways->form.layouts[1] &&
          reading->way[0] - ways->way[0] == reading->way[1] - ways->way[1]);
}

/* How much a reading asks one to believe: a mistake made with one shape, or with both alike, is likelier than
 * two different ones. */
static unsigned cost_of(const struct reading *reading) {
  const struct shape_way *a = reading->way[0], *b = reading->way[1];
  const bool alike = is_alike(reading), within = reading->of->form.question == QUESTION_CONTAINS;
  const bool either = reading->asked == ASKED_EITHER;
  if (either ? !a->is_enough || !b->is_enough || reading->swapped || reading->negated
             : reading->asked != ASKED_OWN && !within)
    return COSTS;
  if ((a->only == ONLY_EVEN || b->only == ONLY_EVEN) && !type_is_whole(reading->of->form.type))
    return COSTS;
  if (within && !(has_one_piece(a) && has_one_piece(b)))
    return COSTS;
  if ((a->is_axes && b->is_axes) || (!alike && is_special(a) && is_special(b)))
    return COSTS;
  if (alike && a->is_slip && a->is_of_other) /* that would exchange the shapes */
    return COSTS;
  if ((a->radius_is >= RADIUS_ROOT_OF_SUM || b->radius_is >= RADIUS_ROOT_OF_SUM) &&
      (!ways_are_of_sum(a, b) || within))
    return COSTS;
  const unsigned changed = either ? 0 : !as_is(a) + !as_is(b), cost = (alike ? changed / 2 : changed) +
                                                                      reading->swapped + reading->negated +
                                                                      (reading->asked != ASKED_OWN);
  return cost > 1 && (way_is_rare(a) || way_is_rare(b)) ? COSTS : cost;
}

bool reading_next(const struct ways *ways, struct next_reading *next, struct reading *reading) {
  const unsigned a = ways->count[0], b = ways->count[1];
  const bool same = ways->form.layouts[0] == ways->form.layouts[1];
  for (; next->cost < COSTS; next->cost++, next->code = 0)
    while (next->code < 4 * a * b * ASKED) {
      const unsigned code = next->code++, flips = code / a / b;
      *reading = (struct reading){ways,
                                  {&ways->way[0][code % a], &ways->way[1][code / a % b]},
                                  .asked = (enum asked)(flips >> 2),
                                  .swapped = (flips & 1) != 0,
                                  .negated = (flips & 2) != 0};
      if (!(same && reading->swapped) && cost_of(reading) == next->cost)
        return true;
    }
  return false;
}

static double radius_as(enum radius_is is, double r, double other) {
  const double as[] = {[RADIUS_ITSELF] = r,
                       [RADIUS_ROOT] = sqrt(r),
                       [RADIUS_SQUARE] = r * r,
                       [RADIUS_ROOT_OF_SUM] = sqrt(r + other) / 2,
                       [RADIUS_ROOT_OF_SQUARES] = sqrt(r * r + other * other) / 2,
                       [RADIUS_LARGER] = fmax(r, other) / 2,
                       [RADIUS_DIFFERENCE] = fabs(r - other) / 2};
  return as[is];
}

/* `others` are the numbers of the other shape. */
static struct truth_shape take(const struct shape_way *way, const double *numbers, const double *others) {
  struct truth_shape part = {.layout = way->to};
  for (unsigned row = 0; row < layout_columns(way->to); row++) {
    part.n[row] = way->by[row][ONE];
    for (unsigned k = 0; k < way->columns; k++)
      part.n[row] += way->by[row][k] * numbers[k];
  }
  for (unsigned k = 0; k < way->columns && way->is_slip; k++)
    part.n[way->slip_row] += way->slip[k] != 0 ? way->slip[k] * others[k] : 0;
  const unsigned radius = layout_radius(way->to);
  for (unsigned k = radius; k < layout_columns(way->to) && way->radius_is != RADIUS_ITSELF; k++)
    part.n[k] = radius_as(
        way->radius_is, part.n[k], way->radius_is >= RADIUS_ROOT_OF_SUM ? others[way->other_radius] : 0);
  if (way->corners != 0 && part.n[0] > FEWEST_CORNERS)
    part.n[0] = fmin(part.n[0], way->corners > 0 ? way->corners : part.n[0] + way->corners);
  const double over = way->shrinks ? fmax(0, -fmin(part.n[2], part.n[3])) : 0;
  for (unsigned row = 2; row < 5 && over > 0; row++)
    part.n[row] += row < 4 ? over : -over;
  return part;
}

static struct corner_list corners_of(const struct truth_shape *part) {
  static const uint8_t BOX[4][2] = {{0, 1}, {2, 1}, {2, 3}, {0, 3}};
  const double *const first = part->n + layout_vertex(part->layout, 0);
  struct corner_list corners = {.count = layout_corners_given(part->layout, *part->n)};
  for (unsigned k = 0; k < corners.count; k++) {
    corners.x[k] = first[(size_t)2 * k];
    corners.y[k] = first[(size_t)2 * k + 1];
  }
  const double *n = part->n, core[] = {n[0] - n[2], n[1] - n[3], n[0] + n[2], n[1] + n[3]};
  const double *const side = part->layout == LAYOUT_ROUNDED_CORE ? core : n;
  for (unsigned k = 0; layout_has_sides(part->layout) && k < 4; k++) {
    corners.count = 4;
    corners.x[k] = side[BOX[k][0]];
    corners.y[k] = side[BOX[k][1]];
  }
  return corners;
}

/* Along an axis. */
static double radius_of(const struct truth_shape *part, enum axis axis) {
  const unsigned second = axis == AXIS_Y && layout_is_stretched(part->layout);
  return layout_is_round(part->layout) ? part->n[layout_radius(part->layout) + second] : 0;
}
static bool has_radius(const struct truth_shape *part) { return layout_is_round(part->layout); }

/* Positive where p lies to the left of the line from corner k to the next, y upward. */
static double to_left(const struct corner_list *c, unsigned k, double x, double y) {
  const unsigned next = (k + 1) % c->count;
  return (c->x[next] - c->x[k]) * (y - c->y[k]) - (c->y[next] - c->y[k]) * (x - c->x[k]);
}

/* Positive when the corners turn left, y upward. */
static double area_of(const struct corner_list *c) {
  double area = 0;
  for (unsigned k = 0; k < c->count; k++)
    area += to_left(c, k, c->x[0], c->y[0]);
  return area;
}

static bool is_flat(const struct truth_shape *part) {
  const struct corner_list c = corners_of(part);
  if (layout_has_sides(part->layout) && radius_of(part, AXIS_X) > 0)
    return false;
  if (has_radius(part) && !layout_has_sides(part->layout))
    return radius_of(part, AXIS_X) == 0 || radius_of(part, AXIS_Y) == 0;
  return c.count == 2 ? c.x[0] == c.x[1] && c.y[0] == c.y[1] : c.count > 2 && area_of(&c) == 0;
}

/* All corners lie on one hand of each side, and not on its line. */
static bool is_convex(const struct corner_list *c) {
  bool left = false, right = false;
  for (unsigned k = 0; k < c->count; k++)
    for (unsigned n = 0; n < c->count; n++) {
      left = left || to_left(c, k, c->x[n], c->y[n]) > 0;
      right = right || to_left(c, k, c->x[n], c->y[n]) < 0;
    }
  return left != right;
}

static bool speaks_of(const struct shape_way *way, const struct truth_shape *part) {
  const struct corner_list c = corners_of(part);
  switch (way->only) {
  case ONLY_ALL:
    break;
  case ONLY_RISING:
    return ((way->which & RISING_X) == 0 || c.x[0] <= c.x[1]) &&
           ((way->which & RISING_Y) == 0 || c.y[0] <= c.y[1]);
  case ONLY_TURNING_LEFT:
    return area_of(&c) > 0;
  case ONLY_TURNING_RIGHT:
    return area_of(&c) < 0;
  case ONLY_CONVEX:
    return is_convex(&c);
  case ONLY_EVEN:
    return fmod(c.x[2] - c.x[0], 2) == 0 && fmod(c.y[2] - c.y[0], 2) == 0;
  }
  return true;
}

/* How many corners, or how little a side: what a case that is left out must not exceed all of those kept in,
 * to tell anything of them. */
static double reach_of(const struct shape_way *way, const struct truth_shape *part) {
  const struct corner_list c = corners_of(part);
  return way->only == ONLY_CONVEX ? (double)c.count
         : way->only == ONLY_EVEN ? -fmin(c.x[2] - c.x[0], c.y[2] - c.y[0])
                                  : -INFINITY;
}

static struct truth_shape
corner_at(const struct corner_list *c, unsigned k, bool with_radius, double radius) {
  return (struct truth_shape){layout_of_corners(1, with_radius), {c->x[k], c->y[k], radius}};
}

static struct truth_shape bounds_of(const struct truth_shape *part) {
  const struct corner_list c = corners_of(part);
  const double x = radius_of(part, AXIS_X), y = radius_of(part, AXIS_Y);
  struct truth_shape box = {LAYOUT_BOX_LTRB, {INFINITY, INFINITY, -INFINITY, -INFINITY}};
  for (unsigned k = 0; k < c.count; k++) {
    box.n[0] = fmin(box.n[0], c.x[k] - x);
    box.n[1] = fmin(box.n[1], c.y[k] - y);
    box.n[2] = fmax(box.n[2], c.x[k] + x);
    box.n[3] = fmax(box.n[3], c.y[k] + y);
  }
  return box;
}

/* What is tried of a shape. */
static unsigned pieces_of(const struct shape_way *way,
                          const struct truth_shape *whole,
                          struct truth_shape piece[CORNERS_MAX]) {
  const struct corner_list c = corners_of(whole);
  unsigned count = 0;
  switch (way->pieces) {
  case PIECES_WHOLE:
  case PIECES_HALVES:
  case PIECES_TURNS:
  case PIECES_AXES:
    break;
  case PIECES_CORNERS:
  case PIECES_EACH_CORNERS:
    for (; count < c.count; count++)
      piece[count] = corner_at(&c, count, has_radius(whole), radius_of(whole, AXIS_X));
    return count;
  case PIECES_SIDES:
  case PIECES_SIDES_INSIDE:
    for (unsigned k = 0, next = 1; k < c.count; k++, next = (k + 1) % c.count)
      if (k != way->which)
        piece[count++] =
            (struct truth_shape){layout_of_corners(2, false), {c.x[k], c.y[k], c.x[next], c.y[next]}};
    return count;
  case PIECES_BOUNDS:
    piece[0] = bounds_of(whole);
    return 1;
  case PIECES_BARS:
    for (; count < 2; count++) {
      piece[count] = bounds_of(whole);
      piece[count].n[1 - count] += radius_of(whole, AXIS_X);
      piece[count].n[3 - count] -= radius_of(whole, AXIS_X);
    }
    return count;
  case PIECES_DIAMOND: {
    const double x = c.x[0], y = c.y[0], r = radius_of(whole, AXIS_X);
    piece[0] = (struct truth_shape){layout_of_corners(4, false), {x, y - r, x + r, y, x, y + r, x - r, y}};
    return 1;
  }
  }
  piece[0] = *whole;
  return 1;
}

/* Both shapes as the test takes them, one behind the other: the way of each, the whole, and what is tried of
 * it. */
struct taken_both {
  const struct shape_way *way[SHAPES];
  struct truth_shape whole[SHAPES], piece[SHAPES][CORNERS_MAX];
  unsigned count[SHAPES];
};

static void take_both(const struct reading *reading, const double *numbers, struct taken_both *both) {
  const double *const of[SHAPES] = {numbers, numbers + reading->way[reading->swapped]->columns};
  for (unsigned s = 0; s < SHAPES; s++) {
    both->way[s] = reading->way[reading->swapped ? 1 - s : s];
    both->whole[s] = take(both->way[s], of[s], of[1 - s]);
    both->count[s] = pieces_of(both->way[s], &both->whole[s], both->piece[s]);
  }
}

static struct form
put_side_by_side(const struct truth_shape *a, const struct truth_shape *b, union number *numbers) {
  unsigned count = 0;
  for (unsigned k = 0; k < layout_columns(a->layout); k++)
    numbers[count++].f64 = a->n[k];
  for (unsigned k = 0; k < layout_columns(b->layout); k++)
    numbers[count++].f64 = b->n[k];
  return (struct form){.type = TYPE_F64, .layouts = {a->layout, b->layout}};
}

static enum question question_of(const struct reading *reading) {
  return reading->asked == ASKED_MEETING ? QUESTION_HIT : reading->of->form.question;
}

/* As a case of what is asked, where the second of the shapes may be to contain the first. */
static void put_as_asked(const struct reading *reading,
                         const struct truth_shape *a,
                         const struct truth_shape *b,
                         struct test_case *to) {
  const enum question question = question_of(reading);
  const bool turned = question == QUESTION_CONTAINS && reading->swapped != (reading->asked == ASKED_TURNED);
  to->form = put_side_by_side(turned ? b : a, turned ? a : b, to->numbers);
  to->form.question = question;
}

/* Two points make no form. */
static bool are_points(const struct truth_shape *a, const struct truth_shape *b) {
  return a->layout == LAYOUT_POINT && b->layout == LAYOUT_POINT;
}

static struct truth
truth_as(const struct reading *reading, const struct truth_shape *a, const struct truth_shape *b) {
  struct test_case put;
  if (are_points(a, b))
    return (struct truth){.relation =
                              a->n[0] == b->n[0] && a->n[1] == b->n[1] ? RELATION_TOUCHING : RELATION_APART};
  put_as_asked(reading, a, b, &put);
  if (form_refusal(&put.form) != NULL) /* a point contains nothing else */
    return (struct truth){.relation = RELATION_APART};
  return reference_truth(&put.form, put.numbers);
}

static double
gap_as(const struct reading *reading, const struct truth_shape *a, const struct truth_shape *b) {
  struct test_case put;
  if (are_points(a, b))
    return hypot(a->n[0] - b->n[0], a->n[1] - b->n[1]);
  put_as_asked(reading, a, b, &put);
  if (put.form.question != QUESTION_CONTAINS)
    put.form.question = QUESTION_HIT;
  return form_refusal(&put.form) == NULL ? fabs(reference_gap(&put.form, put.numbers)) : INFINITY;
}

/* What is true when one of the two suffices. */
static struct truth either(struct truth a, struct truth b) {
  static const uint8_t RANK[RELATIONS] = {
      [RELATION_TOUCHING] = 1, [RELATION_FLAT] = 2, [RELATION_OVERLAPPING] = 3, [RELATION_INVALID] = 4};
  struct truth truth = RANK[b.relation] > RANK[a.relation] ? b : a;
  truth.half_open_hit = a.half_open_hit || b.half_open_hit;
  return truth;
}

static struct truth of_pieces(const struct reading *reading, const struct taken_both *both) {
  struct truth truth = {.relation = RELATION_APART};
  for (unsigned a = 0; a < both->count[0]; a++)
    for (unsigned b = 0; b < both->count[1]; b++)
      truth = either(truth, truth_as(reading, &both->piece[0][a], &both->piece[1][b]));
  for (unsigned s = 0; s < SHAPES; s++) {
    const enum pieces pieces = both->way[s]->pieces;
    const struct corner_list other = corners_of(&both->whole[1 - s]);
    for (unsigned k = 0; k < other.count && (pieces == PIECES_SIDES_INSIDE || pieces == PIECES_EACH_CORNERS);
         k++) {
      const struct truth_shape point = corner_at(&other, k, false, 0);
      truth = either(truth, truth_as(reading, &both->whole[s], &point));
    }
  }
  return truth;
}

static int sign(double x) { return (x > 0) - (x < 0); }

/* -1: a line along a side of a, but for one, has all of b on its right; 0: or on it. `turn` -1: on its left.
 */
static int
parted(const struct corner_list *a, const struct corner_list *b, int turn, unsigned but, bool both_ways) {
  int least = 1;
  for (unsigned k = 0; k < a->count && a->count > 1; k++) {
    double deepest = -INFINITY, shallowest = INFINITY, far = 0;
    for (unsigned n = 0; n < b->count; n++) {
      const double depth = turn * to_left(a, k, b->x[n], b->y[n]);
      deepest = fmax(deepest, depth);
      shallowest = fmin(shallowest, depth);
    }
    for (unsigned n = 0; n < a->count; n++)
      far = fmax(far, turn * to_left(a, k, a->x[n], a->y[n]));
    const int so = both_ways ? sign(fmin(deepest, far - shallowest)) : sign(deepest);
    if (k != but && so < least)
      least = so;
  }
  return least;
}

static bool is_by_lines(const struct shape_way *way) {
  return way->pieces == PIECES_HALVES || way->pieces == PIECES_TURNS || way->pieces == PIECES_AXES;
}

/* By separating lines; of shapes without a radius. */
static struct truth by_lines(const struct taken_both *both) {
  static const enum relation RELATION[] = {RELATION_APART, RELATION_TOUCHING, RELATION_OVERLAPPING};
  const bool both_ways = both->way[0]->pieces == PIECES_AXES || both->way[1]->pieces == PIECES_AXES;
  int least = 1;
  for (unsigned s = 0; s < SHAPES; s++) {
    const struct shape_way *way = both->way[s];
    const struct corner_list own = corners_of(&both->whole[s]), other = corners_of(&both->whole[1 - s]);
    const unsigned but = is_by_lines(way) ? way->which : own.count;
    const int turn = own.count > 2 ? sign(area_of(&own)) : 1;
    int so = parted(&own, &other, turn, but, both_ways);
    if (way->pieces == PIECES_TURNS && so < 1) {
      const int turned = parted(&own, &other, -turn, but, both_ways);
      so = turned > so ? turned : so;
    }
    least = so < least ? so : least;
  }
  return (struct truth){.relation = RELATION[least + 1]};
}

/* What a root that is none in doubles is off by at most; where shapes are no farther from touching nothing is
 * said. */
static double rounded_by(const struct shape_way *way, const struct truth_shape *part) {
  double by = 0;
  for (unsigned k = layout_radius(part->layout); k < layout_columns(part->layout); k++)
    if (way->radius_is != RADIUS_ITSELF && 2 * part->n[k] != floor(2 * part->n[k]))
      by = fmax(by, fmax(1, part->n[k]) * 0x1p-40);
  return by;
}

/* Whether shapes are none that are invalid as they are given. */
static bool is_own_valid(const struct reading *reading, const double *numbers) {
  const struct reading own = {.of = reading->of, .way = {reading->of->way[0], reading->of->way[1]}};
  struct taken_both both;
  take_both(&own, numbers, &both);
  return truth_as(&own, &both.whole[0], &both.whole[1]).relation != RELATION_INVALID;
}

/* Boxes of which a reading turns one inside out: what comparing their sides says, as right code does that is
 * given such. */
static struct truth by_sides(const struct truth_shape whole[SHAPES]) {
  const double *const a = whole[0].n, *const b = whole[1].n;
  const double apart = fmax(fmax(b[0] - a[2], a[0] - b[2]), fmax(b[1] - a[3], a[1] - b[3]));
  return (struct truth){.relation = apart > 0    ? RELATION_APART
                                    : apart == 0 ? RELATION_TOUCHING
                                                 : RELATION_OVERLAPPING,
                        .half_open_hit = apart < 0};
}

/* How thick it is, roughly: a shape of corners that all but lie on a line turns either way when it is
 * rounded. */
static double thickness_of(const struct truth_shape *part) {
  const struct corner_list c = corners_of(part);
  double length = 0;
  for (unsigned k = 1; k < c.count; k++)
    length = fmax(length, fmax(fabs(c.x[k] - c.x[0]), fabs(c.y[k] - c.y[0])));
  return c.count > 2 && length > 0 && !has_radius(part) ? fabs(area_of(&c)) / length : INFINITY;
}

static double gap_of_both(const struct reading *reading, const struct taken_both *both) {
  double least = fmin(thickness_of(&both->whole[0]), thickness_of(&both->whole[1]));
  for (unsigned a = 0; a < both->count[0]; a++)
    for (unsigned b = 0; b < both->count[1]; b++)
      least = fmin(least, gap_as(reading, &both->piece[0][a], &both->piece[1][b]));
  return least;
}

static bool truth_of(const struct reading *reading, const double *numbers, struct truth *truth, bool *flat) {
  struct taken_both both;
  bool lines = false, special = false;
  double rounded = 0;
  *flat = false;
  take_both(reading, numbers, &both);
  for (unsigned s = 0; s < SHAPES; s++) {
    const struct shape_way *const way = both.way[s];
    const struct truth_shape *const whole = &both.whole[s];
    rounded += rounded_by(way, whole);
    *flat = *flat || is_flat(whole);
    lines = lines || is_by_lines(way);
    special = special || is_special(way);
    if (!speaks_of(way, whole))
      return false;
  }
  if (lines && (has_radius(&both.whole[0]) || has_radius(&both.whole[1])))
    return false;
  if (rounded > 0 && !(gap_of_both(reading, &both) > rounded))
    return false;
  *truth = truth_as(reading, &both.whole[0], &both.whole[1]);
  if (truth->relation == RELATION_INVALID && both.whole[0].layout == LAYOUT_BOX_LTRB &&
      both.whole[1].layout == LAYOUT_BOX_LTRB && question_of(reading) == QUESTION_HIT &&
      is_own_valid(reading, numbers))
    *truth = by_sides(both.whole);
  if (special && truth->relation != RELATION_INVALID)
    *truth = lines ? by_lines(&both) : of_pieces(reading, &both);
  return true;
}

/* Of two that are enough the one. */
static struct reading one_of_two(const struct reading *reading, unsigned s) {
  struct reading one = *reading;
  one.asked = ASKED_OWN;
  one.way[1 - s] = &reading->of->way[1 - s][0];
  return one;
}

bool reading_truth(const struct reading *reading, const double *numbers, struct truth *truth, bool *flat) {
  struct truth other;
  bool other_flat;
  if (reading->asked != ASKED_EITHER)
    return truth_of(reading, numbers, truth, flat);
  const struct reading first = one_of_two(reading, 0), second = one_of_two(reading, 1);
  if (!truth_of(&first, numbers, truth, flat) || !truth_of(&second, numbers, &other, &other_flat))
    return false;
  *truth = either(*truth, other);
  *flat = *flat || other_flat;
  return true;
}

/* What is drawn to far off is rounded, unless its numbers have few digits on either side of the point; and
 * where lines drawn so cross is always. */
static bool is_exact(const struct shape_way *way, enum question question, const double *numbers) {
  static const double FAR = 0x1p30, MOST = 0x1p10;
  bool far = false, few = true;
  for (unsigned k = 0; k < way->columns; k++) {
    few &= fabs(numbers[k]) <= MOST && numbers[k] * MOST == rint(numbers[k] * MOST);
    for (unsigned row = 0; row < LAYOUT_MAX_COLUMNS; row++)
      far |= fabs(way->by[row][k]) > FAR;
  }
  return !far || (few && question != QUESTION_CROSSING);
}

bool reading_case(const struct reading *reading, const union number *numbers, struct test_case *to) {
  const struct form *const own = &reading->of->form;
  const enum number_type type = own->type;
  const unsigned columns = form_columns(own), a = reading->swapped;
  struct taken_both both;
  double n[FORM_MAX_COLUMNS] = {0};
  bool fits = !reading->negated && reading->asked != ASKED_EITHER, rounds = !type_is_whole(type);
  for (unsigned k = 0; k < columns; k++)
    n[k] = number_as_double(type, numbers[k]);
  take_both(reading, n, &both);
  for (unsigned s = 0; s < SHAPES; s++)
    fits = fits && has_one_piece(both.way[s]) && speaks_of(both.way[s], &both.whole[s]) &&
           is_exact(both.way[s], own->question, n + (s > 0 ? both.way[0]->columns : 0));
  /* A root may be rounded. */
  rounds = rounds && (both.way[0]->radius_is != RADIUS_ITSELF || both.way[1]->radius_is != RADIUS_ITSELF);
  if (!fits)
    return false;
  to->form = put_side_by_side(&both.piece[a][0], &both.piece[1 - a][0], to->numbers);
  to->form.type = type;
  to->form.question = own->question;
  if (question_moves(own->question)) /* a disc without its radius is a point */
    to->form.question = layout_kind(to->form.layouts[0]) == KIND_POINT ? QUESTION_RAY : QUESTION_SWEEP;
  const unsigned shapes = form_first_column(&to->form, SHAPES);
  for (unsigned k = 0; k < form_columns(&to->form) && fits; k++) {
    const double value = k < shapes ? to->numbers[k].f64 : n[form_first_column(own, SHAPES) + k - shapes];
    fits = number_from_double(type, value, &to->numbers[k]) &&
           (rounds || number_as_double(type, to->numbers[k]) == value);
  }
  return fits && form_refusal(&to->form) == NULL;
}

double reading_gap(const struct reading *reading, const double *numbers) {
  struct taken_both both;
  double least = INFINITY;
  for (unsigned s = 0; s < SHAPES; s++) {
    const struct reading one = reading->asked == ASKED_EITHER ? one_of_two(reading, s) : *reading;
    take_both(&one, numbers, &both);
    least = fmin(least, gap_of_both(&one, &both));
  }
  return least;
}

double reading_reach(const struct reading *reading, const double *numbers) {
  struct taken_both both;
  take_both(reading, numbers, &both);
  return fmax(reach_of(both.way[0], &both.whole[0]), reach_of(both.way[1], &both.whole[1]));
}

bool reading_is_own(const struct reading *reading) {
  return as_is(reading->way[0]) && as_is(reading->way[1]) && reading->asked == ASKED_OWN &&
         !reading->swapped && !reading->negated;
}

/* "box", "second box", "both boxes". */
static void add_shape(const struct reading *reading, unsigned s, bool both, char *words) {
  const enum layout *layouts = reading->of->form.layouts;
  const char *name = kind_noun(layout_kind(layouts[s]));
  text_add(words,
           READING_WORDS,
           " (%s%s%s)",
           both                                                 ? "both "
           : layout_kind(layouts[0]) != layout_kind(layouts[1]) ? ""
           : s == 0                                             ? "first "
                                                                : "second ",
           name,
           !both                           ? ""
           : name[strlen(name) - 1] == 'x' ? "es"
                                           : "s");
}

void reading_words(const struct reading *reading, char *words) {
  const bool sum = ways_are_of_sum(reading->way[0], reading->way[1]), either = reading->asked == ASKED_EITHER,
             both = sum || (!either && reading->of->form.layouts[0] == reading->of->form.layouts[1] &&
                            strcmp(reading->way[0]->words, reading->way[1]->words) == 0);
  static const char *const IT_ASKS[ASKED] = {
      "", "it asks whether the second contains the first", "it asks whether they meet", "either is enough: "};
  snprintf(words, READING_WORDS, "%s", IT_ASKS[reading->asked]);
  if (reading->swapped)
    text_add(words,
             READING_WORDS,
             "%sthe %s comes first",
             words[0] != '\0' ? ", and " : "",
             kind_noun(layout_kind(reading->of->form.layouts[1])));
  for (unsigned s = 0; s < (both ? 1U : 2U); s++) {
    const struct shape_way *way = reading->way[s];
    if (as_is(way))
      continue;
    text_add(words, READING_WORDS, "%s", either ? s == 0 ? "" : " or " : words[0] != '\0' ? ", and " : "");
    way_words(reading->of, s, way, words);
    if (way->pieces != PIECES_EACH_CORNERS && !sum)
      add_shape(reading, s, both, words);
  }
  if (reading->negated)
    text_add(words, READING_WORDS, "%s0 is a hit and 1 a miss", words[0] != '\0' ? ", and " : "");
}
