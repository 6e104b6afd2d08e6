/* A finding as a row of the store: in words and texts. */
#ifndef GRAZE_STORED_FINDING_H
#define GRAZE_STORED_FINDING_H

#include "campaign/findings.h"
#include "record.h"
#include "text.h"

/* What the texts of a row stand in. */
struct finding_texts {
  char first[CASE_TEXT], smallest[2][CASE_TEXT], plainest[2][CASE_TEXT];
  char intervals[2 * CASE_TEXT];
};
/* The row lasts as long as the finding and the texts. */
struct stored_finding finding_stored(const struct finding *finding, struct finding_texts *texts);

#endif
