/* How a hand changes a shape's numbers: moving it, its sides, corners and radius, in any layout. */
#include "page.h"
#include "wording.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

const char *PAGE_EXPORT(page_layout)(struct page *page, unsigned layout) {
  if (layout >= LAYOUTS)
    return NULL;
  const enum layout of = (enum layout)layout;
  snprintf(page->text,
           PAGE_TEXT,
           "{\"name\": \"%s\", \"kind\": \"%s\", \"vertices\": %u, \"round\": %s, \"columns\": [",
           layout_name(of),
           kind_name(layout_kind(of)),
           layout_vertices(of),
           layout_is_round(of) ? "true" : "false");
  for (unsigned k = 0; k < layout_columns(of); k++)
    text_add(page->text, PAGE_TEXT, "%s\"%s\"", k > 0 ? ", " : "", layout_column(of, k));
  text_add(page->text, PAGE_TEXT, "]}");
  return page->text;
}

static enum axis axis_of(enum side side) { return side == SIDE_TOP || side == SIDE_BOTTOM ? AXIS_Y : AXIS_X; }

/* The number that a handle at the side changes; false when there is none. A low side can be taken when the
 * far one then stays. */
static bool can_hold(const struct form *form, unsigned shape, enum side side, unsigned *column) {
  const struct layout_sides sides = layout_sides(form->layouts[shape], axis_of(side));
  const bool low = side == SIDE_LEFT || side == SIDE_TOP;
  *column = form_first_column(form, shape) + (low ? sides.at : sides.far);
  switch (sides.by->role) {
  case COLUMN_VERTEX:
  case COLUMN_AT:
  case COLUMN_COUNT:
  case COLUMN_WAY:
    return false;
  case COLUMN_RADIUS:
    return sides.by->axis != AXIS_BOTH && !low;
  case COLUMN_FAR:
    return true;
  case COLUMN_SIZE:
    return !(low && sides.by->axis == AXIS_BOTH);
  case COLUMN_HALF:
    return !low;
  }
  return false;
}

static unsigned first_radius(const struct form *form, unsigned shape) {
  return form_first_column(form, shape) + layout_radius(form->layouts[shape]);
}

/* A radius beside sides is held where its arc begins on the upper one. */
static unsigned
side_handles(const struct form *form, unsigned shape, const struct drawn_shape *s, struct handle *handle) {
  const double across[] = {s->box.left, s->centre.x, s->box.right, s->centre.x};
  const double down[] = {s->centre.y, s->box.top, s->centre.y, s->box.bottom};
  unsigned count = 0, column;
  for (unsigned side = 0; side < SIDES; side++)
    if (can_hold(form, shape, (enum side)side, &column)) {
      handle[count] = (struct handle){side, across[side], down[side], {-1, -1}};
      handle[count++].column[axis_of((enum side)side)] = column;
    }
  if (layout_has_sides(form->layouts[shape]) && layout_is_round(form->layouts[shape]))
    handle[count++] =
        (struct handle){SIDE_TOP, s->box.right - s->r, s->box.top, {first_radius(form, shape), -1}};
  return count;
}

/* One for each corner, and where there is a rim one to the right of the corner farthest there. */
static unsigned
corner_handles(const struct form *form, unsigned shape, const struct drawn_shape *s, struct handle *handle) {
  const enum layout layout = form->layouts[shape];
  const unsigned first = form_first_column(form, shape);
  unsigned count = 0, right = 0;
  for (unsigned k = 0; k < s->points; k++) {
    const unsigned vertex = layout_vertex(layout, k);
    if (layout_column_at(layout, vertex)->role == COLUMN_VERTEX)
      handle[count++] =
          (struct handle){SIDE_CORNER, s->at[k].x, s->at[k].y, {first + vertex, first + vertex + 1}};
    right = s->at[k].x > s->at[right].x ? k : right;
  }
  if (layout_is_round(layout))
    handle[count++] = (struct handle){
        SIDE_RIGHT, s->at[right].x + s->r, s->at[right].y, {first + layout_radius(layout), -1}};
  return count;
}

/* How far the first shape moves, from its middle on, whichever shape is held. */
static struct handle way_handle(const struct page *page) {
  const struct form *form = &page->scene.form;
  const unsigned first = form_first_column(form, SHAPES);
  const union number *const way = page->scene.numbers + first;
  return (struct handle){SIDE_WAY,
                         page->drawn[0].centre.x + number_as_double(form->type, way[0]),
                         page->drawn[0].centre.y + number_as_double(form->type, way[1]),
                         {first, first + 1}};
}

/* A box and an ellipse are held at their sides, others at their corners and rims. */
static bool has_sides(enum layout layout) { return layout_has_sides(layout) || layout_is_stretched(layout); }

struct handle *PAGE_EXPORT(page_handles)(struct page *page, unsigned shape, double x, double y) {
  const struct form *form = &page->scene.form;
  unsigned count = 0;
  if (drawn_shapes(form, page->scene.numbers, (struct spot){x, y}, page->drawn)) {
    count = has_sides(form->layouts[shape]) ? side_handles(form, shape, &page->drawn[shape], page->handle)
                                            : corner_handles(form, shape, &page->drawn[shape], page->handle);
    if (question_moves(form->question))
      page->handle[count++] = way_handle(page);
  }
  page->handle[count] = (struct handle){.column = {-1, -1}};
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

/* Within sides the arc begins where the hand is; else the upper side goes there. */
static void drag_radius(struct page *page, unsigned shape, double x, double y, int decimals) {
  const struct form *form = &page->scene.form;
  const struct drawn_shape *s = &page->drawn[shape];
  const unsigned first = form_first_column(form, shape), column = first_radius(form, shape);
  const bool inward = layout_is_inward(form->layouts[shape]);
  const double half = fmin(page_number(page, first + 2), page_number(page, first + 3)) / 2;
  const double most = type_is_whole(form->type) ? floor(half) : half;
  const double r = rounded(form->type, inward ? s->box.right - x : s->r + s->box.top - y, decimals);
  page_put(page, column, fmax(0, inward ? fmin(r, most) : r));
}

/* A side goes where the hand is; the far side stays. What is rounded within them stays between. */
static void
drag_side(struct page *page, unsigned shape, enum axis axis, unsigned column, double hand, int decimals) {
  const struct form *form = &page->scene.form;
  const struct layout_sides sides = layout_sides(form->layouts[shape], axis);
  const unsigned first = form_first_column(form, shape), last = first + sides.far;
  const double at = page_number(page, first + sides.at), far = page_number(page, last);
  const double to = rounded(form->type, hand, decimals);
  const bool round = layout_has_sides(form->layouts[shape]) && layout_is_round(form->layouts[shape]);
  const double r = round ? page_number(page, first_radius(form, shape)) : 0;
  const bool inward = layout_is_inward(form->layouts[shape]);
  const double least = inward ? 2 * r : 0, around = inward ? 0 : r;
  if (sides.by->role == COLUMN_FAR) {
    page_put(page, column, column == last ? fmax(to, at) : fmin(to, far));
  } else if (column != last) {
    page_put(page, column, fmin(to, at + far - least));
    page_put(page, last, fmax(least, at + far - page_number(page, column)));
  } else {
    const double pixel = form->layouts[shape] == LAYOUT_BOX_PIXELS;
    page_put(page, last, fmax(least, rounded(form->type, hand - at + pixel - around, decimals)));
  }
}

void PAGE_EXPORT(page_drag)(
    struct page *page, unsigned shape, unsigned handle, double x, double y, int decimals) {
  const enum number_type type = page->scene.form.type;
  const struct handle *handles = page_handles(page, shape, 0, 0);
  if (handle >= HANDLES_MAX || (handles[handle].column[0] < 0 && handles[handle].column[1] < 0))
    return;
  const struct handle held = handles[handle];
  const unsigned column = (unsigned)fmax(held.column[0], 0);
  if (held.side == SIDE_WAY) {
    page_put(page, column, rounded(type, x - page->drawn[0].centre.x, decimals));
    page_put(page, column + 1, rounded(type, y - page->drawn[0].centre.y, decimals));
  } else if (held.side == SIDE_CORNER) {
    const struct test_case before = page->scene;
    const enum layout layout = before.form.layouts[shape];
    const unsigned first = form_first_column(&before.form, shape);
    page_put(page, column, rounded(type, x, decimals));
    page_put(page, (unsigned)held.column[1], rounded(type, y, decimals));
    layout_follow(layout, type, before.numbers + first, page->scene.numbers + first);
    layout_fill(layout, type, page->scene.numbers + first);
  } else if (has_sides(page->scene.form.layouts[shape]) && column == first_radius(&page->scene.form, shape) &&
             !layout_is_stretched(page->scene.form.layouts[shape])) {
    drag_radius(page, shape, x, y, decimals);
  } else if (!has_sides(page->scene.form.layouts[shape])) { /* the rim, about the corner left of it */
    const double out = hypot(x - (held.x - page->drawn[shape].r), y - held.y);
    page_put(page, column, rounded(type, out, decimals));
  } else {
    const enum axis axis = axis_of((enum side)held.side);
    drag_side(page, shape, axis, (unsigned)held.column[axis], axis == AXIS_X ? x : y, decimals);
  }
}

unsigned PAGE_EXPORT(page_told)(struct page *page, unsigned shape) {
  const struct form *form = &page->scene.form;
  return layout_told(form->layouts[shape], form->type, page->scene.numbers + form_first_column(form, shape));
}

/* The corner as it is held and how many go with it: what closes a ring of several is its first corner again,
 * behind which no more is put, and of a hole of three corners all go. False where none can. */
static bool corner_held(enum layout layout,
                        enum number_type type,
                        const union number *ring,
                        bool more,
                        unsigned *k,
                        unsigned *cut) {
  enum { LEAST = 3 };
  unsigned first = 0, end;
  while ((end = ring_end(layout, type, ring, first)) < *k)
    first = end + 1;
  const union number *const at = ring + layout_vertex(layout, first), *const last =
                                                                          ring + layout_vertex(layout, end);
  const bool closed = layout_rule(layout) == RING_HOLES && end > first &&
                      number_as_double(type, at[0]) == number_as_double(type, last[0]) &&
                      number_as_double(type, at[1]) == number_as_double(type, last[1]);
  *cut = 1;
  if (closed && *k == end)
    *k = more ? end - 1 : first;
  if (closed && !more && end - first == LEAST) {
    *k = first;
    *cut = LEAST + 1;
    return first > 0;
  }
  return true;
}

bool PAGE_EXPORT(page_corner)(struct page *page, unsigned shape, unsigned k, bool more) {
  const struct form *form = &page->scene.form;
  const enum layout layout = form->layouts[shape];
  union number *const ring = page->scene.numbers + form_first_column(form, shape);
  const union number zero = {.i64 = 0};
  const unsigned corners =
      layout_is_ring(layout) ? ring_corners(layout, number_as_double(form->type, *ring)) : 0;
  unsigned cut;
  if (k >= corners || !corner_held(layout, form->type, ring, more, &k, &cut))
    return false;
  const unsigned to = more ? corners + 1 : corners - cut;
  if (ring_corners(layout, to) == 0)
    return false;
  union number *const at = ring + layout_vertex(layout, k);
  const union number *const next = ring + layout_vertex(layout, (k + 1) % corners);
  union number middle[2];
  for (unsigned axis = AXIS_X; axis <= AXIS_Y; axis++)
    middle[axis] = number_moved(form->type,
                                zero,
                                number_as_double(form->type, at[axis]) / 2 +
                                    number_as_double(form->type, next[axis]) / 2);
  if (more) {
    memmove(at + 4, at + 2, (size_t)2 * (corners - 1 - k) * sizeof *at);
    memcpy(at + 2, middle, sizeof middle);
  } else {
    struct test_case before = page->scene;
    memcpy(at, next, sizeof middle);
    if (cut == 1) /* the corner after it is the ring's first, and closes it */
      layout_follow(layout, form->type, before.numbers + form_first_column(form, shape), ring);
    memmove(at, at + (size_t)2 * cut, (size_t)2 * (corners - cut - k) * sizeof *at);
  }
  *ring = number_moved(form->type, zero, to);
  layout_fill(layout, form->type, ring);
  return true;
}

bool page_count(struct page *page, unsigned k, double count) {
  const struct form *form = &page->scene.form;
  const unsigned shape = k >= form_first_column(form, 1), first = form_first_column(form, shape);
  const enum layout layout = form->layouts[shape];
  const unsigned to = ring_corners(layout, count);
  unsigned corners = ring_corners(layout, page_number(page, first));
  if (to == 0 || corners == 0)
    return false;
  for (; corners != to; corners = ring_corners(layout, page_number(page, first)))
    if (!page_corner(page, shape, corners - 1, corners < to))
      return false;
  return true;
}

struct slide slide_along(const struct test_case *from, unsigned shape, enum axis axis) {
  const unsigned first = form_first_column(&from->form, shape);
  return (struct slide){
      from, shape, axis, first + layout_vertex(from->form.layouts[shape], 0) + (axis == AXIS_Y)};
}

struct test_case case_slid(const struct slide *slide, union number to) {
  struct test_case slid = *slide->from;
  const enum number_type type = slid.form.type;
  const union number was = slid.numbers[slide->column];
  const double by = type == TYPE_I64 ? (double)((i128)to.i64 - was.i64)
                                     : number_as_double(type, to) - number_as_double(type, was);
  for (unsigned k = 0; k < form_columns(&slid.form); k++)
    if (form_moves(&slid.form, k, slide->shape, slide->axis))
      slid.numbers[k] = k == slide->column ? to : number_moved(type, slid.numbers[k], by);
  return slid;
}

void PAGE_EXPORT(page_move)(struct page *page, unsigned shape, double x, double y, int decimals) {
  const enum number_type type = page->scene.form.type;
  for (enum axis axis = AXIS_X; axis <= AXIS_Y; axis++) {
    const double by = axis == AXIS_X ? x : y;
    const struct slide slide = slide_along(&page->scene, shape, axis);
    const union number from = page->scene.numbers[slide.column];
    const double to = rounded(type, number_as_double(type, from) + by, decimals);
    if (by != 0)
      page->scene = case_slid(&slide,
                              type == TYPE_I64 ? number_moved(type, from, by)
                                               : number_moved(type, (union number){.i64 = 0}, to));
  }
}

void PAGE_EXPORT(page_nudge)(struct page *page, unsigned shape, enum axis axis, double units, int ulps) {
  for (unsigned k = 0; k < page_columns(page); k++)
    if (form_moves(&page->scene.form, k, shape, axis))
      page_step(page, k, units, ulps);
}
