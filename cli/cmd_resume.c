/* graze resume: goes on with a campaign that was cut off, or ran out of time. */
#include "chosen_tests.h"
#include "clock.h"
#include "command.h"
#include "session.h"

#define REQUEST struct fuzz_request
static const struct option OPTIONS[] = {
    {"STORE", OF(IN, out), "a file that `graze fuzz` made", .needed = true},
    OPTION_TIME("at most so long (default: until all is done)"),
    OPTION_JOBS,
    OPTION_SURVEY,
    OPTION_ALL,
    OPTIONS_FOREIGN,
};

static int go_on(struct session session, const struct catalogue *tests) {
  struct store_campaign about;
  if (!store_read_campaign(session.store, tests, &about))
    return complain("%s", store_why(session.store));
  session.about = &about;
  struct mixture mixture;
  const int code = mix_named(about.mix, &mixture) != NULL
                       ? session_run(&session)
                       : complain("%s: was made with the mix '%s', which this graze does not have",
                                  session.request->out,
                                  about.mix);
  store_campaign_free(&about);
  return code;
}

static int run(const struct fuzz_request *request, const struct catalogue *tests) {
  struct session session = {
      .request = request, .store = open_store(request->out, STORE_OLD), .began = clock_seconds()};
  if (session.store == NULL)
    return EXIT_WRONG_USE;
  const int code =
      store_claim(session.store) ? go_on(session, tests) : complain("%s", store_why(session.store));
  store_close(session.store);
  return code;
}

COMMAND(
    RESUME,
    .name = "resume",
    .line = "go on with a campaign that was cut off, at whatever moment",
    .examples = "resume out/campaign.db",
    .about = "What is counted is never counted again.",
    .disagrees = "1 something was found that no known defect covers, 130 stopped by SIGINT, with all saved");
