/* A finding: one struct from the failing case that is met to the row of the store. */
#ifndef GRAZE_FINDING_H
#define GRAZE_FINDING_H

#include "everyday.h"
#include "failure.h"
#include "subject/subject.h"

enum { FINDING_ID = 160, TOLERANCE_WORDS = 100, UNSTEADY_WORDS = 640 };

/* How large the numbers of a case are, roughly. Other things go wrong among huge and tiny numbers than
 * elsewhere, and others again where sums overflow. */
enum magnitude { MAGNITUDE_ORDINARY, MAGNITUDE_FAR, MAGNITUDE_LIMITS };

struct finding {
  char id[FINDING_ID]; /* test/outcome/place/cause, by which it is known: formed last, from what follows */
  const struct registry_entry *entry;
  enum cause cause;
  const struct defect *known; /* the promised defect that covers it, or NULL: news */
  uint64_t count, first;      /* first: the least case number */
  enum family family;         /* that the first case is of */
  union number first_numbers[FORM_MAX_COLUMNS];
  union number
      plainest[FORM_MAX_COLUMNS]; /* of the cases at hand an everyday one, with the largest relative gap */
  union number smallest[FORM_MAX_COLUMNS];
  /* Of the smallest case so far. */
  struct verdict verdict;
  enum weight weight;
  double gap;    /* as reference_gap */
  bool measured; /* how far each number may go was tried: */
  struct interval interval[FORM_MAX_COLUMNS];
  struct incident incident; /* why a foreign test gave no answer; its reason is "" for any other finding */
  /* CAUSE_UNSTEADY, one finding a test: what the answers hang on. Its smallest case is one that was met, or a
   * small one that shows it too, and the verdict is of the answer that did not stand. "" for any other
   * finding. */
  char unsteady[UNSTEADY_WORDS];
  struct tolerance tolerance;
  char tolerance_words[TOLERANCE_WORDS]; /* "It hits shapes that are less than 1e-06 apart: a tolerance."; or
                                            "" */
  /* In the making. */
  enum magnitude magnitude;
  bool unshrunk;  /* there was no time to find its smallest case, and so its cause may be another */
  bool again;     /* met when a block was asked again */
  bool on_a_line; /* met in plain whole numbers by shapes without extent: what fails on a line is by itself */
  /* The first case of plain whole numbers, far from them the first that fails by its scale, or else the
   * first; of such the first whose shapes have an extent. */
  struct start {
    unsigned fit;
    uint64_t n;
    union number numbers[FORM_MAX_COLUMNS];
  } start;
  /* Among those of its test (summaries_of): findings of one cause that one sentence tells, at whatever place,
   * are one defect. */
  const struct diagnosis *diagnosis; /* of its test, when that is not built in, or NULL */
  unsigned defect, rank; /* which defect of the test, and which of the defect; from 1, the plainest first */
};

#endif
