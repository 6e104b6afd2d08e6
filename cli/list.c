/* graze list: every test in a table. */
#include "command.h"
#include "foreign.h"
#include "json.h"
#include "out.h"

#include <stdio.h>
#include <string.h>

static const char HELP[] = "Example: graze list --pair disc-box\n\n"
                           "Every test: its id, document, form, contract and what it gets wrong.\n\n"
                           "  graze list [--pair PAIR] [--role ROLE] [--ids | --json]\n\n"
                           "  --pair   point-box, point-disc, disc-disc, disc-box or box-box\n"
                           "  --role   tutorial, detour, helper, published, house, liar or foreign\n"
                           "  --ids    the ids alone, one a line\n"
                           "  --json   an array of records\n";

struct selection {
  const char *pair, *role;
  bool ids, json;
};

static bool selected(const struct selection *selection, const struct algorithm *algorithm) {
  return (selection->pair == NULL || strcmp(selection->pair, pair_name(form_pair(&algorithm->form))) == 0) &&
         (selection->role == NULL || strcmp(selection->role, role_name(algorithm->role)) == 0);
}

static const char *contract_text(const struct algorithm *algorithm) {
  return algorithm->role == ROLE_HELPER ? "-" : contract_name(algorithm->by_code);
}

static const char *group_name(const struct algorithm *algorithm) {
  if (algorithm->role == ROLE_FOREIGN)
    return "brought by you";
  if (algorithm->role == ROLE_LIAR)
    return "controls: liars that must be convicted";
  return algorithm->role == ROLE_HELPER ? "helpers" : pair_name(form_pair(&algorithm->form));
}

struct widths {
  int id, form, contract;
};

static void widen(int *width, const char *text) {
  const int needed = text_width(text);
  *width = needed > *width ? needed : *width;
}

static struct widths measure(const struct catalogue *tests, const struct selection *selection) {
  struct widths widths = {0};
  for (size_t k = 0; k < catalogue_count(tests); k++) {
    const struct algorithm *algorithm = catalogue_at(tests, k)->algorithm;
    char form[FORM_TEXT];
    form_print(&algorithm->form, form);
    if (!selected(selection, algorithm))
      continue;
    widen(&widths.id, algorithm->id);
    widen(&widths.form, form);
    widen(&widths.contract, contract_text(algorithm));
  }
  return widths;
}

static void print_row(const struct algorithm *algorithm, const struct widths *widths) {
  char form[FORM_TEXT];
  form_print(&algorithm->form, form);
  printf("  ");
  print_padded(algorithm->id, widths->id + 2);
  print_padded(document_tag(algorithm->document), 4);
  print_padded(form, widths->form + 2);
  print_padded(contract_text(algorithm), widths->contract + 2);
  print_wrapped(algorithm->wrong, widths->id + widths->form + widths->contract + 12);
}

static void print_table(const struct catalogue *tests, const struct selection *selection) {
  const struct widths widths = measure(tests, selection);
  const char *group = "";
  for (size_t k = 0; k < catalogue_count(tests); k++) {
    const struct algorithm *algorithm = catalogue_at(tests, k)->algorithm;
    if (!selected(selection, algorithm))
      continue;
    if (strcmp(group, group_name(algorithm)) != 0) {
      printf("%s%s%s%s\n",
             *group == '\0' ? "" : "\n",
             colour(COLOUR_BOLD),
             group_name(algorithm),
             colour(COLOUR_OFF));
      group = group_name(algorithm);
    }
    print_row(algorithm, &widths);
  }
  if (*group == '\0')
    puts("no test is of that pair and role");
}

static void print_ids(const struct catalogue *tests, const struct selection *selection) {
  for (size_t k = 0; k < catalogue_count(tests); k++)
    if (selected(selection, catalogue_at(tests, k)->algorithm))
      puts(catalogue_at(tests, k)->stem);
}

static json_t *record_json(const struct algorithm *a) {
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

static int print_json(const struct catalogue *tests, const struct selection *selection) {
  json_t *all = json_array();
  for (size_t k = 0; k < catalogue_count(tests); k++)
    if (selected(selection, catalogue_at(tests, k)->algorithm))
      json_array_append_new(all, record_json(catalogue_at(tests, k)->algorithm));
  return json_print(all);
}

static bool pair_is_known(const char *name) {
  enum pair pair;
  if (name == NULL || pair_from_name(name, &pair))
    return true;
  complain("list: --pair: found '%.40s', expected point-box, point-disc, disc-disc, disc-box or box-box",
           name);
  return false;
}

static bool role_is_known(const char *name) {
  if (name == NULL)
    return true;
  for (unsigned r = 0; r < ROLES; r++)
    if (strcmp(name, role_name((enum role)r)) == 0)
      return true;
  complain(
      "list: --role: found '%.40s', expected tutorial, detour, helper, published, house, liar or foreign",
      name);
  return false;
}

static bool parse(int argc, char **argv, struct selection *selection) {
  for (int k = 1; k < argc; k++) {
    const bool more = k + 1 < argc;
    if (strcmp(argv[k], "--pair") == 0 && more)
      selection->pair = argv[++k];
    else if (strcmp(argv[k], "--role") == 0 && more)
      selection->role = argv[++k];
    else if (strcmp(argv[k], "--ids") == 0)
      selection->ids = true;
    else if (strcmp(argv[k], "--json") == 0)
      selection->json = true;
    else {
      complain("list: found '%.40s', expected --pair PAIR, --role ROLE, --ids or --json", argv[k]);
      return false;
    }
  }
  return pair_is_known(selection->pair) && role_is_known(selection->role);
}

static int list(const struct catalogue *tests, int argc, char **argv) {
  struct selection selection = {0};
  if (!parse(argc, argv, &selection))
    return EXIT_WRONG_USE;
  if (selection.json)
    return print_json(tests, &selection);
  if (selection.ids)
    print_ids(tests, &selection);
  else
    print_table(tests, &selection);
  return EXIT_FINE;
}

static int run(int argc, char **argv) { return with_foreign(argc, argv, list); }

const struct command COMMAND_LIST = {
    "list", "every test: id, document, form, contract, what it gets wrong", HELP, run};
