/* What is proved of a test: proofs/proved.txt, embedded. docs/evidence.md explains it. */
#ifndef GRAZE_EVIDENCE_H
#define GRAZE_EVIDENCE_H

#include <stdbool.h>
#include <stddef.h>

enum { EVIDENCE_FIELD = 200 };

struct evidence {
  char claim[EVIDENCE_FIELD];
  char precondition[EVIDENCE_FIELD]; /* within which it was tried: "sizes not negative", "every input" */
  char level[EVIDENCE_FIELD];        /* "proved", "counterexample", "unknown" */
  char tool[EVIDENCE_FIELD];
  char detail[EVIDENCE_FIELD]; /* how many goals; for a counterexample its numbers */
};

/* The next line about the test `id`; `*at` is where to look on, and NULL to begin with. False when there is
 * no more. */
bool evidence_next(const char *id, const char **at, struct evidence *evidence);

#endif
