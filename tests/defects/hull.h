/* Hulls of whole numbers for the planted defects: corners, in their order, and a radius; an ellipse has two.
 * A polygon is a ring of corners, which need not be convex. What is said of them is exact for the numbers
 * that they are for (MOST).
 */
#ifndef HULL_H
#define HULL_H

#include "defect.h"

struct hull {
  unsigned count;
  wide x[16], y[16], r, rx, ry;
  bool ring;
};

#define NAME_point "point"
#define NAME_disc "disc"
#define NAME_segment "segment"
#define NAME_capsule "capsule"
#define NAME_box "box-xywh"
#define NAME_rounded "rounded"
#define NAME_rounded_core "rounded-core"
#define NAME_triangle "triangle"
#define NAME_quad "quad"
#define NAME_ellipse "ellipse"
#define NAME_polygon "polygon"
enum { MOST = 1 << 28, MOST_OF_ELLIPSE = 10000 };
#define MOST_point MOST
#define MOST_disc MOST
#define MOST_segment MOST
#define MOST_capsule MOST
#define MOST_box MOST
#define MOST_rounded MOST
#define MOST_rounded_core MOST
#define MOST_triangle MOST
#define MOST_quad MOST
#define MOST_ellipse MOST_OF_ELLIPSE
#define MOST_polygon MOST
enum {
  SIZE_point = 2,
  SIZE_disc = 3,
  SIZE_segment = 4,
  SIZE_capsule = 5,
  SIZE_box = 4,
  SIZE_rounded = 5,
  SIZE_rounded_core = 5,
  SIZE_triangle = 6,
  SIZE_quad = 8,
  SIZE_ellipse = 4,
  SIZE_polygon = 33
};

static inline struct hull corners(const int32_t *n, unsigned count) {
  struct hull h = {.count = count};
  for (unsigned k = 0; k < count; k++) {
    h.x[k] = n[2 * k];
    h.y[k] = n[2 * k + 1];
  }
  return h;
}
static inline struct hull grown(struct hull h, wide r) {
  h.r += r;
  return h;
}
static inline struct hull point(const int32_t *n) { return corners(n, 1); }
static inline struct hull segment(const int32_t *n) { return corners(n, 2); }
static inline struct hull triangle(const int32_t *n) { return corners(n, 3); }
static inline struct hull quad(const int32_t *n) { return corners(n, 4); }
static inline struct hull polygon(const int32_t *n) {
  struct hull h = n[0] >= 3 && n[0] <= 16 ? corners(n + 1, (unsigned)n[0]) : corners(n + 1, 1);
  h.ring = true;
  return h;
}
static inline struct hull disc(const int32_t *n) { return grown(point(n), n[2]); }
static inline struct hull capsule(const int32_t *n) { return grown(segment(n), n[4]); }
static inline struct hull ltrb(wide l, wide t, wide r, wide b) {
  return (struct hull){.count = 4, .x = {l, r, r, l}, .y = {t, t, b, b}};
}
static inline struct hull box(const int32_t *n) {
  return ltrb(n[0], n[1], (wide)n[0] + n[2], (wide)n[1] + n[3]);
}
static inline struct hull rounded(const int32_t *n) {
  const wide x = n[0], y = n[1], r = n[4];
  return grown(ltrb(x + r, y + r, x + n[2] - r, y + n[3] - r), r);
}
static inline struct hull rounded_core(const int32_t *n) {
  const wide cx = n[0], cy = n[1], hx = n[2], hy = n[3];
  return grown(ltrb(cx - hx, cy - hy, cx + hx, cy + hy), n[4]);
}
/* A rounded box without its corners, from side to side: level, or upright. */
static inline struct hull bar(const struct hull *h, bool upright) {
  const wide x = upright ? 0 : h->r, y = upright ? h->r : 0;
  return ltrb(h->x[0] - x, h->y[0] - y, h->x[2] + x, h->y[2] + y);
}
static inline struct hull twice(struct hull h) {
  for (unsigned k = 0; k < h.count; k++)
    h.x[k] *= 2, h.y[k] *= 2;
  h.r *= 2;
  return h;
}
static inline struct hull ellipse(const int32_t *n) {
  struct hull h = point(n);
  h.rx = n[2];
  h.ry = n[3];
  return h;
}

/* One of its corners, some of them, or the upright box about it. */
static inline struct hull corner(const struct hull *h, unsigned k) {
  return (struct hull){.count = 1, .x = {h->x[k]}, .y = {h->y[k]}, .r = h->r, .rx = h->rx, .ry = h->ry};
}
static inline struct hull side(const struct hull *h, unsigned k) {
  const unsigned next = (k + 1) % h->count;
  return (struct hull){.count = 2, .x = {h->x[k], h->x[next]}, .y = {h->y[k], h->y[next]}, .r = h->r};
}
static inline struct hull bounds(const struct hull *h) {
  wide l = h->x[0], t = h->y[0], r = l, b = t;
  for (unsigned k = 1; k < h->count; k++) {
    l = MIN(l, h->x[k]), r = MAX(r, h->x[k]);
    t = MIN(t, h->y[k]), b = MAX(b, h->y[k]);
  }
  return ltrb(l - h->r - h->rx, t - h->r - h->ry, r + h->r + h->rx, b + h->r + h->ry);
}
static inline unsigned sides(const struct hull *h) { return h->count > 2 ? h->count : 1; }

/* Where the ellipse is a disc: its radii times each other; one without a radius is a segment. */
static inline struct hull squeezed(struct hull h, wide rx, wide ry) {
  if (rx == 0 || ry == 0)
    return h.rx == 0 && h.ry == 0
               ? h
               : (struct hull){.count = 2, .x = {h.x[0] - rx, h.x[0] + rx}, .y = {h.y[0] - ry, h.y[0] + ry}};
  for (unsigned k = 0; k < h.count; k++) {
    h.x[k] *= ry;
    h.y[k] *= rx;
  }
  h.r += h.rx > 0 ? rx * ry : 0;
  h.rx = h.ry = 0;
  return h;
}

static inline bool segments_meet(const struct hull *s, const struct hull *t) {
  const int a = turn(t->x[0], t->y[0], t->x[1], t->y[1], s->x[0], s->y[0]),
            b = turn(t->x[0], t->y[0], t->x[1], t->y[1], s->x[1], s->y[1]),
            c = turn(s->x[0], s->y[0], s->x[1], s->y[1], t->x[0], t->y[0]),
            d = turn(s->x[0], s->y[0], s->x[1], s->y[1], t->x[1], t->y[1]);
  return (a * b < 0 && c * d < 0) ||
         (a == 0 && about(t->x[0], t->y[0], t->x[1], t->y[1], s->x[0], s->y[0])) ||
         (b == 0 && about(t->x[0], t->y[0], t->x[1], t->y[1], s->x[1], s->y[1])) ||
         (c == 0 && about(s->x[0], s->y[0], s->x[1], s->y[1], t->x[0], t->y[0])) ||
         (d == 0 && about(s->x[0], s->y[0], s->x[1], s->y[1], t->x[1], t->y[1]));
}

/* Whether a ray from the point to the right crosses an odd number of sides. */
static inline bool is_odd(const struct hull *h, wide x, wide y) {
  bool odd = false;
  for (unsigned k = 0; k < h->count; k++) {
    const unsigned next = (k + 1) % h->count;
    const bool up = h->y[next] > y;
    odd ^= (h->y[k] > y) != up && turn(h->x[k], h->y[k], h->x[next], h->y[next], x, y) == (up ? 1 : -1);
  }
  return odd;
}
/* Whether the corners, without the radius, hold the point: whichever way they go round. A flat one has
 * sides and holds nothing. */
static inline bool holds(const struct hull *h, wide x, wide y) {
  if (h->ring)
    return is_odd(h, x, y);
  bool left = false, right = false;
  for (unsigned k = 0; k < h->count; k++) {
    const unsigned next = (k + 1) % h->count;
    const int t = turn(h->x[k], h->y[k], h->x[next], h->y[next], x, y);
    left |= t > 0;
    right |= t < 0;
  }
  return h->count > 2 && left != right;
}
/* Some corner of one in the other. */
static inline bool holds_corner(const struct hull *h, const struct hull *of) {
  bool held = false;
  for (unsigned k = 0; k < of->count; k++)
    held |= holds(h, of->x[k], of->y[k]);
  return held;
}

static inline bool sides_cross(const struct hull *a, const struct hull *b) {
  bool cross = false;
  for (unsigned i = 0; i < sides(a); i++)
    for (unsigned j = 0; j < sides(b); j++) {
      const struct hull s = side(a, i), t = side(b, j);
      cross |= segments_meet(&s, &t);
    }
  return cross;
}
/* Some corner of one within r of a side of the other. */
static inline bool corners_reach(const struct hull *of, const struct hull *h, wide r) {
  bool reach = false;
  for (unsigned k = 0; k < of->count; k++)
    for (unsigned j = 0; j < sides(h); j++) {
      const struct hull s = side(h, j);
      reach |= in_reach(s.x[0], s.y[0], s.x[1], s.y[1], of->x[k], of->y[k], r);
    }
  return reach;
}

static inline bool meet_plain(const struct hull *a, const struct hull *b) {
  return sides_cross(a, b) || holds_corner(a, b) || holds_corner(b, a) || corners_reach(a, b, a->r + b->r) ||
         corners_reach(b, a, a->r + b->r);
}
static inline bool meet(struct hull a, struct hull b) {
  const wide rx = MAX(a.rx, b.rx), ry = MAX(a.ry, b.ry);
  if (rx > 0 || ry > 0) {
    a = squeezed(a, rx, ry);
    b = squeezed(b, rx, ry);
  }
  return meet_plain(&a, &b);
}

/* Whether the direction has all of b beyond all of a, by more than both radii. `strictly` or by as much. */
static inline bool parts(wide dx, wide dy, const struct hull *a, const struct hull *b, bool strictly) {
  wide most = a->x[0] * dx + a->y[0] * dy, least = b->x[0] * dx + b->y[0] * dy;
  for (unsigned k = 1; k < a->count; k++)
    most = MAX(most, a->x[k] * dx + a->y[k] * dy);
  for (unsigned k = 1; k < b->count; k++)
    least = MIN(least, b->x[k] * dx + b->y[k] * dy);
  const wide gap = least - most, r = a->r + b->r, need = r * r * (dx * dx + dy * dy);
  if (dx == 0 && dy == 0)
    return false;
  return strictly ? gap > 0 && gap * gap > need : gap >= 0 && gap * gap >= need;
}
/* The same by the outer sides of h, from a to b and back. */
static inline bool
side_parts(const struct hull *h, const struct hull *a, const struct hull *b, bool strictly) {
  bool part = false;
  for (unsigned k = 0; k < h->count && h->count > 1; k++) {
    const unsigned next = (k + 1) % h->count;
    const wide dx = h->y[next] - h->y[k], dy = h->x[k] - h->x[next];
    part |= parts(dx, dy, a, b, strictly) || parts(-dx, -dy, a, b, strictly);
  }
  return part;
}
static inline bool corner_parts(const struct hull *a, const struct hull *b, bool strictly) {
  bool part = false;
  for (unsigned i = 0; i < a->count; i++)
    for (unsigned j = 0; j < b->count; j++)
      part |= parts(b->x[j] - a->x[i], b->y[j] - a->y[i], a, b, strictly);
  return part;
}
static inline bool axes_meet(const struct hull *a, const struct hull *b, bool open) {
  return !side_parts(a, a, b, !open) && !side_parts(b, a, b, !open) && !corner_parts(a, b, !open);
}

/* In doubles, as books have it: the side of a point, and whether two convex rings of corners are parted by a
 * line along one of the first's sides, with a tolerance. */
static inline double side_of(const double *a, const double *b, const double *p) {
  return (b[0] - a[0]) * (p[1] - a[1]) - (b[1] - a[1]) * (p[0] - a[0]);
}
static inline bool are_parted(
    const double *a, unsigned corners_of_a, const double *b, unsigned corners_of_b, bool unit, double near) {
  bool parted = false;
  for (unsigned k = 0; k < corners_of_a; k++) {
    const double *from = a + (size_t)2 * k, *to = a + (size_t)2 * ((k + 1) % corners_of_a);
    double dx = to[1] - from[1], dy = from[0] - to[0];
    const double length = unit ? sqrt(dx * dx + dy * dy) : 1;
    double low[2] = {INFINITY, INFINITY}, high[2] = {-INFINITY, -INFINITY};
    if (dx == 0 && dy == 0)
      continue;
    dx /= length;
    dy /= length;
    for (unsigned i = 0; i < corners_of_a + corners_of_b; i++) {
      const unsigned which = i >= corners_of_a;
      const double *p = which ? b + (size_t)2 * (i - corners_of_a) : a + (size_t)2 * i;
      const double at = p[0] * dx + p[1] * dy;
      low[which] = fmin(low[which], at);
      high[which] = fmax(high[which], at);
    }
    parted |= low[0] > high[1] + near || low[1] > high[0] + near;
  }
  return parted;
}

/* A pair and a contract, and the test as one expression of the numbers n and the hulls a and b. */
#define HULLS(A, B, CONTRACT, ...)                                                                           \
  __attribute__((unused)) static int right(const int32_t *n) {                                               \
    return RIGHT_HULLS_##CONTRACT(A(n), B(n + SIZE_##A));                                                    \
  }                                                                                                          \
  static int hit(const int32_t *n) {                                                                         \
    __attribute__((unused)) const struct hull a = A(n), b = B(n + SIZE_##A);                                 \
    return (__VA_ARGS__);                                                                                    \
  }                                                                                                          \
  HULLS_PLANT(A, B, CONTRACT)
#define RIGHT_HULLS_closed(a, b) meet(a, b)
#define RIGHT_HULLS_unstated(a, b) meet(a, b)
#define RIGHT_HULLS_open(a, b) meet_open(a, b)
#define RIGHT_HULLS_half_open(a, b) holds_point(a, b)
static inline bool holds_point(struct hull a, struct hull b) { return is_odd(&b, a.x[0], a.y[0]); }
static inline bool meet_open(struct hull a, struct hull b) { return axes_meet(&a, &b, true); }
#define HULLS_PLANT(A, B, CONTRACT)                                                                          \
  int defect_wrong(const int32_t *n) { return hit(n) != right(n); }                                          \
  static const struct graze_test tests[] = {{.id = DEFECT,                                                   \
                                             .form = NAME_##A " " NAME_##B " i32",                           \
                                             .contract = NAME_##CONTRACT,                                    \
                                             .answer = {.i32 = hit},                                         \
                                             .low = -(double)MIN(MOST_##A, MOST_##B),                        \
                                             .high = MIN(MOST_##A, MOST_##B)}};                              \
  GRAZE_PLUGIN(tests)
/* Of doubles, with numbers up to 2^20: `answer` is the test. Only whole numbers are known to be wrong. */
#define DOUBLES(A, B, CONTRACT)                                                                              \
  int defect_wrong(const double *n) {                                                                        \
    int32_t whole[SIZE_##A + SIZE_##B];                                                                      \
    bool are_whole = true;                                                                                   \
    for (unsigned k = 0; k < SIZE_##A + SIZE_##B && are_whole; k++) {                                        \
      are_whole = fabs(n[k]) <= MIN(MOST_##A, MOST_##B) && n[k] == floor(n[k]);                              \
      whole[k] = are_whole ? (int32_t)n[k] : 0;                                                              \
    }                                                                                                        \
    return are_whole && answer(n) != RIGHT_HULLS_##CONTRACT(A(whole), B(whole + SIZE_##A));                  \
  }                                                                                                          \
  static const struct graze_test tests[] = {{.id = DEFECT,                                                   \
                                             .form = NAME_##A " " NAME_##B " f64",                           \
                                             .contract = NAME_##CONTRACT,                                    \
                                             .answer = {.f64 = answer},                                      \
                                             .low = -0x1p20,                                                 \
                                             .high = 0x1p20}};                                               \
  GRAZE_PLUGIN(tests)
/* Of a loop over rows, `many`. */
#define HULLS_ROWS(A, B, CONTRACT)                                                                           \
  int defect_wrong(const int32_t *n) { return hit(n) != right(n); }                                          \
  static const struct graze_test tests[] = {{.id = DEFECT,                                                   \
                                             .form = NAME_##A " " NAME_##B " i32",                           \
                                             .contract = NAME_##CONTRACT,                                    \
                                             .answer_many = many,                                            \
                                             .low = -(double)MIN(MOST_##A, MOST_##B),                        \
                                             .high = MIN(MOST_##A, MOST_##B)}};                              \
  GRAZE_PLUGIN(tests)

#endif
