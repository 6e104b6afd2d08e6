/* Certificates: a direction that parts two shapes, or a point inside both. Products of four numbers up to
 * REACH times a denominator stay below 2^63. */
#include "drawn.h"
#include "words.h"

#include <inttypes.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>

enum { REACH = 128, DENOMINATOR = 12, PARTS = 24 };

struct place {
  int64_t x, y;
};

struct core {
  unsigned points;
  struct place at[DRAWN_POINTS];
  int64_t r;
};

static bool small_whole(double value) { return fabs(value) <= REACH && value == rint(value); }

static int64_t greatest_divisor(int64_t a, int64_t b) { return b == 0 ? a : greatest_divisor(b, a % b); }

/* How many times x and y are taken to make a disc of an ellipse. */
static struct spot stretch_of(const struct drawn_shape shapes[2]) {
  for (unsigned s = 0; s < 2; s++)
    if (shapes[s].r != shapes[s].ry && small_whole(shapes[s].r) && small_whole(shapes[s].ry)) {
      const int64_t divisor = greatest_divisor((int64_t)shapes[s].r, (int64_t)shapes[s].ry);
      return (struct spot){shapes[s].ry / (double)divisor, shapes[s].r / (double)divisor};
    }
  return (struct spot){1, 1};
}

static bool core_of(const struct drawn_shape *shape, struct spot by, struct core *core) {
  *core = (struct core){.points = shape->points};
  for (unsigned k = 0; k < shape->points; k++) {
    const double x = shape->at[k].x, y = shape->at[k].y;
    if (!small_whole(x) || !small_whole(y) || !small_whole(x * by.x) || !small_whole(y * by.y))
      return false;
    core->at[k] = (struct place){(int64_t)(x * by.x), (int64_t)(y * by.y)};
  }
  core->r =
      small_whole(shape->r * by.x) && shape->r * by.x == shape->ry * by.y ? (int64_t)(shape->r * by.x) : -1;
  return core->r >= 0;
}

static struct place less(struct place a, struct place b) { return (struct place){a.x - b.x, a.y - b.y}; }
static int64_t dot(struct place a, struct place b) { return a.x * b.x + a.y * b.y; }
static int64_t cross(struct place a, struct place b) { return a.x * b.y - a.y * b.x; }

/* The least (sign 1) or greatest (-1) of a core along a direction. */
static int64_t end_along(const struct core *core, struct place way, int sign) {
  int64_t end = dot(core->at[0], way);
  for (unsigned k = 1; k < core->points; k++) {
    const int64_t next = dot(core->at[k], way);
    if (sign * next < sign * end)
      end = next;
  }
  return end;
}

struct parting {
  struct place way;
  int64_t ends, begins;
};

/* Keeps the shortest direction along which `a` ends before `b` begins, by more than the radii. */
static void try_way(const struct core *a, const struct core *b, struct place way, struct parting *best) {
  const int64_t divisor = greatest_divisor(llabs(way.x), llabs(way.y)), r = a->r + b->r;
  if (divisor == 0)
    return;
  way = (struct place){way.x / divisor, way.y / divisor};
  const int64_t ends = end_along(a, way, -1), begins = end_along(b, way, 1), length = dot(way, way);
  const bool parts = begins > ends && (begins - ends) * (begins - ends) > r * r * length;
  if (parts && (best->way.x == 0 && best->way.y == 0 ? true : length < dot(best->way, best->way)))
    *best = (struct parting){way, ends, begins};
}

/* Sides' normals and ways between corners: one of them parts whatever is apart. */
static struct parting part(const struct core cores[2]) {
  struct parting best = {.ends = 0};
  struct place all[2 * DRAWN_POINTS];
  unsigned count = 0;
  for (unsigned s = 0; s < 2; s++)
    for (unsigned k = 0; k < cores[s].points; k++)
      all[count++] = cores[s].at[k];
  for (unsigned i = 0; i < count; i++)
    for (unsigned j = 0; j < count; j++) {
      const struct place way = less(all[i], all[j]), normal = {-way.y, way.x};
      try_way(&cores[0], &cores[1], way, &best);
      try_way(&cores[0], &cores[1], normal, &best);
    }
  return best;
}

/* "2 x - y" */
static void add_way(struct place way, char words[WORDS]) {
  const int64_t part[] = {way.x, way.y};
  bool first = true;
  for (unsigned k = 0; k < 2; k++)
    if (part[k] != 0) {
      add_words(words, first ? part[k] < 0 ? "-" : "" : part[k] < 0 ? " - " : " + ");
      if (llabs(part[k]) != 1)
        add_words(words, "%" PRId64 " ", (int64_t)llabs(part[k]));
      add_words(words, "%c", "xy"[k]);
      first = false;
    }
}

static void add_parting(const struct core cores[2], const struct parting *p, char words[WORDS]) {
  const int64_t r = cores[0].r + cores[1].r, gap = p->begins - p->ends, length = dot(p->way, p->way);
  add_way(p->way, words);
  add_words(words,
            " is at most %" PRId64 " in the first shape and at least %" PRId64 " in the second",
            p->ends,
            p->begins);
  if (r > 0)
    add_words(words,
              ", radii left aside: %" PRId64 " apart along (%" PRId64 ", %" PRId64 "), and %" PRId64
              "² = %" PRId64 " > %" PRId64 "² · %" PRId64 " = %" PRId64 ", with the radii's sum %" PRId64,
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

/* Whether a core, `scale` times as large, holds the place: within its sides or its radius, or, of one without
 * an inside, on it. */
static bool holds(const struct core *core, struct place p, int64_t scale) {
  unsigned left = 0, right = 0;
  const int64_t r = core->r * scale;
  for (unsigned k = 0; k < core->points; k++) {
    const struct place a = {core->at[k].x * scale, core->at[k].y * scale};
    const struct place next = core->at[(k + 1) % core->points], b = {next.x * scale, next.y * scale};
    const struct place side = less(b, a), way = less(p, a);
    const int64_t turn = cross(side, way), along = dot(side, way), length = dot(side, side);
    left += turn > 0 || length == 0;
    right += turn < 0 || length == 0;
    if (r > 0 ? dot(way, way) < r * r : core->points <= 2 && dot(way, way) == 0)
      return true;
    if ((r > 0 || core->points == 2) && along >= 0 && along <= length &&
        (r > 0 ? turn * turn < r * r * length : turn == 0))
      return true;
  }
  return core->points > 2 && (left == core->points) != (right == core->points);
}

/* Whether it is within the sides, radii left aside. */
static bool is_within_sides(const struct core *core, struct place p, int64_t scale) {
  struct core bare = *core;
  bare.r = 0;
  return core->points > 2 && holds(&bare, p, scale);
}

static bool has_inside(const struct core *core) { return core->r > 0 || core->points > 2; }

/* "3/2" */
static void add_fraction(int64_t number, int64_t scale, char words[WORDS]) {
  const int64_t common = greatest_divisor(llabs(number), scale), divisor = common > 0 ? common : 1;
  add_words(words, scale == divisor ? "%" PRId64 : "%" PRId64 "/%" PRId64, number / divisor, scale / divisor);
}

static void add_place(const struct core cores[2], struct place p, int64_t scale, char words[WORDS]) {
  add_words(words, "the point ");
  add_fraction(p.x, scale, words);
  add_words(words, ", ");
  add_fraction(p.y, scale, words);
  const bool both = has_inside(&cores[0]) && has_inside(&cores[1]);
  add_words(words,
            both                    ? " is inside both"
            : has_inside(&cores[0]) ? " of the second is inside the first"
                                    : " of the first is inside the second");
  for (unsigned s = 0; s < 2; s++)
    if (is_within_sides(&cores[s], p, scale)) {
      add_words(words, "; its turns about the %s are", s == 0 ? "first" : "second");
      for (unsigned k = 0; k < cores[s].points; k++) {
        const struct place a = cores[s].at[k], b = cores[s].at[(k + 1) % cores[s].points];
        add_words(words, k > 0 ? ", " : " ");
        add_fraction(cross(less(b, a), (struct place){p.x - a.x * scale, p.y - a.y * scale}), scale, words);
      }
      add_words(words, ", of one sign");
    } else if (cores[s].points == 1 && cores[s].r > 0) {
      const struct place way = {p.x - cores[s].at[0].x * scale, p.y - cores[s].at[0].y * scale};
      add_words(words, "; from the %s centre it is the root of ", s == 0 ? "first" : "second");
      add_fraction(dot(way, way), scale * scale, words);
      add_words(words, " away, and the radius is %" PRId64, cores[s].r);
    }
}

static bool add_if_shared(const struct core cores[2], struct place p, int64_t scale, char words[WORDS]) {
  if (!holds(&cores[0], p, scale) || !holds(&cores[1], p, scale))
    return false;
  add_place(cores, p, scale, words);
  return true;
}

/* Of a line without an inside: a point that parts it simply. */
static bool add_place_of(const struct core cores[2], const struct core *line, char words[WORDS]) {
  const struct place a = line->at[0], b = line->at[1];
  for (int64_t scale = 1; scale <= PARTS; scale++)
    for (int64_t k = 0; k <= scale; k++) {
      const struct place p = {a.x * (scale - k) + b.x * k, a.y * (scale - k) + b.y * k};
      if (add_if_shared(cores, p, scale, words))
        return true;
    }
  return false;
}

/* A point of simple coordinates in both. */
static bool add_shared_place(const struct core cores[2], const struct bounds *box, char words[WORDS]) {
  if (!has_inside(&cores[0]) && !has_inside(&cores[1]))
    return false;
  for (unsigned s = 0; s < 2; s++)
    if (cores[s].points == 2 && cores[s].r == 0)
      return add_place_of(cores, &cores[s], words);
  for (int64_t scale = 1; scale <= DENOMINATOR; scale++)
    for (int64_t y = (int64_t)box->top * scale; y <= (int64_t)box->bottom * scale; y++)
      for (int64_t x = (int64_t)box->left * scale; x <= (int64_t)box->right * scale; x++)
        if (add_if_shared(cores, (struct place){x, y}, scale, words))
          return true;
  return false;
}

/* Two lines that cross: the ends of each lie on either side of the other. */
static bool add_crossing(const struct core cores[2], char words[WORDS]) {
  int64_t turn[2][2];
  if (cores[0].points != 2 || cores[1].points != 2 || has_inside(&cores[0]) || has_inside(&cores[1]))
    return false;
  for (unsigned s = 0; s < 2; s++)
    for (unsigned k = 0; k < 2; k++)
      turn[s][k] = cross(less(cores[s].at[1], cores[s].at[0]), less(cores[1 - s].at[k], cores[s].at[0]));
  for (unsigned s = 0; s < 2; s++)
    if ((turn[s][0] > 0) == (turn[s][1] > 0) || turn[s][0] == 0 || turn[s][1] == 0)
      return false;
  add_words(words,
            "the ends of the second lie on either side of the first (turns %" PRId64 " and %" PRId64
            "), and those of the first on either side of the second (%" PRId64 " and %" PRId64 ")",
            turn[0][0],
            turn[0][1],
            turn[1][0],
            turn[1][1]);
  return true;
}

bool words_by_hand(const struct form *form, const union number *numbers, char words[WORDS]) {
  struct drawn_shape shapes[2];
  struct core cores[2];
  words[0] = '\0';
  if (form->question != QUESTION_HIT || !drawn_shapes(form, numbers, (struct spot){0, 0}, shapes))
    return false;
  const struct spot by = stretch_of(shapes);
  if (!core_of(&shapes[0], by, &cores[0]) || !core_of(&shapes[1], by, &cores[1]) || by.x <= 0 || by.y <= 0)
    return false;
  if (by.x != 1 || by.y != 1)
    add_words(words, "(%g x, %g y) in place of (x, y) makes the ellipse a circle: ", by.x, by.y);
  const struct parting parting = part(cores);
  if (parting.begins > parting.ends) {
    add_parting(cores, &parting, words);
    return true;
  }
  const struct bounds *a = &shapes[0].box, *b = &shapes[1].box;
  const struct bounds both = {fmax(a->left, b->left) * by.x,
                              fmax(a->top, b->top) * by.y,
                              fmin(a->right, b->right) * by.x,
                              fmin(a->bottom, b->bottom) * by.y};
  return add_crossing(cores, words) || add_shared_place(cores, &both, words);
}
