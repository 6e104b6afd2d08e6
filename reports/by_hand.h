/* Why two shapes of small whole numbers overlap or are apart, so that a person can check it without a
 * computer. */
#ifndef GRAZE_BY_HAND_H
#define GRAZE_BY_HAND_H

#include "words.h"

/* Apart: a direction along which the one ends before the other begins. Overlapping: a point that both hold,
 * or on which side of each the other's ends lie. False when the numbers are not small and whole, or the
 * shapes only touch. */
bool words_by_hand(const struct form *form, const union number *numbers, char words[WORDS]);

#endif
