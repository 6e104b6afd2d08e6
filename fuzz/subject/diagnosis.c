#include "diagnosis.h"

#include "block.h"
#include "campaign/findings.h"
#include "diagnosis_ways.h"
#include "judge.h"
#include "wording.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* What the test said to one case; its numbers as doubles, which hold small whole numbers of any type. */
struct answered {
  double number[FORM_MAX_COLUMNS];
  uint8_t answer;
  bool exact_roots;
};

/* How the answers fare under a reading. */
struct score {
  unsigned cases, wrong;           /* where every contract says the same */
  unsigned flat_cases, flat_wrong; /* the same where a shape has no interior */
  unsigned touching, broken[CONTRACTS];
  unsigned hits; /* that the test answered */
};

_Static_assert((int)DIAGNOSIS_MEND == (int)MEND_WORDS, "a mend is what reading_mend writes");

struct examination {
  const struct registry_entry *entry;
  const struct findings *findings;
  struct form form;
  struct ways ways;
  struct answered asked[DIAGNOSIS_CASES];
};

static const struct mix SMALL = {
    .weight = {[FAMILY_LATTICE] = 4, [FAMILY_ALLEN] = 3, [FAMILY_TOUCHING] = 3, [FAMILY_CONTAINED] = 2}};

/* Small: whole numbers that any arithmetic gets right. Of those up to EXACT_ROOTS any library has the root of
 * a sum of squares right too: JavaScript's Math.hypot(20, 99) is not 101. Beyond, what is said where shapes
 * touch shows no contract. */
enum { SMALLEST = 1 << 12, EXACT_ROOTS = 64, SEED = 1 };

static bool ask(struct examination *examination, struct block *block) {
  unsigned count = 0;
  block->form = examination->form;
  for (uint64_t first = 0; count < DIAGNOSIS_CASES && first < (uint64_t)4 * DIAGNOSIS_CASES;
       first += BLOCK_ROWS) {
    block_draw(block, &SMALL, SEED, first);
    block_ask(block, examination->entry);
    for (size_t row = 0; row < BLOCK_ROWS && count < DIAGNOSIS_CASES; row++) {
      struct answered *asked = &examination->asked[count];
      union number numbers[FORM_MAX_COLUMNS];
      bool small = block->answers[row] < ANSWER_NONE;
      double most = 0;
      block_get(block, row, numbers);
      for (unsigned k = 0; k < form_columns(&examination->form) && small; k++) {
        asked->number[k] = number_as_double(examination->form.type, numbers[k]);
        most = fmax(most, fabs(asked->number[k]));
        small = fabs(asked->number[k]) <= SMALLEST && asked->number[k] == floor(asked->number[k]);
      }
      asked->answer = block->answers[row];
      asked->exact_roots = most <= EXACT_ROOTS;
      count += small;
    }
  }
  return count == DIAGNOSIS_CASES;
}

/* Worth telling: it is right where contracts do not differ, and keeps one where they do. */
static bool is_right(const struct score *score) {
  bool keeps = false;
  for (unsigned c = CONTRACT_CLOSED; c < CONTRACTS; c++)
    keeps |= score->broken[c] == 0;
  return score->wrong == 0 && keeps;
}

/* What case n shows was worth to know first: of the next reading it is asked sooner. */
static void ask_sooner(struct examination *examination, unsigned n) {
  const struct answered asked = examination->asked[n];
  examination->asked[n] = examination->asked[n / 2];
  examination->asked[n / 2] = asked;
}

/* Of all cases, or up to the first that shows that it is not right: a score that is right is of all. */
static struct score score_of(struct examination *examination, const struct reading *reading, bool all) {
  struct score score = {0};
  for (unsigned n = 0; n < DIAGNOSIS_CASES; n++) {
    const struct answered *asked = &examination->asked[n];
    struct truth truth;
    bool flat;
    if (!reading_truth(reading, asked->number, &truth, &flat) ||
        (flat && truth.relation == RELATION_TOUCHING))
      continue;
    const enum answer answer = hit_if((asked->answer == ANSWER_HIT) != reading->negated);
    const bool is_told = judge_tells(CONTRACT_UNSTATED, truth_byte(truth));
    const bool wrong = judge_outcome(CONTRACT_UNSTATED, truth, answer) != OUTCOME_AGREES;
    *(flat ? &score.flat_cases : &score.cases) += is_told;
    *(flat ? &score.flat_wrong : &score.wrong) += wrong;
    score.hits += answer == ANSWER_HIT;
    score.touching += truth.relation == RELATION_TOUCHING && asked->exact_roots;
    for (unsigned c = 0; c < CONTRACTS; c++)
      score.broken[c] +=
          !is_told && asked->exact_roots && judge_outcome((enum contract)c, truth, answer) != OUTCOME_AGREES;
    if (!all && !is_right(&score)) {
      ask_sooner(examination, n);
      break;
    }
  }
  return score;
}

/* The contract that the answers at touching keep to, if there is one: the stated one before others. */
static enum contract contract_of(const struct examination *examination, const struct score *score) {
  const enum contract stated = examination->entry->algorithm->by_code;
  if (score->broken[stated] == 0)
    return stated;
  for (enum contract c = CONTRACT_CLOSED; c < CONTRACTS && score->touching >= 16; c++)
    if (score->broken[c] == 0)
      return c;
  return CONTRACT_UNSTATED;
}

/* What small whole numbers have shown must be as the reading says. */
static bool is_contradicted(const struct examination *examination,
                            const struct reading *reading,
                            const struct score *score,
                            enum contract contract) {
  for (size_t k = 0; examination->findings != NULL && k < examination->findings->count; k++) {
    const struct finding *finding = &examination->findings->finding[k];
    double numbers[FORM_MAX_COLUMNS];
    struct truth truth;
    bool flat;
    double most = 0;
    if (finding->entry != examination->entry || finding->cause != CAUSE_LOGIC ||
        finding->verdict.answer == ANSWER_NONE)
      continue;
    for (unsigned c = 0; c < form_columns(&examination->form); c++) {
      numbers[c] = number_as_double(examination->form.type, finding->smallest[c]);
      most = fmax(most, fabs(numbers[c]));
    }
    const enum answer answer = hit_if((finding->verdict.answer == ANSWER_HIT) != reading->negated);
    if (reading_truth(reading, numbers, &truth, &flat) && !(flat && score->flat_wrong > 0) &&
        (truth.relation != RELATION_TOUCHING || most <= EXACT_ROOTS) &&
        judge_outcome(contract, truth, answer) != OUTCOME_AGREES)
      return true;
  }
  return false;
}

/* Whether all answers are the same, of findings too. */
static bool always(const struct examination *examination, enum answer answer) {
  for (unsigned n = 0; n < DIAGNOSIS_CASES; n++)
    if (examination->asked[n].answer != answer)
      return false;
  for (size_t k = 0; examination->findings != NULL && k < examination->findings->count; k++)
    if (examination->findings->finding[k].entry == examination->entry &&
        examination->findings->finding[k].verdict.answer == hit_if(answer == ANSWER_MISS))
      return false;
  return true;
}

static const char *touching_words(enum contract contract) {
  return contract == CONTRACT_CLOSED ? "a hit"
         : contract == CONTRACT_OPEN ? "a miss"
                                     : "a hit on left and top sides alone";
}

/* "right if ..., and no shape is flat, and touching is a miss (open)"; nothing when there is no if. */
static bool tell(const struct examination *examination,
                 const struct reading *reading,
                 const struct score *score,
                 struct diagnosis *to) {
  const enum contract stated = examination->entry->algorithm->by_code, kept = contract_of(examination, score);
  const bool another = kept != CONTRACT_UNSTATED && kept != stated, as_is = reading_is_own(reading);
  const char *and = as_is ? "" : ", and ";
  char words[READING_WORDS];
  if (score->cases < DIAGNOSIS_CASES / 8 || score->hits < 16 ||
      is_contradicted(examination, reading, score, kept))
    return false;
  reading_words(reading, words);
  text_add(to->words, sizeof to->words, "right if %s", words);
  if (score->flat_wrong > 0) {
    text_add(to->words, sizeof to->words, "%sno shape is flat", and);
    and = ", and ";
  }
  if (another && as_is && stated != CONTRACT_UNSTATED)
    text_add(to->words,
             sizeof to->words,
             "%stouching is %s: its contract is %s, not %s",
             and,
             touching_words(kept),
             contract_name(kept),
             contract_name(stated));
  else if (another && !as_is)
    text_add(
        to->words, sizeof to->words, "%stouching is %s (%s)", and, touching_words(kept), contract_name(kept));
  else if (as_is && score->flat_wrong == 0) {
    to->words[0] = '\0';
    return false;
  }
  if (!as_is) {
    reading_mend(reading, examination->entry->algorithm->inputs, to->mend);
    to->cases_so = score->cases;
  }
  return true;
}

static bool find_reading(struct examination *examination, struct diagnosis *to) {
  struct next_reading next = {0};
  struct reading reading;
  while (reading_next(&examination->ways, &next, &reading)) {
    const struct score score = score_of(examination, &reading, false);
    if (is_right(&score) && tell(examination, &reading, &score, to))
      return true;
  }
  return false;
}

static void look(struct examination *examination, struct diagnosis *diagnosis) {
  struct next_reading next = {0};
  struct reading own;
  if (!reading_next(&examination->ways, &next, &own))
    return;
  const struct score score = score_of(examination, &own, true);
  const bool is_fine = score.wrong + score.flat_wrong == 0;
  diagnosis->cases = score.cases + score.flat_cases;
  diagnosis->wrong = score.wrong + score.flat_wrong;
  if (!is_fine && (always(examination, ANSWER_MISS) || always(examination, ANSWER_HIT)))
    text_add(diagnosis->words,
             sizeof diagnosis->words,
             "always %s, whatever the numbers",
             answer_name((enum answer)examination->asked[0].answer));
  else
    diagnosis->found =
        is_right(&score) ? tell(examination, &own, &score, diagnosis) : find_reading(examination, diagnosis);
}

bool diagnose(const struct registry_entry *entry,
              const struct findings *findings,
              struct diagnosis *diagnosis) {
  struct examination *examination = malloc(sizeof *examination);
  struct block *block = block_new(LEVEL_BASE);
  *diagnosis = (struct diagnosis){.cases = 0};
  if (examination != NULL && block != NULL) {
    examination->entry = entry;
    examination->findings = findings;
    examination->form = entry->algorithm->form;
    ways_fill(&examination->ways, &examination->form);
    if (ask(examination, block))
      look(examination, diagnosis);
  }
  const bool done = examination != NULL && block != NULL;
  block_free(block);
  free(examination);
  return done;
}
