/* Tests that would be right if their numbers meant something else; the id tells what. */
#include "graze_plugin.h"

static int boxes(double x, double y, double w, double h, double x2, double y2, double w2, double h2) {
  return x <= x2 + w2 && x2 <= x + w && y <= y2 + h2 && y2 <= y + h;
}
static int disc_box(double cx, double cy, double r, double x, double y, double w, double h) {
  const double dx = cx < x ? cx - x : cx > x + w ? cx - x - w : 0;
  const double dy = cy < y ? cy - y : cy > y + h ? cy - y - h : 0;
  return dx * dx + dy * dy <= r * r;
}
static int discs(double cx, double cy, double r, double cx2, double cy2, double r2) {
  return (cx - cx2) * (cx - cx2) + (cy - cy2) * (cy - cy2) <= (r + r2) * (r + r2);
}

#define TEST(ID, ANSWER)                                                                                     \
  static int ID(const double *n) { return ANSWER; }
TEST(right, boxes(n[0], n[1], n[2], n[3], n[4], n[5], n[6], n[7]))
TEST(centre,
     boxes(n[0] - n[2] / 2, n[1] - n[3] / 2, n[2], n[3], n[4] - n[6] / 2, n[5] - n[7] / 2, n[6], n[7]))
TEST(half_centre,
     boxes(n[0] - n[2], n[1] - n[3], 2 * n[2], 2 * n[3], n[4] - n[6], n[5] - n[7], 2 * n[6], 2 * n[7]))
TEST(half_sizes, boxes(n[0], n[1], 2 * n[2], 2 * n[3], n[4], n[5], 2 * n[6], 2 * n[7]))
TEST(ends, boxes(n[0], n[1], n[2] - n[0], n[3] - n[1], n[4], n[5], n[6] - n[4], n[7] - n[5]))
TEST(sizes, boxes(n[0], n[1], n[2], n[3], n[4], n[5], n[6], n[7]))
TEST(paired, boxes(n[0], n[2], n[1] - n[0], n[3] - n[2], n[4], n[6], n[5] - n[4], n[7] - n[6]))
TEST(up, boxes(n[0], n[1] - n[3], n[2], n[3], n[4], n[5] - n[7], n[6], n[7]))
TEST(exchanged_sizes, boxes(n[0], n[1], n[3], n[2], n[4], n[5], n[7], n[6]))
TEST(second_centre, boxes(n[0], n[1], n[2], n[3], n[4] - n[6] / 2, n[5] - n[7] / 2, n[6], n[7]))
TEST(negated, !boxes(n[0], n[1], n[2], n[3], n[4], n[5], n[6], n[7]))
TEST(always_miss, n[0] != n[0])
TEST(open_one, n[0] < n[4] + n[6] && n[4] < n[0] + n[2] && n[1] < n[5] + n[7] && n[5] < n[1] + n[3])
TEST(half_open_one, n[0] >= n[2] && n[0] < n[2] + n[4] && n[1] >= n[3] && n[1] < n[3] + n[5])
TEST(diameter, disc_box(n[0], n[1], n[2] / 2, n[3], n[4], n[5], n[6]))
TEST(box_centre, disc_box(n[0], n[1], n[2], n[3] - n[5] / 2, n[4] - n[6] / 2, n[5], n[6]))
TEST(box_first, disc_box(n[4], n[5], n[6], n[0], n[1], n[2], n[3]))
TEST(radius_first, disc_box(n[1], n[2], n[0], n[3], n[4], n[5], n[6]))
TEST(both_wrong, disc_box(n[0], n[1], n[2] / 2, n[3] - n[5] / 2, n[4] - n[6] / 2, n[5], n[6]))
TEST(corner_of_disc, discs(n[0] + n[2], n[1] + n[2], n[2], n[3] + n[5], n[4] + n[5], n[5]))
TEST(no_reading, discs(n[0], n[1], n[2], n[3], n[4], n[5]) && n[0] != 2)

#define BOXES "box-xywh box-xywh f64"
#define DISC_BOX "disc box-xywh f64"
#define OF(ID, FORM)                                                                                         \
  {                                                                                                          \
    .id = #ID, .form = FORM, .contract = "closed", .answer = {.f64 = ID }                                    \
  }
static const struct graze_test tests[] = {OF(right, BOXES),
                                          OF(centre, BOXES),
                                          OF(half_centre, BOXES),
                                          OF(half_sizes, BOXES),
                                          OF(ends, BOXES),
                                          OF(sizes, "box-ltrb box-ltrb f64"),
                                          OF(paired, "box-ltrb box-ltrb f64"),
                                          OF(up, BOXES),
                                          OF(exchanged_sizes, BOXES),
                                          OF(second_centre, BOXES),
                                          OF(negated, BOXES),
                                          OF(always_miss, BOXES),
                                          OF(open_one, BOXES),
                                          OF(half_open_one, "point box-xywh f64"),
                                          OF(diameter, DISC_BOX),
                                          OF(box_centre, DISC_BOX),
                                          OF(box_first, DISC_BOX),
                                          OF(radius_first, DISC_BOX),
                                          OF(both_wrong, DISC_BOX),
                                          OF(corner_of_disc, "disc disc f64"),
                                          OF(no_reading, "disc disc f64")};
GRAZE_PLUGIN(tests)
