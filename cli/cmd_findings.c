/* graze findings: what a store holds, as a table, JSON or CSV. */
#include "command.h"
#include "field.h"
#include "json.h"
#include "out.h"

#include <stdio.h>
#include <string.h>

struct findings_request {
  const char *store, *test;
  bool json, csv;
};

#define REQUEST struct findings_request
static const struct option OPTIONS[] = {
    ARGUMENT_STORE,
    {"--test ID", OF(NAME, test), .help = "those of this test"},
    OPTION_JSON,
    {"--csv", OF(FLAG, csv), "as CSV", .unless = "--json"},
    {.term = NULL},
};

static void print_row(const struct stored_finding *f) {
  printf("  %-15s  %-22s %-9s %12llu  %s\n",
         outcome_name(f->outcome),
         f->place,
         cause_name(f->cause),
         (unsigned long long)f->count,
         f->smallest);
  printf("  %17s%s\n", "", *f->known == '\0' ? "NEWS" : f->known);
}

static int list_findings(const struct findings_request *request, struct store *store) {
  struct stored_finding f;
  json_t *json = request->json ? json_array() : NULL;
  char before[80] = "";
  size_t count = 0, news = 0;
  if (request->csv)
    record_csv_names(stdout, &RECORD_finding);
  struct statement *s = record_select(store, &RECORD_finding);
  while (record_next(s, &RECORD_finding, &f)) {
    if (request->test != NULL && strcmp(request->test, f.test.id) != 0)
      continue;
    if (request->json) {
      json_array_append_new(json, record_json(&RECORD_finding, &f));
    } else if (request->csv) {
      record_csv(stdout, &RECORD_finding, &f);
    } else {
      if (strcmp(before, f.test.id) != 0)
        print_in(COLOUR_BOLD, "%s%s\n", count > 0 ? "\n" : "", f.test.id);
      snprintf(before, sizeof before, "%s", f.test.id);
      print_row(&f);
    }
    count++;
    news += *f.known == '\0';
  }
  if (!statement_end(s)) {
    json_decref(json);
    return complain("%s", store_why(store));
  }
  if (request->json && json_print(json) != EXIT_FINE)
    return EXIT_WRONG_USE;
  if (!request->json && !request->csv)
    printf("\n%zu findings, %zu of them news\n", count, news);
  return news > 0 ? EXIT_DISAGREEMENT : EXIT_FINE;
}

static int run(const void *given, const struct catalogue *tests) {
  const struct findings_request *request = given;
  (void)tests;
  struct store *store = open_store(request->store, STORE_OLD);
  if (store == NULL)
    return EXIT_WRONG_USE;
  const int code =
      request->test == NULL || store_has_test(store, request->test)
          ? list_findings(request, store)
          : complain("findings: --test: found '%s', expected a test of the store", request->test);
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
