/* When an exhibit has shown its mistake, the same for graze, libFuzzer and Hypothesis: it is wrong, and a
 * person sees it. Apart, or overlapping, by a thousandth of the case's largest number, which is no larger
 * than 2^30 and no smaller than 2^-20; or touching, in whole numbers up to 2^20. */
#ifndef GRAZE_EXHIBIT_H
#define GRAZE_EXHIBIT_H

#include "registry.h"

bool exhibit_wrong(const struct registry_entry *entry, const union number *numbers);
/* The same of numbers that stand one after the other in the test's type; what is missing reads as zero. */
bool exhibit_wrong_bytes(const struct registry_entry *entry, const uint8_t *bytes, size_t size);
/* Seconds of processor time: the machine may be shared. */
double exhibit_now(void);

#endif
