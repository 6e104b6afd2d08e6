/* Where shapes lie in a run of cases, family by family. This file is compiled once for each instruction
 * level. */
#include "sketch.h"

#include "truth.h"

#include <math.h>
#include <string.h>

/* A size for touch() and its parts: of any power of two, small ones as often as large ones. */
enum { LOPSIDED = -1 };

/* At least 1 and below 2^(most + 1), each power of two as likely. */
static void lopsided(struct dice *dice, unsigned most, int32_t to[RUN_CASES]) {
  _Alignas(CACHE_LINE) uint32_t words[RUN_CASES];
  dice_words(dice, words);
  for (unsigned i = 0; i < RUN_CASES; i++) {
    const int32_t power = 1 << (words[i] & 0xffff) % (most + 1);
    to[i] = power + dice_below(words[i], (uint32_t)power);
  }
}

static void size(struct dice *dice, int least, int most, int32_t to[RUN_CASES]) {
  if (most == LOPSIDED)
    lopsided(dice, 14, to);
  else
    dice_whole(dice, least, most, to);
}

static void sizes(struct dice *dice, int least, int most, bool square, struct sketch_shape *shape) {
  size(dice, least, most, shape->w);
  if (square)
    memcpy(shape->h, shape->w, sizeof shape->h);
  else
    size(dice, least, most, shape->h);
}

static void spot(struct dice *dice, int reach, struct sketch_shape *shape) {
  dice_whole(dice, -reach, reach, shape->x);
  dice_whole(dice, -reach, reach, shape->y);
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

/* How far a's centre lies from b's corner along each axis, and the reach that is tried at that distance. */
struct legs {
  _Alignas(CACHE_LINE) int32_t x[RUN_CASES], y[RUN_CASES], reach[RUN_CASES];
};

/* Right triangles of whole sides, up to `times` as large: the reach is met exactly. Lopsided ones are of any
 * size up to 2^12, small ones as often as large ones. */
static void triple_legs(struct dice *dice, int times, struct legs *legs) {
  _Alignas(CACHE_LINE) uint32_t pick[RUN_CASES];
  _Alignas(CACHE_LINE) int32_t k[RUN_CASES];
  dice_words(dice, pick);
  if (times == LOPSIDED)
    lopsided(dice, 12, k);
  else
    dice_whole(dice, 1, times, k);
  for (unsigned i = 0; i < RUN_CASES; i++) {
    const unsigned triple = pick[i] >> 28, swap = pick[i] & 1;
    legs->x[i] = k[i] * LEG[swap][triple];
    legs->y[i] = k[i] * LEG[!swap][triple];
    legs->reach[i] = k[i] * HYPOTENUSE[triple];
  }
}

/* Any whole legs, and a reach just short of the distance or just beyond: seldom a triple. */
static void free_legs(struct dice *dice, int most, struct legs *legs) {
  _Alignas(CACHE_LINE) uint32_t pick[RUN_CASES];
  dice_words(dice, pick);
  dice_whole(dice, 0, most, legs->x);
  dice_whole(dice, 0, most, legs->y);
  for (unsigned i = 0; i < RUN_CASES; i++) {
    const double x = legs->x[i], y = legs->y[i];
    legs->reach[i] = (int32_t)sqrt(x * x + y * y) + (int32_t)(pick[i] & 1);
  }
}

/* Disc or point a, its centre beyond b's corner or side by the legs. The reach is shared out when b is a disc
 * too; every other run one of the radii gets little of it. */
static void place_round(enum pair pair, struct dice *dice, const struct legs *legs, struct sketch *s) {
  const bool box = pair == PAIR_DISC_BOX;
  _Alignas(CACHE_LINE) uint32_t pick[RUN_CASES], along_x[RUN_CASES], along_y[RUN_CASES], share[RUN_CASES];
  dice_words(dice, pick);
  dice_words(dice, along_x);
  dice_words(dice, along_y);
  dice_words(dice, share);
  for (unsigned i = 0; i < RUN_CASES; i++) {
    const int32_t w = box ? s->b.w[i] : 0, h = box ? s->b.h[i] : 0, reach = legs->reach[i];
    s->a.x[i] = beside(s->b.x[i], w, legs->x[i], pick[i] & 2, along_x[i]);
    s->a.y[i] = beside(s->b.y[i], h, legs->y[i], pick[i] & 4, along_y[i]);
    const int32_t part = (int32_t)((uint64_t)share[i] * ((uint64_t)reach + 1) >> 32);
    const int32_t little = part >> (pick[i] & 8 ? pick[i] >> 4 & 15 : 0);
    const int32_t shared = pick[i] & 256 ? little : reach - little;
    const int32_t own = pair == PAIR_POINT_DISC ? 0 : box ? reach : shared;
    s->a.w[i] = s->a.h[i] = own;
    if (!box)
      s->b.w[i] = s->b.h[i] = reach - own;
  }
}

/* Box or point a shares an end of b on one axis and lies anywhere along the other: a side in x, a side in y,
 * or a corner. */
static void touch_straight(enum pair pair, struct dice *dice, struct sketch *s) {
  _Alignas(CACHE_LINE) uint32_t pick[RUN_CASES], along_x[RUN_CASES], along_y[RUN_CASES];
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

static bool is_straight(enum pair pair) { return pair == PAIR_BOX_BOX || pair == PAIR_POINT_BOX; }

/* Lays a on b from outside. */
static void lay_on(struct sketch_kind kind, struct dice *dice, int times, struct sketch *s) {
  struct legs legs;
  if (is_straight(kind.pair)) {
    touch_straight(kind.pair, dice, s);
    return;
  }
  triple_legs(dice, times, &legs);
  place_round(kind.pair, dice, &legs, s);
}

static void
touch(struct sketch_kind kind, struct dice *dice, int reach, int size, int times, struct sketch *s) {
  spot(dice, reach, &s->b);
  sizes(dice, 1, size, kind.b_square, &s->b);
  sizes(dice, 1, size, kind.a_square, &s->a);
  lay_on(kind, dice, times, s);
}

/* a is moved by up to `steps` along each axis; half of the cases along one alone, a quarter not at all. */
static void jog(struct dice *dice, int steps, struct sketch_shape *a) {
  _Alignas(CACHE_LINE) uint32_t pick[RUN_CASES];
  _Alignas(CACHE_LINE) int32_t dx[RUN_CASES], dy[RUN_CASES];
  dice_words(dice, pick);
  dice_whole(dice, -steps, steps, dx);
  dice_whole(dice, -steps, steps, dy);
  for (unsigned i = 0; i < RUN_CASES; i++) {
    a->x[i] += pick[i] & 1 ? dx[i] : 0;
    a->y[i] += pick[i] & 2 ? dy[i] : 0;
  }
}

/* Both spans of an axis from four ends of a small set: every order of them, ties too, comes up often. */
static void allen_axis(struct dice *dice, int32_t *ax, int32_t *aw, int32_t *bx, int32_t *bw) {
  dice_whole(dice, 0, 4, ax);
  dice_whole(dice, 1, 4, aw);
  dice_whole(dice, 0, 4, bx);
  dice_whole(dice, 1, 4, bw);
}

static int32_t at_least_one(int32_t size) { return size > 0 ? size : 1; }

static bool is_box_second(enum pair pair) { return pair_kind(pair, 1) == KIND_BOX; }

/* Disc or point a in the middle of b. */
static void centre(enum pair pair, struct sketch *s) {
  for (unsigned i = 0; i < RUN_CASES; i++) {
    s->b.w[i] *= 2;
    s->b.h[i] *= 2;
    s->a.x[i] = s->b.x[i] + (is_box_second(pair) ? s->b.w[i] / 2 : 0);
    s->a.y[i] = s->b.y[i] + (is_box_second(pair) ? s->b.h[i] / 2 : 0);
  }
}

/* b in the middle of a, a in the middle of b, or each through the other. */
static void contain(struct sketch_kind kind, struct dice *dice, struct sketch *s) {
  _Alignas(CACHE_LINE) uint32_t pick[RUN_CASES];
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
  if (kind.pair != PAIR_BOX_BOX && dice->key[0] % 4 == 0)
    centre(kind.pair, s);
}

static void
scatter(struct sketch_kind kind, struct dice *dice, int reach, int least, int most, struct sketch *s) {
  spot(dice, reach, &s->a);
  spot(dice, reach, &s->b);
  sizes(dice, least, most, kind.a_square, &s->a);
  sizes(dice, least, most, kind.b_square, &s->b);
}

/* So near to each other that about half of them meet. */
static void solids(struct sketch_kind kind, struct dice *dice, struct sketch *s) {
  const bool point = pair_kind(kind.pair, 0) == KIND_POINT, box = is_box_second(kind.pair);
  scatter(kind, dice, point ? 4 : box ? 7 : 12, 1, 12, s);
}

/* Of one size, or the disc within the box; every fourth moved a little. */
static void twins(struct sketch_kind kind, struct dice *dice, struct sketch *s) {
  _Alignas(CACHE_LINE) uint32_t pick[RUN_CASES];
  spot(dice, 12, &s->b);
  sizes(dice, 1, 12, kind.a_square || kind.b_square, &s->b);
  if (kind.pair == PAIR_DISC_BOX)
    centre(kind.pair, s);
  else
    s->a = s->b;
  dice_words(dice, pick);
  for (unsigned i = 0; i < RUN_CASES; i++) {
    if (kind.pair == PAIR_DISC_BOX)
      s->a.w[i] = s->a.h[i] = (pick[i] & 64 ? s->b.w[i] : s->b.h[i]) / 2;
    s->a.x[i] += (pick[i] & 3) == 0 ? (int32_t)(pick[i] >> 2 & 3) - 1 : 0;
  }
}

/* b stands on a place of a screen where something ends, as it is and in halves and quarters; or it is the
 * screen. */
static void stand_at_edges(struct sketch_kind kind, struct dice *dice, struct sketch_shape *b) {
  static const int32_t EDGE[16] = {
      0, 0, 0, 320, 480, 640, 720, 1080, 1280, 1920, 319, 639, 719, 1079, 1279, 1919};
  _Alignas(CACHE_LINE) uint32_t pick[RUN_CASES];
  dice_words(dice, pick);
  for (unsigned i = 0; i < RUN_CASES; i++) {
    const unsigned finer = (pick[i] & 0xff) % 3;
    const int32_t x = EDGE[pick[i] >> 28] << finer, y = EDGE[pick[i] >> 24 & 15] << finer;
    const bool is_screen = is_box_second(kind.pair) && pick[i] >> 8 & 1 && x > 0 && y > 0;
    b->x[i] = is_screen ? 0 : x;
    b->y[i] = is_screen ? 0 : y;
    b->w[i] = is_screen ? x : b->w[i];
    b->h[i] = kind.b_square ? b->w[i] : is_screen ? y : b->h[i];
  }
}

/* Every fourth run apart or far inside; the others touch, or nearly. */
static void screen(struct sketch_kind kind, struct dice *dice, struct sketch *s) {
  const unsigned pick = dice->key[0] & 3;
  if (pick == 0) {
    scatter(kind, dice, 2000, 1, 1000, s);
    return;
  }
  touch(kind, dice, 2000, 1000, 12, s);
  if (pick > 1 && dice->key[0] & 4) {
    stand_at_edges(kind, dice, &s->b);
    lay_on(kind, dice, 12, s);
  }
  if (pick == 1 && !is_straight(kind.pair)) {
    struct legs legs;
    free_legs(dice, 700, &legs);
    place_round(kind.pair, dice, &legs, s);
  } else if (pick != 2) {
    jog(dice, 2, &s->a);
  }
}

static void sketch_run(enum family family, struct sketch_kind kind, struct dice *dice, struct sketch *s) {
  if (pair_is_of_hulls(kind.pair)) {
    sketch_hulls(family, kind, dice, s);
    return;
  }
  switch (family) {
  case FAMILY_UNIFORM:
    scatter(kind, dice, (1 << 28) - 1, 0, (1 << 28) - 1, s);
    break;
  case FAMILY_ALLEN:
    allen_axis(dice, s->a.x, s->a.w, s->b.x, s->b.w);
    allen_axis(dice, s->a.y, s->a.h, s->b.y, s->b.h);
    break;
  case FAMILY_SOLID:
    solids(kind, dice, s);
    break;
  case FAMILY_TWIN:
    twins(kind, dice, s);
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
  case FAMILY_FAR_EXACT:
    /* Every fourth run is not near touching: squares that vanish or overflow are wrong far from it too. */
    if (dice->key[0] % 4 == 0)
      scatter(kind, dice, 6, 1, 6, s);
    else
      touch(kind, dice, 40, 40, 8, s);
    break;
  case FAMILY_DISTANT:
    touch(kind, dice, 40, 40, 4, s);
    jog(dice, 1, &s->a);
    break;
  case FAMILY_LOPSIDED:
    touch(kind, dice, 40, LOPSIDED, LOPSIDED, s);
    if (dice->key[0] & 1)
      jog(dice, 1, &s->a);
    break;
  case FAMILY_SCREEN:
    screen(kind, dice, s);
    break;
  case FAMILY_FLAT:
    scatter(kind, dice, 4, 0, 2, s);
    break;
  default:
    scatter(kind, dice, 6, 1, 6, s);
    break;
  }
}

sketch_run_function *const LEVELED(run_sketcher) = sketch_run;
