/* What the wrong answers of a test share, where no other reading of its numbers explains them: the shortest
 * condition on how the shapes lie under which it is wrong, and right elsewhere. "No corner of either lies in
 * the other", "the first box is wider than high": one clause, or two. Where no condition tells them from
 * right ones, what holds of all of them, or what makes most of them wrong.
 *
 * It is learned from cases of small whole numbers and tried on fresh ones of every family; only what holds of
 * both is told, with what came of the fresh ones. It is a description of what was seen, and no promise.
 *
 * Where all wrong answers are hits, or all are misses, one condition may mend it: "or the centre of the disc
 * lies in the box", "and the boxes about them meet". It is applied to the answers themselves, whatever the
 * language: it must make all right that was learned from and tried, and then all of other cases, drawn after
 * it was chosen.
 */
#ifndef GRAZE_DIAGNOSIS_RULE_H
#define GRAZE_DIAGNOSIS_RULE_H

#include "judge.h"

/* Of small whole numbers any library has the root of a sum of squares right: JavaScript's Math.hypot(20, 99)
 * is not 101. */
enum { EXACT_ROOTS = 64 };
/* The least part of 1 that a mend is tried on. */
enum { MEND_PARTS = 64 };

enum rule_use { RULE_LEARN, RULE_TRY, RULE_MEND, RULE_USES };

/* What is told explains: not all that is often wrong, or all; or it is one condition that holds of all wrong
 * cases and of no other, which no contract leaves open. */
enum rules_told { RULES_PARTLY, RULES_ALL, RULES_SHARP };

struct rules;
/* NULL without memory. */
struct rules *rules_new(const struct algorithm *algorithm);
void rules_free(struct rules *rules);
/* An answer to everyday numbers, as a hit or a miss; one that is a number, as it was graded. Others are
 * passed over, but where it gives none. */
void rules_add(struct rules *rules, enum rule_use use, const double *numbers, enum answer answer);
/* "wrong where they overlap and no corner of either lies in the other: in all 612 such cases that were tried,
 * and in none of 2410 others", "others where they overlap" when answers elsewhere are wrong as well; "" where
 * nothing short fits. Where it gives no answer is told before that: "gives no answer where they are
 * parallel: ...". */
enum rules_told rules_words(struct rules *rules, char *words, size_t size);
/* Whether a condition mends all that was added to learn from and to try: then others are worth to be asked,
 * RULE_MEND, before rules_mend. */
bool rules_may_mend(const struct rules *rules);
/* "\"or the centre of the disc lies in the box\" (cx >= x && …): right in all 4096 fresh cases with
 * it; it was wrong in 512 of them"; "" where none stands. */
void rules_mend(const struct rules *rules, char *words, size_t size);

#endif
