/* What the two halves of `graze check` share: a verdict as text and as JSON. */
#ifndef GRAZE_CHECK_H
#define GRAZE_CHECK_H

#include "json.h"
#include "judge.h"
#include "subject/catalogue.h"
#include "words.h"

/* The outcome in words; where nothing can be blamed, why not. */
const char *verdict_text(const struct algorithm *algorithm, const struct verdict *verdict);
json_t *
verdict_json(const struct algorithm *algorithm, const union number *numbers, const struct verdict *verdict);

/* What is true of a case, and what the test says: "A circle at 0, 0 of radius 1 and one at 0, 5 of radius 3
 * are 1 apart; mdn_circles_js says hit", then the case, relation, place and gap, a line each. Without a test
 * of the shapes alone, and the case is not repeated. Of a helper nothing is true or false. */
void print_told(const struct form *form,
                const union number *numbers,
                const struct algorithm *algorithm,
                const struct verdict *verdict);
/* The same: words, relation, place and gap. */
void put_told(json_t *record,
              const struct form *form,
              const union number *numbers,
              const struct algorithm *algorithm,
              const struct verdict *verdict);

/* Puts a scene to every test but helpers and controls; an exit code. */
int check_scene(const struct catalogue *tests, const char *text, bool json);

#endif
