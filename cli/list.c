#include "command.h"

#include <jansson.h>
#include <stdlib.h>
#include <string.h>

static const char HELP[] = "Example: graze list --pair disc-box\n\n"
                           "Every test: its id, document, form, contract and what it gets wrong.\n\n"
                           "  graze list [--pair PAIR] [--role ROLE] [--ids | --json]\n\n"
                           "  --pair   point-box, point-disc, disc-disc, disc-box or box-box\n"
                           "  --role   tutorial, detour, helper, published, house or liar\n"
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

static void print_row(const struct algorithm *algorithm) {
  char form[FORM_TEXT];
  form_print(&algorithm->form, form);
  printf("  ");
  print_padded(algorithm->id, 32);
  printf(" ");
  print_padded(document_tag(algorithm->document), 2);
  printf("  ");
  print_padded(form, 27);
  printf(" ");
  print_padded(contract_text(algorithm), 9);
  printf(" %s\n", algorithm->wrong);
}

static json_t *record_json(const struct registry_entry *entry) {
  const struct algorithm *a = entry->algorithm;
  char form[FORM_TEXT];
  form_print(&a->form, form);
  return json_pack("{s:s, s:s, s:s, s:s, s:s, s:s, s:s, s:s, s:s, s:s, s:s}",
                   "id",
                   a->id,
                   "title",
                   a->title,
                   "pair",
                   pair_name(form_pair(&a->form)),
                   "role",
                   role_name(a->role),
                   "document",
                   document_tag(a->document),
                   "language",
                   a->language,
                   "form",
                   form,
                   "inputs",
                   a->inputs,
                   "contract",
                   contract_text(a),
                   "contract_by_text",
                   contract_name(a->by_text),
                   "wrong",
                   a->wrong);
}

static int print_json(const struct selection *selection) {
  json_t *all = json_array();
  for (size_t k = 0; k < registry_count() && all != NULL; k++)
    if (selected(selection, registry_at(k)->algorithm) &&
        json_array_append_new(all, record_json(registry_at(k))) != 0) {
      json_decref(all);
      return complain("no memory for the list");
    }
  json_dumpf(all, stdout, JSON_INDENT(2));
  putchar('\n');
  json_decref(all);
  return EXIT_FINE;
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
      complain("list: found '%s', expected --pair PAIR, --role ROLE, --ids or --json", argv[k]);
      return false;
    }
  }
  enum pair pair;
  if (selection->pair != NULL && !pair_from_name(selection->pair, &pair)) {
    complain("list: --pair: found '%s', expected point-box, point-disc, disc-disc, disc-box or box-box",
             selection->pair);
    return false;
  }
  for (unsigned r = 0; selection->role != NULL && r <= ROLES; r++) {
    if (r == ROLES) {
      complain("list: --role: found '%s', expected tutorial, detour, helper, published, house or liar",
               selection->role);
      return false;
    }
    if (strcmp(selection->role, role_name((enum role)r)) == 0)
      break;
  }
  return true;
}

static int run(int argc, char **argv) {
  struct selection selection = {0};
  if (!parse(argc, argv, &selection))
    return EXIT_WRONG_USE;
  if (selection.json)
    return print_json(&selection);
  enum pair pair = PAIRS + 1;
  for (size_t k = 0; k < registry_count(); k++) {
    const struct algorithm *algorithm = registry_at(k)->algorithm;
    if (!selected(&selection, algorithm))
      continue;
    if (selection.ids) {
      puts(algorithm->id);
      continue;
    }
    const char *group = algorithm->role == ROLE_LIAR ? "controls: liars that must be convicted"
                                                     : pair_name(form_pair(&algorithm->form));
    const enum pair own = algorithm->role == ROLE_LIAR     ? PAIRS + 2
                          : algorithm->role == ROLE_HELPER ? PAIR_NONE
                                                           : form_pair(&algorithm->form);
    if (own != pair)
      printf("%s%s%s%s\n",
             pair > PAIRS ? "" : "\n",
             colour(COLOUR_BOLD),
             own == PAIR_NONE ? "helpers" : group,
             colour(COLOUR_OFF));
    pair = own;
    print_row(algorithm);
  }
  return EXIT_FINE;
}

const struct command COMMAND_LIST = {
    "list", "every test: id, document, form, contract, what it gets wrong", HELP, run};
