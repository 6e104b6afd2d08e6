/* graze findings: what a store holds, as a table, JSON or CSV. */
#include "command.h"
#include "report.h"
#include "session.h"
#include "subject/program.h"
#include "tell.h"

struct findings_request {
  const char *store, *test;
  unsigned code;
  bool all, json, csv;
};

#define REQUEST struct findings_request
static const struct option OPTIONS[] = {
    ARGUMENT_STORE,
    {"--tests ID", OF(NAME, test), .help = "those of this test, at every place"},
    OPTION_ALL,
    {"--code LANGUAGE",
     OF(WORD, code),
     "and right code for the pairs of shapes that your tests are about, or --tests is",
     .unless = "--json --csv",
     .word = language_word,
     .spelled = language_spelled},
    OPTION_JSON,
    {"--csv", OF(FLAG, csv), "as CSV", .unless = "--json"},
    {.term = NULL},
};

/* A campaign that was stopped has no findings yet, which is not the same as none. */
static int refuse_stopped(const struct findings_request *request, struct store *store) {
  static const char STOPPED[] =
      "SELECT json_object('stopped', json('true'), 'counted', counted, 'cases', last - first) FROM about";
  const int code = complain("%s", store_why(store));
  if (request->json)
    store_print(store, stdout, STOPPED, NULL);
  return code;
}

static int list(const struct findings_request *request, struct store *store) {
  int code = EXIT_FINE;
  if (request->test != NULL && !store_has_test(store, request->test))
    return complain("findings: --tests: found '%s', expected a test of the store", request->test);
  if (!store_is_concluded(store))
    return refuse_stopped(request, store);
  if (request->json || request->csv)
    code = (request->json ? report_findings_json : report_findings_csv)(stdout, store, request->test)
               ? EXIT_FINE
               : complain("%s", store_why(store));
  else
    code = tell_findings(store, request->store, request->test, request->all, NULL);
  if (code == EXIT_FINE && request->code < LANGUAGES)
    code = tell_code(store, request->test, language_word(request->code), true);
  return code == EXIT_FINE && has_news(store, request->test) ? EXIT_DISAGREEMENT : code;
}

static int run(const struct findings_request *request, const struct catalogue *tests) {
  (void)tests;
  struct store *store = open_store(request->store, STORE_READ);
  const int code = store != NULL ? list(request, store) : EXIT_WRONG_USE;
  store_close(store);
  return code;
}

COMMAND(FINDINGS,
        .name = "findings",
        .line = "what a store has found, each with its smallest case",
        .examples = "findings out/campaign.db --tests corner_java",
        .disagrees = "1 a finding or an exchange is news: no known defect covers it");
