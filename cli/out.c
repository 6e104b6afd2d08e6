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
