#include "scene.h"

#include <math.h>
#include <string.h>

double shape_left(const struct drawn_shape *s) { return s->is_box ? s->left : s->cx - s->r; }
double shape_right(const struct drawn_shape *s) { return s->is_box ? s->right : s->cx + s->r; }
double shape_top(const struct drawn_shape *s) { return s->is_box ? s->top : s->cy - s->r; }
double shape_bottom(const struct drawn_shape *s) { return s->is_box ? s->bottom : s->cy + s->r; }

struct spot shape_centre(const struct drawn_shape *s) {
  if (!s->is_box)
    return (struct spot){s->cx, s->cy};
  return (struct spot){s->left / 2 + s->right / 2, s->top / 2 + s->bottom / 2};
}

double shape_extent(const struct drawn_shape *s) {
  return s->is_box ? fmax(s->right - s->left, s->bottom - s->top) : 2 * s->r;
}

bool shape_is_point(const struct drawn_shape *s) { return shape_extent(s) == 0; }

bool shapes_read(const struct form *form, const char *numbers, struct drawn_shape shapes[2]) {
  union number number[FORM_MAX_COLUMNS];
  return model_numbers(form, numbers, number) && reference_drawn(form, number, shapes) == 2;
}

const char *shape_word(const struct form *form, unsigned shape) {
  const enum layout a = form->layouts[shape], b = form->layouts[1 - shape];
  const bool alike = layout_is_box(a) ? layout_is_box(b) : a == b;
  if (layout_is_box(a))
    return alike ? (shape == 0 ? "the first box" : "the second box") : "the box";
  if (a == LAYOUT_DISC)
    return alike ? (shape == 0 ? "the first disc" : "the second disc") : "the disc";
  return "the point";
}

static double held(double low, double value, double high) { return fmin(fmax(value, low), high); }

/* How a round shape (a point is a disc of radius 0) meets a box; the direction is from the round one to the
 * box. */
static struct meeting round_meets_box(struct spot c, double r, const struct drawn_shape *box) {
  struct meeting m = {.on[1] = {held(box->left, c.x, box->right), held(box->top, c.y, box->bottom)}};
  const double dx = m.on[1].x - c.x, dy = m.on[1].y - c.y, distance = hypot(dx, dy);
  if (distance > 0) {
    m.direction = (struct spot){dx / distance, dy / distance};
    m.corner[1] = dx != 0 && dy != 0;
  } else { /* the centre is in the box: out by the nearest side */
    const double out[4] = {c.x - box->left, box->right - c.x, c.y - box->top, box->bottom - c.y};
    unsigned side = 0;
    for (unsigned k = 1; k < 4; k++)
      side = out[k] < out[side] ? k : side;
    m.on[1] = (struct spot){side == 0   ? box->left
                            : side == 1 ? box->right
                                        : c.x,
                            side == 2   ? box->top
                            : side == 3 ? box->bottom
                                        : c.y};
    m.direction = (struct spot){side == 0 ? 1 : side == 1 ? -1 : 0, side == 2 ? 1 : side == 3 ? -1 : 0};
  }
  m.on[0] = (struct spot){c.x + m.direction.x * r, c.y + m.direction.y * r};
  return m;
}

static struct meeting rounds_meet(struct spot a, double ra, struct spot b, double rb) {
  struct meeting m = {.direction = {1, 0}};
  const double dx = b.x - a.x, dy = b.y - a.y, distance = hypot(dx, dy);
  if (distance > 0)
    m.direction = (struct spot){dx / distance, dy / distance};
  m.on[0] = (struct spot){a.x + m.direction.x * ra, a.y + m.direction.y * ra};
  m.on[1] = (struct spot){b.x - m.direction.x * rb, b.y - m.direction.y * rb};
  return m;
}

/* The gap of two spans along one axis, and the two ends that bound it. */
struct span_gap {
  double gap, end_a, end_b;
  int sign; /* of the way from a to b */
};

static struct span_gap span_gap(double a_low, double a_high, double b_low, double b_high) {
  if (b_low - a_high >= a_low - b_high)
    return (struct span_gap){b_low - a_high, a_high, b_low, 1};
  return (struct span_gap){a_low - b_high, a_low, b_high, -1};
}

/* The middle of what two spans share, or would. */
static double shared(double a_low, double a_high, double b_low, double b_high) {
  return fmax(a_low, b_low) / 2 + fmin(a_high, b_high) / 2;
}

static struct meeting boxes_meet(const struct drawn_shape *a, const struct drawn_shape *b) {
  const struct span_gap x = span_gap(a->left, a->right, b->left, b->right);
  const struct span_gap y = span_gap(a->top, a->bottom, b->top, b->bottom);
  const double speck = 1e-9 * fmax(shape_extent(a), shape_extent(b));
  struct meeting m = {.on = {{x.end_a, y.end_a}, {x.end_b, y.end_b}}};
  if ((x.gap > 0 && y.gap > 0) || (fabs(x.gap) <= speck && fabs(y.gap) <= speck)) {
    const double distance = hypot(x.gap, y.gap);
    m.corner[0] = m.corner[1] = true;
    m.direction = distance > speck ? (struct spot){x.sign * x.gap / distance, y.sign * y.gap / distance}
                                   : (struct spot){x.sign * sqrt(0.5), y.sign * sqrt(0.5)};
  } else if (x.gap >= y.gap) {
    m.on[0].y = m.on[1].y = shared(a->top, a->bottom, b->top, b->bottom);
    m.direction = (struct spot){x.sign, 0};
  } else {
    m.on[0].x = m.on[1].x = shared(a->left, a->right, b->left, b->right);
    m.direction = (struct spot){0, y.sign};
  }
  return m;
}

struct meeting shapes_meeting(const struct drawn_shape shapes[2]) {
  const bool round[2] = {!shapes[0].is_box || shape_is_point(&shapes[0]),
                         !shapes[1].is_box || shape_is_point(&shapes[1])};
  const struct spot c[2] = {shape_centre(&shapes[0]), shape_centre(&shapes[1])};
  const double r[2] = {shapes[0].is_box ? 0 : shapes[0].r, shapes[1].is_box ? 0 : shapes[1].r};
  if (round[0] && round[1])
    return rounds_meet(c[0], r[0], c[1], r[1]);
  if (!round[0] && !round[1])
    return boxes_meet(&shapes[0], &shapes[1]);
  if (round[0])
    return round_meets_box(c[0], r[0], &shapes[1]);
  const struct meeting m = round_meets_box(c[1], r[1], &shapes[0]);
  return (struct meeting){{m.on[1], m.on[0]}, {-m.direction.x, -m.direction.y}, {m.corner[1], m.corner[0]}};
}
