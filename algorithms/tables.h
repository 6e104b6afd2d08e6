/* Tables that are kept as text and embedded: a row a line, fields between bars, lines that begin with # left
 * out. */
#ifndef GRAZE_TABLES_H
#define GRAZE_TABLES_H

#include <stdbool.h>

enum { TABLE_FIELD = 600 };

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

/* How soon a test was plainly wrong, by whom: a row of the table that scripts/bench museum writes
 * (published/soon.txt), whose head names the columns. False when it was not raced. */
enum { SOON_FIELDS = 11 };
bool soon_of(const char *test, char text[SOON_FIELDS][TABLE_FIELD]);

/* What the wrong answers of a built-in test share, or how it would be right: a row of the table that
 * scripts/bench advice --write makes (diagnoses.txt). False where nothing is said of it. */
bool diagnosis_of(const char *test, char words[TABLE_FIELD]);

#endif
