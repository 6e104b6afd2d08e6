/* The shapes of a case as doubles, and what is measured on them for a drawing. */
#ifndef GRAZE_PLOT_SCENE_H
#define GRAZE_PLOT_SCENE_H

#include "drawn.h"
#include "model.h"

struct spot {
  double x, y;
};

double shape_left(const struct drawn_shape *s);
double shape_right(const struct drawn_shape *s);
double shape_top(const struct drawn_shape *s);
double shape_bottom(const struct drawn_shape *s);
struct spot shape_centre(const struct drawn_shape *s);
double shape_extent(const struct drawn_shape *s);
bool shape_is_point(const struct drawn_shape *s);

/* The shapes of a case that the store tells as text; false when they cannot be drawn. */
bool shapes_read(const struct form *form, const char *numbers, struct drawn_shape shapes[2]);

/* "the disc", "the box", "the point"; "the first box" where both are alike. */
const char *shape_word(const struct form *form, unsigned shape);

/* Where the shapes are nearest, or where they would touch first: a spot on each, and the direction from the
   first to the second (length 1; a box's side is met straight on). */
struct meeting {
  struct spot on[2];
  struct spot direction;
  bool corner[2]; /* met at a corner of the box */
};
struct meeting shapes_meeting(const struct drawn_shape shapes[2]);

#endif
