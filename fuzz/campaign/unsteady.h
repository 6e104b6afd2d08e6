/* Answers that do not stand: whether one does when it is asked for again, and what one that does not hangs
 * on. */
#ifndef GRAZE_UNSTEADY_H
#define GRAZE_UNSTEADY_H

#include "block.h"
#include "registry.h"

enum { UNSTEADY_WORDS = 640 };

/* Whether the test gives that answer to the case asked alone, in a process that has just begun, and after
 * other calls. No answer stands where it is all that comes. */
bool stands_alone(const struct registry_entry *entry, const union number *numbers, enum answer answer);
/* Whether it gives it in many rows of one call. To be asked when all that is asked alone was: it is much for
 * a process that has just begun. */
bool stands_in_rows(const struct registry_entry *entry, const union number *numbers, enum answer answer);

/* A case of a campaign. */
struct unsteady_case {
  const struct registry_entry *entry;
  const struct source *source;
  uint64_t n; /* its number */
  union number numbers[FORM_MAX_COLUMNS];
  enum answer answer; /* that was seen, and did not stand */
};
/* Adds what the answer hangs on, as two experiments tell: the case asked again alone, and the cases before
 * it. `once`: only whether the case alone is answered otherwise after one call, which says
 * less than what was called before. False when neither tells; then no words are added. */
bool unsteady_words(const struct unsteady_case *met, bool once, char words[UNSTEADY_WORDS]);

#endif
