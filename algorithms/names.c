/* The words of the project, as text. */
#include "algorithm.h"
#include "wording.h"

#include <stdio.h>
#include <string.h>

static const char *const RELATION[RELATIONS] = {"apart", "touching", "overlapping", "flat", "invalid"};
static const char *const ANSWER[ANSWERS] = {"miss", "hit", "no answer", "declined"};
static const char *const CONTRACT[CONTRACTS] = {"unstated",
                                                "closed",
                                                "open",
                                                "half-open",
                                                "interior",
                                                "zero",
                                                "negative",
                                                "none",
                                                "out",
                                                "unstated",
                                                "closed",
                                                "open"};
static const char *const OUTCOME[OUTCOMES] = {
    "agrees", "false hit", "missed hit", "broken contract", "no answer"};
static const char *const CAUSE[CAUSES] = {"logic", "rounding", "range", "undefined", "unsteady"};
static const char *const ROLE[ROLES] = {
    "tutorial", "detour", "helper", "published", "taught", "house", "liar", "foreign"};

static const struct {
  const char *tag, *title;
} DOCUMENT[DOCUMENTS] = {
    [DOCUMENT_NONE] = {"-", "none"},
    [D0] = {"D0", "Tower-defence post: circle and rectangle, JavaScript and C++/Qt"},
    [D1] = {"D1", "FireWheel post, part 2: rectangles, and circle to rectangle, Python"},
    [D2] = {"D2", "Grow the rectangle by r: circle and rectangle, C#"},
    [D3] = {"D3", "Bounding boxes: two ways to write an AABB, JavaScript"},
    [D4] = {"D4", "Rectangle collision in games: three methods, Java"},
};

static const char *const ZONE[ZONES] = {
    "inside", "on side", "on corner", "side", "side-corner line", "corner"};
static const char *const CENTRES[CENTRES_KINDS] = {"concentric", "aligned", "oblique"};

/* Of hulls. In words A and B are the shapes, a and b a vertex of each; NULL: as the name says. Radii are left
 * out of places: of a shape that has one it is the core, of a shape of one point its centre. Then how many
 * corners each shape must have at least, and both together. Where cores overlap, one has an area or they
 * cross. */
static const struct {
  const char *name, *words;
  unsigned a, b, both;
  bool overlapping;
} HULL[HULL_PLACES] = {
    [HULL_VERTEX_VERTEX] = {"vertex-vertex", "a and b", 1, 1, 2, false},
    [HULL_VERTEX_SIDE] = {"vertex-side", "a and a side of B", 1, 2, 3, false},
    [HULL_SIDE_VERTEX] = {"side-vertex", "a side of A and b", 2, 1, 3, false},
    [HULL_PARALLEL] = {"parallel sides", NULL, 2, 2, 4, false},
    [HULL_CROSSING] = {"crossing", NULL, 2, 2, 4, true},
    [HULL_VERTEX_OF_A_IN_B] = {"vertex of first in second", "a in B", 2, 2, 5, true},
    [HULL_VERTEX_OF_B_IN_A] = {"vertex of second in first", "b in A", 2, 2, 5, true},
    [HULL_CORNERS] = {"vertices in each other", "a in B, b in A", 2, 2, 5, true},
    [HULL_A_IN_B] = {"first in second", "A in B", 1, 3, 4, true},
    [HULL_B_IN_A] = {"second in first", "B in A", 3, 1, 4, true},
};

/* Of a shape A beside a polygon B, its radius left out. How many corners A must have at least, and how far
 * out it is: apart, touching or overlapping where it has no radius. */
static const struct {
  const char *name, *words;
  unsigned corners;
  enum relation relation;
  bool single; /* of a shape of one point alone */
} RING[RING_PLACES] = {
    [RING_BEYOND] = {"beyond", "A outside the convex hull of B", 1, RELATION_APART, false},
    [RING_BEYOND_LEVEL] = {"beyond, level with a corner",
                           "A outside the convex hull of B, level with a corner",
                           1,
                           RELATION_APART,
                           true},
    [RING_IN_NOTCH] = {"in a notch", "A in a notch of B", 1, RELATION_APART, false},
    [RING_IN_NOTCH_LEVEL] = {"in a notch, level with a corner",
                             "A in a notch of B, level with a corner",
                             1,
                             RELATION_APART,
                             true},
    [RING_INSIDE] = {"inside", "A inside B", 1, RELATION_OVERLAPPING, false},
    [RING_INSIDE_LEVEL] =
        {"inside, level with a corner", "A inside B, level with a corner", 1, RELATION_OVERLAPPING, true},
    [RING_ON_EDGE] = {"on an edge", "A and an edge of B", 1, RELATION_TOUCHING, false},
    [RING_ON_CORNER] = {"on a corner", "A and a corner of B", 1, RELATION_TOUCHING, false},
    [RING_ALONG] = {"along edges", "A along edges of B", 2, RELATION_TOUCHING, false},
    [RING_INSIDE_AT_EDGE] = {"inside at an edge", "A in B as far as an edge", 2, RELATION_OVERLAPPING, false},
    [RING_CROSSING] = {"crossing", "edges of A and B cross", 2, RELATION_OVERLAPPING, false},
    [RING_AROUND] = {"around", "B inside A", 3, RELATION_OVERLAPPING, false},
};

/* How the spans of two boxes lie on one axis. A place does not say on which. */
static const char *const SPAN_WORDS[ALLENS] = {"apart",
                                               "touching",
                                               "overlapping",
                                               "within at an edge",
                                               "contains at an edge",
                                               "within",
                                               "contains",
                                               "equal"};

/* By PLACE_ALLEN: the later kind first, as the cell's number counts them. */
#define ROW1(a) a " x before"
#define ROW2(a) ROW1(a), a " x meets"
#define ROW3(a) ROW2(a), a " x overlaps"
#define ROW4(a) ROW3(a), a " x starts"
#define ROW5(a) ROW4(a), a " x started-by"
#define ROW6(a) ROW5(a), a " x during"
#define ROW7(a) ROW6(a), a " x contains"
#define ROW8(a) ROW7(a), a " x equal"
static const char *const ALLEN_CELL[PLACES_MAX] = {ROW1("before"),
                                                   ROW2("meets"),
                                                   ROW3("overlaps"),
                                                   ROW4("starts"),
                                                   ROW5("started-by"),
                                                   ROW6("during"),
                                                   ROW7("contains"),
                                                   ROW8("equal")};

const char *relation_name(enum relation relation) { return RELATION[relation]; }

bool relation_from_name(const char *name, enum relation *relation) {
  for (unsigned r = 0; r < RELATIONS; r++)
    if (strcmp(name, RELATION[r]) == 0) {
      *relation = (enum relation)r;
      return true;
    }
  return false;
}

const char *answer_name(enum answer answer) { return ANSWER[answer]; }
const char *contract_name(enum contract contract) { return CONTRACT[contract]; }

#define BIT(CONTRACT) (1U << CONTRACT_##CONTRACT)
bool contract_is_of(enum question question, enum contract contract) {
  static const unsigned OF[QUESTIONS] = {
      [QUESTION_HIT] = BIT(UNSTATED) | BIT(CLOSED) | BIT(OPEN) | BIT(HALF_OPEN),
      [QUESTION_CONTAINS] = BIT(UNSTATED) | BIT(CLOSED) | BIT(OPEN) | BIT(INTERIOR),
      [QUESTION_DISTANCE] = BIT(ZERO) | BIT(NEGATIVE) | BIT(ANYTHING),
      [QUESTION_NEAREST] = BIT(ZERO) | BIT(NEGATIVE) | BIT(ANYTHING),
      [QUESTION_PUSH] = BIT(ZERO) | BIT(ANYTHING),
      [QUESTION_CROSSING] = BIT(ENDS_IN) | BIT(ENDS_OUT) | BIT(ANYTHING),
      [QUESTION_RAY] = BIT(ZERO) | BIT(NOTHING) | BIT(OUT) | BIT(ANYTHING),
      [QUESTION_SWEEP] = BIT(ZERO) | BIT(NOTHING) | BIT(OUT) | BIT(ANYTHING)};
  return (OF[question] >> contract & 1U) != 0;
}
const char *outcome_name(enum question question, enum outcome outcome) {
  return outcome != OUTCOME_WRONG_NUMBER || question_values(question) == 0 ? OUTCOME[outcome]
         : question == QUESTION_DISTANCE                                   ? "wrong distance"
         : question == QUESTION_PUSH                                       ? "wrong push"
         : question_moves(question)                                        ? "wrong fraction"
                                                                           : "wrong point";
}
const char *cause_name(enum cause cause) { return CAUSE[cause]; }
const char *role_name(enum role role) { return ROLE[role]; }
const char *document_tag(enum document document) { return DOCUMENT[document].tag; }
const char *document_title(enum document document) { return DOCUMENT[document].title; }

/* What is special about a pair, but for those with a polygon. */
static const enum places TOLD_BY[PAIRS + 1] = {[PAIR_POINT_BOX] = PLACES_ZONES,
                                               [PAIR_DISC_BOX] = PLACES_ZONES,
                                               [PAIR_POINT_DISC] = PLACES_CENTRES,
                                               [PAIR_DISC_DISC] = PLACES_CENTRES,
                                               [PAIR_BOX_BOX] = PLACES_CELLS};

/* Of hulls see HULL, of rings RING. */
static const struct {
  unsigned count;
  const char *const *name;
} PLACES[] = {[PLACES_OF_HULLS] = {HULL_PLACES, NULL},
              [PLACES_OF_RINGS] = {RING_PLACES, NULL},
              [PLACES_ZONES] = {ZONES, ZONE},
              [PLACES_CENTRES] = {CENTRES_KINDS, CENTRES},
              [PLACES_CELLS] = {PLACES_MAX, ALLEN_CELL}};

enum places pair_told_by(enum pair pair) {
  const bool ring = pair != PAIR_NONE && layout_is_ring(kind_layout(pair_kind(pair, 1)));
  return ring ? PLACES_OF_RINGS : TOLD_BY[pair];
}

unsigned pair_places(enum pair pair) { return pair == PAIR_NONE ? 0 : PLACES[pair_told_by(pair)].count; }

const char *place_name(enum pair pair, place_t place) {
  if (place >= pair_places(pair))
    return "nowhere";
  const enum places told_by = pair_told_by(pair);
  return told_by == PLACES_OF_HULLS   ? HULL[place].name
         : told_by == PLACES_OF_RINGS ? RING[place].name
                                      : PLACES[told_by].name[place];
}

/* The kinds of the spans of a cell, the lower one first. */
struct cell_kinds {
  unsigned low, high;
};
static struct cell_kinds kinds_of_cell(place_t place) {
  struct cell_kinds kinds = {place, 0};
  while (kinds.low > kinds.high)
    kinds.low -= ++kinds.high;
  return kinds;
}

/* Apart when either axis is, touching when one only meets, else overlapping. */
static enum relation allen_relation(place_t place) {
  const unsigned low = kinds_of_cell(place).low;
  if (low == ALLEN_BEFORE)
    return RELATION_APART;
  return low == ALLEN_MEETS ? RELATION_TOUCHING : RELATION_OVERLAPPING;
}

static bool hull_feasible(enum pair pair, place_t place, enum relation relation) {
  const enum layout a = kind_layout(pair_kind(pair, 0)), b = kind_layout(pair_kind(pair, 1));
  const unsigned of_a = layout_corners(a), of_b = layout_corners(b);
  if (of_a < HULL[place].a || of_b < HULL[place].b || of_a + of_b < HULL[place].both)
    return false;
  /* Sides of upright boxes that meet are parallel, but for cores that are a point or a segment. */
  if (relation != RELATION_APART && layout_has_sides(a) && layout_has_sides(b) &&
      ((place == HULL_VERTEX_SIDE && !layout_is_round(a)) ||
       (place == HULL_SIDE_VERTEX && !layout_is_round(b))))
    return false;
  if (HULL[place].overlapping)
    return relation == RELATION_OVERLAPPING;
  return relation != RELATION_OVERLAPPING || layout_is_round(a) || layout_is_round(b);
}

/* A radius reaches what its core does not, and what it touches it overlaps. */
static bool ring_feasible(enum pair pair, place_t place, enum relation relation) {
  const enum layout a = kind_layout(pair_kind(pair, 0));
  const unsigned corners = layout_corners(a);
  if (corners < RING[place].corners || (RING[place].single && corners > 1))
    return false;
  if (!layout_is_round(a))
    return relation == RING[place].relation;
  return RING[place].relation == RELATION_APART || relation == RELATION_OVERLAPPING;
}

bool place_feasible(enum pair pair, place_t place, enum relation relation) {
  if (relation > RELATION_OVERLAPPING || place >= pair_places(pair))
    return false;
  switch (pair_told_by(pair)) {
  case PLACES_OF_HULLS:
    return hull_feasible(pair, place, relation);
  case PLACES_OF_RINGS:
    return ring_feasible(pair, place, relation);
  case PLACES_CELLS:
    return relation == allen_relation(place);
  case PLACES_CENTRES:
    return place != CENTRES_EQUAL || relation == RELATION_OVERLAPPING;
  case PLACES_ZONES:
    break;
  }
  if (pair == PAIR_DISC_BOX)
    return place >= ZONE_SIDE || relation == RELATION_OVERLAPPING;
  if (place == ZONE_INSIDE)
    return relation == RELATION_OVERLAPPING;
  return relation == (place <= ZONE_ON_CORNER ? RELATION_TOUCHING : RELATION_APART);
}

const char *shape_words(const struct form *form, unsigned shape) {
  static const char *const WORDS[KINDS][1 + SHAPES] = {
#define KIND(ID, name, rank, noun) [KIND_##ID] = {"the " noun, "the first " noun, "the second " noun},
#define LAYOUT(...)
#define COLUMN(...)
#define END()
#include "shapes_all.def"
  };
  const enum shape_kind kind = layout_kind(form->layouts[shape]);
  return WORDS[kind][kind == layout_kind(form->layouts[1 - shape]) ? 1 + shape : 0];
}

static const char *part_words(enum layout layout, bool vertex) {
  const bool round = layout_is_round(layout), single = layout_vertices(layout) == 1;
  return single ? (round ? "the centre of " : "") : vertex ? "a vertex of " : round ? "the core of " : "";
}

/* A letter that stands alone is one of the shapes, `letters` AB, or a vertex of it, ab, but for the article
 * "a" before a side. */
static void say_hulls(enum pair pair, const char *letters, const char *said, char words[PLACE_WORDS]) {
  const struct form form = {.type = TYPE_F64,
                            .layouts = {kind_layout(pair_kind(pair, 0)), kind_layout(pair_kind(pair, 1))}};
  words[0] = '\0';
  for (const char *c = said; *c != '\0'; c++) {
    const bool begins = c == said || c[-1] == ' ', ends = strchr(" ,", c[1]) != NULL;
    const bool shape = strchr(letters, *c) != NULL && begins && ends && strncmp(c, "a side", 6) != 0;
    const unsigned which = *c == 'B' || *c == 'b';
    const char *part = shape ? part_words(form.layouts[which], *c == 'a' || *c == 'b') : "";
    text_add(words, PLACE_WORDS, "%s%.*s", part, shape ? -1 : 1, shape ? shape_words(&form, which) : c);
  }
}

const char *place_words(enum pair pair, place_t place, char words[PLACE_WORDS]) {
  const bool told = place < pair_places(pair);
  const struct cell_kinds kinds = kinds_of_cell(place);
  const enum places told_by = pair_told_by(pair);
  if (told && told_by == PLACES_OF_HULLS && HULL[place].words != NULL)
    say_hulls(pair, "AaBb", HULL[place].words, words);
  else if (told && told_by == PLACES_OF_RINGS)
    say_hulls(pair, "AB", RING[place].words, words);
  else if (!told || told_by != PLACES_CELLS)
    snprintf(words, PLACE_WORDS, "%s", place_name(pair, place));
  else if (kinds.low == kinds.high)
    snprintf(words, PLACE_WORDS, "%s both ways", SPAN_WORDS[kinds.low]);
  else
    snprintf(words, PLACE_WORDS, "%s one way, %s the other", SPAN_WORDS[kinds.high], SPAN_WORDS[kinds.low]);
  return words;
}
