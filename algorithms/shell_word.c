#include "shell_word.h"

#include <stdlib.h>
#include <string.h>

char *shell_word(const char *word) {
  static const char PLAIN[] = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ_0123456789-./+,:@%";
  if (strspn(word, PLAIN) == strlen(word))
    return strdup(word);
  char *quoted = malloc(4 * strlen(word) + 3), *to = quoted;
  if (quoted == NULL)
    return NULL;
  *to++ = '\'';
  for (; *word != '\0'; word++)
    if (*word == '\'')
      to = stpcpy(to, "'\\''");
    else
      *to++ = *word;
  stpcpy(to, "'");
  return quoted;
}
