/* How a hand changes a shape's numbers: moving it, its sides and its radius, in any layout. */
#include "page.h"
#include "wide.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>

const char *PAGE_EXPORT(page_layout)(struct page *page, unsigned layout) {
  if (layout >= LAYOUTS)
    return NULL;
  const enum layout of = (enum layout)layout;
  int used = snprintf(page->text,
                      PAGE_TEXT,
                      "{\"name\": \"%s\", \"kind\": \"%s\", \"columns\": [",
                      layout_name(of),
                      kind_name(layout_kind(of)));
  for (unsigned k = 0; k < layout_columns(of); k++)
    used += snprintf(
        page->text + used, (size_t)(PAGE_TEXT - used), "%s\"%s\"", k > 0 ? ", " : "", layout_column(of, k));
  snprintf(page->text + used, (size_t)(PAGE_TEXT - used), "]}");
  return page->text;
}

static enum axis axis_of(enum side side) { return side == SIDE_TOP || side == SIDE_BOTTOM ? AXIS_Y : AXIS_X; }

/* The number that a handle at the side changes; false when there is none. A low side can be taken when the
 * far one then stays, a disc at its right alone. */
static bool can_hold(const struct form *form, unsigned shape, enum side side, unsigned *column) {
  const struct layout_sides sides = layout_sides(form->layouts[shape], axis_of(side));
  const bool low = side == SIDE_LEFT || side == SIDE_TOP;
  *column = form_first_column(form, shape) + (low ? sides.at : sides.far);
  switch (sides.by->role) {
  case COLUMN_VERTEX:
  case COLUMN_AT:
  case COLUMN_WISH:
    return false;
  case COLUMN_FAR:
    return true;
  case COLUMN_SIZE:
    return !(low && sides.by->axis == AXIS_BOTH);
  case COLUMN_HALF:
    return !low;
  case COLUMN_RADIUS:
    return side == SIDE_RIGHT;
  }
  return false;
}

struct handle *PAGE_EXPORT(page_handles)(struct page *page, unsigned shape, double x, double y) {
  const struct form *form = &page->scene.form;
  unsigned count = 0, column;
  const struct outline *outline = page_outline(page, x, y);
  for (unsigned side = 0; side < SIDES && outline != NULL; side++) {
    const struct outline *o = &outline[shape];
    const double across[] = {o->box.left, o->centre.x, o->box.right, o->centre.x};
    const double down[] = {o->centre.y, o->box.top, o->centre.y, o->box.bottom};
    if (can_hold(form, shape, (enum side)side, &column))
      page->handle[count++] = (struct handle){side, across[side], down[side], column};
  }
  page->handle[count].column = -1;
  return page->handle;
}

/* So that numbers stay short: 12.3, not 12.284271. */
static double rounded(enum number_type type, double value, int decimals) {
  const double power = pow(10, abs(decimals));
  if (type_is_whole(type))
    return floor(value + 0.5);
  if (decimals <= 0)
    return round(value / power) * power;
  return decimals > 17 || fabs(value * power) >= 0x1p53 ? value : round(value * power) / power;
}

void PAGE_EXPORT(page_drag)(
    struct page *page, unsigned shape, enum side side, double x, double y, int decimals) {
  const struct form *form = &page->scene.form;
  const enum axis axis = axis_of(side);
  const struct layout_sides sides = layout_sides(form->layouts[shape], axis);
  const unsigned first = form_first_column(form, shape), last = first + sides.far;
  const double at = page_number(page, first + sides.at), far = page_number(page, last);
  const double hand = axis == AXIS_X ? x : y, to = rounded(form->type, hand, decimals);
  unsigned column;
  if (!can_hold(form, shape, side, &column))
    return;
  if (sides.by->role == COLUMN_FAR) {
    page_put(page, column, column == last ? fmax(to, at) : fmin(to, far));
  } else if (column != last) { /* the far side stays */
    page_put(page, column, fmin(to, at + far));
    page_put(page, last, fmax(0, at + far - page_number(page, column)));
  } else {
    const double pixel = form->layouts[shape] == LAYOUT_BOX_PIXELS;
    const double out = sides.by->role == COLUMN_RADIUS
                           ? hypot(x - page_number(page, first), y - page_number(page, first + 1))
                           : hand - at + pixel;
    page_put(page, last, fmax(0, rounded(form->type, out, decimals)));
  }
}

struct test_case case_slid(const struct test_case *from, unsigned shape, enum axis axis, union number to) {
  struct test_case slid = *from;
  const enum number_type type = from->form.type;
  const unsigned first = form_first_column(&from->form, shape) + (axis == AXIS_Y);
  const union number was = from->numbers[first];
  const double by = type == TYPE_I64 ? (double)((i128)to.i64 - was.i64)
                                     : number_as_double(type, to) - number_as_double(type, was);
  for (unsigned k = 0; k < form_columns(&from->form); k++)
    if (form_moves(&from->form, k, shape, axis))
      slid.numbers[k] = k == first ? to : number_moved(type, slid.numbers[k], by);
  return slid;
}

void PAGE_EXPORT(page_move)(struct page *page, unsigned shape, double x, double y, int decimals) {
  const enum number_type type = page->scene.form.type;
  for (unsigned axis = AXIS_X; axis <= AXIS_Y; axis++) {
    const double by = axis == AXIS_X ? x : y;
    const union number from = page->scene.numbers[form_first_column(&page->scene.form, shape) + axis];
    const double to = rounded(type, number_as_double(type, from) + by, decimals);
    if (by != 0)
      page->scene = case_slid(&page->scene,
                              shape,
                              (enum axis)axis,
                              type == TYPE_I64 ? number_moved(type, from, by)
                                               : number_moved(type, (union number){.i64 = 0}, to));
  }
}

void PAGE_EXPORT(page_nudge)(struct page *page, unsigned shape, enum axis axis, double units, int ulps) {
  for (unsigned k = 0; k < page_columns(page); k++)
    if (form_moves(&page->scene.form, k, shape, axis))
      page_step(page, k, units, ulps);
}
