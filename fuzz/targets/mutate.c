#include "mutate.h"

#include "reach.h"

#include <math.h>
#include <string.h>

/* A small generator of its own: libFuzzer gives one seed a mutation. */
static uint32_t draw(uint32_t *state) {
  *state = *state * 1664525U + 1013904223U;
  return *state >> 8;
}

/* The nearest number of the type; whole types stop at their ends. */
static union number from_double(enum number_type type, double value) {
  const bool finite = isfinite(value);
  switch (type) {
  case TYPE_I32:
    return (union number){.i32 = !finite           ? 0
                                 : value >= 0x1p31 ? INT32_MAX
                                 : value < -0x1p31 ? INT32_MIN
                                                   : (int32_t)value};
  case TYPE_I64:
    return (union number){.i64 = !finite           ? 0
                                 : value >= 0x1p63 ? INT64_MAX
                                 : value < -0x1p63 ? INT64_MIN
                                                   : (int64_t)value};
  case TYPE_F32:
    return (union number){.f32 = fabs(value) > 0x1.fffffep127 ? copysignf(INFINITY, (float)copysign(1, value))
                                                              : (float)value};
  default:
    return (union number){.f64 = value};
  }
}

/* A few units, or ulps, on or back. */
static union number nudged(enum number_type type, union number number, int steps) {
  switch (type) {
  case TYPE_I32:
    number.i32 = (int32_t)((uint32_t)number.i32 + (uint32_t)steps);
    break;
  case TYPE_I64:
    number.i64 = (int64_t)((uint64_t)number.i64 + (uint64_t)(int64_t)steps);
    break;
  case TYPE_F32:
    for (int k = 0; k < (steps < 0 ? -steps : steps); k++)
      number.f32 = nextafterf(number.f32, steps < 0 ? -INFINITY : INFINITY);
    break;
  default:
    for (int k = 0; k < (steps < 0 ? -steps : steps); k++)
      number.f64 = nextafter(number.f64, steps < 0 ? -(double)INFINITY : (double)INFINITY);
    break;
  }
  return number;
}

/* The numbers at which types and squares end. */
static union number extreme(enum number_type type, uint32_t pick) {
  static const double FLOATS[] = {
      0, 1, 0x1p-1074, 0x1p-1022, 0x1p-538, 0x1p-511, 0x1p53, 0x1p511, 0x1.fp511, 0x1p512, 0x1.fp1023};
  static const double NARROW[] = {
      0, 1, 0x1p-149, 0x1p-126, 0x1p-75, 0x1p-63, 0x1p24, 0x1p63, 0x1.fp63, 0x1p64, 0x1.fp127};
  static const int64_t WHOLE[] = {
      0, 1, 32767, 46340, 46341, 65535, 65536, INT32_MAX / 2, INT32_MAX - 1, INT32_MAX, INT32_MIN};
  enum { COUNT = sizeof FLOATS / sizeof FLOATS[0] };
  const bool turned = pick / COUNT % 2 != 0;
  switch (type) {
  case TYPE_I32: {
    const int32_t value = (int32_t)WHOLE[pick % COUNT];
    return (union number){.i32 = turned && value != INT32_MIN ? -value : value};
  }
  case TYPE_I64: {
    const int64_t value = WHOLE[pick % COUNT] * ((pick >> 16 & 1) != 0 ? INT64_C(1) << 31 : 1);
    return (union number){.i64 = turned ? -value : value};
  }
  case TYPE_F32:
    return (union number){.f32 = (float)(turned ? -NARROW[pick % COUNT] : NARROW[pick % COUNT])};
  default:
    return (union number){.f64 = turned ? -FLOATS[pick % COUNT] : FLOATS[pick % COUNT]};
  }
}

/* Small whole numbers; of floats also tenths, hundredths among thousands, and wholes with many bits after
 * them. */
static union number simple(enum number_type type, uint32_t pick) {
  const int whole = (int)(pick % 41) - 8;
  if (type_is_whole(type))
    return from_double(type, whole);
  switch (pick >> 20 & 3) {
  case 0:
    return from_double(type, whole);
  case 1:
    return from_double(type, whole / 10.0);
  case 2:
    return from_double(type, ((int)(pick >> 2 & 0xfffff) - 0x80000) / 100.0);
  default:
    return from_double(type, whole + (double)(pick >> 6 & 0x3fff) / (pick & 1 ? 3.0 : 0x1p40));
  }
}

/* Moves a shape along an axis. */
static void shift(const struct form *form, union number *numbers, unsigned shape, unsigned axis, double by) {
  union number *n = numbers + form_first_column(form, shape);
  n[axis] = from_double(form->type, as_double(form->type, n[axis]) + by);
  if (form->layouts[shape] == LAYOUT_BOX_LTRB)
    n[axis + 2] = from_double(form->type, as_double(form->type, n[axis + 2]) + by);
}

/* An end of the one shape to an end of the other, on one axis. */
static void snap_end(struct test_case *c, uint32_t *state) {
  const unsigned shape = draw(state) % 2, axis = draw(state) % 2;
  const struct reach own = reach_of(&c->form, c->numbers, shape),
                     other = reach_of(&c->form, c->numbers, 1 - shape);
  const double from = draw(state) % 2 ? own.low[axis] : own.high[axis];
  const double to = draw(state) % 2 ? other.low[axis] : other.high[axis];
  shift(&c->form, c->numbers, shape, axis, to - from);
}

/* A disc's radius to what is between its centre and a corner or side of the other shape, or its rim. */
static void snap_radius(struct test_case *c, uint32_t *state) {
  const unsigned disc =
      c->form.layouts[0] == LAYOUT_DISC && (c->form.layouts[1] != LAYOUT_DISC || draw(state) % 2) ? 0 : 1;
  if (c->form.layouts[disc] != LAYOUT_DISC)
    return;
  const struct reach own = reach_of(&c->form, c->numbers, disc),
                     other = reach_of(&c->form, c->numbers, 1 - disc);
  double out[2];
  for (unsigned axis = 0; axis < 2; axis++) {
    const double below = other.low[axis] - own.centre[axis], above = own.centre[axis] - other.high[axis];
    out[axis] = other.disc ? own.centre[axis] - other.centre[axis] : fmax(0, fmax(below, above));
  }
  const double r = hypot(out[0], out[1]) - (other.disc ? other.r : 0);
  c->numbers[form_first_column(&c->form, disc) + 2] = from_double(c->form.type, fabs(r));
}

/* A disc to a corner of the other shape by a right triangle of whole sides: it touches exactly. */
static void snap_triangle(struct test_case *c, uint32_t *state) {
  static const double SIDES[][3] = {
      {0, 1, 1}, {3, 4, 5}, {5, 12, 13}, {8, 15, 17}, {7, 24, 25}, {20, 21, 29}};
  const unsigned disc = c->form.layouts[0] == LAYOUT_DISC ? 0 : 1;
  if (c->form.layouts[disc] != LAYOUT_DISC)
    return;
  const struct reach other = reach_of(&c->form, c->numbers, 1 - disc);
  const double *sides = SIDES[draw(state) % 6],
               unit = (double)(1 + draw(state) % 8) / (draw(state) % 2 ? 1 : 16);
  const unsigned turned = draw(state) % 2;
  union number *n = c->numbers + form_first_column(&c->form, disc);
  for (unsigned axis = 0; axis < 2; axis++) {
    const double leg = sides[axis ^ turned] * unit;
    n[axis] = from_double(c->form.type, draw(state) % 2 ? other.high[axis] + leg : other.low[axis] - leg);
  }
  n[2] = from_double(c->form.type, sides[2] * unit);
}

static void exchange(union number *a, union number *b) {
  const union number kept = *a;
  *a = *b;
  *b = kept;
}

/* x turned round about zero, or x and y exchanged. */
static void turn(struct test_case *c, uint32_t *state) {
  const bool transpose = draw(state) % 2;
  for (unsigned shape = 0; shape < 2; shape++) {
    union number *n = c->numbers + form_first_column(&c->form, shape);
    const struct reach reach = reach_of(&c->form, c->numbers, shape);
    if (transpose) {
      exchange(&n[0], &n[1]);
      if (layout_columns(c->form.layouts[shape]) == 4)
        exchange(&n[2], &n[3]);
    } else {
      shift(&c->form, c->numbers, shape, 0, -reach.low[0] - reach.high[0]);
    }
  }
}

static void scale_by(struct test_case *c, int e) {
  for (unsigned k = 0; k < form_columns(&c->form); k++)
    c->numbers[k] = from_double(c->form.type, ldexp(as_double(c->form.type, c->numbers[k]), e));
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
      most = fmax(most, fabs(as_double(c->form.type, c->numbers[k])));
    if (most > 0 && isfinite(most))
      scale_by(c, end_of_type(c->form.type, draw(state)) - ilogb(most) + (int)(draw(state) % 3) - 1);
    break;
  }
}

/* A plain scene of small whole numbers, to begin again from. */
static void begin_again(struct test_case *c, uint32_t *state) {
  for (unsigned k = 0; k < form_columns(&c->form); k++)
    c->numbers[k] = from_double(c->form.type, draw(state) % 9);
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
    c->numbers[k] = nudged(c->form.type, c->numbers[k], (int)(draw(&state) % 9) - 4);
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
    c->numbers[k] = from_double(c->form.type, 0); /* flat, or at an axis */
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
