/* Findings as a table for a person. */
#ifndef GRAZE_FINDINGS_TABLE_H
#define GRAZE_FINDINGS_TABLE_H

#include "campaign/findings.h"

/* A row a finding, news first told; then what was promised and not found again, and the liars acquitted. */
void findings_print(const struct findings *findings, const struct tally *tally);

#endif
