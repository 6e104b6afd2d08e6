/* The run before this one: its store is kept under another name. The findings of the last one of the same
 * tests are tried first, and what became of them is told. The same tests are those of the same names and
 * forms, whatever answers for them now. */
#ifndef GRAZE_BEFORE_H
#define GRAZE_BEFORE_H

#include "model.h"
#include "store/store.h"

#include <jansson.h>
#include <limits.h>

/* How a finding's smallest case does now. It is not tried where one case alone does not show the finding, and
 * where its test was given up on. */
enum trial { TRIAL_NONE, TRIAL_PASSES, TRIAL_FAILS };

struct before {
  char kept[PATH_MAX];  /* where the store that stood here is now; "" when none did */
  char ended[PATH_MAX]; /* that of the last run of the same tests that came to its end; "" when none did */
  struct model model;   /* of that run */
  enum trial *trial;    /* one a finding of it */
};

/* The store of a new campaign. NULL after complaining: at a fault, and where no store stands there. */
struct store *before_open(const char *path, const struct store_campaign *about, struct before *before);
/* Tries what was found. An exit code, after complaining. */
int before_try(struct before *before, const struct catalogue *tests);
/* What became of each finding, and where the store is; nothing when there was no run before. */
void before_print(const struct before *before, const struct model *now);
/* The same; null when there was none. */
json_t *before_json(const struct before *before, const struct model *now);
/* Whether something still fails that no known defect covers. */
bool before_is_news(const struct before *before);
void before_free(struct before *before);

/* Judges a finding's smallest case again: no answer where there was a wrong one fails too. False, with `why`
 * (TEXT_WHY bytes), when it cannot be read. */
bool finding_try(const struct registry_entry *entry,
                 const struct stored_finding *finding,
                 enum trial *trial,
                 char *why);

#endif
