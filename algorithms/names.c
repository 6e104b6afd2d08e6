/* The words of the project, as text. */
#include "algorithm.h"
#include "wording.h"

#include <stdio.h>
#include <string.h>

static const char *const RELATION[RELATIONS] = {"apart", "touching", "overlapping", "flat", "invalid"};
static const char *const ANSWER[ANSWERS] = {"miss", "hit", "no answer", "declined"};
static const char *const CONTRACT[CONTRACTS] = {"unstated", "closed", "open", "half-open"};
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

static const char *const HULL[HULL_PLACES] = {"vertex-vertex",
                                              "vertex-side",
                                              "side-vertex",
                                              "parallel sides",
                                              "crossing",
                                              "vertex of first in second",
                                              "vertex of second in first",
                                              "vertices in each other",
                                              "first in second",
                                              "second in first"};

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
const char *outcome_name(enum outcome outcome) { return OUTCOME[outcome]; }
const char *cause_name(enum cause cause) { return CAUSE[cause]; }
const char *role_name(enum role role) { return ROLE[role]; }
const char *document_tag(enum document document) { return DOCUMENT[document].tag; }
const char *document_title(enum document document) { return DOCUMENT[document].title; }

/* What is special about a pair. */
static const enum places TOLD_BY[PAIRS + 1] = {[PAIR_POINT_BOX] = PLACES_ZONES,
                                               [PAIR_DISC_BOX] = PLACES_ZONES,
                                               [PAIR_POINT_DISC] = PLACES_CENTRES,
                                               [PAIR_DISC_DISC] = PLACES_CENTRES,
                                               [PAIR_BOX_BOX] = PLACES_CELLS};

static const struct {
  unsigned count;
  const char *const *name;
} PLACES[] = {[PLACES_OF_HULLS] = {HULL_PLACES, HULL},
              [PLACES_ZONES] = {ZONES, ZONE},
              [PLACES_CENTRES] = {CENTRES_KINDS, CENTRES},
              [PLACES_CELLS] = {PLACES_MAX, ALLEN_CELL}};

enum places pair_told_by(enum pair pair) { return TOLD_BY[pair]; }

unsigned pair_places(enum pair pair) { return pair == PAIR_NONE ? 0 : PLACES[TOLD_BY[pair]].count; }

const char *place_name(enum pair pair, place_t place) {
  return place < pair_places(pair) ? PLACES[TOLD_BY[pair]].name[place] : "nowhere";
}

/* A cell of kinds a <= b: apart when either axis is, touching when one only meets, else overlapping. */
static enum relation allen_relation(place_t place) {
  unsigned low = place, high = 0;
  while (low > high)
    low -= ++high;
  if (low == ALLEN_BEFORE)
    return RELATION_APART;
  return low == ALLEN_MEETS ? RELATION_TOUCHING : RELATION_OVERLAPPING;
}

/* How many corners the shapes of a kind have, and whether they have a radius. */
static unsigned kind_corners(enum shape_kind kind, bool *round) {
  const enum layout layout = kind_layout(kind);
  *round = layout_is_round(layout);
  return layout_corners(layout);
}

/* How many corners each shape must have at least for a place, and both together. Where cores overlap, one has
 * an area or they cross. */
static const struct {
  unsigned a, b, both;
  bool overlapping;
} HULL_NEEDS[HULL_PLACES] = {[HULL_VERTEX_VERTEX] = {1, 1, 2, false},
                             [HULL_VERTEX_SIDE] = {1, 2, 3, false},
                             [HULL_SIDE_VERTEX] = {2, 1, 3, false},
                             [HULL_PARALLEL] = {2, 2, 4, false},
                             [HULL_CROSSING] = {2, 2, 4, true},
                             [HULL_VERTEX_OF_A_IN_B] = {2, 2, 5, true},
                             [HULL_VERTEX_OF_B_IN_A] = {2, 2, 5, true},
                             [HULL_CORNERS] = {2, 2, 5, true},
                             [HULL_A_IN_B] = {1, 3, 4, true},
                             [HULL_B_IN_A] = {3, 1, 4, true}};

static bool hull_feasible(enum pair pair, place_t place, enum relation relation) {
  bool round_a, round_b;
  const unsigned a = kind_corners(pair_kind(pair, 0), &round_a);
  const unsigned b = kind_corners(pair_kind(pair, 1), &round_b);
  if (a < HULL_NEEDS[place].a || b < HULL_NEEDS[place].b || a + b < HULL_NEEDS[place].both)
    return false;
  if (HULL_NEEDS[place].overlapping)
    return relation == RELATION_OVERLAPPING;
  return relation != RELATION_OVERLAPPING || round_a || round_b;
}

bool place_feasible(enum pair pair, place_t place, enum relation relation) {
  if (relation > RELATION_OVERLAPPING || place >= pair_places(pair))
    return false;
  switch (TOLD_BY[pair]) {
  case PLACES_OF_HULLS:
    return hull_feasible(pair, place, relation);
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
#define KIND(ID, name, rank) [KIND_##ID] = {"the " #name, "the first " #name, "the second " #name},
#define LAYOUT(...)
#define COLUMN(...)
#define END()
#include "shapes_all.def"
  };
  const enum shape_kind kind = layout_kind(form->layouts[shape]);
  return WORDS[kind][kind == layout_kind(form->layouts[1 - shape]) ? 1 + shape : 0];
}

/* A and B are the shapes, a and b a vertex of each. Radii are left out of places: of a shape that has one it
 * is the core, of a shape of one point its centre. */
static const char *const HULLS[][2] = {
    {"vertex-vertex", "a and b"},
    {"vertex-side", "a and a side of B"},
    {"side-vertex", "a side of A and b"},
    {"vertex of first in second", "a in B"},
    {"vertex of second in first", "b in A"},
    {"vertices in each other", "a in B, b in A"},
    {"first in second", "A in B"},
    {"second in first", "B in A"},
};

/* How the spans of two boxes lie on one axis. A place does not say on which. */
static const char *const SPANS[][2] = {
    {"before", "apart"},
    {"meets", "touching"},
    {"overlaps", "overlapping"},
    {"starts", "within at an edge"},
    {"started-by", "contains at an edge"},
    {"during", "within"},
    {"contains", "contains"},
    {"equal", "equal"},
};

static const char *span_words(const char *name, size_t length) {
  for (unsigned k = 0; k < sizeof SPANS / sizeof SPANS[0]; k++)
    if (strlen(SPANS[k][0]) == length && strncmp(SPANS[k][0], name, length) == 0)
      return SPANS[k][1];
  return NULL;
}

static const char *part_words(enum layout layout, bool vertex) {
  const bool round = layout_is_round(layout), single = layout_vertices(layout) == 1;
  return single ? (round ? "the centre of " : "") : vertex ? "a vertex of " : round ? "the core of " : "";
}

/* A letter that stands alone is a shape or a vertex of it, but for the article "a" before a word. */
static void say_hulls(enum pair pair, const char *said, char words[PLACE_WORDS]) {
  const struct form form = {TYPE_F64, {kind_layout(pair_kind(pair, 0)), kind_layout(pair_kind(pair, 1))}};
  words[0] = '\0';
  for (const char *c = said; *c != '\0'; c++) {
    const bool begins = c == said || c[-1] == ' ', ends = strchr(" ,", c[1]) != NULL;
    const bool shape = strchr("AaBb", *c) != NULL && begins && ends && strncmp(c, "a side", 6) != 0;
    const unsigned which = *c == 'B' || *c == 'b';
    const char *part = shape ? part_words(form.layouts[which], *c == 'a' || *c == 'b') : "";
    text_add(words, PLACE_WORDS, "%s%.*s", part, shape ? -1 : 1, shape ? shape_words(&form, which) : c);
  }
}

const char *place_words(enum pair pair, const char *name, char words[PLACE_WORDS]) {
  const char *between = strstr(name, " x ");
  const char *one = between == NULL ? NULL : span_words(name, (size_t)(between - name));
  const char *other = between == NULL ? NULL : span_words(between + 3, strlen(between + 3));
  if (one != NULL && one == other)
    snprintf(words, PLACE_WORDS, "%s both ways", one);
  else if (one != NULL && other != NULL)
    snprintf(words, PLACE_WORDS, "%s one way, %s the other", one, other);
  else
    snprintf(words, PLACE_WORDS, "%.*s", PLACE_WORDS - 1, name);
  for (unsigned k = 0; k < sizeof HULLS / sizeof HULLS[0] && pair != PAIR_NONE; k++)
    if (strcmp(name, HULLS[k][0]) == 0)
      say_hulls(pair, HULLS[k][1], words);
  return words;
}
