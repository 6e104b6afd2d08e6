/* The squared clamp of a thousand tutorials, closed, over columns cx cy r x y w h: what exactness is measured
 * against. */
#ifndef GRAZE_CLAMP_H
#define GRAZE_CLAMP_H

#include "level.h"

#include <stddef.h>
#include <stdint.h>

typedef void clamp_function(const void *const *columns, size_t count, uint8_t *answers);
/* As compiled for the level. */
clamp_function *clamp_for(enum level level);

#endif
