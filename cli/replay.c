/* graze replay: do a store's smallest cases still fail? */
#include "command.h"
#include "foreign.h"
#include "judge.h"
#include "out.h"
#include "store.h"
#include "text.h"

#include <stdio.h>
#include <string.h>

static const char HELP[] = "Example: graze replay out/campaign.db\n\n"
                           "Judges the smallest case of every finding again, as the tests are now.\n\n"
                           "  graze replay FILE [ID]\n\n"
                           "  Exit 1 when one no longer fails as it did.\n";

struct replay {
  const struct catalogue *tests;
  const char *id;
  size_t count, mended, unreadable;
};

static bool take(void *context, const struct stored_finding *f) {
  struct replay *replay = context;
  if (replay->id != NULL && strcmp(replay->id, f->id) != 0)
    return true;
  replay->count++;
  const struct registry_entry *entry = catalogue_find(replay->tests, f->test);
  union number numbers[FORM_MAX_COLUMNS];
  char why[TEXT_WHY];
  if (entry == NULL ||
      !case_parse(&entry->algorithm->form, entry->algorithm->inputs, f->smallest_hex, numbers, why)) {
    printf("%s: cannot be judged: %s\n", f->id, entry == NULL ? "this graze does not have the test" : why);
    replay->unreadable++;
    return true;
  }
  const struct verdict verdict = judge_case(entry->algorithm, numbers);
  const enum outcome outcome = f->pixels ? verdict.pixel_outcome : verdict.outcome;
  const bool fails = strcmp(outcome_name(outcome), f->outcome) == 0;
  replay->mended += !fails;
  printf("%s%-10s%s %s\n",
         colour(fails ? COLOUR_OFF : COLOUR_RIGHT),
         fails ? "fails" : "passes",
         colour(COLOUR_OFF),
         f->id);
  return true;
}

static int replay_all(const struct catalogue *tests, int argc, char **argv) {
  if (argc < 2 || argc > 3 || argv[1][0] == '-')
    return complain(
        "replay: expected a store, and perhaps the id of a finding, as in `graze replay out/campaign.db`");
  char why[STORE_WHY];
  struct store *store = store_open(argv[1], STORE_OLD, why);
  if (store == NULL)
    return complain("%s", why);
  struct replay replay = {.tests = tests, .id = argc == 3 ? argv[2] : NULL};
  const bool read = store_each_finding(store, take, &replay);
  int code = read ? EXIT_FINE : complain("%s", store_why(store));
  store_close(store);
  if (read && replay.id != NULL && replay.count == 0)
    code =
        complain("replay: found no finding '%s'; `graze findings %s --json` names them", replay.id, argv[1]);
  if (code != EXIT_FINE)
    return code;
  printf("%zu of %zu smallest cases fail as they did\n",
         replay.count - replay.mended - replay.unreadable,
         replay.count);
  return replay.mended + replay.unreadable > 0 ? EXIT_DISAGREEMENT : EXIT_FINE;
}

static int run(int argc, char **argv) { return with_foreign(argc, argv, replay_all); }

const struct command COMMAND_REPLAY = {"replay", "judge a store's smallest cases again", HELP, run};
