#include "general.h"

#include "kinds.h"

/* How a coordinate compares with the ends of a span. */
struct span_position {
  int low, high;
};
static struct span_position position_of(const struct terms *centre, const struct span *span) {
  return (struct span_position){compare_sums(centre, &span->low), compare_sums(centre, &span->high)};
}

static struct difference
outside_at(struct span_position position, const struct terms *centre, const struct span *span) {
  if (position.low < 0)
    return (struct difference){&span->low, centre};
  if (position.high > 0)
    return (struct difference){centre, &span->high};
  return terms_alone(&NO_TERMS);
}

struct difference outside_span(const struct terms *centre, const struct span *span) {
  return outside_at(position_of(centre, span), centre, span);
}

struct difference between_spans(const struct span *a, const struct span *b) {
  if (compare_sums(&a->high, &b->low) < 0)
    return (struct difference){&b->low, &a->high};
  if (compare_sums(&b->high, &a->low) < 0)
    return (struct difference){&a->low, &b->high};
  return terms_alone(&NO_TERMS);
}

static struct span_order order_spans(const struct span *a, const struct span *b) {
  return (struct span_order){.low = compare_sums(&a->low, &b->low),
                             .low_high = compare_sums(&a->low, &b->high),
                             .high_low = compare_sums(&a->high, &b->low),
                             .high = compare_sums(&a->high, &b->high)};
}

/* The relation from the sign of the gap; `flat` when a shape without interior takes part. */
static enum relation relation_of_gap(int sign, bool flat) {
  if (sign > 0)
    return RELATION_APART;
  if (flat)
    return RELATION_FLAT;
  return sign == 0 ? RELATION_TOUCHING : RELATION_OVERLAPPING;
}

static struct truth boxes(const struct real_shape *a, const struct real_shape *b) {
  const struct span_order x = order_spans(&a->x, &b->x), y = order_spans(&a->y, &b->y);
  const int gap_x = span_gap(x), gap_y = span_gap(y);
  return (struct truth){.relation = relation_of_gap(gap_x > gap_y ? gap_x : gap_y, a->flat || b->flat),
                        .place = place_of_kinds(allen_kind(x), allen_kind(y))};
}

/* Positive outside, 0 on an end, negative within. */
static int outside_sign(struct span_position at) { return at.high > -at.low ? at.high : -at.low; }

static struct truth point_box(const struct real_shape *point, const struct real_shape *box) {
  const struct span_position x = position_of(&point->x.low, &box->x), y = position_of(&point->y.low, &box->y);
  const int out_x = outside_sign(x), out_y = outside_sign(y);
  const enum relation relation = relation_of_gap(out_x > out_y ? out_x : out_y, box->flat);
  return (struct truth){
      .relation = relation,
      .place = zone_of_positions(position_kind(x.low, x.high), position_kind(y.low, y.high)),
      .half_open_hit = relation == RELATION_TOUCHING && x.low >= 0 && x.high < 0 && y.low >= 0 && y.high < 0};
}

static struct truth disc_box(const struct real_shape *disc, const struct real_shape *box) {
  const struct span_position x = position_of(&disc->x.low, &box->x), y = position_of(&disc->y.low, &box->y);
  const int gap = sign_of_squares(
      outside_at(x, &disc->x.low, &box->x), outside_at(y, &disc->y.low, &box->y), terms_alone(&disc->r));
  return (struct truth){.relation = relation_of_gap(gap, disc->flat || box->flat),
                        .place =
                            zone_of_positions(position_kind(x.low, x.high), position_kind(y.low, y.high))};
}

/* Points are discs without a radius here, but never flat. */
static struct truth round_shapes(const struct real_shape *a, const struct real_shape *b) {
  const struct difference dx = {&a->x.low, &b->x.low}, dy = {&a->y.low, &b->y.low};
  struct terms reach;
  terms_copy(&reach, &a->r);
  terms_add(&reach, &b->r);
  return (struct truth){
      .relation = relation_of_gap(sign_of_squares(dx, dy, terms_alone(&reach)), a->flat || b->flat),
      .place = (place_t)((compare_sums(dx.from, dx.less) != 0) + (compare_sums(dy.from, dy.less) != 0))};
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

static struct truth hulls(const struct form *form, const union number *numbers) {
  static const struct truth INVALID = {.relation = RELATION_INVALID};
  struct hull_pair pair;
  hull_pair(form, numbers, &pair);
  if (pair.invalid)
    return INVALID;
  const unsigned a = form_is_swapped(form), b = 1 - a;
  const struct hull_truth truth = hull_truth(&pair.hull[a], &pair.hull[b]);
  if (hull_is_bent(&truth.core[0]) || hull_is_bent(&truth.core[1]))
    return INVALID;
  const bool flat = hull_is_flat(form->layouts[a], &pair.hull[a], &truth.core[0]) ||
                    hull_is_flat(form->layouts[b], &pair.hull[b], &truth.core[1]);
  return (struct truth){.relation = relation_of_gap(truth.gap, flat),
                        .place = (place_t)place_of_hulls(form, numbers, &truth, &pair)};
}

struct truth general_truth(const struct form *form, const union number *numbers) {
  const enum pair pair = form_pair(form);
  if (pair == PAIR_NONE || has_odd_number(form, numbers))
    return (struct truth){.relation = RELATION_INVALID};
  return exact_truth(form, pair, numbers);
}

struct truth exact_truth(const struct form *form, enum pair pair, const union number *numbers) {
  if (pair_told_by(pair) == PLACES_OF_HULLS)
    return hulls(form, numbers);
  struct real_pair real;
  real_pair(form, numbers, &real);
  if (real.invalid)
    return (struct truth){.relation = RELATION_INVALID};
  const bool swapped = real.shape[0].kind != pair_kind(pair, 0);
  const struct real_shape *a = &real.shape[swapped], *b = &real.shape[!swapped];
  switch (pair_told_by(pair)) {
  case PLACES_CELLS:
    return boxes(a, b);
  case PLACES_ZONES:
    return a->kind == KIND_POINT ? point_box(a, b) : disc_box(a, b);
  case PLACES_CENTRES:
  case PLACES_OF_HULLS:
    break;
  }
  return round_shapes(a, b);
}
