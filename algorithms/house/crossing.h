/* Where two segments cross, in doubles.
 *
 * The share of the first segment at which it crosses the other's line is a quotient of two products of ways.
 * Where the segments are nearly parallel it is of little worth, but a point that is off along both lines is
 * hardly off either of them: so it is held to the segment, and what counts is how far it then lies from the
 * other. The same holds of the second's share, and of the four ends, which are all there is where no share is
 * known. The one that lies nearest to the other segment is where they cross, or they do not.
 *
 * All is divided by a power of two, so that no product overflows. Then numbers are below 2; a product of ways
 * is off by some units of 2^-52, and so is a point. What lies farther than 16 of them is not on the segment.
 */
#ifndef GRAZE_CROSSING_H
#define GRAZE_CROSSING_H

#include "house/distance.h"

struct crossing_try {
  double x, y, off;
};

static inline void try_point(const struct outline *other, double x, double y, struct crossing_try *best) {
  const struct nearest at = nearest_of_side(other, 0, x, y);
  const double off = hypot(at.x - x, at.y - y);
  if (off < best->off)
    *best = (struct crossing_try){x, y, off};
}

/* The ends of `s`, and where it crosses the other's line. */
static inline void
try_segment(const struct outline *s, const struct outline *other, struct crossing_try *best) {
  const double ux = s->x[1] - s->x[0], uy = s->y[1] - s->y[0], wx = other->x[1] - other->x[0],
               wy = other->y[1] - other->y[0], turn = ux * wy - uy * wx;
  const double along = (other->x[0] - s->x[0]) * wy - (other->y[0] - s->y[0]) * wx;
  const double share = turn != 0 ? fmin(fmax(along / turn, 0), 1) : 0;
  for (unsigned k = 0; k < 2; k++)
    try_point(other, s->x[k], s->y[k], best);
  try_point(other, s->x[0] + share * ux, s->y[0] + share * uy, best);
}

static inline struct crossing crossing_of(struct segment_f64 first, struct segment_f64 second) {
  const double hair = 0x1p-48;
  struct outline a = outline_of_segment(first), b = outline_of_segment(second);
  struct crossing_try best = {0, 0, INFINITY};
  const int by = scale_of(&a, &b);
  scale_outline(&a, by);
  scale_outline(&b, by);
  try_segment(&a, &b, &best);
  try_segment(&b, &a, &best);
  return best.off <= hair ? (struct crossing){ldexp(best.x, -by), ldexp(best.y, -by)} : NO_CROSSING;
}

#endif
