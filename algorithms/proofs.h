/* What is proved of the tests: the table that scripts/prove writes (proofs/proved.txt), embedded. */
#ifndef GRAZE_PROOFS_H
#define GRAZE_PROOFS_H

#include <stdbool.h>

enum { PROOF_TEXT = 256 };
struct proof {
  char test[PROOF_TEXT];
  char claim[PROOF_TEXT];  /* "hit exactly when the closed boxes share a point" */
  char within[PROOF_TEXT]; /* "sizes not negative", "every input" */
  char level[PROOF_TEXT];  /* proved, counterexample, unknown */
  char tool[PROOF_TEXT];
  char detail[PROOF_TEXT]; /* goals, or the numbers of the counterexample */
};

/* The next line about the test, from `*at` on, which is moved behind it; NULL: about any. Begin with
 * `proofs_begin()`. */
const char *proofs_begin(void);
bool proofs_next(const char **at, const char *test, struct proof *proof);
bool proof_holds(const struct proof *proof); /* proved */

#endif
