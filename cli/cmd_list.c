/* graze list: every test in a table. */
#include "chosen_tests.h"
#include "command.h"
#include "out.h"
#include "subject/subject.h"
#include "tell.h"

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
  json_object_set_new(record, "apart", json_boolean(algorithm_stands_apart(a)));
  if (a->subject != NULL) {
    const struct limits limits = subject_limits(a->subject);
    if (limits.low != 0 || limits.high != 0)
      json_object_set_new(record, "within", json_pack("[ff]", limits.low, limits.high));
    json_object_set_new(record, "tolerance", json_real(limits.tolerance));
  }
  return record;
}

static int run(const void *given, const struct catalogue *tests) {
  const struct list_request *request = given;
  if (request->ids) {
    print_ids(tests, request);
    return EXIT_FINE;
  }
  json_t *all = json_array();
  for (size_t k = 0; k < catalogue_count(tests); k++)
    if (selected(request, catalogue_at(tests, k)->algorithm))
      json_array_append_new(all, test_json(catalogue_at(tests, k)->algorithm));
  return tell(all, request->json, "list");
}

const struct command COMMAND_LIST = {
    .name = "list",
    .line = "every test: document, form, contract, what it gets wrong",
    .examples = "list --pair disc-box",
    .options = OPTIONS,
    .request = sizeof(REQUEST),
    .run = run,
};
