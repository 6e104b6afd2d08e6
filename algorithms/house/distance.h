/* How far apart two convex shapes are, and which point of one is nearest to a point, in doubles.
 *
 * A shape is its corners, grown by a radius. Shapes without radii that have no point in common are as far
 * apart as a corner of one is from a side of the other, at its nearest. Whether they have one is told by the
 * lines that part convex shapes: one of them is parallel to a side, or square to it where all corners are on
 * a line. The radii are taken off last.
 *
 * All is divided by a power of two, so that no square overflows. What is left is a few ulps of the largest
 * number.
 */
#ifndef GRAZE_DISTANCE_H
#define GRAZE_DISTANCE_H

#include "algorithm.h"

#include <math.h>

struct outline {
  unsigned corners;
  double x[4], y[4], r;
};

static inline struct outline outline_of_point(struct point_f64 p) {
  return (struct outline){1, {p.x}, {p.y}, 0};
}
static inline struct outline outline_of_disc(struct disc_f64 d) {
  return (struct outline){1, {d.cx}, {d.cy}, d.r};
}
static inline struct outline outline_of_segment(struct segment_f64 s) {
  return (struct outline){2, {s.x1, s.x2}, {s.y1, s.y2}, 0};
}
static inline struct outline outline_of_capsule(struct capsule_f64 c) {
  return (struct outline){2, {c.x1, c.x2}, {c.y1, c.y2}, c.r};
}
static inline struct outline outline_of_ltrb(struct ltrb_f64 b) {
  return (struct outline){4, {b.left, b.right, b.right, b.left}, {b.top, b.top, b.bottom, b.bottom}, 0};
}
static inline struct outline outline_of_triangle(struct triangle_f64 t) {
  return (struct outline){3, {t.x1, t.x2, t.x3}, {t.y1, t.y2, t.y3}, 0};
}
static inline struct outline outline_of_quad(struct quad_f64 q) {
  return (struct outline){4, {q.x1, q.x2, q.x3, q.x4}, {q.y1, q.y2, q.y3, q.y4}, 0};
}

static inline double largest_of(const struct outline *s) {
  double most = fabs(s->r);
  for (unsigned k = 0; k < s->corners; k++)
    most = fmax(most, fmax(fabs(s->x[k]), fabs(s->y[k])));
  return most;
}

static inline void scale_outline(struct outline *s, int by) {
  s->r = ldexp(s->r, by);
  for (unsigned k = 0; k < s->corners; k++) {
    s->x[k] = ldexp(s->x[k], by);
    s->y[k] = ldexp(s->y[k], by);
  }
}

/* The power of two by which the largest number of both comes near 1. */
static inline int scale_of(const struct outline *a, const struct outline *b) {
  const double most = fmax(largest_of(a), largest_of(b));
  return most > 0 && isfinite(most) ? -ilogb(most) : 0;
}

/* The point of side k, or of the only corner, that is nearest to (x, y). */
static inline struct nearest nearest_of_side(const struct outline *s, unsigned k, double x, double y) {
  const unsigned next = k + 1 < s->corners ? k + 1 : 0;
  const double dx = s->x[next] - s->x[k], dy = s->y[next] - s->y[k], square = dx * dx + dy * dy;
  const double along = square > 0 ? ((x - s->x[k]) * dx + (y - s->y[k]) * dy) / square : 0;
  const double t = fmin(fmax(along, 0), 1);
  return t < 0.5 ? (struct nearest){s->x[k] + t * dx, s->y[k] + t * dy}
                 : (struct nearest){s->x[next] - (1 - t) * dx, s->y[next] - (1 - t) * dy};
}

/* How far the corner that is nearest to p along the way from p to q lies before q: at most 0, and 0 where q
 * is the nearest point. The way may be as short as the rounding of q, and then tells no direction: so the
 * length of the way from q to the corner is added to what is divided by. */
static inline double lies_before(const struct outline *s, struct point_f64 p, struct nearest q) {
  const double x = q.x - p.x, y = q.y - p.y, far = sqrt(x * x + y * y);
  double least = 0;
  for (unsigned k = 0; k < s->corners; k++) {
    const double on_x = s->x[k] - q.x, on_y = s->y[k] - q.y, on = x * on_x + y * on_y;
    if (on < 0)
      least = fmin(least, on / (far + sqrt(on_x * on_x + on_y * on_y)));
  }
  return least;
}

/* What is near by its distance hardly tells a foot from the corner beside it, whose way is longer by the
 * square of what lies between them: so of all that are as near, up to rounding, the one is taken that no
 * corner lies before. Numbers are below 2, and a foot is off by a few units of 2^-52. */
static inline struct nearest nearest_of_core(const struct outline *s, struct point_f64 p) {
  const double hair = 0x1p-48;
  struct nearest at[4], best = {0};
  double far[4], least = INFINITY, most = -INFINITY;
  for (unsigned k = 0; k < s->corners; k++) {
    at[k] = nearest_of_side(s, k, p.x, p.y);
    far[k] = hypot(at[k].x - p.x, at[k].y - p.y);
    least = fmin(least, far[k]);
  }
  for (unsigned k = 0; k < s->corners; k++) {
    const double before = far[k] <= least + hair ? lies_before(s, p, at[k]) : -INFINITY;
    if (before > most) {
      most = before;
      best = at[k];
    }
  }
  return best;
}

/* Whether a line square to that way has the cores on its two sides. */
static inline bool parts(const struct outline *a, const struct outline *b, double x, double y) {
  double a_low = INFINITY, a_high = -INFINITY, b_low = INFINITY, b_high = -INFINITY;
  const double from_x = a->x[0], from_y = a->y[0];
  for (unsigned k = 0; k < a->corners; k++) {
    const double at = (a->x[k] - from_x) * x + (a->y[k] - from_y) * y;
    a_low = fmin(a_low, at);
    a_high = fmax(a_high, at);
  }
  for (unsigned k = 0; k < b->corners; k++) {
    const double at = (b->x[k] - from_x) * x + (b->y[k] - from_y) * y;
    b_low = fmin(b_low, at);
    b_high = fmax(b_high, at);
  }
  return a_high < b_low || b_high < a_low;
}

static inline bool
some_side_parts(const struct outline *sides, const struct outline *a, const struct outline *b) {
  bool any = false;
  for (unsigned k = 0; k < sides->corners && !any; k++) {
    const unsigned next = k + 1 < sides->corners ? k + 1 : 0;
    const double dx = sides->x[next] - sides->x[k], dy = sides->y[next] - sides->y[k];
    any = parts(a, b, -dy, dx) || parts(a, b, dx, dy);
  }
  return any;
}

static inline bool cores_are_apart(const struct outline *a, const struct outline *b) {
  return some_side_parts(a, a, b) || some_side_parts(b, a, b) ||
         parts(a, b, b->x[0] - a->x[0], b->y[0] - a->y[0]);
}

/* From the nearest corner of the one to the other's sides. */
static inline double corners_to_sides(const struct outline *corners, const struct outline *sides) {
  double least = INFINITY;
  for (unsigned k = 0; k < corners->corners; k++)
    for (unsigned side = 0; side < sides->corners; side++) {
      const struct nearest at = nearest_of_side(sides, side, corners->x[k], corners->y[k]);
      least = fmin(least, hypot(at.x - corners->x[k], at.y - corners->y[k]));
    }
  return least;
}

static inline double distance_of(struct outline a, struct outline b) {
  const int by = scale_of(&a, &b);
  scale_outline(&a, by);
  scale_outline(&b, by);
  if (!cores_are_apart(&a, &b))
    return 0;
  const double least = fmin(corners_to_sides(&a, &b), corners_to_sides(&b, &a));
  return ldexp(fmax(least - a.r - b.r, 0), -by);
}

static inline struct nearest nearest_to(struct point_f64 point, struct outline shape) {
  struct outline p = outline_of_point(point);
  const int by = scale_of(&p, &shape);
  scale_outline(&p, by);
  scale_outline(&shape, by);
  const double x = p.x[0], y = p.y[0];
  const struct nearest at = nearest_of_core(&shape, (struct point_f64){x, y});
  const double far = hypot(at.x - x, at.y - y);
  if (far <= shape.r || !cores_are_apart(&p, &shape))
    return (struct nearest){point.x, point.y};
  return (struct nearest){ldexp(at.x + (x - at.x) * (shape.r / far), -by),
                          ldexp(at.y + (y - at.y) * (shape.r / far), -by)};
}

/* GRAZE_TEST_HOUSE_DISTANCE(id, shape, shape, .field = value, ...) */
#define GRAZE_TEST_HOUSE_DISTANCE(ID, A, B, ...)                                                             \
  static double ID(struct A##_f64 a, struct B##_f64 b) {                                                     \
    return distance_of(outline_of_##A(a), outline_of_##B(b));                                                \
  }                                                                                                          \
  GRAZE_TEST_DISTANCE(ID, A##_f64, B##_f64, __VA_ARGS__)

/* GRAZE_TEST_HOUSE_NEAREST(id, shape, .field = value, ...) */
#define GRAZE_TEST_HOUSE_NEAREST(ID, B, ...)                                                                 \
  static struct nearest ID(struct point_f64 point, struct B##_f64 shape) {                                   \
    return nearest_to(point, outline_of_##B(shape));                                                         \
  } GRAZE_TEST_NEAREST(ID, point_f64, B##_f64, __VA_ARGS__)

#endif
