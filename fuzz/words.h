/* What a reader is told of a case, a finding and a test, in words. It is decided once, by the campaign, which
 * writes it into the store's rows; `graze check` and the page in the browser say the same.
 */
#ifndef GRAZE_WORDS_H
#define GRAZE_WORDS_H

#include "subject/program.h"
#include "summary.h"
#include "wording.h"

enum { WORDS = 2048, COUNT_WORDS = 32 };

/* "1,048,576"; `words` holds COUNT_WORDS bytes. */
const char *count_words(uint64_t count, char *words);

#define add_words(words, ...) text_add(words, WORDS, __VA_ARGS__)

/* The most that a rate can be with 95% confidence when none was found in so many cases: 3 / cases, the rule
 * of three, as "1 in N"; 0: nothing can be said. */
uint64_t rule_of_three(uint64_t cases);

/* Whether so many cases were judged that it says something when none was wrong. */
bool summary_is_tried(const struct summary *s);

/* A case, judged. */
struct told_case {
  const struct form *form;
  const union number *numbers;
  const struct algorithm *algorithm; /* NULL: of the shapes alone */
  const struct verdict *verdict;
  double gap;          /* as reference_gap */
  bool unsteady, late; /* late: the answer takes longer than it may */
};
/* One that is asked about now; what it holds must last as long. */
struct told_case told_case_of(const struct form *form,
                              const union number *numbers,
                              const struct algorithm *algorithm,
                              const struct verdict *verdict);
struct told_case finding_case(const struct finding *finding);

/* "A circle at 0, 0 of radius 3 and one at 5, 0 of radius 1 are 1 apart; mine says hit". */
void case_words(const struct told_case *told, char words[WORDS]);
/* "apart by 1.5", "overlapping, 2e-17 deep", "touching, the gap is exactly 0". */
void gap_words(const struct told_case *told, char words[WORDS]);
/* What a test answers with: "hit"; where numbers are asked for "2.5", "(1, 3)"; "no answer". */
void value_words(const struct told_case *told, char words[WORDS]);
/* The outcome; where nothing can be blamed, why not. */
const char *verdict_words(const struct algorithm *algorithm, const struct verdict *verdict);
/* The answer that would have been right, or ANSWER_NONE when that cannot be told. */
enum answer answer_expected(enum question question, const struct verdict *verdict);
/* Why two shapes of small whole numbers overlap or are apart, so that a person can check it without a
 * computer. Apart: a direction along which the one ends before the other begins. Overlapping: a point that
 * both hold, or on which side of each the other's ends lie. False when the numbers are not small and whole,
 * or the shapes only touch. */
bool words_by_hand(const struct form *form, const union number *numbers, char words[WORDS]);
/* Over which values of the k-th number, the others as they are, a finding stays wrong: "at this value alone",
 * "from 0 to 0.999", "from 1 up". "" when that was not tried. */
void interval_words(const struct finding *finding, unsigned k, char words[WORDS]);

/* A case as an assertion that can be pasted into somebody's tests. */
enum { ASSERTION = 1200 };
/* By what runs a test that is brought so ("--command 'node mine.js'"), or LANGUAGES. */
enum language language_of(const char *given);
/* Every number is exactly the case's, as the language reads it. False when the right answer cannot be told,
 * and of a language without assertions. */
bool case_assertion(const struct told_case *told, enum language language, char text[ASSERTION]);

/* "wrong in 1 of 45 cases with everyday numbers": whole numbers up to 4,000, halves and quarters; "" when
 * none were tried. */
void everyday_words(const struct summary *summary, char words[WORDS]);
/* One plain sentence, or two: what the test gets wrong, and where it is right as far as tried. */
void summary_sentence(const struct summary *summary, char words[WORDS]);
/* How wide the widest everyday gap at which it is wrong is: "by up to 38% of the shapes' size", "by a hair",
 * "where shapes touch", "where it gives no answer"; "" when it is never wrong there. */
void worst_words(const struct summary *summary, char words[WORDS]);
/* What a reader cares about first. */
enum colour {
  COLOUR_RED,     /* anyone can see it fail */
  COLOUR_AMBER,   /* only by a hair or at extremes, or where a shape has no extent */
  COLOUR_GREEN,   /* no wrong answer is known */
  COLOUR_UNTRIED, /* no case of its form was judged */
  COLOUR_CONTROL, /* wrong on purpose */
};
enum colour summary_colour(const struct summary *summary);
const char *colour_name(enum colour colour);
/* "is wrong where anyone can see it", "gives no answer to any case", "is clean: no wrong answer was found"
 */
const char *colour_words(const struct summary *summary);
/* Of more answers than a few that nobody can read, the others are no sample. */
bool summary_is_read(const struct summary *summary);
/* Why it is neither called wrong nor right: "no answer", "no hit" where shapes meet, "not read", "too few"
 * cases; NULL: it is. */
const char *untried_why(const struct summary *summary);
/* "--contract open": what to say of a test whose diagnosis is that it promises something else at touching; ""
 * for any other. */
void contract_meant(const struct summary *summary, char words[WORDS]);
/* What to say of a test that somebody brought and that is wrong by a hair alone, or with huge or tiny numbers
 * alone, so that only worse is reported; NULL: it is right, or wrong in other ways, or this is said already.
 * And why that may be good enough. */
const char *enough_options(const struct summary *summary);
const char *enough_words(const struct summary *summary);
/* What a test of one's own comes to, in parts. */
enum told_part {
  TOLD_HEAD, /* "right if r is the diameter (disc)" */
  TOLD_HELD, /* "so it is in 4096 fresh cases of every family, with numbers up to 1024" */
  TOLD_GIVE, /* what to give it, or which form to say */
  TOLD_CALL, /* "so call it as  mine(x, y, r / 2)" */
  TOLD_MEND, /* "a mend: ..." */
  TOLD_PARTS
};
/* False, and "", when there is nothing to say. */
bool diagnosis_part(const struct summary *summary, enum told_part part, char words[WORDS]);
/* All of them, the last three in lines of their own, behind the name of the test. */
void diagnosis_words(const struct summary *summary, char words[WORDS]);

/* The command that runs cases [first, last) again, with the tests that were brought. `mix` is its name. */
void campaign_line(const struct registry_entry *const *tests,
                   unsigned count,
                   uint64_t seed,
                   struct range range,
                   const char *mix,
                   char words[WORDS]);

#endif
