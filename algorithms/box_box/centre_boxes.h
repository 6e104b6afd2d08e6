/* Boxes from centre and half extents, the three readings of one article. */
#ifndef GRAZE_CENTRE_BOXES_H
#define GRAZE_CENTRE_BOXES_H

#include "shapes.h"

#include <math.h>

struct centre_distance {
  double x, y;
};

static inline struct centre_distance centre_distance(struct centre_f64 a, struct centre_f64 b) {
  return (struct centre_distance){fabs(b.cx - a.cx), fabs(b.cy - a.cy)};
}

#endif
