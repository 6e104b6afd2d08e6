/* graze merge: stores of ranges of one campaign become one store. */
#include "chosen_tests.h"
#include "command.h"
#include "running.h"
#include "session.h"

#include <errno.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

struct merge_request {
  struct foreign_given foreign;
  const char *out;
  struct files in;
  unsigned survey; /* enum survey_wanted */
  bool all;
};

#define REQUEST struct merge_request
static const struct option OPTIONS[] = {
    {"OUT", OF(OUT, out), "the store to write", .needed = true},
    {"IN...", OF(FILES, in), "the stores to add up", .needed = true},
    OPTION_SURVEY,
    OPTION_ALL,
    OPTIONS_FOREIGN,
};

/* The sum so far. */
struct sum {
  const struct catalogue *tests;
  struct store_campaign about;
  struct tally *tally;
};

/* Whether the store's ranges are new (1), all counted already (0), or partly both (-1). */
static int ranges_new(const struct ranges *sum, const struct ranges *more) {
  uint64_t held = 0, cases = 0;
  for (size_t k = 0; k < more->count; k++) {
    held += ranges_cases(sum, more->range[k]);
    cases += more->range[k].last - more->range[k].first;
  }
  return held == 0 ? 1 : held == cases ? 0 : -1;
}

static bool same_campaign(const struct store_campaign *a, const struct store_campaign *b) {
  if (a->seed != b->seed || strcmp(a->mix, b->mix) != 0 || a->tests != b->tests)
    return false;
  for (unsigned k = 0; k < a->tests; k++)
    if (a->test[k] != b->test[k])
      return false;
  return true;
}

static bool join(struct store_campaign *sum, const struct store_campaign *more) {
  for (size_t k = 0; k < more->done.count; k++)
    if (!ranges_add(&sum->done, more->done.range[k]))
      return false;
  sum->range.first = more->range.first < sum->range.first ? more->range.first : sum->range.first;
  sum->range.last = more->range.last > sum->range.last ? more->range.last : sum->range.last;
  return true;
}

static int add_open_store(struct sum *sum, const char *path, struct store *store) {
  struct store_campaign more;
  if (!store_read_campaign(store, sum->tests, &more))
    return complain("%s", store_why(store));
  int code = EXIT_FINE;
  if (sum->tally == NULL) {
    sum->about = more;
    sum->tally = tally_new(more.test, more.tests);
    if (sum->tally == NULL)
      return complain("no memory for the sum");
    return store_read_tally(store, sum->tally) ? EXIT_FINE : complain("%s", store_why(store));
  }
  const int fresh = ranges_new(&sum->about.done, &more.done);
  if (!same_campaign(&sum->about, &more))
    code = complain("%s: is of another seed, mix or set of tests than the first store", path);
  else if (fresh < 0)
    code = complain(
        "%s: holds cases that are counted already beside others that are not; merge stores of whole ranges",
        path);
  else if (fresh == 0)
    fprintf(stderr, "graze: %s: all of its cases are counted already; passed over\n", path);
  else if (!join(&sum->about, &more))
    code = complain("no memory for the ranges");
  else if (!store_read_tally(store, sum->tally))
    code = complain("%s", store_why(store));
  store_campaign_free(&more);
  return code;
}

static int add_store(struct sum *sum, const char *path) {
  struct store *store = open_store(path, STORE_READ);
  if (store == NULL)
    return EXIT_WRONG_USE;
  const int code = add_open_store(sum, path, store);
  store_close(store);
  return code;
}

static void name_missing(const struct store_campaign *about) {
  struct range left = about->range, gap = ranges_gap(&about->done, left);
  for (; gap.first < gap.last; gap = ranges_gap(&about->done, left)) {
    left.first = gap.last;
    fprintf(stderr,
            "graze: missing: cases %llu to %llu\n",
            (unsigned long long)gap.first,
            (unsigned long long)gap.last - 1);
  }
}

static int conclude_sum(struct sum *sum, const struct merge_request *request, struct store *store) {
  const struct fuzz_request asked = {
      .out = request->out, .jobs = WHOLE_NOT_GIVEN, .survey = request->survey, .all = request->all};
  const struct session session = {.request = &asked, .store = store, .about = &sum->about, .is_sum = true};
  name_missing(&sum->about);
  bool saved = store_save(store, &sum->about, sum->tally);
  for (unsigned k = 0; k < request->in.count && saved; k++)
    saved = store_take_lattices(store, request->in.path[k]);
  return saved ? session_conclude(&session, sum->tally) : complain("%s", store_why(store));
}

static int write_sum(struct sum *sum, const struct merge_request *request) {
  char aside[PATH_MAX];
  interrupts_catch(); /* before there is a file that a signal could leave behind */
  if (!file_aside(request->out, aside))
    return complain("%s: cannot be written: %s", request->out, strerror(errno));
  interrupts_end_at_once("\ngraze: stopped; the sum is not written\n", aside);
  struct store *store = open_store(aside, STORE_NEW);
  int code = store != NULL ? conclude_sum(sum, request, store) : EXIT_WRONG_USE;
  store_close(store);
  if (code != EXIT_WRONG_USE && code != EXIT_INTERRUPTED && !file_publish(aside, request->out))
    code = complain("%s: cannot be written: %s", request->out, strerror(errno));
  remove(aside);
  interrupts_end_at_once(NULL, NULL);
  return code;
}

static int run(const struct merge_request *request, const struct catalogue *tests) {
  struct sum sum = {.tests = tests};
  int code = EXIT_FINE;
  if (access(request->out, F_OK) == 0)
    return complain(
        "merge: OUT: found '%s', which exists already, expected the name of a new store; the stores to "
        "add up come after it",
        request->out);
  for (unsigned k = 0; k < request->in.count && code == EXIT_FINE; k++)
    code = add_store(&sum, request->in.path[k]);
  if (code == EXIT_FINE)
    code = write_sum(&sum, request);
  tally_free(sum.tally);
  store_campaign_free(&sum.about);
  return code;
}

COMMAND(
    MERGE,
    .name = "merge",
    .line = "one store of ranges that several machines ran",
    .examples = "merge whole.db part1.db part2.db",
    .about =
        "Adds up stores of one seed and mix. A range that is there twice is counted once; what is missing is "
        "named. Ranges that overlap without being the same cannot be told apart again, and are refused.",
    .disagrees = "1 something was found that no known defect covers");
