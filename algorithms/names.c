/* The words of the project, as text. */
#include "algorithm.h"

#include <stdio.h>
#include <string.h>

static const char *const RELATION[RELATIONS] = {"apart", "touching", "overlapping", "flat", "invalid"};
static const char *const ANSWER[ANSWERS] = {"miss", "hit", "no answer"};
static const char *const CONTRACT[CONTRACTS] = {"unstated", "closed", "open", "half-open"};
static const char *const OUTCOME[OUTCOMES] = {
    "agrees", "false hit", "missed hit", "broken contract", "no answer"};
static const char *const CAUSE[CAUSES] = {"logic", "rounding", "range", "undefined", "unsteady"};
static const char *const ROLE[ROLES] = {
    "tutorial", "detour", "helper", "published", "house", "liar", "foreign"};

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

unsigned pair_places(enum pair pair) {
  switch (pair) {
  case PAIR_POINT_BOX:
  case PAIR_DISC_BOX:
    return ZONES;
  case PAIR_POINT_DISC:
  case PAIR_DISC_DISC:
    return CENTRES_KINDS;
  case PAIR_BOX_BOX:
    return PLACES_MAX;
  default:
    return 0;
  }
}

const char *place_name(enum pair pair, place_t place) {
  if (place >= pair_places(pair))
    return "nowhere";
  switch (pair) {
  case PAIR_POINT_BOX:
  case PAIR_DISC_BOX:
    return ZONE[place];
  case PAIR_BOX_BOX:
    return ALLEN_CELL[place];
  default:
    return CENTRES[place];
  }
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

bool place_feasible(enum pair pair, place_t place, enum relation relation) {
  if (relation > RELATION_OVERLAPPING || place >= pair_places(pair))
    return false;
  switch (pair) {
  case PAIR_BOX_BOX:
    return relation == allen_relation(place);
  case PAIR_DISC_BOX:
    return place >= ZONE_SIDE || relation == RELATION_OVERLAPPING;
  case PAIR_POINT_BOX:
    if (place == ZONE_INSIDE)
      return relation == RELATION_OVERLAPPING;
    return relation == (place <= ZONE_ON_CORNER ? RELATION_TOUCHING : RELATION_APART);
  default:
    return place != CENTRES_EQUAL || relation == RELATION_OVERLAPPING;
  }
}
