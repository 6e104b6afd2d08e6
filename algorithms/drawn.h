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

enum { DRAWN_POINTS = LAYOUT_MAX_COLUMNS > 8 ? LAYOUT_MAX_COLUMNS / 2 : 4 };

/* The hull of a few points, grown by a radius: a point, a disc or an ellipse has one, others their corners;
 * or the ground within a ring of them. */
struct drawn_shape {
  unsigned points;
  bool ring;
  uint16_t seams; /* bit k: with point k a ring of several ends, and no side leads to the next point */
  struct spot at[DRAWN_POINTS]; /* in order round it */
  double r, ry;                 /* the radius along x, and along y: they differ of an ellipse only */
  struct bounds box;            /* the upright box about it */
  struct spot centre;           /* of that box */
};

/* The shapes in the order of the form, as offsets from a point of view, each coordinate rounded once. False
   for numbers that are not finite and forms without a pair. */
bool drawn_shapes(const struct form *form,
                  const union number *numbers,
                  struct spot view,
                  struct drawn_shape shapes[2]);

static inline bool drawn_is_seam(const struct drawn_shape *s, unsigned k) { return (s->seams >> k & 1) != 0; }

/* The larger of width and height. */
double drawn_extent(const struct drawn_shape *shape);
/* The upright box about both. */
struct bounds drawn_bounds(const struct drawn_shape shapes[2]);
/* Moves the spot to the origin, then makes the shape 2^power / unit times as large. */
void drawn_place(struct drawn_shape *shape, struct spot origin, int power, double unit);
/* What makes an ellipse a disc of its shorter radius, and all else 1; and all made smaller by that. */
struct spot drawn_squeeze(const struct drawn_shape *shape);
void drawn_squeezed(struct drawn_shape *shape, struct spot by);
/* Multiplies both by a power of two, so that they are of sizes about 1 and sums do not overflow. False when
   they are not finite. */
bool drawn_settle(struct drawn_shape shapes[2], int *power);

/* The corners of the hull of some spots, by their numbers, in order from x to y; their count. Spots that are
   repeated or lie on a side are left out. `corner` has room for as many as there are spots. */
enum { HULL_SPOTS = DRAWN_POINTS * DRAWN_POINTS };
unsigned hull_corners(const struct spot *at, unsigned count, uint8_t *corner);
/* Those of a shape's outline, in its order: of a ring all of them. */
unsigned drawn_corners(const struct drawn_shape *shape, uint8_t corner[DRAWN_POINTS]);
/* The outward direction of the side from one spot to the next of such corners; of length 1. */
struct spot side_normal(struct spot from, struct spot to);
/* The outline of a shape as spots, in order round it, `turn` to a full turn of its rounded corners; their
   count. `rim` has room for DRAWN_RIM(turn). */
#define DRAWN_RIM(turn) ((turn) + 2 * DRAWN_POINTS)
unsigned drawn_rim(const struct drawn_shape *shape, unsigned turn, struct spot *rim);

/* Where the shapes are nearest, or where they would touch first: a spot on each, and the direction from the
   first to the second. Directions are of length 1. */
struct meeting {
  struct spot on[2];
  struct spot direction;
  double gap; /* as the reference has it; negative: how deep they overlap */
  /* How each outline leaves its spot: one way, the middle of its inside, the other way. A line has nothing
     inside, and a point leaves no way: then 0. */
  struct spot along[2][3];
};
struct meeting drawn_meeting(const struct drawn_shape shapes[2]);

#endif
