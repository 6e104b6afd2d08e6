/* What commands say: a value as JSON, or a page of text from a template of reports/templates/. */
#ifndef GRAZE_TELL_H
#define GRAZE_TELL_H

#include "algorithm.h"
#include "render.h"
#include "store/statement.h"

#include <jansson.h>

/* Sets a member to a text, in which bytes that are no UTF-8 become \xNN, or to a number, null when it is not
 * finite. A lack of memory leaves it out. */
void json_put(json_t *object, const char *key, const char *text);
void json_put_whole(json_t *object, const char *key, uint64_t number);
void json_put_real(json_t *object, const char *key, double number);

/* What a test's record says of it, in a word or a line each. */
json_t *json_of_test(const struct algorithm *a);

/* Fills NAME.tty and prints it. Beside the parameters given, {{{bold}}}, {{{dim}}}, {{{red}}}, {{{green}}}
 * and {{{plain}}} are colours on a terminal, {{{graze}}} is this program as it is to be typed, and what
 * stands behind {{{fill}}} in a line is broken between words there, and goes on below itself. EXIT_FINE, or
 * EXIT_WRONG_USE after complaining. */
int tell_page(struct store *store, const char *name, const struct parameters *parameters);

/* A store in memory with the views of NAME.sql over the value, which is let go of: they find it in
 * `told.doc`, and how wide the terminal is in `told.columns`, or 0. NULL after complaining. */
struct store *tell_open(json_t *value, const char *name);
/* Prints the value, indented, or by NAME.tty over those views; lets go of it. An exit code as above. */
int tell(json_t *value, bool as_json, const char *name);

/* What a store has found. Of tests that were brought the answer, in a dozen lines: the verdict, the case
 * drawn, what is right there, how to mend it, and what to do next. Of others how many are of each colour, the
 * verdicts of some, and what is news. `all`: an entry each defect, in one sentence, with its plainest case
 * and how many places more it was met at; `test`: all entries of that test, NULL: of all. `path` is the
 * store's; `language`, a `language_word`, that of tests whose language the store does not know, or NULL. */
int tell_findings(struct store *store, const char *path, const char *test, bool all, const char *language);
/* Right code for the tests that were brought, or for one test, in a language: a `language_word`.
 * `whole`: also where it is long. */
int tell_code(struct store *store, const char *test, const char *language, bool whole);
/* Whether any of them is news, or that a test answers otherwise when its shapes are exchanged. */
bool has_news(struct store *store, const char *test);

/* Draws both shapes of a case, to scale, and once more about the smaller one where that would be a speck.
 * Every shape leaves a mark, however small. Nothing is drawn of numbers that are not finite. */
void draw_case(FILE *out, const struct form *form, const union number *numbers);
/* The same in four lines. */
void draw_case_small(FILE *out, const struct form *form, const union number *numbers);

#endif
