/* A scene drawn in characters, to scale. */
#ifndef GRAZE_DRAW_H
#define GRAZE_DRAW_H

#include "form.h"

/* Draws both shapes of a case; nothing for a form without a pair or numbers that are not finite. */
void draw_case(const struct form *form, const union number *numbers);

#endif
