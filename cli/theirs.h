/* A file as a copy in which a call can stand: what would keep it from being called is left out, by words. */
#ifndef GRAZE_THEIRS_H
#define GRAZE_THEIRS_H

#include "subject/program.h"

#include <limits.h>

/* What a file says, as UTF-8, for free(); NULL: it cannot be read, or there is no memory. */
char *theirs_text(const char *path);
/* Whether it is a module of JavaScript that imports or exports. */
bool theirs_is_module(const struct program *s);
/* Whether the file is of TypeScript, which node does not read. */
bool theirs_is_typed(const char *path);
/* The copy, for free(); NULL without memory. */
char *theirs_copy(const struct program *s, const char *path);

/* A file beside it that is read before it: of its package, with what it names and does not declare, a module
 * that it imports, or a header that it names. Both texts are for free(); a header has no copy, and perhaps a
 * source with its functions. `stands_for`: an engine, whose types it has; NULL: none. */
struct beside {
  char name[256], *text, *copy, source[PATH_MAX];
  const char *stands_for;
};
enum { BESIDES_MOST = 64 };
/* How many there are. */
unsigned theirs_beside(const char *path, const struct program *own, struct beside beside[BESIDES_MOST]);

/* Of Rust, whether it names modules of a crate. */
bool theirs_in_crate(const struct program *s);
/* Of Java, the folder in which the file stands as its package says; false: it stands elsewhere. */
bool theirs_root(const struct program *s, const char *path, char root[PATH_MAX]);
/* Of C and C++, for the compiler: where headers may stand, and what must be defined for one to have its
 * functions. `folder`: of the file, for the shell. */
void theirs_flags(const struct program *s, const char *folder, char *flags, size_t size);

#endif
