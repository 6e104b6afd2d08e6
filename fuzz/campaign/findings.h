/* From a campaign's sightings to findings. The first case of each sighting is made again and judged once;
 * what fails alike is one finding in the making, and one case of it is shrunk. Then that is judged for good:
 * its verdict and its cause make its id, and what comes to the same id is one finding, a row of the store.
 */
#ifndef GRAZE_FINDINGS_H
#define GRAZE_FINDINGS_H

#include "block.h"
#include "finding.h"
#include "tally.h"

/* All zeros: none yet. */
struct findings {
  size_t count, room;
  struct finding *finding;
};

/* Of each test of a campaign, sorted by id: a pure function of the tally and the source, whatever the jobs;
 * but from the time `until` of the clock on (INFINITY: no such time) cases stay as large as they are and
 * nothing is measured. False when there is no memory. */
bool findings_of(const struct tally *tally,
                 const struct source *source,
                 unsigned jobs,
                 double until,
                 struct findings *findings);
/* The first case by number that a test of one's own got wrong so far, judged once; false: none yet. */
bool findings_first(const struct tally *tally, const struct source *source, struct finding *first);
void findings_free(struct findings *findings);

/* Whether one of them meets a defect that the test's record promises. */
bool findings_meet(const struct findings *findings,
                   const struct registry_entry *entry,
                   const struct defect *defect);

#endif
