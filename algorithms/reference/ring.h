/* The outlines of a figure's cores. */
#ifndef GRAZE_RING_H
#define GRAZE_RING_H

#include "figure.h"

/* The core of a hull as an outline: left turns only, no point repeated. Without area the points stand in
 * order along their line, and the last side leads back over the others. */
struct ring {
  unsigned count;
  bool area;
  unsigned at[HULL_POINTS];
};

static inline unsigned next_of(const struct ring *ring, unsigned k) {
  return k + 1 == ring->count ? 0 : k + 1;
}
static inline unsigned before_of(const struct ring *ring, unsigned k) {
  return (k == 0 ? ring->count : k) - 1;
}

static inline unsigned sides_of(const struct ring *ring) {
  return ring->area ? ring->count : ring->count - 1;
}

/* The outline of the figure's points from `first` on, and which way they turn. */
struct hull_core make_ring(struct figure *figure, unsigned first, unsigned points, struct ring *ring);

#endif
