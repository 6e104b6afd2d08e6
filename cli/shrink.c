/* graze shrink: one failing case made small. */
#include "explain.h"

#include "command.h"
#include "foreign.h"
#include "text.h"

#include <stdio.h>
#include <string.h>

static const char HELP[] =
    "Example: graze shrink corner_java -700 31 950 12 8 -600 44 1900\n\n"
    "From a case on which a test is wrong to the smallest on which it is wrong alike, with the\n"
    "interval over which each number may move while it stays so.\n\n"
    "  graze shrink TEST NUMBERS...\n\n"
    "  Exit 0 when it was shrunk, 2 when the test is not wrong on the case.\n";

static void print_intervals(const struct failure *failure, const union number *numbers) {
  const struct algorithm *a = failure->algorithm;
  for (unsigned k = 0; k < form_columns(&a->form); k++) {
    union number low, high;
    char name[32], value[NUMBER_TEXT], low_text[NUMBER_TEXT], high_text[NUMBER_TEXT];
    failure_interval(failure, numbers, k, &low, &high);
    name_at(a->inputs, k, name, sizeof name);
    number_print(a->form.type, numbers[k], NUMBER_DECIMAL, value);
    number_print(a->form.type, low, NUMBER_DECIMAL, low_text);
    number_print(a->form.type, high, NUMBER_DECIMAL, high_text);
    if (strcmp(low_text, high_text) == 0)
      printf("  %-6s %s, and no other\n", name, value);
    else
      printf("  %-6s %s; any from %s to %s\n", name, value, low_text, high_text);
  }
}

static int shrink(const struct catalogue *tests, int argc, char **argv) {
  if (argc < 3)
    return complain(
        "shrink: expected a test and its numbers, as in `graze shrink corner_java 0 1 3 1 1 0 1 3`");
  const struct registry_entry *entry = find_among(tests, argv[1]);
  if (entry == NULL)
    return EXIT_WRONG_USE;
  const struct algorithm *a = entry->algorithm;
  char text[4096] = "", why[TEXT_WHY], smallest[CASE_TEXT];
  for (int k = 2; k < argc; k++)
    if (strlen(text) + strlen(argv[k]) + 2 < sizeof text)
      strcat(strcat(text, argv[k]), " ");
  union number numbers[FORM_MAX_COLUMNS];
  if (!case_parse(&a->form, a->inputs, text, numbers, why))
    return complain("shrink: %s: %s", a->id, why);
  struct failure failure;
  if (!failure_of(a, false, numbers, &failure) && !(a->also_pixels && failure_of(a, true, numbers, &failure)))
    return complain(
        "shrink: %s is not wrong on these numbers: `graze check %s ...` shows the truth", a->id, a->id);
  shrink_case(&failure, numbers);
  case_print(&a->form, numbers, NUMBER_DECIMAL, smallest);
  printf("smallest  %s\n", smallest);
  case_print(&a->form, numbers, NUMBER_HEX, smallest);
  printf("exactly   %s\n", smallest);
  printf("outcome   %s at %s, cause %s\n",
         outcome_name(failure.outcome),
         place_name(form_pair(&a->form), failure.place),
         cause_name(shrunk_cause(&failure, numbers)));
  print_intervals(&failure, numbers);
  return EXIT_FINE;
}

static int run(int argc, char **argv) { return with_foreign(argc, argv, shrink); }

const struct command COMMAND_SHRINK = {"shrink", "make a failing case as small as it gets", HELP, run};
