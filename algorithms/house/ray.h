/* When a convex shape that moves first meets another, or a point a polygon, in doubles.
 *
 * Seen from the one that moves, a point goes straight on, from where it stands, towards the hull of the
 * differences of both shapes' corners, grown by both radii. It first comes to the disc about a corner of that
 * hull, or to a side of it, moved out by the radii. The sides are those of both shapes. Where the point goes
 * along a side so nearly that rounding tells no place on it, it passes as near by the corners at its ends.
 *
 * What touches by a few units in the last place is taken to touch. The shapes are divided by a power of two,
 * so that no square overflows, and of the way the direction is enough until its length is divided by.
 *
 * A point that is not inside a polygon comes to it where it first comes to one of its sides. One that is
 * inside has an odd number of sides to its right: that is rounded wrongly only where it is near a side, and
 * then it is at one already.
 */
#ifndef GRAZE_RAY_H
#define GRAZE_RAY_H

#include "helpers/corners.h"
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

/* The ring's side from a corner on, as a shape. */
static inline struct outline side_of_ring(const struct corners_f64 *ring, int k) {
  const int next = k + 1 < ring->n ? k + 1 : 0;
  return (struct outline){2, {ring->x[k], ring->x[next]}, {ring->y[k], ring->y[next]}, 0};
}

/* Whether a side leads from above a point to not above it, or back, to the right of it. The product tells
 * only where neither end does, so that what vanishes of it is near a side. */
static inline bool passes_right_of(struct outline side, struct outline point) {
  const bool rises = side.y[1] > point.y[0], falls = side.y[0] > point.y[0];
  if (rises == falls || fmax(side.x[0], side.x[1]) < point.x[0])
    return false;
  if (fmin(side.x[0], side.x[1]) > point.x[0])
    return true;
  const int by = scale_of(&point, &side);
  scale_outline(&point, by);
  scale_outline(&side, by);
  const double turn =
      (side.x[1] - side.x[0]) * (point.y[0] - side.y[0]) - (side.y[1] - side.y[0]) * (point.x[0] - side.x[0]);
  return rises == (turn > 0);
}

static inline double meeting_of_ring(struct point_f64 p, const struct corners_f64 *ring, struct way_f64 way) {
  const struct outline point = outline_of_point(p);
  double part = INFINITY;
  bool inside = false;
  for (int k = 0; k < ring->n; k++) {
    const struct outline side = side_of_ring(ring, k);
    inside ^= passes_right_of(side, point);
    part = fmin(part, meeting_of(point, side, way.dx, way.dy));
  }
  return inside ? 0 : part;
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
