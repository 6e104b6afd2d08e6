/* Files, read and written whole. */
#ifndef GRAZE_FILE_H
#define GRAZE_FILE_H

#include <stdbool.h>
#include <stdio.h>

/* All of it, without a mark of its byte order, for free(); NULL when it cannot be read, with errno. */
char *file_text(const char *path);
/* Closes a file that was written: whether all of it is there; if not, with errno. */
bool file_end(FILE *file);

#endif
