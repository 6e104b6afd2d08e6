#include "generate.h"

#include "sketch.h"

#include <math.h>
#include <string.h>

const struct mix MIX_DEFAULT = {{
    [FAMILY_UNIFORM] = 64,
    [FAMILY_LATTICE] = 96,
    [FAMILY_ALLEN] = 96,
    [FAMILY_TOUCHING] = 96,
    [FAMILY_NUDGED] = 160,
    [FAMILY_DECIMAL] = 128,
    [FAMILY_UNLIKE] = 96,
    [FAMILY_CONTAINED] = 64,
    [FAMILY_EXTREME] = 64,
    [FAMILY_FAR_SCALE] = 96,
    [FAMILY_FLAT] = 40,
    [FAMILY_INVALID] = 24,
}};
const struct mix MIX_UNIFORM = {{[FAMILY_UNIFORM] = 1024}};

enum { PURPOSE_FAMILY = 1, PURPOSE_SKETCH, PURPOSE_WRITE };

static const char *const NAME[FAMILIES] = {"uniform",
                                           "lattice",
                                           "allen",
                                           "touching",
                                           "nudged",
                                           "decimal",
                                           "unlike",
                                           "contained",
                                           "extreme",
                                           "far-scale",
                                           "flat",
                                           "invalid"};

const char *family_name(enum family family) { return NAME[family]; }

enum family generate_family(const struct mix *mix, uint64_t seed, uint64_t run) {
  unsigned total = 0, pick;
  for (unsigned f = 0; f < FAMILIES; f++)
    total += mix->weight[f];
  pick = (unsigned)((dice_for(seed, run, PURPOSE_FAMILY).key >> 32) * total >> 32);
  unsigned f = 0;
  while (pick >= mix->weight[f])
    pick -= mix->weight[f++];
  return (enum family)f;
}

/* The whole numbers of one column, and whether they are a size. */
struct written_column {
  int64_t whole[RUN_CASES];
  bool size;
};

static bool has_centre(const struct form *form) {
  return form->layouts[0] == LAYOUT_BOX_CENTRE || form->layouts[1] == LAYOUT_BOX_CENTRE;
}

/* Number k of a shape in its layout. `times` is 2 where a layout needs halves: then everything is doubled. */
static void write_number(enum layout layout,
                         unsigned k,
                         const struct sketch_shape *shape,
                         int64_t times,
                         struct written_column *to) {
  const int64_t *low = k % 2 == 0 ? shape->x : shape->y, *size = k % 2 == 0 ? shape->w : shape->h;
  to->size = k >= 2 && layout != LAYOUT_BOX_LTRB;
  for (unsigned i = 0; i < RUN_CASES; i++) {
    if (k < 2)
      to->whole[i] = layout == LAYOUT_BOX_CENTRE ? 2 * low[i] + size[i] : times * low[i];
    else if (layout == LAYOUT_BOX_LTRB)
      to->whole[i] = times * (low[i] + size[i]);
    else if (layout == LAYOUT_BOX_CENTRE)
      to->whole[i] = size[i];
    else
      to->whole[i] = times * size[i] + (layout == LAYOUT_BOX_PIXELS);
  }
}

/* 2^e for an exponent of a normal double. */
static double scale_of(int e) {
  const uint64_t bits = (uint64_t)(e + 1023) << 52;
  double scale;
  memcpy(&scale, &bits, sizeof scale);
  return scale;
}

/* whole * 2^unit, or whole / 10^-unit rounded once. */
static void convert_floats(const struct sketch *s, const struct written_column *from, double *to) {
  const double ten = s->unit[0] == -1 ? 10 : s->unit[0] == -2 ? 100 : 1;
  for (unsigned i = 0; i < RUN_CASES; i++)
    to[i] = s->decimal ? (double)from->whole[i] / ten : (double)from->whole[i] * scale_of(s->unit[i]);
}

/* How far each number is moved: half of them not at all. */
static void dice_nudges(struct dice *dice, int nudge, int64_t to[RUN_CASES]) {
  uint64_t words[RUN_CASES];
  dice_words(dice, words);
  const uint64_t span = 2 * (uint64_t)nudge + 1;
  for (unsigned i = 0; i < RUN_CASES; i++)
    to[i] = words[i] & 1 ? 0 : (int64_t)((words[i] >> 32) * span >> 32) - nudge;
}

static double moved_f64(double value, int64_t steps, bool size) {
  int64_t bits;
  memcpy(&bits, &value, sizeof bits);
  const int64_t magnitude = (bits & INT64_MAX) + (bits < 0 ? -steps : steps);
  const bool flips = magnitude < 0;
  const int64_t sign = (bits < 0) != flips && !size ? INT64_MIN : 0;
  bits = (flips ? -magnitude : magnitude) | sign;
  memcpy(&value, &bits, sizeof bits);
  return value;
}

static float moved_f32(float value, int64_t steps, bool size) {
  int32_t bits;
  memcpy(&bits, &value, sizeof bits);
  const int32_t step = (int32_t)(steps % (1 << 9)); /* f32 has 29 bits fewer */
  const int32_t magnitude = (bits & INT32_MAX) + (bits < 0 ? -step : step);
  const bool flips = magnitude < 0;
  const int32_t sign = (bits < 0) != flips && !size ? INT32_MIN : 0;
  bits = (flips ? -magnitude : magnitude) | sign;
  memcpy(&value, &bits, sizeof bits);
  return value;
}

static int64_t whole_at(int64_t whole, int unit) {
  return unit >= 0 ? (int64_t)((uint64_t)whole << unit) : whole >> -unit;
}

static void store_column(enum number_type type,
                         const struct sketch *s,
                         const struct written_column *from,
                         struct dice *dice,
                         void *column,
                         size_t row) {
  int64_t nudge[RUN_CASES] = {0};
  double wide[RUN_CASES] = {0};
  if (s->nudge > 0)
    dice_nudges(dice, s->nudge, nudge);
  if (!type_is_whole(type))
    convert_floats(s, from, wide);
  switch (type) {
  case TYPE_I32:
    for (unsigned i = 0; i < RUN_CASES; i++) {
      const int32_t value = (int32_t)(uint32_t)(uint64_t)(whole_at(from->whole[i], s->unit[i]) + nudge[i]);
      ((int32_t *)column)[row + i] = from->size ? value & INT32_MAX : value;
    }
    break;
  case TYPE_I64:
    for (unsigned i = 0; i < RUN_CASES; i++) {
      const int64_t value = whole_at(from->whole[i], s->unit[i]) + nudge[i];
      ((int64_t *)column)[row + i] = from->size ? value & INT64_MAX : value;
    }
    break;
  case TYPE_F32:
    for (unsigned i = 0; i < RUN_CASES; i++)
      ((float *)column)[row + i] = moved_f32((float)wide[i], nudge[i], from->size);
    break;
  default:
    for (unsigned i = 0; i < RUN_CASES; i++)
      ((double *)column)[row + i] = moved_f64(wide[i], nudge[i], from->size);
    break;
  }
}

/* Numbers over the whole range: an exponent or a length in bits of its own for each. */
static void store_extremes(enum number_type type, bool size, struct dice *dice, void *column, size_t row) {
  uint64_t words[RUN_CASES], more[RUN_CASES];
  dice_words(dice, words);
  dice_words(dice, more);
  for (unsigned i = 0; i < RUN_CASES; i++) {
    union number number;
    switch (type) {
    case TYPE_I32:
      number.i32 = (int32_t)(uint32_t)words[i] >> (more[i] & 31);
      break;
    case TYPE_I64:
      number.i64 = (int64_t)words[i] >> (more[i] & 63);
      break;
    case TYPE_F32: {
      const uint32_t bits = ((uint32_t)words[i] & 0x807fffffU) | (uint32_t)((more[i] >> 32) * 255 >> 32)
                                                                     << 23;
      memcpy(&number.f32, &bits, sizeof bits);
      number.f32 = size ? fabsf(number.f32) : number.f32;
      break;
    }
    default: {
      const uint64_t bits = (words[i] & 0x800fffffffffffffU) | ((more[i] >> 32) * 2047 >> 32) << 52;
      memcpy(&number.f64, &bits, sizeof bits);
      number.f64 = size ? fabs(number.f64) : number.f64;
      break;
    }
    }
    if (size && type == TYPE_I32)
      number.i32 &= INT32_MAX;
    if (size && type == TYPE_I64)
      number.i64 &= INT64_MAX;
    column_set(type, column, row + i, number);
  }
}

/* One number of each case made invalid; of a whole-number form its sizes, by their sign. */
static void spoil(const struct form *form, struct dice *dice, void *const *columns, size_t row) {
  uint64_t words[RUN_CASES];
  const unsigned count = form_columns(form);
  dice_words(dice, words);
  for (unsigned i = 0; i < RUN_CASES; i++) {
    const unsigned k = (unsigned)((words[i] >> 32) * count >> 32);
    const unsigned kind = words[i] & 3;
    union number number = column_get(form->type, columns[k], row + i);
    switch (form->type) {
    case TYPE_I32:
      number.i32 = -1 - (number.i32 & 7);
      break;
    case TYPE_I64:
      number.i64 = -1 - (number.i64 & 7);
      break;
    case TYPE_F32:
      number.f32 = kind == 0 ? NAN : kind == 1 ? INFINITY : kind == 2 ? -INFINITY : -1;
      break;
    default:
      number.f64 = kind == 0   ? (double)NAN
                   : kind == 1 ? (double)INFINITY
                   : kind == 2 ? -(double)INFINITY
                               : -1;
      break;
    }
    column_set(form->type, columns[k], row + i, number);
  }
}

/* The sizes given beside a resized pair are those of the sketch; the box and disc they replace are other ones
 * about the same centres. */
static void write_resize(
    const struct form *form, const struct sketch *s, struct dice *dice, void *const *columns, size_t row) {
  struct written_column number = {.size = true};
  int64_t grown[RUN_CASES], radius[RUN_CASES];
  const unsigned wish = form_first_column(form, 2),
                 box = form_first_column(form, layout_is_box(form->layouts[0]) ? 0 : 1);
  const unsigned disc = form_first_column(form, layout_is_box(form->layouts[0]) ? 1 : 0);
  dice_whole(dice, 0, 3, grown);
  dice_whole(dice, 0, 5, radius);
  const int64_t *sizes[3] = {s->b.w, s->b.h, s->a.w}, *lows[2] = {s->b.x, s->b.y};
  for (unsigned k = 0; k < 3; k++) {
    memcpy(number.whole, sizes[k], sizeof number.whole);
    store_column(form->type, s, &number, dice, columns[wish + k], row);
  }
  for (unsigned k = 0; k < 2; k++) {
    for (unsigned i = 0; i < RUN_CASES; i++)
      number.whole[i] = sizes[k][i] + 2 * grown[i];
    number.size = true;
    store_column(form->type, s, &number, dice, columns[box + 2 + k], row);
    for (unsigned i = 0; i < RUN_CASES; i++)
      number.whole[i] = lows[k][i] - grown[i];
    number.size = false;
    store_column(form->type, s, &number, dice, columns[box + k], row);
  }
  for (unsigned i = 0; i < RUN_CASES; i++)
    number.whole[i] = radius[i] == 0 ? s->a.w[i] : radius[i];
  number.size = true;
  store_column(form->type, s, &number, dice, columns[disc + 2], row);
}

static bool column_is_size(const struct form *form, unsigned shape, unsigned k) {
  return form->layouts[shape] == LAYOUT_RESIZE || (k >= 2 && form->layouts[shape] != LAYOUT_BOX_LTRB);
}

static void write_sketch(
    const struct form *form, const struct sketch *s, struct dice *dice, void *const *columns, size_t row) {
  const bool swapped = form_is_swapped(form);
  const int64_t times = has_centre(form) ? 2 : 1;
  for (unsigned shape = 0; shape < 2; shape++) {
    const unsigned first = form_first_column(form, shape);
    for (unsigned k = 0; k < layout_columns(form->layouts[shape]); k++) {
      struct written_column number;
      write_number(form->layouts[shape], k, (shape == 0) != swapped ? &s->a : &s->b, times, &number);
      store_column(form->type, s, &number, dice, columns[first + k], row);
    }
  }
  if (form->shapes == 3)
    write_resize(form, s, dice, columns, row);
}

void generate_run(const struct mix *mix,
                  uint64_t seed,
                  uint64_t run,
                  const struct form *form,
                  void *const *columns,
                  size_t row) {
  const enum family family = generate_family(mix, seed, run);
  struct dice dice = dice_for(seed, run, PURPOSE_SKETCH), write = dice_for(seed, run, PURPOSE_WRITE);
  if (family == FAMILY_EXTREME) {
    for (unsigned shape = 0; shape < form->shapes; shape++)
      for (unsigned k = 0, first = form_first_column(form, shape); k < layout_columns(form->layouts[shape]);
           k++)
        store_extremes(form->type, column_is_size(form, shape, k), &write, columns[first + k], row);
    return;
  }
  struct sketch sketch;
  const unsigned a = form_is_swapped(form), b = 1 - a;
  sketch.a.square = form->layouts[a] == LAYOUT_BOX_SQUARE;
  sketch.b.square = form->layouts[b] == LAYOUT_BOX_SQUARE;
  sketch_family(family, form, &dice, &sketch);
  write_sketch(form, &sketch, &write, columns, row);
  if (family == FAMILY_INVALID)
    spoil(form, &write, columns, row);
}

void generate_case(
    const struct mix *mix, uint64_t seed, uint64_t n, const struct form *form, union number *numbers) {
  struct run run;
  void *columns[FORM_MAX_COLUMNS];
  for (unsigned k = 0; k < FORM_MAX_COLUMNS; k++)
    columns[k] = &run.column[k];
  generate_run(mix, seed, n / RUN_CASES, form, columns, 0);
  for (unsigned k = 0; k < form_columns(form); k++)
    numbers[k] = column_get(form->type, columns[k], n % RUN_CASES);
}
