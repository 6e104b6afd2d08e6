/* Property: any file is a store or is refused with a reason. */
#include "store.h"
#include "target.h"

#include <stdio.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <unistd.h>

static bool pass_over(void *context, const struct stored_finding *finding) {
  (void)context;
  return finding->id != NULL;
}

static void read_all(struct store *store) {
  struct store_campaign campaign;
  if (!store_read_campaign(store, NULL, &campaign))
    return;
  struct tally *tally = tally_new(campaign.test, campaign.tests);
  if (tally != NULL && store_read_tally(store, tally))
    store_each_finding(store, pass_over, NULL);
  tally_free(tally);
  store_campaign_free(&campaign);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  char path[64], why[STORE_WHY];
  const int file = memfd_create("store", 0);
  if (file < 0)
    return 0;
  if (size == 0 || write(file, data, size) == (ssize_t)size) {
    snprintf(path, sizeof path, "/proc/self/fd/%d", file);
    struct store *store = store_open(path, STORE_OLD, why);
    if (store != NULL)
      read_all(store);
    store_close(store);
  }
  close(file);
  return 0;
}
