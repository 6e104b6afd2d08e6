/* What moves, pushes and crossings in floats and in whole numbers, for tests/numbers_test.sh, told as in
 * planted.c: those of title "-" are right on everyday numbers. Of floats all is reckoned in floats. */
#include "graze_plugin.h"

#include <math.h>
#include <stdbool.h>

/* ---- in floats: ray point disc: x y  cx cy r  dx dy ---- */
static bool starts_in(const float *n) { return hypotf(n[0] - n[2], n[1] - n[3]) <= n[4]; }
static int part(float *v, bool meets, float s) { return v[0] = meets && s >= 0 && s <= 1 ? s : INFINITY, 1; }
/* The root that is the lesser or the greater by `sign`, by the distance of the line from the centre, which
 * rounds less than the discriminant. */
static bool rim_of(const float *n, float r, float sign, float *s) {
  const float x = n[0] - n[2], y = n[1] - n[3], way = hypotf(n[5], n[6]), ux = n[5] / way, uy = n[6] / way;
  const float beside = x * uy - y * ux, under = (r - beside) * (r + beside);
  *s = (-(x * ux + y * uy) + sign * sqrtf(under)) / way;
  return way > 0 && under >= 0;
}
static int right_ray_f32(const float *n, float *v) {
  float s = 0;
  const bool meets = rim_of(n, n[4], -1, &s);
  return starts_in(n) ? (v[0] = 0, 1) : part(v, meets, s);
}
static int ray_far_f32(const float *n, float *v) {
  return right_ray_f32(n, v), v[0] *= hypotf(n[5], n[6]), 1;
}
static int ray_minus_f32(const float *n, float *v) {
  return right_ray_f32(n, v), v[0] = isinf(v[0]) ? -1 : v[0], 1;
}
static int ray_exit_f32(const float *n, float *v) {
  float s = 0;
  const bool meets = rim_of(n, n[4], 1, &s);
  return starts_in(n) ? (v[0] = 0, 1) : part(v, meets, s);
}

/* ---- sweep box-ltrb box-ltrb: left top right bottom  left top right bottom  dx dy ---- */
struct span {
  float in, out;
};
static struct span span(float low, float high, float to_low, float to_high, float way) {
  if (way == 0)
    return low <= to_high && to_low <= high ? (struct span){-INFINITY, INFINITY}
                                            : (struct span){INFINITY, -INFINITY};
  const float a = (to_low - high) / way, b = (to_high - low) / way;
  return (struct span){fminf(a, b), fmaxf(a, b)};
}
static int swept(const float *n, float *v, bool earlier) {
  const struct span x = span(n[0], n[2], n[4], n[6], n[8]), y = span(n[1], n[3], n[5], n[7], n[9]);
  const float in = earlier ? fminf(x.in, y.in) : fmaxf(x.in, y.in), out = fminf(x.out, y.out);
  return part(v, in <= out && out >= 0, fmaxf(in, 0));
}
static int right_sweep_f32(const float *n, float *v) { return swept(n, v, false); }
static int sweep_left_f32(const float *n, float *v) {
  return swept(n, v, false), v[0] = isinf(v[0]) ? v[0] : 1 - v[0], 1;
}
static int sweep_earlier_f32(const float *n, float *v) { return swept(n, v, true); }

/* ---- push disc disc: cx cy r  cx cy r ---- */
static int pushed(const float *n, float *v, float share) {
  const float dx = n[3] - n[0], dy = n[4] - n[1], far = hypotf(dx, dy), deep = fmaxf(n[2] + n[5] - far, 0);
  v[0] = (far > 0 ? dx / far : 1) * deep * share;
  v[1] = (far > 0 ? dy / far : 0) * deep * share;
  return 1;
}
static int right_push_f32(const float *n, float *v) { return pushed(n, v, 1); }
static int push_half_f32(const float *n, float *v) { return pushed(n, v, 0.5F); }
static int push_quarter_more_f32(const float *n, float *v) { return pushed(n, v, 1.25F); }

/* ---- crossing segment segment: x1 y1 x2 y2  x1 y1 x2 y2 ---- */
static int crossed(const float *n, float *v, bool both) {
  const float ux = n[2] - n[0], uy = n[3] - n[1], wx = n[6] - n[4], wy = n[7] - n[5], x = n[4] - n[0],
              y = n[5] - n[1], turn = ux * wy - uy * wx;
  const float s = (x * wy - y * wx) / turn, t = (x * uy - y * ux) / turn;
  const bool cross = s >= 0 && s <= 1 && (!both || (t >= 0 && t <= 1));
  v[0] = cross ? n[0] + s * ux : INFINITY;
  v[1] = cross ? n[1] + s * uy : INFINITY;
  return 1;
}
static int right_crossing_f32(const float *n, float *v) { return crossed(n, v, true); }
static int crossing_one_share_f32(const float *n, float *v) { return crossed(n, v, false); }
static int crossing_exchanged_f32(const float *n, float *v) {
  const float x = (crossed(n, v, true), v[0]);
  return v[0] = v[1], v[1] = x, 1;
}

/* ---- in whole numbers: ray point box-ltrb: x y  left top right bottom  dx dy ---- */
struct share {
  double in, out;
};
static struct share along(double at, double low, double high, double way) {
  if (way == 0)
    return at >= low && at <= high ? (struct share){-INFINITY, INFINITY}
                                   : (struct share){INFINITY, -INFINITY};
  return (struct share){fmin((low - at) / way, (high - at) / way), fmax((low - at) / way, (high - at) / way)};
}
static int rayed(const int32_t *n, double *v, double less) {
  const struct share x = along(n[0], n[2], n[4] - less, n[6]), y = along(n[1], n[3], n[5] - less, n[7]);
  const double in = fmax(fmax(x.in, y.in), 0), out = fmin(fmin(x.out, y.out), 1);
  return v[0] = in <= out ? in : INFINITY, 1;
}
static int right_ray_i32(const int32_t *n, double *v) { return rayed(n, v, 0); }
static int ray_pixels_i32(const int32_t *n, double *v) { return rayed(n, v, 1); }
static int ray_left_i32(const int32_t *n, double *v) {
  return rayed(n, v, 0), v[0] = isinf(v[0]) ? v[0] : 1 - v[0], 1;
}
static int ray_whole_i32(const int32_t *n, double *v) {
  return rayed(n, v, 0), v[0] = isinf(v[0]) ? v[0] : trunc(v[0]), 1;
}

/* ---- push box-xywh box-xywh: x y w h  x y w h, in 32 bits ---- */
static int32_t shorter(int32_t back, int32_t on) { return back < on ? -back : on; }
static int boxed(const int32_t *n, double *v, int32_t sign) {
  const int64_t left = (int64_t)n[4] + n[6] - n[0], right = (int64_t)n[0] + n[2] - n[4],
                up = (int64_t)n[5] + n[7] - n[1], down = (int64_t)n[1] + n[3] - n[5];
  const int32_t x = shorter((int32_t)left, (int32_t)right), y = shorter((int32_t)up, (int32_t)down);
  const bool meet = left > 0 && right > 0 && up > 0 && down > 0, take_x = fabs((double)x) < fabs((double)y);
  v[0] = meet && take_x ? sign * x : 0;
  v[1] = meet && !take_x ? sign * y : 0;
  return 1;
}
static int right_push_i32(const int32_t *n, double *v) { return boxed(n, v, 1); }
static int push_first_i32(const int32_t *n, double *v) { return boxed(n, v, -1); }

/* ---- crossing segment segment ---- */
static int whole_cross(const int32_t *n, double *v, bool whole, bool open) {
  const int64_t ux = (int64_t)n[2] - n[0], uy = (int64_t)n[3] - n[1], wx = (int64_t)n[6] - n[4],
                wy = (int64_t)n[7] - n[5], x = (int64_t)n[4] - n[0], y = (int64_t)n[5] - n[1];
  const double turn = (double)(ux * wy - uy * wx), s = (double)(x * wy - y * wx) / turn,
               t = (double)(x * uy - y * ux) / turn;
  const bool cross =
      turn != 0 && (open ? s > 0 && s < 1 && t > 0 && t < 1 : s >= 0 && s <= 1 && t >= 0 && t <= 1);
  v[0] = cross ? n[0] + s * (double)ux : INFINITY;
  v[1] = cross ? n[1] + s * (double)uy : INFINITY;
  return whole && cross ? (v[0] = trunc(v[0]), v[1] = trunc(v[1]), 1) : 1;
}
static int right_crossing_i32(const int32_t *n, double *v) { return whole_cross(n, v, false, false); }
static int crossing_whole_i32(const int32_t *n, double *v) { return whole_cross(n, v, true, false); }
static int crossing_told_closed_i32(const int32_t *n, double *v) { return whole_cross(n, v, false, true); }

#define FLOATS(ID, FORM, CONTRACT, TITLE)                                                                    \
  {                                                                                                          \
    .id = #ID, .title = TITLE, .form = FORM " f32", .contract = CONTRACT, .values = {.f32 = ID }             \
  }
#define WHOLE(ID, FORM, CONTRACT, TITLE)                                                                     \
  {                                                                                                          \
    .id = #ID, .title = TITLE, .form = FORM " i32", .contract = CONTRACT, .low = -(1 << 20),                 \
    .high = 1 << 20, .values = {                                                                             \
      .i32 = ID                                                                                              \
    }                                                                                                        \
  }
static const struct graze_test tests[] = {
    FLOATS(right_ray_f32, "ray point disc", "zero", "-"),
    FLOATS(ray_far_f32, "ray point disc", "zero", "reading: how far it goes until they meet"),
    FLOATS(ray_minus_f32, "ray point disc", "zero", "reading: -1 where they do not meet"),
    FLOATS(
        ray_exit_f32, "ray point disc", "zero", "reading: where it leaves the other, not where it meets it"),
    FLOATS(right_sweep_f32, "sweep box-ltrb box-ltrb", "zero", "-"),
    FLOATS(sweep_left_f32, "sweep box-ltrb box-ltrb", "zero", "reading: the part of the way that is left"),
    FLOATS(sweep_earlier_f32,
           "sweep box-ltrb box-ltrb",
           "zero",
           "reading: the earlier of the moments at which they meet along x and along y"),
    FLOATS(right_push_f32, "push disc disc", "zero", "-"),
    FLOATS(push_half_f32, "push disc disc", "zero", "reading: half of the push"),
    FLOATS(push_quarter_more_f32,
           "push disc disc",
           "zero",
           "reading: the direction of the push and a wrong length"),
    FLOATS(right_crossing_f32, "crossing segment segment", "closed", "-"),
    FLOATS(crossing_one_share_f32,
           "crossing segment segment",
           "closed",
           "reading: the point where the first crosses the line of the second"),
    FLOATS(crossing_exchanged_f32,
           "crossing segment segment",
           "closed",
           "reading: the crossing with x and y exchanged"),
    WHOLE(right_ray_i32, "ray point box-ltrb", "zero", "-"),
    WHOLE(ray_left_i32, "ray point box-ltrb", "zero", "reading: the part of the way that is left"),
    WHOLE(ray_pixels_i32, "ray point box-ltrb", "zero", "the far sides are one less"),
    WHOLE(ray_whole_i32, "ray point box-ltrb", "zero", "cut to a whole number"),
    WHOLE(right_push_i32, "push box-xywh box-xywh", "zero", "-"),
    WHOLE(push_first_i32,
          "push box-xywh box-xywh",
          "zero",
          "reading: the push of the first shape, out of the second"),
    WHOLE(right_crossing_i32, "crossing segment segment", "closed", "-"),
    WHOLE(crossing_whole_i32,
          "crossing segment segment",
          "closed",
          "reading: whole numbers, without what is after the point"),
    WHOLE(crossing_told_closed_i32, "crossing segment segment", "closed", "reading: its contract is open"),
};
GRAZE_PLUGIN(tests)
