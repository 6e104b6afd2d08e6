/* What the pages say, in words: shared by the writers, so that all formats say the same. */
#ifndef GRAZE_WORDS_H
#define GRAZE_WORDS_H

#include "model.h"

enum { WORDS = 1024, COUNT_WORDS = 32 };

/* "1,048,576"; `words` holds COUNT_WORDS bytes. */
const char *count_words(uint64_t count, char *words);

/* As printf, behind what is there. */
__attribute__((format(printf, 2, 3))) void add_words(char words[WORDS], const char *format, ...);

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

/* One plain sentence, or two: what the test gets wrong, and where it is right as far as tried. */
void row_sentence(const struct model *model, const struct model_row *row, char words[WORDS]);
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
/* "apart by 1.5", "overlapping by 2e-17", "touching exactly". */
void gap_words(const struct stored_finding *finding, char words[WORDS]);
/* Over which values of the k-th number, the others as they are, it stays wrong: "at this value alone", "from
 * 0 to 0.999", "from 1 up". False when the store does not tell. */
bool interval_words(const struct model *model,
                    const struct stored_finding *finding,
                    unsigned k,
                    char words[WORDS]);

/* Some hundred findings are told at length; of a store with more, the first ones of each row are. */
bool finding_is_told(const struct model *model, size_t finding);

/* The command that runs the campaign again. */
void campaign_line(const struct model *model, char words[WORDS]);

#endif
