/* Where the shapes of a case lie in the plane, for drawing them; never what is judged by. */
#ifndef GRAZE_DRAWN_H
#define GRAZE_DRAWN_H

#include "form.h"

struct spot {
  double x, y;
};

struct bounds {
  double left, top, right, bottom;
};

/* The hull of a few points, grown by a radius: a point or a disc has one, others their corners. */
struct drawn_shape {
  unsigned points;
  struct spot at[LAYOUT_MAX_COLUMNS > 8 ? LAYOUT_MAX_COLUMNS / 2 : 4]; /* in order round it */
  double r;
  struct bounds box;  /* the upright box about it */
  struct spot centre; /* of that box */
};

/* The shapes in the order of the form, as offsets from a point of view, each coordinate rounded once. False
   for numbers that are not finite and forms without a pair. */
bool drawn_shapes(const struct form *form,
                  const union number *numbers,
                  struct spot view,
                  struct drawn_shape shapes[2]);

/* The larger of width and height. */
double drawn_extent(const struct drawn_shape *shape);
/* The upright box about both. */
struct bounds drawn_bounds(const struct drawn_shape shapes[2]);
/* Moves the spot to the origin, then makes the shape 2^power / unit times as large. */
void drawn_place(struct drawn_shape *shape, struct spot origin, int power, double unit);
/* Multiplies both by a power of two, so that they are of sizes about 1 and sums do not overflow. False when
   they are not finite. */
bool drawn_settle(struct drawn_shape shapes[2], int *power);

/* Where the shapes are nearest, or where they would touch first: a spot on each, and the direction from the
   first to the second (length 1; a box's side is met straight on). */
struct meeting {
  struct spot on[2];
  struct spot direction;
  bool corner[2]; /* met at a corner of the box */
};
struct meeting drawn_meeting(const struct drawn_shape shapes[2]);

#endif
