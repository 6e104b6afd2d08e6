#include "json.h"

#include "command.h"
#include "field.h"

#include <stdio.h>

void json_put(json_t *object, const char *key, const char *text) {
  json_object_set_new(object, key, field_json(FIELD_TEXT, &text));
}

void json_put_real(json_t *object, const char *key, double number) {
  json_object_set_new(object, key, field_json(FIELD_REAL, &number));
}

int json_print(json_t *value) {
  const int failed = value == NULL || json_dumpf(value, stdout, JSON_INDENT(2)) != 0;
  json_decref(value);
  if (failed && !ferror(stdout))
    return complain("no memory for the JSON text");
  putchar('\n');
  return EXIT_FINE;
}
