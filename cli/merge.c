/* graze merge: stores of ranges of one campaign become one store. */
#include "command.h"
#include "foreign.h"
#include "session.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const char HELP[] =
    "Example: graze merge whole.db part1.db part2.db\n\n"
    "Adds up stores of one seed and mix. A range that is there twice is counted once; what is missing is "
    "named.\n\n"
    "  graze merge OUT IN... [--survey no]\n\n"
    "  --survey  no: without error maps and survey, as for a part of a larger sum\n"
    "  Ranges that overlap without being the same cannot be told apart again, and are refused.\n";

/* The sum so far. */
struct sum {
  const struct catalogue *tests;
  struct store_campaign about;
  struct tally *tally;
  bool without_survey;
};

static bool overlaps(struct range a, struct range b) { return a.first < b.last && b.first < a.last; }
static bool holds(struct range a, struct range b) { return a.first <= b.first && b.last <= a.last; }

/* Whether the store's ranges are new (1), all counted already (0), or partly both (-1). */
static int ranges_new(const struct store_campaign *sum, const struct store_campaign *more) {
  size_t held = 0, touched = 0;
  for (size_t m = 0; m < more->ranges; m++)
    for (size_t k = 0; k < sum->ranges; k++) {
      touched += overlaps(sum->done[k], more->done[m]);
      held += holds(sum->done[k], more->done[m]);
    }
  if (touched == 0)
    return 1;
  return held == more->ranges ? 0 : -1;
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
  struct range *all = realloc(sum->done, (sum->ranges + more->ranges + 1) * sizeof *all);
  if (all == NULL)
    return false;
  memcpy(all + sum->ranges, more->done, more->ranges * sizeof *all);
  sum->done = all;
  sum->ranges += more->ranges;
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
  const int fresh = ranges_new(&sum->about, &more);
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
  char why[STORE_WHY];
  struct store *store = store_open(path, STORE_OLD, why);
  if (store == NULL)
    return complain("%s", why);
  const int code = add_open_store(sum, path, store);
  store_close(store);
  return code;
}

static int by_first(const void *left, const void *right) {
  const struct range *a = left, *b = right;
  return (a->first > b->first) - (a->first < b->first);
}

static void name_missing(struct store_campaign *about) {
  if (about->ranges > 0)
    qsort(about->done, about->ranges, sizeof *about->done, by_first);
  uint64_t at = about->range.first;
  for (size_t k = 0; k <= about->ranges; k++) {
    const uint64_t next = k < about->ranges ? about->done[k].first : about->range.last;
    if (next > at)
      fprintf(stderr,
              "graze: missing: cases %llu to %llu\n",
              (unsigned long long)at,
              (unsigned long long)next - 1);
    if (k < about->ranges)
      at = about->done[k].last;
  }
}

static bool take_lattices(struct store *store, int parts, char **part) {
  for (int k = 0; k < parts; k++)
    if (!store_take_lattices(store, part[k]))
      return false;
  return true;
}

static int write_sum(struct sum *sum, const char *path, int parts, char **part) {
  char why[STORE_WHY], aside[4096];
  snprintf(aside, sizeof aside, "%s.new", path);
  remove(aside);
  struct store *store = store_open(aside, STORE_NEW, why);
  if (store == NULL)
    return complain("%s", why);
  name_missing(&sum->about);
  const struct session session = {
      .path = path, .store = store, .about = &sum->about, .without_survey = sum->without_survey};
  int code = store_save(store, &sum->about, sum->tally) && take_lattices(store, parts, part)
                 ? session_conclude(&session, sum->tally)
                 : complain("%s", store_why(store));
  store_close(store);
  if (code == EXIT_WRONG_USE)
    remove(aside);
  else if (rename(aside, path) != 0)
    code = complain("%s: cannot be written", path);
  return code;
}

static int merge(const struct catalogue *tests, int argc, char **argv) {
  struct sum sum = {.tests = tests};
  if (argc > 2 && strcmp(argv[argc - 2], "--survey") == 0) {
    const int code = session_survey_option("merge", argv[argc - 1], &sum.without_survey);
    if (code != EXIT_FINE)
      return code;
    argc -= 2;
  }
  if (argc < 3)
    return complain(
        "merge: expected a file to write and stores to read, as in `graze merge whole.db a.db b.db`");
  for (int k = 2; k < argc; k++)
    if (strcmp(argv[k], argv[1]) == 0)
      return complain("merge: %s: found as the file to write and among those to read", argv[1]);
  int code = EXIT_FINE;
  for (int k = 2; k < argc && code == EXIT_FINE; k++)
    code = add_store(&sum, argv[k]);
  if (code == EXIT_FINE)
    code = write_sum(&sum, argv[1], argc - 2, argv + 2);
  tally_free(sum.tally);
  store_campaign_free(&sum.about);
  return code;
}

static int run(int argc, char **argv) { return with_foreign(argc, argv, merge); }

const struct command COMMAND_MERGE = {"merge", "make one store of the ranges of a campaign", HELP, run};
