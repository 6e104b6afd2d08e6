/* The exact truth of two hulls: each a few points and a radius, of any doubles or sums of doubles.
 *
 * The points stand in the order of a convex outline, either way round; they may be repeated, lie on a side,
 * or all lie on one line (then in any order). Terms must be finite, and radii not negative. For an outline
 * that turns both ways the answers mean nothing. An ellipse is one point with two radii above 0, and the
 * other hull then has none: times ry along x, and times rx along y, it is a disc. What is nearest is meant
 * so.
 */
#ifndef GRAZE_HULL_H
#define GRAZE_HULL_H

#include "scaled.h"
#include "shape.h"

struct hull_truth {
  struct hull_core core[2];
  int gap; /* the sign of the signed gap: 1 apart, 0 touching, -1 overlapping */
  place_t place;
};

/* Moves it by x and y. */
void hull_move(struct hull *hull, const double way[2]);
/* What it passes over when it moves from where it stands moved by x and y to another such place: as many
 * corners, and two more. Not an ellipse. */
void hull_sweep(const struct hull *hull,
                const struct terms from[2],
                const struct terms to[2],
                struct hull *passed);
struct hull_truth hull_truth(const struct hull *a, const struct hull *b);
/* Whether it is an outline that turns both ways. */
bool hull_bends(const struct hull *hull);
/* The sign of the signed gap less a bound, a sum of either sign; beside an ellipse it has no terms. Here
 * radii may be negative. 0 for an outline that turns both ways. */
int hull_gap_sign(const struct hull *a, const struct hull *b, const struct terms *bound);
/* A line along which a push parts two hulls that overlap: between the points of the cores that are closest,
 * or square to a side across which the cores overlap. Corners of the second hull are counted after those of
 * the first. */
struct hull_way {
  bool square; /* to the side from p to q; else from p to q */
  bool apart;  /* the cores are; if it is square, corner v is closest to the side */
  unsigned p, q, v;
};
enum { HULL_WAYS = 2 * HULL_POINTS };
/* Where the cores are apart, the one; else of each side across which the cores are no deeper than a push of
 * less than nothing, `bound`, and the radii allow. Not of ellipses. */
unsigned hull_ways(const struct hull *a,
                   const struct hull *b,
                   const struct terms *bound,
                   struct hull_way ways[HULL_WAYS]);
/* The signed gap: its sign is exact, its relative error below 2^-46. Beside an ellipse it is measured with
 * the plane squeezed along its longer axis until it is a disc: never more than the true gap. False for an
 * outline that turns both ways. */
bool hull_gap(const struct hull *a, const struct hull *b, struct scaled *gap);

#endif
