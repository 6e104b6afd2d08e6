/* The points of two hulls as one list, and signs of polynomials in their differences.
 *
 * Beside an ellipse of radii rx and ry all is meant in the stretched plane: there x is multiplied by ry and y
 * by rx, so that it is a disc of radius rx ry. Cross products get the factor rx ry, which no sign sees; from
 * the distance to a line (rx ry)^2 can be left out, so no polynomial is of a degree above four.
 *
 * Each sign is tried in doubles with a proven bound on the error, and found from digits where that does not
 * decide. Points are known by their numbers: those of the first hull, then those of the second.
 */
#ifndef GRAZE_FIGURE_H
#define GRAZE_FIGURE_H

#include "digits.h"
#include "exact.h"
#include "near.h"
#include "shape.h"

enum { FIGURE_POINTS = 2 * HULL_POINTS };

/* A point as digits, taken apart when first asked for. */
struct exact_point {
  struct digits x, y;
};

struct figure_point {
  double x, y;
};

struct figure {
  const struct hull *hull[2];
  const struct terms *bound; /* more of the reach; beside an ellipse none */
  unsigned points;           /* of both */
  struct figure_point at[FIGURE_POINTS], low[FIGURE_POINTS], error[FIGURE_POINTS]; /* as near_sum has them */
  struct near_vector reach; /* the sum of the radii and the bound, along x and along y */
  bool stretched;           /* they differ: dots, lengths and reaches are of the plane where they do not */
  bool moderate;            /* no term is so large or small that products over- or underflow */
  bool single;              /* each coordinate is one double: none has a low part */
  bool exact;               /* and doubles make none in polynomials of degree two */
  double share, slack, dot_share; /* the first bound: a share of the products' sizes, and a little */
  struct figure_point
      stretch; /* coordinates times this are the stretched plane's, or nearly, but for a factor */
  bool has_reach[2];
  uint32_t has_point; /* a bit each */
  struct exact_point point[FIGURE_POINTS];
  struct digits exact_reach[2];
};

/* A hull without a radius has none along either axis. */
static inline const struct terms *figure_radius(const struct hull *hull, unsigned axis) {
  return axis == 1 ? &hull->ry : &hull->r;
}

void figure_begin(struct figure *figure,
                  const struct hull *a,
                  const struct hull *b,
                  const struct terms *bound);
/* A coordinate as it was given. */
const struct terms *figure_terms(const struct figure *figure, unsigned point, bool y);

/* Where the first bound does not decide. */
int figure_cross_hard(struct figure *figure, unsigned p, unsigned q, unsigned r, unsigned s);
int figure_dot_hard(struct figure *figure, unsigned p, unsigned q, unsigned r, unsigned s);
bool figure_same_hard(struct figure *figure, unsigned p, unsigned q);

/* Signs. With u = q - p and v = s - r: of u x v, of u . v. */
static inline int figure_cross(struct figure *f, unsigned p, unsigned q, unsigned r, unsigned s) {
  const double a = (f->at[q].x - f->at[p].x) * (f->at[s].y - f->at[r].y);
  const double b = (f->at[q].y - f->at[p].y) * (f->at[s].x - f->at[r].x);
  if (near_size(a - b) > f->share * (near_size(a) + near_size(b)) + f->slack)
    return a > b ? 1 : -1;
  return figure_cross_hard(f, p, q, r, s);
}

static inline int figure_dot(struct figure *f, unsigned p, unsigned q, unsigned r, unsigned s) {
  const double a = (f->at[q].x - f->at[p].x) * (f->at[s].x - f->at[r].x);
  const double b = (f->at[q].y - f->at[p].y) * (f->at[s].y - f->at[r].y);
  if (near_size(a + b) > f->dot_share * (near_size(a) + near_size(b)) + f->slack)
    return a > -b ? 1 : -1;
  return figure_dot_hard(f, p, q, r, s);
}

static inline bool figure_same(struct figure *f, unsigned p, unsigned q) {
  if (f->single)
    return f->at[p].x == f->at[q].x && f->at[p].y == f->at[q].y;
  return figure_same_hard(f, p, q);
}

/* Which of so many points, from `first` on, do not repeat the one before, the last not the first: how many.
 */
static inline unsigned
figure_corners(struct figure *f, unsigned first, unsigned points, unsigned at[HULL_POINTS]) {
  unsigned count = 0;
  for (unsigned k = first; k < first + points; k++)
    if (count == 0 || !figure_same(f, at[count - 1], k))
      at[count++] = k;
  while (count > 1 && figure_same(f, at[0], at[count - 1]))
    count--;
  return count;
}

/* Whether the y of p is the greater. */
static inline bool figure_above(const struct figure *f, unsigned p, unsigned q) {
  if (f->single)
    return f->at[p].y > f->at[q].y;
  return compare_sums(figure_terms(f, p, true), figure_terms(f, q, true)) > 0;
}

int figure_reach(struct figure *figure);
/* Of the distance of two points less the reach, and of that of point v from the line p q. Of a negative reach
 * the size is meant. */
int figure_near_point(struct figure *figure, unsigned p, unsigned q);
int figure_near_line(struct figure *figure, unsigned v, unsigned p, unsigned q);

/* Values, each within a relative 2^-49. */
struct scaled figure_reach_value(struct figure *figure);
struct scaled figure_length(struct figure *figure, unsigned p, unsigned q);
struct scaled figure_cross_value(struct figure *figure, unsigned p, unsigned q, unsigned r, unsigned s);
/* The distance of two points, or of v from the line p q, less the reach. */
struct scaled figure_point_gap(struct figure *figure, unsigned p, unsigned q);
struct scaled figure_line_gap(struct figure *figure, unsigned v, unsigned p, unsigned q);
/* A length of the stretched plane, made smaller so that the ellipse is a disc of its shorter radius. */
struct scaled figure_squeezed(struct figure *figure, struct scaled length);

#endif
