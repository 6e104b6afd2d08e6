#include "json.h"

#include "command.h"
#include "wording.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

void json_put(json_t *object, const char *key, const char *text) {
  json_t *string = json_string(text);
  const size_t size = 4 * strlen(text) + 1;
  char *safe = string == NULL ? malloc(size) : NULL;
  if (safe != NULL) {
    text_printable(text, safe, size);
    string = json_string(safe);
    free(safe);
  }
  json_object_set_new(object, key, string);
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
