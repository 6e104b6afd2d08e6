/* Places from the order of coordinates: what each axis tells, and how two axes fold into one place. */
#ifndef GRAZE_KINDS_H
#define GRAZE_KINDS_H

#include "truth.h"

/* Where a coordinate lies in a span. */
enum position { POSITION_WITHIN, POSITION_ON_END, POSITION_OUTSIDE };

/* How the ends of span a compare with those of span b, each -1, 0 or 1. */
struct span_order {
  int low, low_high, high_low, high;
};

/* From the comparisons of the coordinate with the span's low and high end. A span without length has only
 * ends. */
static inline enum position position_kind(int with_low, int with_high) {
  if (with_low < 0 || with_high > 0)
    return POSITION_OUTSIDE;
  return with_low == 0 || with_high == 0 ? POSITION_ON_END : POSITION_WITHIN;
}

/* inside 0, on side 1, on corner 2, side 3, line 4, corner 5. */
static inline place_t zone_of_positions(enum position x, enum position y) {
  static const place_t ZONE_OF[3][3] = {{ZONE_INSIDE, ZONE_ON_SIDE, ZONE_SIDE},
                                        {ZONE_ON_SIDE, ZONE_ON_CORNER, ZONE_LINE},
                                        {ZONE_SIDE, ZONE_LINE, ZONE_CORNER}};
  return ZONE_OF[x][y];
}

/* Positive when a stretch lies between the spans, 0 when they share just an end, negative when they share
 * more. */
static inline int span_gap(struct span_order order) {
  const int after = order.low_high, before = -order.high_low;
  return after > before ? after : before;
}

static inline enum allen allen_kind(struct span_order order) {
  if (order.low == 0 && order.high == 0)
    return ALLEN_EQUAL;
  const int gap = span_gap(order);
  if (gap >= 0)
    return gap > 0 ? ALLEN_BEFORE : ALLEN_MEETS;
  if (order.low == 0 || order.high == 0)
    return order.high - order.low < 0 ? ALLEN_STARTS : ALLEN_STARTED_BY;
  if (order.low == order.high)
    return ALLEN_OVERLAPS;
  return order.low > 0 ? ALLEN_DURING : ALLEN_CONTAINS;
}

static inline place_t place_of_kinds(enum allen x, enum allen y) { return (place_t)PLACE_ALLEN(x, y); }

/* How the cores of two hulls lie to each other: their place where they are apart, else one of these. */
enum manner { CORES_TOUCH = HULL_PLACES, CORES_SHARE_A_CORNER, CORES_OVERLAP };

/* Of cores that touch, from how many corners of each lie in the other. Shared points without area lie on one
 * line, and the ends of what is shared are corners. `same`: where it is one of each, they are one point. */
static inline enum hull_place touching_place(unsigned a, unsigned b, bool same) {
  if (a > 1 || b > 1)
    return HULL_PARALLEL;
  if (a == 0 || b == 0)
    return b == 0 ? HULL_VERTEX_SIDE : HULL_SIDE_VERTEX;
  return same ? HULL_VERTEX_VERTEX : HULL_PARALLEL;
}

/* Of cores with so many corners that overlap, likewise. */
static inline enum hull_place overlapping_place(unsigned a, unsigned na, unsigned b, unsigned nb) {
  if (a == na)
    return HULL_A_IN_B;
  if (b == nb)
    return HULL_B_IN_A;
  if (a != 0 && b != 0)
    return HULL_CORNERS;
  return a != 0 ? HULL_VERTEX_OF_A_IN_B : b != 0 ? HULL_VERTEX_OF_B_IN_A : HULL_CROSSING;
}

static inline enum hull_place
place_of_cores(enum manner manner, unsigned a, unsigned na, unsigned b, unsigned nb) {
  if (manner == CORES_OVERLAP)
    return overlapping_place(a, na, b, nb);
  return manner < CORES_TOUCH ? (enum hull_place)manner
                              : touching_place(a, b, manner == CORES_SHARE_A_CORNER);
}

/* Positions of both axes into zones, and Allen kinds of both into cells, over bytes: zone_of_positions and
 * place_of_kinds in closed form. */
static inline void
fold_zones(const uint8_t *restrict x, const uint8_t *restrict y, size_t count, place_t *restrict places) {
  for (size_t i = 0; i < count; i++) {
    const uint8_t more = x[i] > y[i] ? x[i] : y[i], less = x[i] > y[i] ? y[i] : x[i];
    places[i] = (place_t)(more == POSITION_OUTSIDE ? ZONE_SIDE + less : more + less);
  }
}

static inline void
fold_cells(const uint8_t *restrict x, const uint8_t *restrict y, size_t count, place_t *restrict places) {
  for (size_t i = 0; i < count; i++) {
    const uint8_t more = x[i] > y[i] ? x[i] : y[i], less = x[i] > y[i] ? y[i] : x[i];
    places[i] = (place_t)(more * (more + 1) / 2 + less);
  }
}

/* Truths of boxes that have flaws already: INVALID, FLAT or neither. The kind of spans that touch at an end
 * is the least but for that of spans apart. */
static inline void
fold_truths(const uint8_t *restrict x, const uint8_t *restrict y, size_t count, uint8_t *restrict truths) {
  for (size_t i = 0; i < count; i++) {
    const uint8_t less = x[i] > y[i] ? y[i] : x[i], flaw = truths[i];
    const uint8_t meeting = less == ALLEN_MEETS && flaw != RELATION_FLAT ? RELATION_TOUCHING : flaw;
    truths[i] = less == ALLEN_BEFORE && flaw != RELATION_INVALID ? RELATION_APART
                : flaw == RELATION_INVALID                       ? flaw
                                                                 : meeting;
  }
}

#endif
