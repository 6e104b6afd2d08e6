#include "failure.h"

#include "number.h"
#include "subject/runner.h"

#include <math.h>

/* Whether the gap is at most that share of the greatest number. */
static bool gap_is_within(const struct form *form, const union number *numbers, double share) {
  return fabs(reference_gap(form, numbers)) <= greatest_number(form, numbers) * share;
}

/* A hair: less than a few units of rounding of the greatest number. */
static bool is_hair(const struct form *form, const union number *numbers) {
  return !type_is_whole(form->type) &&
         gap_is_within(form, numbers, form->type == TYPE_F32 ? 0x1p-16 : 0x1p-40);
}

static bool is_near(const struct algorithm *algorithm) {
  struct subject_story story = {.near = true};
  if (algorithm->ask != NULL)
    subject_tell(algorithm->subject, &story);
  return story.near;
}

bool failure_of(const struct algorithm *algorithm, const union number *numbers, struct failure *failure) {
  enum answer answer;
  return algorithm_try(algorithm, numbers, &answer) && failure_with(algorithm, numbers, answer, failure);
}

bool failure_with(const struct algorithm *algorithm,
                  const union number *numbers,
                  enum answer answer,
                  struct failure *failure) {
  const struct verdict verdict = judge_answer(algorithm, numbers, answer);
  if (verdict.outcome == OUTCOME_AGREES)
    return false;
  *failure = (struct failure){.algorithm = algorithm,
                              .verdict = verdict,
                              .hair = is_hair(&algorithm->form, numbers),
                              .near = is_near(algorithm)};
  return true;
}

/* The cheaper question first: a test that runs elsewhere takes long to ask beside the reference, one that is
 * near takes less. Where the contract is broken either answer may be the wrong one. */
bool may_fail_alike(const struct failure *failure, const union number *numbers) {
  const struct algorithm *algorithm = failure->algorithm;
  const struct verdict *verdict = &failure->verdict;
  if (failure->near)
    return verdict->outcome == OUTCOME_BROKEN_CONTRACT ||
           algorithm_answer(algorithm, numbers) == verdict->answer;
  const struct truth truth = reference_truth(&algorithm->form, numbers);
  return truth.place == verdict->truth.place &&
         judge_can(algorithm->by_code, truth_byte(truth), verdict->outcome);
}

static bool is_alike(const struct failure *failure, const union number *numbers, enum answer answer) {
  const struct verdict *then = &failure->verdict;
  if (then->outcome != OUTCOME_BROKEN_CONTRACT && answer != then->answer)
    return false;
  const struct verdict now = judge_answer(failure->algorithm, numbers, answer);
  return now.outcome == then->outcome && now.truth.place == then->truth.place &&
         now.undefined == then->undefined && (failure->hair || !is_hair(&failure->algorithm->form, numbers));
}

bool fails_alike(const struct failure *failure, const union number *numbers) {
  struct ahead *ahead = failure->ahead;
  enum answer answer;
  if (failure->near)
    return fails_alike_alone(failure, numbers);
  if (!may_fail_alike(failure, numbers))
    return false;
  if (ahead_is_noting(ahead))
    return ahead_note(ahead, numbers);
  return (ahead_knows(ahead, numbers, &answer) || ahead_try(ahead, failure->algorithm, numbers, &answer)) &&
         is_alike(failure, numbers, answer);
}

bool fails_alike_alone(const struct failure *failure, const union number *numbers) {
  enum answer answer;
  return algorithm_try(failure->algorithm, numbers, &answer) && is_alike(failure, numbers, answer);
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
  return fails_alike_alone(failure, scaled);
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
