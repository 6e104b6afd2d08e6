/* Texts with blanks. `@type@` is filled with the value of that name, whose own blanks are filled too;
 * `@each(@column@ = n[@k@])@` is repeated for every column of a form, with a comma between. */
#ifndef GRAZE_TEMPLATE_H
#define GRAZE_TEMPLATE_H

#include <stdio.h>

struct blank {
  const char *name, *value; /* the list ends with a name of NULL */
};

/* @each@ takes the columns, a space between, from the blank `columns`. Failures show in `out`. */
void template_fill(FILE *out, const char *text, const struct blank *blanks);

#endif
