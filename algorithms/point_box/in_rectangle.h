/* The Java tutorial's point in rectangle, which its corner test calls four times. */
#ifndef GRAZE_IN_RECTANGLE_H
#define GRAZE_IN_RECTANGLE_H

#include "helpers/wrap.h"
#include "shapes.h"

static inline bool in_rectangle(struct xywh_i32 box, int32_t px, int32_t py) {
  return (px >= box.x) & (px < wrap_add(box.x, box.w)) & (py >= box.y) & (py < wrap_add(box.y, box.h));
}

#endif
