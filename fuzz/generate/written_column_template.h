/* How the whole numbers of a sketch become numbers of a type: by a scale for each case, and nudges. */
#ifndef GRAZE_WRITTEN_COLUMN_TEMPLATE_H
#define GRAZE_WRITTEN_COLUMN_TEMPLATE_H

#include "sketch.h"

#include <string.h>

enum { NUDGE_FULL = 1 << 24 };

/* A number is whole * 2^unit, or of floats whole / per when that is not 1; then it is moved. */
struct scale {
  _Alignas(CACHE_LINE) int32_t unit[RUN_CASES];
  _Alignas(CACHE_LINE) double power[RUN_CASES]; /* 2^unit, for floats that are scaled */
  double per;
  int down;      /* whole types: whole / 2^down first */
  int32_t nudge; /* numbers are moved by up to this many units or ulps */
  bool alike;    /* equal numbers of a case by as many: what shares a corner or is upright stays so */
  _Alignas(CACHE_LINE) uint32_t word[RUN_CASES];
  bool carried; /* both shapes are moved together, their sizes as they are */
  bool scaled;  /* not every unit is 0 */
  _Alignas(CACHE_LINE) int64_t carry[2][RUN_CASES];
};

/* One column before it is written. */
struct draft {
  const int32_t *whole; /* a column of the sketch, or `room` */
  _Alignas(CACHE_LINE) int32_t room[RUN_CASES];
  enum axis axis; /* x or y */
  bool size;      /* never negative, and not moved with the shape */
  bool more;      /* one more than that: a box of pixels has w of them */
};

/* 2^e for e from -1022 to 1023. */
static inline double normal_power(int e) {
  const uint64_t bits = (uint64_t)(e + 1023) << 52;
  double power;
  memcpy(&power, &bits, sizeof power);
  return power;
}

/* 2^e down to -1074, by way of two halves. */
static inline double power_of_two(int e) { return normal_power(e / 2) * normal_power(e - e / 2); }

/* Every other case is moved to an end of the type in x, or in x and y, where sums leave it. */
static inline void dice_ends(enum number_type type, struct dice *dice, struct scale *s) {
  const int64_t most = type == TYPE_I64 ? INT64_MAX : INT32_MAX;
  _Alignas(CACHE_LINE) uint32_t pick[RUN_CASES];
  dice_words(dice, pick);
  s->carried = true;
  for (unsigned i = 0; i < RUN_CASES; i++) {
    const int64_t room = pick[i] >> 25, end = pick[i] & 2 ? most - room : room - most;
    const int64_t moved = -(int64_t)(pick[i] & 1), both = moved & -(int64_t)(pick[i] >> 2 & 1);
    s->carry[AXIS_X][i] = end & moved;
    s->carry[AXIS_Y][i] = end & both;
    s->unit[i] &= ~(int32_t)moved;
  }
}

/* Every case is carried off by any power of two at which its numbers are still held exactly. */
static inline void dice_far_away(enum number_type type, struct dice *dice, struct scale *s) {
  const int32_t most = type == TYPE_F32 ? 22 : type == TYPE_F64 ? 50 : type == TYPE_I64 ? 61 : 29;
  s->carried = true;
  for (unsigned axis = AXIS_X; axis <= AXIS_Y; axis++) {
    _Alignas(CACHE_LINE) uint32_t words[RUN_CASES];
    _Alignas(CACHE_LINE) int32_t bits[RUN_CASES];
    dice_words(dice, words);
    dice_whole(dice, 10, most, bits);
    for (unsigned i = 0; i < RUN_CASES; i++) {
      const int64_t away = ((int64_t)1 << bits[i]) + (int64_t)((uint64_t)(words[i] >> 1) << bits[i] >> 31);
      s->carry[axis][i] = words[i] & 1 ? away : -away;
    }
  }
}

static inline void dice_units(struct dice *dice, int32_t low, int32_t high, struct scale *s) {
  dice_whole(dice, low, high, s->unit);
  s->scaled = true;
}

/* Powers of two over the range of the type; every fourth run where squares lose bits below it, and as many
 * where they leave it above; exact ones at its end too, where sums do. */
static inline void dice_far_units(bool wide, bool exact, struct dice *dice, struct scale *s) {
  const unsigned pick = dice->key[0] & 3;
  if (pick == 0)
    dice_units(dice, wide ? -545 : -80, wide ? -505 : -55, s);
  else if (pick == 1)
    dice_units(dice, wide ? 498 : 50, wide ? 512 : 64, s);
  else if (pick == 2 && exact)
    dice_units(dice, wide ? 1010 : 114, wide ? 1021 : 125, s);
  else
    dice_units(dice, wide ? -1070 : -147, wide ? 1012 : 117, s);
}

static inline void
scale_family(enum family family, enum number_type type, bool of_hulls, struct dice *dice, struct scale *s) {
  const bool whole = type_is_whole(type), wide = type == TYPE_F64;
  s->per = 1;
  s->down = s->nudge = 0;
  s->carried = s->scaled = s->alike = false;
  memset(s->unit, 0, sizeof s->unit);
  switch (family) {
  case FAMILY_UNIFORM:
    /* Sketches reach 2^28, those of hulls 2^15: whole numbers up to 64 stay. */
    s->down = !whole ? 0 : of_hulls ? 9 : 22;
    for (unsigned i = 0; i < RUN_CASES; i++)
      s->unit[i] = whole ? 0 : -25;
    s->scaled = !whole;
    s->nudge = whole ? 0 : NUDGE_FULL;
    break;
  case FAMILY_TOUCHING:
  case FAMILY_NUDGED:
    if (!whole)
      dice_units(dice, -6, 6, s);
    s->nudge = family == FAMILY_NUDGED ? 4 : 0;
    s->alike = dice->key[1] >> 4 & 1;
    break;
  case FAMILY_SOLID:
  case FAMILY_TWIN:
    /* Of floats quarters; in every fourth run fifths. */
    if (dice->key[0] % 4 == 0)
      s->per = 5;
    else if (!whole)
      dice_units(dice, -2, -2, s);
    break;
  case FAMILY_DECIMAL:
    s->per = 10;
    break;
  case FAMILY_UNLIKE:
    s->per = 100;
    s->nudge = 1;
    s->alike = dice->key[1] >> 4 & 1;
    break;
  case FAMILY_DISTANT:
    dice_far_away(type, dice, s);
    break;
  case FAMILY_LOPSIDED:
    if (!whole && dice->key[0] % 4 == 0)
      dice_units(dice, 0, wide ? 60 : 30, s);
    break;
  case FAMILY_SCREEN:
    if (!whole)
      dice_units(dice, -2, 0, s);
    break;
  case FAMILY_FAR_SCALE:
  case FAMILY_FAR_EXACT:
    s->nudge = family == FAMILY_FAR_SCALE ? 2 : 0;
    if (whole) {
      dice_units(dice, 9, type == TYPE_I64 ? 53 : 21, s);
      dice_ends(type, dice, s);
    } else {
      dice_far_units(wide, family == FAMILY_FAR_EXACT, dice, s);
    }
    break;
  default:
    break;
  }
  for (unsigned i = 0; i < RUN_CASES && s->scaled && !whole; i++)
    s->power[i] = power_of_two(s->unit[i]);
  if (s->alike)
    dice_words(dice, s->word);
}

/* How far each number is moved: half of them not at all. */
static inline void
dice_nudges(const struct scale *s, const struct draft *from, struct dice *dice, int32_t to[RUN_CASES]) {
  _Alignas(CACHE_LINE) uint32_t words[RUN_CASES];
  if (s->alike)
    for (unsigned i = 0; i < RUN_CASES; i++)
      words[i] = dice_mixed((uint32_t)from->whole[i] * 0x9e3779b9U ^ s->word[i]);
  else
    dice_words(dice, words);
  if (s->nudge == NUDGE_FULL)
    for (unsigned i = 0; i < RUN_CASES; i++)
      to[i] = (int32_t)words[i] >> 7;
  else
    for (unsigned i = 0; i < RUN_CASES; i++)
      to[i] = words[i] & 1 ? 0 : dice_below(words[i], 2 * (uint32_t)s->nudge + 1) - s->nudge;
}

static inline double moved_f64(double value, int64_t steps, bool size) {
  int64_t bits;
  memcpy(&bits, &value, sizeof bits);
  const int64_t magnitude = (bits & INT64_MAX) + (bits < 0 ? -steps : steps);
  const bool flips = magnitude < 0;
  const int64_t sign = (bits < 0) != flips && !size ? INT64_MIN : 0;
  bits = (flips ? -magnitude : magnitude) | sign;
  memcpy(&value, &bits, sizeof bits);
  return value;
}

static inline float moved_f32(float value, int32_t steps, bool size) {
  int32_t bits;
  memcpy(&bits, &value, sizeof bits);
  const int32_t step = steps % (1 << 9); /* f32 has 29 bits fewer */
  const int32_t magnitude = (bits & INT32_MAX) + (bits < 0 ? -step : step);
  const bool flips = magnitude < 0;
  const int32_t sign = (bits < 0) != flips && !size ? INT32_MIN : 0;
  bits = (flips ? -magnitude : magnitude) | sign;
  memcpy(&value, &bits, sizeof bits);
  return value;
}

/* Wrapping is meant: at the ends of a type shapes reach over it. Of 32 bits the lower half counts. */
static inline void
write_whole(const struct scale *s, const struct draft *from, const int32_t *nudge, uint64_t to[RUN_CASES]) {
  const uint64_t more = from->more;
  const int32_t *const whole = from->whole;
  for (unsigned i = 0; i < RUN_CASES; i++)
    to[i] = ((uint64_t)(int64_t)(whole[i] >> s->down) << s->unit[i]) + more;
  for (unsigned i = 0; i < RUN_CASES && s->nudge > 0; i++)
    to[i] += (uint64_t)(int64_t)nudge[i];
  for (unsigned i = 0; i < RUN_CASES && s->carried && !from->size; i++)
    to[i] += (uint64_t)s->carry[from->axis][i];
}

/* whole * 2^unit is exact in a double; whole / per is rounded once. */
static inline void write_real(const struct scale *s, const struct draft *from, double *to) {
  if (s->carried && !from->size)
    for (unsigned i = 0; i < RUN_CASES; i++)
      to[i] = (double)from->whole[i] + (double)s->carry[from->axis][i];
  else if (s->per != 1)
    for (unsigned i = 0; i < RUN_CASES; i++)
      to[i] = (double)from->whole[i] / s->per;
  else if (s->scaled)
    for (unsigned i = 0; i < RUN_CASES; i++)
      to[i] = (double)from->whole[i] * s->power[i];
  else
    for (unsigned i = 0; i < RUN_CASES; i++)
      to[i] = (double)from->whole[i];
}

static inline void write_column(enum number_type type,
                                const struct scale *s,
                                const struct draft *from,
                                struct dice *dice,
                                void *column,
                                size_t row) {
  _Alignas(CACHE_LINE) int32_t nudge[RUN_CASES];
  _Alignas(CACHE_LINE) double real[RUN_CASES];
  _Alignas(CACHE_LINE) uint64_t whole[RUN_CASES];
  if (s->nudge > 0)
    dice_nudges(s, from, dice, nudge);
  else
    memset(nudge, 0, sizeof nudge);
  if (type_is_whole(type))
    write_whole(s, from, nudge, whole);
  else
    write_real(s, from, real);
  switch (type) {
  case TYPE_I32:
    for (unsigned i = 0; i < RUN_CASES; i++)
      ((int32_t *)column)[row + i] = (int32_t)(whole[i] & (from->size ? INT32_MAX : UINT32_MAX));
    break;
  case TYPE_I64:
    for (unsigned i = 0; i < RUN_CASES; i++)
      ((int64_t *)column)[row + i] = (int64_t)(whole[i] & (from->size ? INT64_MAX : UINT64_MAX));
    break;
  case TYPE_F32:
    for (unsigned i = 0; i < RUN_CASES; i++)
      ((float *)column)[row + i] = moved_f32((float)real[i], nudge[i], from->size);
    break;
  default:
    if (s->nudge > 0)
      for (unsigned i = 0; i < RUN_CASES; i++)
        real[i] = moved_f64(real[i], nudge[i], from->size);
    memcpy((double *)column + row, real, sizeof real);
    break;
  }
}

#endif
