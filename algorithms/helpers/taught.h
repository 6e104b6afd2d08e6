/* What the tests that books and courses teach have in common: what their records say, and exact signs of
 * whole numbers. */
#ifndef GRAZE_TAUGHT_H
#define GRAZE_TAUGHT_H

#include "algorithm.h"

#include <math.h>

#define TAUGHT(TITLE, SOURCE, IDEA, WRONG)                                                                   \
  .title = TITLE, .role = ROLE_TAUGHT, .language = "C", .source = SOURCE, .idea = IDEA, .wrong = WRONG

/* Of shapes that touch the code decides, by < or <=; what is taught beside it leaves them out. */
#define CLOSED_BY_CODE                                                                                       \
  .by_code = CONTRACT_CLOSED, .by_text = CONTRACT_UNSTATED,                                                  \
  .contract_why = "What is taught leaves out shapes that touch; the code has <=."

#define ON_A_LINE                                                                                            \
  "A polygon whose corners lie on one line has no side that faces along it, so a gap there is not seen."

static inline double distance(double ax, double ay, double bx, double by) {
  return sqrt((bx - ax) * (bx - ax) + (by - ay) * (by - ay));
}

/* A part of the way along a segment, moved into it. */
static inline double clamped(double part) { return part < 0 ? 0 : part > 1 ? 1 : part; }

/* Which part of the way along the line the foot of a point lies; of a segment of no length, NaN. */
static inline double part_of_foot(struct segment_f64 s, double x, double y) {
  const double dx = s.x2 - s.x1, dy = s.y2 - s.y1;
  return ((x - s.x1) * dx + (y - s.y1) * dy) / (dx * dx + dy * dy);
}

/* A point is no farther from a segment than so much: from its foot, moved into the segment. */
static inline bool is_near(struct segment_f64 s, double x, double y, double reach) {
  const double dx = s.x2 - s.x1, dy = s.y2 - s.y1;
  const double part = dx * dx + dy * dy > 0 ? clamped(part_of_foot(s, x, y)) : 0;
  const double ex = x - s.x1 - part * dx, ey = y - s.y1 - part * dy;
  return ex * ex + ey * ey <= reach * reach;
}

struct whole_spot {
  int64_t x, y;
};

static inline int sign_of(i128 value) { return (value > 0) - (value < 0); }

/* 1: p is to the left of the way from a to b; -1: to its right; 0: on its line. */
static inline int turn_to(struct whole_spot a, struct whole_spot b, struct whole_spot p) {
  return sign_of((i128)(b.x - a.x) * (p.y - a.y) - (i128)(b.y - a.y) * (p.x - a.x));
}

/* Whether p, on the line of a and b, lies between them. */
static inline bool is_between(struct whole_spot a, struct whole_spot b, struct whole_spot p) {
  return (p.x >= a.x || p.x >= b.x) && (p.x <= a.x || p.x <= b.x) && (p.y >= a.y || p.y >= b.y) &&
         (p.y <= a.y || p.y <= b.y);
}

static inline bool
segments_meet(struct whole_spot a, struct whole_spot b, struct whole_spot c, struct whole_spot d) {
  const int of_c = turn_to(a, b, c), of_d = turn_to(a, b, d), of_a = turn_to(c, d, a),
            of_b = turn_to(c, d, b);
  return (of_c * of_d < 0 && of_a * of_b < 0) || (of_c == 0 && is_between(a, b, c)) ||
         (of_d == 0 && is_between(a, b, d)) || (of_a == 0 && is_between(c, d, a)) ||
         (of_b == 0 && is_between(c, d, b));
}

#endif
