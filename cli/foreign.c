#include "foreign.h"

#include "command.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { GIVEN_MAX = 32 };

/* What was read so far: --form and the rest belong to the --command before them. */
struct reading {
  unsigned count;
  struct subject_given given[GIVEN_MAX];
  double seconds, patience;
  int kept; /* arguments that are left */
};

static struct subject_given *last_command(struct reading *reading) {
  struct subject_given *last = reading->count > 0 ? &reading->given[reading->count - 1] : NULL;
  return last != NULL && last->command != NULL ? last : NULL;
}

static bool is_option(const char *word) {
  static const char *const OPTIONS[] = {
      "--plugin", "--command", "--form", "--contract", "--name", "--limit", "--patience"};
  for (unsigned k = 0; k < sizeof OPTIONS / sizeof OPTIONS[0]; k++)
    if (strcmp(word, OPTIONS[k]) == 0)
      return true;
  return false;
}

static int read_option(struct reading *reading, const char *option, const char *value) {
  struct subject_given *command = last_command(reading);
  if (strcmp(option, "--plugin") == 0 || strcmp(option, "--command") == 0) {
    if (reading->count == GIVEN_MAX)
      return complain("%s: found more than %d plugins and commands", option, GIVEN_MAX);
    struct subject_given *given = &reading->given[reading->count++];
    *(option[2] == 'p' ? &given->path : &given->command) = value;
    return EXIT_FINE;
  }
  const bool limit = strcmp(option, "--limit") == 0;
  if (limit || strcmp(option, "--patience") == 0) {
    char *end;
    const double seconds = strtod(value, &end);
    if (end == value || *end != '\0' || !(seconds > 0) || seconds > 3600)
      return complain("%s: found '%.40s', expected seconds, as in 0.5", option, value);
    *(limit ? &reading->seconds : &reading->patience) = seconds;
    return EXIT_FINE;
  }
  if (command == NULL)
    return complain("%s: found no --command before it, expected it to follow the command it tells of",
                    option);
  *(strcmp(option, "--form") == 0       ? &command->form
    : strcmp(option, "--contract") == 0 ? &command->contract
                                        : &command->name) = value;
  return EXIT_FINE;
}

static int read_arguments(struct reading *reading, int argc, char **argv) {
  for (int k = 0; k < argc; k++) {
    if (k == 0 || !is_option(argv[k])) {
      argv[reading->kept++] = argv[k];
      continue;
    }
    if (k + 1 == argc)
      return complain("%s: found nothing after it, expected a value", argv[k]);
    const int code = read_option(reading, argv[k], argv[k + 1]);
    if (code != EXIT_FINE)
      return code;
    k++;
  }
  return EXIT_FINE;
}

int with_foreign(int argc, char **argv, foreign_run *run) {
  struct reading reading = {.count = 0};
  char why[SUBJECT_WHY];
  int code = read_arguments(&reading, argc, argv);
  struct catalogue *tests = catalogue_new();
  if (tests == NULL)
    return complain("no memory for the tests");
  for (unsigned k = 0; k < reading.count && code == EXIT_FINE; k++) {
    reading.given[k].seconds = reading.seconds;
    reading.given[k].patience = reading.patience;
    if (!catalogue_add(tests, &reading.given[k], why))
      code = complain("%s", why);
  }
  if (code == EXIT_FINE)
    code = run(tests, reading.kept, argv);
  catalogue_free(tests);
  return code;
}

const struct registry_entry *find_among(const struct catalogue *tests, const char *id) {
  const struct registry_entry *entry = catalogue_find(tests, id);
  if (entry == NULL)
    complain("found no test '%.60s', did you mean '%s'? `graze list` names them all",
             id,
             catalogue_nearest(tests, id));
  return entry;
}
