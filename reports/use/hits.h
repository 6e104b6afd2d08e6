/* Two hit tests for C. */
#include <stdbool.h>
#include <stdint.h>

/* A circle and a box from (left, top) to (right, bottom): the distance to the nearest point of the box. */
static inline bool
circle_box(int64_t cx, int64_t cy, int64_t r, int64_t left, int64_t top, int64_t right, int64_t bottom) {
  const int64_t x = cx < left ? left : cx > right ? right : cx;
  const int64_t y = cy < top ? top : cy > bottom ? bottom : cy;
  const int64_t dx = cx - x, dy = cy - y;
  return dx * dx + dy * dy <= r * r;
}

/* Two boxes, a and b: nothing is added, so nothing can go wrong. */
static inline bool box_box(int64_t a_left,
                           int64_t a_top,
                           int64_t a_right,
                           int64_t a_bottom,
                           int64_t b_left,
                           int64_t b_top,
                           int64_t b_right,
                           int64_t b_bottom) {
  return a_left <= b_right && b_left <= a_right && a_top <= b_bottom && b_top <= a_bottom;
}
