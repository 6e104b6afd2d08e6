#include "page.h"
#include "reference/shape.h"

#include <math.h>

/* What is drawn of exact sums: their distance from the point of view, rounded once. */
static double offset_from(const struct terms *sum, double view, int scale) {
  struct terms rest = *sum;
  for (int k = 0; k < scale; k++)
    rest.term[rest.count++] = -view;
  struct scaled value = value_of_sum(&rest);
  value.e -= scale - 1;
  return scaled_to_double(value);
}

/* The signed distance of the point of view from a disc's rim: the reference's gap of that point and the disc.
 */
static double rim_gap(const struct drawn_shape *disc, double x, double y) {
  const struct form form = {TYPE_F64, 2, {LAYOUT_POINT, LAYOUT_DISC}};
  const union number numbers[FORM_MAX_COLUMNS] = {
      {.f64 = x}, {.f64 = y}, {.f64 = disc->cx}, {.f64 = disc->cy}, {.f64 = disc->r}};
  return reference_gap(&form, numbers);
}

static struct outline
outline_of(const struct real_shape *shape, const struct drawn_shape *drawn, int scale, double x, double y) {
  struct outline outline = {.is_disc = shape->is_disc};
  if (shape->is_disc) {
    outline.cx = offset_from(&shape->x.low, x, scale);
    outline.cy = offset_from(&shape->y.low, y, scale);
    outline.r = drawn->r;
    outline.left = outline.cx - outline.r;
    outline.right = outline.cx + outline.r;
    outline.top = outline.cy - outline.r;
    outline.bottom = outline.cy + outline.r;
    outline.rim = rim_gap(drawn, x, y);
    return outline;
  }
  outline.left = offset_from(&shape->x.low, x, scale);
  outline.right = offset_from(&shape->x.high, x, scale);
  outline.top = offset_from(&shape->y.low, y, scale);
  outline.bottom = offset_from(&shape->y.high, y, scale);
  outline.cx = outline.left / 2 + outline.right / 2;
  outline.cy = outline.top / 2 + outline.bottom / 2;
  return outline;
}

struct outline *PAGE_EXPORT(page_outline)(struct page *page, double x, double y) {
  const struct form *form = &page->scene.form;
  struct drawn_shape drawn[2];
  if (reference_drawn(form, page->scene.numbers, drawn) != 2)
    return NULL;
  const struct real_pair pair = real_pair(form, page->scene.numbers);
  for (unsigned k = 0; k < 2; k++)
    page->outline[k] = outline_of(&pair.shape[k], &drawn[k], pair.scale, x, y);
  return page->outline;
}

/* The end of span b nearest to span a, and the end of a nearest to it; where they share points, the middle of
 * what they share. */
static void nearest_on_axis(double a_low, double a_high, double b_low, double b_high, double *a, double *b) {
  if (a_high < b_low) {
    *a = a_high;
    *b = b_low;
  } else if (b_high < a_low) {
    *a = a_low;
    *b = b_high;
  } else {
    *a = *b = fmax(a_low, b_low) / 2 + fmin(a_high, b_high) / 2;
  }
}

static void pull_to_rim(const struct outline *disc, double x, double y, double *rim_x, double *rim_y) {
  const double dx = x - disc->cx, dy = y - disc->cy, distance = hypot(dx, dy);
  if (distance > 0) {
    *rim_x = disc->cx + dx / distance * disc->r;
    *rim_y = disc->cy + dy / distance * disc->r;
  }
}

double *PAGE_EXPORT(page_nearest)(struct page *page, double x, double y) {
  if (page_outline(page, x, y) == NULL)
    return NULL;
  const struct outline *a = &page->outline[0], *b = &page->outline[1];
  double *to = page->nearest;
  /* A disc is its centre until the way is known. */
  const double ar = a->is_disc != 0 ? a->r : 0, br = b->is_disc != 0 ? b->r : 0;
  nearest_on_axis(a->left + ar, a->right - ar, b->left + br, b->right - br, &to[0], &to[2]);
  nearest_on_axis(a->top + ar, a->bottom - ar, b->top + br, b->bottom - br, &to[1], &to[3]);
  const double ends[4] = {to[0], to[1], to[2], to[3]};
  if (a->is_disc != 0)
    pull_to_rim(a, ends[2], ends[3], &to[0], &to[1]);
  if (b->is_disc != 0)
    pull_to_rim(b, ends[0], ends[1], &to[2], &to[3]);
  return to;
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
  const unsigned *columns;
  unsigned count;
};

static struct test_case slid(const struct slide *slide, union number to) {
  struct test_case moved = slide->from;
  const enum number_type type = moved.form.type;
  const double by =
      number_as_double(type, to) - number_as_double(type, slide->from.numbers[slide->columns[0]]);
  moved.numbers[slide->columns[0]] = to;
  if (slide->count == 2)
    moved.numbers[slide->columns[1]] = number_moved(type, slide->from.numbers[slide->columns[1]], by);
  return moved;
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
  const union number start = slide->from.numbers[slide->columns[0]];
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
                      const struct position_columns *position,
                      const double toward[2],
                      unsigned axes,
                      struct test_case *best) {
  double least = (double)INFINITY;
  const double gap = fabs(reference_gap(&from->form, from->numbers));
  for (unsigned axis = 0; axis < 2; axis++) {
    const struct slide slide = {*from, axis == 0 ? position->x : position->y, position->count};
    struct test_case found;
    if ((axes >> axis & 1) == 0 ||
        !snap_along(&slide, toward[axis] == 0 ? 1e-300 : toward[axis], gap, &found))
      continue;
    const enum number_type type = found.form.type;
    const double way = fabs(number_as_double(type, found.numbers[slide.columns[0]]) -
                            number_as_double(type, from->numbers[slide.columns[0]]));
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
  const struct position_columns position = position_columns(&page->scene.form, shape);
  const struct outline *mine = &page->outline[shape], *other = &page->outline[1 - shape];
  const double toward[2] = {other->cx - mine->cx, other->cy - mine->cy};
  if (snap_case(&page->scene, &position, toward, 3, &page->scene))
    return true;
  /* First the line that is nearer. */
  const unsigned nearer = fabs(toward[0]) <= fabs(toward[1]) ? 0 : 1;
  for (unsigned k = 0; k < 2; k++) {
    const unsigned axis = k == 0 ? nearer : 1 - nearer;
    const struct slide slide = {page->scene, axis == 0 ? position.x : position.y, position.count};
    const union number start = page->scene.numbers[slide.columns[0]];
    const struct test_case aligned = slid(&slide, number_moved(page->scene.form.type, start, toward[axis]));
    if (relation_of(&aligned) == RELATION_TOUCHING) {
      page->scene = aligned;
      return true;
    }
    if (snap_case(&aligned, &position, toward, 2U >> axis, &page->scene))
      return true;
  }
  return false;
}
