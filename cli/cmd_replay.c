/* graze replay: do a store's smallest cases still fail? */
#include "before.h"
#include "chosen_tests.h"
#include "command.h"
#include "render.h"
#include "session.h"
#include "store/statement.h"
#include "tell.h"

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

static int replay(struct store *store, const struct replay_request *request, const struct catalogue *tests) {
  static const char ASKED[] =
      "INSERT INTO temp.before SELECT id, test, smallest, smallest_hex, cause, known, "
      "'none', NULL FROM finding WHERE ?1 IS NULL OR id = ?1";
  static const char CHANGED[] =
      "SELECT EXISTS (SELECT 1 FROM temp.before WHERE trial IN ('passes', 'cannot'))";
  if (!store_is_concluded(store) || !store_run(store, template_text("before.sql")) ||
      !store_run(store, template_text("replay.sql")) ||
      !store_put(store, ASKED, FIELDS(of_text(request->id))) || !findings_try(store, tests))
    return complain("%s", store_why(store));
  if (request->id != NULL && !store_says(store, "SELECT EXISTS (SELECT 1 FROM temp.before)", NULL))
    return complain("replay: ID: found '%.200s', expected a finding that `graze findings %s --json` names",
                    request->id,
                    request->store);
  const int code = tell_page(store, "replay", NULL);
  return code == EXIT_FINE && store_says(store, CHANGED, NULL) ? EXIT_DISAGREEMENT : code;
}

static int run(const struct replay_request *request, const struct catalogue *tests) {
  struct store *store = open_store(request->store, STORE_READ);
  const int code = store != NULL ? replay(store, request, tests) : EXIT_WRONG_USE;
  store_close(store);
  return code;
}

COMMAND(REPLAY,
        .name = "replay",
        .line = "judge a store's smallest cases again, as the tests are now",
        .examples = "replay out/campaign.db",
        .disagrees = "1 one no longer fails, or cannot be judged");
