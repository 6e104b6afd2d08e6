#include "json.h"

#include "command.h"

#include <stdio.h>

int json_print(json_t *value) {
  const int failed = value == NULL || json_dumpf(value, stdout, JSON_INDENT(2)) != 0;
  json_decref(value);
  if (failed && !ferror(stdout))
    return complain("no memory for the JSON text");
  putchar('\n');
  return EXIT_FINE;
}
