/* Text from outside that is safe to show: UTF-8 without control characters. */
#ifndef GRAZE_PRINTABLE_H
#define GRAZE_PRINTABLE_H

#include <stdbool.h>
#include <stddef.h>

/* The bytes of the character that begins here; 0 when it is not one to be shown. */
size_t shown_character(const char *text);
/* Whether `count` bytes are such text; its lines may end, and have tabs. */
bool text_is_printable(const char *text, size_t count);
/* Copies text; bytes that are no UTF-8, and control characters, become \xNN. What does not fit is cut. */
void text_printable(const char *text, char *printable, size_t size);

#endif
