/* Lattices from the terminal: saved as they go, shown as they go, stopped in order by SIGINT. */
#ifndef GRAZE_EXHAUST_H
#define GRAZE_EXHAUST_H

#include "json.h"
#include "lattice/lattice.h"
#include "store/store.h"

struct exhaust {
  const char *path; /* of the store */
  unsigned jobs;
  unsigned tests; /* of one form */
  const struct registry_entry **entry;
  double pace; /* cases a second of the last lattice tried, or 0 */
  struct store *store;
  struct lattice_result *result; /* of each test; and behind them what it was before */
  json_t *json;                  /* NULL: for a person */
  bool news;
};

/* Room for so many tests, and the store: what is there already, or a new one. An exit code. */
int exhaust_open(struct exhaust *exhaust, unsigned tests, bool json);
/* Goes on where the store's knowledge ends, tests of one lattice beside each other, and tells what came of
 * it. */
int exhaust_lattice(struct exhaust *exhaust, const struct lattice *lattice);
/* Frees all; the exit code of the whole run, when it came so far with `code`. */
int exhaust_close(struct exhaust *exhaust, int code);

#endif
