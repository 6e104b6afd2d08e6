/* Property: any file is a store or is refused with a reason. */
#include "store/statement.h"
#include "store/store.h"
#include "target.h"

#include <unistd.h>

static void read_findings(struct store *store) {
  struct statement *s = statement_new(store, "SELECT * FROM findings");
  while (statement_row(s))
    ;
  statement_end(s);
}

static void read_all(struct store *store) {
  struct store_campaign campaign;
  if (!store_read_campaign(store, NULL, &campaign))
    return;
  struct tally *tally = tally_new(campaign.test, campaign.tests);
  if (tally != NULL && store_read_tally(store, tally))
    read_findings(store);
  tally_free(tally);
  store_campaign_free(&campaign);
}

/* SQLite follows a link to a file without a name to nowhere: a file with one, for a moment. */
int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  char path[] = "/tmp/graze-store-XXXXXX", why[STORE_WHY];
  const int file = mkstemp(path);
  if (file < 0)
    return 0;
  const bool written = size == 0 || write(file, data, size) == (ssize_t)size;
  close(file);
  store_seal_file(path); /* a file that was changed is refused before what is to be tried */
  for (enum store_age age = STORE_READ; written && age <= STORE_OLD; age++) {
    struct store *store = store_open(path, age, why);
    if (store != NULL)
      read_all(store);
    store_close(store);
  }
  unlink(path);
  return 0;
}
