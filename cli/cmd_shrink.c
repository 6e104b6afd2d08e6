/* graze shrink: one failing case made small. */
#include "campaign/shrink.h"

#include "chosen_tests.h"
#include "command.h"
#include "text.h"

#include <stdio.h>
#include <string.h>

struct shrink_request {
  struct foreign_given foreign;
  struct named_test test;
  char numbers[JOINED_MAX];
};

#define REQUEST struct shrink_request
static const struct option OPTIONS[] = {
    ARGUMENT_TEST,
    {"NUMBERS...", OF(JOINED, numbers), "as `graze show TEST` names them", .needed = true},
    OPTIONS_FOREIGN,
};

static void print_intervals(const struct failure *failure, const union number *numbers) {
  const struct algorithm *a = failure->algorithm;
  struct interval interval[FORM_MAX_COLUMNS];
  failure_intervals(failure, numbers, interval);
  for (unsigned k = 0; k < form_columns(&a->form); k++) {
    if (!form_tells(&a->form, numbers, k))
      continue;
    char name[32], value[NUMBER_TEXT], low_text[NUMBER_TEXT], high_text[NUMBER_TEXT];
    name_at(a->inputs, k, name, sizeof name);
    number_print(a->form.type, numbers[k], NUMBER_DECIMAL, value);
    number_print(a->form.type, interval[k].low, NUMBER_DECIMAL, low_text);
    number_print(a->form.type, interval[k].high, NUMBER_DECIMAL, high_text);
    if (strcmp(low_text, high_text) == 0)
      printf("  %-6s %s, and no other\n", name, value);
    else
      printf("  %-6s %s; any from %s to %s\n", name, value, low_text, high_text);
  }
}

static int run(const struct shrink_request *request, const struct catalogue *tests) {
  const struct algorithm *a = request->test.entry->algorithm;
  char why[TEXT_WHY], smallest[CASE_TEXT];
  union number numbers[FORM_MAX_COLUMNS];
  (void)tests;
  if (!case_parse(&a->form, a->inputs, request->numbers, numbers, why))
    return complain("shrink: %s: %s", a->id, why);
  struct failure failure;
  if (!failure_of(a, numbers, &failure))
    return complain(
        "shrink: %s is not wrong on these numbers: `graze check %s ...` shows the truth", a->id, a->id);
  struct simple *simple = simple_new(level_best());
  if (simple == NULL)
    return complain("shrink: no memory");
  shrink_case(&failure, numbers, simple);
  simple_free(simple);
  case_print(&a->form, numbers, NUMBER_DECIMAL, smallest);
  printf("smallest  %s\n", smallest);
  case_print(&a->form, numbers, NUMBER_HEX, smallest);
  printf("exactly   %s\n", smallest);
  printf("outcome   %s at %s, cause %s\n",
         outcome_name(a->form.question, failure.verdict.outcome),
         place_name(form_pair(&a->form), failure.verdict.truth.place),
         cause_name(failure_cause(&failure, numbers)));
  if (!failure_hangs(&failure, numbers)) /* each try would take as long */
    print_intervals(&failure, numbers);
  return EXIT_FINE;
}

COMMAND(SHRINK,
        .name = "shrink",
        .line = "make a failing case small, and say how far each number may move",
        .examples = "shrink corner_java -700 31 950 12 8 -600 44 1900",
        .about =
            "The smallest case is one on which the test is wrong alike, with the interval over which each "
            "number may move while it stays so. When the test is not wrong on the case, graze ends with 2.");
