#include "command.h"

#include <stdarg.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

int complain(const char *format, ...) {
  va_list arguments;
  va_start(arguments, format);
  fflush(stdout);
  fputs("graze: ", stderr);
  vfprintf(stderr, format, arguments);
  fputc('\n', stderr);
  va_end(arguments);
  return EXIT_WRONG_USE;
}

const struct registry_entry *find_test(const char *id) {
  const struct registry_entry *entry = registry_find(id);
  if (entry == NULL)
    complain("found no test '%s'; did you mean '%s'? `graze list` names them all", id, registry_nearest(id));
  return entry;
}

const char *colour(enum colour colour) {
  static const char *const CODE[] = {"\033[0m", "\033[1m", "\033[2m", "\033[31m", "\033[32m"};
  const char *no_colour = getenv("NO_COLOR");
  const bool wanted = isatty(STDOUT_FILENO) && (no_colour == NULL || *no_colour == '\0');
  return wanted ? CODE[colour] : "";
}

bool terminal_is_utf8(void) {
  static const char *const NAMES[] = {"LC_ALL", "LC_CTYPE", "LANG"};
  for (unsigned k = 0; k < 3; k++) {
    const char *value = getenv(NAMES[k]);
    if (value != NULL && *value != '\0')
      return strstr(value, "UTF-8") != NULL || strstr(value, "utf8") != NULL;
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
