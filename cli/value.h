/* One value of the command line: reading it, and saying what it may be. */
#ifndef GRAZE_VALUE_H
#define GRAZE_VALUE_H

#include "options.h"

enum { EXPECTED_MAX = 512 };

/* "a whole number from 1 to 1024", "closed, open or half-open"; `expected` holds EXPECTED_MAX bytes. */
void value_expected(const struct option *option, char *expected);
/* Stores what was read at its place in the request. False when the text is none such; `expected` then says
 * what would be. Tests are not looked up here. */
bool value_read(const struct option *option, const char *text, void *request, char *expected);

#endif
