/* Certificates: a direction that parts two shapes, or a point inside both. All numbers are whole; products of
 * four of them, up to REACH times a denominator, stay below 2^53. */
#include "drawn.h"
#include "words.h"

#include <math.h>

enum { REACH = 128, DENOMINATOR = 12, PARTS = 24 };

static bool small_whole(double value) { return fabs(value) <= REACH && value == rint(value); }

static double greatest_divisor(double a, double b) {
  return b == 0 ? fabs(a) : greatest_divisor(b, fmod(a, b));
}

/* How many times x and y are taken to make a disc of an ellipse. */
static struct spot stretch_of(const struct drawn_shape shapes[2]) {
  for (unsigned s = 0; s < 2; s++)
    if (shapes[s].r != shapes[s].ry && small_whole(shapes[s].r) && small_whole(shapes[s].ry)) {
      const double divisor = greatest_divisor(shapes[s].r, shapes[s].ry);
      return (struct spot){shapes[s].ry / divisor, shapes[s].r / divisor};
    }
  return (struct spot){1, 1};
}

/* False where its numbers are not small and whole then. */
static bool stretch(struct drawn_shape *shape, struct spot by) {
  bool small = small_whole(shape->r * by.x) && shape->r * by.x == shape->ry * by.y && shape->r >= 0;
  for (unsigned k = 0; k < shape->points; k++) {
    shape->at[k] = (struct spot){shape->at[k].x * by.x + 0, shape->at[k].y * by.y + 0}; /* no -0 */
    small = small && small_whole(shape->at[k].x) && small_whole(shape->at[k].y);
  }
  shape->box = (struct bounds){
      shape->box.left * by.x, shape->box.top * by.y, shape->box.right * by.x, shape->box.bottom * by.y};
  shape->r *= by.x;
  return small;
}

static struct spot less(struct spot a, struct spot b) { return (struct spot){a.x - b.x, a.y - b.y}; }
static struct spot times(struct spot a, double by) { return (struct spot){a.x * by, a.y * by}; }
static double dot(struct spot a, struct spot b) { return a.x * b.x + a.y * b.y + 0; }
static double cross(struct spot a, struct spot b) { return a.x * b.y - a.y * b.x + 0; }

/* The least (sign 1) or greatest (-1) of a shape along a direction, its radius left aside. */
static double end_along(const struct drawn_shape *shape, struct spot way, int sign) {
  double end = INFINITY;
  for (unsigned k = 0; k < shape->points; k++)
    end = fmin(end, sign * dot(shape->at[k], way));
  return sign * end + 0;
}

struct parting {
  struct spot way;
  double ends, begins;
};

/* Keeps the shortest direction along which `a` ends before `b` begins, by more than the radii. */
static void try_way(const struct drawn_shape shapes[2], struct spot way, struct parting *best) {
  const double divisor = greatest_divisor(way.x, way.y), r = shapes[0].r + shapes[1].r;
  if (divisor == 0)
    return;
  way = (struct spot){way.x / divisor, way.y / divisor};
  const double ends = end_along(&shapes[0], way, -1), begins = end_along(&shapes[1], way, 1),
               length = dot(way, way), shortest = dot(best->way, best->way);
  if (begins > ends && (begins - ends) * (begins - ends) > r * r * length &&
      (shortest == 0 || length < shortest))
    *best = (struct parting){way, ends, begins};
}

/* Sides' normals and ways between corners: one of them parts whatever is apart. */
static struct parting part(const struct drawn_shape shapes[2]) {
  struct parting best = {.ends = 0};
  struct spot all[2 * DRAWN_POINTS];
  unsigned count = 0;
  for (unsigned s = 0; s < 2; s++)
    for (unsigned k = 0; k < shapes[s].points; k++)
      all[count++] = shapes[s].at[k];
  for (unsigned i = 0; i < count; i++)
    for (unsigned j = 0; j < count; j++) {
      const struct spot way = less(all[i], all[j]);
      try_way(shapes, way, &best);
      try_way(shapes, (struct spot){0 - way.y, way.x}, &best);
    }
  return best;
}

/* "2 x - y" */
static void add_way(struct spot way, char words[WORDS]) {
  const double part[] = {way.x, way.y};
  bool first = true;
  for (unsigned k = 0; k < 2; k++)
    if (part[k] != 0) {
      add_words(words, first ? part[k] < 0 ? "-" : "" : part[k] < 0 ? " - " : " + ");
      if (fabs(part[k]) != 1)
        add_words(words, "%.0f ", fabs(part[k]));
      add_words(words, "%c", "xy"[k]);
      first = false;
    }
}

static void add_parting(const struct drawn_shape shapes[2], const struct parting *p, char words[WORDS]) {
  const double r = shapes[0].r + shapes[1].r, gap = p->begins - p->ends, length = dot(p->way, p->way);
  add_way(p->way, words);
  add_words(words, " is at most %.0f in the first shape and at least %.0f in the second", p->ends, p->begins);
  if (r > 0)
    add_words(words,
              ", radii left aside: %.0f apart along (%.0f, %.0f), and %.0f² = %.0f > %.0f² · %.0f = %.0f, "
              "with the radii's sum %.0f",
              gap,
              p->way.x,
              p->way.y,
              gap,
              gap * gap,
              r,
              length,
              r * r * length,
              r);
}

/* Whether a shape, `scale` times as large, with that radius, holds the place: within its sides or its radius,
 * or, of one without an inside, on it. */
static bool holds(const struct drawn_shape *shape, double radius, struct spot p, double scale) {
  unsigned left = 0, right = 0;
  const double r = radius * scale;
  for (unsigned k = 0; k < shape->points; k++) {
    const struct spot a = times(shape->at[k], scale), b = times(shape->at[(k + 1) % shape->points], scale);
    const struct spot side = less(b, a), way = less(p, a);
    const double turn = cross(side, way), along = dot(side, way), length = dot(side, side);
    left += turn > 0 || length == 0;
    right += turn < 0 || length == 0;
    if (r > 0 ? dot(way, way) < r * r : shape->points <= 2 && dot(way, way) == 0)
      return true;
    if ((r > 0 || shape->points == 2) && along >= 0 && along <= length &&
        (r > 0 ? turn * turn < r * r * length : turn == 0))
      return true;
  }
  return shape->points > 2 && (left == shape->points) != (right == shape->points);
}

static bool has_inside(const struct drawn_shape *shape) { return shape->r > 0 || shape->points > 2; }

/* "3/2" */
static void add_fraction(double number, double scale, char words[WORDS]) {
  const double divisor = greatest_divisor(number, scale);
  add_words(words, scale == divisor ? "%.0f" : "%.0f/%.0f", number / divisor + 0, scale / divisor);
}

static void add_place(const struct drawn_shape shapes[2], struct spot p, double scale, char words[WORDS]) {
  add_words(words, "the point ");
  add_fraction(p.x, scale, words);
  add_words(words, ", ");
  add_fraction(p.y, scale, words);
  const bool both = has_inside(&shapes[0]) && has_inside(&shapes[1]);
  add_words(words,
            both                     ? " is inside both"
            : has_inside(&shapes[0]) ? " of the second is inside the first"
                                     : " of the first is inside the second");
  for (unsigned s = 0; s < 2; s++) {
    const struct drawn_shape *const shape = &shapes[s];
    if (shape->points > 2 && holds(shape, 0, p, scale)) {
      add_words(words, "; its turns about the %s are", s == 0 ? "first" : "second");
      for (unsigned k = 0; k < shape->points; k++) {
        const struct spot a = shape->at[k], b = shape->at[(k + 1) % shape->points];
        add_words(words, k > 0 ? ", " : " ");
        add_fraction(cross(less(b, a), less(p, times(a, scale))), scale, words);
      }
      add_words(words, ", of one sign");
    } else if (shape->points == 1 && shape->r > 0) {
      const struct spot way = less(p, times(shape->at[0], scale));
      add_words(words, "; from the %s centre it is the root of ", s == 0 ? "first" : "second");
      add_fraction(dot(way, way), scale * scale, words);
      add_words(words, " away, and the radius is %.0f", shape->r);
    }
  }
}

static bool
add_if_shared(const struct drawn_shape shapes[2], struct spot p, double scale, char words[WORDS]) {
  if (!holds(&shapes[0], shapes[0].r, p, scale) || !holds(&shapes[1], shapes[1].r, p, scale))
    return false;
  add_place(shapes, p, scale, words);
  return true;
}

/* Of a line without an inside: a point that parts it simply. */
static bool
add_place_of(const struct drawn_shape shapes[2], const struct drawn_shape *line, char words[WORDS]) {
  const struct spot a = line->at[0], b = line->at[1];
  for (int scale = 1; scale <= PARTS; scale++)
    for (int k = 0; k <= scale; k++) {
      const struct spot p = {a.x * (scale - k) + b.x * k, a.y * (scale - k) + b.y * k};
      if (add_if_shared(shapes, p, scale, words))
        return true;
    }
  return false;
}

/* A point of simple coordinates in both. */
static bool add_shared_place(const struct drawn_shape shapes[2], char words[WORDS]) {
  const struct bounds *a = &shapes[0].box, *b = &shapes[1].box;
  const int left = (int)fmax(a->left, b->left), right = (int)fmin(a->right, b->right),
            top = (int)fmax(a->top, b->top), bottom = (int)fmin(a->bottom, b->bottom);
  if (!has_inside(&shapes[0]) && !has_inside(&shapes[1]))
    return false;
  for (unsigned s = 0; s < 2; s++)
    if (shapes[s].points == 2 && shapes[s].r == 0)
      return add_place_of(shapes, &shapes[s], words);
  for (int scale = 1; scale <= DENOMINATOR; scale++)
    for (int y = top * scale; y <= bottom * scale; y++)
      for (int x = left * scale; x <= right * scale; x++)
        if (add_if_shared(shapes, (struct spot){x, y}, scale, words))
          return true;
  return false;
}

/* Two lines that cross: the ends of each lie on either side of the other. */
static bool add_crossing(const struct drawn_shape shapes[2], char words[WORDS]) {
  double turn[2][2];
  bool cross_both = true;
  for (unsigned s = 0; s < 2; s++) {
    const struct spot *const own = shapes[s].at, *const other = shapes[1 - s].at;
    if (shapes[s].points != 2 || has_inside(&shapes[s]))
      return false;
    for (unsigned k = 0; k < 2; k++)
      turn[s][k] = cross(less(own[1], own[0]), less(other[k], own[0]));
    cross_both = cross_both && turn[s][0] * turn[s][1] < 0;
  }
  if (cross_both)
    add_words(words,
              "the ends of the second lie on either side of the first (turns %.0f and %.0f), and those of "
              "the first on either side of the second (%.0f and %.0f)",
              turn[0][0],
              turn[0][1],
              turn[1][0],
              turn[1][1]);
  return cross_both;
}

bool words_by_hand(const struct form *form, const union number *numbers, char words[WORDS]) {
  struct drawn_shape shapes[2];
  words[0] = '\0';
  if (form->question != QUESTION_HIT || !drawn_shapes(form, numbers, (struct spot){0, 0}, shapes))
    return false;
  const struct spot by = stretch_of(shapes);
  if (!(by.x > 0 && by.y > 0) || !stretch(&shapes[0], by) || !stretch(&shapes[1], by))
    return false;
  if (by.x != 1 || by.y != 1)
    add_words(words, "(%g x, %g y) in place of (x, y) makes the ellipse a circle: ", by.x, by.y);
  const struct parting parting = part(shapes);
  if (parting.begins > parting.ends) {
    add_parting(shapes, &parting, words);
    return true;
  }
  return add_crossing(shapes, words) || add_shared_place(shapes, words);
}
