/* How strongly it is known whether a test is right, in words. */
#include "words.h"

#include <string.h>

/* Lattices walked to the end, without a wrong answer on them. */
struct lattices {
  unsigned clean, wrong;
  uint64_t cases;
};

static struct lattices lattices_of(const struct model *model, const struct model_row *row) {
  struct lattices sum = {0, 0, 0};
  for (size_t k = 0; k < model->lattices; k++) {
    const struct stored_lattice *l = &model->lattice[k];
    if (l->test.index != row->test)
      continue;
    sum.wrong += l->wrong > 0;
    if (l->wrong == 0 && l->done == l->cases) {
      sum.clean++;
      sum.cases += l->judged;
    }
  }
  return sum;
}

static const struct stored_proof *proof_of(const struct model *model, const struct model_row *row) {
  for (size_t k = 0; k < model->proofs; k++)
    if (model->proof[k].test.index == row->test && strcmp(model->proof[k].level, "proved") == 0)
      return &model->proof[k];
  return NULL;
}

enum evidence row_evidence(const struct model *model, const struct model_row *row) {
  const struct lattices lattices = lattices_of(model, row);
  if (row->found > 0 || lattices.wrong > 0)
    return EVIDENCE_WRONG;
  if (proof_of(model, row) != NULL)
    return EVIDENCE_PROVED;
  if (lattices.clean > 0)
    return EVIDENCE_LATTICE;
  return row->judged > 0 ? EVIDENCE_NONE : EVIDENCE_UNTRIED;
}

const char *evidence_name(enum evidence evidence) {
  static const char *const NAME[EVIDENCES] = {
      "found wrong", "not tried", "none found", "none on a lattice", "proved"};
  return NAME[evidence];
}

const char *evidence_meaning(enum evidence evidence) {
  static const char *const MEANING[EVIDENCES] = {
      "A case is known, and shown, at which the answer is not what is true.",
      "No case of its form was judged.",
      "Many cases were tried, and none was wrong. With 95% confidence the rate over this mix is at most 3 in "
      "as many. Nothing is known about cases that were not tried.",
      "Every case of a whole lattice was tried, and none was wrong: so on it there is none. That says "
      "nothing about cases beyond it.",
      "A machine-checked proof about the C as it stands: for every input within the stated range the answer "
      "is what the contract asks for, and nothing overflows."};
  return MEANING[evidence];
}

static void add_bound(char words[WORDS], const struct model *model, const struct model_row *row) {
  for (size_t k = 0; k < model->roundings; k++) {
    const struct stored_rounding *r = &model->rounding[k];
    if (r->test.index != row->test)
      continue;
    if (r->ulps == 0) {
      add_words(words, "; nothing is rounded");
      continue;
    }
    add_words(words, "; right where the gap is beyond %.3g ulps of the largest number", r->ulps);
    if (r->wrong > 0)
      add_words(words, " (worst seen %.3g)", r->worst);
  }
}

void evidence_words(const struct model *model, const struct model_row *row, char words[WORDS]) {
  const struct lattices lattices = lattices_of(model, row);
  const struct stored_proof *proof = proof_of(model, row);
  const enum evidence evidence = row_evidence(model, row);
  char count[COUNT_WORDS];
  words[0] = '\0';
  if (evidence == EVIDENCE_WRONG && row->found > 0)
    add_words(words, "%u finding%s", row->found, row->found == 1 ? "" : "s");
  else if (evidence == EVIDENCE_WRONG)
    add_words(words, "on %u lattice%s", lattices.wrong, lattices.wrong == 1 ? "" : "s");
  else if (proof != NULL)
    add_words(words, "%.200s", proof->within);
  if (evidence != EVIDENCE_WRONG && lattices.clean > 0)
    add_words(words,
              "%snone in %s cases of %u lattice%s",
              words[0] == '\0' ? "" : "; ",
              count_words(lattices.cases, count),
              lattices.clean,
              lattices.clean == 1 ? "" : "s");
  if (evidence == EVIDENCE_NONE)
    add_words(words, "in %s cases", count_words(row->judged, count));
  add_bound(words, model, row);
}
