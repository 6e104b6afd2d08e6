/* JSON on standard output. */
#ifndef GRAZE_JSON_H
#define GRAZE_JSON_H

#include <jansson.h>

/* Sets a member to a text, in which bytes that are no UTF-8 become \xNN, or to a number, null when it is not
 * finite. A lack of memory leaves it out. */
void json_put(json_t *object, const char *key, const char *text);
void json_put_real(json_t *object, const char *key, double number);

/* Prints the value, indented, and lets go of it; EXIT_FINE, or EXIT_WRONG_USE after complaining. */
int json_print(json_t *value);

#endif
