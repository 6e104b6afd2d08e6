/* Tests that answer otherwise when they are asked the same again: whether one does, and what it hangs on. */
#ifndef GRAZE_UNSTEADY_H
#define GRAZE_UNSTEADY_H

#include "position.h"
#include "source.h"

enum { UNSTEADY_KEPT = 16 };

/* A wrong answer that does not stand. */
struct unsteady_case {
  uint64_t n; /* its number in the campaign */
  enum answer answer;
  bool again; /* met when a block was asked again */
  union number numbers[FORM_MAX_COLUMNS];
};

/* Those of one test. */
struct unsteady {
  const struct registry_entry *entry;
  const struct source *source;
  uint64_t count;
  enum family family;                        /* of the case told; with the words */
  unsigned kept, told;                       /* told: of those kept, the one that the words are about */
  struct unsteady_case least[UNSTEADY_KEPT]; /* by number */
};

/* Counts the case, and keeps it when it is among the least. */
void unsteady_add(struct unsteady *unsteady, uint64_t count, const struct unsteady_case *met);
/* Whether the test gives that answer to the case asked alone, by a process that has just begun, and after
 * other calls. No answer is one where it comes again alone. */
bool is_steady_alone(const struct registry_entry *entry, const union number *numbers, enum answer answer);
/* Whether it gives it in many rows of one call. To be asked when all that is asked alone was: it is much for
 * a process that has just begun. */
bool is_steady_in_rows(const struct registry_entry *entry, const union number *numbers, enum answer answer);
/* What it hangs on, by experiments in a fixed order: "lane 3 of 4: ...". False when there is no memory. */
bool unsteady_words(struct unsteady *unsteady, char words[UNSTEADY_WORDS]);

#endif
