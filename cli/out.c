#include "out.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>
#include <sys/ioctl.h>
#include <unistd.h>

enum { NARROWEST = 20 }; /* text is never broken into columns narrower than this */

const char *colour(enum colour colour) {
  static const char *const CODE[] = {"\033[0m", "\033[1m", "\033[2m", "\033[31m", "\033[32m"};
  const char *no_colour = getenv("NO_COLOR");
  const bool wanted = isatty(STDOUT_FILENO) && (no_colour == NULL || *no_colour == '\0');
  return wanted ? CODE[colour] : "";
}

bool terminal_is_utf8(void) {
  static const char *const NAMES[] = {"LC_ALL", "LC_CTYPE", "LANG"};
  for (unsigned k = 0; k < sizeof NAMES / sizeof NAMES[0]; k++) {
    const char *value = getenv(NAMES[k]);
    if (value == NULL || *value == '\0')
      continue;
    const char *codeset = strchr(value, '.');
    return codeset != NULL &&
           (strncasecmp(codeset, ".utf-8", 6) == 0 || strncasecmp(codeset, ".utf8", 5) == 0);
  }
  return false;
}

int text_width(const char *text) {
  int width = 0;
  for (; *text != '\0'; text++)
    width += ((unsigned char)*text & 0xc0) != 0x80;
  return width;
}

/* The bytes of the character that begins here; 0 when it is not one to be shown. */
static size_t shown_character(const char *text) {
  const unsigned char first = (unsigned char)text[0], second = first == 0 ? 0 : (unsigned char)text[1];
  if (first < 0x80)
    return first >= 0x20 && first != 0x7f;
  const size_t length = first >= 0xf0 ? 4 : first >= 0xe0 ? 3 : 2;
  const bool shortest = first >= 0xc2 && first <= 0xf4 && !(first == 0xe0 && second < 0xa0) &&
                        !(first == 0xf0 && second < 0x90);
  const bool assigned = !(first == 0xc2 && second < 0xa0) && !(first == 0xed && second >= 0xa0) &&
                        !(first == 0xf4 && second >= 0x90);
  for (size_t k = 1; k < length; k++)
    if (((unsigned char)text[k] & 0xc0) != 0x80)
      return 0;
  return shortest && assigned ? length : 0;
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

void print_padded(const char *text, int width) {
  printf("%s%*s", text, width > text_width(text) ? width - text_width(text) : 0, "");
}

/* 0 when lines need not be broken. */
static int terminal_columns(void) {
  struct winsize size;
  if (!isatty(STDOUT_FILENO) || ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) != 0)
    return 0;
  return size.ws_col;
}

void print_wrapped(const char *text, int indent) {
  const int columns = terminal_columns() - indent;
  int used = 0;
  while (*(text += strspn(text, " ")) != '\0') {
    const int length = (int)strcspn(text, " ");
    int width = 0;
    for (int k = 0; k < length; k++)
      width += ((unsigned char)text[k] & 0xc0) != 0x80;
    if (used > 0 && columns >= NARROWEST && used + 1 + width > columns) {
      printf("\n%*s", indent, "");
      used = 0;
    }
    printf("%s%.*s", used > 0 ? " " : "", length, text);
    used += width + (used > 0);
    text += length;
  }
  putchar('\n');
}
