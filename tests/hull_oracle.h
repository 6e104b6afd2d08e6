/* The truth of two hulls, by GMP's integers: D, the set of all differences b - a, is built point by point,
 * and the origin is looked for in it. It shares nothing with the reference: the nearest point is computed,
 * not found by signs. For an ellipse that is the least of a quadratic form over D.
 */
#ifndef GRAZE_HULL_ORACLE_H
#define GRAZE_HULL_ORACLE_H

#include "oracle_point.h"
#include "truth.h"

enum { ORACLE_HULL_POINTS = 8, ORACLE_HULL_DIFFERENCES = ORACLE_HULL_POINTS * ORACLE_HULL_POINTS };

/* The hull of some points grown by a radius, or an ellipse, in whole units of the caller's. */
struct oracle_hull {
  unsigned points;
  struct oracle_point point[ORACLE_HULL_POINTS];
  mpz_t r, ry;    /* ry only of an ellipse that is no segment */
  bool round;     /* made with a radius, which may be 0 */
  bool stretched; /* such an ellipse */
  bool centred;   /* another one; its places are those of its centre */
  struct oracle_point centre;
};

void oracle_hull_init(struct oracle_hull *hull);
void oracle_hull_clear(struct oracle_hull *hull);
/* From the numbers x y x y ... and as many radii after them: two of an ellipse. */
void oracle_hull_set(struct oracle_hull *hull, unsigned points, unsigned radii, mpz_t *numbers);
/* No negative radius; four points that turn one way. */
bool oracle_hull_is_valid(const struct oracle_hull *hull);
/* Degenerate for its kind. */
bool oracle_hull_is_flat(const struct oracle_hull *hull);

struct hull_oracle;
struct hull_oracle *hull_oracle_new(void);
void hull_oracle_free(struct hull_oracle *oracle);

/* Of the pair that the other functions then tell of; both are valid. */
void hull_oracle_look(struct hull_oracle *oracle, const struct oracle_hull *a, const struct oracle_hull *b);
enum relation hull_oracle_relation(struct hull_oracle *oracle);
enum hull_place hull_oracle_place(struct hull_oracle *oracle);
/* In units, right to 2^-100 of itself. */
void hull_oracle_gap(struct hull_oracle *oracle, mpf_t gap);

#endif
