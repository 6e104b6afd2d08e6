/* What differs between two stores: findings by their names that stay. */
#ifndef GRAZE_CHANGES_H
#define GRAZE_CHANGES_H

#include "model.h"

enum change_kind {
  CHANGE_NEW,     /* not in the older store */
  CHANGE_GONE,    /* not in the newer, though its test took part */
  CHANGE_UNTRIED, /* its test takes part no more */
  CHANGE_CHANGED, /* another smallest case, or known in one and news in the other */
  CHANGES
};

struct change {
  enum change_kind kind;
  const struct stored_finding *now, *before; /* NULL where there is none */
};

/* Sorted by kind, then by the finding's id. */
struct changes {
  size_t count;
  struct change *change;
};

/* False without memory. */
bool changes_between(const struct model *before, const struct model *now, struct changes *changes);
void changes_free(struct changes *changes);
size_t changes_count(const struct changes *changes, enum change_kind kind);
/* Whether both judged the same cases: what fewer did not meet has not gone. */
bool changes_same_cases(const struct model *before, const struct model *now);
const char *change_name(enum change_kind kind);

#endif
