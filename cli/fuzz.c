/* graze fuzz: a new campaign. */
#include "choice.h"
#include "command.h"
#include "foreign.h"
#include "session.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const char HELP[] =
    "Examples: graze fuzz --pair disc-box --time 10s --out discs.db\n"
    "          graze fuzz --plugin ./mine.so\n"
    "          graze fuzz --command 'node mine.js' --form 'disc box-xywh f64'\n\n"
    "Tries tests on many cases, judges each answer exactly, and keeps a store of findings.\n\n"
    "  graze fuzz [--tests ID,ID...] [--pair PAIR] [--cases N | --time T] [--seed S] [--range A:B]\n"
    "             [--mix default|uniform] [--jobs N] [--survey no] [--out FILE]\n\n"
    "  --tests   these built-in tests; all of them without\n"
    "  --pair    point-box, point-disc, disc-disc, disc-box or box-box\n"
    "  --cases   how many cases (2^24 without); 16m and 2^24 are understood\n"
    "  --time    as many as fit: 30s, 5m, 2h\n"
    "  --range   cases A to B - 1 of the seed, so that machines can share a campaign: see `graze merge`\n"
    "  --jobs    threads; one a core without. The result does not depend on it\n"
    "  --survey  no: without error maps and survey, as for a part that `graze merge` will complete\n"
    "  --out     the store, a file that is not there yet; out/campaign.db without\n"
    "  Exit 1 when something was found that no known defect covers, 130 when stopped by SIGINT (all is "
    "saved).\n\n" FOREIGN_USAGE
    "  They alone are tried, for ten seconds, unless --tests, --time or --cases say otherwise.\n";

/* A byte is kept for each piece of the range, and pieces are small where tests are brought. */
static const uint64_t MOST_FOREIGN = (uint64_t)1 << 37;
static const double FOREIGN_SECONDS = 10;

struct request {
  struct choice choice;
  const char *out, *mix;
  struct range range;
  uint64_t seed, jobs;
  double seconds;
  bool without_survey;
};

static bool parse_range(const char *word, struct range *range) {
  char text[80];
  snprintf(text, sizeof text, "%s", word);
  char *colon = strchr(text, ':');
  if (colon == NULL)
    return false;
  *colon = '\0';
  return argument_count(text, &range->first) && argument_count(colon + 1, &range->last) &&
         range->first < range->last;
}

static int parse_option(struct request *request, const char *option, const char *value) {
  const bool counted = strcmp(option, "--cases") == 0 || strcmp(option, "--range") == 0;
  if (counted && request->range.last == MOST_FOREIGN)
    request->seconds = 0;
  if (strcmp(option, "--tests") == 0)
    request->choice.tests = value;
  else if (strcmp(option, "--pair") == 0)
    request->choice.pair = value;
  else if (strcmp(option, "--out") == 0)
    request->out = value;
  else if (strcmp(option, "--mix") == 0) {
    request->mix = value;
    if (mix_named(value) == NULL)
      return complain("fuzz: --mix: found '%s', expected default or uniform", value);
  } else if (strcmp(option, "--cases") == 0) {
    request->range.first = 0;
    if (!argument_count(value, &request->range.last) || request->range.last == 0)
      return complain("fuzz: --cases: found '%s', expected a number such as 1000000, 16m or 2^24", value);
  } else if (strcmp(option, "--time") == 0) {
    request->range =
        (struct range){0, request->range.last == MOST_FOREIGN ? MOST_FOREIGN : (uint64_t)1 << 40};
    if (!argument_seconds(value, &request->seconds))
      return complain("fuzz: --time: found '%s', expected a time such as 30s, 5m or 2h", value);
  } else if (strcmp(option, "--seed") == 0) {
    char *end;
    errno = 0;
    request->seed = strtoull(value, &end, 0);
    if (*value == '\0' || *value == '-' || *end != '\0' || errno != 0)
      return complain("fuzz: --seed: found '%s', expected a whole number from 0 to 2^64 - 1", value);
  } else if (strcmp(option, "--jobs") == 0) {
    if (!argument_count(value, &request->jobs) || request->jobs == 0 || request->jobs > 1024)
      return complain("fuzz: --jobs: found '%s', expected a number from 1 to 1024", value);
  } else if (strcmp(option, "--range") == 0) {
    if (!parse_range(value, &request->range))
      return complain("fuzz: --range: found '%s', expected A:B with A < B, as in 0:1000000", value);
  } else if (strcmp(option, "--survey") == 0)
    return session_survey_option("fuzz", value, &request->without_survey);
  else
    return complain("fuzz: found '%s', expected an option of `graze fuzz --help`", option);
  return EXIT_FINE;
}

static int fuzz(const struct catalogue *tests, int argc, char **argv) {
  struct request request = {.mix = "default", .seed = 1, .range = {0, (uint64_t)1 << 24}};
  if (catalogue_has_foreign(tests)) { /* how fast they are nobody knows */
    request.range.last = MOST_FOREIGN;
    request.seconds = FOREIGN_SECONDS;
  }
  for (int k = 1; k < argc; k += 2) {
    if (k + 1 == argc)
      return complain("fuzz: %s: found nothing after it, expected a value", argv[k]);
    const int code = parse_option(&request, argv[k], argv[k + 1]);
    if (code != EXIT_FINE)
      return code;
  }
  const int made = default_store(&request.out);
  if (made != EXIT_FINE)
    return made;
  struct store_campaign about = {.seed = request.seed, .range = request.range};
  snprintf(about.mix, sizeof about.mix, "%s", request.mix);
  int code = choose_tests("fuzz", &request.choice, tests, &about.test, &about.tests);
  char why[STORE_WHY];
  struct store *store = NULL;
  if (code == EXIT_FINE && (store = store_open(request.out, STORE_NEW, why)) == NULL)
    code = complain("%s", why);
  if (store != NULL) {
    if (request.seconds > 0 && request.range.last == MOST_FOREIGN)
      fprintf(stderr, "graze: for %g seconds; --time and --cases say otherwise\n", request.seconds);
    const struct session session = {
        request.out, store, &about, request.seconds, (unsigned)request.jobs, request.without_survey};
    code = session_run(&session);
    store_close(store);
  }
  store_campaign_free(&about);
  return code;
}

static int run(int argc, char **argv) { return with_foreign(argc, argv, fuzz); }

const struct command COMMAND_FUZZ = {"fuzz", "try tests on many cases and keep what is found", HELP, run};
