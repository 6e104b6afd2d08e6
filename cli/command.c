#include "command.h"

#include "wording.h"

#include <ctype.h>
#include <string.h>

const struct listed COMMANDS[] = {
    {"Look at cases and tests", &COMMAND_CHECK},
    {NULL, &COMMAND_LIST},
    {NULL, &COMMAND_SHOW},
    {NULL, &COMMAND_VERIFY},
    {"Try many cases", &COMMAND_FUZZ},
    {NULL, &COMMAND_RESUME},
    {NULL, &COMMAND_MERGE},
    {NULL, &COMMAND_EXHAUST},
    {"Look at what was found", &COMMAND_FINDINGS},
    {NULL, &COMMAND_REPORT},
    {NULL, &COMMAND_PLOT},
    {NULL, &COMMAND_REPLAY},
    {NULL, &COMMAND_SHRINK},
    {"Bring tests of your own", &COMMAND_TRY},
    {NULL, &COMMAND_GRADE},
    {NULL, &COMMAND_NEW},
    {NULL, &COMMAND_PROTOCOL},
    {"Take cases elsewhere", &COMMAND_VECTORS},
    {NULL, &COMMAND_CORPUS},
    {NULL, NULL},
};

const struct command *command_named(const char *name) {
  for (const struct listed *c = COMMANDS; c->command != NULL; c++)
    if (strcmp(c->command->name, name) == 0)
      return c->command;
  return NULL;
}

enum { COLUMNS = 80, TERM_COLUMNS = 24, TEXT_MAX = 2 * EXPECTED_MAX };

static const char CODES_AND_VARIABLES[] =
    "Exit codes: 0 fine\n"
    "            1 a disagreement was found; the help of each command says which\n"
    "            2 wrong use, bad input, or output that cannot be written\n"
    "            130 stopped by SIGINT (Ctrl-C); what fuzz, resume and exhaust have\n"
    "                counted is saved, by SIGTERM too\n"
    "            141 whoever read the output went away (SIGPIPE)\n\n"
    "Variables:  NO_COLOR when set and not empty: no colours\n"
    "            LC_ALL, LC_CTYPE, LANG drawings are of UTF-8 characters when the first\n"
    "                of these that is set names it, of ASCII otherwise\n"
    "            GRAZE_LEVEL base or v3: the highest instruction level to use\n";

/* What it is, what it may be, its default. */
static void print_option(const struct option *option) {
  char words[EXPECTED_MAX], text[TEXT_MAX];
  value_expected(option, words);
  const char *colon = option->word != NULL ? ": " : "";
  snprintf(text, TEXT_MAX, "%s%s%s", option->help, colon, *colon != '\0' ? words : "");
  if (option->usual != NULL)
    text_add(text, TEXT_MAX, " (default: %s)", option->usual);
  const int width = printf("  %s", option->term);
  const bool fits = width < TERM_COLUMNS;
  printf(fits ? "%*s" : "\n%*s", fits ? TERM_COLUMNS - width : TERM_COLUMNS, "");
  print_filled(stdout, text, TERM_COLUMNS, COLUMNS);
}

/* A line of use: what has its place beside the option `with`, or beside none. */
static void print_use(const struct command *command, const struct option *with) {
  bool more = false;
  printf("  graze %s%s%s", command->name, with != NULL ? " " : "", with != NULL ? with->term : "");
  for (const struct option *o = command->options; o->term != NULL; o++)
    if (o == with || (with != NULL && option_is_barred(o, with)))
      continue;
    else if (o->needed || option_is_positional(o))
      printf(o->needed ? " %s" : " [%s]", o->term);
    else
      more = true;
  puts(more ? " [OPTION...]" : "");
}

/* Whether a line of use is to be told with it. */
static bool has_own_use(const struct command *command, const struct option *with) {
  for (const struct option *o = command->options; o->term != NULL; o++)
    if (option_is_positional(o) && option_is_barred(o, with))
      return true;
  return false;
}

void print_overview(FILE *out) {
  fprintf(out,
          "Example: graze %.*s\n\n"
          "graze compares 2-D hit tests with the exact truth.\n\n"
          "  graze COMMAND [ARGUMENTS]     graze COMMAND --help     graze --version\n",
          (int)strcspn(COMMANDS[0].command->examples, "\n"),
          COMMANDS[0].command->examples);
  for (const struct listed *c = COMMANDS; c->command != NULL; c++) {
    if (c->heading != NULL)
      fprintf(out, "\n%s:\n", c->heading);
    fprintf(out, "  %-9s ", c->command->name);
    print_filled(out, c->command->line, 12, COLUMNS);
  }
  fprintf(out,
          "\nNumbers are decimal or C99 hexadecimal, as in 0x1.8p+1; -5 is a number, not an option.\n\n%s",
          CODES_AND_VARIABLES);
}

void print_help(const struct command *command) {
  const char *example = command->examples;
  char exits[TEXT_MAX];
  for (const char *first = "Example: "; *example != '\0'; example += *example == '\n', first = "         ") {
    const int length = (int)strcspn(example, "\n");
    printf("%sgraze %.*s\n", first, length, example);
    example += length;
  }
  printf("\n%c%s.\n\n", toupper((unsigned char)command->line[0]), command->line + 1);
  print_use(command, NULL);
  for (const struct option *o = command->options; o->term != NULL; o++)
    if (has_own_use(command, o))
      print_use(command, o);
  putchar('\n');
  for (const struct option *o = command->options; o->term != NULL; o++) {
    if (o->take != NULL && o[-1].take == NULL)
      puts("\nTests of your own, any number of them:");
    print_option(o);
  }
  if (command->about != NULL)
    putchar('\n'), print_filled(stdout, command->about, 0, COLUMNS);
  snprintf(exits,
           sizeof exits,
           "0 fine, %s%s2 wrong use or bad input; `graze --help` names all.",
           command->disagrees != NULL ? command->disagrees : "",
           command->disagrees != NULL ? ", " : "");
  printf("\nExit codes: ");
  print_filled(stdout, exits, 12, COLUMNS);
}

static void offer(const char *candidate, const char *words, const char *begun) {
  if (strncmp(candidate, begun, strlen(begun)) == 0)
    printf("%s\t%s\n", candidate, words);
}

/* Of a list the last; what stands before it is kept. */
static void offer_values(const struct option *option, const char *begun) {
  const bool list = option->kind == VALUE_TESTS || option->kind == VALUE_WORDS;
  const int kept = list && strrchr(begun, ',') != NULL ? (int)(strrchr(begun, ',') - begun) + 1 : 0;
  const bool test = option->kind == VALUE_TEST || option->kind == VALUE_TESTS;
  char candidate[1024];
  for (unsigned k = 0; test ? k < registry_count() : option->word != NULL && option->word(k) != NULL; k++) {
    const char *one = test ? registry_at(k)->stem : option->word(k);
    snprintf(candidate, sizeof candidate, "%.*s%s", kept, begun, one);
    offer(candidate, test ? registry_at(k)->algorithm->title : "", begun);
  }
  if (option->kind == VALUE_IN || option->kind == VALUE_OUT || option->kind == VALUE_FILES)
    puts(":files");
}

/* What the last word is a value of: the option before it, the argument that stands here, or NULL. */
static const struct option *awaited(const struct command *command, int words, char **word) {
  const struct option *argument = command->options;
  for (int k = 1; k + 1 < words; k++) {
    const struct option *option = option_named(command, word[k]);
    if (option == NULL && argument->term != NULL && argument->kind != VALUE_FILES)
      argument++;
    else if (option != NULL && option->kind != VALUE_FLAG && ++k + 1 == words)
      return option;
  }
  return argument->term != NULL && option_is_positional(argument) ? argument : NULL;
}

void print_completions(int words, char **word) {
  const struct command *command = words > 1 ? command_named(word[0]) : NULL;
  const char *begun = words > 0 ? word[words - 1] : "";
  if (words <= 1 || (words == 2 && strcmp(word[0], "help") == 0)) {
    for (const struct listed *c = COMMANDS; c->command != NULL; c++)
      offer(c->command->name, c->command->line, begun);
    offer("help", "help for a command", begun);
  }
  if (command == NULL)
    return;
  const struct option *option = awaited(command, words, word);
  if (option != NULL && (begun[0] != '-' || !option_is_positional(option)))
    offer_values(option, begun);
  else {
    for (const struct option *o = command->options; o->term != NULL; o++) {
      char name[40];
      snprintf(name, sizeof name, "%.*s", option_name_length(o), o->term);
      offer(name, o->help, option_is_positional(o) ? "-" : begun);
    }
    offer("--help", "an example, and all options", begun);
  }
}
