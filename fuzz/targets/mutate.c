#include "mutate.h"

#include "drawn.h"
#include "number.h"

#include <math.h>
#include <string.h>

/* A small generator of its own: libFuzzer gives one seed a mutation. */
static uint32_t draw(uint32_t *state) {
  *state = *state * 1664525U + 1013904223U;
  return *state >> 8;
}

#define WHOLE_ENDS                                                                                           \
  { 0, 1, 32767, 46340, 46341, 65535, 65536, 0x1p30 - 1, 0x1p31 - 2, 0x1p31 - 1, 0x1p31 }

/* The numbers at which types and squares end; of i64 they stand for themselves, or for 2^31 times as many. */
static union number extreme(enum number_type type, uint32_t pick) {
  enum { COUNT = 11 };
  static const double ENDS[TYPES][COUNT] = {
      [TYPE_I32] = WHOLE_ENDS,
      [TYPE_I64] = WHOLE_ENDS,
      [TYPE_F32] = {0, 1, 0x1p-149, 0x1p-126, 0x1p-75, 0x1p-63, 0x1p24, 0x1p63, 0x1.fp63, 0x1p64, 0x1.fp127},
      [TYPE_F64] = {
          0, 1, 0x1p-1074, 0x1p-1022, 0x1p-538, 0x1p-511, 0x1p53, 0x1p511, 0x1.fp511, 0x1p512, 0x1.fp1023}};
  const double end = ENDS[type][pick % COUNT] * (type == TYPE_I64 && (pick >> 16 & 1) != 0 ? 0x1p31 : 1);
  return number_nearest(type, pick / COUNT % 2 != 0 ? -end : end);
}

/* Small whole numbers; of floats also tenths, hundredths among thousands, and wholes with many bits after
 * them. */
static union number simple(enum number_type type, uint32_t pick) {
  const int whole = (int)(pick % 41) - 8;
  if (type_is_whole(type))
    return number_nearest(type, whole);
  switch (pick >> 20 & 3) {
  case 0:
    return number_nearest(type, whole);
  case 1:
    return number_nearest(type, whole / 10.0);
  case 2:
    return number_nearest(type, ((int)(pick >> 2 & 0xfffff) - 0x80000) / 100.0);
  default:
    return number_nearest(type, whole + (double)(pick >> 6 & 0x3fff) / (pick & 1 ? 3.0 : 0x1p40));
  }
}

/* Moves a shape along an axis. */
static void shift(struct test_case *c, unsigned shape, enum axis axis, double by) {
  for (unsigned k = 0; k < form_columns(&c->form); k++)
    if (form_moves(&c->form, k, shape, axis))
      c->numbers[k] = number_nearest(c->form.type, number_as_double(c->form.type, c->numbers[k]) + by);
}

static bool lie(const struct test_case *c, struct drawn_shape shapes[2]) {
  return drawn_shapes(&c->form, c->numbers, (struct spot){0, 0}, shapes);
}

static double end_of(const struct drawn_shape *shape, enum axis axis, bool far) {
  return axis == AXIS_X ? (far ? shape->box.right : shape->box.left)
                        : (far ? shape->box.bottom : shape->box.top);
}

/* An end of the one shape to an end of the other, on one axis. */
static void snap_end(struct test_case *c, uint32_t *state) {
  const unsigned shape = draw(state) % 2;
  const enum axis axis = draw(state) % 2 ? AXIS_Y : AXIS_X;
  struct drawn_shape at[2];
  if (!lie(c, at))
    return;
  const double from = end_of(&at[shape], axis, draw(state) % 2);
  shift(c, shape, axis, end_of(&at[1 - shape], axis, draw(state) % 2) - from);
}

/* A disc's radius to what is between its centre and a corner or side of the other shape, or its rim. */
static void snap_radius(struct test_case *c, uint32_t *state) {
  const unsigned disc =
      c->form.layouts[0] == LAYOUT_DISC && (c->form.layouts[1] != LAYOUT_DISC || draw(state) % 2) ? 0 : 1;
  struct drawn_shape at[2];
  if (c->form.layouts[disc] != LAYOUT_DISC || !lie(c, at))
    return;
  const struct spot own = at[disc].centre;
  const struct bounds *other = &at[1 - disc].box;
  const double dx = fmax(0, fmax(other->left - own.x, own.x - other->right)),
               dy = fmax(0, fmax(other->top - own.y, own.y - other->bottom));
  const double r = at[1 - disc].points > 1
                       ? hypot(dx, dy)
                       : hypot(own.x - at[1 - disc].centre.x, own.y - at[1 - disc].centre.y) - at[1 - disc].r;
  c->numbers[form_first_column(&c->form, disc) + 2] = number_nearest(c->form.type, fabs(r));
}

/* A disc to a corner of the other shape by a right triangle of whole sides: it touches exactly. */
static void snap_triangle(struct test_case *c, uint32_t *state) {
  static const double SIDES[][3] = {
      {0, 1, 1}, {3, 4, 5}, {5, 12, 13}, {8, 15, 17}, {7, 24, 25}, {20, 21, 29}};
  const unsigned disc = c->form.layouts[0] == LAYOUT_DISC ? 0 : 1;
  struct drawn_shape at[2];
  if (c->form.layouts[disc] != LAYOUT_DISC || !lie(c, at))
    return;
  const double *sides = SIDES[draw(state) % 6],
               unit = (double)(1 + draw(state) % 8) / (draw(state) % 2 ? 1 : 16);
  const unsigned turned = draw(state) % 2;
  union number *n = c->numbers + form_first_column(&c->form, disc);
  for (unsigned axis = AXIS_X; axis <= AXIS_Y; axis++) {
    const double leg = sides[axis ^ turned] * unit;
    const bool far = draw(state) % 2;
    n[axis] = number_nearest(c->form.type, end_of(&at[1 - disc], (enum axis)axis, far) + (far ? leg : -leg));
  }
  n[2] = number_nearest(c->form.type, sides[2] * unit);
}

/* x turned round about zero, or x and y exchanged. */
static void turn(struct test_case *c, uint32_t *state) {
  const bool transpose = draw(state) % 2;
  struct drawn_shape at[2];
  if (!transpose && lie(c, at)) {
    for (unsigned shape = 0; shape < 2; shape++)
      shift(c, shape, AXIS_X, -at[shape].box.left - at[shape].box.right);
  } else if (transpose) {
    for (unsigned k = 0; k < form_columns(&c->form); k++)
      if (form_column_at(&c->form, k)->axis == AXIS_X) { /* its y is the next */
        const union number x = c->numbers[k];
        c->numbers[k] = c->numbers[k + 1];
        c->numbers[k + 1] = x;
      }
  }
}

static void scale_by(struct test_case *c, int e) {
  for (unsigned k = 0; k < form_columns(&c->form); k++)
    c->numbers[k] = number_nearest(c->form.type, ldexp(number_as_double(c->form.type, c->numbers[k]), e));
}

/* The powers of two about which sums and squares of a type end, above and below. */
static int end_of_type(enum number_type type, uint32_t pick) {
  static const int ENDS[TYPES][8] = {[TYPE_I32] = {13, 14, 15, 16, 28, 29, 30, 31},
                                     [TYPE_I64] = {30, 31, 32, 33, 60, 61, 62, 63},
                                     [TYPE_F32] = {127, 126, 64, 63, -62, -74, -126, -140},
                                     [TYPE_F64] = {1023, 1022, 512, 511, -510, -537, -1022, -1060}};
  return ENDS[type][pick % 8];
}

/* The whole scene by a power of two: a little, far, or until its largest number is where sums or squares end.
 */
static void scale(struct test_case *c, uint32_t *state) {
  const unsigned far = type_is_whole(c->form.type) ? 4 : c->form.type == TYPE_F32 ? 60 : 500;
  double most = 0;
  switch (draw(state) % 4) {
  case 0:
    scale_by(c, (int)(draw(state) % 3) - 1);
    break;
  case 1:
    scale_by(c, (int)(draw(state) % (2 * far + 1)) - (int)far);
    break;
  default:
    for (unsigned k = 0; k < form_columns(&c->form); k++)
      most = fmax(most, fabs(number_as_double(c->form.type, c->numbers[k])));
    if (most > 0 && isfinite(most))
      scale_by(c, end_of_type(c->form.type, draw(state)) - ilogb(most) + (int)(draw(state) % 3) - 1);
    break;
  }
}

/* A plain scene of small whole numbers, to begin again from. */
static void begin_again(struct test_case *c, uint32_t *state) {
  for (unsigned k = 0; k < form_columns(&c->form); k++)
    c->numbers[k] = number_nearest(c->form.type, draw(state) % 9);
}

void mutate_case(const struct subject_forms *forms, struct test_case *c, uint32_t seed) {
  uint32_t state = seed;
  const unsigned columns = form_columns(&c->form), k = draw(&state) % columns, j = draw(&state) % columns;
  switch (draw(&state) % 13) {
  case 0:
  case 1:
    snap_end(c, &state);
    break;
  case 2:
    snap_radius(c, &state);
    break;
  case 3:
    snap_triangle(c, &state);
    break;
  case 4:
  case 5:
    c->numbers[k] = number_stepped(c->form.type, c->numbers[k], (int)(draw(&state) % 9) - 4);
    break;
  case 6:
    c->numbers[k] = c->numbers[j];
    break;
  case 7:
    c->numbers[k] = simple(c->form.type, draw(&state));
    break;
  case 8:
    c->numbers[k] = extreme(c->form.type, draw(&state));
    break;
  case 9:
    turn(c, &state);
    break;
  case 10:
    scale(c, &state);
    break;
  case 11:
    c->numbers[k] = number_nearest(c->form.type, 0); /* flat, or at an axis */
    break;
  default:
    if (draw(&state) % 2)
      begin_again(c, &state);
    else
      c->form = forms->form[draw(&state) % forms->count];
    break;
  }
}

void mutate_cross(struct test_case *c, const struct test_case *other, uint32_t seed) {
  uint32_t state = seed;
  const unsigned shape = draw(&state) % 2;
  if (!form_equal(&c->form, &other->form))
    return;
  const unsigned first = form_first_column(&c->form, shape);
  memcpy(c->numbers + first,
         other->numbers + first,
         layout_columns(c->form.layouts[shape]) * sizeof *c->numbers);
}
