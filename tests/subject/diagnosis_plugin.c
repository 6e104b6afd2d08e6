/* Tests that would be right if their numbers meant something else, or if a part of a shape were the whole;
 * the id tells what. Those of segments, capsules, triangles and quads are for small whole numbers. */
#include "graze_plugin.h"

#include <math.h>

static int boxes(double x, double y, double w, double h, double x2, double y2, double w2, double h2) {
  return x <= x2 + w2 && x2 <= x + w && y <= y2 + h2 && y2 <= y + h;
}
static int disc_box(double cx, double cy, double r, double x, double y, double w, double h) {
  const double dx = cx < x ? cx - x : cx > x + w ? cx - x - w : 0;
  const double dy = cy < y ? cy - y : cy > y + h ? cy - y - h : 0;
  return dx * dx + dy * dy <= r * r;
}
static int centres(const double *n) {
  return boxes(n[0] - n[2] / 2, n[1] - n[3] / 2, n[2], n[3], n[4] - n[6] / 2, n[5] - n[7] / 2, n[6], n[7]);
}
static double area(double ax, double ay, double bx, double by, double cx, double cy) {
  return fabs((bx - ax) * (cy - ay) - (by - ay) * (cx - ax)) / 2;
}
static int by_areas(double x, double y, const double *t) {
  return area(x, y, t[0], t[1], t[2], t[3]) + area(x, y, t[2], t[3], t[4], t[5]) +
             area(x, y, t[4], t[5], t[0], t[1]) ==
         area(t[0], t[1], t[2], t[3], t[4], t[5]);
}
static int discs(double cx, double cy, double r, double cx2, double cy2, double r2) {
  return (cx - cx2) * (cx - cx2) + (cy - cy2) * (cy - cy2) <= (r + r2) * (r + r2);
}

struct hull {
  int n;
  double x[4], y[4], r;
};

static double cross(const struct hull *h, int k, double x, double y) {
  const int e = (k + 1) % h->n;
  return (h->x[e] - h->x[k]) * (y - h->y[k]) - (h->y[e] - h->y[k]) * (x - h->x[k]);
}
/* The distance from x, y to side k is at most r. */
static int near(const struct hull *h, int k, double x, double y, double r) {
  const int e = (k + 1) % h->n;
  const double dx = h->x[e] - h->x[k], dy = h->y[e] - h->y[k], px = x - h->x[k], py = y - h->y[k];
  const double length2 = dx * dx + dy * dy, dot = px * dx + py * dy, c = cross(h, k, x, y);
  if (dot <= 0)
    return px * px + py * py <= r * r;
  if (dot >= length2)
    return (px - dx) * (px - dx) + (py - dy) * (py - dy) <= r * r;
  return c * c <= r * r * length2;
}
static int sides_meet(const struct hull *a, int i, const struct hull *b, int j) {
  const int ie = (i + 1) % a->n, je = (j + 1) % b->n;
  const double r = a->r + b->r;
  return near(a, i, b->x[j], b->y[j], r) || near(a, i, b->x[je], b->y[je], r) ||
         near(b, j, a->x[i], a->y[i], r) || near(b, j, a->x[ie], a->y[ie], r) ||
         (cross(a, i, b->x[j], b->y[j]) * cross(a, i, b->x[je], b->y[je]) < 0 &&
          cross(b, j, a->x[i], a->y[i]) * cross(b, j, a->x[ie], a->y[ie]) < 0);
}
/* Sides alone, but for one of a. */
static int rims_meet(struct hull a, struct hull b, int but) {
  int hit = 0;
  for (int i = 0; i < a.n; i++)
    for (int j = 0; j < b.n; j++)
      hit |= i != but && sides_meet(&a, i, &b, j);
  return hit;
}
/* Of corners that turn left (least) or right (most), to all sides but one. */
static int holds(struct hull h, double x, double y, int but) {
  int left = 0, right = 0;
  for (int k = 0; k < h.n; k++) {
    left += k != but && cross(&h, k, x, y) > 0;
    right += k != but && cross(&h, k, x, y) < 0;
  }
  return h.n > 2 && left * right == 0 && (left + right > 0 || but >= 0);
}
static int meet(struct hull a, struct hull b) {
  return rims_meet(a, b, -1) || holds(a, b.x[0], b.y[0], -1) || holds(b, a.x[0], a.y[0], -1);
}
static struct hull one(struct hull h, int k) { return (struct hull){1, {h.x[k]}, {h.y[k]}, h.r}; }
static int corners_meet(struct hull a, struct hull b) {
  int hit = 0;
  for (int k = 0; k < a.n; k++)
    hit |= meet(one(a, k), b);
  return hit;
}
static double least(double a, double b) { return a < b ? a : b; }
static double most(double a, double b) { return a > b ? a : b; }

static struct hull point(double x, double y) { return (struct hull){1, {x}, {y}, 0}; }
static struct hull disc(double x, double y, double r) { return (struct hull){1, {x}, {y}, r}; }
static struct hull pill(double x1, double y1, double x2, double y2, double r) {
  return (struct hull){2, {x1, x2}, {y1, y2}, r};
}
static struct hull segment(double x1, double y1, double x2, double y2) { return pill(x1, y1, x2, y2, 0); }
static struct hull tri(double x1, double y1, double x2, double y2, double x3, double y3) {
  return (struct hull){3, {x1, x2, x3}, {y1, y2, y3}, 0};
}
static struct hull box(const double *n) {
  const double x = n[0], y = n[1], w = n[2], h = n[3];
  return (struct hull){4, {x, x + w, x + w, x}, {y, y, y + h, y + h}, 0};
}
static struct hull bounds(double x1, double y1, double x2, double y2) {
  const double x = least(x1, x2), y = least(y1, y2);
  return box((const double[]){x, y, most(x1, x2) - x, most(y1, y2) - y});
}
static struct hull triangle(const double *n) { return tri(n[0], n[1], n[2], n[3], n[4], n[5]); }
static struct hull quad(const double *n) {
  return (struct hull){4, {n[0], n[2], n[4], n[6]}, {n[1], n[3], n[5], n[7]}, 0};
}

/* Separating lines along the sides of a, but for one. */
static int is_parted(struct hull a, struct hull b, int but) {
  int parted = 0;
  for (int k = 0; k < a.n; k++) {
    double inner = 0, deepest = 0;
    for (int c = 0; c < a.n; c++)
      inner = inner != 0 ? inner : cross(&a, k, a.x[c], a.y[c]);
    for (int c = 0; c < b.n; c++)
      deepest =
          c == 0 ? cross(&a, k, b.x[c], b.y[c]) * inner : most(deepest, cross(&a, k, b.x[c], b.y[c]) * inner);
    parted |= k != but && deepest < 0;
  }
  return parted;
}
static int is_left(const double *n, double x, double y) {
  const struct hull t = triangle(n);
  return cross(&t, 0, x, y) >= 0 && cross(&t, 1, x, y) >= 0 && cross(&t, 2, x, y) >= 0;
}
static int is_right_of(const double *n, int side, const double *p) {
  const struct hull t = triangle(n);
  return cross(&t, side, p[0], p[1]) < 0;
}
/* On the line, and between the ends if they rise. */
static int on_rising(const double *n) {
  const struct hull s = segment(n[2], n[3], n[4], n[5]);
  return cross(&s, 0, n[0], n[1]) == 0 && n[2] <= n[0] && n[0] <= n[4] && n[3] <= n[1] && n[1] <= n[5];
}
static int in_ellipse(double x, double y, double cx, double cy, double rx, double ry) {
  const double dx = fabs(x - cx), dy = fabs(y - cy);
  return dx <= rx && dy <= ry && ry * dx * ry * dx + rx * dy * rx * dy <= rx * ry * rx * ry;
}
static int rounded(double x, double y, double cx, double cy, double hx, double hy, double r) {
  const double dx = most(fabs(x - cx) - hx, 0), dy = most(fabs(y - cy) - hy, 0);
  return dx * dx + dy * dy <= r * r;
}
/* A point in a box that is rounded inwards. */
static int inwards(double px, double py, double x, double y, double w, double h, double r) {
  return rounded(px, py, x + w / 2, y + h / 2, w / 2 - r, h / 2 - r, r);
}
static int is_whole(const double *n, int count) {
  int whole = 1;
  for (int k = 0; k < count; k++)
    whole &= n[k] == floor(n[k]);
  return whole;
}
static int reaches(const double *n, int count, double far) {
  int reached = 0;
  for (int k = 0; k < count; k++)
    reached |= fabs(n[k]) > far;
  return reached;
}
static int open_boxes(const double *n) {
  return n[0] < n[4] + n[6] && n[4] < n[0] + n[2] && n[1] < n[5] + n[7] && n[5] < n[1] + n[3];
}
static int open_centres(const double *n) {
  return 2 * fabs(n[0] - n[4]) < n[2] + n[6] && 2 * fabs(n[1] - n[5]) < n[3] + n[7];
}
/* The square of the distance from a disc's centre to a box. */
static double gap2(const double *n) {
  const double dx = most(most(n[3] - n[0], n[0] - n[3] - n[5]), 0);
  const double dy = most(most(n[4] - n[1], n[1] - n[4] - n[6]), 0);
  return dx * dx + dy * dy;
}
static int on_rim(const double *n) {
  const struct hull t = triangle(n + 2);
  return cross(&t, 0, n[0], n[1]) * cross(&t, 1, n[0], n[1]) * cross(&t, 2, n[0], n[1]) == 0;
}
#define FAR 1e6

#define BOXES "box-xywh box-xywh f64"
#define DISC_BOX "disc box-xywh f64"
#define SEGMENT_BOX "segment box-xywh f64"
#define CAPSULE_DISC "capsule disc f64"
#define TRIANGLE_BOX "triangle box-xywh f64"
#define POINT_TRIANGLE "point triangle f64"
#define POINT_QUAD "point quad f64"
#define DISC_TRIANGLE "disc triangle f64"
#define QUADS "quad quad f64"
#define POINT_ELLIPSE "point ellipse f64"
#define POINT_ROUNDED "point rounded f64"
#define POINT_CORE "point rounded-core f64"

#define ALL                                                                                                  \
  TEST(right, BOXES, boxes(n[0], n[1], n[2], n[3], n[4], n[5], n[6], n[7]))                                  \
  TEST(centre,                                                                                               \
       BOXES,                                                                                                \
       boxes(n[0] - n[2] / 2, n[1] - n[3] / 2, n[2], n[3], n[4] - n[6] / 2, n[5] - n[7] / 2, n[6], n[7]))    \
  TEST(half_centre,                                                                                          \
       BOXES,                                                                                                \
       boxes(n[0] - n[2], n[1] - n[3], 2 * n[2], 2 * n[3], n[4] - n[6], n[5] - n[7], 2 * n[6], 2 * n[7]))    \
  TEST(half_sizes, BOXES, boxes(n[0], n[1], 2 * n[2], 2 * n[3], n[4], n[5], 2 * n[6], 2 * n[7]))             \
  TEST(ends, BOXES, boxes(n[0], n[1], n[2] - n[0], n[3] - n[1], n[4], n[5], n[6] - n[4], n[7] - n[5]))       \
  TEST(sizes, "box-ltrb box-ltrb f64", boxes(n[0], n[1], n[2], n[3], n[4], n[5], n[6], n[7]))                \
  TEST(paired,                                                                                               \
       "box-ltrb box-ltrb f64",                                                                              \
       boxes(n[0], n[2], n[1] - n[0], n[3] - n[2], n[4], n[6], n[5] - n[4], n[7] - n[6]))                    \
  TEST(up, BOXES, boxes(n[0], n[1] - n[3], n[2], n[3], n[4], n[5] - n[7], n[6], n[7]))                       \
  TEST(exchanged_sizes, BOXES, boxes(n[0], n[1], n[3], n[2], n[4], n[5], n[7], n[6]))                        \
  TEST(second_centre, BOXES, boxes(n[0], n[1], n[2], n[3], n[4] - n[6] / 2, n[5] - n[7] / 2, n[6], n[7]))    \
  TEST(negated, BOXES, !boxes(n[0], n[1], n[2], n[3], n[4], n[5], n[6], n[7]))                               \
  TEST(always_miss, BOXES, n[0] != n[0])                                                                     \
  TEST(                                                                                                      \
      open_one, BOXES, n[0] < n[4] + n[6] && n[4] < n[0] + n[2] && n[1] < n[5] + n[7] && n[5] < n[1] + n[3]) \
  TEST(half_open_one,                                                                                        \
       "point box-xywh f64",                                                                                 \
       n[0] >= n[2] && n[0] < n[2] + n[4] && n[1] >= n[3] && n[1] < n[3] + n[5])                             \
  TEST(diameter, DISC_BOX, disc_box(n[0], n[1], n[2] / 2, n[3], n[4], n[5], n[6]))                           \
  TEST(box_centre, DISC_BOX, disc_box(n[0], n[1], n[2], n[3] - n[5] / 2, n[4] - n[6] / 2, n[5], n[6]))       \
  TEST(box_first, DISC_BOX, disc_box(n[4], n[5], n[6], n[0], n[1], n[2], n[3]))                              \
  TEST(radius_first, DISC_BOX, disc_box(n[1], n[2], n[0], n[3], n[4], n[5], n[6]))                           \
  TEST(both_wrong, DISC_BOX, disc_box(n[0], n[1], n[2] / 2, n[3] - n[5] / 2, n[4] - n[6] / 2, n[5], n[6]))   \
  TEST(corner_of_disc,                                                                                       \
       "disc disc f64",                                                                                      \
       discs(n[0] + n[2], n[1] + n[2], n[2], n[3] + n[5], n[4] + n[5], n[5]))                                \
  TEST(no_reading, "disc disc f64", discs(n[0], n[1], n[2], n[3], n[4], n[5]) && n[0] != 2)                  \
  TEST(s_right, SEGMENT_BOX, meet(segment(n[0], n[1], n[2], n[3]), box(n + 4)))                              \
  TEST(s_size, SEGMENT_BOX, meet(segment(n[0], n[1], n[0] + n[2], n[1] + n[3]), box(n + 4)))                 \
  TEST(s_middle,                                                                                             \
       SEGMENT_BOX,                                                                                          \
       meet(segment(2 * n[0] - n[2], 2 * n[1] - n[3], 2 * n[0] + n[2], 2 * n[1] + n[3]),                     \
            box((const double[]){2 * n[4], 2 * n[5], 2 * n[6], 2 * n[7]})))                                  \
  TEST(s_half_middle,                                                                                        \
       SEGMENT_BOX,                                                                                          \
       meet(segment(n[0] - n[2], n[1] - n[3], n[0] + n[2], n[1] + n[3]), box(n + 4)))                        \
  TEST(s_axes, SEGMENT_BOX, meet(segment(n[1], n[0], n[3], n[2]), box(n + 4)))                               \
  TEST(s_corner, SEGMENT_BOX, meet(segment(n[0], n[1], n[3], n[2]), box(n + 4)))                             \
  TEST(s_paired, SEGMENT_BOX, meet(segment(n[0], n[2], n[1], n[3]), box(n + 4)))                             \
  TEST(s_box_first, SEGMENT_BOX, meet(segment(n[4], n[5], n[6], n[7]), box(n)))                              \
  TEST(s_box_ends,                                                                                           \
       SEGMENT_BOX,                                                                                          \
       meet(segment(n[0], n[1], n[2], n[3]), box((const double[]){n[4], n[5], n[6] - n[4], n[7] - n[5]})))   \
  TEST(s_line,                                                                                               \
       SEGMENT_BOX,                                                                                          \
       meet(segment(n[0] - FAR * (n[2] - n[0]),                                                              \
                    n[1] - FAR * (n[3] - n[1]),                                                              \
                    n[0] + FAR * (n[2] - n[0]),                                                              \
                    n[1] + FAR * (n[3] - n[1])),                                                             \
            box(n + 4)))                                                                                     \
  TEST(s_ray,                                                                                                \
       SEGMENT_BOX,                                                                                          \
       meet(segment(n[0], n[1], n[0] + FAR * (n[2] - n[0]), n[1] + FAR * (n[3] - n[1])), box(n + 4)))        \
  TEST(s_ends, SEGMENT_BOX, corners_meet(segment(n[0], n[1], n[2], n[3]), box(n + 4)))                       \
  TEST(s_bounds, SEGMENT_BOX, meet(bounds(n[0], n[1], n[2], n[3]), box(n + 4)))                              \
  TEST(s_rising, "point segment f64", on_rising(n))                                                          \
  TEST(c_diameter,                                                                                           \
       CAPSULE_DISC,                                                                                         \
       meet(pill(2 * n[0], 2 * n[1], 2 * n[2], 2 * n[3], n[4]), disc(2 * n[5], 2 * n[6], 2 * n[7])))         \
  TEST(c_twice, CAPSULE_DISC, meet(pill(n[0], n[1], n[2], n[3], 2 * n[4]), disc(n[5], n[6], n[7])))          \
  TEST(c_first, CAPSULE_DISC, meet(pill(n[1], n[2], n[3], n[4], n[0]), disc(n[5], n[6], n[7])))              \
  TEST(c_thin, CAPSULE_DISC, meet(segment(n[0], n[1], n[2], n[3]), disc(n[5], n[6], n[7])))                  \
  TEST(c_ends, CAPSULE_DISC, corners_meet(pill(n[0], n[1], n[2], n[3], n[4]), disc(n[5], n[6], n[7])))       \
  TEST(c_size, CAPSULE_DISC, meet(pill(n[0], n[1], n[0] + n[2], n[1] + n[3], n[4]), disc(n[5], n[6], n[7]))) \
  TEST(t_right, POINT_TRIANGLE, meet(point(n[0], n[1]), triangle(n + 2)))                                    \
  TEST(t_flat,                                                                                               \
       POINT_TRIANGLE,                                                                                       \
       is_left(n + 2, n[0], n[1]) ||                                                                         \
           is_left((const double[]){n[6], n[7], n[4], n[5], n[2], n[3]}, n[0], n[1]))                        \
  TEST(t_winding, POINT_TRIANGLE, is_left(n + 2, n[0], n[1]))                                                \
  TEST(t_other_winding,                                                                                      \
       POINT_TRIANGLE,                                                                                       \
       is_left((const double[]){n[6], n[7], n[4], n[5], n[2], n[3]}, n[0], n[1]))                            \
  TEST(t_equal_signs,                                                                                        \
       POINT_TRIANGLE,                                                                                       \
       is_right_of(n + 2, 0, n) == is_right_of(n + 2, 1, n) &&                                               \
           is_right_of(n + 2, 1, n) == is_right_of(n + 2, 2, n))                                             \
  TEST(t_no_side, POINT_TRIANGLE, holds(triangle(n + 2), n[0], n[1], 2))                                     \
  TEST(t_counted,                                                                                            \
       DISC_TRIANGLE,                                                                                        \
       meet(disc(n[0], n[1], n[2]), tri(n[3], n[4], n[3] + n[5], n[4] + n[6], n[3] + n[7], n[4] + n[8])))    \
  TEST(t_chained,                                                                                            \
       DISC_TRIANGLE,                                                                                        \
       meet(disc(n[0], n[1], n[2]),                                                                          \
            tri(n[3], n[4], n[3] + n[5], n[4] + n[6], n[3] + n[5] + n[7], n[4] + n[6] + n[8])))              \
  TEST(t_paired, DISC_TRIANGLE, meet(disc(n[0], n[1], n[2]), tri(n[3], n[6], n[4], n[7], n[5], n[8])))       \
  TEST(t_corners, DISC_TRIANGLE, corners_meet(triangle(n + 3), disc(n[0], n[1], n[2])))                      \
  TEST(t_sides, DISC_TRIANGLE, rims_meet(triangle(n + 3), disc(n[0], n[1], n[2]), -1))                       \
  TEST(t_two_sides, DISC_TRIANGLE, rims_meet(triangle(n + 3), disc(n[0], n[1], n[2]), 1))                    \
  TEST(t_side_but_inside,                                                                                    \
       DISC_TRIANGLE,                                                                                        \
       rims_meet(triangle(n + 3), disc(n[0], n[1], n[2]), 1) || holds(triangle(n + 3), n[0], n[1], -1))      \
  TEST(t_lines,                                                                                              \
       TRIANGLE_BOX,                                                                                         \
       !is_parted(triangle(n), box(n + 6), 0) && !is_parted(box(n + 6), triangle(n), -1))                    \
  TEST(t_negated, TRIANGLE_BOX, !meet(triangle(n), box(n + 6)))                                              \
  TEST(q_no_side, POINT_QUAD, holds(quad(n + 2), n[0], n[1], 3))                                             \
  TEST(q_corner,                                                                                             \
       POINT_QUAD,                                                                                           \
       meet(point(n[0], n[1]), quad((const double[]){n[2], n[3], n[4], n[5], n[7], n[6], n[8], n[9]})))      \
  TEST(q_corners, QUADS, corners_meet(quad(n), quad(n + 8)) || corners_meet(quad(n + 8), quad(n)))           \
  TEST(q_sides, QUADS, rims_meet(quad(n), quad(n + 8), -1))                                                  \
  TEST(e_right, POINT_ELLIPSE, in_ellipse(n[0], n[1], n[2], n[3], n[4], n[5]))                               \
  TEST(e_diameters, POINT_ELLIPSE, in_ellipse(2 * n[0], 2 * n[1], 2 * n[2], 2 * n[3], n[4], n[5]))           \
  TEST(e_exchanged, POINT_ELLIPSE, in_ellipse(n[0], n[1], n[2], n[3], n[5], n[4]))                           \
  TEST(e_circle, POINT_ELLIPSE, in_ellipse(n[0], n[1], n[2], n[3], n[4], n[4]))                              \
  TEST(e_bounds, POINT_ELLIPSE, fabs(n[0] - n[2]) <= n[4] && fabs(n[1] - n[3]) <= n[5])                      \
  TEST(e_corner, POINT_ELLIPSE, in_ellipse(n[0], n[1], n[2] + n[4], n[3] + n[5], n[4], n[5]))                \
  TEST(e_first, POINT_ELLIPSE, in_ellipse(n[0], n[1], n[4], n[5], n[2], n[3]))                               \
  TEST(r_right, POINT_ROUNDED, inwards(n[0], n[1], n[2], n[3], n[4], n[5], n[6]))                            \
  TEST(r_shrinks,                                                                                            \
       POINT_ROUNDED,                                                                                        \
       inwards(n[0], n[1], n[2], n[3], n[4], n[5], least(n[6], least(n[4], n[5]) / 2)))                      \
  TEST(r_outwards,                                                                                           \
       POINT_ROUNDED,                                                                                        \
       rounded(n[0], n[1], n[2] + n[4] / 2, n[3] + n[5] / 2, n[4] / 2, n[5] / 2, n[6]))                      \
  TEST(r_centre, POINT_ROUNDED, inwards(n[0], n[1], n[2] - n[4] / 2, n[3] - n[5] / 2, n[4], n[5], n[6]))     \
  TEST(r_ends, POINT_ROUNDED, inwards(n[0], n[1], n[2], n[3], n[4] - n[2], n[5] - n[3], n[6]))               \
  TEST(r_diameter, POINT_ROUNDED, inwards(n[0], n[1], n[2], n[3], n[4], n[5], n[6] / 2))                     \
  TEST(r_left_out, POINT_ROUNDED, inwards(n[0], n[1], n[2], n[3], n[4], n[5], 0))                            \
  TEST(r_core,                                                                                               \
       POINT_ROUNDED,                                                                                        \
       rounded(n[0], n[1], n[2] + n[4] / 2, n[3] + n[5] / 2, n[4] / 2 - n[6], n[5] / 2 - n[6], 0))           \
  TEST(r_bars,                                                                                               \
       POINT_ROUNDED,                                                                                        \
       inwards(n[0], n[1], n[2], n[3] + n[6], n[4], n[5] - 2 * n[6], 0) ||                                   \
           inwards(n[0], n[1], n[2] + n[6], n[3], n[4] - 2 * n[6], n[5], 0))                                 \
  TEST(r_right_core, POINT_CORE, rounded(n[0], n[1], n[2], n[3], n[4], n[5], n[6]))                          \
  TEST(r_inwards,                                                                                            \
       POINT_CORE,                                                                                           \
       n[6] <= least(n[4], n[5]) && rounded(n[0], n[1], n[2], n[3], n[4] - n[6], n[5] - n[6], n[6]))         \
  TEST(r_inwards_shrunk,                                                                                     \
       POINT_CORE,                                                                                           \
       inwards(n[0], n[1], n[2] - n[4], n[3] - n[5], 2 * n[4], 2 * n[5], least(n[6], least(n[4], n[5]))))    \
  TEST(                                                                                                      \
      r_corner, POINT_CORE, rounded(n[0], n[1], n[2] + n[4] / 2, n[3] + n[5] / 2, n[4] / 2, n[5] / 2, n[6])) \
  TEST(r_whole, POINT_CORE, rounded(n[0], n[1], n[2], n[3], n[4] / 2, n[5] / 2, n[6]))                       \
  TEST(r_none, POINT_ROUNDED, inwards(n[0], n[1], n[2], n[3], n[4], n[5], n[6]) && n[0] != 2)                \
  TEST(q_none, QUADS, meet(quad(n), quad(n + 8)) && n[0] != 2)                                               \
  TEST(n_no_corner,                                                                                          \
       "point box-xywh f64",                                                                                 \
       n[0] >= n[2] && n[0] <= n[2] + n[4] && n[1] >= n[3] && n[1] <= n[3] + n[5] &&                         \
           !(n[0] == n[2] + n[4] && n[1] == n[3] + n[5]))                                                    \
  TEST(n_lengths,                                                                                            \
       "point segment f64",                                                                                  \
       hypot(n[0] - n[2], n[1] - n[3]) + hypot(n[0] - n[4], n[1] - n[5]) == hypot(n[2] - n[4], n[3] - n[5])) \
  TEST(n_areas, POINT_TRIANGLE, by_areas(n[0], n[1], n + 2))                                                 \
  TEST(n_centre_to_5000, BOXES, fabs(n[0]) <= 5000 && centres(n))                                            \
  TEST(n_centre_but_2, BOXES, centres(n) && !(n[0] == 2 && n[2] > 100))                                      \
  TEST(n_rising_but_flat,                                                                                    \
       SEGMENT_BOX,                                                                                          \
       n[0] <= n[2] && n[1] <= n[3] && n[4] != 3 && meet(segment(n[0], n[1], n[2], n[3]), box(n + 4)))       \
  TEST(n_open_to_100, BOXES, reaches(n, 8, 100) ? meet(box(n), box(n + 4)) : open_boxes(n))                  \
  TEST(n_open_of_whole, BOXES, is_whole(n, 8) ? open_boxes(n) : meet(box(n), box(n + 4)))                    \
  TEST(n_open_but_1080, BOXES, n[1] == 1080 || n[7] == 1080 ? meet(box(n), box(n + 4)) : open_boxes(n))      \
  TEST(                                                                                                      \
      n_open_disc_to_100, DISC_BOX, gap2(n) < n[2] * n[2] || (reaches(n, 7, 100) && gap2(n) == n[2] * n[2])) \
  TEST(n_open_disc_of_whole, DISC_BOX, gap2(n) < n[2] * n[2] || (!is_whole(n, 7) && gap2(n) == n[2] * n[2])) \
  TEST(n_rising_of_whole, "point segment f64", on_rising(n) && is_whole(n, 6))                               \
  TEST(n_rising_to_100, "point segment f64", on_rising(n) && !reaches(n, 6, 100))                            \
  TEST(n_winding_to_200, POINT_TRIANGLE, is_left(n + 2, n[0], n[1]) && !(reaches(n, 8, 200) && on_rim(n)))   \
  TEST(n_centre_to_200, BOXES, reaches(n, 8, 200) ? open_centres(n) : centres(n))

#define TEST(ID, FORM, ANSWER)                                                                               \
  static int ID(const double *n) { return ANSWER; }
ALL
#undef TEST
#define TEST(ID, FORM, ANSWER) {.id = #ID, .form = FORM, .contract = "closed", .answer = {.f64 = ID}},
    static const struct graze_test tests[] = {ALL};
GRAZE_PLUGIN(tests)
