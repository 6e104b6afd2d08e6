/* The exact truth of a polygon, which need not be convex, and another shape.
 *
 * A polygon is the ground that its ring bounds. The ring may turn either way, repeat the corner before, and
 * run straight on at a corner; one that crosses or touches itself elsewhere, or turns back, is none unless a
 * rule says what is inside it, of points alone: even-odd, where a ray from the point crosses an odd number of
 * edges; nonzero, where the ring goes round the point more often one way than the other. A ring on one line
 * has no ground, and is a segment. With holes there are several rings, each closed by its first corner: all
 * but the first have ground, lie strictly inside the first and apart from each other, and what is in one of
 * them is not inside. A point on the rim of a hole touches.
 *
 * Overlapping means that a point strictly inside one belongs to the other, to its inside where it has one.
 */
#ifndef GRAZE_RING_H
#define GRAZE_RING_H

#include "hull.h"

/* `b` is a polygon, by `rule`; `both`: so is `a`. A point on a ring that crosses itself is told as one on a
 * ring of no ground: by a rule both answers are right there. The core of a ring that is none turns both ways.
 * `held`: whether a point on the boundary is inside when it is moved right by a little, and up by far less.
 */
struct hull_truth
ring_truth(const struct hull *a, const struct hull *b, bool both, enum ring_rule rule, bool *held);
/* The signed gap: its sign is exact, and its size as of hulls, but that shapes that overlap may be deeper
 * than it says: no shorter move parts them. False where there is no truth. */
bool ring_gap(const struct hull *a, const struct hull *b, bool both, enum ring_rule rule, struct scaled *gap);

/* The sign of how far a hull or a polygon reaches out of a polygon that has an inside, and no holes. */
int ring_reach(const struct hull *ring, const struct hull *b);
/* How far it does, by its corners, the middles of its sides, and how deep the ring's edges lie in it; and
 * less than nothing, how far the ring is, where it does not reach it. */
struct scaled ring_reach_gap(const struct hull *ring, const struct hull *b);

/* Whether a polygon has an inside: one whose corners lie on one line has none, and is the hull of them. */
bool ring_has_ground(const struct hull *ring, enum ring_rule rule);
/* Whether its corners and holes make no polygon. */
bool ring_is_none(const struct hull *ring, enum ring_rule rule);
/* A point or a segment `a` beside a polygon that has. 1: all of it lies outside, farther than `by` from the
 * ring; -1: all of it inside, and so far from it; 0: neither. */
int ring_side(const struct hull *a, const struct hull *ring, enum ring_rule rule, const struct terms *by);
/* Whether all of it lies within `by` of one edge. */
bool ring_edge_has(const struct hull *a,
                   const struct hull *ring,
                   enum ring_rule rule,
                   const struct terms *by);

#endif
