/* Text put together piece by piece, reasons, and text from outside that is safe to show: UTF-8 without
 * control characters. What does not fit is cut. */
#ifndef GRAZE_WORDING_H
#define GRAZE_WORDING_H

#include <stdbool.h>
#include <stddef.h>
#include <stdio.h>

/* Writes behind what `text`, of `size` bytes, holds. */
__attribute__((format(printf, 3, 4))) void text_add(char *text, size_t size, const char *format, ...);
/* Writes why not; always false. */
#define say_why(why, size, ...) (snprintf(why, size, __VA_ARGS__), false)

/* The bytes of the character that begins here; 0 when it is not one to be shown. */
size_t shown_character(const char *text);
/* Whether `count` bytes are such text; its lines may end, and have tabs. */
bool text_is_printable(const char *text, size_t count);
/* Copies text; bytes that are no UTF-8, and control characters, become \xNN. What does not fit is cut. */
void text_printable(const char *text, char *printable, size_t size);

/* A word as a shell reads it back: as it is, or in quotes. For free(); NULL without memory. */
char *shell_word(const char *word);

#endif
