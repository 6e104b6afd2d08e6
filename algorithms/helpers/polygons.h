/* Polygons of whole numbers as they go round, for the tests that are taught. */
#ifndef GRAZE_POLYGONS_H
#define GRAZE_POLYGONS_H

#include "helpers/corners.h"
#include "helpers/taught.h"

struct ring {
  unsigned corners;
  struct whole_spot at[MOST_CORNERS];
};

static inline struct ring ring_of_triangle(struct triangle_i32 t) {
  return (struct ring){3, {{t.x1, t.y1}, {t.x2, t.y2}, {t.x3, t.y3}}};
}

static inline struct ring ring_of_quad(struct quad_i32 q) {
  return (struct ring){4, {{q.x1, q.y1}, {q.x2, q.y2}, {q.x3, q.y3}, {q.x4, q.y4}}};
}

static inline struct ring ring_of_box(struct xywh_i32 box) {
  const int64_t right = (int64_t)box.x + box.w, bottom = (int64_t)box.y + box.h;
  return (struct ring){4, {{box.x, box.y}, {right, box.y}, {right, bottom}, {box.x, bottom}}};
}

static inline struct ring ring_of_corners(struct corners_i32 of) {
  struct ring ring = {.corners = (unsigned)of.n};
  for (int k = 0; k < of.n; k++)
    ring.at[k] = (struct whole_spot){of.x[k], of.y[k]};
  return ring;
}

static inline struct ring ring_of_polygon(struct polygon_i32 polygon) {
  return ring_of_corners(corners_i32(polygon));
}

/* A ring's shadow on a line of the direction (x, y). */
struct shadow {
  i128 low, high;
};

static inline struct shadow shadow_of(const struct ring *ring, int64_t x, int64_t y) {
  struct shadow shadow = {0, 0};
  for (unsigned k = 0; k < ring->corners; k++) {
    const i128 at = (i128)x * ring->at[k].x + (i128)y * ring->at[k].y;
    shadow.low = k == 0 || at < shadow.low ? at : shadow.low;
    shadow.high = k == 0 || at > shadow.high ? at : shadow.high;
  }
  return shadow;
}

/* Whether a line across a side of `a` has the two on its two sides. */
static inline bool side_separates(const struct ring *a, const struct ring *b) {
  for (unsigned k = 0; k < a->corners; k++) {
    const struct whole_spot from = a->at[k], to = a->at[(k + 1) % a->corners];
    const struct shadow of_a = shadow_of(a, from.y - to.y, to.x - from.x);
    const struct shadow of_b = shadow_of(b, from.y - to.y, to.x - from.x);
    if (of_a.high < of_b.low || of_b.high < of_a.low)
      return true;
  }
  return false;
}

static inline bool sides_meet(const struct ring *a, const struct ring *b) {
  for (unsigned i = 0; i < a->corners; i++)
    for (unsigned j = 0; j < b->corners; j++)
      if (segments_meet(a->at[i], a->at[(i + 1) % a->corners], b->at[j], b->at[(j + 1) % b->corners]))
        return true;
  return false;
}

/* All turns from corner to corner go one way about p. */
static inline bool ring_holds(const struct ring *ring, struct whole_spot p) {
  bool left = false, right = false;
  for (unsigned k = 0; k < ring->corners; k++) {
    const int turn = turn_to(ring->at[k], ring->at[(k + 1) % ring->corners], p);
    left |= turn > 0;
    right |= turn < 0;
  }
  return !(left && right);
}

static inline bool holds_a_corner(const struct ring *ring, const struct ring *other) {
  for (unsigned k = 0; k < other->corners; k++)
    if (ring_holds(ring, other->at[k]))
      return true;
  return false;
}

#endif
