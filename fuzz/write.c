/* Sketches in a form's layouts and number type. This file is compiled once for each instruction level. */
#include "write.h"

#include "extremes.h"
#include "generator.h"
#include "written_column.h"

#include <math.h>
#include <string.h>

/* Twice everything where a layout needs halves. */
static int32_t times_of(const struct form *form) {
  return form->layouts[0] == LAYOUT_BOX_CENTRE || form->layouts[1] == LAYOUT_BOX_CENTRE ? 2 : 1;
}

/* Number k of a shape in its layout. */
static void write_number(
    enum layout layout, unsigned k, const struct sketch_shape *shape, int32_t times, struct written *to) {
  const int32_t *low = k % 2 == 0 ? shape->x : shape->y, *size = k % 2 == 0 ? shape->w : shape->h;
  to->axis = k % 2 == 0 ? AXIS_OF_X : AXIS_OF_Y;
  to->size = k >= 2 && layout != LAYOUT_BOX_LTRB;
  to->more = k >= 2 && layout == LAYOUT_BOX_PIXELS;
  if (k < 2 && layout == LAYOUT_BOX_CENTRE)
    for (unsigned i = 0; i < RUN_CASES; i++)
      to->whole[i] = 2 * low[i] + size[i];
  else if (k < 2)
    for (unsigned i = 0; i < RUN_CASES; i++)
      to->whole[i] = times * low[i];
  else if (layout == LAYOUT_BOX_LTRB)
    for (unsigned i = 0; i < RUN_CASES; i++)
      to->whole[i] = times * (low[i] + size[i]);
  else if (layout == LAYOUT_BOX_CENTRE)
    memcpy(to->whole, size, sizeof to->whole);
  else
    for (unsigned i = 0; i < RUN_CASES; i++)
      to->whole[i] = times * size[i];
}

static union number spoiled(enum number_type type, unsigned kind, union number number) {
  switch (type) {
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
    number.f64 = kind == 0 ? (double)NAN : kind == 1 ? (double)INFINITY : kind == 2 ? -(double)INFINITY : -1;
    break;
  }
  return number;
}

/* One number of each case made invalid; of a whole-number form its sizes, by their sign. */
static void spoil(const struct form *form, struct dice *dice, void *const *columns, size_t row) {
  uint32_t words[RUN_CASES];
  dice_words(dice, words);
  for (unsigned i = 0; i < RUN_CASES; i++) {
    void *column = columns[dice_below(words[i], form_columns(form))];
    column_set(form->type,
               column,
               row + i,
               spoiled(form->type, words[i] & 3, column_get(form->type, column, row + i)));
  }
}

/* The sizes given beside a resized pair are those of the sketch; the box and disc they replace are other ones
 * about the same centres. */
static void write_resize(const struct form *form,
                         const struct sketch *s,
                         const struct scale *scale,
                         struct dice *dice,
                         void *const *columns,
                         size_t row) {
  struct written number = {.size = true};
  int32_t grown[RUN_CASES], radius[RUN_CASES];
  const unsigned box_shape = layout_is_box(form->layouts[0]) ? 0 : 1, wish = form_first_column(form, 2);
  const unsigned box = form_first_column(form, box_shape), disc = form_first_column(form, 1 - box_shape);
  const int32_t *sizes[3] = {s->b.w, s->b.h, s->a.w}, *lows[2] = {s->b.x, s->b.y};
  dice_whole(dice, 0, 3, grown);
  dice_whole(dice, 0, 5, radius);
  for (unsigned k = 0; k < 3; k++) {
    memcpy(number.whole, sizes[k], sizeof number.whole);
    write_column(form->type, scale, &number, dice, columns[wish + k], row);
  }
  for (unsigned i = 0; i < RUN_CASES; i++)
    number.whole[i] = radius[i] == 0 ? s->a.w[i] : radius[i];
  write_column(form->type, scale, &number, dice, columns[disc + 2], row);
  for (unsigned k = 0; k < 2; k++) {
    number.axis = k == 0 ? AXIS_OF_X : AXIS_OF_Y;
    number.size = true;
    for (unsigned i = 0; i < RUN_CASES; i++)
      number.whole[i] = sizes[k][i] + 2 * grown[i];
    write_column(form->type, scale, &number, dice, columns[box + 2 + k], row);
    number.size = false;
    for (unsigned i = 0; i < RUN_CASES; i++)
      number.whole[i] = lows[k][i] - grown[i];
    write_column(form->type, scale, &number, dice, columns[box + k], row);
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
    for (unsigned k = 0; k < layout_columns(form->layouts[shape]); k++) {
      struct written number;
      write_number(form->layouts[shape], k, (shape == 0) != swapped ? &s->a : &s->b, times_of(form), &number);
      write_column(form->type, scale, &number, dice, columns[first + k], row);
    }
  }
  if (form->shapes == 3)
    write_resize(form, s, scale, dice, columns, row);
}

static void write_run(enum family family,
                      const struct form *form,
                      const struct sketch *sketch,
                      struct dice *dice,
                      void *const *columns,
                      size_t row) {
  if (!family_is_sketched(family)) {
    write_extremes(family, form, dice, columns, row);
    return;
  }
  struct scale scale;
  scale_family(family, form->type, dice, &scale);
  write_sketch(form, sketch, &scale, dice, columns, row);
  if (family == FAMILY_INVALID)
    spoil(form, dice, columns, row);
}

write_run_function *const LEVELED(generator_write) = write_run;
