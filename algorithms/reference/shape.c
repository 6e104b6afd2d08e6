#include "shape.h"

#include "exact.h"

#include <float.h>

/* Two doubles hold 64 bits: a multiple of 2^32, and a rest below it. */
static inline void take_number(enum number_type type, union number number, struct terms *terms) {
  if (type != TYPE_I64) {
    terms->count = 1;
    terms->term[0] = type == TYPE_F64 ? number.f64 : number_as_double(type, number);
    return;
  }
  terms->count = 2;
  terms->term[0] = (double)(number.i64 >> 32) * 0x1p32;
  terms->term[1] = (double)(uint32_t)number.i64;
}

void take_numbers(enum number_type type, const union number *numbers, unsigned count, struct terms *terms) {
  if (type == TYPE_F64)
    for (unsigned k = 0; k < count; k++)
      take_number(TYPE_F64, numbers[k], &terms[k]);
  else
    for (unsigned k = 0; k < count; k++)
      take_number(type, numbers[k], &terms[k]);
}

/* Those of one shape; how many there are. Every layout has an x and a y. */
static unsigned take_shape_numbers(const struct form *form,
                                   unsigned shape,
                                   const union number *numbers,
                                   struct terms *terms) {
  const unsigned columns = layout_columns(form->layouts[shape]);
  if (columns < 2)
    __builtin_unreachable();
  take_numbers(form->type, numbers, columns, terms);
  return columns;
}

/* The sign of a size decides whether a shape is flat or turned inside out. */
static void note_size(struct real_shape *shape, int sign) {
  shape->invalid |= sign < 0;
  shape->flat |= sign == 0;
}

/* Whether every number is one term, which is known while compiling and leaves no loops. */
#define TAKING_INLINE static inline __attribute__((always_inline))

TAKING_INLINE void add_number(struct terms *to, const struct terms *number, const bool single) {
  /* Every number of a layout is taken before. */
  if (single)
    to->term[to->count++] = number->term[0]; /* NOLINT(clang-analyzer-core.uninitialized.Assign) */
  else
    terms_add(to, number);
}

TAKING_INLINE void put_number(struct terms *to, const struct terms *number, const bool single) {
  to->count = 0;
  add_number(to, number, single);
}

TAKING_INLINE void subtract_number(struct terms *to, const struct terms *number, const bool single) {
  if (single)
    to->term[to->count++] = -number->term[0];
  else
    terms_subtract(to, number);
}

TAKING_INLINE void side_span(enum layout layout,
                             const struct layout_sides *sides,
                             const struct terms *n,
                             const bool single,
                             struct span *span) {
  const struct terms *const at = &n[sides->at], *const far = &n[sides->far];
  const enum column_role role = sides->by->role;
  put_number(&span->low, at, single);
  put_number(&span->high, far, single);
  if (role == COLUMN_FAR)
    return;
  add_number(&span->high, at, single);
  if (role == COLUMN_HALF)
    subtract_number(&span->low, far, single);
  if (layout == LAYOUT_BOX_PIXELS)
    subtract_number(&span->high, &(struct terms){1, {1}}, single);
}

/* By as much at each end. */
TAKING_INLINE void shorten_span(struct span *span, const struct terms *by, const bool single) {
  add_number(&span->low, by, single);
  subtract_number(&span->high, by, single);
}

/* The length of a span is mostly a number, else a difference. */
TAKING_INLINE void note_length(struct real_shape *shape,
                               enum layout layout,
                               const struct layout_sides *sides,
                               const struct terms *n,
                               const struct span *span) {
  if (layout != LAYOUT_BOX_PIXELS && sides->by->role != COLUMN_FAR)
    note_size(shape, sign_of_sum(&n[sides->far]));
  else
    note_size(shape, compare_sums(&span->high, &span->low));
}

/* What is not used of a shape is not written either. */
TAKING_INLINE void
take_shape(enum layout layout, const struct terms *n, const bool single, struct real_shape *shape) {
  shape->kind = layout_kind(layout);
  shape->invalid = shape->flat = false;
  shape->r.count = 0;
  if (shape->kind == KIND_BOX) {
    const struct layout_sides x = layout_sides(layout, AXIS_X), y = layout_sides(layout, AXIS_Y);
    side_span(layout, &x, n, single, &shape->x);
    side_span(layout, &y, n, single, &shape->y);
    note_length(shape, layout, &x, n, &shape->x);
    note_length(shape, layout, &y, n, &shape->y);
  } else {
    put_number(&shape->x.low, &n[0], single);
    put_number(&shape->y.low, &n[1], single);
  }
  if (shape->kind == KIND_DISC) {
    put_number(&shape->r, &n[2], single);
    note_size(shape, sign_of_sum(&shape->r));
  }
  if (shape->kind == KIND_POINT) {
    terms_copy(&shape->x.high, &shape->x.low);
    terms_copy(&shape->y.high, &shape->y.low);
  }
}

void real_shape(enum layout layout, const struct terms *n, struct real_shape *shape) {
  take_shape(layout, n, false, shape);
}

/* Without one radius it is a segment, without both a point. */
static void ellipse_hull(enum layout layout, const struct terms *n, struct hull *hull) {
  const struct terms *const r = &n[layout_radius(layout)];
  if (sign_of_sum(&r[0]) != 0 && sign_of_sum(&r[1]) != 0) {
    terms_copy(&hull->ry, &r[1]);
    return;
  }
  hull->r.count = 0;
  hull->points = 2;
  terms_copy(&hull->x[1], &hull->x[0]);
  terms_copy(&hull->y[1], &hull->y[0]);
  terms_subtract(&hull->x[0], &r[0]);
  terms_subtract(&hull->y[0], &r[1]);
  terms_add(&hull->x[1], &r[0]);
  terms_add(&hull->y[1], &r[1]);
}

/* How many corners a shape has; of a ring, 0 where it cannot have as many as it says. */
static unsigned corners_of(enum layout layout, const struct terms *count) {
  if (!layout_is_ring(layout))
    return layout_vertices(layout);
  return ring_corners(layout, count->term[0] + (count->count > 1 ? count->term[1] : 0));
}

/* Hulls are large, and mostly room: only what is used of one is written. */
TAKING_INLINE void
take_hull(enum layout layout, const struct terms *n, const bool single, struct hull *hull) {
  _Static_assert(LAYOUT_MAX_COLUMNS / 2 <= HULL_POINTS && HULL_POINTS >= 4, "a hull has room for any shape");
  hull->r.count = hull->ry.count = 0;
  if (layout_is_round(layout))
    put_number(&hull->r, &n[layout_radius(layout)], single);
  if (layout_has_sides(layout)) {
    struct span x, y;
    const struct layout_sides along_x = layout_sides(layout, AXIS_X), along_y = layout_sides(layout, AXIS_Y);
    side_span(layout, &along_x, n, single, &x);
    side_span(layout, &along_y, n, single, &y);
    if (layout_is_inward(layout)) {
      shorten_span(&x, &hull->r, single);
      shorten_span(&y, &hull->r, single);
    }
    hull->points = 4;
    for (unsigned k = 0; k < 4; k++) {
      terms_copy(&hull->x[k], k == 1 || k == 2 ? &x.high : &x.low);
      terms_copy(&hull->y[k], k >= 2 ? &y.high : &y.low);
    }
    return;
  }
  const unsigned told = corners_of(layout, &n[0]), points = told > 0 ? told : layout_vertices(layout);
  hull->points = points;
  for (unsigned k = 0; k < points; k++) {
    const unsigned at = layout_vertex(layout, k);
    put_number(&hull->x[k], &n[at], single);
    put_number(&hull->y[k], &n[at + 1], single);
  }
  if (layout_is_stretched(layout))
    ellipse_hull(layout, n, hull);
}

void real_hull(enum layout layout, const struct terms *n, struct hull *hull) {
  take_hull(layout, n, false, hull);
}

/* The least number that may stand in each column of a layout. */
static const double LEAST[LAYOUTS][LAYOUT_MAX_COLUMNS] = {
#define KIND(...)
#define LAYOUT(ID, ...) [LAYOUT_##ID] = {
#define COLUMN(name, axis, role) COLUMN_##role >= COLUMN_SIZE ? 0 : -DBL_MAX,
#define END()                                                                                                \
  }                                                                                                          \
  ,
#include "shapes_all.def"
};

/* NaN is not at least anything, and what is not finite is not 0 when taken from itself. A way that is none
 * makes the case none. */
bool has_odd_number(const struct form *form, const union number *numbers) {
  const enum number_type type = form->type;
  bool odd = false;
  double rest = 0;
  for (unsigned s = 0; s < SHAPES; s++) {
    const unsigned columns = layout_columns(form->layouts[s]);
    const double *const least = LEAST[form->layouts[s]];
    for (unsigned k = 0; k < columns; k++) {
      const double number = type == TYPE_F64 ? numbers[k].f64 : number_as_double(type, numbers[k]);
      odd |= !(number >= least[k]);
      rest += number - number;
    }
    numbers += columns;
  }
  for (unsigned k = 0; k < WAY_COLUMNS && question_moves(form->question); k++) {
    const double way = number_as_double(type, numbers[k]);
    rest += way - way;
  }
  return odd || rest != 0;
}

/* Whether every number of the form is one term. */
static bool is_single(const struct form *form) { return form->type != TYPE_I64; }

/* Whether a low side of a core is beyond the high one, where its size is no number of its own. */
static bool core_is_turned(enum layout layout, const struct hull *hull) {
  if (!layout_has_sides(layout) || (layout != LAYOUT_BOX_PIXELS && !layout_is_inward(layout) &&
                                    layout_sides(layout, AXIS_X).by->role != COLUMN_FAR))
    return false;
  return compare_sums(&hull->x[1], &hull->x[0]) < 0 || compare_sums(&hull->y[2], &hull->y[0]) < 0;
}

void hull_pair(const struct form *form, const union number *numbers, struct hull_pair *pair) {
  pair->invalid = false;
  const bool single = is_single(form);
  for (unsigned s = 0; s < SHAPES && !pair->invalid; s++) {
    const enum layout layout = form->layouts[s];
    struct terms n[LAYOUT_MAX_COLUMNS];
    numbers += take_shape_numbers(form, s, numbers, n);
    if (single)
      take_hull(layout, n, true, &pair->hull[s]);
    else
      real_hull(layout, n, &pair->hull[s]);
    pair->invalid =
        core_is_turned(layout, &pair->hull[s]) || (layout_is_ring(layout) && corners_of(layout, &n[0]) == 0);
  }
}

bool hull_is_flat(enum layout layout, const struct hull *hull, const struct hull_core *core) {
  const unsigned corners = layout_corners(layout);
  if (layout_is_round(layout) && !layout_has_sides(layout))
    return sign_of_sum(&hull->r) == 0;
  if (corners == 2)
    return core->points == 1;
  return corners > 2 && !core->left_turn && !core->right_turn && sign_of_sum(&hull->r) == 0;
}

void real_pair(const struct form *form, const union number *numbers, struct real_pair *pair) {
  pair->invalid = false;
  const bool single = is_single(form);
  for (unsigned s = 0; s < SHAPES && !pair->invalid; s++) {
    struct terms n[LAYOUT_MAX_COLUMNS];
    numbers += take_shape_numbers(form, s, numbers, n);
    if (single)
      take_shape(form->layouts[s], n, true, &pair->shape[s]);
    else
      real_shape(form->layouts[s], n, &pair->shape[s]);
    pair->invalid = pair->shape[s].invalid;
  }
}
