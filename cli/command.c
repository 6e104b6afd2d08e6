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

struct store *open_store(const char *path, enum store_age age) {
  char why[STORE_WHY];
  struct store *store = store_open(path, age, why);
  if (store == NULL)
    complain("%s", why);
  return store;
}
