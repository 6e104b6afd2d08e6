/* Tables that are kept as text and embedded: a row a line, fields between bars, lines that begin with # left
 * out. */
#ifndef GRAZE_TABLES_H
#define GRAZE_TABLES_H

#include <stdbool.h>

enum { TABLE_FIELD = 256 };

/* What is proved of the tests: the table that scripts/prove writes (proofs/proved.txt). */
struct proof {
  char test[TABLE_FIELD];
  char claim[TABLE_FIELD];  /* "hit exactly when the closed boxes share a point" */
  char within[TABLE_FIELD]; /* "sizes not negative", "every input" */
  char level[TABLE_FIELD];  /* proved, counterexample, unknown */
  char tool[TABLE_FIELD];
  char detail[TABLE_FIELD]; /* goals, or the numbers of the counterexample */
};

/* The next line about the test, from `*at` on, which is moved behind it; NULL: about any. Begin with
 * `proofs_begin()`. */
const char *proofs_begin(void);
bool proofs_next(const char **at, const char *test, struct proof *proof);
bool proof_holds(const struct proof *proof); /* proved */

/* How soon a test was plainly wrong, by whom: the table that scripts/bench museum writes
 * (published/soon.txt). */
/* Uniform numbers are graze's too: what rand() would give. */
enum racer { RACER_GRAZE, RACER_UNIFORM, RACER_LIBFUZZER, RACER_HYPOTHESIS, RACERS };

struct soon {
  char stood[TABLE_FIELD]; /* for how many days; "77+": at least; "": not known, or it is not published */
  struct {
    double cases, seconds; /* not a number: not found */
  } racer[RACERS];
  char measured[TABLE_FIELD]; /* how long each had, and when */
};

/* False when it was not raced. */
bool soon_of(const char *test, struct soon *soon);

#endif
