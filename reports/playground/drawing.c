/* What the page draws of a case, about the point of view; the scenes to begin with; and shapes slid until
 * they touch. */
#include "number.h"
#include "page.h"
#include "scene.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

const char *PAGE_EXPORT(page_pair)(struct page *page, unsigned k) {
  if (k >= PAIRS)
    return NULL;
  const enum shape_kind a = pair_kind((enum pair)k, 0), b = pair_kind((enum pair)k, 1);
  const struct scene scene = {.shapes = SHAPES,
                              .shape = {scene_sample(a, -100, -20, 80), scene_sample(b, 20, -60, 120)}};
  const struct form form = {.type = TYPE_F64, .layouts = {kind_layout(a), kind_layout(b)}};
  char named[FORM_TEXT], why[SCENE_WHY];
  struct test_case start = {.form = form};
  if (!scene_carry(&scene, &form, start.numbers, why))
    return NULL;
  /* Of two segments the second rises where the first falls: they can cross. */
  if (a == KIND_SEGMENT && b == KIND_SEGMENT) {
    const union number y = start.numbers[5];
    start.numbers[5] = start.numbers[7];
    start.numbers[7] = y;
  }
  form_print(&form, named);
  const int used = snprintf(page->text,
                            PAGE_TEXT,
                            "{\"name\": \"%s\", \"kinds\": [\"%s\", \"%s\"], \"form\": \"%s\", \"text\": \"",
                            pair_name((enum pair)k),
                            kind_name(a),
                            kind_name(b),
                            named);
  case_print(&form, start.numbers, NUMBER_DECIMAL, page->text + used);
  strcat(page->text, "\"}");
  return page->text;
}

struct spot *PAGE_EXPORT(page_nearest)(struct page *page, double x, double y) {
  if (!drawn_shapes(&page->scene.form, page->scene.numbers, (struct spot){x, y}, page->drawn))
    return NULL;
  const struct meeting meeting = drawn_meeting(page->drawn);
  memcpy(page->nearest, meeting.on, sizeof page->nearest);
  return page->nearest;
}

static enum relation relation_of(const struct test_case *at) {
  return reference_truth(&at->form, at->numbers).relation;
}

/* Halves the way from an end that is apart to one that overlaps until the numbers between them are used up.
 */
static bool
bisect(const struct slide *slide, union number apart, union number meeting, struct test_case *found) {
  const enum number_type type = slide->from->form.type;
  union number to;
  i128 low, high;
  number_place(type, LINE_ALL, apart, &low);
  number_place(type, LINE_ALL, meeting, &high);
  while (high - low > 1 || low - high > 1) {
    const i128 middle = (low + high) >> 1;
    number_at(type, LINE_ALL, middle, &to);
    *found = case_slid(slide, to);
    const enum relation relation = relation_of(found);
    if (relation == RELATION_TOUCHING)
      return true;
    *(relation == RELATION_APART ? &low : &high) = middle;
  }
  return false;
}

/* The roundest number near the one found that touches as well: shapes of many numbers do so at several. */
static void shorten(const struct slide *slide, struct test_case *found) {
  const enum number_type type = slide->from->form.type;
  const double value = number_as_double(type, found->numbers[slide->column]);
  for (int decimals = 0; decimals <= 15 && !type_is_whole(type); decimals++) {
    const double tens = pow(10, decimals);
    const union number to = number_moved(type, (union number){.i64 = 0}, round(value * tens) / tens);
    const struct test_case moved = case_slid(slide, to);
    if (fabs(value) * tens < 0x1p53 && relation_of(&moved) == RELATION_TOUCHING) {
      *found = moved;
      return;
    }
  }
}

/* Apart: to where it is deepest in the other. Meeting: out, as far as both are large. */
static bool snap_along(const struct slide *slide, double toward, double large, struct test_case *found) {
  const union number start = slide->from->numbers[slide->column];
  const bool apart = relation_of(slide->from) == RELATION_APART;
  const union number there =
      number_moved(slide->from->form.type, start, apart ? toward : copysign(large, -toward));
  *found = case_slid(slide, there);
  const enum relation relation = relation_of(found);
  return relation == RELATION_TOUCHING ||
         (relation != RELATION_INVALID && (relation == RELATION_APART) != apart &&
          bisect(slide, apart ? start : there, apart ? there : start, found));
}

/* Slides along x or y, whichever is the shorter way; `axes` says which may be tried. */
static bool snap_case(const struct test_case *from,
                      unsigned shape,
                      const double toward[2],
                      double large,
                      unsigned axes,
                      struct test_case *best) {
  double least = (double)INFINITY;
  for (unsigned axis = 0; axis < 2; axis++) {
    const struct slide slide = slide_along(from, shape, (enum axis)axis);
    struct test_case found;
    if ((axes >> axis & 1) == 0 ||
        !snap_along(&slide, toward[axis] == 0 ? 1e-300 : toward[axis], large, &found))
      continue;
    shorten(&slide, &found);
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

/* A way along an axis that brings a corner or the middle of one shape level with one of the other. */
struct lineup {
  double by, then; /* and how far they are then apart along the other axis */
  enum axis axis;
};

static unsigned
find_lineups(const struct drawn_shape *mine, const struct drawn_shape *other, struct lineup *lineups) {
  unsigned count = 0;
  for (unsigned a = 0; a <= mine->points; a++)
    for (unsigned b = 0; b <= other->points; b++)
      for (unsigned axis = AXIS_X; axis <= AXIS_Y; axis++) {
        const struct spot from = a == 0 ? mine->centre : mine->at[a - 1],
                          to = b == 0 ? other->centre : other->at[b - 1];
        lineups[count++] = axis == AXIS_X ? (struct lineup){to.x - from.x, to.y - from.y, AXIS_X}
                                          : (struct lineup){to.y - from.y, to.x - from.x, AXIS_Y};
      }
  return count;
}

/* The middles first, then the shortest way. */
static int by_length(const void *a, const void *b) {
  const double x = fabs(((const struct lineup *)a)->by), y = fabs(((const struct lineup *)b)->by);
  return (x > y) - (x < y);
}

/* Slides the shape until it touches the other exactly. Round shapes and slanted sides may meet at no number
 * on the way: then once more with their middles or corners on one line, where they touch if numbers add up at
 * all. */
bool PAGE_EXPORT(page_snap)(struct page *page, unsigned shape) {
  enum { MIDDLES = 2, LINEUPS = 2 * (DRAWN_POINTS + 1) * (DRAWN_POINTS + 1) };
  const enum relation relation = relation_of(&page->scene);
  if (relation == RELATION_TOUCHING)
    return true;
  if (relation == RELATION_INVALID || shape > 1 ||
      !drawn_shapes(&page->scene.form, page->scene.numbers, (struct spot){0, 0}, page->drawn))
    return false;
  const struct drawn_shape *mine = &page->drawn[shape], *other = &page->drawn[1 - shape];
  const double toward[2] = {other->centre.x - mine->centre.x, other->centre.y - mine->centre.y};
  const double large = 1.5 * (drawn_extent(mine) + drawn_extent(other));
  const struct test_case from = page->scene;
  if (snap_case(&from, shape, toward, large, 3, &page->scene))
    return true;
  struct lineup lineups[LINEUPS];
  const unsigned count = find_lineups(mine, other, lineups);
  qsort(lineups, MIDDLES, sizeof *lineups, by_length);
  qsort(lineups + MIDDLES, count - MIDDLES, sizeof *lineups, by_length);
  for (unsigned k = 0; k < count; k++) {
    const enum axis axis = lineups[k].axis;
    const struct slide slide = slide_along(&from, shape, axis);
    const struct test_case aligned =
        case_slid(&slide, number_moved(from.form.type, from.numbers[slide.column], lineups[k].by));
    if (relation_of(&aligned) == RELATION_TOUCHING) {
      page->scene = aligned;
      return true;
    }
    const double then[2] = {lineups[k].then, lineups[k].then};
    if (snap_case(&aligned, shape, then, large, 2U >> axis, &page->scene))
      return true;
  }
  return false;
}
