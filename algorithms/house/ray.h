/* When a convex shape that moves first meets another, in doubles.
 *
 * Seen from the one that moves, a point goes straight on, from where it stands, towards the hull of the
 * differences of both shapes' corners, grown by both radii. It first comes to the disc about a corner of that
 * hull, or to a side of it, moved out by the radii. The sides are those of both shapes. Where the point goes
 * along a side so nearly that rounding tells no place on it, it passes as near by the corners at its ends.
 *
 * What touches by a few units in the last place is taken to touch. The shapes are divided by a power of two,
 * so that no square overflows, and of the way the direction is enough until its length is divided by.
 */
#ifndef GRAZE_RAY_H
#define GRAZE_RAY_H

#include "house/push.h"

/* At most a quarter of the slack: the largest number is 1 at least. */
static const double RAY_NEAR = 0x1p-48;

/* Where the corners of the second are, seen from those of the first; and the radii of both. */
struct seen {
  unsigned corners;
  double x[16], y[16], r;
};

static inline struct seen seen_from(const struct outline *a, const struct outline *b) {
  struct seen seen = {.r = a->r + b->r};
  for (unsigned i = 0; i < a->corners; i++)
    for (unsigned j = 0; j < b->corners; j++) {
      seen.x[seen.corners] = b->x[j] - a->x[i];
      seen.y[seen.corners++] = b->y[j] - a->y[i];
    }
  return seen;
}

/* How far it goes until it comes to the disc about a corner. */
static inline double until_corner(const struct seen *seen, unsigned k, struct way_out way) {
  const double along = way.x * seen->x[k] + way.y * seen->y[k], off = way.x * seen->y[k] - way.y * seen->x[k];
  if (fabs(off) > seen->r + RAY_NEAR)
    return INFINITY;
  const double far = along - sqrt(fmax((seen->r - off) * (seen->r + off), 0));
  return far >= -RAY_NEAR ? fmax(far, 0) : INFINITY;
}

/* Until it comes to the side to which (x, y) is square, from where that points. */
static inline double until_side(const struct seen *seen, double x, double y, struct way_out way) {
  double high = -INFINITY, low = INFINITY, end = -INFINITY;
  const double towards = x * way.x + y * way.y;
  for (unsigned k = 0; k < seen->corners; k++)
    high = fmax(high, x * seen->x[k] + y * seen->y[k]);
  if (!(towards < 0 && high + seen->r < 0))
    return INFINITY;
  const double far = (high + seen->r) / towards, at = far * (x * way.y - y * way.x);
  for (unsigned k = 0; k < seen->corners; k++)
    if (x * seen->x[k] + y * seen->y[k] >= high - RAY_NEAR) {
      low = fmin(low, x * seen->y[k] - y * seen->x[k]);
      end = fmax(end, x * seen->y[k] - y * seen->x[k]);
    }
  return at >= low && at <= end ? far : INFINITY;
}

static inline double until_sides(const struct outline *s, const struct seen *seen, struct way_out way) {
  double far = INFINITY;
  for (unsigned k = 0; k < s->corners; k++) {
    const unsigned next = k + 1 < s->corners ? k + 1 : 0;
    const struct way_out side = way_of(s->x[next] - s->x[k], s->y[next] - s->y[k]);
    if (side.far > 0)
      far = fmin(far, fmin(until_side(seen, side.y, -side.x, way), until_side(seen, -side.y, side.x, way)));
  }
  return far;
}

/* The part of the way, infinity where they do not meet on it, and 0 where they do at its start. */
static inline double meeting_of(struct outline a, struct outline b, double dx, double dy) {
  const int by = scale_of(&a, &b);
  scale_outline(&a, by);
  scale_outline(&b, by);
  const double larger = fmax(fabs(dx), fabs(dy));
  int power;
  const double size = frexp(larger, &power), length = hypot(dx / larger, dy / larger);
  if (shortest_way(&a, &b).far + a.r + b.r >= -RAY_NEAR)
    return 0;
  if (larger == 0)
    return INFINITY;
  const struct way_out way = way_of(dx, dy);
  const struct seen seen = seen_from(&a, &b);
  double far = fmin(until_sides(&a, &seen, way), until_sides(&b, &seen, way));
  for (unsigned k = 0; k < seen.corners; k++)
    far = fmin(far, until_corner(&seen, k, way));
  const double part = ldexp(far / length / size, -by - power);
  return part <= 1 ? part : INFINITY;
}

/* GRAZE_TEST_HOUSE_RAY(id, shape, shape, .field = value, ...), and of a first shape that is no point. */
#define GRAZE_TEST_HOUSE_RAY(ID, A, B, ...) GRAZE_TEST_HOUSE_MOVING(QUESTION_RAY, ID, A, B, __VA_ARGS__)
#define GRAZE_TEST_HOUSE_SWEEP(ID, A, B, ...) GRAZE_TEST_HOUSE_MOVING(QUESTION_SWEEP, ID, A, B, __VA_ARGS__)
#define GRAZE_TEST_HOUSE_MOVING(QUESTION, ID, A, B, ...)                                                     \
  static double ID(struct A##_f64 a, struct B##_f64 b, struct way_f64 way) {                                 \
    return meeting_of(outline_of_##A(a), outline_of_##B(b), way.dx, way.dy);                                 \
  }                                                                                                          \
  GRAZE_TEST_MOVING(QUESTION, ID, A##_f64, B##_f64, __VA_ARGS__)

#endif
