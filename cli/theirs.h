/* A file as a copy in which a call can stand: what would keep it from being called is left out, by words. */
#ifndef GRAZE_THEIRS_H
#define GRAZE_THEIRS_H

#include "subject/program.h"

/* Whether it is a module of JavaScript that imports or exports. */
bool theirs_is_module(const struct program *s);
/* The copy, for free(); NULL without memory. `folder`: where the file stands, with a / at its end.
 * `is_typed`: TypeScript. */
char *theirs_copy(const struct program *s, const char *folder, bool is_typed);

/* A file beside it, of its package, with what it names and does not declare. */
struct beside {
  char name[256], *text, *copy; /* for free() */
};
enum { BESIDES_MOST = 64 };
/* Of Go and Java: how many. `self`: the name of the file itself. */
unsigned theirs_beside(const char *folder,
                       const char *self,
                       const struct program *own,
                       struct beside beside[BESIDES_MOST]);

#endif
