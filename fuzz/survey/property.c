#include "property.h"

#include "block.h"
#include "number.h"
#include "scene.h"

#include <math.h>
#include <string.h>

/* A sum or product of doubles that is exact, when the type holds it. */
static bool take_exact(enum number_type type, double value, union number *to) {
  return number_from_double(type, value, to) && number_as_double(type, *to) == value;
}

/* a + b, when the type holds it: the error of a floating sum is found by taking it apart again. */
static bool sum(enum number_type type, union number a, union number b, union number *to) {
  if (type == TYPE_I64)
    return !__builtin_add_overflow(a.i64, b.i64, &to->i64);
  const double x = number_as_double(type, a), y = number_as_double(type, b), s = x + y, second = s - x;
  return (x - (s - second)) + (y - second) == 0 && take_exact(type, s, to);
}

static bool opposite(enum number_type type, union number a, union number *to) {
  if (type == TYPE_I64)
    return !__builtin_sub_overflow(0, a.i64, &to->i64);
  return take_exact(type, 0 - number_as_double(type, a), to);
}

/* a * 2^power. */
static bool scaled(enum number_type type, union number a, int power, union number *to) {
  if (type == TYPE_I64)
    return power >= 0 && power < 63 && !__builtin_mul_overflow(a.i64, (int64_t)1 << power, &to->i64);
  const double value = number_as_double(type, a), product = ldexp(value, power);
  return ldexp(product, -power) == value && take_exact(type, product, to);
}

static double magnitude(enum number_type type, union number a) { return fabs(number_as_double(type, a)); }

static double small_limit(enum number_type type) { return type == TYPE_F32 ? 0x1p8 : 0x1p12; }

static bool is_small(const struct form *form, const union number *numbers) {
  for (unsigned k = 0; k < form_columns(form); k++) {
    const double size = magnitude(form->type, numbers[k]);
    if (!(size <= small_limit(form->type)) || size != floor(size))
      return false;
  }
  return true;
}

/* What is done to a shape: the numbers of its layout, in place. */
struct tweak {
  enum number_type type;
  enum property property;
  bool small;
  uint32_t word;
  union number along[2]; /* translation */
  int power;             /* scale */
};

static bool mirror(enum layout layout, enum number_type type, enum axis axis, union number *n) {
  const struct layout_sides sides = layout_sides(layout, axis);
  union number *at = &n[sides.at], *far = &n[sides.far];
  const union number low = *at;
  if (sides.by->role == COLUMN_FAR)
    return opposite(type, *far, at) && opposite(type, low, far);
  /* A box of pixels: its last pixel becomes the first. */
  if ((sides.by->role == COLUMN_SIZE && !sum(type, *at, *far, at)) ||
      (layout == LAYOUT_BOX_PIXELS && !sum(type, *at, number_whole(type, -1), at)))
    return false;
  for (unsigned k = 0; k < layout_columns(layout); k++)
    if (column_moves(layout_column_at(layout, k), axis) && !opposite(type, n[k], &n[k]))
      return false;
  return true;
}

static bool transpose(enum layout layout, union number *n) {
  for (unsigned k = 0; k < layout_columns(layout); k++)
    if (layout_column_at(layout, k)->axis == AXIS_X) { /* its y is the next */
      const union number x = n[k];
      n[k] = n[k + 1];
      n[k + 1] = x;
    }
  return true;
}

static bool translate(enum layout layout, const struct tweak *change, union number *n) {
  for (unsigned k = 0; k < layout_columns(layout); k++) {
    const struct form_column *column = layout_column_at(layout, k);
    if (!column_is_size(column) && !sum(change->type, n[k], change->along[column->axis], &n[k]))
      return false;
  }
  return true;
}

/* [x, x + w - 1] scaled is [sx, sx + sw - s]: of sw - s + 1 pixels. */
static bool scale(enum layout layout, const struct tweak *change, union number *n) {
  const union number one = number_whole(change->type, 1), less = number_whole(change->type, -1);
  for (unsigned k = layout_vertex(layout, 0); k < layout_columns(layout); k++) {
    const bool pixels = layout == LAYOUT_BOX_PIXELS && k >= 2;
    if ((pixels && !sum(change->type, n[k], less, &n[k])) ||
        !scaled(change->type, n[k], change->power, &n[k]) || (pixels && !sum(change->type, n[k], one, &n[k])))
      return false;
  }
  return true;
}

/* A number made larger: by a few units when small, else by the least step there is, or to its double. */
static bool enlarge(const struct tweak *change, union number *n) {
  const unsigned amount = change->word >> 8 & 7;
  if (change->small)
    return sum(change->type, *n, number_whole(change->type, 1 + (int)amount), n);
  if (amount == 0 && number_as_double(change->type, *n) > 0)
    return sum(change->type, *n, *n, n);
  if (type_is_whole(change->type))
    return sum(change->type, *n, number_whole(change->type, 1), n);
  *n = number_stepped(change->type, *n, 1);
  return isfinite(number_as_double(change->type, *n));
}

/* Twice as large about one of its corners. */
static bool spread(enum layout layout, const struct tweak *change, union number *n) {
  const unsigned vertices = layout_vertices(layout);
  if (vertices == 0)
    return false;
  const size_t about = (change->word & 7) % vertices;
  const union number x = n[2 * about], y = n[2 * about + 1];
  for (unsigned k = 0; k < layout_columns(layout); k++) {
    union number less;
    if (!opposite(change->type, k % 2 == 0 ? x : y, &less) || !sum(change->type, n[k], n[k], &n[k]) ||
        !sum(change->type, n[k], less, &n[k]))
      return false;
  }
  return true;
}

/* One side moves outward: the low one where the layout has a number for it, or the size grows. */
static bool grow(enum layout layout, const struct tweak *change, union number *n) {
  const struct layout_sides sides = layout_sides(layout, change->word & 1 ? AXIS_Y : AXIS_X);
  const bool low = (change->word & 2) != 0;
  union number *at = &n[sides.at], *far = &n[sides.far];
  if (sides.by->role == COLUMN_VERTEX)
    return spread(layout, change, n);
  if (sides.by->role == COLUMN_AT)
    return true;
  if (sides.by->role != COLUMN_FAR || !low)
    return enlarge(change, far);
  return opposite(change->type, *at, at) && enlarge(change, at) && opposite(change->type, *at, at);
}

static bool change_shape(enum layout layout, const struct tweak *change, union number *n) {
  switch (change->property) {
  case PROPERTY_MIRROR_X:
    return mirror(layout, change->type, AXIS_X, n);
  case PROPERTY_MIRROR_Y:
    return mirror(layout, change->type, AXIS_Y, n);
  case PROPERTY_TRANSPOSE:
    return transpose(layout, n);
  case PROPERTY_TRANSLATE:
    return translate(layout, change, n);
  case PROPERTY_SCALE:
    return scale(layout, change, n);
  case PROPERTY_GROW:
  case PROPERTY_SWAP:
  case PROPERTIES:
    break;
  }
  return grow(layout, change, n);
}

/* Boxes of two layouts are exchanged by way of the scene. */
static bool swap(const struct form *form, const union number *numbers, union number *changed) {
  if (form->layouts[0] == form->layouts[1]) {
    const unsigned columns = layout_columns(form->layouts[0]);
    memcpy(changed, numbers + columns, columns * sizeof *changed);
    memcpy(changed + columns, numbers, columns * sizeof *changed);
    return true;
  }
  struct scene scene;
  char why[SCENE_WHY];
  if (!scene_from_case(form, numbers, &scene))
    return false;
  const struct scene_shape first = scene.shape[0];
  scene.shape[0] = scene.shape[1];
  scene.shape[1] = first;
  return scene_carry(&scene, form, changed, why);
}

/* How far to move: a few bits, no finer than the largest number's last ones, so that sums are often exact. */
static void choose_translation(const struct form *form, const union number *numbers, struct tweak *change) {
  const int limit = (int)small_limit(form->type) / 4;
  double largest = 0;
  for (unsigned k = 0; k < form_columns(form); k++)
    largest = fmax(largest, magnitude(form->type, numbers[k]));
  for (unsigned axis = 0; axis < 2; axis++) {
    const uint32_t word = axis == 0 ? change->word & 0xffff : change->word >> 16;
    const int few = (int)(word & 31) - 16, finer = (int)(word >> 5 & 31);
    if (change->small || largest == 0 || !isfinite(largest))
      change->along[axis] = number_whole(form->type, (int)(word % (2 * (unsigned)limit + 1)) - limit);
    else if (form->type == TYPE_I32)
      change->along[axis].i32 = few * (1 << (finer % 27));
    else if (form->type == TYPE_I64)
      change->along[axis].i64 = few * ((int64_t)1 << (finer * 58 / 31));
    else if (form->type == TYPE_F32)
      change->along[axis].f32 = ldexpf((float)few, ilogb(largest) - finer / 2);
    else
      change->along[axis].f64 = ldexp(few, ilogb(largest) - finer);
  }
}

static int choose_power(enum number_type type, bool small, uint32_t word) {
  const int few = (int)(word & 7), many = (int)(word >> 3 & 1023) - 512;
  const bool far = (word >> 16 & 1) != 0;
  switch (type) {
  case TYPE_I32:
    return 1 + (small || !far ? few / 2 : (int)(word >> 3 & 1023) % 29);
  case TYPE_I64:
    return 1 + (small || !far ? few / 2 : (int)(word >> 3 & 1023) % 61);
  case TYPE_F32:
    return small || !far ? few - 4 : many / 8;
  default:
    return small || !far ? few - 4 : many;
  }
}

bool property_applies(const struct form *form, enum property property) {
  const enum layout a = form->layouts[0], b = form->layouts[1];
  if (form_pair(form) == PAIR_NONE || question_values(form->question) > 0)
    return false;
  if (form->question == QUESTION_CONTAINS)
    return property != PROPERTY_SWAP && property != PROPERTY_GROW;
  if (property == PROPERTY_GROW && (layout_is_ring(a) || layout_is_ring(b)))
    return false; /* a notch grows with the ground about it */
  return property != PROPERTY_SWAP || layout_kind(a) == layout_kind(b);
}

/* Which shape grows: any but a point. */
static unsigned growing_shape(const struct form *form, uint32_t word) {
  const unsigned shape = word >> 5 & 1;
  return form->layouts[shape] == LAYOUT_POINT ? 1 - shape : shape;
}

bool property_change(const struct form *form,
                     enum property property,
                     enum reach reach,
                     uint32_t word,
                     const union number *numbers,
                     union number *changed) {
  struct tweak change = {
      .type = form->type, .property = property, .small = reach == REACH_SMALL, .word = word};
  if (change.small && !is_small(form, numbers))
    return false;
  memcpy(changed, numbers, form_columns(form) * sizeof *changed);
  if (property == PROPERTY_SWAP)
    return swap(form, numbers, changed);
  if (property == PROPERTY_TRANSLATE)
    choose_translation(form, numbers, &change);
  change.power = choose_power(form->type, change.small, word);
  for (unsigned s = 0; s < SHAPES; s++) {
    if (property == PROPERTY_GROW && s != growing_shape(form, word))
      continue;
    if (!change_shape(form->layouts[s], &change, changed + form_first_column(form, s)))
      return false;
  }
  /* A power of two changes no rounding, so a floating case may become a fraction. */
  const bool free_to_leave = property == PROPERTY_SCALE && !type_is_whole(form->type);
  return !change.small || free_to_leave || is_small(form, changed);
}

static const struct mix MIX_OF[REACHES] = {
    [REACH_SMALL] =
        {.weight = {[FAMILY_LATTICE] = 2, [FAMILY_ALLEN] = 2, [FAMILY_TOUCHING] = 3, [FAMILY_CONTAINED] = 1}},
    [REACH_ANY] = {.weight = {[FAMILY_UNIFORM] = 1,
                              [FAMILY_LATTICE] = 1,
                              [FAMILY_ALLEN] = 2,
                              [FAMILY_TOUCHING] = 2,
                              [FAMILY_NUDGED] = 4,
                              [FAMILY_DECIMAL] = 4,
                              [FAMILY_UNLIKE] = 4,
                              [FAMILY_CONTAINED] = 2,
                              [FAMILY_EXTREME] = 3,
                              [FAMILY_LIMITS] = 2,
                              [FAMILY_FAR_SCALE] = 3}},
};

struct probe {
  const struct peers *peers;
  const struct form *form;
  uint64_t seed;
  enum reach reach;
  uint64_t first; /* case of the block */
  struct block *before, *after;
  uint8_t answers[PEERS][BLOCK_ROWS]; /* to the cases before */
  bool exact[BLOCK_ROWS];
};

const char *property_name(enum property property) {
  static const char *const NAME[PROPERTIES] = {
      "swap", "mirror x", "mirror y", "transpose", "translate", "scale", "grow"};
  return NAME[property];
}

const char *reach_name(enum reach reach) { return reach == REACH_SMALL ? "small" : "any"; }

const char *property_verdict(enum property property, const struct property_result *result) {
  const bool swap = property == PROPERTY_SWAP;
  if (result->tried == 0)
    return "not tried";
  if (result->changed == 0)
    return swap ? "symmetric" : "invariant";
  if (result->changed == result->changed_touching)
    return swap ? "asymmetric only at touching" : "not invariant only at touching";
  return swap ? "asymmetric" : "not invariant";
}

static void change_cases(struct probe *work, enum property property) {
  union number numbers[FORM_MAX_COLUMNS], changed[FORM_MAX_COLUMNS];
  for (unsigned row = 0; row < BLOCK_ROWS; row += RUN_CASES) {
    uint32_t words[RUN_CASES];
    struct dice dice = dice_for(
        work->seed, (work->first + row) / RUN_CASES, (enum dice_purpose)(DICE_CHANGE + (uint32_t)property));
    dice_words(&dice, words);
    for (unsigned i = 0; i < RUN_CASES; i++) {
      block_get(work->before, row + i, numbers);
      work->exact[row + i] = property_change(work->form, property, work->reach, words[i], numbers, changed);
      block_put(work->after, row + i, work->exact[row + i] ? changed : numbers);
    }
  }
}

static bool counts(uint8_t truth) { return truth_relation(truth) <= RELATION_OVERLAPPING; }

/* At small reach the least numbers; at any, the first. */
static double weight(const struct probe *work, const union number *numbers) {
  return work->reach == REACH_SMALL ? case_weight(work->form, numbers) : 0;
}

static void note(struct probe *work, size_t row, uint8_t answer, struct property_result *result) {
  union number before[FORM_MAX_COLUMNS];
  const enum relation relation = truth_relation(work->before->truths[row]);
  const bool touching = relation == RELATION_TOUCHING;
  block_get(work->before, row, before);
  const bool first = result->changed == 0, clearer = result->relation == RELATION_TOUCHING && !touching;
  const bool lighter = (result->relation == RELATION_TOUCHING) == touching &&
                       weight(work, before) < weight(work, result->before);
  result->changed++;
  result->changed_touching += touching;
  if (!first && !clearer && !lighter)
    return;
  memcpy(result->before, before, sizeof before);
  block_get(work->after, row, result->after);
  result->relation = relation;
  result->answer_before = (enum answer)answer;
  result->answer_after = (enum answer)work->after->answers[row];
}

static void
compare(struct probe *work, const uint8_t *answers, enum property property, struct property_result *result) {
  for (size_t row = 0; row < BLOCK_ROWS; row++) {
    if (!work->exact[row] || !counts(work->before->truths[row]) || !counts(work->after->truths[row]))
      continue;
    const uint8_t before = answers[row], after = work->after->answers[row];
    if (before > ANSWER_NONE || after > ANSWER_NONE)
      continue;
    result->tried++;
    if (property == PROPERTY_GROW ? before == ANSWER_HIT && after != ANSWER_HIT : before != after)
      note(work, row, before, result);
  }
}

static void try_changes(struct probe *work, struct properties *results) {
  const struct peers *peers = work->peers;
  block_draw(work->before, &MIX_OF[work->reach], work->seed, work->first);
  block_refer(work->before);
  for (unsigned t = 0; t < peers->tests; t++) {
    block_ask(work->before, peers->test[t]);
    memcpy(work->answers[t], work->before->answers, sizeof work->answers[t]);
  }
  for (unsigned p = 0; p < PROPERTIES; p++) {
    if (!property_applies(work->form, (enum property)p))
      continue;
    change_cases(work, (enum property)p);
    block_refer(work->after);
    for (unsigned t = 0; t < peers->tests; t++) {
      block_ask(work->after, peers->test[t]);
      compare(work, work->answers[t], (enum property)p, &results[t].of[p][work->reach]);
    }
  }
}

bool properties_of(const struct peers *peers, uint64_t seed, struct properties *results) {
  struct probe work = {.peers = peers,
                       .form = &peers->test[0]->algorithm->form,
                       .seed = seed,
                       .before = block_new(level_best()),
                       .after = block_new(level_best())};
  const bool fine = work.before != NULL && work.after != NULL;
  if (fine)
    work.before->form = work.after->form = *work.form;
  memset(results, 0, peers->tests * sizeof *results);
  for (unsigned r = 0; r < REACHES && fine; r++)
    for (work.reach = (enum reach)r, work.first = 0; work.first < PROPERTY_CASES; work.first += BLOCK_ROWS)
      try_changes(&work, results);
  block_free(work.before);
  block_free(work.after);
  return fine;
}
