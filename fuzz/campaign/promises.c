/* What a record promises, and a campaign has not met. */
#include "findings.h"

#include <string.h>

/* A defect is what one sentence tells, whatever outcomes it is promised for; now and then a case of it stays
 * so large that its cause is called another. */
static bool
is_met(const struct findings *findings, const struct registry_entry *entry, const struct defect *defect) {
  for (size_t k = 0; k < findings->count; k++) {
    const struct finding *finding = &findings->finding[k];
    if (finding->entry == entry && finding->known != NULL &&
        strcmp(finding->known->reason, defect->reason) == 0)
      return true;
  }
  return false;
}

unsigned
findings_lost(const struct tally *tally, const struct findings *findings, lost_defect *lost, void *context) {
  unsigned count = 0;
  for (unsigned e = 0; e < tally->entrants; e++) {
    const struct registry_entry *entry = tally->entrant[e].entry;
    for (unsigned d = 0; d < algorithm_defects(entry->algorithm); d++) {
      const struct defect *defect = &entry->algorithm->defects[d];
      if (is_met(findings, entry, defect))
        continue;
      count++;
      lost(context, entry, defect);
    }
  }
  return count;
}
