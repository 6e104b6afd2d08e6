/* The run before this one, of the same tests: its store is kept under another name, its findings are tried
 * first, and what became of them is told. The same tests are those of the same names and forms, whatever
 * answers for them now. */
#ifndef GRAZE_BEFORE_H
#define GRAZE_BEFORE_H

#include "model.h"
#include "store/store.h"

#include <jansson.h>
#include <limits.h>

struct before {
  char kept[PATH_MAX];  /* where the store that stood here is now; "" when none did */
  char ended[PATH_MAX]; /* that of the last run that came to its end */
  struct model model;   /* of that run */
  bool *fails;          /* one a finding of it: its smallest case is wrong now as it was */
};

/* The store of a new campaign. NULL after complaining: at a fault, and where other things stand there. */
struct store *before_open(const char *path, const struct store_campaign *about, struct before *before);
/* Tries what was found. An exit code, after complaining. */
int before_try(struct before *before, const struct catalogue *tests);
/* Three lines and where the store is; nothing when there was no run before. */
void before_print(const struct before *before, const struct model *now);
/* The same; null when there was none. */
json_t *before_json(const struct before *before, const struct model *now);
/* Whether something still fails that no known defect covers. */
bool before_is_news(const struct before *before);
void before_free(struct before *before);

/* Judges a finding's smallest case again. False, with `why` (TEXT_WHY bytes), when it cannot be read. */
bool finding_fails(const struct registry_entry *entry,
                   const struct stored_finding *finding,
                   bool *fails,
                   char *why);

#endif
