#include "shape.h"

#include "finite.h"

struct terms terms_of_number(enum number_type type, union number number) {
  switch (type) {
  case TYPE_I32:
    return (struct terms){1, {number.i32}};
  case TYPE_I64:
    /* Two doubles hold 64 bits: a multiple of 2^32, and a rest below it. */
    return (struct terms){2, {(double)(number.i64 >> 32) * 0x1p32, (double)(uint32_t)number.i64}};
  case TYPE_F32:
    return (struct terms){1, {(double)number.f32}};
  default:
    return (struct terms){1, {number.f64}};
  }
}

static struct terms sum(const struct terms *a, const struct terms *b) {
  struct terms both = *a;
  terms_add(&both, b);
  return both;
}

static void set_span(struct span *span, struct terms low, struct terms high) {
  *span = (struct span){low, high};
}

/* The size of a span decides whether it is flat or turned inside out. */
static void weigh(struct real_shape *shape, const struct terms *size) {
  const int sign = sign_of_sum(size);
  shape->invalid |= sign < 0;
  shape->flat |= sign == 0;
}

static void weigh_span(struct real_shape *shape, const struct span *span) {
  const struct terms size = terms_difference(&span->high, &span->low);
  weigh(shape, &size);
}

struct real_shape real_shape(enum layout layout, const struct terms *n) {
  struct real_shape shape = {.is_disc = layout == LAYOUT_DISC, .is_point = layout == LAYOUT_POINT};
  switch (layout) {
  case LAYOUT_POINT:
    set_span(&shape.x, n[0], n[0]);
    set_span(&shape.y, n[1], n[1]);
    return shape;
  case LAYOUT_DISC:
    set_span(&shape.x, n[0], n[0]);
    set_span(&shape.y, n[1], n[1]);
    shape.r = n[2];
    weigh(&shape, &shape.r);
    return shape;
  case LAYOUT_BOX_LTRB:
    set_span(&shape.x, n[0], n[2]);
    set_span(&shape.y, n[1], n[3]);
    break;
  case LAYOUT_BOX_CENTRE:
    set_span(&shape.x, terms_difference(&n[0], &n[2]), sum(&n[0], &n[2]));
    set_span(&shape.y, terms_difference(&n[1], &n[3]), sum(&n[1], &n[3]));
    break;
  case LAYOUT_BOX_SQUARE:
    set_span(&shape.x, n[0], sum(&n[0], &n[2]));
    set_span(&shape.y, n[1], sum(&n[1], &n[2]));
    break;
  default:
    set_span(&shape.x, n[0], sum(&n[0], &n[2]));
    set_span(&shape.y, n[1], sum(&n[1], &n[3]));
    if (layout == LAYOUT_BOX_PIXELS) {
      const struct terms one = {1, {1}};
      terms_subtract(&shape.x.high, &one);
      terms_subtract(&shape.y.high, &one);
    }
    break;
  }
  weigh_span(&shape, &shape.x);
  weigh_span(&shape, &shape.y);
  return shape;
}

/* Twice the span that keeps the centre of [low, low + size] and has the length `wish`. */
static struct span resized_span(const struct terms *low, const struct terms *size, const struct terms *wish) {
  struct terms centre = *size; /* twice the centre is 2 low + size */
  terms_add(&centre, low);
  terms_add(&centre, low);
  return (struct span){terms_difference(&centre, wish), sum(&centre, wish)};
}

static struct terms twice(const struct terms *a) { return sum(a, a); }

/* The meant shapes of a resized pair, at scale 2. The sizes that are replaced must be valid too. */
static void resize(struct real_pair *pair,
                   unsigned box,
                   const struct terms *box_numbers,
                   const struct terms *disc_numbers,
                   const struct terms *wish) {
  struct real_shape *b = &pair->shape[box], *d = &pair->shape[1 - box];
  pair->scale = 2;
  b->x = resized_span(&box_numbers[0], &box_numbers[2], &wish[0]);
  b->y = resized_span(&box_numbers[1], &box_numbers[3], &wish[1]);
  set_span(&d->x, twice(&disc_numbers[0]), twice(&disc_numbers[0]));
  set_span(&d->y, twice(&disc_numbers[1]), twice(&disc_numbers[1]));
  d->r = twice(&wish[2]);
  b->flat = d->flat = false;
  weigh(b, &wish[0]);
  weigh(b, &wish[1]);
  weigh(d, &wish[2]);
}

struct real_pair real_pair(const struct form *form, const union number *numbers) {
  struct real_pair pair = {.scale = 1};
  const unsigned columns = form_columns(form);
  if (form_pair(form) == PAIR_NONE || !all_finite(form->type, numbers, columns)) {
    pair.invalid = true;
    return pair;
  }
  struct terms n[FORM_MAX_COLUMNS] = {{.count = 0}};
  for (unsigned k = 0; k < columns; k++)
    n[k] = terms_of_number(form->type, numbers[k]);
  const unsigned second = form_first_column(form, 1);
  pair.shape[0] = real_shape(form->layouts[0], n);
  pair.shape[1] = real_shape(form->layouts[1], n + second);
  if (form->shapes == 3) {
    const unsigned box = layout_is_box(form->layouts[0]) ? 0 : 1;
    resize(&pair, box, box == 0 ? n : n + second, box == 0 ? n + second : n, n + form_first_column(form, 2));
  }
  pair.invalid = pair.shape[0].invalid || pair.shape[1].invalid;
  return pair;
}
