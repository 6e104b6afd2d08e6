/* The real shape that numbers stand for, its coordinates as exact terms. */
#ifndef GRAZE_SHAPE_H
#define GRAZE_SHAPE_H

#include "exact.h"
#include "form.h"

struct span {
  struct terms low, high;
};

/* A box is x.low..x.high by y.low..y.high; a point is a box whose spans have no length; a disc has its centre
 * at (x.low, y.low), its high ends are not used, and r. */
struct real_shape {
  bool is_disc, is_point;
  struct span x, y;
  struct terms r;
  bool invalid; /* a negative size, min > max */
  bool flat;    /* a disc or box without interior */
};

/* Two shapes of a case. All coordinates are multiplied by `scale` (1 or 2), so that halves are never formed.
 */
struct real_pair {
  struct real_shape shape[2];
  int scale;
  bool invalid; /* or a NaN or infinity among the numbers, or no pair at all */
};

struct terms terms_of_number(enum number_type type, union number number);
/* One shape from the terms of its numbers. */
struct real_shape real_shape(enum layout layout, const struct terms *numbers);
/* The pair of a case. The shapes stand in the order of the form. */
struct real_pair real_pair(const struct form *form, const union number *numbers);

#endif
