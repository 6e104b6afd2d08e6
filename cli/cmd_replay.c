/* graze replay: do a store's smallest cases still fail? */
#include "before.h"
#include "chosen_tests.h"
#include "command.h"
#include "out.h"
#include "session.h"
#include "store/statement.h"
#include "text.h"

#include <stdio.h>

struct replay_request {
  struct foreign_given foreign;
  const char *store, *id;
};

#define REQUEST struct replay_request
static const struct option OPTIONS[] = {
    ARGUMENT_STORE,
    {"ID", OF(TEXT, id), .help = "of a finding: `graze findings STORE --json` (default: all)"},
    OPTIONS_FOREIGN,
};

/* How the smallest cases fare, as they are told. */
struct replay {
  size_t count, mended, unreadable;
};

static void replay_one(const struct catalogue *tests,
                       const char *id,
                       const char *test,
                       const char *numbers,
                       bool unsteady,
                       struct replay *replay) {
  const struct registry_entry *entry = catalogue_find(tests, test);
  char why[TEXT_WHY];
  enum trial trial;
  replay->count++;
  if (entry == NULL || !finding_try(entry, numbers, unsteady, &trial, why)) {
    printf("%s: cannot be judged: %s\n", id, entry == NULL ? "this graze does not have the test" : why);
    replay->unreadable++;
    return;
  }
  if (trial == TRIAL_NONE) {
    printf("%-10s %s: %s\n",
           "not tried",
           id,
           unsteady ? "one case alone does not show it" : "the test was given up on: --patience");
    replay->count--;
    return;
  }
  const bool fails = trial == TRIAL_FAILS;
  replay->mended += !fails;
  print_in(fails ? INK_OFF : INK_RIGHT, "%-10s", fails ? "fails" : "passes");
  printf(" %s\n", id);
}

static int run(const void *given, const struct catalogue *tests) {
  const struct replay_request *request = given;
  struct store *store = open_store(request->store, STORE_READ);
  if (store == NULL)
    return EXIT_WRONG_USE;
  if (!store_is_concluded(store)) {
    complain("%s", store_why(store));
    store_close(store);
    return EXIT_WRONG_USE;
  }
  struct replay replay = {0, 0, 0};
  struct statement *s = statement_with(store,
                                       "SELECT id, test, smallest_hex, cause = 'unsteady' FROM finding "
                                       "WHERE ?1 IS NULL OR id = ?1 ORDER BY test, outcome, place, cause",
                                       FIELDS(of_text(request->id)));
  while (statement_row(s))
    replay_one(tests,
               statement_text(s, 0),
               statement_text(s, 1),
               statement_text(s, 2),
               statement_integer(s, 3) != 0,
               &replay);
  const int code = statement_end(s) ? EXIT_FINE : complain("%s", store_why(store));
  store_close(store);
  if (code != EXIT_FINE)
    return code;
  if (request->id != NULL && replay.count == 0)
    return complain("replay: ID: found '%.200s', expected a finding that `graze findings %s --json` names",
                    request->id,
                    request->store);
  printf(
      "%zu of %zu smallest cases still fail", replay.count - replay.mended - replay.unreadable, replay.count);
  if (replay.unreadable > 0)
    printf("; %zu cannot be judged", replay.unreadable);
  putchar('\n');
  return replay.mended + replay.unreadable > 0 ? EXIT_DISAGREEMENT : EXIT_FINE;
}

const struct command COMMAND_REPLAY = {
    .name = "replay",
    .line = "judge a store's smallest cases again, as the tests are now",
    .examples = "replay out/campaign.db",
    .disagrees = "1 one no longer fails",
    .options = OPTIONS,
    .request = sizeof(REQUEST),
    .run = run,
};
