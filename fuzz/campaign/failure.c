#include "failure.h"

#include "number.h"
#include "subject/subject.h"

#include <math.h>
#include <string.h>

/* Whether the gap is at most that share of the greatest number. */
static bool gap_is_within(const struct form *form, const union number *numbers, double share) {
  return fabs(reference_gap(form, numbers)) <= greatest_number(form, numbers) * share;
}

/* A hair: less than a few units of rounding of the greatest number. */
static bool is_hair(const struct form *form, const union number *numbers) {
  return !type_is_whole(form->type) &&
         gap_is_within(form, numbers, form->type == TYPE_F32 ? 0x1p-16 : 0x1p-40);
}

bool failure_with(const struct algorithm *algorithm,
                  const union number *numbers,
                  enum answer answer,
                  struct failure *failure) {
  const struct verdict verdict = judge_answer(algorithm, numbers, answer);
  if (verdict.outcome == OUTCOME_AGREES)
    return false;
  *failure = (struct failure){
      .algorithm = algorithm, .verdict = verdict, .hair = is_hair(&algorithm->form, numbers)};
  return true;
}

bool failure_of(const struct algorithm *algorithm, const union number *numbers, struct failure *failure) {
  enum answer answer;
  return algorithm_try(algorithm, numbers, &answer) && failure_with(algorithm, numbers, answer, failure);
}

enum answer failure_answer(const struct failure *failure, struct truth truth) {
  const enum contract contract = failure->algorithm->by_code;
  return failure->verdict.outcome == OUTCOME_NO_ANSWER
             ? ANSWER_NONE
             : hit_if(judge_expected(contract, truth_byte(truth)) != ANSWER_HIT);
}

/* Where the contract is broken either answer may be the wrong one. */
bool answers_alike(const struct failure *failure, const union number *numbers) {
  return failure->verdict.outcome == OUTCOME_BROKEN_CONTRACT ||
         algorithm_answer(failure->algorithm, numbers) == failure->verdict.answer;
}

/* The cheaper question first: a test that runs elsewhere takes long to ask beside the reference, a built-in
 * one takes less. */
bool fails_alike(const struct failure *failure, const union number *numbers) {
  const struct algorithm *algorithm = failure->algorithm;
  const struct verdict *then = &failure->verdict;
  enum answer answer;
  if (algorithm->ask == NULL && !answers_alike(failure, numbers))
    return false;
  const struct truth truth = reference_truth(&algorithm->form, numbers);
  if (truth.place != then->truth.place || !judge_can(algorithm->by_code, truth_byte(truth), then->outcome) ||
      !algorithm_try(algorithm, numbers, &answer) ||
      judge_outcome(algorithm->by_code, truth, answer) != then->outcome)
    return false;
  const bool undefined =
      algorithm->undefined_in_original != NULL && algorithm->undefined_in_original(numbers);
  return undefined == then->undefined && (failure->hair || !is_hair(&algorithm->form, numbers));
}

bool failure_hangs(const struct failure *failure, const union number *numbers) {
  const struct algorithm *a = failure->algorithm;
  struct incident incident = {.silent = false};
  return a->ask != NULL && failure->verdict.answer == ANSWER_NONE &&
         subject_incident(a->subject, numbers, &incident) && incident.silent;
}

/* Whole numbers whose differences have products and sums of products within the type, or the mantissa: no
 * arithmetic on them goes wrong by itself. */
static double plain_whole(enum number_type type) {
  switch (type) {
  case TYPE_I32:
    return 0x1p13;
  case TYPE_I64:
    return 0x1p29;
  case TYPE_F32:
    return 0x1p9;
  case TYPE_F64:
  case TYPES:
    break;
  }
  return 0x1p24;
}

bool numbers_are_plain(const struct form *form, const union number *numbers) {
  bool plain = true;
  for (unsigned k = 0; k < form_columns(form); k++) {
    const double value = number_as_double(form->type, numbers[k]);
    plain &= value == floor(value) && fabs(value) <= plain_whole(form->type);
  }
  return plain;
}

/* Of doubles, whole numbers whose products of four fit as well: what is rounded among these are quotients and
 * roots. */
static double small_whole(enum number_type type) { return type == TYPE_F64 ? 0x1p13 : plain_whole(type); }

static bool fails_scaled(const struct failure *failure, const union number *numbers, double by) {
  const enum number_type type = failure->algorithm->form.type;
  union number scaled[FORM_MAX_COLUMNS];
  for (unsigned k = 0; k < form_columns(&failure->algorithm->form); k++)
    if (!number_from_double(type, number_as_double(type, numbers[k]) * by, &scaled[k]))
      return false;
  return fails_alike(failure, scaled);
}

bool fails_by_scale(const struct failure *failure, const union number *numbers) {
  const double most = greatest_number(&failure->algorithm->form, numbers);
  return most > 0 && !fails_scaled(failure, numbers, ldexp(1, -ilogb(most)));
}

/* Products of floats are rounded alike at every scale, where shapes are near to touching; what is wrong by a
 * number that is written in the code is so at one scale, or anywhere. */
static bool is_rounded(const struct failure *failure, const union number *numbers) {
  return gap_is_within(&failure->algorithm->form, numbers, 0x1p-16) &&
         fails_scaled(failure, numbers, 0x1p-10) && fails_scaled(failure, numbers, 0x1p10);
}

enum cause failure_cause(const struct failure *failure, const union number *numbers) {
  const struct form *form = &failure->algorithm->form;
  const enum number_type type = form->type;
  if (failure->verdict.undefined)
    return CAUSE_UNDEFINED;
  bool moderate = true, fraction = false, small = true;
  for (unsigned k = 0; k < form_columns(form); k++) {
    const double value = number_as_double(type, numbers[k]), size = fabs(value);
    /* Squares within these bounds neither overflow nor lose bits. */
    const double most = type == TYPE_F32 ? 0x1p62 : 0x1p509, least = type == TYPE_F32 ? 0x1p-50 : 0x1p-480;
    fraction |= value != floor(value);
    moderate &= value == 0 || (size <= most && size >= least);
    small &= size <= small_whole(type);
  }
  if (numbers_are_plain(form, numbers))
    return small || type_is_whole(type) || !is_rounded(failure, numbers) ? CAUSE_LOGIC : CAUSE_ROUNDING;
  if (type_is_whole(type))
    return CAUSE_RANGE;
  return moderate && (fraction || is_hair(form, numbers)) ? CAUSE_ROUNDING : CAUSE_RANGE;
}

/* How far number k may go that way: by ever larger steps, then by smaller ones, and again while the next
 * place on fails. */
static i128 reach(const struct failure *failure, const union number *numbers, unsigned k, int way, i128 at) {
  const struct form *form = &failure->algorithm->form;
  union number moved[FORM_MAX_COLUMNS];
  memcpy(moved, numbers, form_columns(form) * sizeof *moved);
  bool falls = false;
  for (i128 step = 1;;) {
    const bool fails =
        number_at(form->type, LINE_ALL, at + way * step, &moved[k]) && fails_alike(failure, moved);
    if (!fails && !falls && step == 1)
      return at;
    at += fails ? way * step : 0;
    falls |= !fails;
    step = falls ? step / 2 : 2 * step;
    if (step == 0) {
      step = 1;
      falls = false;
    }
  }
}

void failure_intervals(const struct failure *failure,
                       const union number *numbers,
                       struct interval *interval) {
  const enum number_type type = failure->algorithm->form.type;
  for (unsigned k = 0; k < form_columns(&failure->algorithm->form); k++) {
    i128 at;
    interval[k] = (struct interval){numbers[k], numbers[k]};
    if (!number_place(type, LINE_ALL, numbers[k], &at))
      continue;
    number_at(type, LINE_ALL, reach(failure, numbers, k, -1, at), &interval[k].low);
    number_at(type, LINE_ALL, reach(failure, numbers, k, 1, at), &interval[k].high);
  }
}
