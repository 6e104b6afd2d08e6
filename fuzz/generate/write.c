/* Sketches in a form's layouts and number type. This file is compiled once for each instruction level. */
#include "sketch.h"

#include "extremes_template.h"
#include "number.h"
#include "written_column_template.h"

#include <math.h>
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

static void known_numbers(const struct dictionary *dictionary, enum number_type type, union number *known) {
  for (unsigned k = 0; k < dictionary->count; k++)
    known[k] = number_nearest(type, dictionary->number[k]);
}

/* One number of each case is of the dictionary, or two are. */
static void set_constants(const struct dictionary *dictionary,
                          const struct form *form,
                          struct dice *dice,
                          void *const *columns,
                          size_t row) {
  const unsigned count = form_columns(form);
  union number known[DICTIONARY_MAX];
  known_numbers(dictionary, form->type, known);
  for (unsigned time = 0; time < 2; time++) {
    _Alignas(CACHE_LINE) uint32_t column[RUN_CASES], which[RUN_CASES];
    dice_words(dice, column);
    dice_words(dice, which);
    for (unsigned i = 0; i < RUN_CASES; i++) {
      if (time == 1 && (column[i] & 1))
        continue;
      column_set(form->type,
                 columns[dice_below(column[i], count)],
                 row + i,
                 known[dice_below(which[i], dictionary->count)]);
    }
  }
  for (unsigned shape = 0; shape < 2; shape++)
    for (unsigned axis = 0; axis < 2 && form->layouts[shape] == LAYOUT_BOX_LTRB; axis++)
      order_ends(form->type, columns + form_first_column(form, shape) + axis, row);
}

/* In every fourth run one of the shapes stands at the origin and its sizes are of the dictionary, as a
 * screen's and a tile's are: any two, or two that stand there side by side. */
static void set_screens(const struct dictionary *dictionary,
                        const struct form *form,
                        struct dice *dice,
                        void *const *columns,
                        size_t row) {
  const unsigned shape = dice->key[1] >> 10 & 1;
  const enum layout layout = form->layouts[shape];
  if ((dice->key[1] >> 8 & 3) != 0 || layout_column_at(layout, 0)->role != COLUMN_AT)
    return;
  _Alignas(CACHE_LINE) uint32_t words[RUN_CASES], others[RUN_CASES];
  union number known[DICTIONARY_MAX];
  known_numbers(dictionary, form->type, known);
  dice_words(dice, words);
  dice_words(dice, others);
  for (unsigned k = 0; k < layout_columns(layout); k++) {
    void *const column = columns[form_first_column(form, shape) + k];
    const bool corner = layout_column_at(layout, k)->role == COLUMN_AT;
    for (unsigned i = 0; i < RUN_CASES; i++) {
      const uint32_t which = (uint32_t)dice_below(words[i], dictionary->count);
      const uint32_t other =
          words[i] & 1 ? (which + 1) % dictionary->count : (uint32_t)dice_below(others[i], dictionary->count);
      const bool turned = words[i] >> 1 & 1;
      const union number size = known[(k % 2 == 0) == turned ? which : other];
      column_set(form->type, column, row + i, corner ? (union number){.i64 = 0} : size);
    }
  }
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
    if (form->type == TYPE_F32) {
      float *number = (float *)columns[k] + row;
      for (unsigned i = 0; i < RUN_CASES; i++) {
        const bool here = (which[i] == count) | (which[i] == k);
        number[i] = here && number[i] == 0 ? -0.0F : number[i];
      }
    } else {
      double *number = (double *)columns[k] + row;
      for (unsigned i = 0; i < RUN_CASES; i++) {
        const bool here = (which[i] == count) | (which[i] == k);
        number[i] = here && number[i] == 0 ? -0.0 : number[i];
      }
    }
}

static void write_counts(enum number_type type, const int32_t *corners, void *column, size_t row) {
  for (unsigned i = 0; i < RUN_CASES; i++)
    column_set(type, column, row + i, number_nearest(type, corners[i]));
}

/* The columns behind the last corner of a ring. */
static void fill_rings(const struct form *form, void *const *columns, size_t row) {
  for (unsigned s = 0; s < SHAPES; s++) {
    const enum layout layout = form->layouts[s];
    void *const *const of = columns + form_first_column(form, s);
    for (size_t i = row; i < row + RUN_CASES && layout_is_ring(layout); i++) {
      const union number count = column_get(form->type, of[0], i);
      for (unsigned k = layout_told(layout, form->type, &count); k < layout_columns(layout); k++)
        column_set(form->type, of[k], i, column_get(form->type, of[k - 2], i));
    }
  }
}

static void write_sketch(const struct form *form,
                         const struct sketch *s,
                         const struct scale *scale,
                         struct dice *dice,
                         void *const *columns,
                         size_t row) {
  const bool swapped = form_is_swapped(form);
  for (unsigned shape = 0; shape < 2; shape++) {
    const unsigned first = form_first_column(form, shape);
    const enum layout layout = form->layouts[shape];
    const struct sketch_shape *from = (shape == 0) != swapped ? &s->a : &s->b;
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
  if (!family_is_sketched(family)) {
    write_extremes(family, form, dice, columns, row);
    fill_rings(form, columns, row);
    return;
  }
  struct scale scale;
  scale_family(family, form->type, dice, &scale);
  write_sketch(form, sketch, &scale, dice, columns, row);
  if (family == FAMILY_INVALID)
    make_invalid(form, dice, columns, row);
  if (family == FAMILY_CONSTANTS) {
    set_constants(dictionary, form, dice, columns, row);
    set_screens(dictionary, form, dice, columns, row);
  }
  sign_zeros(form, dice, columns, row);
  fill_rings(form, columns, row);
}

write_run_function *const LEVELED(run_writer) = write_run;
