/* graze list: every test in a table. */
#include "command.h"
#include "foreign_options.h"
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

static bool selected(const struct list_request *request, const struct algorithm *algorithm) {
  return (request->pair == PAIR_NONE || request->pair == form_pair(&algorithm->form)) &&
         (request->role == ROLES || request->role == algorithm->role);
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

static struct widths measure(const struct catalogue *tests, const struct list_request *request) {
  struct widths widths = {0};
  for (size_t k = 0; k < catalogue_count(tests); k++) {
    const struct algorithm *algorithm = catalogue_at(tests, k)->algorithm;
    char form[FORM_TEXT];
    form_print(&algorithm->form, form);
    if (!selected(request, algorithm))
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

static void print_table(const struct catalogue *tests, const struct list_request *request) {
  const struct widths widths = measure(tests, request);
  const char *group = "";
  for (size_t k = 0; k < catalogue_count(tests); k++) {
    const struct algorithm *algorithm = catalogue_at(tests, k)->algorithm;
    if (!selected(request, algorithm))
      continue;
    if (strcmp(group, group_name(algorithm)) != 0) {
      printf("%s", *group == '\0' ? "" : "\n");
      group = group_name(algorithm);
      print_in(COLOUR_BOLD, "%s\n", group);
    }
    print_row(algorithm, &widths);
  }
  if (*group == '\0')
    puts("no test is of that pair and role");
}

static void print_ids(const struct catalogue *tests, const struct list_request *request) {
  for (size_t k = 0; k < catalogue_count(tests); k++)
    if (selected(request, catalogue_at(tests, k)->algorithm))
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

static int print_json(const struct catalogue *tests, const struct list_request *request) {
  json_t *all = json_array();
  for (size_t k = 0; k < catalogue_count(tests); k++)
    if (selected(request, catalogue_at(tests, k)->algorithm))
      json_array_append_new(all, record_json(catalogue_at(tests, k)->algorithm));
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
