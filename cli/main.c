/* graze: the subcommands, and how they are found. */
#include "command.h"
#include "subject/subject.h"

#include <errno.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>

static const struct command *const COMMANDS[] = {
    &COMMAND_LIST,
    &COMMAND_SHOW,
    &COMMAND_CHECK,
    &COMMAND_VERIFY,
    &COMMAND_FUZZ,
    &COMMAND_RESUME,
    &COMMAND_EXHAUST,
    &COMMAND_MERGE,
    &COMMAND_FINDINGS,
    &COMMAND_REPORT,
    &COMMAND_PLOT,
    &COMMAND_REPLAY,
    &COMMAND_SHRINK,
    &COMMAND_FLAGS,
    &COMMAND_CORPUS,
    &COMMAND_NEW,
    &COMMAND_PROTOCOL,
    &COMMAND_VECTORS,
};
enum { COMMAND_COUNT = sizeof COMMANDS / sizeof COMMANDS[0] };

static const struct command *find_command(const char *name) {
  for (unsigned k = 0; k < COMMAND_COUNT; k++)
    if (strcmp(COMMANDS[k]->name, name) == 0)
      return COMMANDS[k];
  return NULL;
}

static size_t same_start(const char *a, const char *b) {
  size_t length = 0;
  while (a[length] != '\0' && a[length] == b[length])
    length++;
  return length;
}

/* Says which command begins most like the name, or that the name is a test's. */
static int complain_of_command(const char *name) {
  const struct command *nearest = COMMANDS[0];
  for (unsigned k = 1; k < COMMAND_COUNT; k++)
    if (same_start(name, COMMANDS[k]->name) > same_start(name, nearest->name))
      nearest = COMMANDS[k];
  if (registry_find(name) != NULL)
    return complain("found the test '%s', expected a command: did you mean `graze show %s`?", name, name);
  if (same_start(name, nearest->name) > 0)
    return complain(
        "found no command '%.40s', did you mean '%s'? `graze --help` names them all", name, nearest->name);
  return complain("found no command '%.40s'; `graze --help` names them all", name);
}

static void print_usage(FILE *out) {
  fputs("Example: graze check --scene \"box 0 0 1 1 disc 2 2 1\"\n\n"
        "graze compares 2-D hit tests with the exact truth.\n\n"
        "  graze COMMAND [ARGUMENTS]     graze COMMAND --help     graze --version\n\n",
        out);
  for (unsigned k = 0; k < COMMAND_COUNT; k++)
    fprintf(out, "  %-8s %s\n", COMMANDS[k]->name, COMMANDS[k]->line);
  fputs("\nExit codes: 0 fine, 1 a disagreement was found, 2 wrong use or bad input.\n", out);
}

static bool asks_for_help(const char *word) { return strcmp(word, "--help") == 0 || strcmp(word, "-h") == 0; }

static int run_command(int argc, char **argv) {
  if (argc < 2) {
    print_usage(stderr);
    return EXIT_WRONG_USE;
  }
  bool help = strcmp(argv[1], "help") == 0;
  if (asks_for_help(argv[1]) || (help && (argc == 2 || asks_for_help(argv[2])))) {
    print_usage(stdout);
    return EXIT_FINE;
  }
  if (strcmp(argv[1], "--version") == 0) {
    printf("graze %s\n", GRAZE_VERSION);
    return EXIT_FINE;
  }
  const struct command *command = find_command(argv[help ? 2 : 1]);
  if (command == NULL)
    return complain_of_command(argv[help ? 2 : 1]);
  for (int k = 2; k < argc; k++)
    help |= asks_for_help(argv[k]);
  if (!help)
    return command->run(argc - 1, argv + 1);
  fputs(command->help, stdout);
  return EXIT_FINE;
}

int main(int argc, char **argv) {
  if (argc > 1 && strcmp(argv[1], PLUGIN_HOST) == 0)
    return plugin_host(argc - 1, argv + 1);
  /* A pipe closed early is then a failed write, told like any other. */
  if (signal(SIGPIPE, SIG_IGN) == SIG_ERR)
    return complain("the signal SIGPIPE cannot be ignored: %s", strerror(errno));
  const int code = run_command(argc, argv);
  const bool failed = ferror(stdout) != 0;
  if (fclose(stdout) != 0 || failed) {
    fprintf(stderr, "graze: standard output cannot be written (%s)\n", strerror(errno));
    return EXIT_WRONG_USE;
  }
  return code;
}
