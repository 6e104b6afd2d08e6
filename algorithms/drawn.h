/* Where the shapes of a case lie in the plane, for drawing them. */
#ifndef GRAZE_DRAWN_H
#define GRAZE_DRAWN_H

#include "form.h"

/* The box or disc a form's shape stands for, rounded to double. */
struct drawn_shape {
  bool is_box;
  double left, top, right, bottom; /* a point is a box without extent */
  double cx, cy, r;                /* a disc */
};

/* The shapes in the order of the form. 2, or 0 for numbers that are not finite and forms without a pair. */
unsigned reference_drawn(const struct form *form, const union number *numbers, struct drawn_shape shapes[2]);

#endif
