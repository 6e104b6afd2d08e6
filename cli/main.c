/* graze: the subcommands, and how they are found. */
#include "command.h"

#include <stdlib.h>
#include <string.h>

static const struct command *const COMMANDS[] = {
    &COMMAND_LIST, &COMMAND_SHOW, &COMMAND_CHECK, &COMMAND_VERIFY};
enum { COMMAND_COUNT = sizeof COMMANDS / sizeof COMMANDS[0] };

static const struct command *find_command(const char *name) {
  for (unsigned k = 0; k < COMMAND_COUNT; k++)
    if (strcmp(COMMANDS[k]->name, name) == 0)
      return COMMANDS[k];
  return NULL;
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

static bool asks_for_help(int argc, char **argv) {
  for (int k = 1; k < argc; k++)
    if (strcmp(argv[k], "--help") == 0 || strcmp(argv[k], "-h") == 0)
      return true;
  return false;
}

static int run_command(int argc, char **argv) {
  if (argc < 2) {
    print_usage(stderr);
    return EXIT_WRONG_USE;
  }
  const bool help = strcmp(argv[1], "help") == 0;
  if (strcmp(argv[1], "--help") == 0 || strcmp(argv[1], "-h") == 0 || (help && argc == 2)) {
    print_usage(stdout);
    return EXIT_FINE;
  }
  if (strcmp(argv[1], "--version") == 0) {
    printf("graze %s\n", GRAZE_VERSION);
    return EXIT_FINE;
  }
  const char *name = argv[help ? 2 : 1];
  const struct command *command = find_command(name);
  if (command == NULL)
    return complain("found no command '%s'; `graze --help` names them all", name);
  if (help || asks_for_help(argc - 1, argv + 1)) {
    fputs(command->help, stdout);
    return EXIT_FINE;
  }
  return command->run(argc - 1, argv + 1);
}

int main(int argc, char **argv) {
  const int code = run_command(argc, argv);
  if (ferror(stdout) || fclose(stdout) != 0) {
    fputs("graze: standard output cannot be written: is the disk full, or the pipe closed?\n", stderr);
    return EXIT_WRONG_USE;
  }
  return code;
}
