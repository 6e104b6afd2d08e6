/* The run before this one: its store is kept under another name. The findings of the last one of the same
 * tests are tried first, and what became of them is told. The same tests are those of the same names and
 * forms, whatever answers for them now; of files (`graze try`), those of the same file.
 */
#ifndef GRAZE_BEFORE_H
#define GRAZE_BEFORE_H

#include "store/store.h"

#include <limits.h>

struct before {
  bool of_files;        /* functions of somebody's files: all are called by programs of the same names */
  char kept[PATH_MAX];  /* where the store that stood here is now; "" when none did */
  char ended[PATH_MAX]; /* that of the last run of the same tests that came to its end; "" when none did */
  struct store *store;  /* the new one; beside it a table `before` of that run's findings, for this process */
  size_t findings;
};

/* The store of a new campaign; of those of files the last ones stay. NULL after complaining: at a fault, and
 * where no store stands there. */
struct store *before_open(const char *path, const struct store_campaign *about, struct before *before);
/* Tries what was found. An exit code, after complaining. */
int before_try(struct before *before, const struct catalogue *tests);
/* What became of each finding, and where the store is; nothing when there was no run before. An exit code. */
int before_tell(const struct before *before);
/* What of the run before still fails that no known defect covers. */
bool before_is_news(const struct before *before);

/* Tries the smallest case of each finding of the table `before`, of a store of which before.sql was run. What
 * it does now stands in `trial`: 'fails', also by no answer where there was a wrong one, or 'passes'; 'none'
 * where one case alone does not show the finding and where its test was given up on; 'cannot' where it is
 * none of the test's, with `why`. False at a fault of the store. */
bool findings_try(struct store *store, const struct catalogue *tests);

#endif
