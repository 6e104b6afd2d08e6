#include "hull_draft.h"

#include <math.h>
#include <stdlib.h>

enum { RING = 8 };

/* A square with the middles of its sides, and an octagon. */
static const int8_t RINGS[2][RING][2] = {
    {{0, 0}, {1, 0}, {2, 0}, {2, 1}, {2, 2}, {1, 2}, {0, 2}, {0, 1}},
    {{1, 0}, {2, 0}, {3, 1}, {3, 2}, {2, 3}, {1, 3}, {0, 2}, {0, 1}},
};

/* Right triangles of whole sides. */
static const int8_t TRIPLE[8][3] = {
    {1, 0, 1}, {0, 1, 1}, {3, 4, 5}, {4, 3, 5}, {5, 12, 13}, {12, 5, 13}, {8, 15, 17}, {15, 8, 17}};

static int64_t cross(struct grid_step a, struct grid_step b) {
  return (int64_t)a.x * b.y - (int64_t)a.y * b.x;
}
static int64_t dot(struct grid_step a, struct grid_step b) { return (int64_t)a.x * b.x + (int64_t)a.y * b.y; }

void draft_move(struct hull_draft *h, int32_t x, int32_t y) {
  for (unsigned k = 0; k < h->vertices; k++) {
    h->at[k].x += x;
    h->at[k].y += y;
  }
}

/* The upright box of sizes up to `size`. Of one in eight that are rounded a pair of sides is a half circle,
 * and of one in sixteen both. */
static void draw_box(struct throw *t, int32_t size, struct hull_draft *h) {
  const int32_t drawn = between(t, 1, size), other = h->square ? drawn : between(t, 1, size);
  const uint32_t end = h->round ? next(t) & 15 : 15;
  const int32_t w = end == 0 || end == 1 ? 0 : drawn * (h->square ? h->stretch.y : 1);
  const int32_t d = end == 0 || end == 2 ? 0 : other * (h->square ? h->stretch.x : 1);
  const struct grid_step corner[4] = {{0, 0}, {w, 0}, {w, d}, {0, d}};
  for (unsigned k = 0; k < 4; k++)
    h->at[k] = corner[k];
}

/* What turns and stretches the ring: x' = a x + c y, y' = b x + d y. */
struct turning {
  int32_t a, b, c, d;
};

static struct turning draw_turn(struct throw *t, int32_t size) {
  const int8_t *triple = TRIPLE[between(t, 0, 7)];
  const int32_t sign = next(t) & 1 ? 1 : -1, most = size / 4 > 1 ? size / 4 : 1;
  const int32_t k = between(t, 1, size / (4 * triple[2]) > 1 ? size / (4 * triple[2]) : 1);
  const int32_t m = between(t, 1, k);
  struct turning turn = {0, 0, 0, 0};
  switch (between(t, 0, 7)) {
  case 0:
  case 1: /* upright */
    turn.a = between(t, 1, most);
    turn.d = between(t, 1, most);
    return turn;
  case 2:
  case 3:
  case 4: /* turned: its sides are of whole lengths */
    return (struct turning){k * triple[0], sign * k * triple[1], -sign * m * triple[1], m * triple[0]};
  case 5: /* a sliver along a slope */
    turn.a = between(t, 1, most);
    turn.b = between(t, -most, most);
    turn.c = between(t, 0, 1);
    turn.d = 1;
    return turn;
  default: {
    const struct grid_step one = within(t, most), other = within(t, most);
    return (struct turning){one.x, one.y, other.x, other.y};
  }
  }
}

/* `count` numbers below RING in rising order, perhaps the same one twice. */
static void choose_corners(struct throw *t, unsigned count, unsigned corner[MOST_VERTICES]) {
  const bool repeats = (next(t) & 15) == 0;
  unsigned left = RING, chosen = 0;
  for (unsigned k = 0; k < RING && chosen < count; k++, left--)
    if (between(t, 0, (int32_t)left - 1) < (int32_t)(count - chosen))
      corner[chosen++] = k;
  if (repeats && count > 1)
    corner[0] = corner[1];
}

/* Ways to the corners of a star, once round: y is x a quarter of the way round before. */
enum { RAYS = 16 };
static const int8_t RAY_X[RAYS] = {2, 2, 2, 1, 0, -1, -2, -2, -2, -2, -2, -1, 0, 1, 2, 2};

static void draw_star(struct throw *t, struct hull_draft *h) {
  const unsigned first = (unsigned)between(t, 0, RAYS - 1);
  for (unsigned k = 0; k < h->vertices; k++) {
    const unsigned ray = first + k * RAYS / h->vertices;
    const int32_t times = between(t, 1, 3);
    h->at[k] = (struct grid_step){times * RAY_X[ray % RAYS], times * RAY_X[(ray + RAYS * 3 / 4) % RAYS]};
  }
}

/* Teeth of any heights on one line: many corners, level with each other. An odd corner lies on that line. */
static void draw_comb(struct throw *t, struct hull_draft *h) {
  const unsigned teeth = h->vertices - 2 - h->vertices % 2;
  h->at[0] = (struct grid_step){-(int32_t)teeth / 2, 0};
  h->at[1] = (struct grid_step){(int32_t)teeth / 2, 0};
  for (unsigned k = 0; k < teeth; k++)
    h->at[2 + k] =
        (struct grid_step){(int32_t)teeth / 2 - (int32_t)k - (k > 0 && k + 1 == teeth), between(t, 1, 4)};
  if (h->vertices % 2 == 1)
    h->at[h->vertices - 1] = (struct grid_step){-(int32_t)teeth / 2, between(t, 0, 1)};
}

/* From any corner on and either way round; now and then one is said twice. */
static void draw_ring(struct throw *t, struct turning turn, struct hull_draft *h) {
  if (h->vertices > 3 && next(t) % 4 == 0)
    draw_comb(t, h);
  else
    draw_star(t, h);
  if (next(t) % 16 == 0) {
    const unsigned twice = (unsigned)between(t, 1, (int32_t)h->vertices - 1);
    h->at[twice] = h->at[twice - 1];
  }
  struct hull_draft drawn = *h;
  const unsigned first = (unsigned)between(t, 0, (int32_t)h->vertices - 1);
  const bool back = next(t) & 1;
  for (unsigned k = 0; k < h->vertices; k++) {
    const struct grid_step p = drawn.at[(back ? 2 * h->vertices - k - first : k + first) % h->vertices];
    h->at[k] = (struct grid_step){turn.a * p.x + turn.c * p.y, turn.b * p.x + turn.d * p.y};
  }
}

static void draw_vertices(struct throw *t, struct turning turn, struct hull_draft *h) {
  if (h->ring) {
    draw_ring(t, turn, h);
    return;
  }
  const int8_t(*ring)[2] = RINGS[next(t) & 1];
  unsigned corner[MOST_VERTICES] = {0};
  choose_corners(t, h->vertices, corner);
  const unsigned first = (unsigned)between(t, 0, (int32_t)h->vertices - 1);
  const bool back = next(t) & 1;
  for (unsigned k = 0; k < h->vertices; k++) {
    const int8_t *p = ring[corner[(back ? h->vertices - k + first : k + first) % h->vertices]];
    h->at[k] = (struct grid_step){turn.a * p[0] + turn.c * p[1], turn.b * p[0] + turn.d * p[1]};
  }
}

void draft_draw(struct throw *t, int32_t reach, int32_t size, struct hull_draft *h) {
  h->r = h->round ? between(t, 1, size / 2 > 1 ? size / 2 : 1) : 0;
  h->ry = h->stretched ? between(t, 1, size / 2 > 1 ? size / 2 : 1) : 0;
  if (h->box)
    draw_box(t, size, h);
  else if (h->vertices > 1)
    draw_vertices(t, draw_turn(t, size), h);
  else
    h->at[0] = (struct grid_step){0, 0};
  const struct grid_step to = reach > 0 ? within(t, reach) : (struct grid_step){0, 0};
  draft_move(h, to.x, to.y);
}

void draft_draw_steps(struct throw *t, struct hull_draft *h) {
  if (h->box || h->vertices < 2)
    return;
  const int8_t *triple = TRIPLE[between(t, 2, 7)];
  const int32_t k = between(t, 8, 120), m = between(t, 1, 8), sign = next(t) & 1 ? 1 : -1;
  draw_vertices(
      t, (struct turning){k * triple[0], sign * k * triple[1], -sign * m * triple[1], m * triple[0]}, h);
  const struct grid_step to = within(t, 40);
  draft_move(h, to.x, to.y);
}

/* By the sum of cross products: positive for one winding, negative for the other, 0 without area. */
static int64_t area(const struct hull_draft *h) {
  int64_t sum = 0;
  for (unsigned k = 1; k + 1 < h->vertices; k++)
    sum += cross(minus(h->at[k], h->at[0]), minus(h->at[k + 1], h->at[0]));
  return sum;
}

/* Whether all bends go one way: by all triples of corners in their order, so that a star does not. */
static bool is_solid(const struct hull_draft *h) {
  const int64_t turned = area(h);
  bool solid = turned != 0;
  for (unsigned i = 0; i < h->vertices; i++)
    for (unsigned j = i + 1; j < h->vertices; j++)
      for (unsigned k = j + 1; k < h->vertices; k++) {
        const int64_t bend = cross(minus(h->at[j], h->at[i]), minus(h->at[k], h->at[i]));
        solid &= turned > 0 ? bend > 0 : bend < 0;
      }
  return solid;
}

static struct grid_step step_within(struct throw *t, int32_t reach, int32_t step) {
  const struct grid_step at = within(t, reach / step);
  return (struct grid_step){at.x * step, at.y * step};
}

static void draw_solid_corners(struct throw *t, int32_t reach, int32_t step, struct hull_draft *h) {
  enum { TRIES = 24 };
  for (unsigned tries = 0; tries < TRIES && !h->ring; tries++) {
    for (unsigned k = 0; k < h->vertices; k++)
      h->at[k] = step_within(t, reach, step);
    if (h->vertices == 1 || (h->vertices == 2 && (h->at[0].x != h->at[1].x || h->at[0].y != h->at[1].y)) ||
        is_solid(h))
      return;
  }
  draw_vertices(t, (struct turning){step, 0, 0, step}, h);
}

void draft_draw_solid(struct throw *t, int32_t reach, int32_t step, struct hull_draft *h) {
  const int32_t most = reach / step;
  h->r = h->round ? between(t, 1, most) * step : 0;
  h->ry = h->stretched ? between(t, 1, most) * step : 0;
  if (!h->box) {
    draw_solid_corners(t, reach, step, h);
    return;
  }
  draw_box(t, most, h);
  const struct grid_step to = within(t, most);
  for (unsigned k = 0; k < h->vertices; k++)
    h->at[k] = (struct grid_step){(h->at[k].x + to.x) * step, (h->at[k].y + to.y) * step};
}

void draft_take_corners(struct throw *t, const struct hull_draft *b, struct hull_draft *h) {
  if (h->ring && b->vertices >= 3)
    h->vertices = b->vertices;
  const unsigned count = b->vertices, any = (unsigned)between(t, 0, (int32_t)count - 1);
  const unsigned first = h->box ? 0 : any;
  const bool back = next(t) & 1 && !h->box;
  for (unsigned k = 0; k < h->vertices; k++)
    h->at[k] = b->at[(back ? first + count * h->vertices - k : first + k) % count];
  const int32_t other = between(t, 1, 8);
  h->r = !h->round ? 0 : b->round ? b->r : other;
  h->ry = !h->stretched ? 0 : b->stretched ? b->ry : h->r;
}

/* Twice the middle of the corners' box. */
static struct grid_step twice_middle(const struct hull_draft *h) {
  struct grid_step low = h->at[0], high = h->at[0];
  for (unsigned k = 1; k < h->vertices; k++) {
    low.x = h->at[k].x < low.x ? h->at[k].x : low.x;
    low.y = h->at[k].y < low.y ? h->at[k].y : low.y;
    high.x = h->at[k].x > high.x ? h->at[k].x : high.x;
    high.y = h->at[k].y > high.y ? h->at[k].y : high.y;
  }
  return (struct grid_step){low.x + high.x, low.y + high.y};
}

/* So many times as large along each axis. */
static void stretch(struct grid_step by, struct hull_draft *h) {
  for (unsigned k = 0; k < h->vertices; k++)
    h->at[k] = (struct grid_step){h->at[k].x * by.x, h->at[k].y * by.y};
  h->r *= by.x;
  h->ry *= by.y;
}

void draft_centre(struct hull_draft *a, struct hull_draft *b, bool origin) {
  const struct grid_step from = twice_middle(a), middle = twice_middle(b);
  const struct grid_step to = origin ? (struct grid_step){0, 0} : middle;
  stretch((struct grid_step){2, 2}, a);
  stretch((struct grid_step){2, 2}, b);
  draft_move(a, to.x - from.x, to.y - from.y);
  draft_move(b, to.x - middle.x, to.y - middle.y);
}

/* The way out of a hull at one of its sides or corners. */
struct contact {
  struct grid_step at, out;
};

/* The whole length of a way, or 0: none, or a long one. */
static int32_t whole_length(struct grid_step w) {
  const int64_t square = dot(w, w), root = (int64_t)sqrt((double)square);
  return root <= 1 << 20 && root * root == square ? (int32_t)root : 0;
}

static int32_t common(int32_t a, int32_t b) {
  a = abs(a);
  b = abs(b);
  while (b != 0) {
    const int32_t rest = a % b;
    a = b;
    b = rest;
  }
  return a;
}

static struct contact choose_contact(struct throw *t, const struct hull_draft *h) {
  const unsigned k = (unsigned)between(t, 0, (int32_t)h->vertices - 1);
  const struct grid_step p = h->at[k], q = h->at[(k + 1) % h->vertices], side = minus(q, p);
  const int8_t *triple = TRIPLE[between(t, 0, 7)];
  const int64_t turned = area(h);
  const bool flip = turned != 0 ? turned < 0 : next(t) & 1;
  struct contact c = {p, flip ? (struct grid_step){-side.y, side.x} : (struct grid_step){side.y, -side.x}};
  if (side.x == 0 && side.y == 0)
    c.out = (struct grid_step){triple[0], triple[1]};
  if (next(t) % 3 == 0) { /* at the corner, perhaps along another way out */
    const int sign_x = next(t) & 1 ? 1 : -1, sign_y = next(t) & 1 ? 1 : -1;
    const struct grid_step other = {sign_x * triple[0], sign_y * triple[1]};
    bool free = next(t) & 1;
    for (unsigned j = 0; j < h->vertices; j++)
      free &= dot(other, minus(h->at[j], p)) <= 0;
    c.out = free ? other : c.out;
    return c;
  }
  const int32_t steps = common(side.x, side.y);
  if (steps > 1) { /* a whole point on the side */
    const int32_t at = between(t, 0, steps < 1 << 15 ? steps : 1 << 15);
    c.at = (struct grid_step){p.x + side.x / steps * at, p.y + side.y / steps * at};
  }
  return c;
}

/* Draws `a` again with sides along the way, when that is not too long. */
static void draw_along(struct throw *t, struct grid_step along, int32_t size, struct hull_draft *a) {
  const int32_t k = between(t, 1, 2), m = between(t, 1, 3);
  if (!a->box && a->vertices > 1 && abs(along.x) <= size && abs(along.y) <= size)
    draw_vertices(t, (struct turning){k * along.x, k * along.y, -m * along.y, m * along.x}, a);
}

void draft_lay_on(struct throw *t, int32_t size, int32_t most, struct hull_draft *a, struct hull_draft *b) {
  const struct contact c = choose_contact(t, b);
  const int32_t steps = common(c.out.x, c.out.y), times = between(t, 1, most);
  const struct grid_step out =
      steps > 0 ? (struct grid_step){c.out.x / steps, c.out.y / steps} : (struct grid_step){1, 0};
  if (next(t) % 4 == 0)
    draw_along(t, (struct grid_step){-out.y, out.x}, size, a);
  unsigned deepest = 0;
  for (unsigned k = 1; k < a->vertices; k++)
    if (dot(out, minus(a->at[k], a->at[deepest])) < 0)
      deepest = k;
  const struct grid_step to = minus(c.at, a->at[deepest]);
  draft_move(a, to.x, to.y);
  if (!a->round && !b->round)
    return;
  const int32_t length = whole_length(out), reach = (length > 0 ? length : 1) * times;
  draft_move(a, length > 0 ? out.x * times : reach, length > 0 ? out.y * times : 0);
  const int32_t part = reach > 1 ? between(t, 1, reach - 1) : 0;
  a->r = !a->round ? 0 : b->round ? part : reach;
  b->r = !b->round ? 0 : reach - a->r;
  a->ry = a->r;
  b->ry = b->r;
  stretch(a->stretch, a);
  stretch(b->stretch, b);
}
