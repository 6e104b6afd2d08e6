/* Boxes by their centres and halved sizes, from x y w h: the first article's prose, and its closed form. */
#ifndef GRAZE_HALFSIZE_H
#define GRAZE_HALFSIZE_H

#include "shapes.h"

#include <math.h>

struct centred_span {
  double distance, reach;
};

static inline struct centred_span centred_span(double a, double a_size, double b, double b_size) {
  return (struct centred_span){fabs((a + a_size / 2) - (b + b_size / 2)), a_size / 2 + b_size / 2};
}

#endif
