#include "file.h"

#include <stdlib.h>
#include <string.h>

/* Editors of Windows put it before a text. */
static const char BYTE_ORDER[] = "\xEF\xBB\xBF";

char *file_text(const char *path) {
  char *text = NULL;
  size_t room = 0;
  FILE *file = fopen(path, "rb");
  if (file == NULL)
    return NULL;
  if (getdelim(&text, &room, '\0', file) < 0) {
    free(text);
    text = feof(file) ? calloc(1, 1) : NULL;
  }
  fclose(file);
  if (text != NULL && strncmp(text, BYTE_ORDER, sizeof BYTE_ORDER - 1) == 0)
    memmove(text, text + sizeof BYTE_ORDER - 1, strlen(text + sizeof BYTE_ORDER - 1) + 1);
  return text;
}

bool file_end(FILE *file) {
  const bool failed = ferror(file) != 0;
  return (fclose(file) == 0) & !failed;
}
