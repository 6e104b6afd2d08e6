/* Every test there is for one run of graze: the built-in ones and those that were brought. */
#ifndef GRAZE_CATALOGUE_H
#define GRAZE_CATALOGUE_H

#include "generate/mix.h"
#include "subject.h"

struct catalogue;

/* NULL when there is no memory. */
struct catalogue *catalogue_new(void);
void catalogue_free(struct catalogue *catalogue);
/* False at a fault, with `why` (SUBJECT_WHY bytes): it cannot be opened, or an id is another test's too. True
 * with "", or what was assumed. */
bool catalogue_add(struct catalogue *catalogue, const struct subject_given *given, char *why);

/* Built-in tests first, in the registry's order; then the foreign ones as they were given. A NULL catalogue
 * has the built-in tests. */
size_t catalogue_count(const struct catalogue *catalogue);
const struct registry_entry *catalogue_at(const struct catalogue *catalogue, size_t index);
bool catalogue_has_foreign(const struct catalogue *catalogue);
/* NULL when there is no such test. */
const struct registry_entry *catalogue_find(const struct catalogue *catalogue, const char *id);
/* The id nearest in spelling. */
const char *catalogue_nearest(const struct catalogue *catalogue, const char *id);

/* subject_renew() for all foreign tests among these. */
void subjects_renew(const struct registry_entry *const *tests, unsigned count, double times);

/* Adds the numbers that foreign tests have written in them, where a mistake often stands: in their
 * order in the tests' files, while there is room. Of a plugin, its read-only data and what its instructions
 * compare and load; of a command, the last file it names, as text. Files that cannot be read say nothing. */
void constants_add(const struct registry_entry *const *tests, unsigned count, struct dictionary *to);

#endif
