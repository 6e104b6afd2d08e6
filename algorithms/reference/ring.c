#include "ring.h"

static void list_points(struct figure *f, unsigned first, unsigned points, struct ring *ring) {
  ring->count = 0;
  for (unsigned k = first; k < first + points; k++)
    if (ring->count == 0 || !figure_same(f, ring->at[ring->count - 1], k))
      ring->at[ring->count++] = k;
  while (ring->count > 1 && figure_same(f, ring->at[0], ring->at[ring->count - 1]))
    ring->count--;
}

static struct hull_core turns_of(struct figure *f, const struct ring *ring) {
  struct hull_core core = {.points = ring->count};
  if (ring->count < 3)
    return core;
  for (unsigned k = 0; k < ring->count; k++) {
    const unsigned a = ring->at[before_of(ring, k)], b = ring->at[k], c = ring->at[next_of(ring, k)];
    const int turn = figure_cross(f, a, b, b, c);
    core.left_turn |= turn > 0;
    core.right_turn |= turn < 0;
  }
  return core;
}

static void reverse(struct ring *ring) {
  for (unsigned k = 0; k < ring->count / 2; k++) {
    const unsigned other = ring->count - 1 - k, kept = ring->at[k];
    ring->at[k] = ring->at[other];
    ring->at[other] = kept;
  }
}

/* Puts points of one line in order along it, each once. */
static void sort_along(struct figure *f, struct ring *ring) {
  const unsigned p = ring->at[0], q = ring->at[1];
  unsigned count = 1;
  for (unsigned k = 1; k < ring->count; k++) {
    const unsigned point = ring->at[k];
    unsigned place = count;
    int order = 1;
    while (place > 0 && (order = figure_dot(f, p, q, ring->at[place - 1], point)) < 0)
      place--;
    if (place > 0 && order == 0)
      continue;
    for (unsigned j = count++; j > place; j--)
      ring->at[j] = ring->at[j - 1];
    ring->at[place] = point;
  }
  ring->count = count;
}

struct hull_core make_ring(struct figure *f, unsigned first, unsigned points, struct ring *ring) {
  list_points(f, first, points, ring);
  const struct hull_core core = turns_of(f, ring);
  ring->area = core.left_turn || core.right_turn;
  if (core.right_turn)
    reverse(ring);
  if (!ring->area && ring->count > 2)
    sort_along(f, ring);
  return core;
}
