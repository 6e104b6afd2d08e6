/* Vectors: cases with their exact answers, for tests anywhere. They come from a list that only grows, one
 * line a case: "hit disc-box 0 0 1 2 -1 4 2", a question, two kinds of shapes and the numbers, each shape in
 * the first layout of its kind. All else about a case is worked out from its line, so that a list made
 * longer, by whatever mix, changes nothing of the lines before.
 */
#ifndef GRAZE_VECTORS_H
#define GRAZE_VECTORS_H

#include "judge.h"
#include "registry.h"
#include "text.h"

enum vector_tier {
  VECTOR_MUST, /* apart or overlapping, a number apart, and by more than a hair: no contract can dispute it */
  VECTOR_TOUCHING, /* in everyday numbers: for the contract to say */
  VECTOR_HARD,     /* by a hair, or touching in other numbers: double arithmetic need not be right */
  VECTOR_FLAT,     /* they meet, and one has no extent: either answer is right, none is not */
  VECTOR_MEETING,  /* a number is asked for where they meet: for the contract to say */
  VECTOR_TIERS
};
/* Which numbers it has, everyday ones first. */
enum vector_size {
  VECTOR_SMALL,  /* whole numbers up to 16 */
  VECTOR_SCREEN, /* up to 4,000 */
  VECTOR_PARTS,  /* halves and quarters */
  VECTOR_UNIT,   /* other fractions; nothing huge or tiny */
  VECTOR_FAR,    /* some number beyond 2^20 */
  VECTOR_TINY,   /* some number below 2^-20, and none beyond 2^20 */
  VECTOR_SIZES
};
enum vector_flag {
  VECTOR_CROSSING, /* they overlap, no corner of either within the other */
  VECTOR_CONTAINED,
  VECTOR_CORNER, /* what is nearest is a corner */
  VECTOR_PARALLEL,
  VECTOR_COLLINEAR,
  VECTOR_SHARED_CORNER,
  VECTOR_LEVEL,   /* a point has the x or y of a corner */
  VECTOR_WINDING, /* corners go the other way round: clockwise where y goes upward */
  VECTOR_NO_EXTENT,
  VECTOR_HAIR,
  VECTOR_LEAVES_I32, /* a sum of two, or a square where distances are compared, leaves 32 bits */
  VECTOR_LEAVES_I64,
  VECTOR_LEAVES_F32,
  VECTOR_LEAVES_F64,
  VECTOR_VANISHES, /* a square is less than the least float or double */
  VECTOR_FLAGS
};
const char *vector_tier_name(enum vector_tier tier);
const char *vector_size_name(enum vector_size size);
const char *vector_flag_name(enum vector_flag flag);

enum { VECTOR_LINE = CASE_TEXT + 64, VECTOR_ID = 64, VECTOR_NONE = 2 };

struct vector {
  char id[VECTOR_ID];  /* "disc-box-5f3a90c1": of its line */
  struct test_case is; /* of i64 when all its numbers are such, else of f64 */
  struct truth truth;
  double gap;
  /* Where a number is asked for: the gap, the nearest point, the push; where they cross, infinite twice where
   * they do not; after what part of its way it meets the other, VECTOR_NONE where it does not. */
  double right[ANSWER_VALUES], tolerance;
  bool clear; /* small changes of its numbers change little of what is right */
  enum vector_tier tier;
  enum vector_size size;
  uint32_t types; /* a bit for each type that holds the numbers, and in which a `must` is more than a hair */
  uint32_t flags; /* a bit each */
};

struct vectors {
  size_t count, room;
  struct vector *vector; /* in the order of the list */
};

/* Of what there are vectors: a question about two kinds of shapes, which stand in the order of the pair's
 * name unless it is asked what is contained, or one moves. False: nothing is number n. */
enum { VECTOR_FORMS = QUESTIONS * KINDS * KINDS };
bool vector_form(unsigned n, enum number_type type, struct form *form);
/* "disc-box", and whether the vector is of the form, whatever the types. */
void vector_kinds(const struct form *form, char name[VECTOR_ID]);
bool vector_is_of(const struct vector *vector, const struct form *form);
/* The line of a list, in the one way to write it. */
void vector_line(const struct vector *vector, char line[VECTOR_LINE]);
/* The case of a line; false when it is none, and `why` (TEXT_WHY bytes) says so. */
bool vector_read(const char *line, struct vector *vector, char *why);
bool vectors_have(const struct vectors *vectors, const struct vector *vector);
bool vectors_add(struct vectors *vectors, const struct vector *vector); /* false without memory */
/* Adds the lines of a text. False when one is no case, or stands there twice; `why` likewise. */
bool vectors_read(struct vectors *vectors, const char *text, char *why);
void vectors_free(struct vectors *vectors);

/* OTHER: the test's form does not hold the vector, or its type is none of those it is for. UNASKED: the test
 * runs elsewhere and was given up on, or its time was over. */
enum put { PUT_OTHER, PUT_UNASKED, PUT_JUDGED };
enum put vector_put(const struct vector *vector, const struct registry_entry *entry, struct verdict *verdict);

/* Mistakes that vectors are chosen by: what one sentence of a built-in test's record tells, a liar, or a way
 * to read the numbers otherwise than they are meant. */
struct mistakes;
struct mistakes *mistakes_of(const struct form *form); /* NULL without memory */
void mistakes_free(struct mistakes *mistakes);
size_t mistakes_count(const struct mistakes *mistakes);
enum cause mistake_cause(const struct mistakes *mistakes, size_t k);
bool mistake_is_reading(const struct mistakes *mistakes, size_t k);
enum { MISTAKE_WORDS = 240 };
void mistake_words(const struct mistakes *mistakes, size_t k, char words[MISTAKE_WORDS]);
/* Whether the vector shows it: a mistake of logic by a `must`, `touching` or `meeting`, one of range by a
 * `must` of size far or tiny. */
bool mistake_shows(const struct mistakes *mistakes, size_t k, const struct vector *vector);

/* Adds cases of the form, from the default mix and the witnesses of records, that show a mistake, or stand at
 * a place, in a relation and size, that no vector before did. A pure function of what is there and the seed.
 * False without memory. */
bool vectors_grow(struct vectors *vectors, const struct form *form, uint64_t seed);

#endif
