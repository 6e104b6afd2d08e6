/* Functions that say whether the first shape has all of the second within it, for tests/numbers_test.sh.
 * Those called right_... are right on everyday numbers; of the others the title says which answers are wrong
 * on small whole numbers, why, and as what graze says it is right, if it is. */
#include "graze_plugin.h"

#include <math.h>
#include <stdbool.h>

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

/* contains box-ltrb segment: left top right bottom  x1 y1 x2 y2 */
static bool is_in(const double *n, double x, double y) {
  return n[0] <= x && x <= n[2] && n[1] <= y && y <= n[3];
}
static int right_segment_in_box(const double *n) { return is_in(n, n[4], n[5]) && is_in(n, n[6], n[7]); }
static int segment_not_along(const double *n) {
  const bool along_x = n[5] == n[7] && (n[5] == n[1] || n[5] == n[3]),
             along_y = n[4] == n[6] && (n[4] == n[0] || n[4] == n[2]);
  return right_segment_in_box(n) && !along_x && !along_y;
}
static int first_end(const double *n) { return is_in(n, n[4], n[5]); }
/* contains box-ltrb rounded-core: left top right bottom  cx cy hx hy r */
static int core_in_box(const double *n) {
  return is_in(n, n[4] - n[6], n[5] - n[7]) && is_in(n, n[4] + n[6], n[5] + n[7]);
}
/* contains triangle point: x1 y1 x2 y2 x3 y3  x y */
static bool is_left(const double *n, unsigned a, unsigned b) {
  return (n[b] - n[a]) * (n[7] - n[a + 1]) - (n[b + 1] - n[a + 1]) * (n[6] - n[a]) >= 0;
}
static int one_way(const double *n) { return is_left(n, 0, 2) && is_left(n, 2, 4) && is_left(n, 4, 0); }
/* contains disc capsule: cx cy r  x1 y1 x2 y2 r */
static int ends_in_disc(const double *n) { return in_reach(n, n[3], n[4]) && in_reach(n, n[5], n[6]); }

#define CONTAINS(ID, SHAPES, CONTRACT, FUNCTION, TITLE)                                                      \
  {                                                                                                          \
    .id = #ID, .title = TITLE, .form = "contains " SHAPES " f64", .contract = CONTRACT, .answer = {          \
      .f64 = FUNCTION                                                                                        \
    }                                                                                                        \
  }
static const struct graze_test tests[] = {
    CONTAINS(right_disc_in_box, "box-xywh disc", "closed", right_disc_in_box, "-"),
    CONTAINS(right_disc_in_box_open, "box-xywh disc", "open", right_disc_in_box_open, "-"),
    CONTAINS(centre_in_box,
             "box-xywh disc",
             "closed",
             centre_in_box,
             "false hit: the radius is left out: right if r is meant to be left out (disc)"),
    CONTAINS(half_of_radius,
             "box-xywh disc",
             "closed",
             half_of_radius,
             "false hit: half of the radius: right if r is the diameter (disc)"),
    CONTAINS(x_only,
             "box-xywh disc",
             "closed",
             x_only,
             "false hit: y is not asked about: right if only x counts (box)"),
    CONTAINS(size_for_end,
             "box-xywh disc",
             "closed",
             size_for_end,
             "false hit,missed hit: the size is taken for the far side: right if the numbers are left, top, "
             "right, bottom (box)"),
    CONTAINS(y_turned,
             "box-xywh disc",
             "closed",
             y_turned,
             "false hit,missed hit: y is taken to go up: right if y grows upward: the box goes from y down "
             "to y - h (box)"),
    CONTAINS(centre_for_corner,
             "box-xywh disc",
             "closed",
             centre_for_corner,
             "false hit,missed hit: the corner is taken for the centre: right if x, y is the centre, w, h "
             "the sizes (box)"),
    CONTAINS(sizes_exchanged,
             "box-xywh disc",
             "closed",
             sizes_exchanged,
             "false hit,missed hit: width and height are exchanged: right if w and h are exchanged (box)"),
    CONTAINS(
        low_sides_only, "box-xywh disc", "closed", low_sides_only, "false hit: the far sides are forgotten"),
    CONTAINS(mixed_strict,
             "box-xywh disc",
             "closed",
             mixed_strict,
             "broken contract: the far sides are strict, the near ones are not"),
    CONTAINS(by_meeting,
             "box-xywh disc",
             "closed",
             by_meeting,
             "false hit: whether they meet: right if it asks whether they meet"),
    CONTAINS(right_disc_in_disc, "disc disc", "closed", right_disc_in_disc, "-"),
    CONTAINS(radius_forgotten,
             "disc disc",
             "closed",
             radius_forgotten,
             "false hit: the second radius is left out: right if r is meant to be left out (second disc)"),
    CONTAINS(exchanged_discs,
             "disc disc",
             "closed",
             exchanged_discs,
             "false hit,missed hit: the second is asked to hold the first: right if it asks whether the "
             "second contains the first"),
    CONTAINS(either_way, "disc disc", "closed", either_way, "false hit: whichever holds the other"),
    CONTAINS(radii_added,
             "disc disc",
             "closed",
             radii_added,
             "false hit: whether they meet: right if it asks whether they meet"),
    CONTAINS(
        not_squared, "disc disc", "closed", not_squared, "missed hit: a square is compared with a length"),
    CONTAINS(sign_squared,
             "disc disc",
             "closed",
             sign_squared,
             "false hit: the sign of the difference is lost in its square"),
    CONTAINS(right_box_in_box, "box-ltrb box-ltrb", "closed", right_box_in_box, "-"),
    CONTAINS(one_corner,
             "box-ltrb box-ltrb",
             "closed",
             one_corner,
             "false hit: right if only the point left, top counts (second box)"),
    CONTAINS(boxes_exchanged,
             "box-ltrb box-ltrb",
             "closed",
             boxes_exchanged,
             "false hit,missed hit: the second is asked to hold the first: right if it asks whether the "
             "second contains the first"),
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
    CONTAINS(bounds_of_disc,
             "disc box-ltrb",
             "closed",
             bounds_of_disc,
             "false hit: the box about the disc: right if only the upright box about it counts (disc)"),
    CONTAINS(open_told_closed,
             "box-xywh disc",
             "closed",
             right_disc_in_box_open,
             "broken contract: its contract is open: right if reaching the boundary is a miss: its contract "
             "is open, not closed"),
    CONTAINS(closed_told_open,
             "box-ltrb box-ltrb",
             "open",
             right_box_in_box,
             "broken contract: its contract is closed: right if reaching the boundary is a hit: its contract "
             "is closed, not open"),
    CONTAINS(right_segment_in_box, "box-ltrb segment", "closed", right_segment_in_box, "-"),
    CONTAINS(right_segment_in_box_interior, "box-ltrb segment", "interior", segment_not_along, "-"),
    CONTAINS(interior_told_closed,
             "box-ltrb segment",
             "closed",
             segment_not_along,
             "broken contract: its contract is interior: right if reaching the boundary is a hit but for "
             "what lies in it alone: its contract is interior, not closed"),
    CONTAINS(first_end, "box-ltrb segment", "closed", first_end, "false hit: one end alone"),
    CONTAINS(core_in_box,
             "box-ltrb rounded-core",
             "closed",
             core_in_box,
             "false hit: the radius is left out: right if hx, hy are half of all of it, r is taken off "
             "inside and shrinks to half of the smaller side (rounded box)"),
    CONTAINS(one_way,
             "triangle point",
             "closed",
             one_way,
             "false hit,missed hit: the corners are taken to go one way round: right if the corners go "
             "counter-clockwise, y upward (triangle)"),
    CONTAINS(ends_in_disc,
             "disc capsule",
             "closed",
             ends_in_disc,
             "false hit: the radius is left out: right if r is meant to be left out (capsule)"),
};
GRAZE_PLUGIN(tests)
