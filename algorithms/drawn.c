#include "drawn.h"

#include "number.h"
#include "reference/exact.h"
#include "reference/shape.h"

#include <math.h>
#include <string.h>

/* An exact sum's distance from the point of view. */
static double offset_from(const struct terms *sum, double view) {
  struct terms rest = *sum;
  if (view != 0)
    rest.term[rest.count++] = -view;
  return scaled_to_double(value_of_sum(&rest));
}

/* Finds the box about the points and the radius. */
static void enclose(struct drawn_shape *s) {
  s->box = (struct bounds){INFINITY, INFINITY, -INFINITY, -INFINITY};
  for (unsigned k = 0; k < s->points; k++) {
    s->box.left = fmin(s->box.left, s->at[k].x - s->r);
    s->box.top = fmin(s->box.top, s->at[k].y - s->ry);
    s->box.right = fmax(s->box.right, s->at[k].x + s->r);
    s->box.bottom = fmax(s->box.bottom, s->at[k].y + s->ry);
  }
  s->centre = s->points == 1
                  ? s->at[0]
                  : (struct spot){s->box.left / 2 + s->box.right / 2, s->box.top / 2 + s->box.bottom / 2};
}

static struct drawn_shape drawn_hull(const struct hull *hull, struct spot view) {
  const double r = offset_from(&hull->r, 0);
  struct drawn_shape shape = {
      .points = hull->points, .r = r, .ry = hull->ry.count > 0 ? offset_from(&hull->ry, 0) : r};
  for (unsigned k = 0; k < hull->points; k++)
    shape.at[k] = (struct spot){offset_from(&hull->x[k], view.x), offset_from(&hull->y[k], view.y)};
  enclose(&shape);
  return shape;
}

static bool is_same(struct spot a, struct spot b) { return a.x == b.x && a.y == b.y; }

/* Where a ring's first point comes again, and the one after is another. */
static uint16_t seams_of(const struct drawn_shape *s) {
  _Static_assert(DRAWN_POINTS <= 16, "a bit each");
  uint16_t seams = 0;
  struct spot first = s->at[0];
  bool away = false;
  for (unsigned k = 0; k < s->points; k++) {
    const struct spot next = s->at[(k + 1) % s->points];
    away |= !is_same(s->at[k], first);
    if (away && is_same(s->at[k], first) && !is_same(next, first)) {
      seams |= (uint16_t)(1U << k);
      first = next;
      away = false;
    }
  }
  return seams;
}

bool drawn_shapes(const struct form *form,
                  const union number *numbers,
                  struct spot view,
                  struct drawn_shape shapes[SHAPES]) {
  if (form_pair(form) == PAIR_NONE || !numbers_are_finite(form->type, numbers, form_columns(form)))
    return false;
  for (unsigned s = 0; s < SHAPES; s++) {
    const enum layout layout = form->layouts[s];
    const unsigned columns = layout_columns(layout);
    struct terms n[LAYOUT_MAX_COLUMNS];
    struct hull hull;
    take_numbers(form->type, numbers, columns, n);
    numbers += columns;
    real_hull(layout, n, &hull);
    shapes[s] = drawn_hull(&hull, view);
    shapes[s].ring = layout_is_ring(layout);
    if (layout_rule(layout) == RING_HOLES)
      shapes[s].seams = seams_of(&shapes[s]);
  }
  return true;
}

double drawn_extent(const struct drawn_shape *s) {
  return s->points == 1 ? 2 * fmax(s->r, s->ry)
                        : fmax(s->box.right - s->box.left, s->box.bottom - s->box.top);
}

struct bounds drawn_bounds(const struct drawn_shape s[2]) {
  const struct bounds *a = &s[0].box, *b = &s[1].box;
  return (struct bounds){
      fmin(a->left, b->left), fmin(a->top, b->top), fmax(a->right, b->right), fmax(a->bottom, b->bottom)};
}

void drawn_place(struct drawn_shape *s, struct spot origin, int power, double unit) {
  for (unsigned k = 0; k < s->points; k++) {
    s->at[k].x = ldexp(s->at[k].x - origin.x, power) / unit;
    s->at[k].y = ldexp(s->at[k].y - origin.y, power) / unit;
  }
  s->r = ldexp(s->r, power) / unit;
  s->ry = ldexp(s->ry, power) / unit;
  enclose(s);
}

struct spot drawn_squeeze(const struct drawn_shape *s) {
  const double shorter = fmin(s->r, s->ry);
  return shorter > 0 && s->r != s->ry ? (struct spot){shorter / s->r, shorter / s->ry} : (struct spot){1, 1};
}

void drawn_squeezed(struct drawn_shape *s, struct spot by) {
  for (unsigned k = 0; k < s->points; k++)
    s->at[k] = (struct spot){s->at[k].x * by.x, s->at[k].y * by.y};
  s->r *= by.x;
  s->ry *= by.y;
  enclose(s);
}

bool drawn_settle(struct drawn_shape shapes[2], int *power) {
  double most = 0;
  for (unsigned k = 0; k < 2; k++) {
    most = fmax(most, fmax(shapes[k].r, shapes[k].ry));
    for (unsigned p = 0; p < shapes[k].points; p++)
      most = fmax(most, fmax(fabs(shapes[k].at[p].x), fabs(shapes[k].at[p].y)));
  }
  frexp(most, power);
  *power = -*power;
  for (unsigned k = 0; k < 2; k++)
    drawn_place(&shapes[k], (struct spot){0, 0}, *power, 1);
  return isfinite(most);
}

static double turn_of(struct spot a, struct spot b, struct spot c) {
  return (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);
}

static bool stands_before(struct spot a, struct spot b) { return a.x < b.x || (a.x == b.x && a.y < b.y); }

/* The numbers of the spots from left to right, each place once. */
static unsigned sort_spots(const struct spot *at, unsigned count, uint8_t *order) {
  unsigned sorted = 0;
  for (unsigned k = 0; k < count; k++) {
    unsigned to = sorted;
    while (to > 0 && stands_before(at[k], at[order[to - 1]]))
      to--;
    if (to > 0 && at[order[to - 1]].x == at[k].x && at[order[to - 1]].y == at[k].y)
      continue;
    memmove(order + to + 1, order + to, sorted++ - to);
    order[to] = (uint8_t)k;
  }
  return sorted;
}

/* One side of the outline from end to end, then the other back. */
unsigned hull_corners(const struct spot *at, unsigned count, uint8_t *corner) {
  uint8_t order[HULL_SPOTS], chain[2 * HULL_SPOTS];
  const unsigned sorted = sort_spots(at, count, order);
  unsigned used = 0;
  for (unsigned way = 0; way < 2 && sorted > 1; way++) {
    const unsigned base = used;
    for (unsigned k = 0; k < sorted; k++) {
      const uint8_t next = order[way == 0 ? k : sorted - 1 - k];
      while (used >= base + 2 && !(turn_of(at[chain[used - 2]], at[chain[used - 1]], at[next]) > 0))
        used--;
      chain[used++] = next;
    }
    used--; /* its end begins the other way */
  }
  if (sorted == 1)
    chain[used++] = order[0];
  memcpy(corner, chain, used);
  return used;
}

unsigned drawn_corners(const struct drawn_shape *s, uint8_t corner[DRAWN_POINTS]) {
  if (!s->ring)
    return hull_corners(s->at, s->points, corner);
  for (unsigned k = 0; k < s->points; k++)
    corner[k] = (uint8_t)k;
  return s->points;
}

struct spot side_normal(struct spot from, struct spot to) {
  const double x = to.x - from.x, y = to.y - from.y, length = hypot(x, y);
  return (struct spot){y / length, -x / length};
}

/* The arc about a corner from one outward direction to the next. */
static unsigned
put_arc(struct spot corner, struct spot r, struct spot from, double angle, unsigned turn, struct spot *rim) {
  const double whole = 2 * acos(-1);
  const unsigned steps = r.x > 0 ? (unsigned)ceil(angle / whole * turn) : 0;
  for (unsigned k = 0; k <= steps; k++) {
    const double a = steps > 0 ? angle * k / steps : 0;
    rim[k] = (struct spot){corner.x + r.x * (from.x * cos(a) - from.y * sin(a)),
                           corner.y + r.y * (from.x * sin(a) + from.y * cos(a))};
  }
  return steps + 1;
}

/* From the outline's first point to each hole and back, so that nothing lies between, and round a hole the
 * other way than round the outline. */
static unsigned ring_rim(const struct drawn_shape *s, struct spot *rim) {
  unsigned used = 0, first = 0;
  bool left = false;
  for (unsigned k = 0; k < s->points; k++) {
    rim[used++] = s->at[k];
    if (!drawn_is_seam(s, k))
      continue;
    double area = 0;
    for (unsigned n = first; n < k; n++)
      area += (s->at[n].x - s->at[first].x) * (s->at[n + 1].y - s->at[first].y) -
              (s->at[n].y - s->at[first].y) * (s->at[n + 1].x - s->at[first].x);
    if (first == 0)
      left = area > 0;
    for (unsigned n = 0; first > 0 && left == (area > 0) && n <= (k - first) / 2; n++) {
      const struct spot kept = rim[used - 1 - n];
      rim[used - 1 - n] = rim[used - 1 - (k - first) + n];
      rim[used - 1 - (k - first) + n] = kept;
    }
    rim[used++] = s->at[0];
    first = k + 1;
  }
  return used;
}

unsigned drawn_rim(const struct drawn_shape *s, unsigned turn, struct spot *rim) {
  uint8_t corner[DRAWN_POINTS];
  const unsigned corners = drawn_corners(s, corner);
  const double whole = 2 * acos(-1);
  const struct spot r = {fabs(s->r), fabs(s->ry)};
  unsigned used = 0;
  if (s->ring)
    return ring_rim(s, rim);
  if (corners == 1)
    return put_arc(s->at[corner[0]], r, (struct spot){1, 0}, whole * (turn - 1) / turn, turn - 1, rim);
  for (unsigned k = 0; k < corners; k++) {
    const struct spot at = s->at[corner[k]], before = s->at[corner[(k + corners - 1) % corners]],
                      after = s->at[corner[(k + 1) % corners]];
    const struct spot from = side_normal(before, at), to = side_normal(at, after);
    const double angle = atan2(from.x * to.y - from.y * to.x, from.x * to.x + from.y * to.y);
    used += put_arc(at, r, from, angle > 0 ? angle : angle + whole, turn, rim + used);
  }
  return used;
}
