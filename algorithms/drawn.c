#include "drawn.h"

#include "reference/finite.h"
#include "reference/shape.h"

#include <math.h>

/* An exact sum's distance from the point of view. */
static double offset_from(const struct terms *sum, double view, int scale) {
  struct terms rest = *sum;
  for (int k = 0; k < scale && view != 0; k++)
    rest.term[rest.count++] = -view;
  struct scaled value = value_of_sum(&rest);
  value.e -= scale - 1;
  return scaled_to_double(value);
}

/* Finds the box about the points and the radius. */
static void enclose(struct drawn_shape *s) {
  s->box = (struct bounds){INFINITY, INFINITY, -INFINITY, -INFINITY};
  for (unsigned k = 0; k < s->points; k++) {
    s->box.left = fmin(s->box.left, s->at[k].x - s->r);
    s->box.top = fmin(s->box.top, s->at[k].y - s->r);
    s->box.right = fmax(s->box.right, s->at[k].x + s->r);
    s->box.bottom = fmax(s->box.bottom, s->at[k].y + s->r);
  }
  s->centre = s->points == 1
                  ? s->at[0]
                  : (struct spot){s->box.left / 2 + s->box.right / 2, s->box.top / 2 + s->box.bottom / 2};
}

static struct drawn_shape drawn_hull(const struct hull *hull, struct spot view, int scale) {
  struct drawn_shape shape = {.points = hull->points, .r = offset_from(&hull->r, 0, scale)};
  for (unsigned k = 0; k < hull->points; k++)
    shape.at[k] =
        (struct spot){offset_from(&hull->x[k], view.x, scale), offset_from(&hull->y[k], view.y, scale)};
  enclose(&shape);
  return shape;
}

bool drawn_shapes(const struct form *form,
                  const union number *numbers,
                  struct spot view,
                  struct drawn_shape shapes[SHAPES]) {
  if (form_pair(form) == PAIR_NONE || !all_finite(form->type, numbers, form_columns(form)))
    return false;
  for (unsigned s = 0; s < SHAPES; s++) {
    const enum layout layout = form->layouts[s];
    struct terms n[LAYOUT_MAX_COLUMNS];
    for (unsigned k = 0; k < layout_columns(layout); k++)
      n[k] = terms_of_number(form->type, *numbers++);
    struct hull hull;
    real_hull(layout, n, layout_scale(layout), &hull);
    shapes[s] = drawn_hull(&hull, view, layout_scale(layout));
  }
  return true;
}

double drawn_extent(const struct drawn_shape *s) {
  return s->points == 1 ? 2 * s->r : fmax(s->box.right - s->box.left, s->box.bottom - s->box.top);
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
  enclose(s);
}

bool drawn_settle(struct drawn_shape shapes[2], int *power) {
  double most = 0;
  for (unsigned k = 0; k < 2; k++) {
    most = fmax(most, shapes[k].r);
    for (unsigned p = 0; p < shapes[k].points; p++)
      most = fmax(most, fmax(fabs(shapes[k].at[p].x), fabs(shapes[k].at[p].y)));
  }
  frexp(most, power);
  *power = -*power;
  for (unsigned k = 0; k < 2; k++)
    drawn_place(&shapes[k], (struct spot){0, 0}, *power, 1);
  return isfinite(most);
}

static double held(double low, double value, double high) { return fmin(fmax(value, low), high); }

/* How a round shape (a point is a disc of radius 0) meets a box; the direction is from the round one to the
 * box. */
static struct meeting round_meets_box(struct spot c, double r, const struct bounds *box) {
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

static struct meeting boxes_meet(const struct bounds *a, const struct bounds *b, double speck) {
  const struct span_gap x = span_gap(a->left, a->right, b->left, b->right);
  const struct span_gap y = span_gap(a->top, a->bottom, b->top, b->bottom);
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

struct meeting drawn_meeting(const struct drawn_shape s[2]) {
  const double extent[2] = {drawn_extent(&s[0]), drawn_extent(&s[1])};
  const bool round[2] = {s[0].points == 1 || extent[0] == 0, s[1].points == 1 || extent[1] == 0};
  if (round[0] && round[1])
    return rounds_meet(s[0].centre, s[0].r, s[1].centre, s[1].r);
  if (!round[0] && !round[1])
    return boxes_meet(&s[0].box, &s[1].box, 1e-9 * fmax(extent[0], extent[1]));
  if (round[0])
    return round_meets_box(s[0].centre, s[0].r, &s[1].box);
  const struct meeting m = round_meets_box(s[1].centre, s[1].r, &s[0].box);
  return (struct meeting){{m.on[1], m.on[0]}, {-m.direction.x, -m.direction.y}, {m.corner[1], m.corner[0]}};
}
