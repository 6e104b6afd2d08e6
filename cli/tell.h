/* What commands say: a value as JSON, or a page of text from a template of reports/templates/. */
#ifndef GRAZE_TELL_H
#define GRAZE_TELL_H

#include "render.h"
#include "store/store.h"

#include <jansson.h>

/* Sets a member to a text, in which bytes that are no UTF-8 become \xNN, or to a number, null when it is not
 * finite. A lack of memory leaves it out. */
void json_put(json_t *object, const char *key, const char *text);
void json_put_real(json_t *object, const char *key, double number);

/* Fills NAME.tty and prints it. Beside the parameters given, {{{bold}}}, {{{dim}}}, {{{red}}}, {{{green}}}
 * and {{{plain}}} are colours on a terminal, and what stands behind {{{fill}}} in a line is broken between
 * words there, and goes on below itself. EXIT_FINE, or EXIT_WRONG_USE after complaining. */
int tell_page(sqlite3 *db, const char *name, const struct parameters *parameters);

/* A database with the views of NAME.sql over the value, which is let go of: they find it in `told.doc`, and
 * how wide the terminal is in `told.columns`, or 0. NULL after complaining. */
sqlite3 *tell_open(json_t *value, const char *name);
/* Prints the value, indented, or by NAME.tty over those views; lets go of it. An exit code as above. */
int tell(json_t *value, bool as_json, const char *name);

/* What a store has found: an entry a defect, in one sentence, with its plainest case; how many places more it
 * was met at, or, of one test (NULL: of all), all of them. Then what the tests that were brought come to, and
 * how to go on. `path` is the store's. */
int tell_findings(struct store *store, const char *path, const char *test);
/* Whether any of them is news, or that a test answers otherwise when its shapes are exchanged. */
bool has_news(struct store *store, const char *test);

#endif
