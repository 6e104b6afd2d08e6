/* graze flags: what compiler flags do to the answers of the tests of floats. */
#include "command.h"
#include "json.h"
#include "out.h"
#include "variant.h"

#include <stdio.h>
#include <string.h>

static const char HELP[] =
    "Example: graze flags quadrant_js\n\n"
    "The tests of floats once more, from the same files, under flags that this program is not built with: "
    "fused\n"
    "multiply-adds (-ffp-contract=fast -mfma) and the x87 unit (-mfpmath=387). Over 65536 cases near "
    "touching:\n"
    "how many answers change, and how many are wrong without the flags and with them.\n\n"
    "  graze flags [TEST] [--json]\n";

static void print_row(const struct variant *variant, const struct variant_result *result) {
  printf("%-28s %-27s %-13s %7u %6.2f%% %7u %7u\n",
         variant->stem,
         variant->flags,
         variant->compiler,
         result->changed,
         100.0 * result->changed / result->cases,
         result->wrong_before,
         result->wrong);
}

static json_t *row_json(const struct variant *variant, const struct variant_result *result) {
  json_t *row = json_object();
  json_put(row, "test", variant->stem);
  json_put(row, "flags", variant->flags);
  json_put(row, "compiler", variant->compiler);
  json_object_set_new(row, "cases", json_integer(result->cases));
  json_object_set_new(row, "changed", json_integer(result->changed));
  json_object_set_new(row, "wrong_without", json_integer(result->wrong_before));
  json_object_set_new(row, "wrong_with", json_integer(result->wrong));
  return row;
}

static int run(int argc, char **argv) {
  const char *id = NULL;
  bool json = false;
  for (int k = 1; k < argc; k++)
    if (strcmp(argv[k], "--json") == 0)
      json = true;
    else if (argv[k][0] == '-' || id != NULL)
      return complain("flags: found '%.40s', expected one test and perhaps --json", argv[k]);
    else
      id = argv[k];
  if (id != NULL && find_test(id) == NULL)
    return EXIT_WRONG_USE;
  json_t *rows = json_array();
  unsigned shown = 0;
  if (!json)
    printf("%s%-28s %-27s %-13s %7s %7s %7s %7s%s\n",
           colour(COLOUR_DIM),
           "test",
           "flags",
           "compiler",
           "changed",
           "",
           "wrong",
           "with",
           colour(COLOUR_OFF));
  for (size_t k = 0; k < variant_count(); k++) {
    const struct variant *variant = variant_at(k);
    struct variant_result result;
    if ((id != NULL && strcmp(id, variant->stem) != 0) || !variant_available(variant))
      continue;
    if (!variant_try(variant, &result)) {
      json_decref(rows);
      return complain("flags: no memory");
    }
    shown++;
    if (json)
      json_array_append_new(rows, row_json(variant, &result));
    else
      print_row(variant, &result);
  }
  if (json)
    return json_print(rows);
  json_decref(rows);
  if (shown == 0)
    return complain(id == NULL
                        ? "flags: this build has no variants: it is not for x86-64, or has GRAZE_LEVELS off"
                        : "flags: %s is no test of floats, or this build has no variants",
                    id);
  return EXIT_FINE;
}

const struct command COMMAND_FLAGS = {"flags", "what compiler flags do to the answers", HELP, run};
