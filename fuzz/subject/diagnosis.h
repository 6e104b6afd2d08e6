/* Why a foreign test disagrees widely: it may be right about other numbers than it was given.
 *
 * The test is asked about small whole numbers, where nothing rounds or wraps, and its answers are held
 * against the truth of other readings of the same numbers: x, y as the centre, sizes as half sizes, a segment
 * as its line, the shapes in the other order, and so on, each for itself and in pairs. The plainest reading
 * is told under which it is right, if it stands: no finding contradicts it, and fresh cases of every family
 * do not. What does not stand is told as a likeness, with a case that shows where it ends.
 */
#ifndef GRAZE_DIAGNOSIS_H
#define GRAZE_DIAGNOSIS_H

#include "clock.h"
#include "registry.h"

#include <math.h>

enum { DIAGNOSIS_CASES = 4096, DIAGNOSIS_WORDS = 600, DIAGNOSIS_MEND = 300 };

struct diagnosis {
  unsigned cases;              /* that count: apart or overlapping, as the form says */
  unsigned wrong;              /* of them */
  unsigned cases_so;           /* the same by the reading, and none of them wrong */
  unsigned fresh;              /* cases that it was held against besides, */
  double up_to;                /* with numbers up to that */
  bool found;                  /* a reading or a contract under which it is right */
  enum contract contract;      /* by which it is right as it is given, if not as stated; or unstated */
  bool takes_unit;             /* it is right if its way is given with length 1, and that is all */
  bool cut;                    /* it answers no more: there was no time to try all readings */
  char words[DIAGNOSIS_WORDS]; /* "right if x, y is the centre of the box"; "" when there is nothing to say */
  char mend[DIAGNOSIS_MEND];   /* "x + w / 2, y + h / 2, w, h": called so, it is right; "" likewise */
  char clause[DIAGNOSIS_WORDS]; /* a condition that mends its answers, and how it was tried: rules_mend */
};

/* `findings` may be NULL, or hold those of other tests too. False when there is no memory. */
struct findings;
bool diagnose(const struct registry_entry *entry,
              const struct findings *findings,
              struct diagnosis *diagnosis);
/* By when to ask no more: a foreign test may be slow, and a built-in one is asked all. */
static inline double diagnosis_until(const struct algorithm *algorithm, double seconds) {
  return algorithm->ask != NULL ? clock_seconds() + seconds : INFINITY;
}
/* The same of a test whose answers are numbers; where nothing else is said of wrong ones, what they share. */
bool diagnose_numbers(const struct registry_entry *entry, bool describes, struct diagnosis *diagnosis);
/* How many cases, drawn from a part of the seed, speak against what was said of such a test; all of them
 * where nobody would say so. */
bool numbers_refuted(
    const struct algorithm *algorithm, const char *words, uint64_t seed, unsigned *cases, unsigned *refuted);

#endif
