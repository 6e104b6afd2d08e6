/* Sketches in a form's layouts and number type. This file is compiled once for each instruction level. */
#include "sketch.h"
#include "truth.h"

#include "extremes_template.h"
#include "number.h"
#include "written_column_template.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

static bool has_halves(enum layout layout) { return layout_sides(layout, AXIS_X).by->role == COLUMN_HALF; }

/* Twice everything where a layout needs halves. */
static int32_t times_of(const struct form *form) {
  return has_halves(form->layouts[0]) || has_halves(form->layouts[1]) ? 2 : 1;
}

/* Number k of a shape in its layout, from its first corner on. */
static void write_number(
    enum layout layout, unsigned k, const struct sketch_shape *shape, int32_t times, struct draft *to) {
  const struct form_column *column = layout_column_at(layout, layout_vertex(layout, 0) + k);
  const bool corner = column->role == COLUMN_VERTEX, radius = column->role == COLUMN_RADIUS;
  const int32_t *low = corner       ? (k % 2 == 0 ? shape->at_x : shape->at_y)[k / 2]
                       : k % 2 == 0 ? shape->x
                                    : shape->y;
  const int32_t *size = radius && layout_has_sides(layout) ? shape->r : k % 2 == 0 ? shape->w : shape->h;
  to->axis = k % 2 == 0 ? AXIS_X : AXIS_Y;
  to->size = column_is_size(column);
  to->more = k >= 2 && layout == LAYOUT_BOX_PIXELS;
  int32_t *const to_room = to->room;
  to->whole = to->room;
  if (k < 2 && has_halves(layout))
    for (unsigned i = 0; i < RUN_CASES; i++)
      to_room[i] = 2 * low[i] + size[i];
  else if (layout == LAYOUT_BOX_LTRB && k >= 2)
    for (unsigned i = 0; i < RUN_CASES; i++)
      to_room[i] = times * (low[i] + size[i]);
  else if (layout_is_inward(layout) && !radius)
    for (unsigned i = 0; i < RUN_CASES; i++)
      to_room[i] = times * (k < 2 ? low[i] - shape->r[i] : size[i] + 2 * shape->r[i]);
  else if (times != 1 && column->role != COLUMN_HALF)
    for (unsigned i = 0; i < RUN_CASES; i++)
      to_room[i] = times * (k < 2 || corner ? low : size)[i];
  else
    to->whole = k < 2 || corner ? low : size;
}

static union number invalid(enum number_type type, unsigned kind, union number number) {
  static const double INVALID[] = {NAN, INFINITY, -INFINITY, -1};
  const int64_t whole = type == TYPE_I32 ? number.i32 : number.i64;
  return type_is_whole(type) ? number_whole(type, -1 - (whole & 7)) : number_nearest(type, INVALID[kind]);
}

/* One number of each case made invalid; of a whole-number form its sizes, by their sign. */
static void make_invalid(const struct form *form, struct dice *dice, void *const *columns, size_t row) {
  _Alignas(CACHE_LINE) uint32_t words[RUN_CASES];
  const unsigned count = form_columns(form);
  dice_words(dice, words);
  for (unsigned i = 0; i < RUN_CASES; i++) {
    void *column = columns[dice_below(words[i], count)];
    column_set(form->type,
               column,
               row + i,
               invalid(form->type, words[i] & 3, column_get(form->type, column, row + i)));
  }
}

/* Left before right, top before bottom: the columns at `ends` and two further. */
static void order_ends(enum number_type type, void *const *ends, size_t row) {
  for (size_t i = row; i < row + RUN_CASES; i++) {
    const union number low = column_get(type, ends[0], i), high = column_get(type, ends[2], i);
    const bool exchanged =
        type == TYPE_I64 ? low.i64 > high.i64 : number_as_double(type, low) > number_as_double(type, high);
    column_set(type, ends[0], i, exchanged ? high : low);
    column_set(type, ends[2], i, exchanged ? low : high);
  }
}

/* The numbers of the dictionary in the form's type. */
struct constants {
  unsigned count;
  union number number[DICTIONARY_MAX];
};

/* One number of each case is of the dictionary, or two are. */
static void set_constants(const struct constants *known,
                          const struct form *form,
                          struct dice *dice,
                          void *const *columns,
                          size_t row) {
  for (unsigned time = 0; time < 2; time++) {
    _Alignas(CACHE_LINE) uint32_t column[RUN_CASES], which[RUN_CASES];
    dice_words(dice, column);
    dice_words(dice, which);
    for (unsigned i = 0; i < RUN_CASES; i++)
      if (time == 0 || (column[i] & 1) == 0)
        column_set(form->type,
                   columns[dice_below(column[i], form_columns(form))],
                   row + i,
                   known->number[dice_below(which[i], known->count)]);
  }
  for (unsigned shape = 0; shape < SHAPES; shape++)
    for (unsigned axis = 0; axis < 2 && form->layouts[shape] == LAYOUT_BOX_LTRB; axis++)
      order_ends(form->type, columns + form_first_column(form, shape) + axis, row);
}

/* In every fourth run one of the shapes stands at the origin and its sizes are of the dictionary, as a
 * screen's and a tile's are: any two, or two that stand there side by side. */
static void set_screens(const struct constants *known,
                        const struct form *form,
                        struct dice *dice,
                        void *const *columns,
                        size_t row) {
  const unsigned shape = dice->key[1] >> 10 & 1;
  const enum layout layout = form->layouts[shape];
  if ((dice->key[1] >> 8 & 3) != 0 || layout_column_at(layout, 0)->role != COLUMN_AT)
    return;
  _Alignas(CACHE_LINE) uint32_t words[RUN_CASES], others[RUN_CASES];
  dice_words(dice, words);
  dice_words(dice, others);
  for (unsigned k = 0; k < layout_columns(layout); k++) {
    void *const column = columns[form_first_column(form, shape) + k];
    const bool corner = layout_column_at(layout, k)->role == COLUMN_AT;
    for (unsigned i = 0; i < RUN_CASES; i++) {
      const uint32_t which = (uint32_t)dice_below(words[i], known->count);
      const uint32_t next = which + 1 < known->count ? which + 1 : 0;
      const uint32_t other = words[i] & 1 ? next : (uint32_t)dice_below(others[i], known->count);
      const bool turned = words[i] >> 1 & 1;
      const union number size = known->number[(k % 2 == 0) == turned ? which : other];
      column_set(form->type, column, row + i, corner ? (union number){.i64 = 0} : size);
    }
  }
}

static void write_dictionary(const struct dictionary *dictionary,
                             const struct form *form,
                             struct dice *dice,
                             void *const *columns,
                             size_t row) {
  struct constants known = {.count = dictionary->count};
  for (unsigned k = 0; k < known.count; k++)
    known.number[k] = number_nearest(form->type, dictionary->number[k]);
  set_constants(&known, form, dice, columns, row);
  set_screens(&known, form, dice, columns, row);
}

/* The zeros of some cases get a sign: every fourth run, in all columns or in one. */
static void sign_zeros(const struct form *form, struct dice *dice, void *const *columns, size_t row) {
  if (type_is_whole(form->type) || dice->key[1] % 4 != 0)
    return;
  const int32_t count = (int32_t)form_columns(form);
  _Alignas(CACHE_LINE) uint32_t words[RUN_CASES];
  _Alignas(CACHE_LINE) int32_t which[RUN_CASES]; /* the column, or `count` for all of them */
  dice_words(dice, words);
  for (unsigned i = 0; i < RUN_CASES; i++)
    which[i] = words[i] & 1 ? count : dice_below(words[i], (uint32_t)count);
  for (int32_t k = 0; k < count; k++)
    for (unsigned i = 0; i < RUN_CASES; i++)
      if ((which[i] == count || which[i] == k) &&
          number_as_double(form->type, column_get(form->type, columns[k], row + i)) == 0)
        column_set(form->type, columns[k], row + i, number_nearest(form->type, -0.0));
}

static void write_counts(enum number_type type, const int32_t *corners, void *column, size_t row) {
  for (unsigned i = 0; i < RUN_CASES; i++)
    column_set(type, column, row + i, number_nearest(type, corners[i]));
}

/* How the first shape moves: so many steps, each of the same way. The sketch has it where it stands after
 * some of them: so what touches, or nearly does, is met on the way, at its start or its end, or beyond. */
struct sketch_way {
  _Alignas(CACHE_LINE) int32_t step[2][RUN_CASES], steps[RUN_CASES], before[RUN_CASES];
  bool tiny[RUN_CASES];
};

/* Whether its corners are drawn one by one. */
static bool has_vertices(enum layout layout) {
  return layout_column_at(layout, layout_vertex(layout, 0))->role == COLUMN_VERTEX;
}

static struct grid_step
sketch_spot(enum layout layout, const struct sketch_shape *shape, unsigned corner, unsigned i) {
  return has_vertices(layout) ? (struct grid_step){shape->at_x[corner][i], shape->at_y[corner][i]}
                              : (struct grid_step){shape->x[i] + (int32_t)corner * shape->w[i], shape->y[i]};
}

static int32_t way_below(uint32_t word, int32_t most) {
  return (int32_t)((uint64_t)word * (2 * (uint64_t)most + 1) >> 32) - most;
}

/* A way of whole numbers, by how far the shapes are from each other: any, along an axis or a side, to where
 * the other is, none, tiny or long. All stays below 2^28. */
static void draw_way(const struct form *form,
                     const struct sketch_shape *a,
                     const struct sketch_shape *b,
                     struct dice *dice,
                     struct sketch_way *way) {
  enum { ANY, ALSO_ANY, ALONG_X, ALONG_Y, ALONG_SIDE, TO_OTHER, LITTLE, LONG, MOST_STEPS = 8, MANY = 1000 };
  static const int32_t MOST = 1 << 24, MOST_OF_MANY = 1 << 14;
  _Alignas(CACHE_LINE) uint32_t kinds[RUN_CASES], counts[RUN_CASES], words[2][RUN_CASES];
  dice_words(dice, kinds);
  dice_words(dice, counts);
  dice_words(dice, words[0]);
  dice_words(dice, words[1]);
  for (unsigned i = 0; i < RUN_CASES; i++) {
    const unsigned kind = kinds[i] >> 29;
    const enum layout layout = form->layouts[1];
    const struct grid_step from = sketch_spot(form->layouts[0], a, 0, i), to = sketch_spot(layout, b, 0, i);
    const struct grid_step next = sketch_spot(layout, b, layout_corners(layout) > 1, i);
    struct grid_step step = {to.x / 2 - from.x / 2, to.y / 2 - from.y / 2};
    int32_t most = 3 + (abs(step.x) > abs(step.y) ? abs(step.x) : abs(step.y)) / 2;
    most = most < MOST ? most : MOST;
    way->steps[i] = 1 + (kind == TO_OTHER ? dice_below(counts[i], 2) : dice_below(counts[i], MOST_STEPS));
    if (kind == LONG && most < MOST_OF_MANY)
      way->steps[i] = MANY;
    way->before[i] =
        dice_below(counts[i] << 8, (uint32_t)(way->steps[i] < MANY ? way->steps[i] : MOST_STEPS) + 2);
    way->tiny[i] = kind == LITTLE && (words[0][i] & 3) != 0;
    way->before[i] = way->tiny[i] ? 0 : way->before[i];
    if (kind == ALONG_SIDE)
      step = (struct grid_step){next.x / 2 - to.x / 2, next.y / 2 - to.y / 2};
    if (kind == TO_OTHER)
      step = (struct grid_step){to.x - from.x, to.y - from.y};
    while (step.x > MOST || step.x < -MOST || step.y > MOST || step.y < -MOST)
      step = (struct grid_step){step.x / 2, step.y / 2};
    if (kind != ALONG_SIDE && kind != TO_OTHER)
      step = (struct grid_step){kind == ALONG_Y ? 0 : way_below(words[0][i], most),
                                kind == ALONG_X ? 0 : way_below(words[1][i], most)};
    if (kind == LITTLE && !way->tiny[i])
      step = (struct grid_step){0, 0};
    way->step[AXIS_X][i] = step.x;
    way->step[AXIS_Y][i] = step.y;
  }
}

/* The first shape back where it starts. */
static void put_back(enum layout layout, const struct sketch_way *way, struct sketch_shape *shape) {
  const unsigned vertices = has_vertices(layout) ? layout_vertices(layout) : 0;
  for (unsigned i = 0; i < RUN_CASES; i++) {
    const int32_t x = way->before[i] * way->step[AXIS_X][i], y = way->before[i] * way->step[AXIS_Y][i];
    for (unsigned k = 0; k < vertices; k++) {
      shape->at_x[k][i] -= x;
      shape->at_y[k][i] -= y;
    }
    if (vertices == 0) {
      shape->x[i] -= x;
      shape->y[i] -= y;
    }
  }
}

/* A tiny way is far below the shapes' sizes, and among whole numbers one step. */
static void write_way(const struct form *form,
                      const struct sketch_way *way,
                      const struct scale *scale,
                      struct dice *dice,
                      void *const *columns,
                      size_t row) {
  const double little = form->type == TYPE_F32 ? 0x1p-14 : 0x1p-40;
  for (unsigned axis = 0; axis < WAY_COLUMNS; axis++) {
    void *const column = columns[form_first_column(form, SHAPES) + axis];
    struct draft number = {.axis = axis == 0 ? AXIS_X : AXIS_Y};
    struct scale here = *scale;
    here.carried = false;
    for (unsigned i = 0; i < RUN_CASES; i++)
      number.room[i] = times_of(form) * way->step[axis][i] * (way->tiny[i] ? 1 : way->steps[i]);
    number.whole = number.room;
    write_column(form->type, &here, &number, dice, column, row);
    for (unsigned i = 0; i < RUN_CASES && !type_is_whole(form->type); i++)
      if (way->tiny[i])
        column_set(
            form->type,
            column,
            row + i,
            number_nearest(form->type,
                           little * number_as_double(form->type, column_get(form->type, column, row + i))));
  }
}

/* A count, and the corners of rings one after the other. */
struct rings {
  enum number_type type;
  unsigned corners; /* none where the count is none */
  union number at[LAYOUT_MAX_COLUMNS];
};

/* Every second corner follows, so that one of an odd count goes round its middle twice. */
static void cross(const struct rings *plain, struct rings *to) {
  *to = *plain;
  for (unsigned k = 0; k < plain->corners; k++) {
    const unsigned from = 2 * k < plain->corners ? 2 * k : (2 * k - plain->corners) | 1;
    memcpy(&to->at[1 + (size_t)2 * k], &plain->at[1 + (size_t)2 * from], 2 * sizeof *to->at);
  }
}

static void put_closed(struct rings *to, const union number *corner, size_t corners, double right) {
  for (size_t k = 0; k <= corners; k++, to->corners++) {
    const union number *const from = &corner[2 * (k % corners)];
    to->at[1 + 2 * to->corners] =
        right == 0 ? from[0] : number_nearest(to->type, number_as_double(to->type, from[0]) + right);
    to->at[2 + 2 * to->corners] = from[1];
  }
}

/* A plain ring is closed; or it is a hole in a box about it, or two, the second beside the first. */
static void make_holes(const struct rings *plain, unsigned holes, struct rings *to) {
  enum { MOST = (LAYOUT_MAX_COLUMNS - 1) / 2, BOX = 5 };
  const union number *const corner = &plain->at[1];
  unsigned corners = plain->corners;
  double low[2], high[2];
  union number box[8];
  for (unsigned axis = 0; axis < 2; axis++) {
    low[axis] = high[axis] = number_as_double(to->type, corner[axis]);
    for (unsigned k = 1; k < corners; k++) {
      const double at = number_as_double(to->type, corner[2 * k + axis]);
      low[axis] = fmin(low[axis], at);
      high[axis] = fmax(high[axis], at);
    }
  }
  const double size = fmax(high[0] - low[0], high[1] - low[1]), room = size > 0 ? size : 1;
  const double beside = high[0] - low[0] + room;
  if (corners + 1 > MOST)
    corners = MOST - 1;
  while (holes > 0 && BOX + holes * (corners + 1) > MOST)
    holes--;
  for (size_t k = 0; k < 4; k++) {
    const bool right = k == 1 || k == 2;
    box[2 * k] = number_nearest(to->type, right ? high[0] + room + (holes > 1) * beside : low[0] - room);
    box[2 * k + 1] = number_nearest(to->type, k > 1 ? high[1] + room : low[1] - room);
  }
  to->corners = 0;
  if (holes > 0)
    put_closed(to, box, 4, 0);
  put_closed(to, corner, corners, 0);
  if (holes > 1)
    put_closed(to, corner, corners, beside);
  to->at[0] = number_nearest(to->type, to->corners);
}

/* Every other ring that may cross itself does, unless all are plain; those of holes are closed; and the
 * columns behind the last corner repeat it. */
static void
finish_rings(const struct form *form, unsigned shape, bool plain, void *const *columns, size_t row) {
  enum { KINDS_OF_RINGS = 3 };
  const enum layout layout = form->layouts[shape];
  const enum ring_rule rule = layout_rule(layout);
  const bool crosses = !plain && (rule == RING_EVEN_ODD || rule == RING_NONZERO);
  void *const *const of = columns + form_first_column(form, shape);
  for (unsigned i = 0; i < RUN_CASES; i++) {
    struct rings drawn = {.type = form->type}, rings;
    for (unsigned k = 0; k < layout_columns(layout); k++)
      drawn.at[k] = column_get(form->type, of[k], row + i);
    drawn.corners = ring_corners(layout, number_as_double(form->type, drawn.at[0]));
    rings = drawn;
    if (crosses && i % 2 == 0)
      cross(&drawn, &rings);
    if (rule == RING_HOLES && drawn.corners > 0)
      make_holes(&drawn, i % KINDS_OF_RINGS, &rings);
    layout_fill(layout, form->type, rings.at);
    for (unsigned k = 0; k < layout_columns(layout); k++)
      column_set(form->type, of[k], row + i, rings.at[k]);
  }
}

static void write_sketch(const struct form *form,
                         const struct sketch *s,
                         const struct scale *scale,
                         struct dice *dice,
                         void *const *columns,
                         size_t row) {
  const bool swapped = form_is_swapped(form), moves = question_moves(form->question);
  struct sketch_way way;
  struct sketch_shape moved;
  if (moves) {
    moved = swapped ? s->b : s->a;
    draw_way(form, &moved, swapped ? &s->a : &s->b, dice, &way);
    put_back(form->layouts[0], &way, &moved);
    write_way(form, &way, scale, dice, columns, row);
  }
  for (unsigned shape = 0; shape < 2; shape++) {
    const unsigned first = form_first_column(form, shape);
    const enum layout layout = form->layouts[shape];
    const struct sketch_shape *from = (shape == 0) != swapped ? &s->a : &s->b;
    if (moves && shape == 0)
      from = &moved;
    const unsigned corner = layout_vertex(layout, 0);
    if (layout_is_ring(layout))
      write_counts(form->type, from->corners, columns[first], row);
    for (unsigned k = corner; k < layout_columns(layout); k++) {
      struct draft number;
      write_number(layout, k - corner, from, times_of(form), &number);
      write_column(form->type, scale, &number, dice, columns[first + k], row);
    }
  }
}

static void write_run(enum family family,
                      const struct form *form,
                      const struct sketch *sketch,
                      const struct dictionary *dictionary,
                      struct dice *dice,
                      void *const *columns,
                      size_t row) {
  if (family_is_sketched(family)) {
    struct scale scale;
    scale_family(family, form->type, pair_is_of_hulls(form_pair(form)), dice, &scale);
    write_sketch(form, sketch, &scale, dice, columns, row);
    if (family == FAMILY_INVALID)
      make_invalid(form, dice, columns, row);
    if (family == FAMILY_CONSTANTS)
      write_dictionary(dictionary, form, dice, columns, row);
    sign_zeros(form, dice, columns, row);
  } else {
    write_extremes(family, form, dice, columns, row);
  }
  for (unsigned shape = 0; shape < SHAPES; shape++)
    if (layout_is_ring(form->layouts[shape]))
      finish_rings(form, shape, !family_is_sketched(family), columns, row);
}

write_run_function *const LEVELED(run_writer) = write_run;
