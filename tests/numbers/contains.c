/* Functions that say whether the first shape has all of the second within it, for tests/numbers_test.sh.
 * Those called right_... are right on everyday numbers; of the others the title says which answers are wrong
 * on small whole numbers, and why. */
#include "graze_plugin.h"

#include <math.h>

static double held(double v, double low, double high) { return fmin(fmax(v, low), high); }
static double centres(const double *n) { return hypot(n[3] - n[0], n[4] - n[1]); }

/* contains box-xywh disc: x y w h  cx cy r */
static int right_disc_in_box(const double *n) {
  return n[0] <= n[4] - n[6] && n[4] + n[6] <= n[0] + n[2] && n[1] <= n[5] - n[6] &&
         n[5] + n[6] <= n[1] + n[3];
}
static int right_disc_in_box_open(const double *n) {
  return n[0] < n[4] - n[6] && n[4] + n[6] < n[0] + n[2] && n[1] < n[5] - n[6] && n[5] + n[6] < n[1] + n[3];
}
static int centre_in_box(const double *n) {
  return n[0] <= n[4] && n[4] <= n[0] + n[2] && n[1] <= n[5] && n[5] <= n[1] + n[3];
}
static int half_of_radius(const double *n) {
  const double r = n[6] / 2;
  return n[0] <= n[4] - r && n[4] + r <= n[0] + n[2] && n[1] <= n[5] - r && n[5] + r <= n[1] + n[3];
}
static int x_only(const double *n) { return n[0] <= n[4] - n[6] && n[4] + n[6] <= n[0] + n[2]; }
static int size_for_end(const double *n) {
  return n[0] <= n[4] - n[6] && n[4] + n[6] <= n[2] && n[1] <= n[5] - n[6] && n[5] + n[6] <= n[3];
}
static int y_turned(const double *n) {
  return n[0] <= n[4] - n[6] && n[4] + n[6] <= n[0] + n[2] && n[1] - n[3] <= n[5] - n[6] &&
         n[5] + n[6] <= n[1];
}
static int centre_for_corner(const double *n) {
  return fabs(n[4] - n[0]) + n[6] <= n[2] / 2 && fabs(n[5] - n[1]) + n[6] <= n[3] / 2;
}
static int sizes_exchanged(const double *n) {
  return n[0] <= n[4] - n[6] && n[4] + n[6] <= n[0] + n[3] && n[1] <= n[5] - n[6] &&
         n[5] + n[6] <= n[1] + n[2];
}
static int low_sides_only(const double *n) { return n[0] <= n[4] - n[6] && n[1] <= n[5] - n[6]; }
static int mixed_strict(const double *n) {
  return n[0] <= n[4] - n[6] && n[4] + n[6] < n[0] + n[2] && n[1] <= n[5] - n[6] && n[5] + n[6] < n[1] + n[3];
}
static int by_meeting(const double *n) {
  const double dx = n[4] - held(n[4], n[0], n[0] + n[2]), dy = n[5] - held(n[5], n[1], n[1] + n[3]);
  return dx * dx + dy * dy <= n[6] * n[6];
}
/* contains disc disc: cx cy r  cx cy r */
static int right_disc_in_disc(const double *n) { return centres(n) + n[5] <= n[2]; }
static int radius_forgotten(const double *n) { return centres(n) <= n[2]; }
static int exchanged_discs(const double *n) { return centres(n) + n[2] <= n[5]; }
static int either_way(const double *n) { return centres(n) <= fabs(n[2] - n[5]); }
static int radii_added(const double *n) { return centres(n) <= n[2] + n[5]; }
static int not_squared(const double *n) {
  const double dx = n[3] - n[0], dy = n[4] - n[1];
  return dx * dx + dy * dy <= n[2] - n[5];
}
static int sign_squared(const double *n) {
  const double dx = n[3] - n[0], dy = n[4] - n[1];
  return dx * dx + dy * dy <= (n[2] - n[5]) * (n[2] - n[5]);
}
/* contains box-ltrb box-ltrb: left top right bottom  left top right bottom */
static int right_box_in_box(const double *n) {
  return n[0] <= n[4] && n[1] <= n[5] && n[6] <= n[2] && n[7] <= n[3];
}
static int one_corner(const double *n) {
  return n[0] <= n[4] && n[4] <= n[2] && n[1] <= n[5] && n[5] <= n[3];
}
static int boxes_exchanged(const double *n) {
  return n[4] <= n[0] && n[5] <= n[1] && n[2] <= n[6] && n[3] <= n[7];
}
static int smaller_only(const double *n) { return n[6] - n[4] <= n[2] - n[0] && n[7] - n[5] <= n[3] - n[1]; }
static int top_for_bottom(const double *n) {
  return n[0] <= n[4] && n[1] <= n[5] && n[6] <= n[2] && n[5] <= n[3];
}
static int or_for_and(const double *n) {
  return (n[0] <= n[4] && n[6] <= n[2]) || (n[1] <= n[5] && n[7] <= n[3]);
}
static int strict_left(const double *n) {
  return n[0] < n[4] && n[1] <= n[5] && n[6] <= n[2] && n[7] <= n[3];
}
/* contains disc box-ltrb: cx cy r  left top right bottom */
static int in_reach(const double *n, double x, double y) { return hypot(x - n[0], y - n[1]) <= n[2]; }
static int right_box_in_disc(const double *n) {
  return in_reach(n, n[3], n[4]) && in_reach(n, n[5], n[4]) && in_reach(n, n[3], n[6]) &&
         in_reach(n, n[5], n[6]);
}
static int two_corners(const double *n) { return in_reach(n, n[3], n[4]) && in_reach(n, n[5], n[6]); }
static int middle_in_disc(const double *n) { return in_reach(n, (n[3] + n[5]) / 2, (n[4] + n[6]) / 2); }
static int bounds_of_disc(const double *n) {
  return n[0] - n[2] <= n[3] && n[5] <= n[0] + n[2] && n[1] - n[2] <= n[4] && n[6] <= n[1] + n[2];
}

#define CONTAINS(ID, SHAPES, CONTRACT, FUNCTION, TITLE)                                                      \
  {                                                                                                          \
    .id = #ID, .title = TITLE, .form = "contains " SHAPES " f64", .contract = CONTRACT, .answer = {          \
      .f64 = FUNCTION                                                                                        \
    }                                                                                                        \
  }
static const struct graze_test tests[] = {
    CONTAINS(right_disc_in_box, "box-xywh disc", "closed", right_disc_in_box, "-"),
    CONTAINS(right_disc_in_box_open, "box-xywh disc", "open", right_disc_in_box_open, "-"),
    CONTAINS(centre_in_box, "box-xywh disc", "closed", centre_in_box, "false hit: the radius is left out"),
    CONTAINS(half_of_radius, "box-xywh disc", "closed", half_of_radius, "false hit: half of the radius"),
    CONTAINS(x_only, "box-xywh disc", "closed", x_only, "false hit: y is not asked about"),
    CONTAINS(size_for_end,
             "box-xywh disc",
             "closed",
             size_for_end,
             "false hit,missed hit: the size is taken for the far side"),
    CONTAINS(y_turned, "box-xywh disc", "closed", y_turned, "false hit,missed hit: y is taken to go up"),
    CONTAINS(centre_for_corner,
             "box-xywh disc",
             "closed",
             centre_for_corner,
             "false hit,missed hit: the corner is taken for the centre"),
    CONTAINS(sizes_exchanged,
             "box-xywh disc",
             "closed",
             sizes_exchanged,
             "false hit,missed hit: width and height are exchanged"),
    CONTAINS(
        low_sides_only, "box-xywh disc", "closed", low_sides_only, "false hit: the far sides are forgotten"),
    CONTAINS(mixed_strict,
             "box-xywh disc",
             "closed",
             mixed_strict,
             "broken contract: the far sides are strict, the near ones are not"),
    CONTAINS(by_meeting, "box-xywh disc", "closed", by_meeting, "false hit: whether they meet"),
    CONTAINS(right_disc_in_disc, "disc disc", "closed", right_disc_in_disc, "-"),
    CONTAINS(radius_forgotten,
             "disc disc",
             "closed",
             radius_forgotten,
             "false hit: the second radius is left out"),
    CONTAINS(exchanged_discs,
             "disc disc",
             "closed",
             exchanged_discs,
             "false hit,missed hit: the second is asked to hold the first"),
    CONTAINS(either_way, "disc disc", "closed", either_way, "false hit: whichever holds the other"),
    CONTAINS(radii_added, "disc disc", "closed", radii_added, "false hit: whether they meet"),
    CONTAINS(
        not_squared, "disc disc", "closed", not_squared, "missed hit: a square is compared with a length"),
    CONTAINS(sign_squared,
             "disc disc",
             "closed",
             sign_squared,
             "false hit: the sign of the difference is lost in its square"),
    CONTAINS(right_box_in_box, "box-ltrb box-ltrb", "closed", right_box_in_box, "-"),
    CONTAINS(one_corner, "box-ltrb box-ltrb", "closed", one_corner, "false hit: one corner alone"),
    CONTAINS(boxes_exchanged,
             "box-ltrb box-ltrb",
             "closed",
             boxes_exchanged,
             "false hit,missed hit: the second is asked to hold the first"),
    CONTAINS(smaller_only, "box-ltrb box-ltrb", "closed", smaller_only, "false hit: their sizes alone"),
    CONTAINS(top_for_bottom,
             "box-ltrb box-ltrb",
             "closed",
             top_for_bottom,
             "false hit: the top is taken for the bottom"),
    CONTAINS(or_for_and, "box-ltrb box-ltrb", "closed", or_for_and, "false hit: either axis does"),
    CONTAINS(
        strict_left, "box-ltrb box-ltrb", "closed", strict_left, "broken contract: the left side is strict"),
    CONTAINS(right_box_in_disc, "disc box-ltrb", "closed", right_box_in_disc, "-"),
    CONTAINS(two_corners, "disc box-ltrb", "closed", two_corners, "false hit: two corners of four"),
    CONTAINS(middle_in_disc, "disc box-ltrb", "closed", middle_in_disc, "false hit: the middle alone"),
    CONTAINS(bounds_of_disc, "disc box-ltrb", "closed", bounds_of_disc, "false hit: the box about the disc"),
    CONTAINS(open_told_closed,
             "box-xywh disc",
             "closed",
             right_disc_in_box_open,
             "broken contract: its contract is open"),
    CONTAINS(closed_told_open,
             "box-ltrb box-ltrb",
             "open",
             right_box_in_box,
             "broken contract: its contract is closed"),
};
GRAZE_PLUGIN(tests)
