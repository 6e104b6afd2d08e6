/* What is proved of the tests: the table that scripts/prove writes (proofs/proved.txt), embedded. */
#ifndef GRAZE_PROOFS_H
#define GRAZE_PROOFS_H

#include "table.h"

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

#endif
