#include "diagnosis_rule.h"

#include "campaign/everyday.h"
#include "diagnosis_ways.h"
#include "drawn.h"
#include "number.h"
#include "wording.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

/* How the shapes of a case lie: exact, since its numbers are everyday ones. */
struct lie {
  struct drawn_shape shape[SHAPES];
  unsigned within[SHAPES]; /* which of a shape's corners lie in the other, a bit each */
  bool centre_within[SHAPES], holds[SHAPES], holds_inside[SHAPES];
  bool nearest_corner[SHAPES]; /* what of it is nearest to the other is one of its corners, and no more */
  bool meets_hull[SHAPES], in_hole[SHAPES], meets_side[SHAPES]; /* the other one, of a ring */
  struct spot way;                                              /* of what moves */
  bool before_end, backward, onward; /* whether they meet then; or on the line of the way before its start, or
                                      * from there on */
};

/* Which shapes can show it. */
enum {
  OF_CORNERS = 1, /* two or more corners, no radius taken off inside */
  OF_FOUR = 2,    /* a box's: they have names */
  OF_SIDES = 4,   /* the upright ones */
  OF_CENTRE = 8,  /* what has one: upright sides, or a single spot with a radius */
  OF_ENDS = 16,   /* two corners */
  OF_TURN = 32,   /* three or more that are columns */
  OF_WIDTH = 64,  /* all but a point */
  OF_ANY = 128,
  OF_POINT = 256,
  OF_DISC = 512,   /* one spot, and a radius or two */
  OF_MOVES = 1024, /* where the first of them moves */
  OF_RING = 2048,
  OF_HOLES = 4096,
  OF_PATH = 8192, /* a point that moves */
};

static const struct feature {
  const char *is, *is_not, *code;
  unsigned of, beside; /* what the shape must be, and the other */
  bool both;           /* it is of both: once, and `of` is for each */
} FEATURE[] = {
#define OF_ONE(IS, IS_NOT, HOLDS, OF, BESIDE, CODE) {IS, IS_NOT, CODE, OF_##OF, OF_##BESIDE, false},
#define OF_BOTH(IS, IS_NOT, HOLDS, OF, BESIDE, CODE) {IS, IS_NOT, CODE, OF_##OF, OF_##BESIDE, true},
#include "rule_features.def"
};
enum { FEATURES = sizeof FEATURE / sizeof FEATURE[0], ROOM = FEATURES * SHAPES };

static bool are_one(struct spot a, struct spot b) { return a.x == b.x && a.y == b.y; }

static unsigned next_corner(const struct drawn_shape *shape, unsigned k) {
  return k + 1 < shape->points ? k + 1 : 0;
}

static struct spot side_of(const struct drawn_shape *shape, unsigned k) {
  const struct spot a = shape->at[k], b = shape->at[next_corner(shape, k)];
  return (struct spot){b.x - a.x, b.y - a.y};
}

/* Whether a corner of it is left of 0, or above. */
static bool is_negative(const struct drawn_shape *shape) {
  return shape->box.left + shape->r < 0 || shape->box.top + shape->ry < 0;
}

/* All its corners turn one way. */
static bool is_convex(const struct drawn_shape *shape) {
  bool left = false, right = false;
  for (unsigned k = 0; k < shape->points; k++) {
    const struct spot side = side_of(shape, k), next = side_of(shape, next_corner(shape, k));
    const double turn = side.x * next.y - side.y * next.x;
    left = left || turn < 0;
    right = right || turn > 0;
  }
  return !(left && right);
}

/* How far a shape reaches along some direction. */
struct span {
  double low, high;
};
static struct span span_of(const struct bounds *box, enum axis axis) {
  return axis == AXIS_X ? (struct span){box->left, box->right} : (struct span){box->top, box->bottom};
}
static bool one_is_within(struct span a, struct span b) {
  return (a.low >= b.low && a.high <= b.high) || (b.low >= a.low && b.high <= a.high);
}

/* Across side k of the first; the radius of either is left out. */
static struct span across_side(const struct drawn_shape *own, const struct drawn_shape *shape, unsigned k) {
  const struct spot side = side_of(own, k);
  struct span across = {INFINITY, -INFINITY};
  for (unsigned j = 0; j < shape->points; j++) {
    const double at = side.x * shape->at[j].y - side.y * shape->at[j].x;
    across.low = fmin(across.low, at);
    across.high = fmax(across.high, at);
  }
  return across;
}

/* Whether a line along one of its sides, moved outward by its radius, leaves the other shape beyond it. */
static bool side_parts(const struct drawn_shape *own, const struct drawn_shape *other) {
  bool parts = false;
  for (unsigned k = 0; k < own->points && own->points > 1; k++) {
    const struct spot side = side_of(own, k);
    const double reach = (own->r + other->r) * hypot(side.x, side.y);
    const struct span a = across_side(own, own, k), b = across_side(own, other, k);
    parts = parts || b.low - a.high > reach || a.low - b.high > reach;
  }
  return parts;
}

/* On which hand of side k the spot is: 0 on its line. */
static double turn_to(const struct drawn_shape *shape, unsigned k, struct spot spot) {
  const struct spot from = shape->at[k], side = side_of(shape, k);
  return side.x * (spot.y - from.y) - side.y * (spot.x - from.x);
}

/* Whether the line of its axis meets the other one. */
static bool line_meets(const struct drawn_shape *axis, const struct drawn_shape *other) {
  const struct spot side = side_of(axis, 0);
  const double reach = hypot(other->r * side.y, other->ry * side.x);
  double most = -INFINITY, least = INFINITY;
  for (unsigned k = 0; k < other->points; k++) {
    most = fmax(most, turn_to(axis, 0, other->at[k]) + reach);
    least = fmin(least, turn_to(axis, 0, other->at[k]) - reach);
  }
  return least <= 0 && most >= 0;
}

/* Whether two segments have a point in common that is an end of neither. */
static bool axes_cross(const struct drawn_shape *a, const struct drawn_shape *b) {
  return turn_to(a, 0, b->at[0]) * turn_to(a, 0, b->at[1]) < 0 &&
         turn_to(b, 0, a->at[0]) * turn_to(b, 0, a->at[1]) < 0;
}

static bool is_upright(const struct drawn_shape *axis) { return axis->at[1].x == axis->at[0].x; }
static bool is_level(const struct drawn_shape *axis) { return axis->at[1].y == axis->at[0].y; }

static bool are_on_one_line(const struct drawn_shape *a, const struct drawn_shape *b) {
  return turn_to(a, 0, b->at[0]) == 0 && turn_to(a, 0, b->at[1]) == 0 && turn_to(b, 0, a->at[0]) == 0;
}

/* How the corners and sides of a shape lie about a spot. */
struct around {
  bool right, left, above, below;   /* a corner is straight so, */
  bool on_way;                      /* or on the way from the spot */
  bool on_line, on_first_line;      /* the spot is on that of a side, */
  bool in_box;                      /* in the upright box about one, */
  bool upright_left, upright_right; /* straight beside one that is upright, */
  bool corner_nearest;              /* or no nearer to any side than to a corner */
};

static struct around look_around(const struct drawn_shape *shape, struct spot spot, struct spot way) {
  struct around is = {.right = false};
  double corner = INFINITY, middle = INFINITY; /* how far the nearest is, squared */
  for (unsigned k = 0; k < shape->points; k++) {
    const struct spot a = shape->at[k], b = shape->at[next_corner(shape, k)], side = side_of(shape, k);
    const double x = a.x - spot.x, y = a.y - spot.y, ahead = x * way.x + y * way.y;
    is.right |= y == 0 && x > 0;
    is.left |= y == 0 && x < 0;
    is.above |= x == 0 && y < 0;
    is.below |= x == 0 && y > 0;
    is.on_way |= way.x * y == way.y * x && ahead > 0 && ahead <= way.x * way.x + way.y * way.y;
    corner = fmin(corner, x * x + y * y);
    if (drawn_is_seam(shape, k) || are_one(a, b)) /* rings with holes have ends from which no side leads on */
      continue;
    const double turn = turn_to(shape, k, spot), along = -x * side.x - y * side.y,
                 length = side.x * side.x + side.y * side.y;
    const bool beside_upright = side.x == 0 && (y > 0) != (b.y > spot.y);
    is.on_line |= turn == 0;
    is.on_first_line |= turn == 0 && k == 0;
    is.in_box |= spot.x >= fmin(a.x, b.x) && spot.x <= fmax(a.x, b.x) && spot.y >= fmin(a.y, b.y) &&
                 spot.y <= fmax(a.y, b.y);
    is.upright_left |= beside_upright && x < 0;
    is.upright_right |= beside_upright && x > 0;
    if (along > 0 && along < length)
      middle = fmin(middle, turn * turn / length);
  }
  is.corner_nearest = corner <= middle;
  return is;
}

/* Whether a side is met from the spot, along an axis: that from the first corner on, or from so many before
 * it; of its ends the lower or the right one counts. */
static bool side_beyond(const struct drawn_shape *shape, unsigned before, struct spot spot, int x, int y) {
  const unsigned k = (2 * shape->points - before) % shape->points;
  const struct spot end = shape->at[k], side = side_of(shape, k);
  const bool beside =
      x != 0 ? (end.y > spot.y) != (end.y + side.y > spot.y) : (end.x > spot.x) != (end.x + side.x > spot.x);
  return beside && turn_to(shape, k, spot) * (x != 0 ? x * side.y : -y * side.x) > 0;
}

/* A feature of one of the shapes, and a case by what it shows: a bit for each. */
enum { SHOWN_MOST = 192, SEEN_MOST = 8192, CLASSES = RELATION_OVERLAPPING + 1, CLAUSES = 2 };
struct shown {
  unsigned feature, s;
};
struct seen {
  uint64_t shows[SHOWN_MOST / 64];
  bool none, hit, wrong;      /* its answer */
  bool right[ANSWER_HIT + 1]; /* whether a miss would be right, and a hit */
};

struct rules {
  const struct algorithm *algorithm;
  struct form form; /* its shapes, in doubles, and what is asked; */
  struct form
      lies; /* how they lie: whether they meet is told of the question, or, of numbers, of the shapes */
  unsigned features;
  struct shown shown[SHOWN_MOST];
  bool any_none, of_none; /* it gave no answer; and that is what is asked about */
  bool unanswered;        /* one of those that a mend is tried on */
  bool told[SHOWN_MOST];  /* it is of a rule that was found */
  unsigned count[RULE_USES][CLASSES];
  struct seen seen[RULE_USES][CLASSES][SEEN_MOST];
};

/* Notes what shape s shows beside the other. */
static void show(const struct rules *rules, const struct lie *lie, unsigned s, struct seen *seen) {
  enum { X = AXIS_X, Y = AXIS_Y, AXES };
  const unsigned t = 1 - s;
  const struct drawn_shape *const own = &lie->shape[s], *const other = &lie->shape[t];
  double size[AXES], other_size[AXES], common[AXES]; /* common: how far they are one in the other */
  bool between[AXES], strictly[AXES], meet[AXES], within[AXES], way_meets[AXES]; /* between: its centre */
  for (enum axis axis = AXIS_X; axis <= AXIS_Y; axis++) {
    const struct span a = span_of(&own->box, axis), b = span_of(&other->box, axis);
    const double at = axis == AXIS_X ? own->centre.x : own->centre.y,
                 way = axis == AXIS_X ? lie->way.x : lie->way.y;
    size[axis] = a.high - a.low;
    other_size[axis] = b.high - b.low;
    common[axis] = fmin(a.high - b.low, b.high - a.low);
    between[axis] = at >= b.low && at <= b.high;
    strictly[axis] = at > b.low && at < b.high;
    meet[axis] = a.low <= b.high && b.low <= a.high;
    within[axis] = one_is_within(a, b);
    way_meets[axis] = a.low + fmin(way, 0) <= b.high && a.high + fmax(way, 0) >= b.low;
  }
  /* Where the foot of its spot is on the other's line. */
  const struct spot begin = other->at[0], line = side_of(other, 0);
  const double along = (own->at[0].x - begin.x) * line.x + (own->at[0].y - begin.y) * line.y,
               length = line.x * line.x + line.y * line.y;
  const struct around around = look_around(other, own->at[0], lie->way);
  bool level = false, plumb = false, parallel = false;
  bool same_numbers = own->points == other->points && own->r == other->r;
  unsigned shared = 0; /* corners */
  double area = 0;
  for (unsigned j = 0; j < own->points; j++) {
    const struct spot a = own->at[j], side = side_of(own, j);
    area += a.x * (a.y + side.y) - (a.x + side.x) * a.y;
    same_numbers = same_numbers && are_one(a, other->at[j]);
    for (unsigned k = 0; k < other->points; k++) {
      const struct spot b = other->at[k], beside = side_of(other, k);
      shared += are_one(a, b);
      level = level || a.y == b.y;
      plumb = plumb || a.x == b.x;
      parallel = parallel || side.x * beside.y == side.y * beside.x;
    }
  }
  const bool all[] = {
#define OF_ONE(IS, IS_NOT, HOLDS, OF, BESIDE, CODE) HOLDS,
#define OF_BOTH(IS, IS_NOT, HOLDS, OF, BESIDE, CODE) HOLDS,
#include "rule_features.def"
  };
  for (unsigned k = 0; k < rules->features; k++)
    if (rules->shown[k].s == s)
      seen->shows[k / 64] |= (uint64_t)all[rules->shown[k].feature] << k % 64;
}

struct clause {
  unsigned shown;
  bool is; /* or is not */
};
/* Holds where all its clauses do, or where one does. */
struct rule {
  bool either;
  unsigned clauses;
  struct clause clause[CLAUSES];
};

static unsigned kinds_of(const struct form *form, unsigned s) {
  const enum layout layout = form->layouts[s];
  const unsigned corners = layout_corners(layout);
  const bool sides = layout_has_sides(layout), inward = sides && layout_is_round(layout);
  return OF_ANY | (corners > 1 && !inward ? OF_CORNERS : 0) | (layout_is_box(layout) ? OF_FOUR : 0) |
         (sides ? OF_SIDES : 0) | (sides || (corners == 1 && layout_is_round(layout)) ? OF_CENTRE : 0) |
         (corners == 2 ? OF_ENDS : 0) | (corners > 2 && !sides ? OF_TURN : 0) |
         (layout == LAYOUT_POINT ? OF_POINT : OF_WIDTH) |
         (corners == 1 && layout_is_round(layout) ? OF_DISC : 0) |
         (question_moves(form->question) ? OF_MOVES : 0) | (layout_is_ring(layout) ? OF_RING : 0) |
         (layout_rule(layout) == RING_HOLES ? OF_HOLES : 0) |
         (s == 0 && question_moves(form->question) && layout == LAYOUT_POINT ? OF_PATH : 0);
}

struct rules *rules_new(const struct algorithm *algorithm) {
  struct rules *rules = calloc(1, sizeof *rules);
  if (rules == NULL)
    return NULL;
  rules->algorithm = algorithm;
  rules->form = algorithm->form;
  rules->form.type = TYPE_F64;
  rules->lies = rules->form;
  if (question_values(rules->form.question) > 0)
    rules->lies.question = QUESTION_HIT;
  const unsigned kinds[SHAPES] = {kinds_of(&rules->form, 0), kinds_of(&rules->form, 1)};
  for (unsigned k = 0; k < FEATURES; k++)
    for (unsigned s = 0; s < SHAPES; s++) {
      const struct feature *f = &FEATURE[k];
      const bool either = f->both && (kinds[1] & f->of) != 0 && (kinds[0] & f->beside) != 0;
      const bool can = (kinds[s] & f->of) != 0 && (kinds[1 - s] & f->beside) != 0;
      if ((f->both ? s == 0 && (can || either) : can) && rules->features < SHOWN_MOST)
        rules->shown[rules->features++] = (struct shown){k, s};
    }
  return rules;
}

void rules_free(struct rules *rules) { free(rules); }

/* Whether they meet with another shape in the place of shape s. */
static bool meets_with(const struct test_case *of, unsigned s, enum layout layout, const double *with) {
  struct test_case put = {.form = {.type = TYPE_F64, .layouts = {of->form.layouts[0], of->form.layouts[1]}}};
  put.form.layouts[s] = layout;
  memcpy(put.numbers + form_first_column(&put.form, 1 - s),
         of->numbers + form_first_column(&of->form, 1 - s),
         layout_columns(put.form.layouts[1 - s]) * sizeof *put.numbers);
  for (unsigned k = 0; k < layout_columns(layout); k++)
    put.numbers[form_first_column(&put.form, s) + k].f64 = with[k];
  const enum relation relation = reference_truth(&put.form, put.numbers).relation;
  return relation != RELATION_APART && relation != RELATION_INVALID;
}

/* Whether a spot lies in the shape, or on its boundary. */
static bool lies_in(const struct test_case *of, unsigned s, struct spot spot) {
  const union number *at = of->numbers + form_first_column(&of->form, s);
  if (of->form.layouts[s] == LAYOUT_POINT)
    return at[0].f64 == spot.x && at[1].f64 == spot.y;
  return meets_with(of, 1 - s, LAYOUT_POINT, (double[]){spot.x, spot.y});
}

/* How much of the other shape the shape holds, as the question has it. */
static enum relation held(const struct test_case *of, unsigned s) {
  struct test_case asked = *of;
  if (s != 0)
    asked.form = form_exchange(&of->form, of->numbers, asked.numbers);
  asked.form.question = QUESTION_CONTAINS;
  return form_refusal(&asked.form) != NULL ? RELATION_APART
                                           : reference_truth(&asked.form, asked.numbers).relation;
}

/* Of shapes that are apart or touch. A place that is told of the pair tells of its shapes in their order. */
static bool is_nearest_corner(const struct form *form, unsigned s, struct truth truth) {
  const enum pair pair = form_pair(form);
  const bool second = s != (unsigned)form_is_swapped(form);
  const bool corner = pair_told_by(pair) == PLACES_ZONES ? second && truth.place == ZONE_CORNER
                      : pair_told_by(pair) != PLACES_OF_HULLS
                          ? false
                          : truth.place == HULL_VERTEX_VERTEX ||
                                truth.place == (second ? HULL_SIDE_VERTEX : HULL_VERTEX_SIDE);
  return corner && truth.relation <= RELATION_TOUCHING;
}

/* Whether the other shape meets the ground within so many of the corners of shape s. */
static bool meets_ring(const struct test_case *of,
                       unsigned s,
                       const struct drawn_shape *shape,
                       const uint8_t *corner,
                       unsigned count) {
  double ring[LAYOUT_MAX_COLUMNS] = {count};
  for (unsigned k = 0; k < layout_vertices(LAYOUT_POLYGON) && count >= 3; k++) {
    const struct spot at = shape->at[corner[k < count ? k : count - 1]];
    ring[1 + 2 * k] = at.x;
    ring[2 + 2 * k] = at.y;
  }
  return count >= 3 && meets_with(of, s, LAYOUT_POLYGON, ring);
}

/* Whether the other shape meets the segment from one spot to the next in the place of shape s. */
static bool meets_side(const struct test_case *of, unsigned s, struct spot from, struct spot to) {
  return meets_with(of, s, LAYOUT_SEGMENT, (double[]){from.x, from.y, to.x, to.y});
}

static void see_ring(const struct test_case *of, struct truth truth, unsigned s, struct lie *lie) {
  const struct drawn_shape *const shape = &lie->shape[s];
  uint8_t corner[DRAWN_POINTS];
  if (!shape->ring)
    return;
  lie->meets_hull[s] = meets_ring(of, s, shape, corner, hull_corners(shape->at, shape->points, corner));
  for (unsigned k = 0; k < shape->points && !lie->meets_side[s]; k++)
    lie->meets_side[s] =
        !drawn_is_seam(shape, k) && meets_side(of, s, shape->at[k], shape->at[next_corner(shape, k)]);
  unsigned first = 0;
  for (; first < shape->points && !drawn_is_seam(shape, first); first++)
    corner[first] = (uint8_t)first;
  lie->in_hole[s] = truth.relation == RELATION_APART && meets_ring(of, s, shape, corner, first);
}

/* Whether the way of a point, drawn so many times as long, meets the other shape. */
static bool meets_line(const struct test_case *of, const struct lie *lie, double times) {
  const struct spot start = lie->shape[0].centre,
                    end = {start.x + times * lie->way.x, start.y + times * lie->way.y};
  return of->form.layouts[0] == LAYOUT_POINT && meets_side(of, 0, start, end);
}

/* Whether they meet on the way, and on its line. */
static void see_way(const struct test_case *of, struct lie *lie) {
  static const double NEARLY = 1e-9; /* the part is found by halving */
  static const double FAR = 0x1p20;
  const union number *const way = of->numbers + form_first_column(&of->form, SHAPES);
  if (!question_moves(of->form.question))
    return;
  lie->way = (struct spot){way[0].f64, way[1].f64};
  lie->before_end = reference_meeting(&of->form, of->numbers).part < 1 - NEARLY;
  lie->backward = meets_line(of, lie, -FAR);
  lie->onward = meets_line(of, lie, FAR);
}

static void
see(const struct rules *rules, const struct test_case *of, struct truth truth, struct seen *seen) {
  struct lie lie = {.within = {0}};
  if (!drawn_shapes(&rules->lies, of->numbers, (struct spot){0, 0}, lie.shape))
    return;
  see_way(of, &lie);
  for (unsigned s = 0; s < SHAPES; s++) {
    for (unsigned k = 0; k < lie.shape[s].points; k++)
      lie.within[s] |= (unsigned)lies_in(of, 1 - s, lie.shape[s].at[k]) << k;
    lie.centre_within[s] = lies_in(of, 1 - s, lie.shape[s].centre);
    const enum relation relation = held(of, s);
    lie.holds[s] = relation != RELATION_APART && relation != RELATION_INVALID;
    lie.holds_inside[s] = relation == RELATION_OVERLAPPING;
    lie.nearest_corner[s] = is_nearest_corner(&rules->lies, s, truth);
    see_ring(of, truth, s, &lie);
  }
  for (unsigned s = 0; s < SHAPES; s++)
    show(rules, &lie, s, seen);
}

/* Where shapes touch, a root of larger numbers may be rounded, and so may a quotient. */
static bool is_told(const struct test_case *of, enum relation relation) {
  return relation == RELATION_TOUCHING ? greatest_number(&of->form, of->numbers) <= EXACT_ROOTS &&
                                             case_is_of_parts(&of->form, of->numbers, 1)
                                       : relation <= RELATION_OVERLAPPING;
}

void rules_add(struct rules *rules, enum rule_use use, const double *numbers, enum answer answer) {
  struct test_case of = {.form = rules->form};
  for (unsigned k = 0; k < form_columns(&of.form); k++)
    of.numbers[k].f64 = numbers[k];
  /* What holds of sides that are no shorter than a quarter alone is no mend. */
  const bool fits = use == RULE_MEND ? case_is_of_parts(&of.form, of.numbers, MEND_PARTS)
                                     : case_is_everyday(&of.form, of.numbers);
  rules->unanswered = rules->unanswered || (use == RULE_MEND && answer == ANSWER_NONE && fits);
  if (answer > (use == RULE_MEND ? ANSWER_HIT : ANSWER_NONE) || !fits)
    return;
  const struct truth truth = reference_truth(&rules->lies, of.numbers);
  if (!is_told(&of, truth.relation) || rules->count[use][truth.relation] == SEEN_MOST)
    return;
  struct seen *seen = &rules->seen[use][truth.relation][rules->count[use][truth.relation]++];
  *seen = (struct seen){.wrong = false};
  see(rules, &of, truth, seen);
  for (enum answer a = ANSWER_MISS; a <= ANSWER_HIT; a++)
    seen->right[a] = judge_outcome(rules->algorithm->by_code, truth, a) == OUTCOME_AGREES;
  seen->none = answer == ANSWER_NONE;
  rules->any_none = rules->any_none || seen->none;
  seen->hit = answer == ANSWER_HIT;
  seen->wrong = !seen->none && !seen->right[answer];
}

/* How a rule tells wrong cases from right ones. */
struct fit {
  unsigned in, in_wrong, out, out_wrong;
};

static bool rule_holds(const struct rule *rule, const struct seen *seen) {
  unsigned holding = 0;
  for (unsigned c = 0; c < rule->clauses; c++) {
    const unsigned k = rule->clause[c].shown;
    holding += (seen->shows[k / 64] >> k % 64 & 1) == rule->clause[c].is;
  }
  return rule->either ? holding > 0 : holding == rule->clauses;
}

static struct fit fit_of(const struct rules *rules, enum rule_use use, unsigned of, const struct rule *rule) {
  struct fit fit = {0};
  for (unsigned k = 0; k < rules->count[use][of]; k++) {
    const struct seen *seen = &rules->seen[use][of][k];
    const bool in = rule_holds(rule, seen);
    *(in ? &fit.in : &fit.out) += rules->of_none || !seen->none;
    *(in ? &fit.in_wrong : &fit.out_wrong) += rules->of_none ? seen->none : seen->wrong;
  }
  return fit;
}

static void add_fit(struct fit *fit, const struct fit *other) {
  fit->in += other->in;
  fit->in_wrong += other->in_wrong;
  fit->out += other->out;
  fit->out_wrong += other->out_wrong;
}

static unsigned errors_of(const struct fit *fit) { return fit->in - fit->in_wrong + fit->out_wrong; }

/* Enough to learn from, and enough that were tried, wrong ones within a rule and all outside of it: of 30
 * that hold a few in a hundred are seldom missed. Cases of a polygon stand beside a few rings alone, many
 * beside each. */
enum { LEARNED_LEAST = 12, TRIED_LEAST = 8, OTHERS_LEAST = 30, BESIDE_RING = 7 };

/* How a rule may be bound to what is wrong: nearly all within it are wrong, nearly all others right, and
 * nearly all that are wrong are within; all that are wrong are within it, which is no more than half of all,
 * and many within it are wrong; nearly all within it are wrong, a good part of those that are wrong are
 * within, and few others are. */
enum bond { BOND_NEARLY_ALL, BOND_ONLY, BOND_MOST, BONDS };
static const struct {
  double right_in,
      wrong_out; /* the most shares of those within that are right, and of others that are wrong */
  double missed; /* the most that are wrong elsewhere, for each that is within */
} MOST[BONDS] = {{0.02, 0.005, 0.05}, {0.75, 0, 0}, {0.02, 0.2, 3}};

static bool misses_few(const struct fit *fit, enum bond bond) {
  return fit->out_wrong <= MOST[bond].missed * fit->in_wrong;
}

static bool is_wrong_within(const struct fit *fit, enum bond bond, unsigned least) {
  return fit->in_wrong >= least && fit->in - fit->in_wrong <= MOST[bond].right_in * fit->in;
}

static bool is_bound(const struct fit *fit, enum bond bond, unsigned least) {
  static const double MORE = 5.0 / 3; /* others may be wrong, where more are within */
  const bool more = bond == BOND_MOST && fit->out_wrong <= fit->in_wrong;
  return is_wrong_within(fit, bond, least) && misses_few(fit, bond) &&
         fit->out_wrong <= MOST[bond].wrong_out * (more ? MORE : 1) * fit->out &&
         (bond != BOND_ONLY || fit->in <= fit->out);
}

/* What is exact before what is nearly so, then the shorter, the better and the one that comes first. Where
 * nothing tells wrong cases from right ones, the least that holds all wrong ones; or else what holds most of
 * them and hardly a right one. */
struct best {
  struct rule rule;
  unsigned errors;
  bool any;
  enum bond bond;
};

static bool is_better(const struct rule *rule, unsigned errors, const struct best *best) {
  const bool shorter = rule->clauses<best->rule.clauses, longer = rule->clauses> best->rule.clauses;
  const bool exact = errors == 0, was_exact = best->errors == 0;
  if (!best->any)
    return true;
  if (best->bond == BOND_NEARLY_ALL)
    return (exact && !was_exact) || (exact == was_exact && (shorter || (!longer && errors < best->errors)));
  /* Another clause where it is wrong of a fourth less. */
  return longer ? errors * 4 <= best->errors * 3 : errors < best->errors;
}

static unsigned tried_each(const struct rules *rules) {
  return form_has_ring(&rules->form) ? BESIDE_RING : 1;
}

static void look_at(const struct rules *rules, unsigned of, const struct rule *rule, struct best *best) {
  const struct fit learned = fit_of(rules, RULE_LEARN, of, rule);
  if (!is_bound(&learned, best->bond, LEARNED_LEAST))
    return;
  const struct fit tried = fit_of(rules, RULE_TRY, of, rule);
  const unsigned errors = errors_of(&learned) + errors_of(&tried), each = tried_each(rules);
  if (is_bound(&tried, best->bond, each * TRIED_LEAST) &&
      (rule->clauses == 0 || tried.out >= each * OTHERS_LEAST) && is_better(rule, errors, best))
    *best = (struct best){*rule, errors, true, best->bond};
}

/* Features in turn, each shown and not shown. */
static struct clause clause_of(unsigned turn) { return (struct clause){turn / 2, turn % 2 == 0}; }

/* Where no more of two clauses need be looked at, that both hold or of which either does. */
static bool is_enough(const struct best *best, bool either) {
  return best->any && (either ? best->bond == BOND_NEARLY_ALL : best->errors == 0);
}

static struct best find_rule_by(const struct rules *rules, unsigned of, enum bond bond) {
  const unsigned turns = 2 * rules->features;
  const struct rule all = {.clauses = 0};
  struct best best = {.any = false, .bond = bond};
  bool may[2][2 * SHOWN_MOST]; /* be one of two that both hold, or one of two of which either does */
  look_at(rules, of, &all, &best);
  for (unsigned j = 0; j < turns; j++) {
    const struct rule one = {false, 1, {clause_of(j)}};
    const struct fit learned = fit_of(rules, RULE_LEARN, of, &one), tried = fit_of(rules, RULE_TRY, of, &one);
    may[false][j] = misses_few(&learned, bond); /* no other clause brings more of them */
    /* Nearly all within it are wrong: another one may have what is left. */
    may[true][j] = bond != BOND_ONLY && is_wrong_within(&learned, bond, LEARNED_LEAST) &&
                   is_wrong_within(&tried, bond, tried_each(rules) * TRIED_LEAST);
    if (may[false][j])
      look_at(rules, of, &one, &best);
  }
  for (unsigned either = 0; either < 2; either++)
    for (unsigned j = 0; j < turns && !is_enough(&best, either); j++)
      for (unsigned k = (j | 1) + 1; may[either][j] && k < turns; k++) {
        const struct rule two = {either, 2, {clause_of(j), clause_of(k)}};
        if (may[either][k])
          look_at(rules, of, &two, &best);
      }
  return best;
}

static struct best find_rule(const struct rules *rules, unsigned of) {
  struct best best = {.any = false};
  for (unsigned bond = 0; bond < BONDS && !best.any; bond++)
    best = find_rule_by(rules, of, (enum bond)bond);
  return best;
}

/* What a $ and a letter stand for. */
static const char *word_of(const struct form *form, unsigned s, char letter) {
  const enum layout other = form->layouts[1 - s];
  const bool ends = layout_corners(form->layouts[s]) == 2, its_ends = layout_corners(other) == 2;
  switch (letter) {
  case 'a':
    return ends && its_ends ? "an end" : ends || its_ends ? "a corner or end" : "a corner";
  case 'b':
    return ends != its_ends ? "corner or end" : ends ? "end" : "corner";
  case 'c':
    return ends ? "end" : "corner";
  case 'e':
    return ends ? "an end" : "a corner";
  case 'i':
    return layout_corners(other) < 3 && !layout_is_round(other) ? "on" : "in";
  default:
    return shape_words(form, letter == 'S' ? s : 1 - s);
  }
}

/* At the o of "$o{top}", or the u: "the top of the first box", "that of the second box". A point has none,
 * nor is then told which side "that" is. Where it ends. */
static const char *add_side(const struct form *form, unsigned s, const char *at, char *words, size_t size) {
  const bool own = *at == 'o';
  const unsigned of = own ? s : 1 - s;
  const bool is_point = form->layouts[of] == LAYOUT_POINT;
  const char *side = at + strlen("o{"), *const end = strchr(side, '}');
  const size_t length = strcspn(side, "|}");
  const char *const of_point = side[length] == '|' ? side + length + 1 : end;
  if (is_point && of_point < end)
    text_add(words, size, "the %.*s of ", (int)(end - of_point), of_point);
  else if (!is_point && !own && form->layouts[s] != LAYOUT_POINT)
    text_add(words, size, "that of ");
  else if (!is_point)
    text_add(words, size, "the %.*s of ", (int)length, side);
  text_add(words, size, "%s", shape_words(form, of));
  return end;
}

/* "the first box is wider than high" */
static void add_clause(const struct rules *rules, const struct clause *clause, char *words, size_t size) {
  const struct shown *shown = &rules->shown[clause->shown];
  const struct feature *feature = &FEATURE[shown->feature];
  for (const char *at = clause->is ? feature->is : feature->is_not; *at != '\0'; at++)
    if (*at != '$')
      text_add(words, size, "%c", *at);
    else if (*++at == 'o' || *at == 'u')
      at = add_side(&rules->form, shown->s, at, words, size);
    else
      text_add(words, size, "%s", word_of(&rules->form, shown->s, *at));
}

/* "all 612", "99.7 % of 612", "none of 612" */
static void add_share(unsigned part, unsigned of, char *words, size_t size) {
  if (part == of)
    text_add(words, size, "all %u", of);
  else if (part == 0)
    text_add(words, size, "none of %u", of);
  else
    text_add(words, size, "%.1f %% of %u", fmin(fmax(100.0 * part / of, 0.1), 99.9), of);
}

/* The others are told where they lie, when answers elsewhere are wrong as well. */
static void add_rule(const struct rules *rules,
                     const char *where,
                     bool elsewhere,
                     const struct best *best,
                     const struct fit *tried,
                     char *words,
                     size_t size) {
  text_add(words,
           size,
           "%s where %s",
           *words != '\0'   ? ";"
           : rules->of_none ? "gives no answer"
                            : "wrong",
           where);
  for (unsigned c = 0; c < best->rule.clauses; c++) {
    text_add(words,
             size,
             c == 0 && *where == '\0'            ? ""
             : best->bond == BOND_ONLY && c == 0 ? ", but only if "
             : best->rule.either && c > 0        ? " or "
                                                 : " and ");
    text_add(words, size, "%s", best->rule.either && c == 0 ? "either " : "");
    add_clause(rules, &best->rule.clause[c], words, size);
  }
  text_add(words, size, ": in ");
  add_share(tried->in_wrong, tried->in, words, size);
  text_add(words, size, " such cases that were tried");
  if (tried->out > 0) {
    text_add(words, size, ", and in ");
    add_share(tried->out_wrong, tried->out, words, size);
    text_add(words, size, " others");
    if (elsewhere)
      text_add(words, size, " where %s", where);
  }
}

static bool is_same(const struct best *a, const struct best *b) {
  const struct rule *const one = &a->rule, *const other = &b->rule;
  bool same = a->any && b->any && a->bond == b->bond && one->either == other->either &&
              one->clauses == other->clauses;
  for (unsigned c = 0; same && c < one->clauses; c++)
    same = one->clause[c].shown == other->clause[c].shown && one->clause[c].is == other->clause[c].is;
  return same;
}

/* Whether many are wrong there, and no rule tells which. */
static bool is_unexplained(const struct rules *rules, unsigned of, const struct best *best) {
  const struct rule all = {.clauses = 0};
  return (!best->any || best->bond != BOND_NEARLY_ALL) &&
         fit_of(rules, RULE_LEARN, of, &all).in_wrong >= LEARNED_LEAST;
}

/* Where they touch and where they overlap by one rule is where they meet; and where they are apart too, it is
 * wherever the rule says. */
static enum rules_told tell(struct rules *rules, char *words, size_t size) {
  static const struct {
    const char *where[CLASSES], *meet, *but_touch;
  } SAID[] = {[QUESTION_HIT] = {{"they are apart", "they touch", "they overlap"},
                                "they meet",
                                "they do not only touch"},
              [QUESTION_RAY] = {{"they start apart", "they touch at the start", "they overlap at the start"},
                                "they meet at the start",
                                "they do not only touch at the start"},
              [QUESTION_CONTAINS] = {{"the second is not all within the first",
                                      "the second reaches the boundary from within",
                                      "the second is strictly within"},
                                     "the second is within",
                                     "the second does not only reach the boundary from within"}};
  const enum question said = question_moves(rules->form.question) ? QUESTION_RAY : rules->lies.question;
  struct best best[CLASSES];
  struct fit tried[CLASSES];
  bool all = true, sharp = false;
  unsigned parts = 0, wrong = 0; /* of what is said; and where answers are wrong */
  *words = '\0';
  for (unsigned of = 0; of < CLASSES; of++) {
    best[of] = find_rule(rules, of);
    all = all && !is_unexplained(rules, of, &best[of]);
    for (unsigned c = 0; best[of].any && best[of].bond == BOND_NEARLY_ALL && c < best[of].rule.clauses; c++)
      rules->told[best[of].rule.clause[c].shown] = true;
    tried[of] = fit_of(rules, RULE_TRY, of, &best[of].rule);
    wrong += best[of].any || tried[of].in_wrong > 0;
  }
  const bool meet = is_same(&best[RELATION_TOUCHING], &best[RELATION_OVERLAPPING]);
  if (meet) {
    add_fit(&tried[RELATION_TOUCHING], &tried[RELATION_OVERLAPPING]);
    tried[RELATION_OVERLAPPING] = (struct fit){0};
    best[RELATION_OVERLAPPING].any = false;
    wrong--;
  }
  const unsigned last = meet ? RELATION_TOUCHING : RELATION_OVERLAPPING;
  const bool anywhere =
      is_same(&best[RELATION_APART], &best[last]) && best[last].rule.clauses > 0 && wrong == 2;
  if (anywhere) {
    add_fit(&tried[RELATION_APART], &tried[last]);
    tried[last] = (struct fit){0};
    best[last].any = false;
    wrong--;
  }
  for (unsigned of = 0; of < CLASSES; of++) {
    const char *const where = anywhere && meet                  ? ""
                              : anywhere                        ? SAID[said].but_touch
                              : meet && of == RELATION_TOUCHING ? SAID[said].meet
                                                                : SAID[said].where[of];
    if (!best[of].any)
      continue;
    add_rule(rules, where, wrong > 1, &best[of], &tried[of], words, size);
    parts++;
    sharp = best[of].rule.clauses > 0 && tried[of].out > 0 && errors_of(&tried[of]) == 0;
  }
  for (unsigned of = 0; of < CLASSES && parts > 0; of++)
    if (!best[of].any && tried[of].in_wrong > 0) {
      const char *const where = SAID[said].where[of];
      text_add(words, size, "; also in %u of %u cases where %s", tried[of].in_wrong, tried[of].in, where);
      parts++;
    }
  return !all || parts == 0 ? RULES_PARTLY : sharp && parts == 1 ? RULES_SHARP : RULES_ALL;
}

enum rules_told rules_words(struct rules *rules, char *words, size_t size) {
  rules->of_none = rules->any_none;
  enum rules_told told = tell(rules, words, size);
  if (rules->of_none && told == RULES_PARTLY) {
    rules->of_none = false;
    told = tell(rules, words, size);
    rules->of_none = *words == '\0';
    told = rules->of_none ? tell(rules, words, size) : told;
  }
  rules->of_none = false;
  return told;
}

/* ---- a mend: where one condition holds, the other answer ---- */

struct mend {
  struct clause clause;
  bool adds; /* hits that were missed; or takes false ones away */
};

static unsigned wrong_of(const struct rules *rules, enum rule_use use) {
  const struct rule all = {.clauses = 0};
  unsigned wrong = 0;
  for (unsigned of = 0; of < CLASSES; of++)
    wrong += fit_of(rules, use, of, &all).in_wrong;
  return wrong;
}

/* Whether all is right with it; and whether the test is needed besides, where shapes do not only touch. */
static bool
mends_all(const struct rules *rules, enum rule_use use, const struct mend *mend, bool *needs_test) {
  const struct rule rule = {false, 1, {mend->clause}};
  const enum answer mended = hit_if(mend->adds);
  for (unsigned of = 0; of < CLASSES; of++)
    for (unsigned k = 0; k < rules->count[use][of]; k++) {
      const struct seen *seen = &rules->seen[use][of][k];
      const bool holds = rule_holds(&rule, seen);
      if (seen->none)
        continue;
      /* Where either answer is right, the test's own stays. */
      if (holds ? !seen->right[mended] || (!seen->wrong && seen->hit != mend->adds) : seen->wrong)
        return false;
      *needs_test = *needs_test || (of != RELATION_TOUCHING && !holds && !seen->right[hit_if(!mend->adds)]);
    }
  return true;
}

/* Of a disc, a corner is no word; asked what holds the other, that it does is no mend; and what is nearest is
 * told of shapes that are apart, which is what is asked. */
static bool mends_nothing(const struct rules *rules, unsigned shown) {
  const struct feature *f = &FEATURE[rules->shown[shown].feature];
  return strstr(f->is, " nearest ") != NULL ||
         (f->both && f->of == OF_CORNERS &&
          (kinds_of(&rules->form, 0) & kinds_of(&rules->form, 1) & OF_CORNERS) == 0) ||
         (rules->lies.question == QUESTION_CONTAINS &&
          (strstr(f->is, " holds ") != NULL || strstr(f->is, "strictly inside") != NULL));
}

/* The first that mends what was learned from and tried, and, where it is to be said, fresh cases of which so
 * many were wrong; those of features that a rule tells of before others. */
static bool find_mend(const struct rules *rules, bool to_say, struct mend *mend) {
  enum { LEAST_WRONG = 200, LEAST_TOLD = 100 }; /* of few all may be by chance */
  const unsigned turns = 4 * rules->features, fresh = wrong_of(rules, RULE_MEND);
  if (wrong_of(rules, RULE_LEARN) < LEARNED_LEAST || wrong_of(rules, RULE_TRY) < TRIED_LEAST)
    return false;
  for (unsigned turn = 0; turn < 2 * turns; turn++) {
    const unsigned feature = turn / 2 % rules->features;
    const bool told = turn < turns;
    bool needs_test = false;
    *mend = (struct mend){{feature, turn % 2 == 0}, turn % turns < turns / 2};
    if (rules->told[feature] == told && !mends_nothing(rules, feature) &&
        mends_all(rules, RULE_LEARN, mend, &needs_test) && mends_all(rules, RULE_TRY, mend, &needs_test) &&
        needs_test &&
        (!to_say ||
         (fresh >= (told ? LEAST_TOLD : LEAST_WRONG) && mends_all(rules, RULE_MEND, mend, &needs_test))))
      return true;
  }
  return false;
}

bool rules_may_mend(const struct rules *rules) {
  struct mend mend;
  return find_mend(rules, false, &mend);
}

/* The clause as code over the names of the numbers: "!(ax < bx)". Nothing where that is not short, or needs
 * halves of whole numbers. */
static void add_code(const struct rules *rules, const struct clause *clause, char *words, size_t size) {
  const struct shown *shown = &rules->shown[clause->shown];
  const struct form *form = &rules->algorithm->form;
  char code[MEND_WORDS] = "";
  const char *at = FEATURE[shown->feature].code;
  for (; at != NULL && (*at == '[' || *at == ']'); at++)
    if (!layout_is_box(form->layouts[*at == '[' ? shown->s : 1 - shown->s]))
      return;
  for (; at != NULL && *at != '\0'; at++)
    if (*at != '$') {
      text_add(code, sizeof code, "%c", *at);
    } else {
      const bool other = *++at >= 'A' && *at <= 'Z';
      const unsigned s = other ? 1 - shown->s : shown->s;
      if (!side_words(form, s, *at, rules->algorithm->inputs, code))
        return;
    }
  if (code[0] != '\0' && strlen(code) + 1 < sizeof code)
    text_add(words, size, clause->is ? " (%s)" : " (!(%s))", code);
}

void rules_mend(const struct rules *rules, char *words, size_t size) {
  enum { LEAST = 1024, LEAST_EACH = 128 };
  const unsigned *const count = rules->count[RULE_MEND];
  const unsigned apart = count[RELATION_APART], overlapping = count[RELATION_OVERLAPPING],
                 cases = apart + count[RELATION_TOUCHING] + overlapping;
  struct mend mend;
  *words = '\0';
  if (rules->unanswered || cases < LEAST || apart < LEAST_EACH || overlapping < LEAST_EACH ||
      !find_mend(rules, true, &mend))
    return;
  const struct clause said = {mend.clause.shown, mend.clause.is == mend.adds};
  text_add(words, size, "\"%s ", mend.adds ? "or" : "and");
  add_clause(rules, &said, words, size);
  text_add(words, size, "\"");
  add_code(rules, &said, words, size);
  text_add(words,
           size,
           ": right in all %u fresh cases with it; it was wrong in %u of them",
           cases,
           wrong_of(rules, RULE_MEND));
}
