/* JSON on standard output. */
#ifndef GRAZE_JSON_H
#define GRAZE_JSON_H

#include "field.h"

/* Prints the value, indented, and lets go of it; EXIT_FINE, or EXIT_WRONG_USE after complaining. */
int json_print(json_t *value);

#endif
