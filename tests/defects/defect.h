/* What the planted defects share. Each file is one test: its first line says what is wrong and what graze has
 * to call it, then a macro names the pair, the type and the contract, and gives the test as one expression of
 * named numbers. `right` stands beside it, for fuzzers that have no reference of their own.
 */
#ifndef DEFECT_H
#define DEFECT_H

#include "graze_plugin.h"

#include <math.h>
#include <stdbool.h>
#include <stdlib.h>
#include <string.h>

typedef __int128 wide;
#define WIDE_i32 wide
#define WIDE_i64 wide
#define WIDE_f32 double
#define WIDE_f64 double
#define NUMBER_i32 int32_t
#define NUMBER_i64 int64_t
#define NUMBER_f32 float
#define NUMBER_f64 double
#define MIN(a, b) ((a) < (b) ? (a) : (b))
#define MAX(a, b) ((a) > (b) ? (a) : (b))
#define ABS(a) ((a) < 0 ? -(a) : (a))
#define CLAMP(v, low, high) MAX(low, MIN(v, high))
/* a < b for the contract open, a <= b for the others. */
#define MEET(CONTRACT, a, b) (MEET_##CONTRACT(a, b))
#define MEET_closed(a, b) ((a) <= (b))
#define MEET_unstated(a, b) ((a) <= (b))
#define MEET_open(a, b) ((a) < (b))
#define MEET_half_open(a, b) ((a) < (b))

#define PLANT(FORM, TYPE, CONTRACT)                                                                          \
  static int answer(const NUMBER_##TYPE *n) { return hit(n); }                                               \
  int defect_wrong(const NUMBER_##TYPE *n) { return hit(n) != right(n); }                                    \
  static const struct graze_test tests[] = {                                                                 \
      {.id = DEFECT, .form = FORM " " #TYPE, .contract = NAME_##CONTRACT, .answer = {.TYPE = answer}}};      \
  GRAZE_PLUGIN(tests)

#define NAME_closed "closed"
#define NAME_open "open"
#define NAME_half_open "half-open"
#define NAME_unstated "unstated"

#define LTRB(TYPE)                                                                                           \
  const WIDE_##TYPE al = n[0], at = n[1], ar = n[2], ab = n[3], bl = n[4], bt = n[5], br = n[6], bb = n[7];
#define XYWH(TYPE)                                                                                           \
  const WIDE_##TYPE ax = n[0], ay = n[1], aw = n[2], ah = n[3], bx = n[4], by = n[5], bw = n[6], bh = n[7];
#define DISCS(TYPE)                                                                                          \
  const WIDE_##TYPE ax = n[0], ay = n[1], ar = n[2], bx = n[3], by = n[4], br = n[5], dx = ax - bx,          \
                    dy = ay - by, d2 = dx * dx + dy * dy, reach = ar + br;
#define DISC_BOX(TYPE)                                                                                       \
  const WIDE_##TYPE cx = n[0], cy = n[1], r = n[2], x = n[3], y = n[4], w = n[5], h = n[6],                  \
                    dx = cx - CLAMP(cx, x, x + w), dy = cy - CLAMP(cy, y, y + h), d2 = dx * dx + dy * dy;
#define POINT_BOX(TYPE) const WIDE_##TYPE px = n[0], py = n[1], x = n[2], y = n[3], w = n[4], h = n[5];
#define POINT_DISC(TYPE)                                                                                     \
  const WIDE_##TYPE px = n[0], py = n[1], cx = n[2], cy = n[3], r = n[4], dx = px - cx, dy = py - cy,        \
                    d2 = dx * dx + dy * dy;
/* Hulls: whole numbers, closed. `turn` is which side of the way from the first point to the second the third
 * lies on; `about` whether it lies on the box about both. */
static inline int turn(wide ax, wide ay, wide bx, wide by, wide px, wide py) {
  const wide t = (bx - ax) * (py - ay) - (by - ay) * (px - ax);
  return (t > 0) - (t < 0);
}
static inline bool about(wide ax, wide ay, wide bx, wide by, wide px, wide py) {
  return MIN(ax, bx) <= px && px <= MAX(ax, bx) && MIN(ay, by) <= py && py <= MAX(ay, by);
}
static inline bool is_on(wide ax, wide ay, wide bx, wide by, wide px, wide py) {
  return turn(ax, ay, bx, by, px, py) == 0 && about(ax, ay, bx, by, px, py);
}
/* Whether the point (px, py) is within r of the segment. */
static inline bool in_reach(wide ax, wide ay, wide bx, wide by, wide px, wide py, wide r) {
  const wide ux = bx - ax, uy = by - ay, vx = px - ax, vy = py - ay, wx = px - bx, wy = py - by;
  const wide length = ux * ux + uy * uy, along = ux * vx + uy * vy, cross = ux * vy - uy * vx;
  return vx * vx + vy * vy <= r * r || wx * wx + wy * wy <= r * r ||
         (along > 0 && along < length && ABS(cross) >> 64 == 0 &&
          (unsigned __int128)ABS(cross) * (unsigned __int128)ABS(cross) <=
              (unsigned __int128)(r * r * length));
}
#define SEGMENTS(TYPE)                                                                                       \
  const WIDE_##TYPE ax = n[0], ay = n[1], bx = n[2], by = n[3], cx = n[4], cy = n[5], dx = n[6], dy = n[7];  \
  const int a = turn(cx, cy, dx, dy, ax, ay), b = turn(cx, cy, dx, dy, bx, by),                              \
            c = turn(ax, ay, bx, by, cx, cy), d = turn(ax, ay, bx, by, dx, dy);
#define POINT_TRIANGLE(TYPE)                                                                                 \
  const WIDE_##TYPE px = n[0], py = n[1], ax = n[2], ay = n[3], bx = n[4], by = n[5], cx = n[6], cy = n[7];  \
  const int way = turn(ax, ay, bx, by, cx, cy), a = turn(ax, ay, bx, by, px, py),                            \
            b = turn(bx, by, cx, cy, px, py), c = turn(cx, cy, ax, ay, px, py);
#define SEGMENT_DISC(TYPE)                                                                                   \
  const WIDE_##TYPE ax = n[0], ay = n[1], bx = n[2], by = n[3], cx = n[4], cy = n[5], r = n[6];
#define POINT_ELLIPSE(TYPE)                                                                                  \
  const WIDE_##TYPE px = n[0], py = n[1], cx = n[2], cy = n[3], rx = n[4], ry = n[5], dx = px - cx,          \
                    dy = py - cy;
#define RIGHT_POINT_ELLIPSE(C) MEET(C, dx *dx *ry *ry + dy * dy * rx * rx, rx * rx * ry * ry)
#define FORM_POINT_ELLIPSE "point ellipse"
/* The distance of (px, py) from the foot of it on the segment, by division, in doubles. */
static inline double foot_distance2(double ax, double ay, double bx, double by, double px, double py) {
  const double ux = bx - ax, uy = by - ay, length2 = ux * ux + uy * uy;
  const double along = length2 > 0 ? ((px - ax) * ux + (py - ay) * uy) / length2 : 0, t = CLAMP(along, 0, 1);
  const double x = ax + t * ux - px, y = ay + t * uy - py;
  return x * x + y * y;
}
#define RIGHT_SEGMENTS(C)                                                                                    \
  (a * b < 0 && c * d < 0) || is_on(cx, cy, dx, dy, ax, ay) || is_on(cx, cy, dx, dy, bx, by) ||              \
      is_on(ax, ay, bx, by, cx, cy) || is_on(ax, ay, bx, by, dx, dy)
#define RIGHT_POINT_TRIANGLE(C)                                                                              \
  way != 0 ? a *way >= 0 && b *way >= 0 && c *way >= 0                                                       \
           : is_on(ax, ay, bx, by, px, py) || is_on(bx, by, cx, cy, px, py) || is_on(cx, cy, ax, ay, px, py)
#define RIGHT_SEGMENT_DISC(C) in_reach(ax, ay, bx, by, cx, cy, r)
#define FORM_SEGMENTS "segment segment"
#define FORM_POINT_TRIANGLE "point triangle"
#define FORM_SEGMENT_DISC "segment disc"
#define RIGHT_LTRB(C) MEET(C, al, br) && MEET(C, bl, ar) && MEET(C, at, bb) && MEET(C, bt, ab)
#define RIGHT_XYWH(C)                                                                                        \
  MEET(C, ax, bx + bw) && MEET(C, bx, ax + aw) && MEET(C, ay, by + bh) && MEET(C, by, ay + ah)
#define RIGHT_DISCS(C) MEET(C, d2, reach *reach)
#define RIGHT_DISC_BOX(C) MEET(C, d2, r *r)
#define RIGHT_POINT_BOX(C) MEET(C, x, px) && MEET(C, px, x + w) && MEET(C, y, py) && MEET(C, py, y + h)
#define RIGHT_POINT_DISC(C) MEET(C, d2, r *r)
#define FORM_LTRB "box-ltrb box-ltrb"
#define FORM_XYWH "box-xywh box-xywh"
#define FORM_DISCS "disc disc"
#define FORM_DISC_BOX "disc box-xywh"
#define FORM_POINT_BOX "point box-xywh"
#define FORM_POINT_DISC "point disc"

/* The numbers by name, some unused; then the expression. */
#define FUNCTION(NAME, PAIR, TYPE, ...)                                                                      \
  __attribute__((unused)) static int NAME(const NUMBER_##TYPE *n) {                                          \
    _Pragma("GCC diagnostic push") _Pragma("GCC diagnostic ignored \"-Wunused-variable\"") PAIR(TYPE)        \
        _Pragma("GCC diagnostic pop") return (__VA_ARGS__);                                                  \
  }
#define TEST(PAIR, TYPE, CONTRACT, ...)                                                                      \
  FUNCTION(hit, PAIR, TYPE, __VA_ARGS__)                                                                     \
  FUNCTION(right, PAIR, TYPE, RIGHT_##PAIR(CONTRACT))                                                        \
  PLANT(FORM_##PAIR, TYPE, CONTRACT)

/* Defects of a loop over rows: the right answer of each, and what a call does to it. `row`, `count`,
 * `answers` and `get(row)` are at hand. */
#define ROWS(PAIR, TYPE, CONTRACT, ...)                                                                      \
  enum {                                                                                                     \
    COLUMNS = sizeof FORM_##PAIR > sizeof "disc box-xywh" ? 8                                                \
              : sizeof FORM_##PAIR > sizeof "disc disc"   ? 7                                                \
                                                          : 6                                                \
  };                                                                                                         \
  FUNCTION(right, PAIR, TYPE, RIGHT_##PAIR(CONTRACT))                                                        \
  static uint8_t get(const void *const *columns, size_t row) {                                               \
    NUMBER_##TYPE n[COLUMNS];                                                                                \
    for (unsigned k = 0; k < COLUMNS; k++)                                                                   \
      n[k] = ((const NUMBER_##TYPE *)columns[k])[row];                                                       \
    return (uint8_t)right(n);                                                                                \
  }                                                                                                          \
  static void answer_many(const void *const *columns, size_t count, uint8_t *answers) {                      \
    for (size_t row = 0; row < count; row++)                                                                 \
      answers[row] = (uint8_t)(__VA_ARGS__);                                                                 \
  }                                                                                                          \
  static int answer(const NUMBER_##TYPE *n) {                                                                \
    const void *columns[COLUMNS];                                                                            \
    uint8_t one;                                                                                             \
    for (unsigned k = 0; k < COLUMNS; k++)                                                                   \
      columns[k] = &n[k];                                                                                    \
    answer_many(columns, 1, &one);                                                                           \
    return one;                                                                                              \
  }                                                                                                          \
  int defect_wrong(const NUMBER_##TYPE *n) { return answer(n) != right(n); }                                 \
  static const struct graze_test tests[] = {{.id = DEFECT,                                                   \
                                             .form = FORM_##PAIR " " #TYPE,                                  \
                                             .contract = NAME_##CONTRACT,                                    \
                                             .answer = {.TYPE = answer},                                     \
                                             .answer_many = answer_many}};                                   \
  GRAZE_PLUGIN(tests)

#endif
