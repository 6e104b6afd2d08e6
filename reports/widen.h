/* What is wrong on a map and would hardly be seen is drawn wider. */
#ifndef GRAZE_WIDEN_H
#define GRAZE_WIDEN_H

#include <stddef.h>
#include <stdint.h>

/* `wrong` has a byte for each point, a line after the other, 0 where it is right. Points that are wrong and
 * lie in no square of three of them are thin: what is right about one gets its byte in `drawn`, a square of
 * three, or of five where it stands alone. Not where more than `most` are thin: they are seen, and would
 * cover what lies between. How many points are other than in `wrong`. */
size_t widen(const uint8_t *wrong, unsigned width, unsigned height, size_t most, uint8_t *drawn);

#endif
