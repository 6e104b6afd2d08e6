#include "sweep.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

/* A box has its low corner in x, y and sizes w, h; a disc its centre in x, y and its radius in w. */
struct shape_at {
  double x, y, w, h;
};

enum { ULP_SIDE = 96, RANGE_ROWS = 128, SCENE_WIDTH = 160, SCENE_HEIGHT = 120, WIDTH_MAX = 320 };

bool sweep_applies(enum sweep sweep, const struct form *form) {
  if (form_pair(form) == PAIR_NONE)
    return false;
  const bool ulps = sweep == SWEEP_SIDE || sweep == SWEEP_CORNER;
  return !ulps || !type_is_whole(form->type);
}

/* Scales of the type at which 128 64ths of one are numbers of it too. */
static int least_scale(enum number_type type) {
  return type == TYPE_F64 ? -1060 : type == TYPE_F32 ? -140 : 6;
}
static int scale_step(enum number_type type) { return type == TYPE_F64 ? 8 : 1; }
static unsigned scales(enum number_type type) {
  switch (type) {
  case TYPE_I32:
    return 25;
  case TYPE_I64:
    return 57;
  default:
    return 260;
  }
}

struct sweep_size sweep_size(enum sweep sweep, const struct form *form) {
  switch (sweep) {
  case SWEEP_SCENE:
    return type_is_whole(form->type) ? (struct sweep_size){SCENE_WIDTH, SCENE_HEIGHT}
                                     : (struct sweep_size){2 * SCENE_WIDTH, 2 * SCENE_HEIGHT};
  case SWEEP_RANGE:
    return (struct sweep_size){scales(form->type), RANGE_ROWS};
  default:
    return (struct sweep_size){ULP_SIDE, ULP_SIDE};
  }
}

/* What lies beyond a whole-number type is its greatest. */
static union number number_of(enum number_type type, double value) {
  switch (type) {
  case TYPE_I32:
    return (union number){.i32 = value < 0x1p31 ? (int32_t)value : INT32_MAX};
  case TYPE_I64:
    return (union number){.i64 = value < 0x1p63 ? (int64_t)value : INT64_MAX};
  case TYPE_F32:
    return (union number){.f32 = (float)value};
  default:
    return (union number){.f64 = value};
  }
}

/* `steps` representable numbers on from a value that is far from zero beside them. */
static double ulps_on(enum number_type type, double value, int steps) {
  for (int k = 0; k < abs(steps); k++)
    value = type == TYPE_F32 ? (double)nextafterf((float)value, steps > 0 ? INFINITY : -INFINITY)
                             : nextafter(value, steps > 0 ? (double)INFINITY : -(double)INFINITY);
  return value;
}

/* The shape's numbers in a layout; what the type rounds, it rounds. */
static void write_shape(enum layout layout, enum number_type type, struct shape_at s, union number *numbers) {
  double n[4] = {s.x, s.y, s.w, s.h};
  if (layout == LAYOUT_BOX_LTRB) {
    n[2] = s.x + s.w;
    n[3] = s.y + s.h;
  } else if (layout == LAYOUT_BOX_CENTRE) {
    n[0] = s.x + s.w / 2;
    n[1] = s.y + s.h / 2;
    n[2] = s.w / 2;
    n[3] = s.h / 2;
  }
  for (unsigned k = 0; k < layout_columns(layout); k++)
    numbers[k] = number_of(type, n[k]);
}

/* The shape that is moved: a point or disc before a box, or the first of two alike. */
static unsigned moved_shape(const struct form *form) { return form_is_swapped(form) ? 1 : 0; }

static double disc_radius(enum sweep sweep) { return sweep == SWEEP_SCENE ? 24 : 0.1; }

/* Box 60 x 40 in the middle of 160 x 120, or a disc; a smaller box, a disc or a point over it. */
static void
scene_shapes(const struct form *form, double x, double y, struct shape_at *moved, struct shape_at *fixed) {
  const enum layout still = form->layouts[1 - moved_shape(form)];
  *fixed = still == LAYOUT_DISC         ? (struct shape_at){80, 60, 32, 0}
           : still == LAYOUT_BOX_SQUARE ? (struct shape_at){56, 36, 48, 48}
                                        : (struct shape_at){50, 40, 60, 40};
  const enum layout moving = form->layouts[moved_shape(form)];
  *moved = moving == LAYOUT_DISC         ? (struct shape_at){x, y, disc_radius(SWEEP_SCENE), 0}
           : moving == LAYOUT_BOX_SQUARE ? (struct shape_at){x - 12, y - 12, 24, 24}
           : moving == LAYOUT_POINT      ? (struct shape_at){x, y, 0, 0}
                                         : (struct shape_at){x - 16, y - 10, 32, 20};
}

/* The box's ends -10.1 + 10.3 and -10.2 + 10.5 are rounded in steps of 2^-50 or so, and what touches them
 * moves in steps of 2^-54: what an end is off by is many squares of the map. A disc touches a side at 0.1, a
 * corner by 0.06 and 0.08. */
static void ulp_shapes(enum sweep sweep,
                       const struct form *form,
                       int right,
                       int down,
                       struct shape_at *moved,
                       struct shape_at *fixed) {
  const enum number_type type = form->type;
  const enum layout still = form->layouts[1 - moved_shape(form)], moving = form->layouts[moved_shape(form)];
  const bool corner = sweep == SWEEP_CORNER, disc = moving == LAYOUT_DISC;
  double x = 0.2, y = 0.3, r = 0;
  *fixed = (struct shape_at){-10.1, -10.2, 10.3, 10.5};
  if (still == LAYOUT_BOX_SQUARE)
    fixed->y = -10;
  if (still == LAYOUT_DISC) {
    *fixed = (struct shape_at){-0.4, -0.5, 1, 0}; /* 0.6 and 0.8 from its centre */
    x = corner ? 0.2 : 0.6;
    y = corner ? 0.3 : -0.5;
  }
  if (disc) {
    r = disc_radius(sweep);
    x += corner ? r * 0.6 : r;
    y += corner ? r * 0.8 : 0;
  }
  if (still != LAYOUT_DISC && !corner)
    y = 0.05;
  *moved = (struct shape_at){ulps_on(type, x, right), ulps_on(type, y, down), disc ? r : 0.7, 0.9};
  if (moving == LAYOUT_BOX_CENTRE) /* its low corner is where it meets the other */
    *moved = (struct shape_at){moved->x, moved->y, 0.6, 0.8};
}

/* Two shapes of one size, the second at the origin, the first moved along the diagonal. */
static void range_shapes(
    const struct form *form, double size, unsigned step, struct shape_at *moved, struct shape_at *fixed) {
  const double at = size / 64 * step;
  *fixed = (struct shape_at){0, 0, size, size};
  *moved = (struct shape_at){at, at, size, size};
  if (layout_is_box(form->layouts[1 - moved_shape(form)]) &&
      form->layouts[moved_shape(form)] != LAYOUT_POINT && !layout_is_box(form->layouts[moved_shape(form)])) {
    moved->x += size; /* a disc starts on the box's far corner */
    moved->y += size;
  }
}

void sweep_case(
    enum sweep sweep, const struct form *form, unsigned column, unsigned row, union number *numbers) {
  struct shape_at moved, fixed;
  const struct sweep_size size = sweep_size(sweep, form);
  const double unit = type_is_whole(form->type) ? 1 : 0.5;
  if (sweep == SWEEP_SCENE)
    scene_shapes(form, unit * column, unit * row, &moved, &fixed);
  else if (sweep == SWEEP_RANGE)
    range_shapes(
        form, ldexp(1, least_scale(form->type) + (int)column * scale_step(form->type)), row, &moved, &fixed);
  else
    ulp_shapes(
        sweep, form, (int)column - (int)size.width / 2, (int)row - (int)size.height / 2, &moved, &fixed);
  const unsigned m = moved_shape(form);
  write_shape(form->layouts[m], form->type, moved, numbers + form_first_column(form, m));
  write_shape(form->layouts[1 - m], form->type, fixed, numbers + form_first_column(form, 1 - m));
  if (form->shapes == 3) { /* resized to what they are: sizes of the box, radius of the disc */
    const struct shape_at *box = layout_is_box(form->layouts[m]) ? &moved : &fixed;
    const struct shape_at *disc = box == &moved ? &fixed : &moved;
    union number *wish = numbers + form_first_column(form, 2);
    wish[0] = number_of(form->type, box->w);
    wish[1] = number_of(form->type, box->h);
    wish[2] = number_of(form->type, disc->w);
  }
}

/* One row of a map in columns, and what is said of it. */
struct strip {
  _Alignas(64) double number[FORM_MAX_COLUMNS][WIDTH_MAX]; /* room for any type */
  uint8_t truths[WIDTH_MAX], answers[WIDTH_MAX];
};

static void judge_strip(const struct algorithm *a, struct strip *strip, unsigned width, uint8_t *points) {
  const void *columns[FORM_MAX_COLUMNS];
  for (unsigned k = 0; k < FORM_MAX_COLUMNS; k++)
    columns[k] = strip->number[k];
  reference_batch(&a->form, columns, width, strip->truths, NULL, NULL);
  a->batch(columns, width, strip->answers);
  for (unsigned x = 0; x < width; x++)
    points[x] = (uint8_t)((unsigned)truth_relation(strip->truths[x]) | (unsigned)strip->answers[x]
                                                                           << SWEEP_ANSWER_SHIFT);
}

bool sweep_run(enum sweep sweep, const struct registry_entry *entry, uint8_t *points) {
  const struct algorithm *a = entry->algorithm;
  const struct sweep_size size = sweep_size(sweep, &a->form);
  struct strip *strip = aligned_alloc(64, (sizeof *strip + 63) / 64 * 64);
  if (strip == NULL)
    return false;
  memset(strip, 0, sizeof *strip);
  for (unsigned row = 0; row < size.height; row++) {
    for (unsigned column = 0; column < size.width; column++) {
      union number numbers[FORM_MAX_COLUMNS];
      sweep_case(sweep, &a->form, column, row, numbers);
      for (unsigned k = 0; k < form_columns(&a->form); k++)
        column_set(a->form.type, strip->number[k], column, numbers[k]);
    }
    judge_strip(a, strip, size.width, points + (size_t)row * size.width);
  }
  free(strip);
  return true;
}

const char *sweep_name(enum sweep sweep) {
  static const char *const NAMES[SWEEPS] = {"scene", "side", "corner", "range"};
  return NAMES[sweep];
}
