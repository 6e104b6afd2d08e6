/* What the pages say, in words: shared by the writers, so that all formats say the same. */
#ifndef GRAZE_WORDS_H
#define GRAZE_WORDS_H

#include "model.h"
#include "wording.h"

enum { WORDS = 2048, COUNT_WORDS = 32 };

/* "1,048,576"; `words` holds COUNT_WORDS bytes. */
const char *count_words(uint64_t count, char *words);

#define add_words(words, ...) text_add(words, WORDS, __VA_ARGS__)

/* At how many cases an outcome could have shown, and whether it could at all: a broken contract needs one. */
bool outcome_can_show(const struct model *model,
                      const struct model_row *row,
                      enum outcome outcome,
                      uint64_t *cases);
/* The most that a rate can be with 95% confidence when none was found in so many cases: 3 / cases, the rule
 * of three, as "1 in N"; 0 cases: 0, nothing can be said. */
uint64_t rule_of_three(uint64_t cases);

/* Findings of a cause, whatever their outcome. */
unsigned findings_by(const struct model_row *row, enum cause cause);
/* It answers otherwise when it is asked the same again: no count of cases bounds its faults. */
bool row_is_unsteady(const struct model_row *row);
bool row_has_bound(const struct model_row *row); /* neither unsteady nor given up on */

/* "wrong in 1 of 45 cases with everyday numbers": whole numbers up to 4,000, halves and quarters; "" when
 * none were tried. */
void everyday_words(const struct model_row *row, char words[WORDS]);
/* One plain sentence, or two: what the test gets wrong, and where it is right as far as tried. */
void row_sentence(const struct model *model, const struct model_row *row, char words[WORDS]);
/* What a reader cares about first. */
enum standing {
  STANDS_LOGIC,    /* wrong on ordinary whole numbers */
  STANDS_RANGE,    /* only with huge or tiny numbers, or where the original is undefined */
  STANDS_ROUNDING, /* only by a hair, or with huge or tiny numbers */
  STANDS_UNSTEADY, /* only now and then: it answers otherwise when it is asked the same again */
  STANDS_RIGHT,    /* no wrong answer */
  STANDS_HOUSE,    /* none, as a house test should */
  STANDS_LIAR,     /* wrong on purpose */
  STANDINGS
};
enum standing row_standing(const struct model *model, const struct model_row *row);
/* "wrong on ordinary whole numbers" */
const char *standing_name(enum standing standing);
const char *standing_title(enum standing standing); /* the same with a capital */
/* "is wrong on ordinary whole numbers", "gives no answer to some cases", "is clean: no wrong answer was
 * found" */
const char *standing_words(const struct model *model, const struct model_row *row);
/* "--contract open": what to say of a test whose diagnosis is that it promises something else at touching;
 * false for any other. */
enum { MEANT_WORDS = 32 };
bool meant_contract(const struct model_test *test, char words[MEANT_WORDS]);
/* What to say of a test that somebody brought and that is wrong by a hair alone, or with huge or tiny numbers
 * alone, so that only worse is reported; NULL: it is right, or wrong in other ways, or this is said already.
 */
const char *enough_options(const struct model *model, const struct model_row *row);
/* Why that may be good enough. */
const char *enough_words(const struct model *model, const struct model_row *row);

/* Tests of documents; those that were published elsewhere and picked because they are wrong; those of books
 * and courses. */
struct headline {
  struct share {
    size_t tests, wrong;
  } told, published, taught;
  size_t documents, standing[STANDINGS]; /* of those of documents */
};
struct headline headline_of(const struct model *model);

/* How strongly it is known whether a test is right. */
enum evidence {
  EVIDENCE_WRONG,   /* found wrong, in the campaign or on a lattice */
  EVIDENCE_UNTRIED, /* no case of its form was judged */
  EVIDENCE_NONE,    /* none found among so many cases */
  EVIDENCE_LATTICE, /* none on a whole lattice */
  EVIDENCE_PROVED,  /* proved for every input within a stated range */
  EVIDENCES
};
enum evidence row_evidence(const struct model *model, const struct model_row *row);
const char *evidence_name(enum evidence evidence);    /* "none on a lattice" */
const char *evidence_meaning(enum evidence evidence); /* a sentence */
/* What there is of it, in short: "sizes not negative; none in 936,559,506 cases of 2 lattices". */
void evidence_words(const struct model *model, const struct model_row *row, char words[WORDS]);

/* What the causes that were met mean: "fails on small whole numbers; needs fractions". */
const char *cause_meaning(enum cause cause);

/* The answer that would have been right, or ANSWER_NONE when that cannot be told. */
enum answer finding_expected(const struct stored_finding *finding);
/* The smallest case: "A circle at 0, 0 of radius 3 and one at 5, 0 of radius 1 are 1 apart; mine says hit".
 */
void case_words(const struct model *model, const struct stored_finding *finding, char words[WORDS]);
/* The same of any case: what it tells of the finding are its smallest case, relation, gap, answer, cause and
 * outcome. `id` NULL: of the shapes alone. */
void told_words(const struct form *form,
                const char *id,
                const char *contract,
                const struct stored_finding *finding,
                char words[WORDS]);
/* What is said before a gap: "at least " beside an ellipse, whose gap is that of a squeezed plane. */
const char *bound_words(const struct form *form);
/* Adds " are 1 apart", " overlap by 0.5", " touch, exactly". */
void truth_words(const struct form *form, const struct stored_finding *finding, char words[WORDS]);
/* Where it lies, as it is said of its shapes. */
#define PLACE(model, finding)                                                                                \
  place_words((model)->test[(finding)->test.index].pair, (finding)->place, (char[PLACE_WORDS]){0})
/* What a test of one's own comes to: "mine: right if r is the diameter (disc)", and in a second line how to
 * call it then; "" when there is nothing to say. */
void diagnosis_words(const struct model *model, size_t test, char words[WORDS]);
/* "apart by 1.5", "overlapping by 2e-17", "touching exactly". */
void gap_words(const struct form *form, const struct stored_finding *finding, char words[WORDS]);
/* Over which values of the k-th number, the others as they are, it stays wrong: "at this value alone", "from
 * 0 to 0.999", "from 1 up". False when the store does not tell. */
bool interval_words(const struct model *model,
                    const struct stored_finding *finding,
                    unsigned k,
                    char words[WORDS]);

/* Some hundred defects are told at length; of a store with more, the first ones of each row are. */
bool defect_is_told(const struct model *model, size_t defect);

/* The command that runs the campaign again, with the tests that were brought. */
void campaign_line(const struct model *model, char words[WORDS]);

#endif
