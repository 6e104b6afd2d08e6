#include "diagnosis.h"

#include "diagnosis_reading.h"
#include "generate.h"
#include "judge.h"
#include "reference/reference.h"

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
  unsigned cases, wrong;              /* apart or overlapping */
  unsigned touching, hits, half_open; /* touching; hits there; answers there as half-open shapes give them */
};

struct patient {
  const struct registry_entry *entry;
  struct form form;
  struct asked asked[DIAGNOSIS_CASES];
};

static const struct mix SMALL = {
    {[FAMILY_LATTICE] = 4, [FAMILY_ALLEN] = 3, [FAMILY_TOUCHING] = 3, [FAMILY_CONTAINED] = 2}};

/* Small: whole numbers that any arithmetic gets right. */
enum { SMALLEST = 1 << 12, SEED = 1 };

static bool ask(struct patient *patient) {
  const unsigned width = form_columns(&patient->form);
  unsigned count = 0;
  for (uint64_t run = 0; count < DIAGNOSIS_CASES && run < 4 * DIAGNOSIS_CASES / RUN_CASES; run++) {
    struct run drawn;
    void *columns[FORM_MAX_COLUMNS];
    const void *shown[FORM_MAX_COLUMNS];
    uint8_t answers[RUN_CASES];
    for (unsigned k = 0; k < FORM_MAX_COLUMNS; k++)
      shown[k] = columns[k] = &drawn.column[k];
    generate_run(&SMALL, SEED, run, &patient->form, columns, 0);
    registry_ask(patient->entry, LEVEL_BASE, shown, RUN_CASES, answers);
    for (size_t row = 0; row < RUN_CASES && count < DIAGNOSIS_CASES; row++) {
      struct asked *asked = &patient->asked[count];
      bool small = answers[row] != ANSWER_NONE;
      for (unsigned k = 0; k < width && small; k++) {
        asked->number[k] =
            number_as_double(patient->form.type, column_get(patient->form.type, columns[k], row));
        small = asked->number[k] >= -SMALLEST && asked->number[k] <= SMALLEST &&
                asked->number[k] == (double)(int)asked->number[k];
      }
      asked->answer = answers[row];
      count += small;
    }
  }
  return count == DIAGNOSIS_CASES;
}

static struct score score_of(const struct patient *patient, const struct reading *reading) {
  struct score score = {0};
  for (unsigned n = 0; n < DIAGNOSIS_CASES; n++) {
    const struct asked *asked = &patient->asked[n];
    union number numbers[FORM_MAX_COLUMNS];
    struct form form;
    reading_apply(reading, &patient->form, asked->number, &form, numbers);
    const struct truth truth = reference_truth(&form, numbers);
    const bool hit = (asked->answer == ANSWER_HIT) != reading->negated;
    if (truth.relation == RELATION_TOUCHING) {
      score.touching++;
      score.hits += hit;
      score.half_open += hit == truth.half_open_hit;
    } else if (truth.relation == RELATION_APART || truth.relation == RELATION_OVERLAPPING) {
      score.cases++;
      score.wrong += hit != (truth.relation == RELATION_OVERLAPPING);
    }
  }
  return score;
}

/* Worth telling: it must have been tried on much, and be right on all of it. */
static bool is_right(struct score score) { return score.cases >= DIAGNOSIS_CASES / 8 && score.wrong == 0; }

/* The contract that the answers at touching keep to, if there is one. */
static enum contract contract_of(struct score score) {
  if (score.touching < 16)
    return CONTRACT_UNSTATED;
  return score.hits == score.touching        ? CONTRACT_CLOSED
         : score.hits == 0                   ? CONTRACT_OPEN
         : score.half_open == score.touching ? CONTRACT_HALF_OPEN
                                             : CONTRACT_UNSTATED;
}

static bool always(const struct patient *patient, enum answer answer) {
  for (unsigned n = 0; n < DIAGNOSIS_CASES; n++)
    if (patient->asked[n].answer != answer)
      return false;
  return true;
}

static const char *touching_words(enum contract contract) {
  return contract == CONTRACT_CLOSED ? "a hit"
         : contract == CONTRACT_OPEN ? "a miss"
                                     : "a hit on left and top sides alone";
}

/* Says that the contract is another one, when it plainly is. */
static bool tell_contract(const struct patient *patient, struct score score, struct diagnosis *to) {
  const enum contract stated = patient->entry->algorithm->by_code, kept = contract_of(score);
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

static void tell_reading(const struct patient *patient,
                         const struct reading *reading,
                         struct score score,
                         struct diagnosis *to) {
  const enum contract stated = patient->entry->algorithm->by_code, kept = contract_of(score);
  char words[READING_WORDS];
  reading_words(reading, &patient->form, words);
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

static bool find_reading(const struct patient *patient, struct diagnosis *to) {
  struct reading reading;
  for (unsigned k = 1; reading_at(&patient->form, k, &reading); k++) {
    const struct score score = score_of(patient, &reading);
    if (!is_right(score))
      continue;
    tell_reading(patient, &reading, score, to);
    return true;
  }
  return false;
}

bool diagnose(const struct registry_entry *entry, struct diagnosis *diagnosis) {
  struct patient *patient = malloc(sizeof *patient);
  struct reading as_is;
  *diagnosis = (struct diagnosis){.cases = 0};
  if (patient == NULL)
    return false;
  patient->entry = entry;
  patient->form = entry->algorithm->form;
  if (ask(patient) && reading_at(&patient->form, 0, &as_is)) {
    const struct score score = score_of(patient, &as_is);
    diagnosis->cases = score.cases;
    diagnosis->wrong = score.wrong;
    if (score.wrong == 0)
      diagnosis->found = tell_contract(patient, score, diagnosis);
    else if (always(patient, ANSWER_MISS) || always(patient, ANSWER_HIT))
      snprintf(diagnosis->words,
               sizeof diagnosis->words,
               "it answers %s to everything",
               answer_name((enum answer)patient->asked[0].answer));
    else
      diagnosis->found = find_reading(patient, diagnosis);
  }
  free(patient);
  return true;
}
