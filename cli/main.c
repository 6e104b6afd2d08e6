/* graze: how a command is found and run. */
#include "chosen_tests.h"
#include "command.h"
#include "environment.h"
#include "level.h"
#include "revision.h"
#include "subject/subject.h"

#include <errno.h>
#include <locale.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Says which command is spelled most like the name, or that the name is a test's. */
static int complain_of_command(const char *name) {
  const char *nearest = COMMANDS[0].command->name;
  for (const struct listed *c = COMMANDS; c->command != NULL; c++)
    if (spelling_distance(name, c->command->name) < spelling_distance(name, nearest))
      nearest = c->command->name;
  if (registry_find(name) != NULL)
    return complain("found the test '%s', expected a command: did you mean `graze show %s`?", name, name);
  if (spelling_distance(name, nearest) < strlen(nearest))
    return complain(
        "found no command '%.40s', did you mean '%s'? `graze --help` names them all", name, nearest);
  return complain("found no command '%.40s'; `graze --help` names them all", name);
}

static bool asks_for_help(const char *word) { return strcmp(word, "--help") == 0 || strcmp(word, "-h") == 0; }

/* argv[0] is the command's name. */
static int run_command(const struct command *command, int argc, char **argv) {
  for (int k = 1; k < argc && strcmp(argv[k], "--") != 0; k++)
    if (asks_for_help(argv[k])) {
      print_help(command);
      return EXIT_FINE;
    }
  struct catalogue *tests = NULL;
  void *request = calloc(1, command->request + 1);
  if (request == NULL)
    return complain("no memory for what was asked");
  int code = options_read(command, argc, argv, request);
  if (code == EXIT_FINE)
    code = find_tests(command, request, &tests);
  if (code == EXIT_FINE)
    code = command->run(request, tests);
  catalogue_free(tests);
  free(request);
  return code;
}

static void print_version(void) {
  printf("graze %s, revision %s, levels", GRAZE_VERSION, GRAZE_REVISION);
  for (enum level level = LEVEL_BASE; level < LEVELS; level++)
    if (level_available(level))
      printf(" %s", level_name(level));
  putchar('\n');
}

static int run(int argc, char **argv) {
  const char *word = argc < 2 ? "" : argv[1];
  const bool help = asks_for_help(word) || strcmp(word, "help") == 0;
  if (argc < 2 || (help && (argc == 2 || asks_for_help(argv[2])))) {
    print_overview(argc < 2 ? stderr : stdout);
    return argc < 2 ? EXIT_WRONG_USE : EXIT_FINE;
  }
  if (strcmp(word, "--version") == 0)
    print_version();
  else if (strcmp(word, "--complete") == 0)
    print_completions(argc - 2, argv + 2);
  else {
    const struct command *command = command_named(argv[help ? 2 : 1]);
    if (command == NULL)
      return complain_of_command(argv[help ? 2 : 1]);
    if (!help)
      return run_command(command, argc - 1, argv + 1);
    print_help(command);
  }
  return EXIT_FINE;
}

int main(int argc, char **argv) {
  /* A number has a point; a library that was loaded before may have taken the user's locale. */
  setlocale(LC_ALL, "C");
  environment_set();
  if (argc > 1 && strcmp(argv[1], PLUGIN_HOST) == 0)
    return plugin_host(argc - 1, argv + 1);
  /* A campaign is saved and ends in order when nobody reads what it prints, a test of one's own goes away, or
   * a file may grow no further. */
  if (signal(SIGPIPE, SIG_IGN) == SIG_ERR || signal(SIGXFSZ, SIG_IGN) == SIG_ERR)
    return complain("the signals of closed pipes and full files cannot be ignored: %s", strerror(errno));
  return end_output(run(argc, argv));
}
