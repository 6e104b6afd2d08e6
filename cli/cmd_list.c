/* graze list: every test in a table. */
#include "chosen_tests.h"
#include "command.h"
#include "json.h"
#include "out.h"

#include <stdio.h>
#include <string.h>

struct list_request {
  struct foreign_given foreign;
  enum pair pair;
  enum role role;
  bool ids, json;
};

static const char *role_word(unsigned k) { return k < ROLES ? role_name((enum role)k) : NULL; }

#define REQUEST struct list_request
static const struct option OPTIONS[] = {
    OPTION_PAIR,
    {"--role ROLE", OF(WORD, role), "tests of this kind", .word = role_word},
    {"--ids", OF(FLAG, ids), "the ids alone, one per line", .unless = "--json"},
    OPTION_JSON,
    OPTIONS_FOREIGN,
};

/* Who brings tests asks for those. */
static bool selected(const struct list_request *request, const struct algorithm *algorithm) {
  const bool brought = request->foreign.count > 0 && request->role == ROLES;
  return (request->pair == PAIR_NONE || request->pair == form_pair(&algorithm->form)) &&
         (request->role == ROLES || request->role == algorithm->role) &&
         (!brought || algorithm->role == ROLE_FOREIGN);
}

static const char *contract_text(const struct algorithm *algorithm) {
  return algorithm->role == ROLE_HELPER ? "-" : contract_name(algorithm->by_code);
}

/* In the order of a reader's interest. */
static const struct {
  enum role role;
  const char *title;
  bool apart;
} GROUPS[] = {{ROLE_FOREIGN, "Brought by you", false},
              {ROLE_TUTORIAL, "From the five tutorials", false},
              {ROLE_DETOUR, "Wrong turns that the tutorials tell of", false},
              {ROLE_TAUGHT, "Methods that books and courses teach, and how they are often left", false},
              {ROLE_PUBLISHED, "Published elsewhere: mistakes, and what they were repaired to", false},
              {ROLE_HOUSE, "Right for every input", false},
              {ROLE_HOUSE, "Right for every input, of other shapes: tried with --pair, or by name", true},
              {ROLE_LIAR, "Controls: liars that must be convicted", false},
              {ROLE_HELPER, "Helpers: parts of a test", false}};
_Static_assert(sizeof GROUPS / sizeof GROUPS[0] == ROLES + 1, "every role has a title, one has two");

static const char *const HEADS[] = {"TEST", "FROM", "FORM", "CONTRACT", "WRONG AT"};

struct widths {
  int id, form, contract;
  bool below; /* the last column has no room beside the others */
};
enum { LAST_LEAST = 30, BELOW = 6 };

static void widen(int *width, const char *text) {
  const int needed = text_width(text);
  *width = needed > *width ? needed : *width;
}

static int last_column(const struct widths *widths) {
  return widths->id + widths->form + widths->contract + 14;
}

static bool in_group(const struct algorithm *algorithm, const struct list_request *request, unsigned group) {
  return algorithm->role == GROUPS[group].role && algorithm_stands_apart(algorithm) == GROUPS[group].apart &&
         selected(request, algorithm);
}

static struct widths
measure(const struct catalogue *tests, const struct list_request *request, unsigned group) {
  struct widths widths = {
      .id = (int)strlen(HEADS[0]), .form = (int)strlen(HEADS[2]), .contract = (int)strlen(HEADS[3])};
  for (size_t k = 0; k < catalogue_count(tests); k++) {
    const struct algorithm *algorithm = catalogue_at(tests, k)->algorithm;
    char form[FORM_TEXT];
    form_print(&algorithm->form, form);
    if (!in_group(algorithm, request, group))
      continue;
    widen(&widths.id, algorithm->id);
    widen(&widths.form, form);
    widen(&widths.contract, contract_text(algorithm));
  }
  const int columns = terminal_columns();
  widths.below = columns > 0 && last_column(&widths) + LAST_LEAST > columns;
  return widths;
}

static void print_cells(
    const struct widths *widths, const char *id, const char *from, const char *form, const char *contract) {
  printf("  ");
  print_padded(id, widths->id + 2);
  print_padded(from, 6);
  print_padded(form, widths->form + 2);
  print_padded(contract, widths->contract + 2);
}

static void print_last(const struct widths *widths, const char *text) {
  if (!widths->below) {
    print_wrapped(text, last_column(widths));
    return;
  }
  putchar('\n');
  if (strcmp(text, "-") != 0) {
    printf("%*s", BELOW, "");
    print_wrapped(text, BELOW);
  }
}

static unsigned
print_group(const struct catalogue *tests, const struct list_request *request, unsigned group, bool more) {
  const struct widths widths = measure(tests, request, group);
  unsigned rows = 0;
  for (size_t k = 0; k < catalogue_count(tests); k++) {
    const struct algorithm *algorithm = catalogue_at(tests, k)->algorithm;
    char form[FORM_TEXT];
    if (!in_group(algorithm, request, group))
      continue;
    if (rows++ == 0) {
      print_in(COLOUR_BOLD, "%s%s\n", more ? "\n" : "", GROUPS[group].title);
      print_cells(&widths, HEADS[0], HEADS[1], HEADS[2], HEADS[3]);
      print_last(&widths, HEADS[4]);
    }
    form_print(&algorithm->form, form);
    print_cells(&widths, algorithm->id, document_tag(algorithm->document), form, contract_text(algorithm));
    print_last(&widths, algorithm->wrong);
  }
  return rows;
}

static void print_table(const struct catalogue *tests, const struct list_request *request) {
  unsigned rows = 0;
  for (unsigned group = 0; group < sizeof GROUPS / sizeof GROUPS[0]; group++)
    rows += print_group(tests, request, group, rows > 0);
  if (rows > 0)
    putchar('\n');
  print_wrapped(rows > 0
                    ? "D0 to D4 are the tutorials. `graze show TEST` tells the source, the idea and the code."
                    : "no test is of that pair and role",
                0);
}

static void print_ids(const struct catalogue *tests, const struct list_request *request) {
  for (size_t k = 0; k < catalogue_count(tests); k++)
    if (selected(request, catalogue_at(tests, k)->algorithm))
      puts(catalogue_at(tests, k)->stem);
}

static json_t *test_json(const struct algorithm *a) {
  json_t *record = json_object();
  char form[FORM_TEXT];
  form_print(&a->form, form);
  json_put(record, "id", a->id);
  json_put(record, "title", a->title);
  json_put(record, "pair", pair_name(form_pair(&a->form)));
  json_put(record, "role", role_name(a->role));
  json_put(record, "document", document_tag(a->document));
  json_put(record, "language", a->language);
  json_put(record, "form", form);
  json_put(record, "inputs", a->inputs);
  json_put(record, "contract", contract_text(a));
  json_put(record, "contract_by_text", contract_name(a->by_text));
  json_put(record, "wrong", a->wrong);
  return record;
}

static int print_json(const struct catalogue *tests, const struct list_request *request) {
  json_t *all = json_array();
  for (size_t k = 0; k < catalogue_count(tests); k++)
    if (selected(request, catalogue_at(tests, k)->algorithm))
      json_array_append_new(all, test_json(catalogue_at(tests, k)->algorithm));
  return json_print(all);
}

static int run(const void *given, const struct catalogue *tests) {
  const struct list_request *request = given;
  if (request->json)
    return print_json(tests, request);
  if (request->ids)
    print_ids(tests, request);
  else
    print_table(tests, request);
  return EXIT_FINE;
}

const struct command COMMAND_LIST = {
    .name = "list",
    .line = "every test: document, form, contract, what it gets wrong",
    .examples = "list --pair disc-box",
    .options = OPTIONS,
    .request = sizeof(REQUEST),
    .run = run,
};
