/* Cases per second of whole campaigns on one thread: generated, put to a test that runs in a process of its
 * own, judged and counted. bench_subjects GRAZE SECONDS (PLUGIN TEST | COMMAND FORM) */
#include "campaign/campaign.h"
#include "subject/catalogue.h"

#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static double measure(const struct registry_entry *entry, double seconds) {
  struct ranges done = {.count = 0};
  struct campaign campaign = {.source = source_mix(&MIX_DEFAULT, 1),
                              .range = {0, (uint64_t)1 << 32},
                              .level = level_best(),
                              .jobs = 1,
                              .tally = tally_new(&entry, 1),
                              .done = &done};
  const bool ran = campaign.tally != NULL && campaign_run(&campaign, seconds, NULL, NULL);
  const double rate = ran ? (double)campaign_cases_done(&campaign) / seconds : 0;
  tally_free(campaign.tally);
  ranges_free(&done);
  return rate;
}

int main(int argc, char **argv) {
  struct catalogue *tests = catalogue_new();
  char why[SUBJECT_WHY] = "wrong use";
  if (argc != 5 || tests == NULL || signal(SIGPIPE, SIG_IGN) == SIG_ERR)
    return 2;
  const bool plugin = strstr(argv[3], ".so") != NULL;
  const struct subject_given given = {.path = plugin ? argv[3] : NULL,
                                      .command = plugin ? NULL : argv[3],
                                      .form = plugin ? NULL : argv[4],
                                      .name = plugin ? NULL : "command",
                                      .host = argv[1]};
  const struct registry_entry *entry =
      catalogue_add(tests, &given, why) ? catalogue_find(tests, plugin ? argv[4] : "command") : NULL;
  if (entry == NULL) {
    fprintf(stderr, "%s\n", why);
    catalogue_free(tests);
    return 2;
  }
  const double rate = measure(entry, strtod(argv[2], NULL));
  printf("  %-44s %10.3f M cases/s\n", plugin ? argv[4] : argv[3], rate * 1e-6);
  catalogue_free(tests);
  return rate > 0 ? 0 : 1;
}
