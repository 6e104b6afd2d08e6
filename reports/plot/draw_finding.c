/* The smallest case of a finding, to scale; where the gap is a hair, once more through a glass. */
#include "draw.h"
#include "labels.h"
#include "scene.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

enum { LEFT = 58, TOP = 70, SIDE = 360, COLUMN = LEFT + SIDE + 40, GLASS = 210, WIDTH = COLUMN + 320, HEIGHT = TOP + SIDE + 36 };

struct canvas size_finding(const struct model *model, const struct plot *plot) {
  (void)model;
  (void)plot;
  return (struct canvas){WIDTH, HEIGHT};
}

/* Everything in units of the view, so that no size is too large or too small to draw: its middle is the origin, it reaches
 * from -1 to 1. */
struct view {
  const struct model_finding *finding;
  const struct model_test *test;
  struct drawn_shape shape[2];
  struct spot middle; /* of the view, in numbers of the case */
  double unit;        /* of the view, likewise */
  double gap;         /* in units of the view */
};

/* What is so small that it would not be seen. */
static const double SPECK = 0.02, HAIR = 0.02;

static double greatest(const struct drawn_shape shapes[2]) {
  double most = 0;
  for (unsigned k = 0; k < 2; k++) {
    const struct drawn_shape *s = &shapes[k];
    const double x = fmax(fabs(shape_left(s)), fabs(shape_right(s))), y = fmax(fabs(shape_top(s)), fabs(shape_bottom(s)));
    most = fmax(most, fmax(x, y));
  }
  return most;
}

static void scale(struct drawn_shape *s, double x, double y, int power) {
  double *const across[] = {&s->left, &s->right, &s->cx}, *const down[] = {&s->top, &s->bottom, &s->cy};
  for (unsigned k = 0; k < 3; k++) {
    *across[k] = ldexp(*across[k] - x, power);
    *down[k] = ldexp(*down[k] - y, power);
  }
  s->r = ldexp(s->r, power);
}

static void divide(struct drawn_shape *s, double by) {
  double *const all[] = {&s->left, &s->right, &s->cx, &s->top, &s->bottom, &s->cy, &s->r};
  for (unsigned k = 0; k < sizeof all / sizeof all[0]; k++)
    *all[k] /= by;
}

/* First by a power of two to sizes about 1, so that nothing overflows; then about the middle of both. */
static bool look(const struct model *model, const struct plot *plot, struct view *view) {
  const struct model_finding *f = &model->finding[plot->finding];
  *view = (struct view){.finding = f, .test = &model->test[f->test]};
  struct form form = view->test->form;
  for (unsigned s = 0; s < form.shapes && f->pixels; s++)
    form.layouts[s] = form.layouts[s] == LAYOUT_BOX_XYWH ? LAYOUT_BOX_PIXELS : form.layouts[s];
  if (form.shapes < 2 || !shapes_read(&form, f->smallest_hex, view->shape))
    return false;
  struct drawn_shape *s = view->shape;
  int power;
  frexp(greatest(s), &power);
  for (unsigned k = 0; k < 2; k++)
    scale(&s[k], 0, 0, -power);
  const double left = fmin(shape_left(&s[0]), shape_left(&s[1])), right = fmax(shape_right(&s[0]), shape_right(&s[1]));
  const double top = fmin(shape_top(&s[0]), shape_top(&s[1])), bottom = fmax(shape_bottom(&s[0]), shape_bottom(&s[1]));
  const double half = fmax(fmax(right - left, bottom - top) / 2 * 1.18, 0x1p-60), x = (left + right) / 2, y = (top + bottom) / 2;
  for (unsigned k = 0; k < 2; k++) {
    scale(&s[k], x, y, 0);
    divide(&s[k], half);
  }
  view->middle = (struct spot){ldexp(x, power), ldexp(y, power)};
  view->unit = ldexp(half, power);
  view->gap = view->unit > 0 ? f->gap / view->unit : 0;
  return isfinite(view->unit) && view->unit > 0;
}

static const char *fill_of(unsigned k) { return k == 0 ? PLOT_SKY : PLOT_ORANGE; }
/* Solid, and hatched. */
static const char *style_of(unsigned k) { return k == 0 ? "transparent solid 0.45" : "transparent pattern 5"; }

static void put_shape(struct script *s, const struct drawn_shape *shape, unsigned k) {
  if (shape_extent(shape) < SPECK) {
    const struct spot c = shape_centre(shape);
    script_put(s,
               "  set object circle at %.9g,%.9g size 0.018 front fc rgb '%s' fs solid 1 border lc rgb '" PLOT_INK "'\n",
               c.x,
               c.y,
               fill_of(k));
    return;
  }
  if (shape->is_box)
    script_put(s, "  set object rectangle from %.9g,%.9g to %.9g,%.9g", shape->left, shape->top, shape->right, shape->bottom);
  else
    script_put(s, "  set object circle at %.9g,%.9g size %.9g", shape->cx, shape->cy, shape->r);
  script_put(s, " fc rgb '%s' fs %s border lc rgb '" PLOT_INK "' lw 1.2\n", fill_of(k), style_of(k));
}

/* Real numbers on the axes, unless they differ in digits that no mark could show. */
static void put_marks(const struct view *view, struct script *s) {
  const bool fine = fmax(fabs(view->middle.x), fabs(view->middle.y)) < 1e6 * view->unit;
  if (!fine) {
    script_put(s, "  unset xtics; unset ytics\n");
    return;
  }
  axis_marks(s, 'x', view->middle.x, view->unit, 1);
}

/* An axis from -1 to 1 whose marks tell the numbers of the case. */
static void put_axis(const struct view *view, struct script *s, char axis) {
  const double middle = axis == 'x' ? view->middle.x : view->middle.y;
  if (fabs(middle) >= 1e6 * view->unit) {
    script_put(s, "  unset %ctics\n", axis);
    return;
  }
  axis_marks_within(s, axis, middle, view->unit, -1, 1);
}

/* The names of the shapes, where they are widest. */
static void put_names(const struct view *view, struct script *s) {
  for (unsigned k = 0; k < 2; k++) {
    const struct drawn_shape *shape = &view->shape[k];
    const bool speck = shape_extent(shape) < SPECK;
    struct label { int unused; };
    const double x = shape_centre(shape).x, y = speck ? shape_centre(shape).y : k == 0 ? shape_top(shape) : shape_bottom(shape);
    script_put(s,
               "  set label t%u at first %.9g,%.9g center front offset 0,%s textcolor rgb '" PLOT_INK "' font ',12'\n",
               script_text(s, shape_word(&view->test->form, k)),
               x,
               y,
               speck || k == 1 ? "-0.8" : "0.8");
  }
}
