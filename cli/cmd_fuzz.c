/* graze fuzz: a new campaign. */
#include "choose_tests.h"
#include "command.h"
#include "foreign_options.h"
#include "session.h"

#include <stdio.h>

static const uint64_t USUAL_CASES = (uint64_t)1 << 24, MOST_CASES = (uint64_t)1 << 40;
static const double FOREIGN_SECONDS = 10;

struct fuzz_request {
  struct foreign_given foreign;
  const char *tests, *out;
  enum pair pair;
  struct range range;
  uint64_t cases, seed, jobs;
  unsigned mix, no_survey;
  double seconds;
};

#define REQUEST struct fuzz_request
static const struct option OPTIONS[] = {
    OPTION_TESTS,
    OPTION_PAIR,
    {"--cases N",
     OF(WHOLE, cases),
     "how many (default: 2^24)",
     .unless = "--range",
     .low = 1,
     .high = WHOLE_MOST},
    OPTION_TIME("as many cases as fit"),
    {"--seed S", OF(WHOLE, seed), "another seed, other cases", .usual = "1", .high = UINT64_MAX},
    {"--range A:B",
     OF(RANGE, range),
     .help = "cases A to B - 1 of the seed, to share a campaign: see `graze merge`"},
    {"--mix MIX", OF(WORD, mix), "how cases are made", .usual = "default", .word = mix_word},
    OPTION_JOBS,
    OPTION_SURVEY,
    {"--out FILE", OF(OUT, out), "the store, a file that is not there yet", .usual = "out/campaign.db"},
    OPTIONS_FOREIGN,
};

/* Which cases, and for how long: nobody knows how fast tests are that are brought. */
static void choose_cases(const struct fuzz_request *request, bool foreign, struct session *session) {
  const bool counted = request->cases != WHOLE_NOT_GIVEN, ranged = request->range.last > 0;
  session->seconds = request->seconds;
  if (foreign && !counted && !ranged && request->seconds == 0) {
    session->seconds = FOREIGN_SECONDS;
    fprintf(stderr, "graze: for %g seconds; --time and --cases say otherwise\n", FOREIGN_SECONDS);
  }
  const uint64_t cases = counted ? request->cases : session->seconds > 0 ? MOST_CASES : USUAL_CASES;
  session->about->range = ranged ? request->range : (struct range){0, cases};
}

static int run(const void *given, const struct catalogue *tests) {
  const struct fuzz_request *request = given;
  struct store_campaign about = {.seed = request->seed};
  struct session session = {.path = request->out,
                            .about = &about,
                            .jobs = request->jobs,
                            .without_survey = request->no_survey != 0};
  snprintf(about.mix, sizeof about.mix, "%s", mix_word(request->mix));
  int code = choose_tests("fuzz", request->tests, request->pair, tests, &about.test, &about.tests);
  if (code == EXIT_FINE && (session.store = open_store(request->out, STORE_NEW)) == NULL)
    code = EXIT_WRONG_USE;
  if (code == EXIT_FINE) {
    choose_cases(request, catalogue_has_foreign(tests), &session);
    code = session_run(&session);
    store_close(session.store);
  }
  store_campaign_free(&about);
  return code;
}

const struct command COMMAND_FUZZ = {
    .name = "fuzz",
    .line = "a campaign: many cases, every answer judged exactly, a store of findings",
    .examples = "fuzz --pair disc-box --time 10s --out discs.db\n"
                "fuzz --plugin ./mine.so\n"
                "fuzz --command 'node mine.js' --form 'disc box-xywh f64'",
    .about = "Tests of your own are tried alone, for ten seconds, unless --tests, --time or --cases say "
             "otherwise.",
    .disagrees = "1 something was found that no known defect covers, 130 stopped by SIGINT, with all saved",
    .options = OPTIONS,
    .request = sizeof(REQUEST),
    .run = run,
};
