#include "command.h"

#include "out.h"

#include <stdarg.h>
#include <stdio.h>

enum { COMPLAINT = 2048 };

int complain(const char *format, ...) {
  char text[COMPLAINT], printable[COMPLAINT];
  va_list arguments;
  va_start(arguments, format);
  vsnprintf(text, sizeof text, format, arguments);
  va_end(arguments);
  text_printable(text, printable, sizeof printable);
  fflush(stdout);
  fprintf(stderr, "graze: %s\n", printable);
  return EXIT_WRONG_USE;
}

const struct registry_entry *find_test(const char *id) {
  const struct registry_entry *entry = registry_find(id);
  if (entry == NULL)
    complain(
        "found no test '%.60s', did you mean '%s'? `graze list` names them all", id, registry_nearest(id));
  return entry;
}
