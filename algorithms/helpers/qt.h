/* What the Qt port computes with: the int arithmetic of the C++ original, as x86-64 gives it and where C++
 * leaves it undefined, and integer rectangles of pixels, as QRect keeps them. */
#ifndef GRAZE_QT_H
#define GRAZE_QT_H

#include "helpers/wrap.h"
#include "shapes.h"

#include <math.h>

/* (int)value as cvttsd2si does it: out of range gives the least int. */
static inline int32_t int_of(double value) {
  const bool fits = (value > -2147483649.0) & (value < 2147483648.0);
  return fits ? (int32_t)(fits ? value : 0) : INT32_MIN;
}

static inline int32_t int_square(int32_t base) { return int_of((double)base * (double)base); }
static inline int32_t int_root(int32_t n) { return n < 0 ? INT32_MIN : int_of(sqrt((double)n)); }
static inline int32_t int_abs(int32_t n) { return n < 0 ? wrap_sub(0, n) : n; }

static inline bool sum_overflows(int32_t a, int32_t b) {
  const int64_t sum = (int64_t)a + b;
  return sum != (int32_t)sum;
}
static inline bool difference_overflows(int32_t a, int32_t b) {
  const int64_t difference = (int64_t)a - b;
  return difference != (int32_t)difference;
}

/* QRect(x, y, w, h): the last pixel is x + w - 1. */
struct qt_rect {
  int32_t left, top, right, bottom;
};

static inline struct qt_rect qt_rect_of(int32_t x, int32_t y, int32_t w, int32_t h) {
  return (struct qt_rect){x, y, wrap_sub(wrap_add(x, w), 1), wrap_sub(wrap_add(y, h), 1)};
}

static inline int32_t qt_middle(int32_t first, int32_t last) {
  return (int32_t)(((int64_t)first + last) / 2);
}
static inline int32_t qt_size(int32_t first, int32_t last) { return wrap_add(wrap_sub(last, first), 1); }

/* The ends of a span lie on one side of the centre, or on it. */
static inline bool qt_one_side(int32_t first, int32_t last, int32_t centre) {
  const int32_t a = wrap_sub(first, centre), b = wrap_sub(last, centre);
  return ((a >= 0) & (b >= 0)) | ((a <= 0) & (b <= 0));
}

static inline bool qt_same_quadrant(struct qt_rect rect, int32_t cx, int32_t cy) {
  return qt_one_side(rect.left, rect.right, cx) & qt_one_side(rect.top, rect.bottom, cy);
}

/* Where C++ leaves the above undefined: x + w - 1 and the differences that are reached may overflow. y is
 * only looked at when x lies on one side. */
static inline bool qt_rect_undefined(int32_t x, int32_t w) {
  return sum_overflows(x, w) || difference_overflows(wrap_add(x, w), 1);
}

static inline bool qt_same_quadrant_undefined(struct xywh_i32 box, int32_t cx, int32_t cy) {
  const struct qt_rect rect = qt_rect_of(box.x, box.y, box.w, box.h);
  if (qt_rect_undefined(box.x, box.w) || qt_rect_undefined(box.y, box.h))
    return true;
  if (difference_overflows(rect.left, cx) || difference_overflows(rect.right, cx))
    return true;
  return qt_one_side(rect.left, rect.right, cx) &&
         (difference_overflows(rect.top, cy) || difference_overflows(rect.bottom, cy));
}

#endif
