/* What the passes of the shrinker share: the case in hand, and taking a lighter one. */
#ifndef GRAZE_SHRINKER_H
#define GRAZE_SHRINKER_H

#include "burden.h"
#include "shrink.h"
#include "simple.h"

/* The case in hand, and the tries at making it smaller. */
enum { TRIED = 1 << 13 };
struct shrinker;
typedef bool shrink_pass(struct shrinker *);
struct shrinker {
  const struct failure *failure;
  enum number_type type;
  unsigned columns;
  union number *best;
  struct burden burden, each[FORM_MAX_COLUMNS]; /* of `best`, and of its numbers */
  bool plain;      /* `best` is of plain whole numbers, and stays so: they tell the cause */
  bool solid_only; /* what is merely lighter is not taken */
  struct simple *simple;
  uint64_t tried[TRIED]; /* hashes of tries that came to nothing, or are in hand: near half come again */
  /* What is asked ahead, of a test that runs elsewhere: */
  shrink_pass *pass; /* the one that is tried; NULL: it foresees by itself */
  size_t refused,
      skipped;  /* tries of the pass that came to nothing; as many are behind when it looks ahead */
  size_t sight; /* how far it looks */
};

/* Before the first try: how heavy `best` is. */
void weigh(struct shrinker *s);
/* Takes the numbers when they fail alike and are lighter. */
bool take(struct shrinker *s, const union number *numbers);
/* Takes the first of the lot's cases that fails alike and is lighter; of those that touch one after another.
 */
bool take_rows(struct shrinker *s, struct block *lot, bool all);
/* Before each pass; `pass` is NULL for one that looks ahead by itself. */
void begin_pass(struct shrinker *s, shrink_pass *pass);

#endif
