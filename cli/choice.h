/* The tests that a command is to try, from --tests and --pair; the store that it writes. */
#ifndef GRAZE_CHOICE_H
#define GRAZE_CHOICE_H

#include "subject/catalogue.h"

struct choice {
  const char *tests, *pair; /* NULL: not given */
};

/* Without helpers. `*chosen` is the caller's to free; an exit code, after complaining in the command's name.
 */
int choose_tests(const char *command,
                 const struct choice *choice,
                 const struct catalogue *tests,
                 const struct registry_entry ***chosen,
                 unsigned *count);
/* Where none is named: out/campaign.db, in a folder that is made when there is none. */
int default_store(const char **path);

#endif
