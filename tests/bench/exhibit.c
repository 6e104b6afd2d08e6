#include "exhibit.h"

#include "judge.h"

#include <math.h>
#include <string.h>
#include <time.h>

/* What numbers on a screen or in a model may be; and within how much of them a mistake is plain to see. */
static const double MOST = 0x1p30, LEAST = 0x1p-20, TO_SEE = 0x1p-10, WHOLE_MOST = 0x1p20;

double exhibit_now(void) {
  struct timespec t = {0, 0};
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &t);
  return (double)t.tv_sec + (double)t.tv_nsec * 1e-9;
}

static bool is_seen(const struct form *form, const union number *numbers, enum outcome outcome) {
  double most = 0;
  bool whole = true;
  for (unsigned k = 0; k < form_columns(form); k++) {
    const double n = number_as_double(form->type, numbers[k]);
    most = fmax(most, fabs(n));
    whole = whole && n == trunc(n);
  }
  if (outcome == OUTCOME_BROKEN_CONTRACT)
    return whole && most <= WHOLE_MOST;
  return most >= LEAST && most <= MOST && judge_gap(form, numbers).gap >= most * TO_SEE;
}

bool exhibit_wrong(const struct registry_entry *entry, const union number *numbers) {
  const enum outcome outcome = judge_case(entry->algorithm, numbers).outcome;
  return outcome != OUTCOME_AGREES && is_seen(&entry->algorithm->form, numbers, outcome);
}

bool exhibit_wrong_bytes(const struct registry_entry *entry, const uint8_t *bytes, size_t size) {
  const struct form *form = &entry->algorithm->form;
  const size_t width = type_size(form->type);
  uint8_t padded[FORM_MAX_COLUMNS * sizeof(union number)] = {0};
  union number numbers[FORM_MAX_COLUMNS] = {0};
  if (size > 0)
    memcpy(padded, bytes, size < sizeof padded ? size : sizeof padded);
  for (unsigned k = 0; k < form_columns(form); k++)
    memcpy(&numbers[k], padded + k * width, width);
  return exhibit_wrong(entry, numbers);
}
