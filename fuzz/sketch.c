#include "sketch.h"

#include <string.h>

static void sizes(struct dice *dice, int64_t least, int64_t most, struct sketch_shape *shape) {
  dice_whole(dice, least, most, shape->w);
  if (shape->square)
    memcpy(shape->h, shape->w, sizeof shape->h);
  else
    dice_whole(dice, least, most, shape->h);
}

static void spot(struct dice *dice, int64_t reach, struct sketch_shape *shape) {
  dice_whole(dice, -reach, reach, shape->x);
  dice_whole(dice, -reach, reach, shape->y);
}

static void set_units(struct sketch *sketch, int unit) {
  for (unsigned i = 0; i < RUN_CASES; i++)
    sketch->unit[i] = unit;
}

static void dice_units(struct dice *dice, struct sketch *sketch, int low, int high) {
  int64_t units[RUN_CASES];
  dice_whole(dice, low, high, units);
  for (unsigned i = 0; i < RUN_CASES; i++)
    sketch->unit[i] = (int)units[i];
}

/* Legs and hypotenuses of right triangles of whole sides; the first are a side's own. */
static const int8_t TRIPLE[16][3] = {{0, 1, 1},
                                     {0, 1, 1},
                                     {0, 1, 1},
                                     {3, 4, 5},
                                     {3, 4, 5},
                                     {5, 12, 13},
                                     {8, 15, 17},
                                     {7, 24, 25},
                                     {20, 21, 29},
                                     {12, 35, 37},
                                     {9, 40, 41},
                                     {28, 45, 53},
                                     {11, 60, 61},
                                     {33, 56, 65},
                                     {16, 63, 65},
                                     {48, 55, 73}};

/* From the end of a span of `size` at `low`: `leg` beyond the high end, before the low one, or anywhere
 * within. */
static int64_t beside(int64_t low, int64_t size, int64_t leg, uint64_t dice) {
  const int64_t within = size > 0 ? (int64_t)((dice >> 8) % (uint64_t)(size + 1)) : 0;
  if (leg == 0)
    return low + within;
  return dice & 1 ? low + size + leg : low - leg;
}

/* Disc or point at the hypotenuse from b's corner or at a leg from its side: a touches b. The radius is
 * shared out when b is a disc too. */
static void touch_round(const struct form *form, struct dice *dice, int64_t times, struct sketch *s) {
  const enum pair pair = form_pair(form);
  uint64_t pick[RUN_CASES], turn[RUN_CASES];
  int64_t k[RUN_CASES];
  dice_words(dice, pick);
  dice_words(dice, turn);
  dice_whole(dice, 1, times, k);
  for (unsigned i = 0; i < RUN_CASES; i++) {
    const int8_t *triple = TRIPLE[pick[i] & 15];
    const bool swap = pick[i] >> 4 & 1;
    const int64_t dx = k[i] * triple[swap], dy = k[i] * triple[!swap], reach = k[i] * triple[2];
    const bool box = pair == PAIR_DISC_BOX;
    s->a.x[i] = beside(s->b.x[i], box ? s->b.w[i] : 0, dx, turn[i]);
    s->a.y[i] = beside(s->b.y[i], box ? s->b.h[i] : 0, dy, turn[i] >> 1);
    const int64_t own = pair == PAIR_POINT_DISC ? 0
                        : pair == PAIR_DISC_BOX ? reach
                                                : (int64_t)(turn[i] >> 20) % (reach + 1);
    s->a.w[i] = s->a.h[i] = own < 0 ? -own : own;
    if (!box)
      s->b.w[i] = s->b.h[i] = reach - s->a.w[i];
  }
}

/* Box or point a shares an end of b on one axis and lies anywhere along the other. */
static void touch_straight(const struct form *form, struct dice *dice, struct sketch *s) {
  const bool point = form_pair(form) == PAIR_POINT_BOX;
  uint64_t pick[RUN_CASES];
  dice_words(dice, pick);
  for (unsigned i = 0; i < RUN_CASES; i++) {
    const int64_t aw = point ? 0 : s->a.w[i], ah = point ? 0 : s->a.h[i];
    const int64_t along_x =
        s->b.x[i] - aw + (int64_t)((pick[i] >> 8 & 0xffff) % (uint64_t)(aw + s->b.w[i] + 1));
    const int64_t along_y =
        s->b.y[i] - ah + (int64_t)((pick[i] >> 24 & 0xffff) % (uint64_t)(ah + s->b.h[i] + 1));
    const int64_t at_x = pick[i] & 1 ? s->b.x[i] + s->b.w[i] : s->b.x[i] - aw;
    const int64_t at_y = pick[i] & 2 ? s->b.y[i] + s->b.h[i] : s->b.y[i] - ah;
    const unsigned kind = pick[i] >> 2 & 3; /* a side in x, a side in y, twice; or a corner */
    s->a.x[i] = kind == 1 ? along_x : at_x;
    s->a.y[i] = kind == 1 || kind == 3 ? at_y : along_y;
  }
}

static void touch(const struct form *form,
                  struct dice *dice,
                  int64_t reach,
                  int64_t size,
                  int64_t times,
                  struct sketch *s) {
  const enum pair pair = form_pair(form);
  spot(dice, reach, &s->b);
  sizes(dice, 1, size, &s->b);
  sizes(dice, 1, size, &s->a);
  if (pair == PAIR_BOX_BOX || pair == PAIR_POINT_BOX)
    touch_straight(form, dice, s);
  else
    touch_round(form, dice, times, s);
}

/* Both spans of an axis from four ends of a small set: every order of them, ties too, comes up often. */
static void allen_axis(struct dice *dice, int64_t *ax, int64_t *aw, int64_t *bx, int64_t *bw) {
  dice_whole(dice, 0, 4, ax);
  dice_whole(dice, 1, 4, aw);
  dice_whole(dice, 0, 4, bx);
  dice_whole(dice, 1, 4, bw);
}

/* b in the middle of a, a in the middle of b, or each through the other. */
static void contain(struct dice *dice, struct sketch *s) {
  uint64_t pick[RUN_CASES];
  spot(dice, 20, &s->b);
  sizes(dice, 1, 30, &s->b);
  dice_words(dice, pick);
  for (unsigned i = 0; i < RUN_CASES; i++) {
    const int64_t out_x = (int64_t)(pick[i] >> 8 & 15) - 4, out_y = (int64_t)(pick[i] >> 16 & 15) - 4;
    const int64_t grow_x = pick[i] & 1 ? out_x : -out_x, grow_y = pick[i] & 2 ? out_y : -out_y;
    const int64_t w = s->b.w[i] + 2 * grow_x, h = s->b.h[i] + 2 * grow_y;
    s->a.x[i] = s->b.x[i] - grow_x;
    s->a.y[i] = s->b.y[i] - grow_y;
    s->a.w[i] = w > 0 ? w : 1;
    s->a.h[i] = h > 0 ? h : 1;
  }
}

static void plain(struct dice *dice, int64_t reach, int64_t least, int64_t most, struct sketch *s) {
  spot(dice, reach, &s->a);
  spot(dice, reach, &s->b);
  sizes(dice, least, most, &s->a);
  sizes(dice, least, most, &s->b);
}

/* Ends no farther out than 2^31, sizes as large: where 32-bit sums, and squares from 46341 on, wrap. */
static void wrap_scale(const struct form *form, struct dice *dice, struct sketch *s) {
  int64_t bits[RUN_CASES];
  touch(form, dice, 40, 40, 8, s);
  dice_whole(dice, 9, form->type == TYPE_I64 ? 53 : 21, bits);
  for (unsigned i = 0; i < RUN_CASES; i++)
    s->unit[i] = (int)bits[i];
}

/* Every other case of a whole-number form: small, and moved to an end of the type, where sums leave it. */
static void move_to_ends(const struct form *form, struct dice *dice, struct sketch *s) {
  const int64_t end = form->type == TYPE_I64 ? INT64_MAX / 4 : INT32_MAX;
  uint64_t pick[RUN_CASES];
  dice_words(dice, pick);
  for (unsigned i = 0; i < RUN_CASES; i++) {
    if (pick[i] & 1)
      continue;
    const int64_t room = (int64_t)(pick[i] >> 32 & 127), x = pick[i] & 2 ? end - room : room - end;
    const int64_t y = pick[i] & 4 ? x : 0;
    s->unit[i] = 0;
    s->a.x[i] += x;
    s->b.x[i] += x;
    s->a.y[i] += y;
    s->b.y[i] += y;
  }
}

void sketch_family(enum family family, const struct form *form, struct dice *dice, struct sketch *s) {
  const bool whole = type_is_whole(form->type), wide = form->type == TYPE_F64;
  s->decimal = false;
  s->nudge = 0;
  set_units(s, 0);
  switch (family) {
  case FAMILY_UNIFORM:
    plain(dice, 1 << 30, 0, 1 << 30, s);
    set_units(s, whole ? -24 : -27);
    s->nudge = whole ? 0 : 1 << 20;
    break;
  case FAMILY_LATTICE:
    plain(dice, 6, 1, 6, s);
    break;
  case FAMILY_ALLEN:
    allen_axis(dice, s->a.x, s->a.w, s->b.x, s->b.w);
    allen_axis(dice, s->a.y, s->a.h, s->b.y, s->b.h);
    break;
  case FAMILY_TOUCHING:
    touch(form, dice, 40, 20, 8, s);
    if (!whole)
      dice_units(dice, s, -6, 6);
    break;
  case FAMILY_NUDGED:
    touch(form, dice, 40, 20, 8, s);
    if (!whole)
      dice_units(dice, s, -6, 6);
    s->nudge = 4;
    break;
  case FAMILY_DECIMAL:
    touch(form, dice, 60, 40, 4, s);
    s->decimal = true;
    set_units(s, whole ? 0 : -1);
    break;
  case FAMILY_UNLIKE:
    touch(form, dice, 1 << 20, 300, 30, s);
    s->decimal = true;
    set_units(s, whole ? 0 : -2);
    s->nudge = 1;
    break;
  case FAMILY_CONTAINED:
    contain(dice, s);
    break;
  case FAMILY_FAR_SCALE:
    if (whole) {
      wrap_scale(form, dice, s);
      move_to_ends(form, dice, s);
    } else {
      /* Every other run is not near touching: squares that vanish or overflow are wrong far from it too. */
      if (dice->key & 1)
        plain(dice, 6, 1, 6, s);
      else
        touch(form, dice, 40, 20, 8, s);
      dice_units(dice, s, wide ? -1000 : -140, wide ? 1012 : 118);
    }
    s->nudge = 2;
    break;
  case FAMILY_FLAT:
    plain(dice, 4, 0, 2, s);
    break;
  default:
    plain(dice, 6, 1, 6, s);
    break;
  }
}
