/* The shortest way by which to move one convex shape out of another, in doubles.
 *
 * Along each way the shapes without their radii overlap by so much, or are apart, which is less than nothing;
 * the radii come to that. The shortest way out is the one along which they overlap least. It is square to a
 * side of one of them, or leads from a corner to a corner: those that are closest, where no point of either
 * lies between. That is told by what lies on which side, not by lengths: of ways that are nearly as long one
 * may be right and the other not.
 *
 * All is divided by a power of two, so that no square overflows.
 */
#ifndef GRAZE_PUSH_H
#define GRAZE_PUSH_H

#include "house/distance.h"

/* The second leaves the first when it is moved so far along that way of length 1. */
struct way_out {
  double x, y, far;
};

/* As far as it goes. The least numbers keep their digits when they are divided by the larger one first. */
static inline struct way_out way_of(double x, double y) {
  const double larger = fmax(fabs(x), fabs(y)), length = hypot(x / larger, y / larger);
  return larger > 0 ? (struct way_out){x / larger / length, y / larger / length, larger * length}
                    : (struct way_out){1, 0, 0};
}

/* How far the corners of a shape reach along a way from (x, y). */
struct reach {
  double low, high;
};
static inline struct reach reach_along(const struct outline *s, double x, double y, struct way_out way) {
  struct reach reach = {INFINITY, -INFINITY};
  for (unsigned k = 0; k < s->corners; k++) {
    const double at = (s->x[k] - x) * way.x + (s->y[k] - y) * way.y;
    reach.low = fmin(reach.low, at);
    reach.high = fmax(reach.high, at);
  }
  return reach;
}

static inline void
try_way(const struct outline *a, const struct outline *b, struct way_out way, struct way_out *least) {
  const double far = reach_along(a, a->x[0], a->y[0], way).high - reach_along(b, a->x[0], a->y[0], way).low;
  if (far < least->far)
    *least = (struct way_out){way.x, way.y, far};
}

static inline void try_sides(const struct outline *sides,
                             const struct outline *a,
                             const struct outline *b,
                             struct way_out *least) {
  for (unsigned k = 0; k < sides->corners; k++) {
    const unsigned next = k + 1 < sides->corners ? k + 1 : 0;
    const struct way_out side = way_of(sides->x[next] - sides->x[k], sides->y[next] - sides->y[k]);
    if (side.far > 0) {
      try_way(a, b, (struct way_out){side.y, -side.x, 0}, least);
      try_way(a, b, (struct way_out){-side.y, side.x, 0}, least);
    }
  }
}

/* Corners are closest where all of the first shape lies before its own, and all of the second behind its own,
 * along the way between. */
static inline struct way_out shortest_way(const struct outline *a, const struct outline *b) {
  struct way_out out = {1, 0, INFINITY};
  for (unsigned i = 0; i < a->corners; i++)
    for (unsigned j = 0; j < b->corners; j++) {
      const struct way_out way = way_of(b->x[j] - a->x[i], b->y[j] - a->y[i]);
      if (way.far > 0 && reach_along(a, a->x[i], a->y[i], way).high <= 0 &&
          reach_along(b, b->x[j], b->y[j], way).low >= 0)
        return (struct way_out){way.x, way.y, -way.far};
    }
  try_sides(a, a, b, &out);
  try_sides(b, a, b, &out);
  return out.far < INFINITY ? out : (struct way_out){1, 0, 0};
}

static inline struct push push_of(struct outline a, struct outline b) {
  const int by = scale_of(&a, &b);
  scale_outline(&a, by);
  scale_outline(&b, by);
  const struct way_out out = shortest_way(&a, &b);
  const double far = fmax(out.far + a.r + b.r, 0);
  return (struct push){ldexp(out.x * far, -by), ldexp(out.y * far, -by)};
}

/* GRAZE_TEST_HOUSE_PUSH(id, shape, shape, .field = value, ...) */
#define GRAZE_TEST_HOUSE_PUSH(ID, A, B, ...)                                                                 \
  static struct push ID(struct A##_f64 a, struct B##_f64 b) {                                                \
    return push_of(outline_of_##A(a), outline_of_##B(b));                                                    \
  } GRAZE_TEST_PUSH(ID, A##_f64, B##_f64, __VA_ARGS__)

#endif
