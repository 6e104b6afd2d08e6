/* The numbers that a foreign test has written in it: a mistake often stands at one of them. */
#ifndef GRAZE_CONSTANTS_H
#define GRAZE_CONSTANTS_H

#include "generate/generate.h"
#include "runner.h"

/* Adds the plain numbers of the files that the tests are of, in their order there, while there is room: of a
 * plugin, its read-only data and what its instructions compare and load; of a command, the last file it
 * names, as text. Files that cannot be read say nothing. */
void constants_add(const struct registry_entry *const *tests, unsigned count, struct dictionary *to);

#endif
