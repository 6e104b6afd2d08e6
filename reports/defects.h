/* Findings of one cause that one sentence tells, as one defect. */
#ifndef GRAZE_DEFECTS_H
#define GRAZE_DEFECTS_H

#include "model.h"

/* Sorts the findings of a model, whose tests have their diagnoses, and makes its defects. False without
 * memory. */
bool find_defects(struct model *model);

#endif
