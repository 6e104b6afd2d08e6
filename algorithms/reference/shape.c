#include "shape.h"

#include "exact.h"

/* Two doubles hold 64 bits: a multiple of 2^32, and a rest below it. */
void take_numbers(enum number_type type, const union number *numbers, unsigned count, struct terms *terms) {
  for (unsigned k = 0; k < count; k++) {
    terms[k].count = type == TYPE_I64 ? 2 : 1;
    terms[k].term[0] =
        type == TYPE_I64 ? (double)(numbers[k].i64 >> 32) * 0x1p32 : number_as_double(type, numbers[k]);
    if (type == TYPE_I64)
      terms[k].term[1] = (double)(uint32_t)numbers[k].i64;
  }
}

/* The ends of a shape along an axis, without the radius that is taken off inside. */
static void take_sides(enum layout layout,
                       enum axis axis,
                       const struct terms *n,
                       const struct terms *radius,
                       struct terms *low,
                       struct terms *high) {
  const struct layout_sides sides = layout_sides(layout, axis);
  const enum column_role role = sides.by->role;
  terms_copy(low, &n[sides.at]);
  terms_copy(high, &n[sides.far]);
  if (role != COLUMN_FAR)
    terms_add(high, &n[sides.at]);
  if (role == COLUMN_HALF)
    terms_subtract(low, &n[sides.far]);
  if (layout == LAYOUT_BOX_PIXELS)
    terms_subtract(high, &(struct terms){1, {1}});
  if (layout_is_inward(layout)) {
    terms_add(low, radius);
    terms_subtract(high, radius);
  }
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
void real_hull(enum layout layout, const struct terms *n, struct hull *hull) {
  _Static_assert(LAYOUT_MAX_COLUMNS / 2 <= HULL_POINTS && HULL_POINTS >= 4, "a hull has room for any shape");
  hull_clear(hull);
  if (layout_is_round(layout))
    terms_copy(&hull->r, &n[layout_radius(layout)]);
  if (layout_has_sides(layout)) {
    struct terms x[2], y[2];
    take_sides(layout, AXIS_X, n, &hull->r, &x[0], &x[1]);
    take_sides(layout, AXIS_Y, n, &hull->r, &y[0], &y[1]);
    for (unsigned k = 0; k < 4; k++)
      hull_add(hull, &x[k == 1 || k == 2], &y[k >= 2]);
    return;
  }
  const unsigned told = corners_of(layout, &n[0]), points = told > 0 ? told : layout_vertices(layout);
  for (unsigned k = 0; k < points; k++)
    hull_add(hull, &n[layout_vertex(layout, k)], &n[layout_vertex(layout, k) + 1]);
  if (layout_is_stretched(layout))
    ellipse_hull(layout, n, hull);
}

/* What is not finite is not 0 when taken from itself. A way that is none makes the case none. */
bool has_odd_number(const struct form *form, const union number *numbers) {
  const unsigned columns = form_columns(form);
  bool odd = false;
  double rest = 0;
  for (unsigned k = 0; k < columns; k++) {
    const double number = number_as_double(form->type, numbers[k]);
    odd |= number < 0 && column_is_size(form_column_at(form, k));
    rest += number - number;
  }
  return odd || rest != 0;
}

/* Whether a low side of a core is beyond the high one. */
static bool core_is_turned(enum layout layout, const struct hull *hull) {
  return layout_has_sides(layout) &&
         (compare_sums(&hull->x[1], &hull->x[0]) < 0 || compare_sums(&hull->y[2], &hull->y[0]) < 0);
}

void hull_pair(const struct form *form, const union number *numbers, struct hull_pair *pair) {
  pair->invalid = false;
  for (unsigned s = 0; s < SHAPES && !pair->invalid; s++) {
    const enum layout layout = form->layouts[s];
    const unsigned columns = layout_columns(layout);
    struct terms n[LAYOUT_MAX_COLUMNS];
    if (columns < 2) /* every shape has an x and a y */
      __builtin_unreachable();
    take_numbers(form->type, numbers + form_first_column(form, s), columns, n);
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
