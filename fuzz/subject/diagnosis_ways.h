/* Other readings of a form's numbers: what they would mean to somebody who took them otherwise, and shapes
 * that somebody tries in part. */
#ifndef GRAZE_DIAGNOSIS_WAYS_H
#define GRAZE_DIAGNOSIS_WAYS_H

#include "algorithm.h"
#include "reference/reference.h"

enum { READING_WORDS = 240, WAY_WORDS = 100, MEND_WORDS = 300, WAYS_MAX = 64, ONE = LAYOUT_MAX_COLUMNS };

/* What of a shape is tried. */
enum pieces {
  PIECES_WHOLE,
  PIECES_CORNERS,      /* its corners alone, each with its radius */
  PIECES_EACH_CORNERS, /* its corners, and those of the other shape in it */
  PIECES_SIDES,        /* its sides, but for one */
  PIECES_SIDES_INSIDE, /* and corners of the other shape in it */
  PIECES_HALVES,       /* separating lines: the outer sides of its sides, but for one */
  PIECES_TURNS,        /* the same, whichever of their sides is the inner one: of all of them alike */
  PIECES_AXES,         /* the outer sides, and the other directions */
  PIECES_BOUNDS,       /* the upright box about it */
  PIECES_BARS,         /* its core, longer by the radius: level, and upright */
  PIECES_DIAMOND,      /* of a disc what is as far off along both axes together as its radius */
};

/* What stands for a radius. From the sum's root on something stands for the sum of both: each has half of it.
 */
enum radius_is {
  RADIUS_ITSELF,
  RADIUS_ROOT,
  RADIUS_SQUARE,
  RADIUS_ROOT_OF_SUM,
  RADIUS_ROOT_OF_SQUARES,
  RADIUS_LARGER,
  RADIUS_DIFFERENCE
};

/* Of which shapes the reading speaks. */
enum { RISING_X = 1, RISING_Y = 2 };
enum only { ONLY_ALL, ONLY_TURNING_LEFT, ONLY_TURNING_RIGHT, ONLY_RISING, ONLY_CONVEX, ONLY_EVEN };

/* A linear map: each number of the layout `to` is a sum of multiples of a shape's numbers and of 1. */
typedef double linear[LAYOUT_MAX_COLUMNS][LAYOUT_MAX_COLUMNS + 1];

/* A way to take the numbers of one shape. */
struct shape_way {
  linear by;
  unsigned columns; /* of the layout itself */
  enum layout to;   /* a box is always taken as left, top, right, bottom, a rounded one as its core */
  enum pieces pieces;
  enum only only;
  unsigned which; /* the side left out, the corners' count for none; of ONLY_RISING the axes */
  bool mends;     /* whether the numbers can be put so that it is the layout's own */
  bool is_enough; /* it may be one of two that suffice */
  bool is_axes;   /* x and y exchanged: of both shapes at once it changes nothing */
  bool shrinks;   /* a radius that is too large for its sides becomes as large as they allow */
  bool is_slip;   /* one number stands where another is meant, */
  bool is_of_other;
  unsigned slip_row;
  double slip[LAYOUT_MAX_COLUMNS]; /* and takes as many times those of the other shape */
  int corners;                     /* of a ring so many are read, or all but so many; 0: all */
  enum radius_is radius_is;
  unsigned other_radius; /* its column, of the other shape */
  char
      words[WAY_WORDS]; /* with marks for the names of its numbers (way_words); "" for the layout's own way */
};

/* One of many that are like it. */
static inline bool way_is_rare(const struct shape_way *way) {
  return way->is_slip || way->radius_is != RADIUS_ITSELF || way->only == ONLY_EVEN || way->corners != 0;
}

/* Both stand for the sum of both radii. */
static inline bool ways_are_of_sum(const struct shape_way *a, const struct shape_way *b) {
  return a->radius_is >= RADIUS_ROOT_OF_SUM && a->radius_is == b->radius_is;
}

/* The ways of a layout beside another, or the same: its own first, the plainer before the others. Gives their
 * count. */
unsigned ways_of(enum layout layout, enum layout beside, struct shape_way ways[WAYS_MAX]);

/* The first of them. */
void way_own(enum layout layout, struct shape_way *way);

/* The layout of as many corners, with a radius or without. */
enum layout layout_of_corners(unsigned corners, bool radius);

/* All ways of a form's two shapes. */
struct ways {
  struct form form;
  const char *names; /* what the test calls its numbers; NULL: as the form does */
  unsigned count[SHAPES];
  struct shape_way way[SHAPES][WAYS_MAX];
};
void ways_fill(struct ways *ways, const struct form *form, const char *names);
/* A test's own names for its numbers; NULL where they are the form's. */
const char *own_names(const struct algorithm *algorithm);
/* Adds to `words` what a way of one of the shapes is called. */
void way_words(const struct ways *ways, unsigned shape, const struct shape_way *way, char *words);

/* Where it is asked whether the first contains the second, what it answers to: that, the same the other way
 * round, or whether they meet. Or one of two is enough: that it would be so by the way of the first shape
 * alone, or by that of the second. */
enum asked { ASKED_OWN, ASKED_TURNED, ASKED_MEETING, ASKED_EITHER, ASKED };

struct reading {
  const struct ways *of;
  const struct shape_way *way[SHAPES];
  enum asked asked;
  bool swapped; /* the other shape comes first */
  bool negated; /* 0 is a hit */
};

/* The readings of the form in turn, the plainest first: `next` begins as {0}, and the first is the form's
 * own. False when there are no more. */
struct next_reading {
  unsigned cost, code;
};
bool reading_next(const struct ways *ways, struct next_reading *next, struct reading *reading);

bool reading_is_own(const struct reading *reading);

/* What is true of the numbers when they are read so. Exact for small whole numbers. `flat`: a shape without
 * interior takes part, met or not. False where the reading says nothing. */
bool reading_truth(const struct reading *reading, const double *numbers, struct truth *truth, bool *flat);
/* The same case as the reading has it, its way behind the shapes where one moves. False where it is none of
 * two shapes, or of numbers that the type has not. */
bool reading_case(const struct reading *reading, const union number *numbers, struct test_case *to);
/* The least gap between what is tried of one shape and of the other, its magnitude; or how thick one of them
 * is, if that is less. */
double reading_gap(const struct reading *reading, const double *numbers);
/* What of a case may be why it is left out, other than that which the reading names: how many corners it has,
 * how thin it is. */
double reading_reach(const struct reading *reading, const double *numbers);
/* "x, y is the centre (box)"; `words` has READING_WORDS bytes. */
void reading_words(const struct reading *reading, char *words);
/* The numbers of a call by which the test is asked about these of the form. False as reading_mend says "". */
bool reading_call(const struct reading *reading, const double *numbers, double *call);
/* What to put in the place of each number, so that the test is right about the form: "x + w / 2, y + h / 2,
 * w, h"; of numbers that the test has own names for, what to give it instead: "b.x + b.w / 2 for b.x". ""
 * when nothing changes, when numbers alone do not mend it, or when whole numbers would have to be halved.
 * `inputs` are the numbers' names; `words` has MEND_WORDS bytes. */
void reading_mend(const struct reading *reading, const char *inputs, char *words);
/* Adds to `words` (MEND_WORDS) what a shape's side or centre is as code, "x + w": l, t, r, b; x, y; or 1
 * to 4, a number of its corners; a capital letter is as the small one. False where it is no sum of its
 * numbers, or of halves of whole ones. */
bool side_words(const struct form *form, unsigned shape, char side, const char *inputs, char *words);

#endif
