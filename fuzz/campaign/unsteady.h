/* Answers that do not stand: whether one does when it is asked for again, and what one that does not hangs
 * on. */
#ifndef GRAZE_UNSTEADY_H
#define GRAZE_UNSTEADY_H

#include "block.h"
#include "finding.h"

#define add_unsteady(words, ...) text_add(words, UNSTEADY_WORDS, __VA_ARGS__)

/* Whether the test gives the answer to the finding's smallest case again that is told of it, asked alone, in
 * a process that has just begun, and after other calls. No answer stands where it is all that comes. */
bool stands_alone(const struct finding *f);
/* Whether it gives it in many rows of one call. To be asked when all that is asked alone was: it is much for
 * a process that has just begun. */
bool stands_in_rows(const struct finding *f);

/* Adds what the answer to the first case hangs on, as two experiments tell: the case asked again alone, and
 * the cases of the source before it. `once`: only whether the case alone is answered otherwise after one
 * call, which says less than what was called before. False when neither tells; then no words are added. */
bool unsteady_words(const struct finding *met,
                    const struct source *source,
                    bool once,
                    char words[UNSTEADY_WORDS]);

#endif
