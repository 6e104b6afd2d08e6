/* The points of two hulls as one list, and signs of polynomials in their differences.
 *
 * Each sign is tried in doubles with a proven bound on the error, and found from digits where that does not
 * decide. Points are known by their numbers: those of the first hull, then those of the second.
 */
#ifndef GRAZE_FIGURE_H
#define GRAZE_FIGURE_H

#include "digits.h"
#include "hull.h"

enum { FIGURE_POINTS = 2 * HULL_POINTS };

/* A number within `error` of `value`. */
struct near {
  double value, error;
};

/* A point as digits, taken apart when first asked for. */
struct exact_point {
  struct digits x, y;
};

struct figure {
  const struct hull *hull[2];
  unsigned points;                                /* of both */
  struct near x[FIGURE_POINTS], y[FIGURE_POINTS]; /* times `scale`, as is the reach */
  struct near reach;                              /* the sum of the radii */
  double scale;
  double share, slack; /* of the bound: a share of the products' sizes, and what underflow may lose */
  bool has_unit, has_reach;
  uint32_t has_point;
  int unit; /* digits count in 2^unit */
  struct exact_point point[FIGURE_POINTS];
  struct digits exact_reach;
};

void figure_begin(struct figure *figure, const struct hull *a, const struct hull *b);

/* Signs. With u = q - p and v = s - r: of u x v, of u . v. */
int figure_cross(struct figure *figure, unsigned p, unsigned q, unsigned r, unsigned s);
int figure_dot(struct figure *figure, unsigned p, unsigned q, unsigned r, unsigned s);
bool figure_same(struct figure *figure, unsigned p, unsigned q);
int figure_reach(struct figure *figure);
/* Of the distance of two points less the reach, and of that of point v from the line p q. */
int figure_near_point(struct figure *figure, unsigned p, unsigned q);
int figure_near_line(struct figure *figure, unsigned v, unsigned p, unsigned q);

/* Values, each within a relative 2^-49. */
struct scaled figure_reach_value(struct figure *figure);
struct scaled figure_length(struct figure *figure, unsigned p, unsigned q);
struct scaled figure_cross_value(struct figure *figure, unsigned p, unsigned q, unsigned r, unsigned s);
/* The distance of two points, or of v from the line p q, less the reach. */
struct scaled figure_point_gap(struct figure *figure, unsigned p, unsigned q);
struct scaled figure_line_gap(struct figure *figure, unsigned v, unsigned p, unsigned q);

#endif
