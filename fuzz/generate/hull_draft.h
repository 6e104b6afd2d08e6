/* Shapes of one case in whole numbers, while they are drawn. Corners are taken in order from a ring of points
 * that no two sides of bend inward, and the ring is turned, stretched and sheared: so quads are convex, some
 * with corners on a side or repeated.
 */
#ifndef GRAZE_HULL_DRAFT_H
#define GRAZE_HULL_DRAFT_H

#include "sketch.h"

enum { MOST_VERTICES = LAYOUT_MAX_COLUMNS / 2 > 4 ? LAYOUT_MAX_COLUMNS / 2 : 4 };

/* One shape of one case. A box, or the core of a rounded one, has its low corner in `at[0]` and its high one
 * in `at[2]`. */
struct hull_draft {
  unsigned vertices;
  struct grid_step at[MOST_VERTICES];
  int32_t r, ry;            /* ry of an ellipse */
  struct grid_step stretch; /* of the pair, where an ellipse is made of a disc */
  bool round, stretched, box, square, ring;
};

/* The words of one case, mixed on from the two that its run drew for it. */
struct throw {
  uint64_t state;
};

static inline uint32_t next(struct throw *t) {
  t->state = t->state * 0x5851f42d4c957f2dU + 0x14057b7ef767814fU;
  const uint32_t word = (uint32_t)(t->state >> 32);
  return word ^ word >> 15;
}

/* In [low, high], at most 2^16 of them. */
static inline int32_t between(struct throw *t, int32_t low, int32_t high) {
  return low + dice_below(next(t), (uint32_t)(high - low) + 1);
}

/* One call after the other: in which order the parts of an expression are found is the compiler's choice. */
static inline struct grid_step within(struct throw *t, int32_t most) {
  struct grid_step way;
  way.x = between(t, -most, most);
  way.y = between(t, -most, most);
  return way;
}

static inline struct grid_step minus(struct grid_step a, struct grid_step b) {
  return (struct grid_step){a.x - b.x, a.y - b.y};
}

void draft_move(struct hull_draft *h, int32_t x, int32_t y);
/* Of sizes up to `size`, and up to `reach` from the origin. */
void draft_draw(struct throw *t, int32_t reach, int32_t size, struct hull_draft *h);
/* Draws corners again, so that long sides go by many whole steps of a whole length: what part of such a side
 * is before a whole point on it is a quotient of small whole numbers. */
void draft_draw_steps(struct throw *t, struct hull_draft *h);
/* Draws each corner by itself, up to `reach` from the origin in whole multiples of `step`, until there is an
 * interior (a segment has a length) and no bend inward. */
void draft_draw_solid(struct throw *t, int32_t reach, int32_t step, struct hull_draft *h);
/* The shape with the corners of `b`, as far as it has as many, from any of them on and either way round; and
 * with b's radius. */
void draft_take_corners(struct throw *t, const struct hull_draft *b, struct hull_draft *h);
/* Both twice as large, and then their middles on each other: where b's is, or at the origin. */
void draft_centre(struct hull_draft *a, struct hull_draft *b, bool origin);
/* Lays `a` on `b` from outside, by its corner that lies deepest: a corner or side on a corner or side. When
 * there are radii it is then moved out by their sum along the sides of a right triangle of whole numbers, at
 * most `most` times as large as the least one. An ellipse touches as a disc, and then all is stretched along
 * the axes. */
enum { TIMES_USUAL = 8 };
void draft_lay_on(struct throw *t, int32_t size, int32_t most, struct hull_draft *a, struct hull_draft *b);

#endif
