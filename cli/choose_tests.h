/* The tests that a command is to try, from --tests and --pair. */
#ifndef GRAZE_CHOOSE_TESTS_H
#define GRAZE_CHOOSE_TESTS_H

#include "subject/catalogue.h"

/* Without helpers. `ids` is NULL or a list of tests that there are, `pair` PAIR_NONE for any. `*chosen` is
 * the caller's to free; an exit code, after complaining in the command's name. */
int choose_tests(const char *command,
                 const char *ids,
                 enum pair pair,
                 const struct catalogue *tests,
                 const struct registry_entry ***chosen,
                 unsigned *count);

#endif
