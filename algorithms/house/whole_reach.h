/* Whole numbers without overflow: 32 bits in 64, and 64 bits in 128. */
#ifndef GRAZE_WHOLE_REACH_H
#define GRAZE_WHOLE_REACH_H

#include "shapes.h"

/* How far c lies outside [low, low + size]; 0 within. */
static inline int64_t outside_i32(int32_t c, int32_t low, int32_t size) {
  const int64_t below = (int64_t)low - c, above = (int64_t)c - low - size;
  const int64_t more = below > above ? below : above;
  return more > 0 ? more : 0;
}
static inline i128 outside_i64(int64_t c, int64_t low, int64_t size) {
  const i128 below = (i128)low - c, above = (i128)c - low - size;
  const i128 more = below > above ? below : above;
  return more > 0 ? more : 0;
}

static inline int64_t apart_i32(int32_t a, int32_t b) { return a > b ? (int64_t)a - b : (int64_t)b - a; }
static inline i128 apart_i64(int64_t a, int64_t b) { return a > b ? (i128)a - b : (i128)b - a; }

/* dx^2 + dy^2 against s^2, for dx, dy, s >= 0: negative, zero or positive. A leg longer than s decides by
 * itself; with such legs ruled out dx^2 <= s^2, and asking dx^2 against s^2 - dy^2 overflows nothing. */
static inline int compare_reach_i32(int64_t dx, int64_t dy, int64_t s) {
  const bool beyond = (dx > s) | (dy > s);
  const uint64_t x = (uint32_t)(beyond ? 0 : dx), y = (uint32_t)(beyond ? 0 : dy),
                 r = (uint32_t)(s > 0 ? s : 0);
  const uint64_t left = x * x, right = r * r - y * y;
  return beyond ? 1 : (left > right) - (left < right);
}
static inline int compare_reach_i64(i128 dx, i128 dy, i128 s) {
  if (dx > s || dy > s)
    return 1;
  const u128 left = (u128)dx * (u128)dx, right = (u128)s * (u128)s - (u128)dy * (u128)dy;
  return (left > right) - (left < right);
}

#endif
