/* Where shapes lie in a run of cases, family by family. This file is compiled once for each instruction
 * level. */
#include "sketch.h"

#include "generator.h"

#include <string.h>

static void sizes(struct dice *dice, int least, int most, bool square, struct sketch_shape *shape) {
  dice_whole(dice, least, most, shape->w);
  if (square)
    memcpy(shape->h, shape->w, sizeof shape->h);
  else
    dice_whole(dice, least, most, shape->h);
}

static void spot(struct dice *dice, int reach, struct sketch_shape *shape) {
  if (reach < 1 << 15) {
    dice_whole(dice, -reach, reach, shape->x);
    dice_whole(dice, -reach, reach, shape->y);
  } else {
    dice_wide(dice, -reach, reach, shape->x);
    dice_wide(dice, -reach, reach, shape->y);
  }
}

/* Legs and hypotenuses of right triangles of whole sides; the first are a side's own. */
static const int32_t LEG[2][16] = {{0, 0, 0, 3, 3, 5, 8, 7, 20, 12, 9, 28, 11, 33, 16, 48},
                                   {1, 1, 1, 4, 4, 12, 15, 24, 21, 35, 40, 45, 60, 56, 63, 55}};
static const int32_t HYPOTENUSE[16] = {1, 1, 1, 5, 5, 13, 17, 25, 29, 37, 41, 53, 61, 65, 65, 73};

/* From the end of a span of `size` at `low`: `leg` beyond the high end, before the low one, or anywhere
 * within, now and then in the middle. */
static int32_t beside(int32_t low, int32_t size, int32_t leg, bool high, uint32_t word) {
  const int32_t within = low + (word % 8 == 0 ? size / 2 : dice_below(word, (uint32_t)size + 1));
  const int32_t without = high ? low + size + leg : low - leg;
  return leg == 0 ? within : without;
}

/* Disc or point at the hypotenuse from b's corner or at a leg from its side: a touches b. The radius is
 * shared out when b is a disc too. */
static void touch_round(enum pair pair, struct dice *dice, int times, struct sketch *s) {
  const bool box = pair == PAIR_DISC_BOX;
  uint32_t pick[RUN_CASES], along_x[RUN_CASES], along_y[RUN_CASES], share[RUN_CASES];
  int32_t k[RUN_CASES];
  dice_words(dice, pick);
  dice_words(dice, along_x);
  dice_words(dice, along_y);
  dice_words(dice, share);
  dice_whole(dice, 1, times, k);
  for (unsigned i = 0; i < RUN_CASES; i++) {
    const unsigned triple = pick[i] >> 28, swap = pick[i] & 1;
    const int32_t dx = k[i] * LEG[swap][triple], dy = k[i] * LEG[!swap][triple],
                  reach = k[i] * HYPOTENUSE[triple];
    const int32_t w = box ? s->b.w[i] : 0, h = box ? s->b.h[i] : 0;
    s->a.x[i] = beside(s->b.x[i], w, dx, pick[i] & 2, along_x[i]);
    s->a.y[i] = beside(s->b.y[i], h, dy, pick[i] & 4, along_y[i]);
    const int32_t own = pair == PAIR_POINT_DISC ? 0 : box ? reach : dice_below(share[i], (uint32_t)reach + 1);
    s->a.w[i] = s->a.h[i] = own;
    if (!box)
      s->b.w[i] = s->b.h[i] = reach - own;
  }
}

/* Box or point a shares an end of b on one axis and lies anywhere along the other: a side in x, a side in y,
 * or a corner. */
static void touch_straight(enum pair pair, struct dice *dice, struct sketch *s) {
  uint32_t pick[RUN_CASES], along_x[RUN_CASES], along_y[RUN_CASES];
  dice_words(dice, pick);
  dice_words(dice, along_x);
  dice_words(dice, along_y);
  for (unsigned i = 0; i < RUN_CASES; i++) {
    const int32_t aw = pair == PAIR_POINT_BOX ? 0 : s->a.w[i], ah = pair == PAIR_POINT_BOX ? 0 : s->a.h[i];
    const int32_t bx = s->b.x[i], by = s->b.y[i], bw = s->b.w[i], bh = s->b.h[i];
    const int32_t within_x = bx - aw + dice_below(along_x[i], (uint32_t)(aw + bw) + 1);
    const int32_t within_y = by - ah + dice_below(along_y[i], (uint32_t)(ah + bh) + 1);
    const int32_t at_x = pick[i] & 1 ? bx + bw : bx - aw, at_y = pick[i] & 2 ? by + bh : by - ah;
    const uint32_t kind = pick[i] >> 30;
    s->a.x[i] = kind == 1 ? within_x : at_x;
    s->a.y[i] = kind == 0 || kind == 2 ? within_y : at_y;
  }
}

static void
touch(struct sketch_kind kind, struct dice *dice, int reach, int size, int times, struct sketch *s) {
  spot(dice, reach, &s->b);
  sizes(dice, 1, size, kind.b_square, &s->b);
  sizes(dice, 1, size, kind.a_square, &s->a);
  if (kind.pair == PAIR_BOX_BOX || kind.pair == PAIR_POINT_BOX)
    touch_straight(kind.pair, dice, s);
  else
    touch_round(kind.pair, dice, times, s);
}

/* Both spans of an axis from four ends of a small set: every order of them, ties too, comes up often. */
static void allen_axis(struct dice *dice, int32_t *ax, int32_t *aw, int32_t *bx, int32_t *bw) {
  dice_whole(dice, 0, 4, ax);
  dice_whole(dice, 1, 4, aw);
  dice_whole(dice, 0, 4, bx);
  dice_whole(dice, 1, 4, bw);
}

static int32_t at_least_one(int32_t size) { return size > 0 ? size : 1; }

/* b in the middle of a, a in the middle of b, or each through the other. */
static void contain(struct sketch_kind kind, struct dice *dice, struct sketch *s) {
  uint32_t pick[RUN_CASES];
  spot(dice, 20, &s->b);
  sizes(dice, 1, 30, kind.b_square, &s->b);
  dice_words(dice, pick);
  for (unsigned i = 0; i < RUN_CASES; i++) {
    const int32_t out_x = (int32_t)(pick[i] >> 8 & 15) - 4, out_y = (int32_t)(pick[i] >> 16 & 15) - 4;
    const int32_t grow_x = pick[i] & 1 ? out_x : -out_x, grow_y = pick[i] & 2 ? out_y : -out_y;
    s->a.x[i] = s->b.x[i] - grow_x;
    s->a.y[i] = s->b.y[i] - grow_y;
    s->a.w[i] = at_least_one(s->b.w[i] + 2 * grow_x);
    s->a.h[i] = at_least_one(s->b.h[i] + 2 * grow_y);
  }
}

static void
plain(struct sketch_kind kind, struct dice *dice, int reach, int least, int most, struct sketch *s) {
  spot(dice, reach, &s->a);
  spot(dice, reach, &s->b);
  sizes(dice, least, most, kind.a_square, &s->a);
  sizes(dice, least, most, kind.b_square, &s->b);
}

static void wide_sizes(struct dice *dice, int most, bool square, struct sketch_shape *shape) {
  dice_wide(dice, 0, most, shape->w);
  if (square)
    memcpy(shape->h, shape->w, sizeof shape->h);
  else
    dice_wide(dice, 0, most, shape->h);
}

static void uniform(struct sketch_kind kind, struct dice *dice, struct sketch *s) {
  const int reach = (1 << 28) - 1;
  spot(dice, reach, &s->a);
  spot(dice, reach, &s->b);
  wide_sizes(dice, reach, kind.a_square, &s->a);
  wide_sizes(dice, reach, kind.b_square, &s->b);
}

static void sketch_run(enum family family, struct sketch_kind kind, struct dice *dice, struct sketch *s) {
  switch (family) {
  case FAMILY_UNIFORM:
    uniform(kind, dice, s);
    break;
  case FAMILY_ALLEN:
    allen_axis(dice, s->a.x, s->a.w, s->b.x, s->b.w);
    allen_axis(dice, s->a.y, s->a.h, s->b.y, s->b.h);
    break;
  case FAMILY_TOUCHING:
  case FAMILY_NUDGED:
    touch(kind, dice, 40, 20, 8, s);
    break;
  case FAMILY_DECIMAL:
    touch(kind, dice, 60, 40, 4, s);
    break;
  case FAMILY_UNLIKE:
    touch(kind, dice, 1 << 20, 300, 30, s);
    break;
  case FAMILY_CONTAINED:
    contain(kind, dice, s);
    break;
  case FAMILY_FAR_SCALE:
    /* Every fourth run is not near touching: squares that vanish or overflow are wrong far from it too. */
    if (dice->key[0] % 4 == 0)
      plain(kind, dice, 6, 1, 6, s);
    else
      touch(kind, dice, 40, 40, 8, s);
    break;
  case FAMILY_FLAT:
    plain(kind, dice, 4, 0, 2, s);
    break;
  default:
    plain(kind, dice, 6, 1, 6, s);
    break;
  }
}

sketch_run_function *const LEVELED(generator_sketch) = sketch_run;
