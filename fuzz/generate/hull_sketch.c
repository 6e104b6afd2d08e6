/* The families of hulls, one case after another. */
#include "hull_draft.h"
#include "truth.h"

static void touch(struct throw *t, int32_t reach, int32_t size, struct hull_draft *a, struct hull_draft *b) {
  draft_draw(t, reach, size, b);
  draft_draw(t, 0, size, a);
  if (next(t) & 1)
    draft_lay_on(t, size, TIMES_USUAL, a, b);
  else
    draft_lay_on(t, size, TIMES_USUAL, b, a);
}

/* One lies on a long side of the other, at a whole point. */
static void touch_steps(struct throw *t, struct hull_draft *a, struct hull_draft *b) {
  const bool first = next(t) & 1;
  struct hull_draft *on = (first && a->vertices > 1) || b->vertices < 2 ? a : b, *other = on == a ? b : a;
  draft_draw(t, 40, 24, on);
  draft_draw(t, 0, 24, other);
  draft_draw_steps(t, on);
  draft_lay_on(t, 24, TIMES_USUAL, other, on);
}

static void
scatter(struct throw *t, int32_t reach, int32_t size, struct hull_draft *a, struct hull_draft *b) {
  draft_draw(t, reach, size, a);
  draft_draw(t, reach, size, b);
}

/* A corner of one is a corner of the other, or its next one lies on the same line. */
static void share(struct throw *t, struct hull_draft *a, const struct hull_draft *b) {
  const unsigned k = (unsigned)between(t, 0, (int32_t)b->vertices - 1);
  const struct grid_step at = b->at[k], far = b->at[(k + 1) % b->vertices], along = minus(far, at);
  const int32_t times = between(t, -2, 2);
  const struct grid_step to =
      minus((struct grid_step){at.x + times * along.x, at.y + times * along.y}, a->at[0]);
  draft_move(a, to.x, to.y);
  if (b->ring && next(t) % 4 == 0) /* level with a corner */
    draft_move(a, between(t, -8, 8), 0);
  if (a->vertices == 2 && next(t) & 1)
    a->at[1] = (struct grid_step){a->at[0].x + along.x, a->at[0].y + along.y};
}

/* A small one about the middle of a large one. */
static void contain(struct throw *t, struct hull_draft *small, struct hull_draft *large) {
  draft_draw(t, 20, 40, large);
  draft_draw(t, 0, 8, small);
  struct grid_step middle = {0, 0};
  for (unsigned k = 0; k < large->vertices; k++) {
    middle.x += large->at[k].x;
    middle.y += large->at[k].y;
  }
  const int32_t count = large->vertices > 0 ? (int32_t)large->vertices : 1;
  const struct grid_step to = minus((struct grid_step){middle.x / count, middle.y / count}, small->at[0]);
  const struct grid_step off = within(t, 6);
  draft_move(small, to.x + off.x, to.y + off.y);
}

/* On a line, in a point, or without a radius. */
static void flatten(struct throw *t, struct hull_draft *h) {
  const uint32_t kind = next(t) % 4;
  const struct grid_step along = within(t, 2);
  h->r = h->round && (kind == 0 || h->box || (kind == 2 && h->stretched)) ? 0 : h->r;
  h->ry = kind == 1 || kind == 2 ? 0 : h->ry;
  for (unsigned k = 1; k < h->vertices && !h->box && kind < 3; k++) {
    const int32_t at = kind == 2 ? 0 : between(t, 0, 3);
    h->at[k] = (struct grid_step){h->at[0].x + at * along.x, h->at[0].y + at * along.y};
  }
  if (h->box && kind < 3)
    h->at[2] = (struct grid_step){kind == 0 ? h->at[0].x : h->at[2].x, kind == 1 ? h->at[2].y : h->at[0].y};
}

/* Moved by up to `steps` along an axis, or both; one case in four is not. */
static void jog(struct throw *t, int32_t steps, struct hull_draft *h) {
  const uint32_t axes = next(t) & 3;
  const int32_t x = axes & 1 ? between(t, -steps, steps) : 0, y = axes & 2 ? between(t, -steps, steps) : 0;
  draft_move(h, x, y);
}

/* In quarters, so that corners are whole, halves or quarters: anywhere within 4 of the origin, or every other
 * time small ones, which are seldom on each other. */
static void draw_solids(struct throw *t, struct hull_draft *a, struct hull_draft *b) {
  enum { REACH = 16, REACH_SMALL_ONES = 8 };
  const bool small = next(t) & 1;
  const int32_t reach = small ? REACH_SMALL_ONES : REACH, finest = small ? 1 : 2,
                step = 1 << between(t, 0, finest);
  for (unsigned k = 0; k < SHAPES; k++) {
    struct hull_draft *h = k == 0 ? a : b;
    const bool point = h->vertices == 1 && !h->round;
    draft_draw_solid(t, point ? reach / 4 : reach, step < reach / 4 || !point ? step : reach / 4, h);
    const struct grid_step off = within(t, reach / step);
    if (small && !point)
      draft_move(h, off.x * step, off.y * step);
  }
}

/* The corners of the one that has more are the other's too; now and then it is moved a little. */
static void draw_twins(struct throw *t, struct hull_draft *a, struct hull_draft *b) {
  const bool either = a->vertices == b->vertices && a->box == b->box && next(t) & 1;
  const bool first = a->vertices > b->vertices || (a->vertices == b->vertices && a->box && !b->box) || either;
  struct hull_draft *from = first ? a : b, *to = first ? b : a;
  draft_draw_solid(t, 16, 1 << between(t, 0, 2), from);
  draft_take_corners(t, from, to);
  if (next(t) % 4 == 0)
    draft_move(to, between(t, -1, 1), 0);
}

/* A huge round shape on a small one. */
static void touch_huge(struct throw *t, struct hull_draft *a, struct hull_draft *b) {
  struct hull_draft *huge = a->round ? a : b, *small = a->round ? b : a;
  draft_draw(t, 40, 8, small);
  draft_draw(t, 0, 8, huge);
  draft_lay_on(t, 8, 1 << between(t, 3, 14), huge, small);
}

/* Long along one axis. */
static void draw_thin(struct throw *t, struct hull_draft *h) {
  const int32_t by = 1 << between(t, 3, 9);
  const bool upright = next(t) & 1;
  draft_draw(t, 4, 8, h);
  for (unsigned k = 0; k < h->vertices; k++)
    *(upright ? &h->at[k].y : &h->at[k].x) *= by;
  if (h->stretched)
    *(upright ? &h->ry : &h->r) *= by;
}

/* Slivers and thin ellipses: through each other, or a thin one on another. */
static void draw_thin_pair(struct throw *t, struct hull_draft *a, struct hull_draft *b) {
  draw_thin(t, a);
  if (next(t) & 1)
    draw_thin(t, b);
  else
    draft_draw(t, 4, 8, b);
  if (next(t) & 1)
    draft_lay_on(t, 8, TIMES_USUAL, a, b);
  else
    draft_centre(a, b, next(t) & 1);
  jog(t, 4, a);
}

/* A place on a screen where something ends, as it is and in halves and quarters. */
static int32_t screen_edge(struct throw *t) {
  static const int32_t EDGE[] = {0, 0, 640, 720, 1080, 1280, 1920, 639, 1279, 1919};
  const int32_t edge = EDGE[between(t, 0, sizeof EDGE / sizeof EDGE[0] - 1)];
  return edge << between(t, 0, 2);
}

/* By a corner on an edge of the screen; or on the screen, where one is a box. */
static void touch_at_edge(struct throw *t, struct hull_draft *a, struct hull_draft *b) {
  struct hull_draft *on = a->box ? a : b, *other = on == a ? b : a;
  struct grid_step far;
  far.x = screen_edge(t);
  far.y = screen_edge(t);
  draft_draw(t, 0, 600, on);
  draft_draw(t, 0, 600, other);
  if (on->box && far.x > 0 && far.y > 0 && next(t) & 1) {
    on->at[0] = (struct grid_step){0, 0};
    on->at[1] = (struct grid_step){far.x, 0};
    on->at[2] = far;
    on->at[3] = (struct grid_step){0, far.y};
  } else {
    draft_move(on, far.x - on->at[0].x, far.y - on->at[0].y);
  }
  draft_lay_on(t, 600, TIMES_USUAL, other, on);
}

static int32_t any_size(struct throw *t) { return 4 << between(t, 0, 12); }

static void sketch_case(enum family family, struct throw *t, struct hull_draft *a, struct hull_draft *b) {
  switch (family) {
  case FAMILY_UNIFORM:
    scatter(t, (1 << 15) - 1, 1 << 15, a, b);
    break;
  case FAMILY_ALLEN:
    scatter(t, 2, 6, a, b);
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
  case FAMILY_SOLID:
    draw_solids(t, a, b);
    break;
  case FAMILY_TWIN:
    draw_twins(t, a, b);
    break;
  case FAMILY_CONTAINED:
    if (next(t) & 1)
      contain(t, a, b);
    else
      contain(t, b, a);
    if (next(t) % 4 == 0)
      draft_centre(a, b, next(t) & 1);
    break;
  case FAMILY_FAR_SCALE:
  case FAMILY_FAR_EXACT:
  case FAMILY_DISTANT:
    touch(t, 40, 40, a, b);
    if (next(t) & 1)
      jog(t, 1, a);
    break;
  case FAMILY_LOPSIDED:
    if (next(t) % 8 == 0) {
      draw_thin_pair(t, a, b);
      break;
    }
    if (next(t) % 8 == 0 && (a->round || b->round)) {
      touch_huge(t, a, b);
    } else {
      draft_draw(t, 40, any_size(t), b);
      draft_draw(t, 0, any_size(t), a);
      draft_lay_on(t, 1 << 12, TIMES_USUAL, a, b);
    }
    if (next(t) & 1)
      jog(t, 1, a);
    break;
  case FAMILY_SCREEN:
    if (next(t) % 4 == 0) {
      scatter(t, 2000, 1000, a, b);
      break;
    }
    if (next(t) % 4 == 0)
      touch_at_edge(t, a, b);
    else
      touch(t, 2000, 600, a, b);
    jog(t, 2, a);
    break;
  case FAMILY_FLAT:
    scatter(t, 1, 4, a, b);
    flatten(t, a);
    if (next(t) & 1)
      flatten(t, b);
    break;
  case FAMILY_LATTICE:
    if (next(t) % 4 == 0)
      touch_steps(t, a, b);
    else
      scatter(t, 6, 8, a, b);
    break;
  case FAMILY_CONSTANTS:
  case FAMILY_INVALID:
  case FAMILY_EXTREME:
  case FAMILY_LIMITS:
  case FAMILIES:
    scatter(t, 6, 8, a, b);
    break;
  }
}

/* A polygon has as many corners as it is dealt, few more often than many. */
static struct hull_draft blank(struct throw *t, enum shape_kind kind, bool square) {
  const enum layout layout = kind_layout(kind);
  const bool ring = layout_is_ring(layout);
  return (struct hull_draft){
      .vertices = ring ? (unsigned)between(t, 3, between(t, 4, (int32_t)layout_corners(layout)))
                       : layout_corners(layout),
      .ring = ring,
      .round = layout_is_round(layout),
      .stretched = layout_is_stretched(layout),
      .stretch = {1, 1},
      .box = layout_has_sides(layout),
      .square = square};
}

static void put(const struct hull_draft *h, unsigned row, struct sketch_shape *to) {
  to->r[row] = h->r;
  to->x[row] = h->at[0].x;
  to->y[row] = h->at[0].y;
  to->w[row] = h->box ? h->at[2].x - h->at[0].x : h->r;
  to->h[row] = h->box ? h->at[2].y - h->at[0].y : h->stretched ? h->ry : h->r;
  for (unsigned k = 0; k < (h->ring ? MOST_VERTICES : h->box ? 0 : h->vertices); k++) {
    const unsigned corner = k < h->vertices ? k : h->vertices - 1; /* of a ring the last is repeated */
    to->at_x[k][row] = h->at[corner].x;
    to->at_y[k][row] = h->at[corner].y;
  }
  to->corners[row] = (int32_t)h->vertices;
}

/* One in eight of some families is a needle, or hardly more than a line beside it. */
static struct grid_step draw_stretch(enum family family, struct throw *t) {
  struct grid_step by;
  by.x = between(t, 1, 5);
  by.y = between(t, 1, 5);
  const uint32_t needle = next(t) & 15;
  if (needle > 1 || (family != FAMILY_LOPSIDED && family != FAMILY_UNLIKE))
    return by;
  *(needle == 0 ? &by.x : &by.y) = 1 << between(t, 3, 9);
  return by;
}

void sketch_hulls(enum family family, struct sketch_kind kind, struct dice *dice, struct sketch *sketch) {
  _Alignas(CACHE_LINE) uint32_t high[RUN_CASES], low[RUN_CASES];
  dice_words(dice, high);
  dice_words(dice, low);
  for (unsigned i = 0; i < RUN_CASES; i++) {
    struct throw t = {(uint64_t)high[i] << 32 | low[i]};
    struct hull_draft a = blank(&t, pair_kind(kind.pair, 0), kind.a_square);
    struct hull_draft b = blank(&t, pair_kind(kind.pair, 1), kind.b_square);
    if (a.stretched || b.stretched)
      a.stretch = b.stretch = draw_stretch(family, &t);
    sketch_case(family, &t, &a, &b);
    put(&a, i, &sketch->a);
    put(&b, i, &sketch->b);
  }
}
