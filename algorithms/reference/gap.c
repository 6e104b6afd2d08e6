/* The signed gap, from the same exact terms as the relation. */
#include "general.h"

/* The gap of round shapes is d - s with d^2 = x^2 + y^2. Near touching that difference would lose every
 * digit, but d - s = (d^2 - s^2) / (d + s), where the numerator is exact and the denominator a sum of
 * positive numbers. */
static struct scaled round_gap(struct difference x, struct difference y, const struct terms *s) {
  const struct scaled distance = scaled_root(value_of_squares(x, y, terms_alone(&NO_TERMS)));
  return scaled_divide(value_of_squares(x, y, terms_alone(s)), scaled_add(distance, value_of_sum(s)));
}

static struct scaled least_of(struct scaled a, struct scaled b) { return scaled_compare(a, b) <= 0 ? a : b; }

static struct scaled negated(struct scaled a) { return (struct scaled){-a.m, a.e}; }

/* How far what reaches from low to high must move to leave a span: the shorter of the two ways. */
static struct scaled way_out(const struct terms *low, const struct terms *high, const struct span *span) {
  const struct terms up = terms_difference(&span->high, low), down = terms_difference(high, &span->low);
  return least_of(value_of_sum(&up), value_of_sum(&down));
}

static struct scaled box_gap(const struct real_shape *a, const struct real_shape *b) {
  const struct difference x = between_spans(&a->x, &b->x), y = between_spans(&a->y, &b->y);
  if (x.from->count > 0 || y.from->count > 0)
    return scaled_root(value_of_squares(x, y, terms_alone(&NO_TERMS)));
  return negated(least_of(way_out(&a->x.low, &a->x.high, &b->x), way_out(&a->y.low, &a->y.high, &b->y)));
}

static struct scaled disc_box_gap(const struct real_shape *disc, const struct real_shape *box) {
  const struct difference x = outside_span(&disc->x.low, &box->x), y = outside_span(&disc->y.low, &box->y);
  if (x.from->count > 0 || y.from->count > 0)
    return round_gap(x, y, &disc->r);
  const struct terms *const cx = &disc->x.low, *const cy = &disc->y.low;
  const struct scaled way = least_of(way_out(cx, cx, &box->x), way_out(cy, cy, &box->y));
  return negated(scaled_add(way, value_of_sum(&disc->r)));
}

static struct scaled pair_gap(enum pair pair, const struct real_shape *a, const struct real_shape *b) {
  if (pair == PAIR_BOX_BOX || pair == PAIR_POINT_BOX)
    return box_gap(a, b);
  if (pair == PAIR_DISC_BOX)
    return disc_box_gap(a, b);
  const struct difference x = {&a->x.low, &b->x.low}, y = {&a->y.low, &b->y.low};
  struct terms reach = a->r;
  terms_add(&reach, &b->r);
  return round_gap(x, y, &reach);
}

static double hulls_gap(const struct form *form, const union number *numbers) {
  struct hull_pair pair;
  struct scaled gap;
  hull_pair(form, numbers, &pair);
  if (pair.invalid || !hull_gap(&pair.hull[0], &pair.hull[1], &gap))
    return __builtin_nan("");
  return scaled_to_double(gap);
}

double reference_gap(const struct form *form, const union number *numbers) {
  if (form_pair(form) == PAIR_NONE || has_odd_number(form, numbers))
    return __builtin_nan("");
  if (pair_told_by(form_pair(form)) == PLACES_OF_HULLS)
    return hulls_gap(form, numbers);
  struct real_pair pair;
  real_pair(form, numbers, &pair);
  if (pair.invalid)
    return __builtin_nan("");
  const bool swapped = form_is_swapped(form);
  struct scaled gap = pair_gap(form_pair(form), &pair.shape[swapped], &pair.shape[!swapped]);
  return scaled_to_double(gap);
}
