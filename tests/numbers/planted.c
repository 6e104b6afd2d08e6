/* Functions that answer with numbers, for tests/numbers_test.sh. Those called right_... are right on everyday
 * numbers; of the others the title says what is wrong, or, behind "reading: ", what graze says it is right
 * as. */
#include "graze_plugin.h"

#include <math.h>

static double held(double v, double low, double high) { return fmin(fmax(v, low), high); }
static double centres(const double *n) { return hypot(n[3] - n[0], n[4] - n[1]); }

/* ---- distance disc disc: cx cy r cx cy r ---- */
static int right_discs(const double *n, double *v) { return v[0] = fmax(centres(n) - n[2] - n[5], 0), 1; }
static int right_discs_depth(const double *n, double *v) { return v[0] = centres(n) - n[2] - n[5], 1; }
static int squared(const double *n, double *v) { return right_discs(n, v), v[0] *= v[0], 1; }
static int halved(const double *n, double *v) { return right_discs(n, v), v[0] /= 2, 1; }
static int doubled(const double *n, double *v) { return right_discs(n, v), v[0] *= 2, 1; }
static int turned(const double *n, double *v) { return right_discs(n, v), v[0] = -v[0], 1; }
static int radii_forgotten(const double *n, double *v) { return v[0] = centres(n), 1; }
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
static int by_one_percent(const double *n, double *v) {
  return right_clamp(n, v), v[0] += (n[2] + n[4] / 2 - v[0]) / 100, v[1] += (n[3] + n[5] / 2 - v[1]) / 100, 1;
}
static int silent_inside(const double *n, double *v) {
  right_clamp(n, v);
  return v[0] != n[0] || v[1] != n[1];
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
static const struct graze_test tests[] = {
    DISCS(right_discs, "zero", "-"),
    DISCS(right_discs_depth, "negative", "-"),
    DISCS(squared, "zero", "reading: the square of the distance"),
    DISCS(halved, "zero", "reading: half of the distance"),
    DISCS(doubled, "zero", "reading: twice the distance"),
    DISCS(turned, "zero", "reading: the distance with the other sign"),
    DISCS(radii_forgotten, "zero", "reading: the distance with the radii left out"),
    DISCS(one_radius, "zero", "one radius is left out"),
    DISCS(radii_apart, "zero", "the radii are taken from each other"),
    DISCS(by_blocks, "zero", "both axes are added"),
    DISCS(larger_axis, "zero", "the larger axis is taken"),
    DISCS(whole, "zero", "cut to a whole number"),
    DISCS(floats, "zero", "rounded to hundredths"),
    DISCS(depth_below, "zero", "reading: its contract is negative"),
    DISCS(depth_turned, "zero", "reading: its contract is unstated"),
    DISCS(no_number, "zero", "no number where they overlap"),
    BOX(right_clamp, "-"),
    BOX(way, "reading: the way from the point to the nearest one"),
    BOX(way_back, "reading: the way from the nearest point to the point"),
    BOX(centre, "the centre of the box"),
    BOX(size_is_end, "the size is taken for the far side"),
    BOX(one_axis, "y is not held"),
    BOX(exchanged, "x and y are exchanged"),
    BOX(low_corner, "always the low corner"),
    BOX(nearest_corner, "always a corner"),
    BOX(never_low, "the low sides are forgotten"),
    BOX(pixels, "the far side is one less"),
    BOX(by_one_percent, "moved in by one in a hundred"),
    BOX(silent_inside, "no point where it is inside"),
};
GRAZE_PLUGIN(tests)
