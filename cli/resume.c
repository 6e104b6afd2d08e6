/* graze resume: goes on with a campaign that was cut off, or ran out of time. */
#include "command.h"
#include "foreign.h"
#include "session.h"

#include <string.h>

static const char HELP[] =
    "Example: graze resume out/campaign.db\n\n"
    "Runs what is not done yet of a store's campaign. What is counted is never counted again.\n\n"
    "  graze resume FILE [--time T] [--jobs N] [--survey no]\n";

static int resume(const struct catalogue *tests, int argc, char **argv) {
  struct session session = {.path = NULL};
  uint64_t jobs = 0;
  for (int k = 1; k < argc; k++) {
    const char *value = k + 1 < argc ? argv[k + 1] : "";
    const bool time = strcmp(argv[k], "--time") == 0 && argument_seconds(value, &session.seconds);
    const bool threads =
        strcmp(argv[k], "--jobs") == 0 && argument_count(value, &jobs) && jobs > 0 && jobs <= 1024;
    if (strcmp(argv[k], "--survey") == 0) {
      const int code = session_survey_option("resume", value, &session.without_survey);
      if (code != EXIT_FINE)
        return code;
      k++;
    } else if (time || threads)
      k++;
    else if (argv[k][0] == '-' || session.path != NULL)
      return complain("resume: found '%s', expected one store, --time T and --jobs N", argv[k]);
    else
      session.path = argv[k];
  }
  if (session.path == NULL)
    return complain("resume: found no store, expected one, as in `graze resume out/campaign.db`");
  char why[STORE_WHY];
  session.jobs = (unsigned)jobs;
  session.store = store_open(session.path, STORE_OLD, why);
  if (session.store == NULL)
    return complain("%s", why);
  struct store_campaign about;
  int code = EXIT_WRONG_USE;
  if (!store_read_campaign(session.store, tests, &about)) {
    complain("%s", store_why(session.store));
  } else if (mix_named(about.mix) == NULL) {
    complain("%s: was made with the mix '%s', which this graze does not have", session.path, about.mix);
    store_campaign_free(&about);
  } else {
    session.about = &about;
    code = session_run(&session);
    store_campaign_free(&about);
  }
  store_close(session.store);
  return code;
}

static int run(int argc, char **argv) { return with_foreign(argc, argv, resume); }

const struct command COMMAND_RESUME = {"resume", "go on with a campaign that was cut off", HELP, run};
