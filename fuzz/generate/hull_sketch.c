/* The families of hulls, one case after another. */
#include "hull_draft.h"
#include "sketch.h"
#include "truth.h"

static void touch(struct throw *t, int32_t reach, int32_t size, struct hull_draft *a, struct hull_draft *b) {
  draft_draw(t, reach, size, b);
  draft_draw(t, 0, size, a);
  if (next(t) & 1)
    draft_lay_on(t, size, a, b);
  else
    draft_lay_on(t, size, b, a);
}

/* One lies on a long side of the other, at a whole point. */
static void touch_steps(struct throw *t, struct hull_draft *a, struct hull_draft *b) {
  const bool first = next(t) & 1;
  struct hull_draft *on = (first && a->vertices > 1) || b->vertices < 2 ? a : b, *other = on == a ? b : a;
  draft_draw(t, 40, 24, on);
  draft_draw(t, 0, 24, other);
  draft_draw_steps(t, on);
  draft_lay_on(t, 24, other, on);
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
  h->r = h->round && (kind == 0 || (kind == 2 && h->stretched)) ? 0 : h->r;
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
  case FAMILY_CONTAINED:
    if (next(t) & 1)
      contain(t, a, b);
    else
      contain(t, b, a);
    break;
  case FAMILY_FAR_SCALE:
  case FAMILY_FAR_EXACT:
  case FAMILY_DISTANT:
    touch(t, 40, 40, a, b);
    if (next(t) & 1)
      jog(t, 1, a);
    break;
  case FAMILY_LOPSIDED:
    draft_draw(t, 40, any_size(t), b);
    draft_draw(t, 0, any_size(t), a);
    draft_lay_on(t, 1 << 12, a, b);
    if (next(t) & 1)
      jog(t, 1, a);
    break;
  case FAMILY_SCREEN:
    if (next(t) % 4 == 0) {
      scatter(t, 2000, 1000, a, b);
      break;
    }
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

static struct hull_draft blank(enum shape_kind kind, bool square) {
  const enum layout layout = kind_layout(kind);
  return (struct hull_draft){.vertices = layout_corners(layout),
                             .round = layout_is_round(layout),
                             .stretched = layout_is_stretched(layout),
                             .stretch = {1, 1},
                             .box = layout_is_box(layout),
                             .square = square};
}

static void put(const struct hull_draft *h, unsigned row, struct sketch_shape *to) {
  to->x[row] = h->at[0].x;
  to->y[row] = h->at[0].y;
  to->w[row] = h->box ? h->at[2].x - h->at[0].x : h->r;
  to->h[row] = h->box ? h->at[2].y - h->at[0].y : h->stretched ? h->ry : h->r;
  for (unsigned k = 0; k < h->vertices && !h->box; k++) {
    to->at_x[k][row] = h->at[k].x;
    to->at_y[k][row] = h->at[k].y;
  }
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
    struct hull_draft a = blank(pair_kind(kind.pair, 0), kind.a_square);
    struct hull_draft b = blank(pair_kind(kind.pair, 1), kind.b_square);
    if (a.stretched || b.stretched)
      a.stretch = b.stretch = draw_stretch(family, &t);
    sketch_case(family, &t, &a, &b);
    put(&a, i, &sketch->a);
    put(&b, i, &sketch->b);
  }
}
