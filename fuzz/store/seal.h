/* What a store must be before a word of it is believed: no journal that names other files beside it, the
 * schema of this graze and nothing more, no damage, no text that a terminal would obey, and the digest of
 * what was saved, once it is finished. */
#ifndef GRAZE_SEAL_H
#define GRAZE_SEAL_H

#include "statement.h"

#include <limits.h>

/* Asked before SQLite opens a file: it follows links, rolls back a journal or removes it at once, and reads
 * names that begin with "file:" in its own way. Gives the path without links, of a store or, where it may
 * begin, of an empty file or none; false when it is something else, or has files beside it that are not its
 * own. */
bool store_resolve(struct store *store, const char *path, bool may_begin, char resolved[PATH_MAX]);
/* Path and ending in one, from the root on; false when it is too long, or its folder is not there. */
bool store_beside(const char *path, const char *ending, char absolute[PATH_MAX]);
bool store_check_seal(struct store *store);
/* Of a store that something else than graze has changed; for tests of what lies behind the seal. */
bool store_seal_file(const char *path);

#endif
