#include "file.h"

#include <stdlib.h>

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
  return text;
}

bool file_end(FILE *file) {
  const bool failed = ferror(file) != 0;
  return (fclose(file) == 0) & !failed;
}
