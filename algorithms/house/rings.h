/* Whether a polygon, convex or not, meets another shape, exactly: by sides and corners, as hulls.h has it. */
#ifndef GRAZE_RINGS_H
#define GRAZE_RINGS_H

#define HOUSE_SIDES 16
#include "helpers/corners.h"
#include "hulls.h"

/* take_polygon_TYPE(to, shape), as of other shapes. One without such a count of corners is none. */
#define RING_SHAPE(TAG, TYPE)                                                                                \
  static inline void take_##TAG##_##TYPE(struct hulls *to, struct TAG##_##TYPE s) {                          \
    const struct corners_##TYPE ring = corners_by_rule_##TYPE(&s);                                           \
    for (int k = 0; k < (ring.n > 0 ? ring.n : HOUSE_SIDES); k++)                                            \
      put_point(to, ring.x[k], ring.y[k]);                                                                   \
  }
RING_SHAPE(polygon, i32)
RING_SHAPE(polygon, f64)
RING_SHAPE(polygon_even_odd, i32)
RING_SHAPE(polygon_even_odd, f64)
RING_SHAPE(polygon_nonzero, i32)
RING_SHAPE(polygon_nonzero, f64)
RING_SHAPE(polygon_holes, i32)
RING_SHAPE(polygon_holes, f64)

/* As of hulls; by this name the build knows tests that it makes for one instruction level alone. */
#define GRAZE_TEST_RING(...) GRAZE_TEST_HULLS(__VA_ARGS__)

#endif
