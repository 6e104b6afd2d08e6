/* graze findings: what a store holds, as a table, JSON or CSV. */
#include "command.h"
#include "field.h"
#include "findings_table.h"
#include "json.h"
#include "session.h"

#include <stdio.h>
#include <string.h>

struct findings_request {
  const char *store, *test;
  bool json, csv;
};

#define REQUEST struct findings_request
static const struct option OPTIONS[] = {
    ARGUMENT_STORE,
    {"--test ID", OF(NAME, test), .help = "those of this test, at every place"},
    OPTION_JSON,
    {"--csv", OF(FLAG, csv), "as CSV", .unless = "--json"},
    {.term = NULL},
};

static int list_data(const struct findings_request *request, struct store *store) {
  struct stored_finding f;
  json_t *json = request->json ? json_array() : NULL;
  size_t news = 0;
  if (request->csv)
    record_csv_names(stdout, &RECORD_finding);
  struct statement *s = record_select(store, &RECORD_finding);
  while (record_next(s, &RECORD_finding, &f)) {
    if (request->test != NULL && strcmp(request->test, f.test.id) != 0)
      continue;
    if (request->json)
      json_array_append_new(json, record_json(&RECORD_finding, &f));
    else
      record_csv(stdout, &RECORD_finding, &f);
    news += *f.known == '\0';
  }
  if (!statement_end(s)) {
    json_decref(json);
    return complain("%s", store_why(store));
  }
  if (request->json && json_print(json) != EXIT_FINE)
    return EXIT_WRONG_USE;
  return news > 0 ? EXIT_DISAGREEMENT : EXIT_FINE;
}

static int tell(const struct findings_request *request, struct store *store) {
  struct model model;
  char why[MODEL_WHY];
  bool news = false;
  if (!model_of(store, request->store, &model, why))
    return complain("%s", why);
  const long test = request->test == NULL ? MODEL_NONE : model_find_test(&model, request->test);
  findings_print(&model, test);
  for (size_t k = 0; k < model.findings; k++)
    news |= *model.finding[k].known == '\0' &&
            (test == MODEL_NONE || model.finding[k].test.index == (size_t)test);
  model_free(&model);
  return news ? EXIT_DISAGREEMENT : EXIT_FINE;
}

static int run(const void *given, const struct catalogue *tests) {
  const struct findings_request *request = given;
  (void)tests;
  struct store *store = open_store(request->store, STORE_OLD);
  if (store == NULL)
    return EXIT_WRONG_USE;
  const int code = request->test != NULL && !store_has_test(store, request->test)
                       ? complain("findings: --test: found '%s', expected a test of the store", request->test)
                   : request->json || request->csv ? list_data(request, store)
                                                   : tell(request, store);
  store_close(store);
  return code;
}

const struct command COMMAND_FINDINGS = {
    .name = "findings",
    .line = "what a store has found, each with its smallest case",
    .examples = "findings out/campaign.db --test corner_java",
    .disagrees = "1 a finding is news: no known defect covers it",
    .options = OPTIONS,
    .request = sizeof(REQUEST),
    .run = run,
};
