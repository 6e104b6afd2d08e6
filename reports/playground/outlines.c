/* Outlines of shapes as the stage shows them: spots in pixels from the point of view, in sight or near it.
 *
 * Far in, a side is a thousand billion windows long and a rim is straight. There the window is cut by the
 * lines along the sides and at the rims, and how far the view is from each comes from exact products.
 */
#include "page.h"
#include "reference/figure.h"
#include "reference/shape.h"

#include <math.h>
#include <string.h>

static const double FAR = 1e5; /* pixels: beyond it lines are found from the view */
enum { WINDOW = 900, ARC_TANGENTS = 32 };

/* What the lines have left of the window. */
struct outline_window {
  unsigned spots;
  struct spot at[OUTLINE_SPOTS];
};

struct sight {
  const struct drawn_shape *shape; /* in pixels from the view */
  unsigned corners;
  uint8_t corner[DRAWN_POINTS];
  struct figure figure; /* point 0 is the view, the others the shape's */
  double unit;          /* of the figure's values: so many pixels */
  double r;             /* in pixels */
};

static double dot(struct spot a, struct spot b) { return a.x * b.x + a.y * b.y; }

/* Keeps what is not outward of the line. */
static void cut(struct outline_window *w, struct spot on, struct spot out) {
  struct outline_window left = {.spots = 0};
  for (unsigned k = 0; k < w->spots && left.spots + 2 < OUTLINE_SPOTS; k++) {
    const struct spot a = w->at[k], b = w->at[(k + 1) % w->spots];
    const double da = (a.x - on.x) * out.x + (a.y - on.y) * out.y,
                 db = (b.x - on.x) * out.x + (b.y - on.y) * out.y;
    if (da <= 0)
      left.at[left.spots++] = a;
    if ((da < 0 && db > 0) || (da > 0 && db < 0))
      left.at[left.spots++] =
          (struct spot){a.x + (b.x - a.x) * (da / (da - db)), a.y + (b.y - a.y) * (da / (da - db))};
  }
  *w = left;
}

static struct spot corner_of(const struct sight *s, unsigned k) {
  return s->shape->at[s->corner[k % s->corners]];
}

/* How far outside of the line from corner k to the next the view is, in pixels. */
static double outside_line(struct sight *s, unsigned k) {
  const unsigned p = 1U + s->corner[k % s->corners], q = 1U + s->corner[(k + 1) % s->corners];
  const struct scaled way =
      scaled_divide(figure_cross_value(&s->figure, p, q, 0, p), figure_length(&s->figure, p, q));
  return scaled_to_double(way) * s->unit;
}

static void cut_side(struct outline_window *w, struct sight *s, unsigned k) {
  const struct spot out = side_normal(corner_of(s, k), corner_of(s, k + 1));
  const double way = outside_line(s, k) - s->r;
  if (way > -2 * WINDOW)
    cut(w, (struct spot){-fmin(way, 2 * WINDOW) * out.x, -fmin(way, 2 * WINDOW) * out.y}, out);
}

/* Whether corner k is the farthest in a direction. */
static bool is_farthest(const struct sight *s, unsigned k, struct spot out) {
  const struct spot at = corner_of(s, k), before = corner_of(s, k + s->corners - 1),
                    after = corner_of(s, k + 1);
  return dot((struct spot){before.x - at.x, before.y - at.y}, out) <= 0 &&
         dot((struct spot){after.x - at.x, after.y - at.y}, out) <= 0;
}

/* Tangents of the rim about corner k, closest together where it is `way` outside of the view. */
static void
cut_arc(struct outline_window *w, const struct sight *s, unsigned k, struct spot out, double way) {
  const double step = fmin(0.1, 30 / s->r);
  for (int j = -ARC_TANGENTS; j <= ARC_TANGENTS; j++) {
    const double sine = sin(j * step), back = 2 * pow(sin(j * step / 2), 2);
    const struct spot to = {out.x * (1 - back) - out.y * sine, out.y * (1 - back) + out.x * sine};
    const struct spot on = {-way * out.x - s->r * (out.y * sine + out.x * back),
                            -way * out.y + s->r * (out.x * sine - out.y * back)};
    if (is_farthest(s, k, to))
      cut(w, on, to);
  }
}

static void cut_rim(struct outline_window *w, struct sight *s, unsigned k) {
  const struct spot at = corner_of(s, k);
  const double far = hypot(at.x, at.y);
  const struct spot to_view = {-at.x / far, -at.y / far};
  if (far > 0 && is_farthest(s, k, to_view)) {
    const struct scaled gap = figure_squeezed(&s->figure, figure_point_gap(&s->figure, 0, 1U + s->corner[k]));
    const double way = scaled_to_double(gap) * s->unit;
    if (way > -2 * WINDOW)
      cut_arc(w, s, k, to_view, fmin(way, 2 * WINDOW));
  } else if (s->r <= FAR) { /* where a larger one begins, it is as straight as the side */
    for (unsigned side = 0; side < 2 && s->corners > 1; side++) {
      const unsigned from = k + (side == 0 ? s->corners - 1 : 0);
      const struct spot out = side_normal(corner_of(s, from), corner_of(s, from + 1));
      cut_arc(w, s, k, out, -dot(at, out) - s->r);
    }
  }
}

/* Between rings stands a spot of no numbers. */
static void end_ring(struct outline_window *w, unsigned k, unsigned corners) {
  if (k + 1 < corners)
    w->at[w->spots++] = (struct spot){NAN, NAN};
}

/* The sides of a ring, or a line without an inside, each held to what lies about its spot nearest to the
 * view: beyond the window the way from one to the next goes past it on the same hand as their far corner. */
static void take_sides(struct outline_window *w, struct sight *s) {
  w->spots = 0;
  for (unsigned k = 0; k < (s->corners == 2 ? 1 : s->corners); k++) {
    const struct spot a = corner_of(s, k), b = corner_of(s, k + 1);
    if (drawn_is_seam(s->shape, k)) {
      end_ring(w, k, s->corners);
      continue;
    }
    if (a.x == b.x && a.y == b.y)
      continue;
    const struct spot out = side_normal(a, b), along = {-out.y, out.x};
    const double way = fmin(fmax(outside_line(s, k), -2 * WINDOW), 2 * WINDOW);
    for (unsigned end = 0; end < 2; end++) {
      const double t = fmin(fmax(dot(end == 0 ? a : b, along), -2 * WINDOW), 2 * WINDOW);
      w->at[w->spots++] = (struct spot){along.x * t - way * out.x, along.y * t - way * out.y};
    }
  }
}

static void see_far(const struct drawn_shape *shape,
                    const struct hull *hull,
                    const struct hull *view,
                    double unit,
                    struct outline_window *w) {
  const struct spot by = drawn_squeeze(shape);
  struct drawn_shape squeezed = *shape;
  drawn_squeezed(&squeezed, by);
  struct sight s = {.shape = &squeezed, .unit = unit, .r = fabs(squeezed.r)};
  s.corners = drawn_corners(shape, s.corner);
  figure_begin(&s.figure, view, hull, &NO_TERMS);
  *w = (struct outline_window){4,
                               {{-WINDOW, -WINDOW}, {WINDOW, -WINDOW}, {WINDOW, WINDOW}, {-WINDOW, WINDOW}}};
  if (shape->ring || (s.corners == 2 && s.r == 0)) {
    take_sides(w, &s);
    return;
  }
  for (unsigned k = 0; k < s.corners && s.corners > 1; k++)
    cut_side(w, &s, k);
  for (unsigned k = 0; k < w->spots; k++)
    w->at[k] = (struct spot){w->at[k].x * by.x, w->at[k].y * by.y};
  for (unsigned k = 0; k < s.corners && s.r > 0; k++)
    cut_rim(w, &s, k);
  for (unsigned k = 0; k < w->spots; k++)
    w->at[k] = (struct spot){w->at[k].x / by.x, w->at[k].y / by.y};
}

/* Corners as they stand, even if they make no hull; a rim as fine as its size asks for. */
static void see_whole(const struct drawn_shape *shape, struct outline_window *w) {
  w->spots = 0;
  for (unsigned k = 0; k < shape->points; k++) {
    w->at[w->spots++] = shape->at[k];
    if (drawn_is_seam(shape, k))
      end_ring(w, k, shape->points);
  }
  if (shape->r != 0)
    w->spots = drawn_rim(
        shape, (unsigned)fmin(fmax(16, 10 * sqrt(fabs(fmax(shape->r, shape->ry)))), OUTLINE_TURN), w->at);
}

static struct terms view_term(double at) { return (struct terms){1, {at}}; }

struct outline *
PAGE_EXPORT(page_outline)(struct page *page, unsigned shape, double x, double y, double scale) {
  const struct test_case *scene = &page->scene;
  const struct hull from = {.points = 1, .x = {view_term(x)}, .y = {view_term(y)}};
  struct drawn_shape *seen = &page->drawn[shape];
  struct hull_pair pair = {.invalid = true};
  struct outline_window window = {.spots = 0};
  if (shape >= SHAPES || !drawn_shapes(&scene->form, scene->numbers, (struct spot){x, y}, page->drawn))
    return NULL;
  page->outline = (struct outline){.box = seen->box, .centre = seen->centre, .r = seen->r};
  drawn_place(seen, (struct spot){0, 0}, 0, scale);
  const struct bounds *box = &seen->box;
  const double reach = fmax(fmax(-box->left, box->right), fmax(-box->top, box->bottom));
  if (!has_odd_number(&scene->form, scene->numbers))
    hull_pair(&scene->form, scene->numbers, &pair);
  if (reach < FAR)
    see_whole(seen, &window);
  else if (!pair.invalid)
    see_far(seen, &pair.hull[shape], &from, 1 / scale, &window);
  page->outline.spots = seen->points == 1 && seen->r == 0 ? 0 : window.spots;
  memcpy(page->outline.rim, window.at, sizeof window.at);
  return &page->outline;
}
