/* A case drawn in characters, to scale. */
#ifndef GRAZE_TERMINAL_PICTURE_H
#define GRAZE_TERMINAL_PICTURE_H

#include "form.h"

/* Draws both shapes of a case, and once more about the smaller one where that would be a speck. Every shape
   leaves a mark, however small. Nothing is drawn of a form without a pair, or of numbers that are not finite.
 */
void draw_case(const struct form *form, const union number *numbers);

#endif
