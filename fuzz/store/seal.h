/* What a store must be before a word of it is believed: no journal that names other files beside it, the
 * schema of this graze and nothing more, no damage, no text that a terminal would obey, and the digest of
 * what was saved. */
#ifndef GRAZE_SEAL_H
#define GRAZE_SEAL_H

#include "statement.h"

/* Asked before SQLite opens the file: it follows a journal at once. */
bool store_journal_is_harmless(struct store *store, const char *path);
bool store_check_seal(struct store *store);
/* Part of every save. */
bool store_seal(struct store *store);
/* Of a store that something else than graze has changed; for tests of what lies behind the seal. */
bool store_seal_file(const char *path);

#endif
