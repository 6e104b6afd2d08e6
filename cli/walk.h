/* Walking lattices from the terminal: saved as it goes, shown as it goes, stopped in order by SIGINT. */
#ifndef GRAZE_WALK_H
#define GRAZE_WALK_H

#include "json.h"
#include "lattice/lattice.h"
#include "store/store.h"

struct walk {
  const char *path; /* of the store */
  unsigned jobs;
  unsigned tests; /* of one form */
  const struct registry_entry **entry;
  double pace; /* cases a second of the last lattice walked, or 0 */
  struct store *store;
  struct lattice_result *result;
  json_t *json; /* NULL: for a person */
  bool news;
};

/* Room for so many tests, and the store: what is there already, or a new one. An exit code. */
int walk_open(struct walk *walk, unsigned tests, bool json);
/* Goes on where the store's knowledge ends, tests of one lattice beside each other, and tells what came of
 * it. */
int walk_lattice(struct walk *walk, const struct lattice *lattice);
/* Frees all; the exit code of the whole run, when it came so far with `code`. */
int walk_close(struct walk *walk, int code);

#endif
