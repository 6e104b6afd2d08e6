/* Text put together piece by piece, and reasons. What does not fit is cut. */
#ifndef GRAZE_WORDING_H
#define GRAZE_WORDING_H

#include <stdbool.h>
#include <stddef.h>
#include <stdio.h>

/* Writes behind what `text`, of `size` bytes, holds. */
__attribute__((format(printf, 3, 4))) void text_add(char *text, size_t size, const char *format, ...);
/* Writes why not; always false. */
#define say_why(why, size, ...) (snprintf(why, size, __VA_ARGS__), false)

#endif
