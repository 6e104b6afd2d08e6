/* What the page draws of a case: outlines about the point of view, from exact sums. */
#include "page.h"

#include <math.h>
#include <string.h>

/* The signed distance of the point of view from a disc's rim: the reference's gap of that point and the disc.
 */
static double rim_gap(const struct drawn_shape *disc, double x, double y) {
  const struct form form = {TYPE_F64, {LAYOUT_POINT, LAYOUT_DISC}};
  const union number numbers[FORM_MAX_COLUMNS] = {
      {.f64 = x}, {.f64 = y}, {.f64 = disc->centre.x}, {.f64 = disc->centre.y}, {.f64 = disc->r}};
  return reference_gap(&form, numbers);
}

struct outline *PAGE_EXPORT(page_outline)(struct page *page, double x, double y) {
  struct drawn_shape whole[2], seen[2];
  if (!drawn_shapes(&page->scene.form, page->scene.numbers, (struct spot){0, 0}, whole) ||
      !drawn_shapes(&page->scene.form, page->scene.numbers, (struct spot){x, y}, seen))
    return NULL;
  for (unsigned k = 0; k < 2; k++) {
    const struct drawn_shape *s = &seen[k];
    struct outline *outline = &page->outline[k];
    *outline = (struct outline){.box = s->box, .centre = s->centre, .r = s->r, .points = s->points};
    outline->rim = s->points == 1 ? rim_gap(&whole[k], x, y) : 0;
    memcpy(outline->at, s->at, sizeof outline->at);
  }
  return page->outline;
}

struct spot *PAGE_EXPORT(page_nearest)(struct page *page, double x, double y) {
  struct drawn_shape shapes[2];
  if (!drawn_shapes(&page->scene.form, page->scene.numbers, (struct spot){x, y}, shapes))
    return NULL;
  const struct meeting meeting = drawn_meeting(shapes);
  memcpy(page->nearest, meeting.on, sizeof page->nearest);
  return page->nearest;
}

/* Numbers of a type in their order, as whole numbers. */
static int64_t ordinal(enum number_type type, union number number) {
  switch (type) {
  case TYPE_I32:
    return number.i32;
  case TYPE_I64:
    return number.i64;
  case TYPE_F32:
    return number.i32 < 0 ? (int64_t)INT32_MIN - number.i32 : number.i32;
  default:
    return number.i64 < 0 ? INT64_MIN - number.i64 : number.i64;
  }
}

static union number from_ordinal(enum number_type type, int64_t n) {
  switch (type) {
  case TYPE_I32:
    return (union number){.i32 = (int32_t)n};
  case TYPE_F32:
    return (union number){.i32 = (int32_t)(n < 0 ? (int64_t)INT32_MIN - n : n)};
  case TYPE_I64:
    return (union number){.i64 = n};
  default:
    return (union number){.i64 = n < 0 ? INT64_MIN - n : n};
  }
}

/* One axis along which a shape is slid. */
struct slide {
  struct test_case from;
  unsigned shape;
  enum axis axis;
  unsigned column; /* the first number that says where it lies on the axis */
};

static struct slide slide_along(const struct test_case *from, unsigned shape, enum axis axis) {
  return (struct slide){*from, shape, axis, form_first_column(&from->form, shape) + (axis == AXIS_Y)};
}

static struct test_case slid(const struct slide *slide, union number to) {
  return case_slid(&slide->from, slide->shape, slide->axis, to);
}

static enum relation relation_of(const struct test_case *at) {
  return reference_truth(&at->form, at->numbers).relation;
}

/* Halves the way from an end that is apart to one that is not until the numbers between them are used up. */
static bool
bisect(const struct slide *slide, union number apart, union number meeting, struct test_case *found) {
  const enum number_type type = slide->from.form.type;
  int64_t low = ordinal(type, apart), high = ordinal(type, meeting);
  for (;;) {
    const int64_t middle = (low & high) + ((low ^ high) >> 1);
    *found = slid(slide, from_ordinal(type, middle));
    const enum relation relation = relation_of(found);
    if (relation == RELATION_TOUCHING)
      return true;
    if (middle == low || middle == high) {
      const int64_t other = middle == low ? high : low;
      *found = slid(slide, from_ordinal(type, other));
      return relation_of(found) == RELATION_TOUCHING;
    }
    if (relation == RELATION_APART)
      low = middle;
    else
      high = middle;
  }
}

static bool snap_along(const struct slide *slide, double toward, double gap, struct test_case *found) {
  const union number start = slide->from.numbers[slide->column];
  const enum number_type type = slide->from.form.type;
  const bool apart = relation_of(&slide->from) == RELATION_APART;
  /* Apart: to where it is deepest in the other. Meeting: out, by the depth and then more. */
  double by = apart ? toward : copysign(gap, -toward);
  for (unsigned attempt = 0; attempt < 8; attempt++) {
    const union number there = number_moved(type, start, by);
    const struct test_case moved = slid(slide, there);
    const enum relation relation = relation_of(&moved);
    if (relation == RELATION_TOUCHING) {
      *found = moved;
      return true;
    }
    if (relation == RELATION_INVALID || (relation == RELATION_APART) != apart)
      return relation != RELATION_INVALID &&
             bisect(slide, apart ? start : there, apart ? there : start, found);
    if (apart)
      return false;
    by *= 2;
  }
  return false;
}

/* Slides along x or y, whichever is the shorter way; `axes` says which may be tried. */
static bool snap_case(const struct test_case *from,
                      unsigned shape,
                      const double toward[2],
                      unsigned axes,
                      struct test_case *best) {
  double least = (double)INFINITY;
  const double gap = fabs(reference_gap(&from->form, from->numbers));
  for (unsigned axis = 0; axis < 2; axis++) {
    const struct slide slide = slide_along(from, shape, (enum axis)axis);
    struct test_case found;
    if ((axes >> axis & 1) == 0 ||
        !snap_along(&slide, toward[axis] == 0 ? 1e-300 : toward[axis], gap, &found))
      continue;
    const enum number_type type = found.form.type;
    const double way = fabs(number_as_double(type, found.numbers[slide.column]) -
                            number_as_double(type, from->numbers[slide.column]));
    if (way < least) {
      least = way;
      *best = found;
    }
  }
  return least < (double)INFINITY;
}

/* Slides the shape until it touches the other exactly. Round shapes may meet at no number on the way: then
 * once more with their middles on one line, where they touch if numbers add up at all. */
bool PAGE_EXPORT(page_snap)(struct page *page, unsigned shape) {
  const enum relation relation = relation_of(&page->scene);
  if (relation == RELATION_TOUCHING)
    return true;
  if (relation == RELATION_INVALID || shape > 1 || page_outline(page, 0, 0) == NULL)
    return false;
  const struct outline *mine = &page->outline[shape], *other = &page->outline[1 - shape];
  const double toward[2] = {other->centre.x - mine->centre.x, other->centre.y - mine->centre.y};
  if (snap_case(&page->scene, shape, toward, 3, &page->scene))
    return true;
  /* First the line that is nearer. */
  const unsigned nearer = fabs(toward[0]) <= fabs(toward[1]) ? 0 : 1;
  for (unsigned k = 0; k < 2; k++) {
    const unsigned axis = k == 0 ? nearer : 1 - nearer;
    const struct slide slide = slide_along(&page->scene, shape, (enum axis)axis);
    const union number start = page->scene.numbers[slide.column];
    const struct test_case aligned = slid(&slide, number_moved(page->scene.form.type, start, toward[axis]));
    if (relation_of(&aligned) == RELATION_TOUCHING) {
      page->scene = aligned;
      return true;
    }
    if (snap_case(&aligned, shape, toward, 2U >> axis, &page->scene))
      return true;
  }
  return false;
}
