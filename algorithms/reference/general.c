/* The last step, and the only one that needs no other: any form, any numbers, by exact terms alone; and the
 * signed gap, from the same terms. */
#include "exact.h"
#include "figure.h"
#include "hull.h"
#include "kinds.h"
#include "reference.h"
#include "ring.h"

/* Along an axis, of a point, a disc or a box. */
struct span {
  const struct terms *low, *high;
};
static struct span span_along(const struct hull *hull, enum axis axis) {
  const unsigned high = hull->points == 1 ? 0 : axis == AXIS_X ? 1 : 2;
  return axis == AXIS_X ? (struct span){&hull->x[0], &hull->x[high]}
                        : (struct span){&hull->y[0], &hull->y[high]};
}

/* How a coordinate compares with the ends of a span. */
struct span_position {
  int low, high;
};
static struct span_position position_of(const struct terms *centre, struct span span) {
  return (struct span_position){compare_sums(centre, span.low), compare_sums(centre, span.high)};
}

/* What of a span is nearest to the coordinate that lies so. */
static const struct terms *
nearest_at(struct span_position position, const struct terms *centre, struct span span) {
  return position.low < 0 ? span.low : position.high > 0 ? span.high : centre;
}

/* The empty stretch between two spans: no terms where they meet. */
static struct terms between_spans(struct span a, struct span b) {
  if (compare_sums(a.high, b.low) < 0)
    return terms_difference(b.low, a.high);
  if (compare_sums(b.high, a.low) < 0)
    return terms_difference(a.low, b.high);
  return NO_TERMS;
}

static struct span_order order_spans(struct span a, struct span b) {
  return (struct span_order){.low = compare_sums(a.low, b.low),
                             .low_high = compare_sums(a.low, b.high),
                             .high_low = compare_sums(a.high, b.low),
                             .high = compare_sums(a.high, b.high)};
}

/* The relation from the sign of the gap; `flat` when a shape without interior takes part. */
static enum relation relation_of_gap(int sign, bool flat) {
  if (sign > 0)
    return RELATION_APART;
  if (flat)
    return RELATION_FLAT;
  return sign == 0 ? RELATION_TOUCHING : RELATION_OVERLAPPING;
}

/* Whether a disc or a box has no interior. */
static bool is_flat(const struct hull *hull) {
  return (hull->r.count > 0 && sign_of_sum(&hull->r) == 0) ||
         (hull->points > 1 &&
          (compare_sums(&hull->x[0], &hull->x[1]) == 0 || compare_sums(&hull->y[0], &hull->y[2]) == 0));
}

static struct truth boxes(const struct hull *a, const struct hull *b, bool flat) {
  const struct span_order x = order_spans(span_along(a, AXIS_X), span_along(b, AXIS_X)),
                          y = order_spans(span_along(a, AXIS_Y), span_along(b, AXIS_Y));
  const int gap_x = span_gap(x), gap_y = span_gap(y);
  return (struct truth){.relation = relation_of_gap(gap_x > gap_y ? gap_x : gap_y, flat),
                        .place = place_of_kinds(allen_kind(x), allen_kind(y))};
}

/* Positive outside, 0 on an end, negative within. */
static int outside_sign(struct span_position at) { return at.high > -at.low ? at.high : -at.low; }

/* What of a box is nearest to the centre of a disc. */
static void take_nearest(const struct hull *disc,
                         const struct hull *box,
                         struct span_position x,
                         struct span_position y,
                         struct hull *nearest) {
  hull_clear(nearest);
  hull_add(nearest,
           nearest_at(x, &disc->x[0], span_along(box, AXIS_X)),
           nearest_at(y, &disc->y[0], span_along(box, AXIS_Y)));
}

/* The gap of two points, each with its radius: its sign, and its value. */
static int round_sign(const struct hull *a, const struct hull *b) {
  struct figure figure;
  figure_begin(&figure, a, b, &NO_TERMS);
  return figure_near_point(&figure, 0, 1);
}

static struct scaled round_gap(const struct hull *a, const struct hull *b) {
  struct figure figure;
  figure_begin(&figure, a, b, &NO_TERMS);
  return figure_point_gap(&figure, 0, 1);
}

static struct truth round_box(const struct hull *round, const struct hull *box, bool flat) {
  const struct span_position x = position_of(&round->x[0], span_along(box, AXIS_X)),
                             y = position_of(&round->y[0], span_along(box, AXIS_Y));
  const int out_x = outside_sign(x), out_y = outside_sign(y);
  int gap = out_x > out_y ? out_x : out_y;
  if (round->r.count > 0) {
    struct hull nearest;
    take_nearest(round, box, x, y, &nearest);
    gap = round_sign(round, &nearest);
  }
  const enum relation relation = relation_of_gap(gap, flat);
  return (struct truth){.relation = relation,
                        .place =
                            zone_of_positions(position_kind(x.low, x.high), position_kind(y.low, y.high)),
                        .half_open_hit = round->r.count == 0 && relation == RELATION_TOUCHING && x.low >= 0 &&
                                         x.high < 0 && y.low >= 0 && y.high < 0};
}

/* Points are discs without a radius here, but never flat. */
static struct truth round_shapes(const struct hull *a, const struct hull *b, bool flat) {
  return (struct truth){
      .relation = relation_of_gap(round_sign(a, b), flat),
      .place = (place_t)((compare_sums(&a->x[0], &b->x[0]) != 0) + (compare_sums(&a->y[0], &b->y[0]) != 0))};
}

/* Radii are left out of places: that of an ellipse without one of its radii is of its centre too. */
static enum hull_place place_of_hulls(const struct form *form,
                                      const union number *numbers,
                                      const struct hull_truth *truth,
                                      struct hull_pair *pair) {
  bool flat = false;
  for (unsigned s = 0; s < SHAPES; s++) {
    const union number *n = numbers + form_first_column(form, s);
    struct hull *hull = &pair->hull[s];
    if (!layout_is_stretched(form->layouts[s]) || hull->ry.count > 0)
      continue;
    flat = true;
    hull->points = 1;
    struct terms centre[2];
    take_numbers(form->type, n, 2, centre);
    terms_copy(&hull->x[0], &centre[0]);
    terms_copy(&hull->y[0], &centre[1]);
  }
  const unsigned a = form_is_swapped(form);
  return flat ? hull_truth(&pair->hull[a], &pair->hull[1 - a]).place : truth->place;
}

static struct truth hulls(const struct form *form, const union number *numbers, struct hull_pair *pair) {
  const unsigned a = form_is_swapped(form), b = 1 - a;
  const bool ring = layout_is_ring(form->layouts[b]), both = layout_is_ring(form->layouts[a]);
  bool held = false;
  const struct hull_truth truth =
      ring ? ring_truth(&pair->hull[a], &pair->hull[b], both, layout_rule(form->layouts[b]), &held)
           : hull_truth(&pair->hull[a], &pair->hull[b]);
  if (hull_is_bent(&truth.core[0]) || hull_is_bent(&truth.core[1]))
    return (struct truth){.relation = RELATION_INVALID};
  const bool flat = hull_is_flat(form->layouts[a], &pair->hull[a], &truth.core[0]) ||
                    hull_is_flat(form->layouts[b], &pair->hull[b], &truth.core[1]);
  const enum relation relation = relation_of_gap(truth.gap, flat);
  return (struct truth){.relation = relation,
                        .place = (place_t)place_of_hulls(form, numbers, &truth, pair),
                        .half_open_hit = relation == RELATION_TOUCHING && held};
}

/* The sign of how far a hull reaches out of another. A core grown by a radius has a disc within it where the
 * centre's gap from the core is at most the one radius less the other; and all of a hull where it has those
 * about its corners. */
static int reach_out(const struct hull *a, const struct hull *b) {
  struct hull corner;
  int most = -1;
  hull_clear(&corner);
  corner.points = 1;
  terms_subtract(&corner.r, &b->r);
  terms_subtract(&corner.ry, &b->ry);
  for (unsigned k = 0; k < b->points && most < 1; k++) {
    terms_copy(&corner.x[0], &b->x[k]);
    terms_copy(&corner.y[0], &b->y[k]);
    const int sign = hull_gap_sign(a, &corner, &NO_TERMS);
    most = sign > most ? sign : most;
  }
  return most;
}

/* A polygon that has an inside: one that has none is the hull of its corners. */
static bool has_ground(const struct form *form, const struct hull_pair *pair) {
  return layout_is_ring(form->layouts[0]) && ring_has_ground(&pair->hull[0], RING_SIMPLE);
}

/* The boundary has all of another shape in it where that is within the first, and they only touch. */
struct truth truth_within(const struct form *form, const union number *numbers, struct truth meeting) {
  struct hull_pair pair;
  meeting.half_open_hit = false;
  if (meeting.relation == RELATION_APART || meeting.relation == RELATION_INVALID)
    return meeting;
  hull_pair(form, numbers, &pair);
  const int out = has_ground(form, &pair) ? ring_reach(&pair.hull[0], &pair.hull[1])
                                          : reach_out(&pair.hull[0], &pair.hull[1]);
  if (out > 0)
    meeting.relation = RELATION_APART;
  else if (out == 0 && meeting.relation == RELATION_OVERLAPPING)
    meeting = (struct truth){RELATION_TOUCHING, meeting.place, true, false};
  return meeting;
}

/* Whether there is anything to be asked, whatever its corners make. */
static bool is_case(const struct form *form, const union number *numbers) {
  return reference_environment_holds() && form_pair(form) != PAIR_NONE && !has_odd_number(form, numbers);
}

bool general_pair(const struct form *form, const union number *numbers, struct hull_pair *pair) {
  if (!is_case(form, numbers))
    return false;
  hull_pair(form, numbers, pair);
  bool valid = !pair->invalid;
  for (unsigned s = 0; s < SHAPES && valid; s++) {
    const enum layout layout = form->layouts[s];
    valid = !(layout_is_ring(layout) ? ring_is_none(&pair->hull[s], layout_rule(layout))
                                     : hull_bends(&pair->hull[s]));
  }
  return valid;
}

static struct truth meeting_truth(const struct form *form, const union number *numbers) {
  const bool asked = is_case(form, numbers);
  struct hull_pair pair;
  if (asked)
    hull_pair(form, numbers, &pair);
  if (!asked || pair.invalid)
    return (struct truth){.relation = RELATION_INVALID, .refused = !reference_environment_holds()};
  const bool swapped = form_is_swapped(form);
  const struct hull *a = &pair.hull[swapped], *b = &pair.hull[!swapped];
  switch (pair_told_by(form_pair(form))) {
  case PLACES_CELLS:
    return boxes(a, b, is_flat(a) || is_flat(b));
  case PLACES_ZONES:
    return round_box(a, b, is_flat(a) || is_flat(b));
  case PLACES_CENTRES:
    return round_shapes(a, b, is_flat(a) || is_flat(b));
  case PLACES_OF_HULLS:
  case PLACES_OF_RINGS:
    break;
  }
  return hulls(form, numbers, &pair);
}

struct truth reference_truth(const struct form *form, const union number *numbers) {
  const struct truth truth = meeting_truth(form, numbers);
  return form->question == QUESTION_CONTAINS ? truth_within(form, numbers, truth) : truth;
}

/* ---- the gap ---- */

static struct scaled least_of(struct scaled a, struct scaled b) { return scaled_compare(a, b) <= 0 ? a : b; }

static struct scaled negated(struct scaled a) { return (struct scaled){-a.m, a.e}; }

/* How far what reaches from low to high must move to leave a span: the shorter of the two ways. */
static struct scaled way_out(struct span of, struct span span) {
  const struct terms up = terms_difference(span.high, of.low), down = terms_difference(of.high, span.low);
  return least_of(value_of_sum(&up), value_of_sum(&down));
}

static struct scaled way_out_of_box(const struct hull *a, const struct hull *box) {
  return least_of(way_out(span_along(a, AXIS_X), span_along(box, AXIS_X)),
                  way_out(span_along(a, AXIS_Y), span_along(box, AXIS_Y)));
}

static struct scaled box_gap(const struct hull *a, const struct hull *b) {
  const struct terms x = between_spans(span_along(a, AXIS_X), span_along(b, AXIS_X)),
                     y = between_spans(span_along(a, AXIS_Y), span_along(b, AXIS_Y));
  return x.count > 0 || y.count > 0 ? value_of_length(&x, &y) : negated(way_out_of_box(a, b));
}

static struct scaled disc_box_gap(const struct hull *disc, const struct hull *box) {
  const struct span_position x = position_of(&disc->x[0], span_along(box, AXIS_X)),
                             y = position_of(&disc->y[0], span_along(box, AXIS_Y));
  struct hull nearest;
  if (outside_sign(x) <= 0 && outside_sign(y) <= 0)
    return negated(scaled_add(way_out_of_box(disc, box), value_of_sum(&disc->r)));
  take_nearest(disc, box, x, y, &nearest);
  return round_gap(disc, &nearest);
}

/* False where there is none, for corners that turn both ways. */
static bool pair_gap(const struct form *form, const struct hull_pair *pair, struct scaled *gap) {
  const bool swapped = form_is_swapped(form);
  const struct hull *a = &pair->hull[swapped], *b = &pair->hull[!swapped];
  const enum layout of_a = form->layouts[swapped], of_b = form->layouts[!swapped];
  switch (pair_told_by(form_pair(form))) {
  case PLACES_CELLS:
    *gap = box_gap(a, b);
    return true;
  case PLACES_ZONES:
    *gap = layout_is_round(of_a) ? disc_box_gap(a, b) : box_gap(a, b);
    return true;
  case PLACES_CENTRES:
    *gap = round_gap(a, b);
    return true;
  case PLACES_OF_RINGS:
    return ring_gap(a, b, layout_is_ring(of_a), layout_rule(of_b), gap);
  case PLACES_OF_HULLS:
    break;
  }
  return hull_gap(&pair->hull[0], &pair->hull[1], gap);
}

/* Of two hulls; NaN where corners turn both ways. */
static double gap_between(const struct hull *a, const struct hull *b) {
  struct scaled gap;
  return hull_gap(a, b, &gap) ? scaled_to_double(gap) : __builtin_nan("");
}

/* How far a hull reaches out of another: of its corners the gap from the other's core, and then the radii.
 * That difference is rounded, but its sign is exact. An ellipse that is contained has no such number. */
static double gap_within(const struct form *form, const union number *numbers) {
  struct hull_pair pair;
  if (layout_is_stretched(form->layouts[1]) || !general_pair(form, numbers, &pair))
    return __builtin_nan("");
  if (has_ground(form, &pair))
    return scaled_to_double(ring_reach_gap(&pair.hull[0], &pair.hull[1]));
  struct hull *core = &pair.hull[0];
  const struct hull *b = &pair.hull[1];
  const int sign = reach_out(core, b);
  const struct terms radii = terms_difference(&b->r, &core->r);
  double most = -__builtin_inf(), more = scaled_to_double(value_of_sum(&radii));
  if (core->ry.count == 0)
    core->r.count = 0;
  else
    more = 0;
  for (unsigned k = 0; k < b->points; k++) {
    struct hull corner;
    hull_clear(&corner);
    hull_add(&corner, &b->x[k], &b->y[k]);
    const double out = gap_between(core, &corner) + more;
    most = out > most ? out : most;
  }
  const bool agrees = sign < 0 ? most < 0 : most > 0; /* a hair may be rounded to 0, or beyond */
  return sign == 0 ? 0 : agrees ? most : sign * 0x1p-1074;
}

double reference_off(const struct form *form, const union number *numbers, const double point[2]) {
  struct hull at;
  struct hull_pair pair;
  double off = -__builtin_inf();
  if (point[0] - point[0] + point[1] - point[1] != 0 || !general_pair(form, numbers, &pair))
    return __builtin_nan("");
  hull_at(&at, point);
  for (unsigned s = 0; s < SHAPES; s++) {
    const double gap = gap_between(&at, &pair.hull[s]);
    off = gap > off ? gap : off;
  }
  return off;
}

double reference_gap_moved(const struct form *form, const union number *numbers, const double way[2]) {
  struct hull_pair pair;
  if (way[0] - way[0] + way[1] - way[1] != 0 || !general_pair(form, numbers, &pair))
    return __builtin_nan("");
  hull_move(&pair.hull[1], way);
  return gap_between(&pair.hull[0], &pair.hull[1]);
}

/* Of what moves. */
struct moving {
  struct hull_pair pair;
  double way[2];
};

static double gap_after(const struct moving *m, double part) {
  const double back[2] = {-part * m->way[0], -part * m->way[1]};
  struct hull to;
  hull_copy(&to, &m->pair.hull[1]);
  hull_move(&to, back);
  return gap_between(&m->pair.hull[0], &to);
}

static void pass(const struct moving *m, double part, struct hull *passed) {
  const struct terms start[2] = {NO_TERMS, NO_TERMS},
                     end[2] = {{1, {part * m->way[0]}}, {1, {part * m->way[1]}}};
  hull_sweep(&m->pair.hull[0], start, end, passed);
}

/* Whether it is apart from the other until then, or after it. */
static bool is_apart(const struct moving *m, double part, bool until) {
  struct hull passed;
  if (!until)
    return gap_after(m, part) > 0;
  pass(m, part, &passed);
  return hull_gap_sign(&passed, &m->pair.hull[1], &NO_TERMS) > 0;
}

/* Of a way at one end of which it is and at the other not: where that changes. */
static double edge_between(const struct moving *m, double apart, double meeting, bool until) {
  for (unsigned k = 0; k < 72; k++) {
    const double middle = apart + (meeting - apart) / 2;
    *(is_apart(m, middle, until) ? &apart : &meeting) = middle;
  }
  return meeting;
}

/* How far apart they are at the start is known. */
static struct first_meeting convex_meeting(const struct moving *m, double gap) {
  const double none = __builtin_inf();
  struct hull passed;
  if (gap <= 0)
    return (struct first_meeting){0, is_apart(m, 1, false) ? edge_between(m, 1, 0, false) : none, gap};
  if (!is_apart(m, 1, true))
    return (struct first_meeting){edge_between(m, 0, 1, true), 0, 0};
  pass(m, 1, &passed);
  return (struct first_meeting){none, 0, gap_between(&passed, &m->pair.hull[1])};
}

/* A polygon is met, and left, where one of its edges is. */
static struct first_meeting ring_meeting(const struct moving *m, double gap) {
  const struct hull *ring = &m->pair.hull[1];
  struct first_meeting met = {__builtin_inf(), 0, __builtin_fabs(gap)};
  struct moving of_edge = *m;
  struct hull *edge = &of_edge.pair.hull[1];
  for (unsigned k = 0; k < ring->points; k++) {
    hull_clear(edge);
    for (unsigned end = 0; end < 2; end++)
      hull_add(edge, &ring->x[(k + end) % ring->points], &ring->y[(k + end) % ring->points]);
    const struct first_meeting of = convex_meeting(&of_edge, gap_after(&of_edge, 0));
    met.part = of.part < met.part ? of.part : met.part;
    met.least = of.least < met.least ? of.least : met.least;
  }
  return gap <= 0 ? (struct first_meeting){0, met.part, gap} : met;
}

struct first_meeting reference_meeting(const struct form *form, const union number *numbers) {
  const unsigned first = form_first_column(form, SHAPES);
  const double gap = reference_gap(form, numbers), nan = __builtin_nan("");
  struct moving m;
  if (gap != gap || !question_moves(form->question))
    return (struct first_meeting){nan, nan, nan};
  hull_pair(form, numbers, &m.pair);
  for (unsigned k = 0; k < WAY_COLUMNS; k++)
    m.way[k] = number_as_double(form->type, numbers[first + k]);
  return layout_is_ring(form->layouts[1]) ? ring_meeting(&m, gap) : convex_meeting(&m, gap);
}

double reference_gap(const struct form *form, const union number *numbers) {
  struct hull_pair pair;
  struct scaled gap;
  if (!is_case(form, numbers))
    return __builtin_nan("");
  if (form->question == QUESTION_CONTAINS)
    return gap_within(form, numbers);
  hull_pair(form, numbers, &pair);
  return !pair.invalid && pair_gap(form, &pair, &gap) ? scaled_to_double(gap) : __builtin_nan("");
}
