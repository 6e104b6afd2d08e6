/* From a campaign's sightings to findings. The first case of each sighting is made again and judged once;
 * what fails alike is one finding in the making, and one case of it is shrunk. Then that is judged for good:
 * its verdict and its cause make its id, and what comes to the same id is one finding, a row of the store.
 */
#ifndef GRAZE_FINDINGS_H
#define GRAZE_FINDINGS_H

#include "block.h"
#include "everyday.h"
#include "shrink.h"
#include "subject/subject.h"
#include "tally.h"
#include "unsteady.h"

enum { FINDING_ID = 160, TOLERANCE_WORDS = 100 };

/* How large the numbers of a case are, roughly. Other things go wrong among huge and tiny numbers than
 * elsewhere, and others again where sums overflow. */
enum magnitude { MAGNITUDE_ORDINARY, MAGNITUDE_FAR, MAGNITUDE_LIMITS };

struct finding {
  char id[FINDING_ID]; /* test/outcome/place/cause, by which it is known: formed last, from what follows */
  const struct registry_entry *entry;
  enum cause cause;
  const struct defect *known; /* the promised defect that covers it, or NULL: news */
  uint64_t count, first;      /* first: the least case number */
  enum family family;         /* that the first case is of; FAMILIES when nobody generated it */
  union number first_numbers[FORM_MAX_COLUMNS];
  union number
      plainest[FORM_MAX_COLUMNS]; /* of the cases at hand an everyday one, with the largest relative gap */
  union number smallest[FORM_MAX_COLUMNS];
  /* Of the smallest case. */
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
  double within;      /* how far apart or how deep shapes are by which it errs; 0: no such limit */
  struct share share; /* the same as a share of what the scene has */
  char tolerance[TOLERANCE_WORDS]; /* "It hits shapes that are less than 1e-06 apart: a tolerance."; or "" */
  /* In the making: how it fails, which is alike for all its cases, and where shrinking begins. */
  struct failure failure;
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
};

/* All zeros: none yet. */
struct findings {
  size_t count, room;
  struct finding *finding;
};

/* Adds a failing case of a test: its entry, count, first, family, first_numbers and verdict.answer. False
 * when there is no memory. */
bool findings_add(struct findings *findings, const struct finding *met);
/* Where such cases come from: so many were put to the test. */
struct findings_from {
  const struct source *source;
  uint64_t cases;
};
/* What was added, all of one test, becomes its findings. `from` is NULL when the cases are no campaign's:
 * then none is asked again to see whether its answer stands. */
void findings_conclude(struct findings *all, const struct findings_from *from, struct simple *simple);
/* All of that for each test of a campaign. Sorted by test, outcome, place, cause: a pure function of the
 * tally and the source, whatever the jobs; but from the time `until` of the clock on (INFINITY: no such time)
 * cases stay as large as they are and nothing is measured. False when there is no memory. */
bool findings_of(const struct tally *tally,
                 const struct source *source,
                 unsigned jobs,
                 double until,
                 struct findings *findings);
/* The first case by number that a test of one's own got wrong so far, judged once; false: none yet. */
bool findings_first(const struct tally *tally, const struct source *source, struct finding *first);
void findings_free(struct findings *findings);

/* The promised defects of the tally's tests that no finding has met; calls `lost` for each and returns how
 * many. */
typedef void lost_defect(void *context, const struct registry_entry *entry, const struct defect *defect);
unsigned
findings_lost(const struct tally *tally, const struct findings *findings, lost_defect *lost, void *context);

#endif
