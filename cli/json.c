#include "json.h"

#include "command.h"
#include "out.h"

#include <math.h>
#include <stdio.h>

enum { PRINTABLE = 4096 };

void json_put(json_t *object, const char *key, const char *text) {
  char printable[PRINTABLE];
  json_t *value = json_string(text);
  if (value == NULL) {
    text_printable(text, printable, sizeof printable);
    value = json_string(printable);
  }
  json_object_set_new(object, key, value);
}

void json_put_real(json_t *object, const char *key, double number) {
  json_object_set_new(object, key, isfinite(number) ? json_real(number) : json_null());
}

int json_print(json_t *value) {
  const int failed = value == NULL || json_dumpf(value, stdout, JSON_INDENT(2)) != 0;
  json_decref(value);
  if (failed && !ferror(stdout))
    return complain("no memory for the JSON text");
  putchar('\n');
  return EXIT_FINE;
}
