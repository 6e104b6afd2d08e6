#include "sweep.h"

#include <math.h>
#include <stdlib.h>

/* A box has its low corner in x, y and sizes w, h; a disc its centre in x, y and its radius in w. */
struct shape_at {
  double x, y, w, h;
};

enum { ULP_SIDE = 96, RANGE_ROWS = 128, SCENE_WIDTH = 160, SCENE_HEIGHT = 120 };

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

static void
write_numbers(enum layout layout, enum number_type type, const double number[4], union number *numbers) {
  for (unsigned k = 0; k < layout_columns(layout); k++)
    numbers[k] = number_of(type, number[k]);
}

/* The shape's numbers in a layout, all of them multiples of a half. */
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
  write_numbers(layout, type, n, numbers);
}

/* The shape that is moved: a point or disc before a box, or the first of two alike. */
static unsigned moved_shape(const struct form *form) { return form_is_swapped(form) ? 1 : 0; }

/* Box 60 x 40 in the middle of 160 x 120, or a disc; a smaller box, a disc or a point over it. */
static void
scene_shapes(const struct form *form, double x, double y, struct shape_at *moved, struct shape_at *fixed) {
  const enum layout still = form->layouts[1 - moved_shape(form)];
  *fixed = still == LAYOUT_DISC         ? (struct shape_at){80, 60, 32, 0}
           : still == LAYOUT_BOX_SQUARE ? (struct shape_at){56, 36, 48, 48}
                                        : (struct shape_at){50, 40, 60, 40};
  const enum layout moving = form->layouts[moved_shape(form)];
  *moved = moving == LAYOUT_DISC         ? (struct shape_at){x, y, 24, 0}
           : moving == LAYOUT_BOX_SQUARE ? (struct shape_at){x - 12, y - 12, 24, 24}
           : moving == LAYOUT_POINT      ? (struct shape_at){x, y, 0, 0}
                                         : (struct shape_at){x - 16, y - 10, 32, 20};
}

/* At ulp scale the moved shape lies at 0.2 and 0.15, where an ulp is 2^-55, and reaches to where it is 2^-51:
 * what a test rounds on the way is off by some sixteen steps, and the band in which it is wrong is as wide.
 * Its far end touches the other shape on paper, in decimals: 0.2 + 2.6 is 2.8.
 */
struct touch {
  double number[4];    /* of the moved shape, as its layout has them */
  unsigned first;      /* of the two of them that are moved */
  double far_x, far_y; /* where it touches */
};

static struct touch touch_of(enum sweep sweep, enum layout moving) {
  switch (moving) {
  case LAYOUT_POINT:
    return (struct touch){{0.2, 0.15}, 0, 0.2, 0.15};
  case LAYOUT_DISC: /* 1.56 and 2.08 are 0.6 and 0.8 of the radius */
    return sweep == SWEEP_CORNER ? (struct touch){{0.2, 0.15, 2.6}, 0, 1.76, 2.23}
                                 : (struct touch){{0.2, 0.15, 2.6}, 0, 2.8, 0.15};
  case LAYOUT_BOX_SQUARE:
    return (struct touch){{0.2, 0.15, 2.4}, 0, 2.6, 2.55};
  case LAYOUT_BOX_CENTRE:
    return (struct touch){{0.2, 0.15, 2.6, 2.3}, 0, 2.8, 2.45};
  case LAYOUT_BOX_LTRB:
    return (struct touch){{0.2, 0.15, 2.8, 2.5}, 2, 2.8, 2.5};
  default:
    return (struct touch){{0.2, 0.15, 2.6, 2.35}, 0, 2.8, 2.5};
  }
}

/* As one would write the sum: no sum of the type takes part in a scene. */
static double on_paper(double sum) { return round(sum * 1000) / 1000; }

/* The small shape, touched at (x, y): its low corner, its left side, or its rim. */
static void still_numbers(enum sweep sweep, enum layout still, double x, double y, double number[4]) {
  const bool corner = sweep == SWEEP_CORNER;
  const double top = corner ? y : on_paper(y - 0.45);
  switch (still) {
  case LAYOUT_POINT:
    number[0] = x;
    number[1] = y;
    break;
  case LAYOUT_DISC:
    number[0] = on_paper(corner ? x + 0.6 : x + 1);
    number[1] = on_paper(corner ? y + 0.8 : y);
    number[2] = 1;
    break;
  case LAYOUT_BOX_CENTRE:
    number[0] = on_paper(x + 0.35);
    number[1] = on_paper(top + 0.45);
    number[2] = 0.35;
    number[3] = 0.45;
    break;
  case LAYOUT_BOX_LTRB:
    number[0] = x;
    number[1] = top;
    number[2] = on_paper(x + 0.7);
    number[3] = on_paper(top + 0.9);
    break;
  default:
    number[0] = x;
    number[1] = top;
    number[2] = 0.7;
    number[3] = 0.9;
    break;
  }
}

static void ulp_case(enum sweep sweep, const struct form *form, int right, int down, union number *numbers) {
  const unsigned m = moved_shape(form);
  const enum layout moving = form->layouts[m], still = form->layouts[1 - m];
  struct touch touch = touch_of(sweep, moving);
  double number[4] = {0};
  still_numbers(sweep, still, touch.far_x, touch.far_y, number);
  touch.number[touch.first] = ulps_on(form->type, touch.number[touch.first], right);
  touch.number[touch.first + 1] = ulps_on(form->type, touch.number[touch.first + 1], down);
  write_numbers(moving, form->type, touch.number, numbers + form_first_column(form, m));
  write_numbers(still, form->type, number, numbers + form_first_column(form, 1 - m));
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

static void
shapes_case(enum sweep sweep, const struct form *form, unsigned column, unsigned row, union number *numbers) {
  struct shape_at moved, fixed;
  const double unit = type_is_whole(form->type) ? 1 : 0.5;
  const unsigned m = moved_shape(form);
  if (sweep == SWEEP_SCENE)
    scene_shapes(form, unit * column, unit * row, &moved, &fixed);
  else
    range_shapes(
        form, ldexp(1, least_scale(form->type) + (int)column * scale_step(form->type)), row, &moved, &fixed);
  write_shape(form->layouts[m], form->type, moved, numbers + form_first_column(form, m));
  write_shape(form->layouts[1 - m], form->type, fixed, numbers + form_first_column(form, 1 - m));
}

/* A box and a disc are resized to what they are. */
static void write_sizes(const struct form *form, union number *numbers) {
  const unsigned box = layout_is_box(form->layouts[0]) ? 0 : 1;
  union number *wish = numbers + form_first_column(form, 2);
  wish[0] = numbers[form_first_column(form, box) + 2];
  wish[1] = numbers[form_first_column(form, box) + 3];
  wish[2] = numbers[form_first_column(form, 1 - box) + 2];
}

void sweep_case(
    enum sweep sweep, const struct form *form, unsigned column, unsigned row, union number *numbers) {
  const struct sweep_size size = sweep_size(sweep, form);
  if (sweep == SWEEP_SCENE || sweep == SWEEP_RANGE)
    shapes_case(sweep, form, column, row, numbers);
  else
    ulp_case(sweep, form, (int)column - (int)size.width / 2, (int)row - (int)size.height / 2, numbers);
  if (form->shapes == 3)
    write_sizes(form, numbers);
}
