/* Tells libFuzzer how near to touching a case is: it sees no comparison of doubles, so a counter stands for
 * each power of two of the gap beside the numbers, and for its sign. Nothing in a build without libFuzzer. */
#ifndef GRAZE_AIM_H
#define GRAZE_AIM_H

#include "form.h"

/* `gap` is the signed gap, `size` the greatest number of the case. */
void aim_note(double gap, double size);

#endif
