/* What is asked beside hits, by the reference and by an oracle of its own: signs of gaps against bounds, what
 * is within what, and answers that are numbers, right ones moved by a hair inside and outside what is
 * allowed; of every pair, in every type and layout, in batches of every level.
 *
 * GRAZE_LONG in the environment: a hundred times as many. A name, as in '*ray*': that test alone.
 */
#include "cases.h"
#include "gap_oracle.h"
#include "number.h"
#include "oracle.h"
#include "unit.h"

#include <math.h>

enum { ROWS = 96, LONG = 100 };

static struct oracle *meetings;
static struct gap_oracle *gaps;
static uint64_t dice = 7;

static unsigned rows_of_pair(void) { return getenv("GRAZE_LONG") != NULL ? ROWS * LONG : ROWS; }

static uint64_t below(uint64_t most) { return random_next(&dice) % most; }

static enum layout any_layout(enum shape_kind kind, enum number_type type) {
  enum layout layout;
  do
    layout = (enum layout)below(LAYOUTS);
  while (layout_kind(layout) != kind || (layout == LAYOUT_BOX_PIXELS && !type_is_whole(type)));
  return layout;
}

/* Either shape first, in any of its layouts. */
static struct form any_form(enum pair pair, enum number_type type, enum question question) {
  const unsigned first = (unsigned)below(2);
  return (struct form){
      .type = type,
      .layouts = {any_layout(pair_kind(pair, first), type), any_layout(pair_kind(pair, 1 - first), type)},
      .question = question};
}

static void tell(const struct form *form, const union number *numbers, const char *what) {
  char name[FORM_TEXT], text[CASE_TEXT];
  form_print(form, name);
  case_print(form, numbers, NUMBER_HEX, text);
  fail_msg("%s: %s: %s", name, text, what);
}

static void each_pair_and_type(enum question question, void check(const struct form *form, size_t row)) {
  for (unsigned pair = 0; pair < PAIRS; pair++)
    for (unsigned type = 0; type < TYPES; type++)
      for (size_t row = 0; row < rows_of_pair(); row++) {
        const struct form form = any_form((enum pair)pair, (enum number_type)type, question);
        const bool ring = pair_told_by((enum pair)pair) == PLACES_OF_RINGS;
        if (form_refusal(&form) == NULL && !(ring && question == QUESTION_CONTAINS)) /* ring_test asks */
          check(&form, row);
      }
}

/* ---- what is within what ---- */

static uint64_t seen[2 * TRUTH_HALF_OPEN_HIT];

/* Half of them with the second shape, or its size, brought into the first. */
static void make_within(const struct form *form, size_t row, union number *numbers) {
  cases_of_row(&dice, form, row, numbers);
  if (row % 2 == 0)
    return;
  const unsigned second = form_first_column(form, 1);
  for (unsigned k = 0; k < form_columns(form); k++) {
    const bool size = column_is_size(form_column_at(form, k)), first = k < second;
    const int64_t value = first ? (size ? cases_between(&dice, 2, 8) : cases_between(&dice, -6, 6))
                                : (size ? cases_between(&dice, 0, 3) : cases_between(&dice, -2, 3));
    numbers[k] = number_nearest(form->type, (double)value);
  }
}

static void check_within(const struct form *form, size_t row) {
  union number numbers[FORM_MAX_COLUMNS] = {{0}};
  const void *columns[FORM_MAX_COLUMNS] = {NULL};
  make_within(form, row, numbers);
  const uint8_t expected = gap_oracle_within(gaps, meetings, form, numbers);
  case_columns(form, numbers, columns);
  seen[expected]++;
  if (truth_byte(reference_truth(form, numbers)) != expected)
    tell(form, numbers, relation_name(truth_relation(expected)));
  for (enum level level = 0; level <= level_best(); level++) {
    uint8_t told;
    registry_reference(level)(form, columns, 1, &told, NULL, NULL);
    if (told != expected)
      tell(form, numbers, "in a batch");
  }
}

TEST(test_within) {
  each_pair_and_type(QUESTION_CONTAINS, check_within);
  for (unsigned relation = 0; relation < RELATIONS; relation++)
    assert_true(seen[relation] > 30);
  assert_true(seen[RELATION_TOUCHING | TRUTH_HALF_OPEN_HIT] > 30);
}

/* ---- answers that are numbers ---- */

static uint64_t graded[QUESTIONS][GRADE_NAN + 1];

static void check_grade(const struct form *form,
                        const union number *numbers,
                        const double *answer,
                        const struct allowance *stated) {
  const struct allowance allowance = reference_allowance(form, numbers, stated);
  const enum grade expected = gap_oracle_grade(gaps, form, numbers, answer, &allowance),
                   found = reference_grade(form, numbers, answer, stated);
  graded[form->question][expected]++;
  if (found != expected) {
    char what[200];
    snprintf(what,
             sizeof what,
             "answer %a %a, meeting %d: grade %d, expected %d",
             answer[0],
             question_values(form->question) > 1 ? answer[1] : 0,
             (int)allowance.meeting,
             (int)found,
             (int)expected);
    tell(form, numbers, what);
  }
}

static bool is_invalid(const struct form *form, const union number *numbers) {
  return reference_truth(form, numbers).relation == RELATION_INVALID;
}

static struct allowance any_allowance(void) {
  static const double SHARE[] = {-1, 1e-6, 0, 0.01}, SLACK[] = {-1, -1, 0, 1e-9};
  return (struct allowance){(enum when_meeting)below(5), SHARE[below(4)], SLACK[below(4)]};
}

/* The farthest that is still right, and the nearest, moved by a hair, some ulps or a share. */
static double any_distance(const struct form *form, const union number *numbers, const struct allowance *a) {
  const double gap = reference_gap(form, numbers);
  static const double MOVED[] = {0, 0, 0x1p-52, -0x1p-52, 0x1p-40, -0x1p-40, 1e-3, -1e-3};
  double d = gap;
  switch (below(5)) {
  case 0:
    d = (gap + a->slack) / (1 - copysign(a->share, gap));
    break;
  case 1:
    d = (gap - a->slack) / (1 + copysign(a->share, gap));
    break;
  case 2:
    d = below(2) ? 0 : below(2) ? -gap : fabs(gap) * (1 + a->share);
    break;
  default:
    break;
  }
  d *= 1 + MOVED[below(8)];
  for (uint64_t k = below(4); k > 0; k--)
    d = nextafter(d, below(2) ? INFINITY : -INFINITY);
  return below(40) == 0 ? NAN : below(40) == 0 ? INFINITY : d;
}

static void check_distance(const struct form *form, size_t row) {
  union number numbers[FORM_MAX_COLUMNS] = {{0}};
  cases_of_row(&dice, form, row, numbers);
  if (is_invalid(form, numbers))
    return;
  const struct allowance stated = any_allowance(), allowance = reference_allowance(form, numbers, &stated);
  for (unsigned k = 0; k < 3; k++) {
    const double d = any_distance(form, numbers, &allowance);
    check_grade(form, numbers, &d, &stated);
  }
}

TEST(test_distance) {
  each_pair_and_type(QUESTION_DISTANCE, check_distance);
  for (unsigned grade = 0; grade <= GRADE_NAN; grade++)
    assert_true(grade == GRADE_OFF || graded[QUESTION_DISTANCE][grade] > 100);
}

/* By a search along the outline, in doubles: good to a few ulps of the largest number. */
struct planar {
  double x, y;
};

static struct planar nearest_of(const struct planar *corner, unsigned corners, double r, struct planar p) {
  struct planar best = corner[0];
  double least = INFINITY;
  for (unsigned k = 0; k < corners; k++) {
    const struct planar a = corner[k], b = corner[(k + 1) % corners], u = {b.x - a.x, b.y - a.y};
    const double square = u.x * u.x + u.y * u.y, along = (p.x - a.x) * u.x + (p.y - a.y) * u.y;
    const double share = square > 0 ? fmin(1, fmax(0, along / square)) : 0;
    const struct planar at = {a.x + share * u.x, a.y + share * u.y};
    const double distance = hypot(p.x - at.x, p.y - at.y);
    if (distance < least) {
      least = distance;
      best = at;
    }
  }
  if (least > 0) {
    best.x += (p.x - best.x) * (r / least);
    best.y += (p.y - best.y) * (r / least);
  }
  return best;
}

/* As its columns have it, in doubles. */
static unsigned corners_of(
    const struct form *form, const union number *numbers, unsigned s, struct planar *corner, double *r) {
  const enum layout layout = form->layouts[s];
  const union number *n = numbers + form_first_column(form, s);
  double v[LAYOUT_MAX_COLUMNS] = {0};
  for (unsigned k = 0; k < layout_columns(layout); k++)
    v[k] = number_as_double(form->type, n[k]);
  *r = layout_is_round(layout) ? v[layout_radius(layout)] : 0;
  if (!layout_is_box(layout)) {
    for (unsigned k = 0; k < layout_vertices(layout); k++)
      corner[k] = (struct planar){v[(size_t)2 * k], v[(size_t)2 * k + 1]};
    return layout_vertices(layout);
  }
  struct planar low = {v[0], v[1]}, high = low;
  for (enum axis axis = AXIS_X; axis <= AXIS_Y; axis++) {
    const struct layout_sides sides = layout_sides(layout, axis);
    double *const to = axis == AXIS_X ? &high.x : &high.y, far = v[sides.far];
    if (sides.by->role == COLUMN_HALF)
      *(axis == AXIS_X ? &low.x : &low.y) -= far;
    *to = sides.by->role == COLUMN_FAR ? far : *to + far - (layout == LAYOUT_BOX_PIXELS);
  }
  corner[0] = low;
  corner[1] = (struct planar){high.x, low.y};
  corner[2] = high;
  corner[3] = (struct planar){low.x, high.y};
  return 4;
}

static void check_nearest(const struct form *form, size_t row) {
  union number numbers[FORM_MAX_COLUMNS] = {{0}};
  struct planar corner[8] = {{0, 0}}, from = {0, 0};
  double r;
  cases_of_row(&dice, form, row, numbers);
  if (is_invalid(form, numbers))
    return;
  const struct allowance stated = any_allowance(), allowance = reference_allowance(form, numbers, &stated);
  const unsigned point = layout_kind(form->layouts[0]) == KIND_POINT ? 0 : 1;
  corners_of(form, numbers, point, &from, &r);
  const unsigned corners = corners_of(form, numbers, 1 - point, corner, &r);
  const struct planar q = nearest_of(corner, corners, r, from);
  const double gap = reference_gap(form, numbers);
  const double moved[] = {
      0, 0, allowance.slack * 0.5, allowance.slack * 2, gap * 1e-3, gap * allowance.share};
  for (unsigned k = 0; k < 4; k++) {
    const double by = moved[below(6)], turned = (double)below(1000) * 0.00628318;
    const double answer[2] = {below(60) == 0 ? NAN : q.x + by * cos(turned),
                              below(60) == 0 ? from.y : q.y + by * sin(turned)};
    check_grade(form, numbers, answer, &stated);
  }
}

TEST(test_nearest) {
  each_pair_and_type(QUESTION_NEAREST, check_nearest);
  for (unsigned grade = 0; grade <= GRADE_NAN; grade++)
    assert_true(grade == GRADE_NEAR || graded[QUESTION_NEAREST][grade] > 100);
}

/* How deep a's corners reach beyond b's along a direction, from a point. */
static double depth_along(const struct planar *a,
                          unsigned of_a,
                          const struct planar *b,
                          unsigned of_b,
                          struct planar p,
                          struct planar n) {
  double most = -INFINITY, low = INFINITY;
  for (unsigned k = 0; k < of_a; k++)
    most = fmax(most, (a[k].x - p.x) * n.x + (a[k].y - p.y) * n.y);
  for (unsigned k = 0; k < of_b; k++)
    low = fmin(low, (b[k].x - p.x) * n.x + (b[k].y - p.y) * n.y);
  return most - low;
}

/* The least depth over lines square to all ways between corners. */
static double least_depth(
    const struct planar *a, unsigned of_a, const struct planar *b, unsigned of_b, struct planar *best) {
  double least = INFINITY;
  for (unsigned i = 0; i < of_a + of_b; i++)
    for (unsigned j = 0; j < of_a + of_b; j++) {
      const struct planar p = i < of_a ? a[i] : b[i - of_a], q = j < of_a ? a[j] : b[j - of_a];
      const double size = hypot(q.x - p.x, q.y - p.y);
      if (size == 0 || (i < of_a) != (j < of_a))
        continue;
      const struct planar n = {(q.y - p.y) / size, (p.x - q.x) / size};
      const double depth = depth_along(a, of_a, b, of_b, p, n);
      if (depth < least) {
        least = depth;
        *best = n;
      }
    }
  return least;
}

/* The shortest push of doubles, or nearly: over those lines, and, of the nearest corners or corner and side,
 * along their way. */
static struct planar
shortest_push(const struct planar *a, unsigned of_a, const struct planar *b, unsigned of_b, double r) {
  struct planar best = {0, 0}, close = {0, 0};
  const double least = least_depth(a, of_a, b, of_b, &best);
  double near = INFINITY;
  for (unsigned k = 0; k < of_a + of_b; k++) {
    const bool first = k < of_a;
    const struct planar p = first ? a[k] : b[k - of_a],
                        q = nearest_of(first ? b : a, first ? of_b : of_a, 0, p);
    const struct planar way =
        first ? (struct planar){q.x - p.x, q.y - p.y} : (struct planar){p.x - q.x, p.y - q.y};
    const double size = hypot(way.x, way.y);
    if (size < near && size > 0) {
      near = size;
      close = (struct planar){way.x / size, way.y / size};
    }
  }
  const bool apart = least < -1e-12 || (least == INFINITY && near > 0);
  const double by = apart ? r - near : r + (least == INFINITY ? 0 : least);
  best = apart ? close : best;
  return by > 0 ? (struct planar){best.x * by, best.y * by} : (struct planar){0, 0};
}

static void check_push(const struct form *form, size_t row) {
  union number numbers[FORM_MAX_COLUMNS] = {{0}};
  struct planar corner[SHAPES][8] = {{{0, 0}}};
  double r[SHAPES];
  cases_of_row(&dice, form, row, numbers);
  if (is_invalid(form, numbers))
    return;
  const struct allowance stated = any_allowance(), allowance = reference_allowance(form, numbers, &stated);
  const unsigned of_a = corners_of(form, numbers, 0, corner[0], &r[0]),
                 of_b = corners_of(form, numbers, 1, corner[1], &r[1]);
  const struct planar m = shortest_push(corner[0], of_a, corner[1], of_b, r[0] + r[1]);
  static const double LONGER[] = {0, 0, 0, 1e-6, -1e-6, 1.0000001e-6, 1e-5, 1e-3, -1, -2, -0.5},
                      TURNED[] = {
                          0, 0, 0, 1e-6, 2e-6, -2e-6, 1.9999e-6, 1e-5, -1e-5, 1e-3, 1.5707963267948966};
  for (unsigned k = 0; k < 4; k++) {
    const double by = 1 + LONGER[below(11)], turn = TURNED[below(11)] * (below(2) ? 1 : 1e4);
    const double more = below(4) == 0 ? allowance.slack * 0.75 : 0, size = hypot(m.x, m.y);
    const double x = m.x * by + (size > 0 ? m.x / size * more : more), y = m.y * by;
    const double answer[2] = {below(60) == 0 ? NAN : x * cos(turn) - y * sin(turn),
                              below(60) == 0 ? INFINITY : x * sin(turn) + y * cos(turn)};
    check_grade(form, numbers, answer, &stated);
  }
}

TEST(test_push) {
  each_pair_and_type(QUESTION_PUSH, check_push);
  for (unsigned grade = 0; grade <= GRADE_NAN; grade++)
    assert_true(graded[QUESTION_PUSH][grade] > 100);
}

/* Half of the segments are brought across each other, or to touch. */
static void make_crossing(const struct form *form, size_t row, union number *numbers) {
  cases_of_row(&dice, form, row, numbers);
  for (unsigned k = 0; k < 8 && row % 2 == 0; k++)
    numbers[k] = number_nearest(form->type, (double)cases_between(&dice, -4, 4));
}

/* Where the lines cross, an end, or a place between ends; moved by nothing, by less or more than is allowed.
 */
static void check_crossing(const struct form *form, size_t row) {
  union number numbers[FORM_MAX_COLUMNS] = {{0}};
  double v[8];
  make_crossing(form, row, numbers);
  if (is_invalid(form, numbers))
    return;
  for (unsigned k = 0; k < 8; k++)
    v[k] = number_as_double(form->type, numbers[k]);
  const struct allowance stated = any_allowance(), allowance = reference_allowance(form, numbers, &stated);
  const double ux = v[2] - v[0], uy = v[3] - v[1], wx = v[6] - v[4], wy = v[7] - v[5],
               turn = ux * wy - uy * wx;
  static const double MOVED[] = {0, 0, 0.7, 0.99, 1.01, 3, 1e9};
  for (unsigned k = 0; k < 6; k++) {
    const double shares[] = {((v[4] - v[0]) * wy - (v[5] - v[1]) * wx) / turn, 0, 1, 0.5},
                 share = shares[below(2) ? 0 : below(4)];
    const double by = MOVED[below(7)] * allowance.slack, turned = (double)below(1000) * 0.00628318;
    const double answer[2] = {below(60) == 0  ? NAN
                              : below(8) == 0 ? INFINITY
                                              : v[0] + share * ux + by * cos(turned),
                              below(60) == 0 ? -INFINITY : v[1] + share * uy + by * sin(turned)};
    check_grade(form, numbers, answer, &stated);
  }
}

TEST(test_crossing) {
  const struct form pair = form_of("segment segment f64");
  for (unsigned type = 0; type < TYPES; type++)
    for (size_t row = 0; row < (size_t)32 * rows_of_pair(); row++) {
      const struct form form = any_form(form_pair(&pair), (enum number_type)type, QUESTION_CROSSING);
      check_crossing(&form, row);
    }
  for (unsigned grade = 0; grade <= GRADE_NAN; grade++)
    assert_true(graded[QUESTION_CROSSING][grade] > 100);
}

/* A way towards the other shape or any other, of whole numbers or not, long, tiny or none. */
static void make_way(const struct form *form, union number *numbers) {
  const unsigned first = form_first_column(form, SHAPES),
                 second = form_first_column(form, 1) + layout_vertex(form->layouts[1], 0);
  const double size = fmax(fabs(number_as_double(form->type, numbers[0])),
                           fabs(number_as_double(form->type, numbers[second]))),
               length[] = {1, 1, 2, 0.5, 1e6, 1e-9, 1e-17, 1e300}, by = length[below(8)];
  const uint64_t kind = below(8);
  for (unsigned k = 0; k < 2; k++) {
    const double to = number_as_double(form->type, numbers[second + k]) -
                      number_as_double(form->type, numbers[k]),
                 whole = (double)cases_between(&dice, -6, 6);
    const double v = kind < 3    ? to * by
                     : kind < 6  ? whole * (below(3) ? 1 : by)
                     : kind == 6 ? size * whole * by
                                 : 0;
    numbers[first + k] = number_nearest(form->type, v);
  }
}

/* When they meet, or leave each other, and by a share or a hair of the way before and after. */
static double any_part(const struct form *form, const union number *numbers) {
  static const double MOVED[] = {
      0, 0, 0, 1e-6, -1e-6, 1.0000001e-6, -1.0000001e-6, 0x1p-52, -0x1p-52, 1e-4, 1e-2, -1e-3};
  const struct first_meeting met = reference_meeting(form, numbers);
  const double parts[] = {
      met.part, met.part, met.part, met.leaves, 0, 1, (double)below(1000) / 1000, INFINITY};
  const double part = parts[below(8)], s = part * (1 + MOVED[below(12)]);
  return below(60) == 0 ? NAN : below(60) == 0 ? -s : below(60) == 0 ? -INFINITY : below(60) == 0 ? 2 : s;
}

static void check_part(const struct form *form, size_t row) {
  union number numbers[FORM_MAX_COLUMNS] = {{0}};
  cases_of_row(&dice, form, row, numbers);
  make_way(form, numbers);
  if (is_invalid(form, numbers))
    return;
  const struct allowance stated = any_allowance();
  for (unsigned k = 0; k < 4; k++) {
    const double s = any_part(form, numbers);
    check_grade(form, numbers, &s, &stated);
  }
}

/* Of a question that few pairs are asked, more often. */
static void test_parts(enum question question, unsigned often) {
  for (unsigned k = 0; k < often; k++)
    each_pair_and_type(question, check_part);
  for (unsigned grade = 0; grade <= GRADE_NAN; grade++)
    assert_true(graded[question][grade] > 100);
}

/* Where its way crosses the line of a side of a polygon. */
static double part_at_side(const struct form *form, const union number *numbers) {
  const unsigned second = form_first_column(form, 1), first = form_first_column(form, SHAPES);
  const unsigned corners = ring_corners(form->layouts[1], number_as_double(form->type, numbers[second]));
  const unsigned k = (unsigned)below(corners), next = (k + 1) % corners;
  struct planar at[2];
  for (unsigned end = 0; end < 2; end++) {
    const union number *const n = numbers + second + layout_vertex(form->layouts[1], end == 0 ? k : next);
    at[end] = (struct planar){number_as_double(form->type, n[0]) - number_as_double(form->type, numbers[0]),
                              number_as_double(form->type, n[1]) - number_as_double(form->type, numbers[1])};
  }
  const double x = number_as_double(form->type, numbers[first]),
               y = number_as_double(form->type, numbers[first + 1]), ux = at[1].x - at[0].x,
               uy = at[1].y - at[0].y, part = (at[0].x * uy - at[0].y * ux) / (x * uy - y * ux);
  return part >= 0 && part <= 1 ? part : 1;
}

/* Half of them from a corner, a side, a notch or where they stand, to a corner, along a side or level with
 * one, and by some units in the last place beside that. */
static void aim(const struct form *form, union number *numbers) {
  const unsigned second = form_first_column(form, 1), first = form_first_column(form, SHAPES);
  const unsigned corners = ring_corners(form->layouts[1], number_as_double(form->type, numbers[second]));
  double at[3][2], from[2], share = (double)below(5) / 4;
  if (below(2) == 0 || corners == 0)
    return;
  const uint64_t k = below(corners), start = below(4), kind = below(4);
  const unsigned pick[3] = {(unsigned)k, (unsigned)((k + 1) % corners), (unsigned)below(corners)};
  static const double LENGTH[] = {1, 1, 2, 0.5, 1e3, 1e-9, 1e-17, 1e200};
  const double by = LENGTH[below(8)];
  for (unsigned c = 0; c < 3; c++)
    for (unsigned axis = 0; axis < 2; axis++)
      at[c][axis] =
          number_as_double(form->type, numbers[second + layout_vertex(form->layouts[1], pick[c]) + axis]);
  for (unsigned axis = 0; axis < 2; axis++) {
    const double along = at[1][axis] - at[0][axis], across = at[2][axis] - at[0][axis];
    from[axis] = start == 0   ? number_as_double(form->type, numbers[axis])
                 : start == 1 ? at[0][axis] + share * along
                 : start == 2 ? at[0][axis] + share * across
                              : at[0][axis] - along;
    numbers[axis] = number_nearest(form->type, from[axis]);
    const double way = kind == 0   ? along
                       : kind == 1 ? 2 * (at[2][axis] - from[axis])
                       : kind == 2 ? at[1][axis] - from[axis]
                                   : (axis == start % 2 ? along + across : 0);
    numbers[first + axis] = number_nearest(form->type, way * by);
    for (unsigned end = 0; end < 2 && below(3) == 0; end++) {
      const unsigned column = end == 0 ? axis : first + axis;
      numbers[column] = number_stepped(form->type, numbers[column], (int)cases_between(&dice, -80, 80));
    }
  }
}

static uint64_t graded_of_rings[GRADE_NAN + 1];

/* A polygon, met from outside, from within a notch, from the inside; touched; run along; passed by. */
static void check_ray_of_ring(const struct form *form, size_t row) {
  union number numbers[FORM_MAX_COLUMNS] = {{0}};
  cases_of_row(&dice, form, row, numbers);
  if (is_invalid(form, numbers))
    return;
  aim(form, numbers);
  if (is_invalid(form, numbers))
    return;
  const struct allowance stated = any_allowance();
  for (unsigned k = 0; k < 4; k++) {
    const double s = below(3) == 0 ? part_at_side(form, numbers) : any_part(form, numbers);
    check_grade(form, numbers, &s, &stated);
    graded_of_rings[reference_grade(form, numbers, &s, &stated)]++;
  }
}

TEST(test_ray_of_polygon) {
  for (enum number_type type = 0; type < TYPES; type++)
    for (size_t row = 0; row < (size_t)8 * rows_of_pair(); row++) {
      const struct form form = {type, {LAYOUT_POINT, LAYOUT_POLYGON}, QUESTION_RAY};
      check_ray_of_ring(&form, row);
    }
  for (unsigned grade = 0; grade <= GRADE_NAN; grade++)
    assert_true(graded_of_rings[grade] > 100);
}

TEST(test_ray) { test_parts(QUESTION_RAY, 8); }
TEST(test_sweep) { test_parts(QUESTION_SWEEP, 1); }

/* ---- by hand ---- */

TEST(test_by_hand) {
  static const struct {
    const char *form, *numbers;
    uint8_t truth;
  } WITHIN[] = {
      {"contains box-ltrb box-ltrb f64", "0 0 4 4 1 1 2 2", RELATION_OVERLAPPING},
      {"contains box-ltrb box-ltrb i32", "0 0 4 4 0 1 2 2", RELATION_TOUCHING | TRUTH_HALF_OPEN_HIT},
      {"contains box-ltrb box-ltrb i32", "0 0 4 4 -1 1 2 2", RELATION_APART},
      {"contains box-ltrb box-ltrb i32", "0 0 4 4 1 1 1 2", RELATION_FLAT},
      {"contains box-ltrb point f64", "0 0 4 4 4 2", RELATION_TOUCHING},
      {"contains box-ltrb segment f64", "0 0 4 4 0 1 0 3", RELATION_TOUCHING},
      {"contains box-ltrb segment f64", "0 0 4 4 0 1 4 3", RELATION_TOUCHING | TRUTH_HALF_OPEN_HIT},
      {"contains disc disc f64", "0 0 3 0 1 2", RELATION_TOUCHING | TRUTH_HALF_OPEN_HIT},
      {"contains disc disc f64", "0 0 3 0 0 3", RELATION_TOUCHING | TRUTH_HALF_OPEN_HIT},
      {"contains disc disc f64", "0 0 2 0 0 3", RELATION_APART},
      {"contains disc box-xywh f64", "0 0 5 -3 -4 6 8", RELATION_TOUCHING | TRUTH_HALF_OPEN_HIT},
      {"contains box-xywh disc f64", "0 0 6 8 3 3 3", RELATION_TOUCHING | TRUTH_HALF_OPEN_HIT},
      {"contains capsule segment f64", "0 0 4 0 1 0 1 4 1", RELATION_TOUCHING},
      {"contains capsule disc f64", "0 0 4 0 1 2 0 2", RELATION_APART},
      {"contains segment point f64", "0 0 4 0 2 0", RELATION_TOUCHING},
      {"contains segment segment f64", "0 0 4 0 1 0 2 0", RELATION_TOUCHING},
      {"contains ellipse point f64", "0 0 10 5 6 4", RELATION_TOUCHING},
      {"contains box-centre ellipse f64", "0 0 6 3 0 0 6 3", RELATION_TOUCHING | TRUTH_HALF_OPEN_HIT},
      {"contains box-centre ellipse f64", "0 0 6 3 1 0 6 3", RELATION_APART},
  };
  for (size_t k = 0; k < sizeof WITHIN / sizeof WITHIN[0]; k++) {
    const struct form form = form_of(WITHIN[k].form);
    union number numbers[FORM_MAX_COLUMNS] = {{0}};
    numbers_of(&form, WITHIN[k].numbers, numbers);
    if (truth_byte(reference_truth(&form, numbers)) != WITHIN[k].truth)
      fail_msg("%s: %s", WITHIN[k].form, WITHIN[k].numbers);
  }
  /* How far q is from p is no answer in floats: it may be more than the largest of them. */
  const struct form nearest = form_of("nearest point segment f32");
  union number numbers[FORM_MAX_COLUMNS] = {{0}};
  const struct allowance exact_share = {WHEN_MEETING_NEGATIVE, 0, -1};
  numbers_of(&nearest, "-0x1.fffffep+127 0x1p+64 -0x1p-75 -0x1.fffffep+127 -0x1p-126 0x1p+64", numbers);
  check_grade(&nearest, numbers, (const double[]){-0x1p-126, 0}, &exact_share);
  /* Along an edge, a few least numbers from it: not tried place by place. */
  const struct form ray = form_of("ray point polygon f64");
  const struct allowance no_slack = {WHEN_MEETING_OUT, 0x1.0c6f7a0b5ed8dp-20, 0};
  numbers_of(&ray,
             "2e-323 1.5e-323 3 0x1.9000000000003p+4 3 0 0 0x1.17fffffffffffp+4 0x1.2000000000001p+2 "
             "0x1.7d78400000003p+24 0x1.6e36p+21",
             numbers);
  check_grade(&ray, numbers, (const double[]){0x1.00068db8bac71p-72}, &no_slack);
  /* The least number beside a large one is no number of few digits, though it vanishes when it is scaled. */
  const struct form crossing = form_of("crossing segment segment f64");
  const struct allowance usual = {WHEN_MEETING_ZERO, -1, -1};
  numbers_of(&crossing, "-0x1p+205 0 0x1p+205 0 0x1p+205 0x1p-1074 0x1p+205 0", numbers);
  check_grade(&crossing, numbers, (const double[]){INFINITY, INFINITY}, &usual);
}

static int begin(__attribute__((unused)) void **of) {
  meetings = oracle_new();
  gaps = gap_oracle_new();
  return 0;
}

static int end(__attribute__((unused)) void **of) {
  oracle_free(meetings);
  gap_oracle_free(gaps);
  return 0;
}

int main(int argc, char **argv) {
  cmocka_set_test_filter(argc > 1 ? argv[1] : NULL);
  return unit_run(begin, end);
}
