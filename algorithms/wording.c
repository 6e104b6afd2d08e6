#include "wording.h"

#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

void text_add(char *text, size_t size, const char *format, ...) {
  const size_t used = strlen(text);
  va_list arguments;
  va_start(arguments, format);
  vsnprintf(text + used, size - used, format, arguments);
  va_end(arguments);
}

size_t shown_character(const char *text) {
  const unsigned char first = (unsigned char)text[0], second = first == 0 ? 0 : (unsigned char)text[1];
  if (first < 0x80)
    return first >= 0x20 && first != 0x7f;
  const size_t length = first >= 0xf0 ? 4 : first >= 0xe0 ? 3 : 2;
  const bool shortest = first >= 0xc2 && first <= 0xf4 && !(first == 0xe0 && second < 0xa0) &&
                        !(first == 0xf0 && second < 0x90);
  const bool assigned = !(first == 0xc2 && second < 0xa0) && !(first == 0xed && second >= 0xa0) &&
                        !(first == 0xef && second == 0xbf && (unsigned char)text[2] >= 0xbe) &&
                        !(first == 0xf4 && second >= 0x90);
  for (size_t k = 1; k < length; k++)
    if (((unsigned char)text[k] & 0xc0) != 0x80)
      return 0;
  return shortest && assigned ? length : 0;
}

bool text_is_printable(const char *text, size_t count) {
  for (size_t k = 0; k < count;) {
    const size_t length = text[k] == '\n' || text[k] == '\t' ? 1 : shown_character(text + k);
    if (length == 0 || length > count - k)
      return false;
    k += length;
  }
  return true;
}

void text_printable(const char *text, char *printable, size_t size) {
  size_t used = 0;
  while (*text != '\0' && used + 5 <= size) {
    const size_t length = shown_character(text);
    if (length > 0) {
      memcpy(printable + used, text, length);
      used += length;
      text += length;
    } else {
      used += (size_t)snprintf(printable + used, size - used, "\\x%02x", (unsigned char)*text++);
    }
  }
  printable[used] = '\0';
}

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
