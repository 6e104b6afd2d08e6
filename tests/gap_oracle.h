/* Gaps, what is within what, and answers that are numbers, a second time: by GMP's floats, so long that none
 * of them rounds. It shares nothing with the reference, and takes another way: every direction square to a
 * line through two points of a shape is tried, and every point against every such line.
 */
#ifndef GRAZE_GAP_ORACLE_H
#define GRAZE_GAP_ORACLE_H

#include "oracle.h"

struct gap_oracle;

struct gap_oracle *gap_oracle_new(void);
void gap_oracle_free(struct gap_oracle *oracle);

/* Of a case that is not INVALID. The sign of the gap less a sum; not of ellipses. */
int gap_oracle_sign(struct gap_oracle *oracle,
                    const struct form *form,
                    const union number *numbers,
                    const double *bound,
                    unsigned terms);
/* The sign of how far the second shape reaches out of the first, and, where that is 0 and the second is a
 * point or a segment, whether all of it is in the boundary. */
int gap_oracle_out(struct gap_oracle *oracle,
                   const struct form *form,
                   const union number *numbers,
                   bool *on_boundary);
/* The truth byte of a case that asks what is contained; `meetings` tells of the two shapes whether they meet.
 */
uint8_t gap_oracle_within(struct gap_oracle *gaps,
                          struct oracle *meetings,
                          const struct form *form,
                          const union number *numbers);
/* As reference_grade, of an allowance without negative numbers. */
enum grade gap_oracle_grade(struct gap_oracle *oracle,
                            const struct form *form,
                            const union number *numbers,
                            const double *answer,
                            const struct allowance *allowance);

#endif
