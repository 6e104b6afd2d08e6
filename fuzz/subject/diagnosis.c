#include "diagnosis.h"

#include "block.h"
#include "diagnosis_reading.h"
#include "judge.h"
#include "reference/reference.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* What the test said to one case; its numbers as doubles, which hold small whole numbers of any type. */
struct asked {
  double number[FORM_MAX_COLUMNS];
  uint8_t answer;
};

/* How the answers fare under a reading. */
struct score {
  unsigned cases, wrong; /* where every contract says the same */
  unsigned touching, broken[CONTRACTS];
};

_Static_assert((int)DIAGNOSIS_MEND == (int)MEND_WORDS, "a mend is what reading_mend writes");

struct trial {
  const struct registry_entry *entry;
  struct form form;
  struct asked asked[DIAGNOSIS_CASES];
};

static const struct mix SMALL = {
    .weight = {[FAMILY_LATTICE] = 4, [FAMILY_ALLEN] = 3, [FAMILY_TOUCHING] = 3, [FAMILY_CONTAINED] = 2}};

/* Small: whole numbers that any arithmetic gets right. */
enum { SMALLEST = 1 << 12, SEED = 1 };

static bool ask(struct trial *trial, struct block *block) {
  unsigned count = 0;
  block->form = trial->form;
  for (uint64_t first = 0; count < DIAGNOSIS_CASES && first < (uint64_t)4 * DIAGNOSIS_CASES;
       first += BLOCK_ROWS) {
    block_draw(block, &SMALL, SEED, first);
    block_ask(block, trial->entry);
    for (size_t row = 0; row < BLOCK_ROWS && count < DIAGNOSIS_CASES; row++) {
      struct asked *asked = &trial->asked[count];
      union number numbers[FORM_MAX_COLUMNS];
      bool small = block->answers[row] != ANSWER_NONE;
      block_get(block, row, numbers);
      for (unsigned k = 0; k < form_columns(&trial->form) && small; k++) {
        asked->number[k] = number_as_double(trial->form.type, numbers[k]);
        small = fabs(asked->number[k]) <= SMALLEST && asked->number[k] == floor(asked->number[k]);
      }
      asked->answer = block->answers[row];
      count += small;
    }
  }
  return count == DIAGNOSIS_CASES;
}

static struct score score_of(const struct trial *trial, const struct reading *reading) {
  struct score score = {0};
  for (unsigned n = 0; n < DIAGNOSIS_CASES; n++) {
    const struct asked *asked = &trial->asked[n];
    union number numbers[FORM_MAX_COLUMNS];
    struct form form;
    reading_apply(reading, asked->number, &form, numbers);
    const struct truth truth = reference_truth(&form, numbers);
    const enum answer answer = hit_if((asked->answer == ANSWER_HIT) != reading->negated);
    const bool plain = judge_tells(CONTRACT_UNSTATED, truth_byte(truth));
    score.cases += plain;
    score.touching += truth.relation == RELATION_TOUCHING;
    for (unsigned c = 0; c < CONTRACTS; c++) {
      const bool wrong = judge_outcome((enum contract)c, truth, answer) != OUTCOME_AGREES;
      score.broken[c] += wrong && !plain;
      score.wrong += wrong && plain && c == CONTRACT_UNSTATED;
    }
  }
  return score;
}

/* Worth telling: it must have been tried on much, and be right on all of it. */
static bool is_right(struct score score) { return score.cases >= DIAGNOSIS_CASES / 8 && score.wrong == 0; }

/* The contract that the answers at touching keep to, if there is one. */
static enum contract contract_of(struct score score) {
  for (enum contract c = CONTRACT_CLOSED; c < CONTRACTS && score.touching >= 16; c++)
    if (score.broken[c] == 0)
      return c;
  return CONTRACT_UNSTATED;
}

static bool always(const struct trial *trial, enum answer answer) {
  for (unsigned n = 0; n < DIAGNOSIS_CASES; n++)
    if (trial->asked[n].answer != answer)
      return false;
  return true;
}

static const char *touching_words(enum contract contract) {
  return contract == CONTRACT_CLOSED ? "a hit"
         : contract == CONTRACT_OPEN ? "a miss"
                                     : "a hit on left and top sides alone";
}

/* Says that the contract is another one, when it plainly is. */
static bool tell_contract(const struct trial *trial, struct score score, struct diagnosis *to) {
  const enum contract stated = trial->entry->algorithm->by_code, kept = contract_of(score);
  if (kept == CONTRACT_UNSTATED || stated == CONTRACT_UNSTATED || kept == stated)
    return false;
  snprintf(to->words,
           sizeof to->words,
           "right if touching is %s: its contract is %s, not %s",
           touching_words(kept),
           contract_name(kept),
           contract_name(stated));
  return true;
}

static void tell_reading(const struct trial *trial,
                         const struct reading *reading,
                         struct score score,
                         struct diagnosis *to) {
  const enum contract stated = trial->entry->algorithm->by_code, kept = contract_of(score);
  char words[READING_WORDS];
  reading_words(reading, &trial->form, words);
  reading_mend(reading, &trial->form, trial->entry->algorithm->inputs, to->mend);
  to->cases_so = score.cases;
  to->wrong_so = score.wrong;
  snprintf(to->words, sizeof to->words, "right if %s", words);
  if (kept != CONTRACT_UNSTATED && kept != stated) {
    const size_t used = strlen(to->words);
    snprintf(to->words + used,
             sizeof to->words - used,
             ", and touching is %s (%s)",
             touching_words(kept),
             contract_name(kept));
  }
}

static bool find_reading(const struct trial *trial, struct diagnosis *to) {
  struct reading reading;
  for (unsigned k = 1; reading_at(&trial->form, k, &reading); k++) {
    const struct score score = score_of(trial, &reading);
    if (!is_right(score))
      continue;
    tell_reading(trial, &reading, score, to);
    return true;
  }
  return false;
}

bool diagnose(const struct registry_entry *entry, struct diagnosis *diagnosis) {
  struct trial *trial = malloc(sizeof *trial);
  struct block *block = block_new(LEVEL_BASE);
  struct reading as_is;
  *diagnosis = (struct diagnosis){.cases = 0};
  if (trial == NULL || block == NULL) {
    block_free(block);
    free(trial);
    return false;
  }
  trial->entry = entry;
  trial->form = entry->algorithm->form;
  if (ask(trial, block) && reading_at(&trial->form, 0, &as_is)) {
    const struct score score = score_of(trial, &as_is);
    diagnosis->cases = score.cases;
    diagnosis->wrong = score.wrong;
    if (score.wrong == 0)
      diagnosis->found = tell_contract(trial, score, diagnosis);
    else if (always(trial, ANSWER_MISS) || always(trial, ANSWER_HIT))
      snprintf(diagnosis->words,
               sizeof diagnosis->words,
               "it answers %s to everything",
               answer_name((enum answer)trial->asked[0].answer));
    else
      diagnosis->found = find_reading(trial, diagnosis);
  }
  block_free(block);
  free(trial);
  return true;
}
