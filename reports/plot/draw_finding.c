/* The smallest case of a finding, to scale; where the gap is a hair, once more through a glass. */
#include "draw.h"
#include "draw_scene.h"
#include "labels.h"
#include "text.h"
#include "words.h"
#include "wrap_line.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

enum {
  LEFT = 92,
  TOP = 70,
  SIDE = 380,
  COLUMN = LEFT + SIDE + 40,
  LINE = 18,
  GLASS = 170,
  NARROW = COLUMN + 220, /* with the numbers alone beside it */
  WIDE = COLUMN + 330,   /* with a glass and its caption */
  HEIGHT = TOP + SIDE + 36
};

/* Everything in units of the view, so that no size is too large or too small to draw: its middle is the
 * origin, it reaches from -1 to 1. */
struct view {
  const struct stored_finding *finding;
  const struct model_test *test;
  struct drawn_shape shape[2];
  struct spot middle; /* of the view, in numbers of the case */
  double unit;        /* of the view, likewise */
  double gap;         /* in units of the view; negative: they overlap */
  struct meeting meeting;
};

/* What is so small that it would not be seen. */
static const double SPECK = 0.02, HAIR = 0.03;

/* First by a power of two to sizes about 1, so that nothing overflows; then about the middle of both. */
static bool look(const struct model *model, const struct plot *plot, struct view *view) {
  const struct stored_finding *f = &model->finding[plot->finding];
  *view = (struct view){.finding = f, .test = &model->test[f->test.index]};
  const struct form *form = &view->test->form;
  if (!shapes_read(form, f->smallest_hex, view->shape))
    return false;
  struct drawn_shape *s = view->shape;
  int power;
  if (!drawn_settle(s, &power))
    return false;
  const struct bounds all = drawn_bounds(s);
  const double half = fmax(fmax(all.right - all.left, all.bottom - all.top) / 2 * 1.18, 0x1p-60);
  const struct spot middle = {(all.left + all.right) / 2, (all.top + all.bottom) / 2};
  for (unsigned k = 0; k < 2; k++)
    drawn_place(&s[k], middle, 0, half);
  view->middle = (struct spot){ldexp(middle.x, -power), ldexp(middle.y, -power)};
  view->unit = ldexp(half, -power);
  view->gap = view->unit > 0 ? f->gap / view->unit : 0;
  view->meeting = drawn_meeting(s);
  return isfinite(view->unit) && view->unit > 0;
}

static const char *fill_of(unsigned k) { return k == 0 ? PLOT_SKY : PLOT_ORANGE; }
/* Solid, and hatched. */
static const char *style_of(unsigned k) {
  return k == 0 ? "transparent solid 0.45" : "transparent pattern 5";
}

/* Whether it is too thin to see its inside; its ends are then two of its points. */
static bool is_line(const struct drawn_shape *shape, unsigned *a, unsigned *b) {
  double longest = 0, width = 0;
  for (unsigned i = 0; i < shape->points; i++)
    for (unsigned j = 0; j < i; j++) {
      const double length = hypot(shape->at[i].x - shape->at[j].x, shape->at[i].y - shape->at[j].y);
      if (length > longest) {
        longest = length;
        *a = i;
        *b = j;
      }
    }
  if (longest == 0)
    return false;
  const struct spot across = side_normal(shape->at[*a], shape->at[*b]);
  for (unsigned i = 0; i < shape->points; i++) {
    const struct spot at = {shape->at[i].x - shape->at[*a].x, shape->at[i].y - shape->at[*a].y};
    width = fmax(width, fabs(at.x * across.x + at.y * across.y));
  }
  return 2 * shape->r + width < SPECK;
}

static void put_shape(struct script *s, const struct drawn_shape *shape, unsigned k) {
  if (drawn_extent(shape) < SPECK) {
    script_circle(s, shape->centre, 0.018);
    script_put(s, " front fc rgb '%s' fs solid 1 border lc rgb '" PLOT_INK "'\n", fill_of(k));
    return;
  }
  unsigned a = 0, b = 0;
  if (is_line(shape, &a, &b)) {
    script_arrow(s, shape->at[a], shape->at[b]);
    script_put(s, " nohead front lc rgb '%s' lw 5\n", fill_of(k));
    return;
  }
  put_outline(s, shape, (struct spot){0, 0}, (struct spot){1, 1});
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

/* Where its uppermost points are, or with `way` 1 its lowest ones. */
static double middle_of_end(const struct drawn_shape *shape, double way) {
  double most = -INFINITY, left = 0, right = 0;
  for (unsigned k = 0; k < shape->points; k++) {
    const double out = way * shape->at[k].y, x = shape->at[k].x;
    left = out > most ? x : out == most ? fmin(left, x) : left;
    right = out > most ? x : out == most ? fmax(right, x) : right;
    most = fmax(most, out);
  }
  return (left + right) / 2;
}

/* Each shape is named inside it, or beside it when it is a speck. */
static void put_names(const struct view *view, struct script *s) {
  for (unsigned k = 0; k < 2; k++) {
    const struct drawn_shape *shape = &view->shape[k];
    const bool speck = drawn_extent(shape) < SPECK;
    /* The first at its top, the second at its bottom: within one another they do not hide each other's names.
     */
    const double y = speck ? shape->centre.y : k == 0 ? shape->box.top : shape->box.bottom;
    const double x = speck ? shape->centre.x : middle_of_end(shape, k == 0 ? -1 : 1);
    script_text_at(s, (struct spot){fmin(fmax(x, -0.8), 0.8), y}, shape_words(&view->test->form, k));
    script_put(s, " font ',12' offset 0,%s\n", k == 0 ? "0.9" : "-0.9");
  }
}

/* From shape to shape where they are nearest; a ring where that is too short to see. */
static void put_meeting(const struct view *view, struct script *s) {
  const struct spot *on = view->meeting.on;
  if (fabs(view->gap) < HAIR) {
    script_circle(s, on[0], 0.05);
    script_put(s, " front fs empty border lc rgb '" PLOT_VERMILLION "' lw 2\n");
  } else {
    script_arrow(s, on[0], on[1]);
    script_put(s, " heads size 0.02,30 front lc rgb '" PLOT_VERMILLION "' lw 2\n");
  }
}

static void put_scene(const struct view *view, struct script *s) {
  script_panel(s, LEFT, TOP, SIDE, SIDE);
  script_put(s, "  set xrange [-1:1]; set yrange [1:-1]; set grid noxtics noytics\n");
  put_axis(view, s, 'x');
  put_axis(view, s, 'y');
  const unsigned larger = drawn_extent(&view->shape[0]) >= drawn_extent(&view->shape[1]) ? 0U : 1U;
  put_shape(s, &view->shape[larger], larger);
  put_shape(s, &view->shape[1 - larger], 1 - larger);
  put_names(view, s);
  put_meeting(view, s);
}

static struct spot step_from(struct spot at, struct spot way, double length) {
  return (struct spot){at.x + way.x * length, at.y + way.y * length};
}

/* In the glass a length of 1 is the gap. A side or a rim is a half plane there, a corner a part of it; a
 * segment is a line, and a point a dot. */
static void put_magnified(const struct view *view, struct script *s, unsigned k, double way) {
  const struct meeting *m = &view->meeting;
  const double far = 9, half = view->gap > 0 ? 0.5 : -0.5;
  const struct spot at = step_from((struct spot){0, 0}, m->direction, way * half), *along = m->along[k];
  const struct spot corners[] = {
      at, step_from(at, along[0], far), step_from(at, along[1], 1.5 * far), step_from(at, along[2], far)};
  if (along[0].x == 0 && along[0].y == 0)
    script_circle(s, at, 0.09);
  else
    script_polygon(s, corners, 4);
  script_put(s, " fc rgb '%s' fs %s border lc rgb '" PLOT_INK "' lw 1.2\n", fill_of(k), style_of(k));
}

static bool has_glass(const struct view *view) { return view->gap != 0 && fabs(view->gap) < HAIR; }

struct canvas size_finding(const struct model *model, const struct plot *plot) {
  struct view view;
  struct wrap wrap;
  const bool looks = look(model, plot, &view);
  return (struct canvas){looks && has_glass(&view) ? WIDE : NARROW,
                         HEIGHT + (looks && wrap_of(view.test, view.finding, &wrap) ? WRAP_HEIGHT : 0)};
}

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
  script_arrow(s, (struct spot){-d.x / 2, -d.y / 2}, (struct spot){d.x / 2, d.y / 2});
  script_put(s, " heads size 0.12,30 front lc rgb '" PLOT_VERMILLION "' lw 2\n");
  snprintf(text, sizeof text, "in the ring, magnified: the arrow is %.3g long", fabs(view->finding->gap));
  script_label(s, COLUMN, top - 12, PLOT_LEFT, 12, PLOT_INK, text);
  script_put(s, "  plot NaN notitle\n");
}

static void put_title(const struct view *view, struct script *s) {
  const struct stored_finding *f = view->finding;
  char title[WORDS], below[300], place[PLACE_WORDS];
  snprintf(title, sizeof title, "%.80s says %s; in truth they", view->test->id, answer_name(f->answer));
  truth_words(&view->test->form, f, title);
  snprintf(below,
           sizeof below,
           "%s, %s: %s",
           outcome_name(f->outcome),
           cause_name(f->cause),
           place_words(form_pair(&view->test->form), f->place, place));
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
            shape[k].box.left,
            shape[k].box.top,
            shape[k].box.right,
            shape[k].box.bottom);
}

bool draw_finding(const struct model *model, const struct plot *plot, struct script *s) {
  struct view view;
  struct wrap wrap;
  if (!look(model, plot, &view))
    return false;
  write_data(&view, s->data);
  put_scene(&view, s);
  put_title(&view, s);
  put_numbers(&view, s);
  script_put(s, "  plot NaN notitle\n");
  if (has_glass(&view))
    put_glass(&view, s);
  if (wrap_of(view.test, view.finding, &wrap))
    put_wrap(&wrap, s, LEFT, HEIGHT + 14, NARROW - LEFT - 40);
  return true;
}
