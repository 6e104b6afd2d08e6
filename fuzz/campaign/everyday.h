/* What anyone can see fail, and what only numbers show that nobody has. A test's colour goes by a case and
 * not by a count: the same cases, which no campaign's seed or range changes, are put to every test, and the
 * case that makes it red is kept.
 */
#ifndef GRAZE_EVERYDAY_H
#define GRAZE_EVERYDAY_H

#include "failure.h"
#include "tally.h"

/* How much a wrong answer matters, the most first. */
enum weight {
  WEIGHT_PLAIN,   /* anyone can see it: solid shapes of everyday numbers, and by more than a hair, or the
                     contract is   broken by logic, or there is no answer */
  WEIGHT_FLAT,    /* a shape has no extent */
  WEIGHT_HAIR,    /* by a hair, or rounding breaks the contract */
  WEIGHT_EXTREME, /* the numbers are huge, tiny or of many digits, or the original is undefined there */
  WEIGHTS
};
const char *weight_name(enum weight weight);

/* Numbers up to 4,000 that are whole in so many parts of 1. */
bool case_is_of_parts(const struct form *form, const union number *numbers, unsigned parts);
/* Solid shapes of whole numbers, halves and quarters up to 4,000. */
bool case_is_everyday(const struct form *form, const union number *numbers);
/* Of numbers that fail like that; of a broken contract as if it were by logic. */
enum weight
weight_as_logic(const struct form *form, const union number *numbers, const struct verdict *verdict);
/* The same, and of a contract whether logic breaks it: cases that are alike say. */
enum weight failing_weight(const struct failure *failure, const union number *numbers);

/* A test of the tally on everyday cases. */
struct everyday {
  uint64_t cases, wrong, unanswered; /* unanswered: so many of the wrong ones */
  uint64_t declined;                 /* beside these */
  double
      worst; /* the widest gap of a wrong one that is more than a hair, in parts of the larger shape's size */
  bool plain; /* one anyone can see: the simplest is the witness */
  union number witness[FORM_MAX_COLUMNS];
  struct verdict verdict;
  bool promised; /* the record's own witnesses fail, if by a hair or at extremes alone */
  /* In the making. */
  double simple;      /* how simple the witness is, unless the record has it */
  unsigned contracts; /* looked at for why they are broken: that takes long */
};

/* Of each entrant, the same for the same tests and numbers written in them, whatever the jobs. A test that is
 * not built in and has no patience left for so many cases has none. False when there is no memory. */
bool everyday_of(const struct tally *tally,
                 const struct dictionary *dictionary,
                 unsigned jobs,
                 struct everyday *of);

#endif
