/* A folder with a program in it that answers graze: a template filled from the views of new.sql. `graze new`
 * leaves a function to fill in, `graze try` puts the call of one there. */
#ifndef GRAZE_PROJECT_H
#define GRAZE_PROJECT_H

#include "form.h"

#include <jansson.h>

struct store;
/* What the views read; more may be set. NULL without memory. */
json_t *project_told(const char *name, const char *language, const struct form *form);
/* Makes the folder, with all files or none. An exit code, after complaining in the command's name. */
int project_write(const char *command, const char *folder, struct store *store);

#endif
