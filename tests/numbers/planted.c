/* Functions that answer with numbers, for tests/numbers_test.sh. Those called right_... are right on everyday
 * numbers; of the others the title says what is wrong, or, behind "reading: ", what graze says it is right
 * as. */
#include "graze_plugin.h"

#include <math.h>
#include <stdbool.h>

static double held(double v, double low, double high) { return fmin(fmax(v, low), high); }
static double centres(const double *n) { return hypot(n[3] - n[0], n[4] - n[1]); }

/* ---- distance disc disc: cx cy r cx cy r ---- */
static int right_discs(const double *n, double *v) { return v[0] = fmax(centres(n) - n[2] - n[5], 0), 1; }
static int right_discs_depth(const double *n, double *v) { return v[0] = centres(n) - n[2] - n[5], 1; }
static int squared(const double *n, double *v) { return right_discs(n, v), v[0] *= v[0], 1; }
static int halved(const double *n, double *v) { return right_discs(n, v), v[0] /= 2, 1; }
static int doubled(const double *n, double *v) { return right_discs(n, v), v[0] *= 2, 1; }
static int turned(const double *n, double *v) { return right_discs(n, v), v[0] = -v[0], 1; }
static int infinite_to_the_left(const double *n, double *v) {
  return right_discs(n, v), v[0] = n[3] < n[0] && v[0] > 0 ? INFINITY : v[0], 1;
}
static int radii_forgotten(const double *n, double *v) { return v[0] = centres(n), 1; }
static int cores_or_zero(const double *n, double *v) {
  return v[0] = centres(n) <= n[2] + n[5] ? 0 : centres(n), 1;
}
static int radii_added(const double *n, double *v) { return v[0] = centres(n) + n[2] + n[5], 1; }
static int cores_squared(const double *n, double *v) { return v[0] = centres(n) * centres(n), 1; }
static int squares_less(const double *n, double *v) {
  return v[0] = centres(n) * centres(n) - (n[2] + n[5]) * (n[2] + n[5]), 1;
}
static int shorter_axis(const double *n, double *v) {
  return v[0] = fmax(fmin(fabs(n[3] - n[0]), fabs(n[4] - n[1])) - n[2] - n[5], 0), 1;
}
static int one_radius(const double *n, double *v) { return v[0] = fmax(centres(n) - n[2], 0), 1; }
static int radii_apart(const double *n, double *v) {
  return v[0] = fmax(centres(n) - fabs(n[2] - n[5]), 0), 1;
}
static int by_blocks(const double *n, double *v) {
  return v[0] = fmax(fabs(n[3] - n[0]) + fabs(n[4] - n[1]) - n[2] - n[5], 0), 1;
}
static int larger_axis(const double *n, double *v) {
  return v[0] = fmax(fmax(fabs(n[3] - n[0]), fabs(n[4] - n[1])) - n[2] - n[5], 0), 1;
}
static int whole(const double *n, double *v) { return right_discs(n, v), v[0] = trunc(v[0]), 1; }
static int floats(const double *n, double *v) {
  return right_discs(n, v), v[0] = roundf((float)v[0] * 100) / 100, 1;
}
static int depth_below(const double *n, double *v) { return right_discs_depth(n, v); }
static int depth_turned(const double *n, double *v) { return v[0] = fabs(centres(n) - n[2] - n[5]), 1; }
static int no_number(const double *n, double *v) {
  return v[0] = sqrt(centres(n) - n[2] - n[5]), v[0] *= v[0], 1;
}

/* ---- distance point box-ltrb: x y  left top right bottom, taken for the centre and half sizes ---- */
static int box_about(const double *n, double *v) {
  const double x = fabs(n[0] - n[2]) - n[4], y = fabs(n[1] - n[3]) - n[5];
  return v[0] = hypot(fmax(x, 0), fmax(y, 0)), 1;
}

/* ---- distance point triangle: x y  x y x y x y ---- */
static double to_side(const double *p, const double *a, const double *b) {
  const double x = b[0] - a[0], y = b[1] - a[1], length = x * x + y * y,
               t = length > 0 ? held(((p[0] - a[0]) * x + (p[1] - a[1]) * y) / length, 0, 1) : 0;
  return hypot(p[0] - a[0] - t * x, p[1] - a[1] - t * y);
}
static double turn_at(const double *p, const double *a, const double *b) {
  return (b[0] - a[0]) * (p[1] - a[1]) - (b[1] - a[1]) * (p[0] - a[0]);
}
static int one_way_round(const double *n, double *v) {
  const double *const a = n + 2, *const b = n + 4, *const c = n + 6;
  const bool inside =
      turn_at(n, a, b) >= 0 && turn_at(n, b, c) >= 0 && turn_at(n, c, a) >= 0 && turn_at(c, a, b) != 0;
  return v[0] = inside ? 0 : fmin(to_side(n, a, b), fmin(to_side(n, b, c), to_side(n, c, a))), 1;
}

/* ---- nearest point box-xywh: x y  x y w h ---- */
static int right_clamp(const double *n, double *v) {
  return v[0] = held(n[0], n[2], n[2] + n[4]), v[1] = held(n[1], n[3], n[3] + n[5]), 1;
}
static int way(const double *n, double *v) { return right_clamp(n, v), v[0] -= n[0], v[1] -= n[1], 1; }
static int way_back(const double *n, double *v) {
  return right_clamp(n, v), v[0] = n[0] - v[0], v[1] = n[1] - v[1], 1;
}
static int centre(const double *n, double *v) { return v[0] = n[2] + n[4] / 2, v[1] = n[3] + n[5] / 2, 1; }
static int size_is_end(const double *n, double *v) {
  return v[0] = held(n[0], n[2], n[4]), v[1] = held(n[1], n[3], n[5]), 1;
}
static int one_axis(const double *n, double *v) {
  return v[0] = held(n[0], n[2], n[2] + n[4]), v[1] = n[1], 1;
}
static int exchanged(const double *n, double *v) {
  return v[1] = held(n[0], n[2], n[2] + n[4]), v[0] = held(n[1], n[3], n[3] + n[5]), 1;
}
static int low_corner(const double *n, double *v) { return v[0] = n[2], v[1] = n[3], 1; }
static int nearest_corner(const double *n, double *v) {
  v[0] = fabs(n[0] - n[2]) < fabs(n[0] - n[2] - n[4]) ? n[2] : n[2] + n[4];
  v[1] = fabs(n[1] - n[3]) < fabs(n[1] - n[3] - n[5]) ? n[3] : n[3] + n[5];
  return 1;
}
static int never_low(const double *n, double *v) {
  return v[0] = fmin(n[0], n[2] + n[4]), v[1] = fmin(n[1], n[3] + n[5]), 1;
}
static int pixels(const double *n, double *v) {
  return v[0] = held(n[0], n[2], n[2] + n[4] - 1), v[1] = held(n[1], n[3], n[3] + n[5] - 1), 1;
}
static int y_of_x(const double *n, double *v) { return right_clamp(n, v), v[1] = v[0], 1; }
static int x_of_y(const double *n, double *v) { return right_clamp(n, v), v[0] = v[1], 1; }
static int clamped_whole(const double *n, double *v) {
  return right_clamp(n, v), v[0] = round(v[0]), v[1] = round(v[1]), 1;
}
static int by_one_percent(const double *n, double *v) {
  return right_clamp(n, v), v[0] += (n[2] + n[4] / 2 - v[0]) / 100, v[1] += (n[3] + n[5] / 2 - v[1]) / 100, 1;
}
static int silent_inside(const double *n, double *v) {
  right_clamp(n, v);
  return v[0] != n[0] || v[1] != n[1];
}

/* ---- nearest point segment, ray point segment: x y  x1 y1 x2 y2 [dx dy] ---- */
static int foot_on_line(const double *n, double *v) {
  const double x = n[4] - n[2], y = n[5] - n[3], length = x * x + y * y,
               t = length > 0 ? ((n[0] - n[2]) * x + (n[1] - n[3]) * y) / length : 0;
  return v[0] = n[2] + t * x, v[1] = n[3] + t * y, 1;
}
static int ray_to_line(const double *n, double *v) {
  const double x = n[4] - n[2], y = n[5] - n[3], turn = n[6] * y - n[7] * x,
               t = ((n[2] - n[0]) * y - (n[3] - n[1]) * x) / turn;
  return v[0] = turn != 0 && t >= 0 && t <= 1 ? t : INFINITY, 1;
}

/* ---- nearest point disc: x y  cx cy r ---- */
static int from_centre(const double *n, double *v) {
  const double x = n[0] - n[2], y = n[1] - n[3], far = hypot(x, y);
  v[0] = far <= n[4] ? n[0] : x / far * n[4];
  v[1] = far <= n[4] ? n[1] : y / far * n[4];
  return 1;
}

/* ---- push disc disc: cx cy r cx cy r ---- */
static int pushed(const double *n, double *v, double deep, double share) {
  const double far = centres(n);
  v[0] = (far > 0 ? (n[3] - n[0]) / far : 1) * deep * share;
  v[1] = (far > 0 ? (n[4] - n[1]) / far : 0) * deep * share;
  return 1;
}
static double overlap(const double *n) { return fmax(n[2] + n[5] - centres(n), 0); }
static int right_push(const double *n, double *v) { return pushed(n, v, overlap(n), 1); }
static int push_first(const double *n, double *v) { return pushed(n, v, overlap(n), -1); }
static int push_half(const double *n, double *v) { return pushed(n, v, overlap(n), 0.5); }
static int push_half_first(const double *n, double *v) { return pushed(n, v, overlap(n), -0.5); }
static int push_twice(const double *n, double *v) { return pushed(n, v, overlap(n), 2); }
static int push_unit(const double *n, double *v) { return pushed(n, v, overlap(n) > 0, 1); }
static int push_unit_first(const double *n, double *v) { return pushed(n, v, overlap(n) > 0, -1); }
static int push_ahead(const double *n, double *v) { return pushed(n, v, n[2] + n[5] - centres(n), 1); }
static int push_always(const double *n, double *v) { return pushed(n, v, fabs(n[2] + n[5] - centres(n)), 1); }
static int push_one_radius(const double *n, double *v) { return pushed(n, v, fmax(n[2] - centres(n), 0), 1); }
static int push_x_turned(const double *n, double *v) { return right_push(n, v), v[0] = -v[0], 1; }
static int push_y_turned(const double *n, double *v) { return right_push(n, v), v[1] = -v[1], 1; }
static int push_whole(const double *n, double *v) { return pushed(n, v, trunc(overlap(n)), 1); }
static int push_by_squares(const double *n, double *v) {
  return pushed(n, v, overlap(n) > 0 ? (n[2] + n[5]) * (n[2] + n[5]) - centres(n) * centres(n) : 0, 1);
}
static int push_along_x(const double *n, double *v) {
  return v[0] = n[3] < n[0] ? -overlap(n) : overlap(n), v[1] = 0, 1;
}
static int push_square(const double *n, double *v) {
  right_push(n, v);
  const double x = v[0];
  return v[0] = -v[1], v[1] = x, 1;
}
static int push_degree_off(const double *n, double *v) {
  right_push(n, v);
  const double x = v[0], turn = 0.0174532925;
  return v[0] = x * cos(turn) - v[1] * sin(turn), v[1] = x * sin(turn) + v[1] * cos(turn), 1;
}
static int push_not_scaled(const double *n, double *v) { return pushed(n, v, overlap(n), centres(n)); }
static int push_on_centre(const double *n, double *v) {
  return centres(n) > 0 ? right_push(n, v) : (v[0] = n[2], v[1] = 0, 1);
}

/* ---- push box-xywh box-xywh: x y w h  x y w h ---- */
struct ways {
  double left, right, up, down;
};
static struct ways ways_out(const double *n) {
  return (struct ways){n[4] + n[6] - n[0], n[0] + n[2] - n[4], n[5] + n[7] - n[1], n[1] + n[3] - n[5]};
}
static double shorter(double back, double on) { return back < on ? -back : on; }
static int out_of(struct ways w, bool larger, bool exchanged, double *v) {
  const double x = shorter(w.left, w.right), y = shorter(w.up, w.down);
  const bool meet = w.left > 0 && w.right > 0 && w.up > 0 && w.down > 0;
  const bool take_x = (fabs(x) < fabs(y)) != larger;
  v[exchanged] = meet && take_x ? x : 0;
  v[!exchanged] = meet && !take_x ? y : 0;
  return 1;
}
static int right_boxes_push(const double *n, double *v) { return out_of(ways_out(n), false, false, v); }
static int push_larger(const double *n, double *v) { return out_of(ways_out(n), true, false, v); }
static int push_larger_first(const double *n, double *v) {
  return push_larger(n, v), v[0] = -v[0], v[1] = -v[1], 1;
}
static int push_exchanged(const double *n, double *v) { return out_of(ways_out(n), false, true, v); }
static int push_never_left(const double *n, double *v) {
  struct ways w = ways_out(n);
  if (w.left > 0 && w.up > 0)
    w.left = w.up = INFINITY;
  return out_of(w, false, false, v);
}
static int push_size_is_end(const double *n, double *v) {
  return out_of((struct ways){n[6] - n[0], n[2] - n[4], n[7] - n[1], n[3] - n[5]}, false, false, v);
}
static int push_pixels(const double *n, double *v) {
  const struct ways w = ways_out(n);
  return out_of((struct ways){w.left + 1, w.right + 1, w.up + 1, w.down + 1}, false, false, v);
}
static int push_both_axes(const double *n, double *v) {
  const struct ways w = ways_out(n);
  const bool meet = w.left > 0 && w.right > 0 && w.up > 0 && w.down > 0;
  return v[0] = meet ? shorter(w.left, w.right) : 0, v[1] = meet ? shorter(w.up, w.down) : 0, 1;
}

/* ---- ray point disc: x y  cx cy r  dx dy ---- */
/* The roots of when it is on the rim, with the centre, the radius and the way as they are taken; none: false.
 */
struct rim {
  double in, out;
};
static bool rim_of(double x, double y, double r, double dx, double dy, struct rim *rim) {
  const double a = dx * dx + dy * dy, b = x * dx + y * dy, c = x * x + y * y - r * r, under = b * b - a * c;
  if (a == 0 || under < 0)
    return false;
  *rim = (struct rim){(-b - sqrt(under)) / a, (-b + sqrt(under)) / a};
  return true;
}
static bool rim_of_ray(const double *n, struct rim *rim) {
  return rim_of(n[0] - n[2], n[1] - n[3], n[4], n[5], n[6], rim);
}
static bool starts_in(const double *n) { return hypot(n[0] - n[2], n[1] - n[3]) <= n[4]; }
static int part(double *v, bool meets, double s) {
  return v[0] = meets && s >= 0 && s <= 1 ? s : INFINITY, 1;
}
static int right_ray(const double *n, double *v) {
  struct rim rim = {0, 0};
  const bool meets = rim_of_ray(n, &rim);
  return starts_in(n) ? (v[0] = 0, 1) : part(v, meets, rim.in);
}
static int right_ray_none(const double *n, double *v) {
  return starts_in(n) ? (v[0] = INFINITY, 1) : right_ray(n, v);
}
static int ray_far(const double *n, double *v) { return right_ray(n, v), v[0] *= hypot(n[5], n[6]), 1; }
static int ray_along(const double *n, double x, double y, double *v) {
  return right_ray((const double[]){n[0], n[1], n[2], n[3], n[4], x, y}, v);
}
/* Wherever the circle is, so far along a direction of length 1: for another length the roots are wrong. */
static int ray_direction(const double *n, double *v) {
  const double x = n[0] - n[2], y = n[1] - n[3], along = x * n[5] + y * n[6], beside = x * n[6] - y * n[5];
  const double under = (n[4] - beside) * (n[4] + beside);
  if (starts_in(n))
    return v[0] = 0, 1;
  return v[0] = along < 0 && under >= 0 ? -along - sqrt(under) : INFINITY, 1;
}
static int ray_degrees(const double *n, double *v) {
  const double angle = n[5] * acos(-1) / 180;
  return ray_along(n, n[6] * cos(angle), n[6] * sin(angle), v);
}
static int ray_radians_far(const double *n, double *v) {
  return ray_along(n, n[6] * cos(n[5]), n[6] * sin(n[5]), v), v[0] *= n[6], 1;
}
static int ray_left(const double *n, double *v) {
  return right_ray(n, v), v[0] = isinf(v[0]) ? v[0] : 1 - v[0], 1;
}
static int ray_percent(const double *n, double *v) { return right_ray(n, v), v[0] *= 100, 1; }
static int ray_squared(const double *n, double *v) { return right_ray(n, v), v[0] *= v[0], 1; }
static int ray_minus(const double *n, double *v) {
  return right_ray(n, v), v[0] = isinf(v[0]) ? -1 : v[0], 1;
}
static int ray_nought(const double *n, double *v) {
  return right_ray(n, v), v[0] = isinf(v[0]) ? 0 : v[0], 1;
}
static int ray_one(const double *n, double *v) { return right_ray(n, v), v[0] = isinf(v[0]) ? 1 : v[0], 1; }
static int ray_beyond(const double *n, double *v) {
  struct rim rim = {0, 0};
  const bool meets = rim_of_ray(n, &rim) && rim.in >= 0;
  return v[0] = starts_in(n) ? 0 : meets ? rim.in : INFINITY, 1;
}
static int ray_to_100(const double *n, double *v) {
  return ray_beyond(n, v), v[0] = v[0] <= 100 ? v[0] : INFINITY, 1;
}
static int ray_line(const double *n, double *v) {
  struct rim rim = {0, 0};
  return v[0] = rim_of_ray(n, &rim) ? rim.in : starts_in(n) ? 0 : INFINITY, 1;
}
static int ray_told_zero(const double *n, double *v) { return right_ray_none(n, v); }
static int ray_told_none(const double *n, double *v) { return right_ray(n, v); }
static int ray_out(const double *n, double *v) {
  struct rim rim = {0, 0};
  const bool meets = rim_of_ray(n, &rim);
  return starts_in(n) ? part(v, meets, rim.out) : right_ray(n, v);
}
static int ray_exit(const double *n, double *v) {
  struct rim rim = {0, 0};
  const bool meets = rim_of_ray(n, &rim);
  return starts_in(n) ? (v[0] = 0, 1) : part(v, meets, rim.out);
}
static int ray_diameter(const double *n, double *v) {
  struct rim rim = {0, 0};
  const bool meets = rim_of(n[0] - n[2], n[1] - n[3], n[4] / 2, n[5], n[6], &rim);
  return hypot(n[0] - n[2], n[1] - n[3]) <= n[4] / 2 ? (v[0] = 0, 1) : part(v, meets, rim.in);
}
static int ray_to_end(const double *n, double *v) {
  const double to[] = {n[0], n[1], n[2], n[3], n[4], n[5] - n[0], n[6] - n[1]};
  return right_ray(to, v);
}
static int ray_back(const double *n, double *v) {
  const double back[] = {n[0], n[1], n[2], n[3], n[4], -n[5], -n[6]};
  return right_ray(back, v);
}
static int ray_foot(const double *n, double *v) {
  struct rim rim = {0, 0};
  const bool meets = rim_of_ray(n, &rim);
  return starts_in(n) ? (v[0] = 0, 1) : part(v, meets, (rim.in + rim.out) / 2);
}
static int ray_half(const double *n, double *v) { return right_ray(n, v), v[0] /= 2, 1; }
static int ray_end_only(const double *n, double *v) {
  return v[0] = hypot(n[0] + n[5] - n[2], n[1] + n[6] - n[3]) <= n[4] ? 1 : INFINITY, 1;
}
static int ray_two_for_none(const double *n, double *v) {
  right_ray(n, v);
  return v[0] = isinf(v[0]) ? 2 : v[0], 1;
}
static int ray_far_back(const double *n, double *v) {
  right_ray(n, v);
  return v[0] = isinf(v[0]) ? -1e9 : v[0], 1;
}
static int ray_zero_level(const double *n, double *v) {
  right_ray(n, v);
  return v[0] = isinf(v[0]) && (n[5] == 0 || n[6] == 0) ? 0 : v[0], 1;
}
static int ray_never_inside(const double *n, double *v) {
  struct rim rim = {0, 0};
  const bool meets = rim_of_ray(n, &rim);
  return part(v, meets, rim.in);
}

/* ---- sweep box-ltrb box-ltrb: left top right bottom  left top right bottom  dx dy ---- */
/* Between which parts the spans meet along an axis. */
static struct rim span(double low, double high, double to_low, double to_high, double way) {
  if (way == 0)
    return low <= to_high && to_low <= high ? (struct rim){-INFINITY, INFINITY}
                                            : (struct rim){INFINITY, -INFINITY};
  const double a = (to_low - high) / way, b = (to_high - low) / way;
  return (struct rim){fmin(a, b), fmax(a, b)};
}
static struct rim both_spans(const double *n) {
  const struct rim x = span(n[0], n[2], n[4], n[6], n[8]), y = span(n[1], n[3], n[5], n[7], n[9]);
  return (struct rim){fmax(x.in, y.in), fmin(x.out, y.out)};
}
static int right_sweep(const double *n, double *v) {
  const struct rim both = both_spans(n);
  return part(v, both.in <= both.out && both.out >= 0, fmax(both.in, 0));
}
static int sweep_far(const double *n, double *v) { return right_sweep(n, v), v[0] *= hypot(n[8], n[9]), 1; }
/* Without end: a direction does not tell one. */
static int sweep_direction(const double *n, double *v) {
  const struct rim both = both_spans(n);
  return v[0] = both.in <= both.out && both.out >= 0 ? fmax(both.in, 0) * hypot(n[8], n[9]) : INFINITY, 1;
}
static int sweep_left(const double *n, double *v) {
  return right_sweep(n, v), v[0] = isinf(v[0]) ? v[0] : 1 - v[0], 1;
}
static int sweep_one(const double *n, double *v) {
  return right_sweep(n, v), v[0] = isinf(v[0]) ? 1 : v[0], 1;
}
static int sweep_minus(const double *n, double *v) {
  return right_sweep(n, v), v[0] = isinf(v[0]) ? -1 : v[0], 1;
}
static int sweep_nought(const double *n, double *v) {
  return right_sweep(n, v), v[0] = isinf(v[0]) ? 0 : v[0], 1;
}
static int sweep_line(const double *n, double *v) {
  const struct rim both = both_spans(n);
  return v[0] = both.in > both.out ? INFINITY : isinf(both.in) ? 0 : both.in, 1;
}
static int sweep_x_first(const double *n, double *v) {
  const struct rim x = span(n[0], n[2], n[4], n[6], n[8]);
  return part(v, x.in <= x.out && x.out >= 0, fmax(x.in, 0));
}
static int sweep_earlier(const double *n, double *v) {
  const struct rim x = span(n[0], n[2], n[4], n[6], n[8]), y = span(n[1], n[3], n[5], n[7], n[9]);
  return part(v, x.in <= x.out && y.in <= y.out, fmax(fmin(x.in, y.in), 0));
}
static int sweep_never_out(const double *n, double *v) {
  const struct rim x = span(n[0], n[2], n[4], n[6], n[8]), y = span(n[1], n[3], n[5], n[7], n[9]);
  const double in = fmax(x.in, y.in);
  return part(v, in >= 0 || (x.out >= 0 && y.out >= 0), fmax(in, 0));
}
static int sweep_not_exchanged(const double *n, double *v) {
  const double x_in = (n[4] - n[2]) / n[8], x_out = (n[6] - n[0]) / n[8], y_in = (n[5] - n[3]) / n[9],
               y_out = (n[7] - n[1]) / n[9], in = fmax(x_in, y_in), out = fmin(x_out, y_out);
  return part(v, in <= out && out >= 0, fmax(in, 0));
}
static int sweep_no_size(const double *n, double *v) {
  const double at[] = {n[0], n[1], n[0], n[1], n[4], n[5], n[6], n[7], n[8], n[9]};
  return right_sweep(at, v);
}
static int sweep_of_second(const double *n, double *v) {
  const double back[] = {n[0], n[1], n[2], n[3], n[4], n[5], n[6], n[7], -n[8], -n[9]};
  return right_sweep(back, v);
}
static int sweep_end_only(const double *n, double *v) {
  const bool meet = n[0] + n[8] <= n[6] && n[4] <= n[2] + n[8] && n[1] + n[9] <= n[7] && n[5] <= n[3] + n[9];
  return v[0] = meet ? 1 : INFINITY, 1;
}
static int sweep_steps(const double *n, double *v) {
  v[0] = INFINITY;
  for (int k = 4; k >= 0; k--) {
    const double s = k / 4.0, x = s * n[8], y = s * n[9];
    if (n[0] + x <= n[6] && n[4] <= n[2] + x && n[1] + y <= n[7] && n[5] <= n[3] + y)
      v[0] = s;
  }
  return 1;
}
static int sweep_not_when_still(const double *n, double *v) {
  return n[8] == 0 || n[9] == 0 ? (v[0] = INFINITY, 1) : right_sweep(n, v);
}
/* ---- sweep disc disc: cx cy r  cx cy r  dx dy ---- */
static int sweep_one_radius(const double *n, double *v) {
  const double ray[] = {n[0], n[1], n[3], n[4], n[5], n[6], n[7]};
  return right_ray(ray, v);
}
static int sweep_told_none(const double *n, double *v) { return right_sweep(n, v); }

/* ---- crossing segment segment: x1 y1 x2 y2  x1 y1 x2 y2 ---- */
struct cross {
  double ux, uy, wx, wy, s, t; /* the ways along both, and the shares */
};
static struct cross cross_of(const double *n) {
  const double ux = n[2] - n[0], uy = n[3] - n[1], wx = n[6] - n[4], wy = n[7] - n[5], x = n[4] - n[0],
               y = n[5] - n[1], turn = ux * wy - uy * wx, most = fabs(ux * wy) + fabs(uy * wx);
  if (fabs(turn) <= 1e-9 * most) /* parallel, or nearly */
    return (struct cross){ux, uy, wx, wy, NAN, NAN};
  return (struct cross){ux, uy, wx, wy, (x * wy - y * wx) / turn, (x * uy - y * ux) / turn};
}
static int point_at(double *v, double x, double y) { return v[0] = x, v[1] = y, 1; }
static int no_point(double *v) { return point_at(v, INFINITY, INFINITY); }
static bool is_share(double s) { return s >= 0 && s <= 1; }
static bool is_inner(double s) { return s > 0 && s < 1; }
static int at_first(const double *n, double *v, struct cross c, double share) {
  return point_at(v, n[0] + share * c.ux, n[1] + share * c.uy);
}
static int right_crossing(const double *n, double *v) {
  const struct cross c = cross_of(n);
  return is_share(c.s) && is_share(c.t) ? at_first(n, v, c, c.s) : no_point(v);
}
static int right_crossing_inner(const double *n, double *v) {
  const struct cross c = cross_of(n);
  return is_inner(c.s) && is_inner(c.t) ? at_first(n, v, c, c.s) : no_point(v);
}
static int crossing_zero(const double *n, double *v) {
  right_crossing(n, v);
  return isinf(v[0]) ? point_at(v, 0, 0) : 1;
}
static int crossing_lines(const double *n, double *v) {
  const struct cross c = cross_of(n);
  return isfinite(c.s) ? at_first(n, v, c, c.s) : no_point(v);
}
static int crossing_shares(const double *n, double *v) {
  const struct cross c = cross_of(n);
  return is_share(c.s) && is_share(c.t) ? point_at(v, c.s, c.t) : no_point(v);
}
static int crossing_way(const double *n, double *v) {
  right_crossing(n, v);
  return point_at(v, v[0] - n[0], v[1] - n[1]);
}
static int crossing_one_share(const double *n, double *v) {
  const struct cross c = cross_of(n);
  return is_share(c.s) ? at_first(n, v, c, c.s) : no_point(v);
}
static int crossing_one_end(const double *n, double *v) {
  const struct cross c = cross_of(n);
  return is_share(c.s) && c.t >= 0 ? at_first(n, v, c, c.s) : no_point(v);
}
static int crossing_end_for_none(const double *n, double *v) {
  right_crossing(n, v);
  return isinf(v[0]) ? point_at(v, n[2], n[3]) : 1;
}
static int crossing_zero_parallel(const double *n, double *v) {
  right_crossing(n, v);
  return isnan(cross_of(n).s) ? point_at(v, 0, 0) : 1;
}
static int crossing_share_turned(const double *n, double *v) {
  const struct cross c = cross_of(n);
  return is_share(c.s) && is_share(c.t) ? point_at(v, c.s, -c.t) : no_point(v);
}
static int crossing_other_share(const double *n, double *v) {
  const struct cross c = cross_of(n);
  return is_share(c.s) && is_share(c.t) ? at_first(n, v, c, c.t) : no_point(v);
}
static int crossing_exchanged(const double *n, double *v) {
  right_crossing(n, v);
  return point_at(v, v[1], v[0]);
}
static int crossing_back(const double *n, double *v) {
  const struct cross c = cross_of(n);
  return is_share(c.s) && is_share(c.t) ? at_first(n, v, c, -c.s) : no_point(v);
}
static int crossing_other_way(const double *n, double *v) {
  const struct cross c = cross_of(n);
  return is_share(c.s) && is_share(-c.t) ? at_first(n, v, c, c.s) : no_point(v);
}
static int crossing_y_of_x(const double *n, double *v) {
  right_crossing(n, v);
  return isinf(v[0]) ? 1 : point_at(v, v[0], n[1] + (v[0] - n[0]));
}
static int crossing_whole(const double *n, double *v) {
  right_crossing(n, v);
  return point_at(v, trunc(v[0]), trunc(v[1]));
}
static int crossing_middle(const double *n, double *v) {
  const struct cross c = cross_of(n);
  return is_share(c.s) && is_share(c.t) ? at_first(n, v, c, 0.5) : no_point(v);
}
static int crossing_never_upright(const double *n, double *v) {
  return n[0] == n[2] || n[4] == n[6] ? no_point(v) : right_crossing(n, v);
}
static int crossing_first_half(const double *n, double *v) {
  const struct cross c = cross_of(n);
  return c.s <= 0.5 ? right_crossing(n, v) : no_point(v);
}
static int crossing_wide_bound(const double *n, double *v) {
  const struct cross c = cross_of(n);
  return fabs(c.ux * c.wy - c.uy * c.wx) < 64 ? no_point(v) : right_crossing(n, v);
}
static int crossing_never_left(const double *n, double *v) {
  right_crossing(n, v);
  return v[0] < 0 ? no_point(v) : 1;
}
static int crossing_told_closed(const double *n, double *v) { return right_crossing_inner(n, v); }
static int crossing_told_open(const double *n, double *v) { return right_crossing(n, v); }
static int crossing_silent(const double *n, double *v) {
  return right_crossing(n, v) && isfinite(v[0]) ? 1 : 2;
}

#define DISCS(ID, CONTRACT, TITLE)                                                                           \
  {                                                                                                          \
    .id = #ID, .title = TITLE, .form = "distance disc disc f64", .contract = CONTRACT, .values = {           \
      .f64 = ID                                                                                              \
    }                                                                                                        \
  }
#define BOX(ID, TITLE)                                                                                       \
  {                                                                                                          \
    .id = #ID, .title = TITLE, .form = "nearest point box-xywh f64", .contract = "zero", .values = {         \
      .f64 = ID                                                                                              \
    }                                                                                                        \
  }
#define PUSH(ID, SHAPE, TITLE)                                                                               \
  {                                                                                                          \
    .id = #ID, .title = TITLE, .form = "push " SHAPE " " SHAPE " f64", .contract = "zero", .values = {       \
      .f64 = ID                                                                                              \
    }                                                                                                        \
  }
#define MOVING(ID, FORM, CONTRACT, TITLE)                                                                    \
  {                                                                                                          \
    .id = #ID, .title = TITLE, .form = FORM " f64", .contract = CONTRACT, .values = {.f64 = ID }             \
  }
#define CROSSING(ID, CONTRACT, TITLE)                                                                        \
  {                                                                                                          \
    .id = #ID, .title = TITLE, .form = "crossing segment segment f64", .contract = CONTRACT, .values = {     \
      .f64 = ID                                                                                              \
    }                                                                                                        \
  }
static const struct graze_test tests[] = {
    CROSSING(right_crossing, "closed", "-"),
    CROSSING(right_crossing_inner, "open", "-"),
    CROSSING(crossing_zero, "closed", "reading: 0 0 where there is no crossing"),
    CROSSING(crossing_lines, "unstated", "reading: the point where the lines cross, beyond the ends too"),
    CROSSING(crossing_shares, "closed", "reading: the shares along both segments"),
    CROSSING(crossing_way, "closed", "reading: the way from the first end to where they cross"),
    CROSSING(
        crossing_one_share, "closed", "reading: the point where the first crosses the line of the second"),
    CROSSING(crossing_told_closed, "closed", "reading: its contract is open"),
    CROSSING(crossing_told_open, "open", "reading: its contract is closed"),
    CROSSING(
        crossing_one_end,
        "closed",
        "reading: right if it answers with the point where they cross, beyond the end of the second too"),
    CROSSING(crossing_end_for_none, "closed", "an end where there is none"),
    CROSSING(crossing_zero_parallel, "closed", "0 0 for parallel ones alone"),
    CROSSING(crossing_share_turned, "closed", "the shares, one with the other sign"),
    CROSSING(crossing_other_share, "closed", "reading: the point of the first by the share along the second"),
    CROSSING(crossing_y_of_x, "closed", "reading: the right x and a wrong y"),
    CROSSING(crossing_exchanged, "closed", "reading: the crossing with x and y exchanged"),
    CROSSING(crossing_back, "closed", "back along the first"),
    CROSSING(
        crossing_other_way, "closed", "reading: right if it goes from x1, y1 the other way (second segment)"),
    CROSSING(crossing_whole, "closed", "reading: whole numbers, without what is after the point"),
    CROSSING(crossing_middle, "closed", "the middle of the first"),
    CROSSING(crossing_never_upright, "closed", "none of an upright one"),
    CROSSING(crossing_first_half, "closed", "none beyond the middle of the first"),
    CROSSING(crossing_wide_bound, "closed", "none of short ones"),
    CROSSING(crossing_never_left, "closed", "none to the left of 0"),
    CROSSING(crossing_silent, "closed", "no answer where there is none"),
    MOVING(right_ray, "ray point disc", "zero", "-"),
    MOVING(right_ray_none, "ray point disc", "none", "-"),
    MOVING(ray_out, "ray point disc", "out", "-"),
    MOVING(ray_never_inside, "ray point disc", "unstated", "-"),
    MOVING(ray_far, "ray point disc", "zero", "reading: how far it goes until they meet"),
    MOVING(ray_left, "ray point disc", "zero", "reading: the part of the way that is left"),
    MOVING(ray_percent, "ray point disc", "zero", "reading: hundredths of the way"),
    MOVING(ray_squared, "ray point disc", "zero", "reading: the square of the part of the way"),
    MOVING(ray_minus, "ray point disc", "zero", "reading: -1 where they do not meet"),
    MOVING(ray_nought, "ray point disc", "zero", "reading: 0 where they do not meet"),
    MOVING(ray_one, "ray point disc", "zero", "reading: 1 where they do not meet"),
    MOVING(ray_beyond,
           "ray point disc",
           "zero",
           "reading: where they would meet, beyond the end of the way too"),
    MOVING(ray_to_100, "ray point disc", "zero", "beyond the end of the way, up to a hundred of it"),
    MOVING(ray_line,
           "ray point disc",
           "zero",
           "reading: where they would meet, behind the start and beyond the end too"),
    MOVING(ray_told_zero, "ray point disc", "zero", "reading: its contract is none"),
    MOVING(ray_told_none, "ray point disc", "none", "reading: its contract is zero"),
    MOVING(ray_exit, "ray point disc", "zero", "reading: where it leaves the other, not where it meets it"),
    MOVING(ray_diameter, "ray point disc", "zero", "reading: right if r is the diameter (disc)"),
    MOVING(ray_to_end, "ray point disc", "zero", "reading: it takes the end of the way for the way"),
    MOVING(ray_direction,
           "ray point disc",
           "zero",
           "reading: it takes a direction of length 1 for the way and answers with how far it goes"),
    MOVING(ray_degrees,
           "ray point disc",
           "zero",
           "reading: it takes an angle in degrees and a length for the way"),
    MOVING(ray_radians_far,
           "ray point disc",
           "zero",
           "reading: it takes an angle in radians and a length for the way and answers with how far it goes"),
    MOVING(ray_back, "ray point disc", "zero", "reading: right if it takes the way back for the way"),
    MOVING(ray_half, "ray point disc", "zero", "reading: half of the part of the way"),
    MOVING(ray_foot, "ray point disc", "zero", "where it is nearest to the centre"),
    MOVING(ray_two_for_none, "ray point disc", "zero", "2 where there is none"),
    MOVING(ray_far_back, "ray point disc", "zero", "far behind where there is none"),
    MOVING(ray_zero_level, "ray point disc", "zero", "0 where there is none along an axis"),
    MOVING(ray_end_only, "ray point disc", "zero", "the end of the way alone"),
    MOVING(right_sweep, "sweep box-ltrb box-ltrb", "zero", "-"),
    MOVING(sweep_far, "sweep box-ltrb box-ltrb", "zero", "reading: how far it goes until they meet"),
    MOVING(sweep_direction,
           "sweep box-ltrb box-ltrb",
           "zero",
           "reading: it takes a direction of length 1 for the way and answers with how far it goes"),
    MOVING(sweep_left, "sweep box-ltrb box-ltrb", "zero", "reading: the part of the way that is left"),
    MOVING(sweep_one, "sweep box-ltrb box-ltrb", "zero", "reading: 1 where they do not meet"),
    MOVING(sweep_minus, "sweep box-ltrb box-ltrb", "zero", "reading: -1 where they do not meet"),
    MOVING(sweep_nought, "sweep box-ltrb box-ltrb", "zero", "reading: 0 where they do not meet"),
    MOVING(sweep_line,
           "sweep box-ltrb box-ltrb",
           "zero",
           "reading: where they would meet, behind the start and beyond the end too"),
    MOVING(sweep_told_none, "sweep box-ltrb box-ltrb", "none", "reading: its contract is zero"),
    MOVING(sweep_x_first, "sweep box-ltrb box-ltrb", "zero", "reading: right if only x counts (first box)"),
    MOVING(sweep_earlier,
           "sweep box-ltrb box-ltrb",
           "zero",
           "reading: the earlier of the moments at which they meet along x and along y"),
    MOVING(sweep_never_out,
           "sweep box-ltrb box-ltrb",
           "zero",
           "reading: the later of the moments at which they begin to meet along x and along y"),
    MOVING(sweep_not_exchanged,
           "sweep box-ltrb box-ltrb",
           "zero",
           "reading: the first box moves to the left or up"),
    MOVING(sweep_no_size,
           "sweep box-ltrb box-ltrb",
           "zero",
           "reading: right if only the point left, top counts (first box)"),
    MOVING(sweep_one_radius,
           "sweep disc disc",
           "zero",
           "reading: right if r is meant to be left out (first disc)"),
    MOVING(sweep_of_second,
           "sweep box-ltrb box-ltrb",
           "zero",
           "reading: right if it takes the way back for the way"),
    MOVING(sweep_end_only, "sweep box-ltrb box-ltrb", "zero", "the end of the way alone"),
    MOVING(sweep_steps, "sweep box-ltrb box-ltrb", "zero", "four steps"),
    MOVING(sweep_not_when_still, "sweep box-ltrb box-ltrb", "zero", "none along an axis"),
    PUSH(right_push, "disc", "-"),
    PUSH(push_first, "disc", "reading: the push of the first shape, out of the second"),
    PUSH(push_half, "disc", "reading: half of the push"),
    PUSH(push_half_first, "disc", "reading: half of the push, of the first shape"),
    PUSH(push_twice, "disc", "reading: twice the push"),
    PUSH(push_unit, "disc", "reading: the direction of the push, of length 1"),
    PUSH(push_unit_first, "disc", "reading: the direction of the push of the first shape, of length 1"),
    PUSH(push_ahead, "disc", "reading: its contract is unstated"),
    PUSH(push_always, "disc", "reading: its contract is unstated"),
    PUSH(push_one_radius, "disc", "reading: right if r is meant to be left out (second disc)"),
    PUSH(push_x_turned, "disc", "reading: the push with the sign of x turned"),
    PUSH(push_y_turned, "disc", "reading: the push with the sign of y turned"),
    PUSH(push_whole, "disc", "cut to a whole number"),
    PUSH(push_by_squares, "disc", "reading: the direction of the push and a wrong length"),
    PUSH(push_along_x, "disc", "along x alone"),
    PUSH(push_square, "disc", "square to the way out"),
    PUSH(push_not_scaled, "disc", "reading: the direction of the push and a wrong length"),
    PUSH(push_on_centre, "disc", "one radius alone where the centres are one"),
    PUSH(push_degree_off, "disc", "turned by a degree"),
    PUSH(right_boxes_push, "box-xywh", "-"),
    PUSH(push_larger, "box-xywh", "reading: the longer of the ways out along x and along y"),
    PUSH(push_larger_first,
         "box-xywh",
         "reading: the longer of the ways out along x and along y, of the first shape"),
    PUSH(push_exchanged, "box-xywh", "reading: the push with x and y exchanged"),
    PUSH(push_never_left, "box-xywh", "never to the left or up"),
    PUSH(push_size_is_end,
         "box-xywh",
         "reading: right if the numbers are left, top, right, bottom (both boxes)"),
    PUSH(push_pixels, "box-xywh", "reading: the direction of the push and a wrong length"),
    PUSH(push_both_axes, "box-xywh", "along both axes"),
    DISCS(right_discs, "zero", "-"),
    DISCS(right_discs_depth, "negative", "-"),
    DISCS(squared, "zero", "reading: the square of the distance"),
    DISCS(halved, "zero", "reading: half of the distance"),
    DISCS(doubled, "zero", "reading: twice the distance"),
    DISCS(infinite_to_the_left, "zero", "infinity where the second lies to the left"),
    DISCS(turned, "zero", "reading: the distance with the other sign"),
    DISCS(cores_or_zero, "zero", "the radii left out, and 0 where they meet"),
    DISCS(radii_forgotten, "zero", "reading: the distance with the radii left out"),
    DISCS(one_radius, "zero", "reading: right if r is meant to be left out (second disc)"),
    DISCS(radii_apart, "zero", "reading: right if the difference of both radii stands for their sum"),
    DISCS(radii_added, "zero", "reading: the distance with the radii added, not taken off"),
    DISCS(cores_squared, "zero", "reading: the square of the distance with the radii left out"),
    DISCS(squares_less, "zero", "reading: the square of the distance of the cores less that of the radii"),
    DISCS(shorter_axis, "zero", "reading: the shorter of the ways along x and along y"),
    DISCS(by_blocks, "zero", "reading: the sum of the ways along x and along y"),
    DISCS(larger_axis, "zero", "reading: the longer of the ways along x and along y"),
    DISCS(whole, "zero", "reading: a whole number, without what is after the point"),
    DISCS(floats, "zero", "rounded to hundredths"),
    DISCS(depth_below, "zero", "reading: its contract is negative"),
    DISCS(depth_turned, "zero", "reading: its contract is unstated"),
    DISCS(no_number, "zero", "reading: gives no answer where they overlap: in all"),
    MOVING(box_about,
           "distance point box-ltrb",
           "zero",
           "reading: right if left, top is the centre and right, bottom are half sizes (box)"),
    MOVING(one_way_round, "distance point triangle", "zero", "the corners are taken to go one way round"),
    MOVING(foot_on_line,
           "nearest point segment",
           "unstated",
           "reading: right if the whole line through x1, y1 and x2, y2 is meant (segment)"),
    MOVING(ray_to_line,
           "ray point segment",
           "unstated",
           "reading: right if the whole line through x1, y1 and x2, y2 is meant (segment)"),
    MOVING(from_centre,
           "nearest point disc",
           "unstated",
           "reading: the nearest point, counted from the middle of the shape"),
    BOX(right_clamp, "-"),
    BOX(way, "reading: the way from the point to the nearest one"),
    BOX(way_back, "reading: the way from the nearest point to the point"),
    BOX(centre, "reading: the middle of the shape"),
    BOX(size_is_end, "reading: right if the numbers are left, top, right, bottom (box)"),
    BOX(one_axis, "reading: right if only x counts (box)"),
    BOX(exchanged, "reading: the nearest point with x and y exchanged"),
    BOX(y_of_x, "reading: the right x and a wrong y"),
    BOX(x_of_y, "reading: a wrong x and the right y"),
    BOX(clamped_whole, "reading: whole numbers, without what is after the point"),
    BOX(low_corner, "reading: the first point of the shape"),
    BOX(nearest_corner, "always a corner"),
    BOX(never_low, "the low sides are forgotten"),
    BOX(pixels, "reading: right if the last column is x + w - 1 (box)"),
    BOX(by_one_percent, "moved in by one in a hundred"),
    BOX(silent_inside, "reading: gives no answer where they meet: in all"),
};
GRAZE_PLUGIN(tests)
