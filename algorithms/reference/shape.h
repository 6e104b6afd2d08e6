/* The hull that numbers stand for, its coordinates as exact terms. */
#ifndef GRAZE_SHAPE_H
#define GRAZE_SHAPE_H

#include "terms.h"
#include "truth.h"

enum { HULL_POINTS = 16 };

struct hull {
  unsigned points;
  struct terms x[HULL_POINTS], y[HULL_POINTS];
  struct terms r;  /* no terms: 0 */
  struct terms ry; /* of an ellipse, its radius along y, r being that along x; no terms: it is none */
};

/* Of a hull's 5 kB only what it holds is ever written. */
static inline void hull_clear(struct hull *hull) { hull->points = hull->r.count = hull->ry.count = 0; }

static inline void hull_add(struct hull *hull, const struct terms *x, const struct terms *y) {
  terms_copy(&hull->x[hull->points], x);
  terms_copy(&hull->y[hull->points++], y);
}

static inline void hull_copy(struct hull *to, const struct hull *from) {
  hull_clear(to);
  for (unsigned k = 0; k < from->points; k++)
    hull_add(to, &from->x[k], &from->y[k]);
  terms_add(&to->r, &from->r);
  terms_add(&to->ry, &from->ry);
}

static inline void hull_at(struct hull *to, const double point[2]) {
  hull_clear(to);
  hull_add(to, &(struct terms){1, {point[0]}}, &(struct terms){1, {point[1]}});
}

/* What a hull is without its radius. */
struct hull_core {
  unsigned points;            /* not counting one that repeats the one before; 1: the core is a point */
  bool left_turn, right_turn; /* among the sides in turn; both: bent or crossing itself; none: no area */
};

static inline bool hull_is_bent(const struct hull_core *core) { return core->left_turn && core->right_turn; }

/* Each of so many numbers as terms. */
void take_numbers(enum number_type type, const union number *numbers, unsigned count, struct terms *terms);
/* One shape from the terms of its numbers, as the hull of its corners: those of what has sides are the low
 * ones, the low one of y alone, the high ones, and the low one of x alone. */
void real_hull(enum layout layout, const struct terms *numbers, struct hull *hull);

/* Two shapes of any kinds, that make a pair and have no odd number. */
struct hull_pair {
  struct hull hull[SHAPES]; /* in the order of the form */
  bool invalid;             /* but for corners that turn both ways */
};
void hull_pair(const struct form *form, const union number *numbers, struct hull_pair *pair);
/* Whether a shape of the layout has no interior, or of a segment no length. */
bool hull_is_flat(enum layout layout, const struct hull *hull, const struct hull_core *core);
/* Whether a number is one that no shape has: not finite, or a negative size. */
bool has_odd_number(const struct form *form, const union number *numbers);

#endif
