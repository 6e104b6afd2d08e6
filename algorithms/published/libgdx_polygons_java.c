/* The shortest way out of a convex outline, and on which side of an axis the other one stands.
 *
 * Each side's normal is an axis. Of the overlaps along them the least is the depth; and the push goes to the
 * side of the line on which most corners of the other lie. But corners on both sides of a side's line say
 * little of where the other stands, and a small one deep within a large one was pushed through it.
 *
 * The original takes outlines of any number of corners, to the left all round: triangles are turned so here.
 * It pushes the first out of the second.
 */
#include "algorithm.h"

#include <float.h>
#include <math.h>

struct gdx_triangle {
  float x[3], y[3];
};
static inline struct gdx_triangle gdx_turned_left(struct triangle_f32 t) {
  const bool right =
      ((double)t.x2 - t.x1) * ((double)t.y3 - t.y1) - ((double)t.y2 - t.y1) * ((double)t.x3 - t.x1) < 0;
  return right ? (struct gdx_triangle){{t.x1, t.x3, t.x2}, {t.y1, t.y3, t.y2}}
               : (struct gdx_triangle){{t.x1, t.x2, t.x3}, {t.y1, t.y2, t.y3}};
}

struct gdx_span {
  float low, high;
};
static inline struct gdx_span gdx_span_of(const struct gdx_triangle *t, float x, float y) {
  float low = x * t->x[0] + y * t->y[0], high = low;
  for (unsigned k = 0; k < 3; k++) {
    const float at = x * t->x[k] + y * t->y[k];
    if (at < low)
      low = at;
    else if (at > high)
      high = at;
  }
  return (struct gdx_span){low, high};
}

struct gdx_push {
  float overlap, x, y;
};
/* Along the normals of the sides of `of`; `back` where those are the second's. False where one parts them. */
static inline bool
gdx_axes(const struct gdx_triangle *of, const struct gdx_triangle *other, bool back, struct gdx_push *push) {
  for (unsigned k = 0; k < 3; k++) {
    const float x1 = of->x[k], y1 = of->y[k], x2 = of->x[(k + 1) % 3], y2 = of->y[(k + 1) % 3];
    float x = y1 - y2, y = -(x1 - x2);
    const float length = sqrtf(x * x + y * y);
    x /= length;
    y /= length;
    const struct gdx_span a = gdx_span_of(of, x, y), b = gdx_span_of(other, x, y);
    int on_that_side = 0;
    for (unsigned j = 0; j < 3; j++) {
      const float side = (x2 - x1) * (other->y[j] - y1) - (y2 - y1) * (other->x[j] - x1);
      on_that_side -= (side > 0) - (side < 0);
    }
    if (!((a.low <= b.low && a.high >= b.low) || (b.low <= a.low && b.high >= a.low)))
      return false;
    float overlap = (a.high < b.high ? a.high : b.high) - (a.low > b.low ? a.low : b.low);
    if ((a.low < b.low && a.high > b.high) || (b.low < a.low && b.high > a.high)) {
      const float lows = fabsf(a.low - b.low), highs = fabsf(a.high - b.high);
      overlap += lows < highs ? lows : highs;
    }
    if (overlap < push->overlap) {
      const float sign = (back ? on_that_side < 0 : on_that_side >= 0) ? 1 : -1;
      *push = (struct gdx_push){overlap, sign * x, sign * y};
    }
  }
  return true;
}

static struct push libgdx_polygons_java(struct triangle_f32 a, struct triangle_f32 b) {
  const struct gdx_triangle first = gdx_turned_left(b), second = gdx_turned_left(a);
  struct gdx_push push = {FLT_MAX, 0, 0};
  if (!gdx_axes(&first, &second, false, &push) || !gdx_axes(&second, &first, true, &push))
    return (struct push){0, 0};
  return (struct push){push.x * push.overlap, push.y * push.overlap};
}

GRAZE_TEST_PUSH(libgdx_polygons_java,
                triangle_f32,
                triangle_f32,
                .title = "Pushed to where most corners are",
                .role = ROLE_PUBLISHED,
                .language = "Java",
                .source = "libGDX, Intersector.overlapConvexPolygons: told 2018-01-04, repaired 2020-09-11 "
                          "(libgdx/libgdx#5048)",
                .idea = "The axis of the least overlap, to the side of its line that has most corners.",
                .wrong = "pushes deeper in",
                .inputs = "a_x1 a_y1 a_x2 a_y2 a_x3 a_y3 b_x1 b_y1 b_x2 b_y2 b_x3 b_y3",
                .fingerprint = 0x2a52f001,
                .by_code = CONTRACT_ZERO,
                .by_text = CONTRACT_ZERO,
                .defects = {BY_LOGIC(WRONG_NUMBER,
                                     "Corners on both sides of a line do not say where the other one stands.",
                                     "0 2 0 0 2 1 0 1 1 1 0 0"),
                            BY_RANGE(WRONG_NUMBER,
                                     OVERFLOWS,
                                     "8e-23 3e-23 0 1e-19 1e-18 0 9e-23 1.324e-23 7e-23 3.97e-23 0 0")})
