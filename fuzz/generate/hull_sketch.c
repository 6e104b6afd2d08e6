/* Hulls in whole numbers, one case after another. Corners are taken in order from a ring of points that no
 * two sides of bend inward, and the ring is turned, stretched and sheared: so quads are convex, some with
 * corners on a side or repeated.
 *
 * Touching is made exactly: a corner or side of the first is laid on a corner or side of the second from
 * outside, and when there are radii it is then moved out by their sum along the sides of a right triangle of
 * whole numbers.
 */
#include "hull_sketch.h"

#include "truth.h"

#include <stdlib.h>

enum { RING = 8, MOST_VERTICES = LAYOUT_MAX_COLUMNS / 2 > 4 ? LAYOUT_MAX_COLUMNS / 2 : 4 };

/* A square with the middles of its sides, and an octagon. */
static const int8_t RINGS[2][RING][2] = {
    {{0, 0}, {1, 0}, {2, 0}, {2, 1}, {2, 2}, {1, 2}, {0, 2}, {0, 1}},
    {{1, 0}, {2, 0}, {3, 1}, {3, 2}, {2, 3}, {1, 3}, {0, 2}, {0, 1}},
};

/* Right triangles of whole sides. */
static const int8_t TRIPLE[8][3] = {
    {1, 0, 1}, {0, 1, 1}, {3, 4, 5}, {4, 3, 5}, {5, 12, 13}, {12, 5, 13}, {8, 15, 17}, {15, 8, 17}};

struct vector {
  int32_t x, y;
};

/* One shape of one case. A box has its low corner in `at[0]` and its high one in `at[2]`. */
struct hull_draft {
  unsigned vertices;
  struct vector at[MOST_VERTICES];
  int32_t r;
  bool round, box, square;
};

/* The words of one case, mixed on from the two that its run drew for it. */
struct throw {
  uint64_t state;
};

static uint32_t next(struct throw *t) {
  t->state = t->state * 0x5851f42d4c957f2dU + 0x14057b7ef767814fU;
  const uint32_t word = (uint32_t)(t->state >> 32);
  return word ^ word >> 15;
}

/* In [low, high], at most 2^16 of them. */
static int32_t between(struct throw *t, int32_t low, int32_t high) {
  return low + dice_below(next(t), (uint32_t)(high - low) + 1);
}

/* One call after the other: in which order the parts of an expression are found is the compiler's choice. */
static struct vector within(struct throw *t, int32_t most) {
  struct vector way;
  way.x = between(t, -most, most);
  way.y = between(t, -most, most);
  return way;
}

static int64_t cross(struct vector a, struct vector b) { return (int64_t)a.x * b.y - (int64_t)a.y * b.x; }
static int64_t dot(struct vector a, struct vector b) { return (int64_t)a.x * b.x + (int64_t)a.y * b.y; }
static struct vector minus(struct vector a, struct vector b) { return (struct vector){a.x - b.x, a.y - b.y}; }

static void move(struct hull_draft *h, int32_t x, int32_t y) {
  for (unsigned k = 0; k < h->vertices; k++) {
    h->at[k].x += x;
    h->at[k].y += y;
  }
}

/* The upright box of sizes up to `size`. */
static void draw_box(struct throw *t, int32_t size, struct hull_draft *h) {
  const int32_t w = between(t, 1, size), d = h->square ? w : between(t, 1, size);
  const struct vector corner[4] = {{0, 0}, {w, 0}, {w, d}, {0, d}};
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
    const struct vector one = within(t, most), other = within(t, most);
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

static void draw_vertices(struct throw *t, struct turning turn, struct hull_draft *h) {
  const int8_t(*ring)[2] = RINGS[next(t) & 1];
  unsigned corner[MOST_VERTICES] = {0};
  choose_corners(t, h->vertices, corner);
  const unsigned first = (unsigned)between(t, 0, (int32_t)h->vertices - 1);
  const bool back = next(t) & 1;
  for (unsigned k = 0; k < h->vertices; k++) {
    const int8_t *p = ring[corner[(back ? h->vertices - k + first : k + first) % h->vertices]];
    h->at[k] = (struct vector){turn.a * p[0] + turn.c * p[1], turn.b * p[0] + turn.d * p[1]};
  }
}

static void draw(struct throw *t, int32_t reach, int32_t size, struct hull_draft *h) {
  h->r = h->round ? between(t, 1, size / 2 > 1 ? size / 2 : 1) : 0;
  if (h->box)
    draw_box(t, size, h);
  else if (h->vertices > 1)
    draw_vertices(t, draw_turn(t, size), h);
  else
    h->at[0] = (struct vector){0, 0};
  const struct vector to = reach > 0 ? within(t, reach) : (struct vector){0, 0};
  move(h, to.x, to.y);
}

/* The way out of a hull at one of its sides or corners. */
struct contact {
  struct vector at, out;
};

/* The whole length of a way, or 0. */
static int32_t whole_length(struct vector w) {
  const int64_t square = dot(w, w);
  int64_t low = 0, high = 1 << 20;
  while (low < high) {
    const int64_t middle = (low + high + 1) / 2;
    if (middle * middle <= square)
      low = middle;
    else
      high = middle - 1;
  }
  return low * low == square ? (int32_t)low : 0;
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

/* By the sum of cross products: positive for one winding, negative for the other, 0 without area. */
static int64_t area(const struct hull_draft *h) {
  int64_t sum = 0;
  for (unsigned k = 1; k + 1 < h->vertices; k++)
    sum += cross(minus(h->at[k], h->at[0]), minus(h->at[k + 1], h->at[0]));
  return sum;
}

static struct contact choose_contact(struct throw *t, const struct hull_draft *h) {
  const unsigned k = (unsigned)between(t, 0, (int32_t)h->vertices - 1);
  const struct vector p = h->at[k], q = h->at[(k + 1) % h->vertices], side = minus(q, p);
  const int8_t *triple = TRIPLE[between(t, 0, 7)];
  const int64_t turned = area(h);
  const bool flip = turned != 0 ? turned < 0 : next(t) & 1;
  struct contact c = {p, flip ? (struct vector){-side.y, side.x} : (struct vector){side.y, -side.x}};
  if (side.x == 0 && side.y == 0)
    c.out = (struct vector){triple[0], triple[1]};
  if (next(t) % 3 == 0) { /* at the corner, perhaps along another way out */
    const int sign_x = next(t) & 1 ? 1 : -1, sign_y = next(t) & 1 ? 1 : -1;
    const struct vector other = {sign_x * triple[0], sign_y * triple[1]};
    bool free = next(t) & 1;
    for (unsigned j = 0; j < h->vertices; j++)
      free &= dot(other, minus(h->at[j], p)) <= 0;
    c.out = free ? other : c.out;
    return c;
  }
  const int32_t steps = common(side.x, side.y);
  if (steps > 1) { /* a whole point on the side */
    const int32_t at = between(t, 0, steps < 1 << 15 ? steps : 1 << 15);
    c.at = (struct vector){p.x + side.x / steps * at, p.y + side.y / steps * at};
  }
  return c;
}

/* Draws `a` again with sides along the way, when that is not too long. */
static void draw_along(struct throw *t, struct vector along, int32_t size, struct hull_draft *a) {
  const int32_t k = between(t, 1, 2), m = between(t, 1, 3);
  if (!a->box && a->vertices > 1 && abs(along.x) <= size && abs(along.y) <= size)
    draw_vertices(t, (struct turning){k * along.x, k * along.y, -m * along.y, m * along.x}, a);
}

/* Lays `a` on `b` from outside, by its corner that lies deepest. */
static void lay_on(struct throw *t, int32_t size, struct hull_draft *a, struct hull_draft *b) {
  const struct contact c = choose_contact(t, b);
  const int32_t steps = common(c.out.x, c.out.y), times = between(t, 1, 8);
  const struct vector out =
      steps > 0 ? (struct vector){c.out.x / steps, c.out.y / steps} : (struct vector){1, 0};
  if (next(t) % 4 == 0)
    draw_along(t, (struct vector){-out.y, out.x}, size, a);
  unsigned deepest = 0;
  for (unsigned k = 1; k < a->vertices; k++)
    if (dot(out, minus(a->at[k], a->at[deepest])) < 0)
      deepest = k;
  const struct vector to = minus(c.at, a->at[deepest]);
  move(a, to.x, to.y);
  if (!a->round && !b->round)
    return;
  const int32_t length = whole_length(out), reach = (length > 0 ? length : 1) * times;
  move(a, length > 0 ? out.x * times : reach, length > 0 ? out.y * times : 0);
  const int32_t part = reach > 1 ? between(t, 1, reach - 1) : 0;
  a->r = !a->round ? 0 : b->round ? part : reach;
  b->r = !b->round ? 0 : reach - a->r;
}

static void touch(struct throw *t, int32_t reach, int32_t size, struct hull_draft *a, struct hull_draft *b) {
  draw(t, reach, size, b);
  draw(t, 0, size, a);
  if (next(t) & 1)
    lay_on(t, size, a, b);
  else
    lay_on(t, size, b, a);
}

static void plain(struct throw *t, int32_t reach, int32_t size, struct hull_draft *a, struct hull_draft *b) {
  draw(t, reach, size, a);
  draw(t, reach, size, b);
}

/* A corner of one is a corner of the other, or its next one lies on the same line. */
static void share(struct throw *t, struct hull_draft *a, const struct hull_draft *b) {
  const unsigned k = (unsigned)between(t, 0, (int32_t)b->vertices - 1);
  const struct vector at = b->at[k], far = b->at[(k + 1) % b->vertices], along = minus(far, at);
  const int32_t times = between(t, -2, 2);
  const struct vector to = minus((struct vector){at.x + times * along.x, at.y + times * along.y}, a->at[0]);
  move(a, to.x, to.y);
  if (a->vertices == 2 && next(t) & 1)
    a->at[1] = (struct vector){a->at[0].x + along.x, a->at[0].y + along.y};
}

/* A small one about the middle of a large one. */
static void contain(struct throw *t, struct hull_draft *small, struct hull_draft *large) {
  draw(t, 20, 40, large);
  draw(t, 0, 8, small);
  struct vector middle = {0, 0};
  for (unsigned k = 0; k < large->vertices; k++) {
    middle.x += large->at[k].x;
    middle.y += large->at[k].y;
  }
  const int32_t count = large->vertices > 0 ? (int32_t)large->vertices : 1;
  const struct vector to = minus((struct vector){middle.x / count, middle.y / count}, small->at[0]);
  const struct vector off = within(t, 6);
  move(small, to.x + off.x, to.y + off.y);
}

/* On a line, in a point, or without a radius. */
static void flatten(struct throw *t, struct hull_draft *h) {
  const uint32_t kind = next(t) % 4;
  const struct vector along = within(t, 2);
  h->r = h->round && kind == 0 ? 0 : h->r;
  for (unsigned k = 1; k < h->vertices && !h->box && kind < 3; k++) {
    const int32_t at = kind == 2 ? 0 : between(t, 0, 3);
    h->at[k] = (struct vector){h->at[0].x + at * along.x, h->at[0].y + at * along.y};
  }
  if (h->box && kind < 3)
    h->at[2] = (struct vector){kind == 0 ? h->at[0].x : h->at[2].x, kind == 1 ? h->at[2].y : h->at[0].y};
}

/* Moved by up to `steps` along an axis, or both; one case in four is not. */
static void jog(struct throw *t, int32_t steps, struct hull_draft *h) {
  const uint32_t axes = next(t) & 3;
  const int32_t x = axes & 1 ? between(t, -steps, steps) : 0, y = axes & 2 ? between(t, -steps, steps) : 0;
  move(h, x, y);
}

static int32_t any_size(struct throw *t) { return 4 << between(t, 0, 12); }

static void sketch_case(enum family family, struct throw *t, struct hull_draft *a, struct hull_draft *b) {
  switch (family) {
  case FAMILY_UNIFORM:
    plain(t, (1 << 15) - 1, 1 << 15, a, b);
    break;
  case FAMILY_ALLEN:
    plain(t, 2, 6, a, b);
    share(t, a, b);
    break;
  case FAMILY_TOUCHING:
  case FAMILY_NUDGED:
    touch(t, 40, 24, a, b);
    break;
  case FAMILY_DECIMAL:
    touch(t, 60, 40, a, b);
    break;
  case FAMILY_UNLIKE:
    touch(t, (1 << 15) - 1, 300, a, b);
    break;
  case FAMILY_CONTAINED:
    if (next(t) & 1)
      contain(t, a, b);
    else
      contain(t, b, a);
    break;
  case FAMILY_FAR_SCALE:
  case FAMILY_DISTANT:
    touch(t, 40, 40, a, b);
    if (next(t) & 1)
      jog(t, 1, a);
    break;
  case FAMILY_LOPSIDED:
    draw(t, 40, any_size(t), b);
    draw(t, 0, any_size(t), a);
    lay_on(t, 1 << 12, a, b);
    jog(t, 1, a);
    break;
  case FAMILY_SCREEN:
    if (next(t) % 4 == 0) {
      plain(t, 2000, 1000, a, b);
      break;
    }
    touch(t, 2000, 600, a, b);
    jog(t, 2, a);
    break;
  case FAMILY_FLAT:
    plain(t, 1, 4, a, b);
    flatten(t, a);
    if (next(t) & 1)
      flatten(t, b);
    break;
  case FAMILY_LATTICE:
  case FAMILY_CONSTANTS:
  case FAMILY_INVALID:
  case FAMILY_EXTREME:
  case FAMILY_LIMITS:
  case FAMILIES:
    plain(t, 6, 8, a, b);
    break;
  }
}

static struct hull_draft blank(enum shape_kind kind, bool square) {
  const enum layout layout = kind_layout(kind);
  return (struct hull_draft){.vertices = layout_corners(layout),
                             .round = layout_is_round(layout),
                             .box = layout_is_box(layout),
                             .square = square};
}

static void put(const struct hull_draft *h, unsigned row, struct sketch_shape *to) {
  to->x[row] = h->at[0].x;
  to->y[row] = h->at[0].y;
  to->w[row] = h->box ? h->at[2].x - h->at[0].x : h->r;
  to->h[row] = h->box ? h->at[2].y - h->at[0].y : h->r;
  for (unsigned k = 0; k < h->vertices && !h->box; k++) {
    to->at_x[k][row] = h->at[k].x;
    to->at_y[k][row] = h->at[k].y;
  }
}

void sketch_hulls(enum family family, struct sketch_kind kind, struct dice *dice, struct sketch *sketch) {
  uint32_t high[RUN_CASES], low[RUN_CASES];
  dice_words(dice, high);
  dice_words(dice, low);
  for (unsigned i = 0; i < RUN_CASES; i++) {
    struct throw t = {(uint64_t)high[i] << 32 | low[i]};
    struct hull_draft a = blank(pair_kind(kind.pair, 0), kind.a_square);
    struct hull_draft b = blank(pair_kind(kind.pair, 1), kind.b_square);
    sketch_case(family, &t, &a, &b);
    put(&a, i, &sketch->a);
    put(&b, i, &sketch->b);
  }
}
