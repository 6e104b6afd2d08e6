/* What single words in names say: circleX1 is circle, x and 1; taken_words.def has the words. */
#ifndef GRAZE_TAKEN_NAMES_H
#define GRAZE_TAKEN_NAMES_H

#include "form.h"
#include "program.h"

/* What a word says of the number that it names; of two the later one says more: min.x is low, half.width
 * half. */
enum {
  SAYS_AT = 1, /* somewhere: a corner, a centre, an end */
  SAYS_SIZE = 2,
  SAYS_CENTRE = 4,
  SAYS_LOW = 8,
  SAYS_HIGH = 16,
  SAYS_RADIUS = 32,
  SAYS_DIAMETER = 64,
  SAYS_HALF = 128,
  SAYS_NOTHING = 256, /* of where it is */
  SAYS_WAY = 512      /* how far it moves; where nothing is asked that moves, nothing too */
};
enum { WEAK = 1 << KINDS, ALL_KINDS = WEAK - 1 };

struct meaning {
  enum axis axis;
  unsigned says, else_says; /* the second costs */
  unsigned kinds;           /* a bit for each kind that it may name */
};

/* For how long what moves goes, how fast, or how far. */
enum span_word { SPAN_NONE, SPAN_TIME, SPAN_SPEED, SPAN_LENGTH };

enum { PARTS_MAX = 8 };
struct parts {
  unsigned count;
  char part[PARTS_MAX][KEY_MAX];
};

extern const char IS_INSIDE[];
/* Of a word of the table; NULL: it is none. */
const struct meaning *meaning_of(const char *word, size_t length);
static inline const struct meaning *word_meaning(const char *word) { return meaning_of(word, strlen(word)); }
/* circleX1, circle_x_1, CIRCLE_X, circlex1: circle, x, 1. */
struct parts parts_of(const char *name);
/* Whether one of its parts is among the words, which have spaces around. */
bool has_part(const char *name, const char *words);
enum span_word name_span(const char *name);
/* The kinds that words of at least so many letters name. */
unsigned name_kinds(const char *name, size_t least);
/* The axis of a name of more than one letter that is the other one but for x and y: testx and testy. */
enum axis axis_between(const char *name, const char *other);

#endif
