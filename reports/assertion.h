/* The smallest case of a finding as an assertion that can be pasted into somebody's tests. */
#ifndef GRAZE_ASSERTION_H
#define GRAZE_ASSERTION_H

#include "model.h"

enum language { LANGUAGE_C, LANGUAGE_JAVASCRIPT, LANGUAGE_PYTHON, LANGUAGE_JAVA, LANGUAGE_CSHARP, LANGUAGES };
enum { ASSERTION = 1200 };

const char *language_name(enum language language);
/* By what runs the test, or LANGUAGES. */
enum language test_language(const struct model_test *test);
/* Every number is exactly the case's, as the language reads it. False when the right answer cannot be told,
 * or the store's numbers are none of the form. */
bool finding_assertion(const struct model *model,
                       const struct stored_finding *finding,
                       enum language language,
                       char text[ASSERTION]);

#endif
