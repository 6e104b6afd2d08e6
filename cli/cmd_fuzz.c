/* graze fuzz: a new campaign. */
#include "before.h"
#include "chosen_tests.h"
#include "clock.h"
#include "command.h"
#include "session.h"

#include <stdio.h>

static const uint64_t USUAL_CASES = (uint64_t)1 << 24, MOST_CASES = (uint64_t)1 << 40;

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
    OPTION_TIME(
        "counts time, not cases: another run has a few more or less of the same cases; the store keeps "
        "their number, and --cases with that makes this run again"),
    {"--seed S", OF(WHOLE, seed), "another seed, other cases", .usual = "1", .high = UINT64_MAX},
    {"--range A:B",
     OF(RANGE, range),
     .help = "cases A to B - 1 of the seed, to share a campaign: see `graze merge`"},
    {"--mix MIX",
     OF(MIX, mix),
     "how cases are made; numbers behind its name are tried too, in place of those that stand in the code of "
     "your tests",
     .usual = "default",
     .word = mix_word},
    OPTION_JOBS,
    OPTION_SURVEY,
    {"--out FILE",
     OF(OUT, out),
     "the store; one that is there is kept under another name",
     .usual = "out/campaign.db"},
    OPTION_ALL,
    OPTION_JSON,
    OPTIONS_FOREIGN,
};

/* Which cases, and for how long: nobody knows how fast tests are that are brought. */
static void choose_cases(const struct fuzz_request *request, bool foreign, struct session *session) {
  const bool counted = request->cases != WHOLE_NOT_GIVEN, ranged = request->range.last > 0;
  session->until_quiet = foreign && !counted && !ranged && (request->seconds == 0 || request->until_quiet);
  const uint64_t cases = counted                                        ? request->cases
                         : request->seconds > 0 || session->until_quiet ? MOST_CASES
                                                                        : USUAL_CASES;
  session->about->range = ranged ? request->range : (struct range){0, cases};
}

/* Tests of one's own are tried in processes that count for nothing else. */
static int try_before(const struct fuzz_request *request, struct before *before) {
  struct catalogue *tests = NULL;
  int code = EXIT_FINE;
  if (before->findings > 0) {
    code = bring_tests("fuzz", &request->foreign, true, &tests);
    if (code == EXIT_FINE)
      code = before_try(before, tests);
    catalogue_free(tests);
  }
  return code;
}

static int run(const struct fuzz_request *request, const struct catalogue *tests) {
  struct store_campaign about = {.seed = request->seed};
  struct before before = {.of_files = request->of_files};
  struct session session = {.request = request, .about = &about, .began = clock_seconds(), .before = &before};
  int code = choose_tests("fuzz", request->tests, request->pair, tests, &about.test, &about.tests);
  if (code == EXIT_FINE)
    mix_name(request->mix, &about);
  if (code == EXIT_FINE && (session.store = before_open(request->out, &about, &before)) == NULL)
    code = EXIT_WRONG_USE;
  if (code == EXIT_FINE) {
    choose_cases(request, catalogue_has_foreign(tests), &session);
    code = try_before(request, &before);
    if (code == EXIT_FINE)
      code = session_run(&session);
    store_close(session.store);
  }
  store_campaign_free(&about);
  return code;
}

COMMAND(
    FUZZ,
    .name = "fuzz",
    .line = "a campaign: many cases, every answer judged exactly, a store of findings",
    .examples = "fuzz --pair disc-box --time 10s --out discs.db\n"
                "fuzz --plugin ./mine.so\n"
                "fuzz --command 'node mine.js' --form 'disc box-xywh f64'",
    .about =
        "Beside tests of points, discs and boxes, one case in 32 is for tests of other shapes, which "
        "take longer.\n\n"
        "Tests of your own are tried alone. They are done when nothing new has come for as long as it took "
        "until then (a second at least, ten at most), unless --tests, --time or --cases say otherwise. "
        "--time is for all of it, and up to 5 s more where it brings hardly an answer: what there was no "
        "time for "
        "is said. A store that is there is kept as "
        "FILE.1, FILE.2 and so on (campaign.1.db). Run again for the same tests, by name and form, it "
        "tries first what the last run found, and says in the end what is gone, still there and new. "
        "What still fails counts as found. To run again whenever a file is saved: `ls mine.js | entr "
        "graze fuzz ...`.",
    .disagrees = "1 something was found that no known defect covers, or a test of your own was not tried, "
                 "130 stopped by SIGINT, with all saved");
