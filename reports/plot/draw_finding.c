/* The smallest case of a finding, to scale; where the gap is a hair, once more through a glass. */
#include "draw.h"
#include "labels.h"
#include "scene.h"
#include "text.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

enum {
  LEFT = 80,
  TOP = 70,
  SIDE = 380,
  COLUMN = LEFT + SIDE + 40,
  LINE = 18,
  GLASS = 170,
  WIDTH = COLUMN + 330,
  HEIGHT = TOP + SIDE + 36
};

struct canvas size_finding(const struct model *model, const struct plot *plot) {
  (void)model;
  (void)plot;
  return (struct canvas){WIDTH, HEIGHT};
}

/* Everything in units of the view, so that no size is too large or too small to draw: its middle is the
 * origin, it reaches from -1 to 1. */
struct view {
  const struct model_finding *finding;
  const struct model_test *test;
  struct drawn_shape shape[2];
  struct spot middle; /* of the view, in numbers of the case */
  double unit;        /* of the view, likewise */
  double gap;         /* in units of the view; negative: they overlap */
  struct meeting meeting;
};

/* What is so small that it would not be seen. */
static const double SPECK = 0.02, HAIR = 0.03;

static double greatest(const struct drawn_shape shapes[2]) {
  double most = 0;
  for (unsigned k = 0; k < 2; k++) {
    const struct drawn_shape *s = &shapes[k];
    const double x = fmax(fabs(shape_left(s)), fabs(shape_right(s))),
                 y = fmax(fabs(shape_top(s)), fabs(shape_bottom(s)));
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
  const double left = fmin(shape_left(&s[0]), shape_left(&s[1])),
               right = fmax(shape_right(&s[0]), shape_right(&s[1]));
  const double top = fmin(shape_top(&s[0]), shape_top(&s[1])),
               bottom = fmax(shape_bottom(&s[0]), shape_bottom(&s[1]));
  const double half = fmax(fmax(right - left, bottom - top) / 2 * 1.18, 0x1p-60), x = (left + right) / 2,
               y = (top + bottom) / 2;
  for (unsigned k = 0; k < 2; k++) {
    scale(&s[k], x, y, 0);
    divide(&s[k], half);
  }
  view->middle = (struct spot){ldexp(x, power), ldexp(y, power)};
  view->unit = ldexp(half, power);
  view->gap = view->unit > 0 ? f->gap / view->unit : 0;
  view->meeting = shapes_meeting(s);
  return isfinite(view->unit) && view->unit > 0;
}

static const char *fill_of(unsigned k) { return k == 0 ? PLOT_SKY : PLOT_ORANGE; }
/* Solid, and hatched. */
static const char *style_of(unsigned k) {
  return k == 0 ? "transparent solid 0.45" : "transparent pattern 5";
}

static void put_shape(struct script *s, const struct drawn_shape *shape, unsigned k) {
  if (shape_extent(shape) < SPECK) {
    const struct spot c = shape_centre(shape);
    script_put(
        s,
        "  set object circle at %.9g,%.9g size 0.018 front fc rgb '%s' fs solid 1 border lc rgb '" PLOT_INK
        "'\n",
        c.x,
        c.y,
        fill_of(k));
    return;
  }
  if (shape->is_box && fmin(shape->right - shape->left, shape->bottom - shape->top) < SPECK) { /* a line */
    script_put(s,
               "  set arrow from %.9g,%.9g to %.9g,%.9g nohead front lc rgb '%s' lw 5\n",
               shape->left,
               shape->top,
               shape->right,
               shape->bottom,
               fill_of(k));
    return;
  }
  if (shape->is_box)
    script_put(s,
               "  set object rectangle from %.9g,%.9g to %.9g,%.9g",
               shape->left,
               shape->top,
               shape->right,
               shape->bottom);
  else
    script_put(s, "  set object circle at %.9g,%.9g size %.9g", shape->cx, shape->cy, shape->r);
  script_put(s, " fc rgb '%s' fs %s border lc rgb '" PLOT_INK "' lw 1.2\n", fill_of(k), style_of(k));
}

/* An axis from -1 to 1 whose marks tell the numbers of the case, unless these differ in digits that no mark
 * shows. */
static void put_axis(const struct view *view, struct script *s, char axis) {
  const double middle = axis == 'x' ? view->middle.x : view->middle.y;
  if (fabs(middle) < 1e6 * view->unit)
    axis_marks(s, axis, middle, view->unit, -1, 1);
  else
    script_put(s, "  unset %ctics\n", axis);
}

/* Each shape is named inside it, or beside it when it is a speck. */
static void put_names(const struct view *view, struct script *s) {
  for (unsigned k = 0; k < 2; k++) {
    const struct drawn_shape *shape = &view->shape[k];
    const struct spot c = shape_centre(shape);
    const bool speck = shape_extent(shape) < SPECK;
    /* The first at its top, the second at its bottom: within one another they do not hide each other's names.
     */
    const double y = speck ? c.y : k == 0 ? shape_top(shape) : shape_bottom(shape);
    script_put(s,
               "  set label t%u at first %.9g,%.9g center front offset 0,%s textcolor rgb '" PLOT_INK
               "' font ',12'\n",
               script_text(s, shape_word(&view->test->form, k)),
               fmin(fmax(c.x, -0.8), 0.8),
               y,
               k == 0 ? "0.9" : "-0.9");
  }
}

/* From shape to shape where they are nearest; a ring where that is too short to see. */
static void put_meeting(const struct view *view, struct script *s) {
  const struct spot *on = view->meeting.on;
  if (fabs(view->gap) < HAIR)
    script_put(s,
               "  set object circle at %.9g,%.9g size 0.05 front fs empty border lc rgb '" PLOT_VERMILLION
               "' lw 2\n",
               on[0].x,
               on[0].y);
  else
    script_put(s,
               "  set arrow from %.9g,%.9g to %.9g,%.9g heads size 0.02,30 front lc rgb '" PLOT_VERMILLION
               "' lw 2\n",
               on[0].x,
               on[0].y,
               on[1].x,
               on[1].y);
}

static void put_scene(const struct view *view, struct script *s) {
  script_panel(s, LEFT, TOP, SIDE, SIDE);
  script_put(s, "  set xrange [-1:1]; set yrange [1:-1]; set grid noxtics noytics\n");
  put_axis(view, s, 'x');
  put_axis(view, s, 'y');
  const unsigned larger = shape_extent(&view->shape[0]) >= shape_extent(&view->shape[1]) ? 0 : 1;
  put_shape(s, &view->shape[larger], larger);
  put_shape(s, &view->shape[1 - larger], 1 - larger);
  put_names(view, s);
  put_meeting(view, s);
}

/* In the glass a length of 1 is the gap. A side or a rim is a half plane there, a corner a quarter of it. */
static void put_magnified(const struct view *view, struct script *s, unsigned k, double way) {
  const struct meeting *m = &view->meeting;
  const double far = 9, half = view->gap > 0 ? 0.5 : -0.5;
  const struct spot d = m->direction, at = {way * half * d.x, way * half * d.y};
  if (m->corner[k] && view->shape[k].is_box)
    script_put(s,
               "  set object polygon from %.6g,%.6g to %.6g,%.6g to %.6g,%.6g to %.6g,%.6g to %.6g,%.6g",
               at.x,
               at.y,
               at.x + copysign(far, way * d.x),
               at.y,
               at.x + copysign(far, way * d.x),
               at.y + copysign(far, way * d.y),
               at.x,
               at.y + copysign(far, way * d.y),
               at.x,
               at.y);
  else
    script_put(s,
               "  set object polygon from %.6g,%.6g to %.6g,%.6g to %.6g,%.6g to %.6g,%.6g to %.6g,%.6g",
               at.x - far * d.y,
               at.y + far * d.x,
               at.x + far * d.y,
               at.y - far * d.x,
               at.x + far * (d.y + way * d.x),
               at.y + far * (way * d.y - d.x),
               at.x + far * (way * d.x - d.y),
               at.y + far * (way * d.y + d.x),
               at.x - far * d.y,
               at.y + far * d.x);
  script_put(s, " fc rgb '%s' fs %s border lc rgb '" PLOT_INK "' lw 1.2\n", fill_of(k), style_of(k));
}

static bool has_glass(const struct view *view) { return view->gap != 0 && fabs(view->gap) < HAIR; }

static void put_glass(const struct view *view, struct script *s) {
  char text[120];
  const double top = TOP + SIDE - GLASS;
  const struct spot d = view->meeting.direction;
  script_panel(s, COLUMN, top, GLASS, GLASS);
  script_put(s,
             "  set xrange [-2:2]; set yrange [2:-2]; unset xtics; unset ytics; set border 31 lc rgb "
             "'" PLOT_VERMILLION "' lw 2\n");
  put_magnified(view, s, 0, -1);
  put_magnified(view, s, 1, 1);
  script_put(s,
             "  set arrow from %.6g,%.6g to %.6g,%.6g heads size 0.12,30 front lc rgb '" PLOT_VERMILLION
             "' lw 2\n",
             -d.x / 2,
             -d.y / 2,
             d.x / 2,
             d.y / 2);
  snprintf(text, sizeof text, "in the ring, magnified: the arrow is %.3g long", fabs(view->finding->gap));
  script_label(s, COLUMN, top - 12, PLOT_LEFT, 12, PLOT_INK, text);
  script_put(s, "  plot NaN notitle\n");
}

static void put_title(const struct view *view, struct script *s) {
  const struct model_finding *f = view->finding;
  char title[260], below[300];
  snprintf(title, sizeof title, "%.80s: %s, %s", view->test->id, outcome_name(f->outcome), f->place);
  if (f->relation == RELATION_TOUCHING || f->gap == 0)
    snprintf(below,
             sizeof below,
             "In truth they are %s; it answers %s.",
             relation_name(f->relation),
             answer_name(f->answer));
  else
    snprintf(below,
             sizeof below,
             "In truth they are %s, by %.3g; it answers %s.",
             relation_name(f->relation),
             fabs(f->gap),
             answer_name(f->answer));
  script_title(s, title, below);
}

static void put_numbers(const struct view *view, struct script *s) {
  const struct form *form = &view->test->form;
  char name[32], number[64], text[128];
  for (unsigned k = 0; k < form_columns(form); k++) {
    name_at(view->test->inputs, k, name, sizeof name);
    name_at(view->finding->smallest, k, number, sizeof number);
    snprintf(text, sizeof text, "%s = %s", name, number);
    script_label(s, COLUMN, TOP + LINE / 2.0 + LINE * (double)k, PLOT_LEFT, 12, PLOT_INK, text);
  }
}

static void write_data(const struct view *view, FILE *data) {
  const struct drawn_shape *shape = view->shape;
  fprintf(data,
          "# %s\n# In units of the view: its middle is at %.17g %.17g, its half side is %.17g.\n"
          "# left top right bottom of each shape\n",
          view->finding->smallest_hex,
          view->middle.x,
          view->middle.y,
          view->unit);
  for (unsigned k = 0; k < 2; k++)
    fprintf(data,
            "%.17g %.17g %.17g %.17g\n",
            shape_left(&shape[k]),
            shape_top(&shape[k]),
            shape_right(&shape[k]),
            shape_bottom(&shape[k]));
}

bool draw_finding(const struct model *model, const struct plot *plot, struct script *s) {
  struct view view;
  if (!look(model, plot, &view))
    return false;
  write_data(&view, s->data);
  put_scene(&view, s);
  put_title(&view, s);
  put_numbers(&view, s);
  script_put(s, "  plot NaN notitle\n");
  if (has_glass(&view))
    put_glass(&view, s);
  return true;
}
