/* From a campaign's sightings to findings: the first case of each is shrunk, its cause read off, and what
 * comes to the same test, outcome, place and cause is one finding.
 */
#ifndef GRAZE_FINDINGS_H
#define GRAZE_FINDINGS_H

#include "explain.h"
#include "shrink.h"
#include "source.h"
#include "subject/runner.h"
#include "tally.h"
#include "unsteady.h"

struct finding {
  const struct registry_entry *entry;
  enum cause cause;
  const struct defect *known; /* the promised defect that covers it, or NULL: news */
  uint64_t count, first;      /* first: the least case number */
  enum family family;         /* that the first case is of */
  union number first_numbers[FORM_MAX_COLUMNS];
  union number plainest[FORM_MAX_COLUMNS]; /* of the cases at hand, the one with the largest relative gap */
  union number smallest[FORM_MAX_COLUMNS];
  /* Of the smallest case. */
  struct verdict verdict;
  double gap; /* as reference_gap */
  struct interval interval[FORM_MAX_COLUMNS];
  struct incident incident; /* why a foreign test gave no answer; its reason is "" for any other finding */
  /* CAUSE_UNSTEADY, one finding a test: what the answers hang on. Its cases are as they were met, and the
   * verdict is of the answer that did not stand. "" for any other finding. */
  char unsteady[UNSTEADY_WORDS];
};

struct findings {
  size_t count;
  struct finding *finding;
};

/* Sorted by test, truth, outcome, place, cause: a pure function of the tally and the source, whatever the
 * jobs. False when there is no memory. */
bool findings_of(const struct tally *tally,
                 const struct source *source,
                 unsigned jobs,
                 struct findings *findings);
void findings_free(struct findings *findings);

/* The name that stays: test/outcome/place/cause. */
enum { FINDING_ID = 160 };
void finding_id(const struct finding *finding, char *id);

/* Failing cases from anywhere, one by one: what fails alike is one kind, and one of each is shrunk in the
 * end. */
struct gathering;
struct gathering *gathering_new(void);
void gathering_free(struct gathering *gathering);

/* Where a case comes from: `family` is FAMILIES when nobody generated it. */
struct gathered {
  const struct registry_entry *entry;
  uint64_t count, first;
  enum family family;
};

/* False when there is no memory. What fails nothing is passed over. */
bool gathering_add(struct gathering *gathering, const struct gathered *gathered, const union number *numbers);
bool gathering_conclude(struct gathering *gathering, unsigned jobs, struct findings *findings);

/* The promised defects of the tally's tests that no finding has met; calls `lost` for each and returns how
 * many. */
typedef void lost_defect(void *context, const struct registry_entry *entry, const struct defect *defect);
unsigned
findings_lost(const struct tally *tally, const struct findings *findings, lost_defect *lost, void *context);

#endif
