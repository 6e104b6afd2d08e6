/* A file as a copy in which a call can stand: what would keep it from being called is left out, by words. */
#ifndef GRAZE_THEIRS_H
#define GRAZE_THEIRS_H

#include "subject/program.h"

/* Whether it is a module of JavaScript that imports or exports. */
bool theirs_is_module(const struct program *s);
/* Whether the file is of TypeScript, which node does not read. */
bool theirs_is_typed(const char *path);
/* The copy, for free(); NULL without memory. */
char *theirs_copy(const struct program *s, const char *path);

/* A file beside it that is read before it: of its package, with what it names and does not declare, or a
 * header that it names. Both texts are for free(); a header has no copy. */
struct beside {
  char name[256], *text, *copy;
};
enum { BESIDES_MOST = 64 };
/* How many there are. */
unsigned theirs_beside(const char *path, const struct program *own, struct beside beside[BESIDES_MOST]);

#endif
