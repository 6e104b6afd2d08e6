/* Property: every test of one pair and type (GRAZE_TARGET_PAIR, GRAZE_TARGET_TYPE) answers as the reference
 * says, but for its known defects. */
#include "bytes.h"
#include "campaign/shrink.h"
#include "target.h"
#include "text.h"

#include <math.h>
#include <string.h>

/* How a case looks before it is shrunk: which of the causes its failure may have. */
enum look { LOOK_SMALL, LOOK_MODERATE, LOOK_FAR, LOOKS };

/* A test of the target's pair and type. */
struct tried_test {
  const struct algorithm *algorithm;
  uint8_t form;                            /* as bytes have it, its shapes in order */
  bool known[OUTCOMES][PLACES_MAX][LOOKS]; /* such failures have been shrunk, and are promised */
};

/* The interface has no context: this is made at the first input and lives as long as the process. */
static struct target {
  struct target_forms forms;
  size_t count;
  struct tried_test *entrant;
  struct simple *simple;
} target;

/* A test beside those of the registry, for the test of this target. */
extern const struct registry_entry graze_extra_test __attribute__((weak));

static void enter(const struct algorithm *algorithm) {
  const struct form ordered = form_ordered(&algorithm->form);
  if (!target_has(GRAZE_TARGET_PAIR, GRAZE_TARGET_TYPE, algorithm))
    return;
  target.entrant[target.count].algorithm = algorithm;
  target.entrant[target.count++].form = bytes_form(&ordered);
}

static void start(void) {
  target.forms = target_forms(GRAZE_TARGET_PAIR, GRAZE_TARGET_TYPE);
  target.entrant = calloc(registry_count() + 1, sizeof *target.entrant);
  target.simple = simple_new(level_best());
  require(target.entrant != NULL && target.simple != NULL, "no memory");
  for (size_t k = 0; k < registry_count(); k++)
    enter(registry_at(k)->algorithm);
  if (&graze_extra_test != NULL)
    enter(graze_extra_test.algorithm);
}

/* Small whole numbers, numbers whose squares may leave the type, and others. */
static enum look look_at(const struct test_case *c) {
  static const double FAR[TYPES] = {
      [TYPE_I32] = 0x1p14, [TYPE_I64] = 0x1p30, [TYPE_F32] = 0x1p50, [TYPE_F64] = 0x1p400};
  enum look look = LOOK_SMALL;
  for (unsigned k = 0; k < form_columns(&c->form); k++) {
    const double size = fabs(number_as_double(c->form.type, c->numbers[k])), far = FAR[c->form.type];
    if (!(size <= far) || (size != 0 && size < 1 / far))
      return LOOK_FAR;
    if (size > 64 || size != floor(size))
      look = LOOK_MODERATE;
  }
  return look;
}

/* A fuzzer's odd numbers do not always shrink to where rounding and range can be told apart: a promise of the
 * one covers the other. */
static bool is_promised(const struct failure *failure, enum cause cause) {
  const enum cause other = cause == CAUSE_ROUNDING ? CAUSE_RANGE
                           : cause == CAUSE_RANGE  ? CAUSE_ROUNDING
                                                   : cause;
  const struct verdict *v = &failure->verdict;
  return judge_known(failure->algorithm, v->outcome, v->truth.place, cause) != NULL ||
         judge_known(failure->algorithm, v->outcome, v->truth.place, other) != NULL;
}

/* The first line is ClusterFuzz's: see target.h. */
static _Noreturn void
stop(const struct failure *failure, const union number *found, const union number *small) {
  const struct algorithm *a = failure->algorithm;
  const struct verdict verdict = judge_case(a, small);
  char found_text[CASE_TEXT], small_text[CASE_TEXT];
  case_print(&a->form, found, NUMBER_HEX, found_text);
  case_print(&a->form, small, NUMBER_DECIMAL, small_text);
  fprintf(stderr,
          "Assertion failure: FuzzerHash=%s %s %s %s\n\n"
          "graze: it is wrong, and no known defect in its record says so.\n"
          "  found on    %s\n"
          "  smallest    %s   (%s)\n"
          "  truth       %s, gap %.6g\n"
          "  its answer  %s; its contract is %s\n"
          "To see it again: graze check %s %s\n",
          a->id,
          outcome_name(a->form.question, verdict.outcome),
          place_name(form_pair(&a->form), verdict.truth.place),
          cause_name(failure_cause(failure, small)),
          found_text,
          small_text,
          a->inputs,
          relation_name(verdict.truth.relation),
          reference_gap(&a->form, small),
          answer_name(verdict.answer),
          contract_name(a->by_code),
          a->id,
          small_text);
  abort();
}

static void
try_test(struct tried_test *entrant, const struct test_case *c, struct truth truth, enum look look) {
  const struct algorithm *a = entrant->algorithm;
  union number numbers[FORM_MAX_COLUMNS], small[FORM_MAX_COLUMNS];
  struct failure failure;
  form_arrange(&a->form, c->numbers, numbers);
  const enum outcome outcome = judge_outcome(a->by_code, truth, algorithm_answer(a, numbers));
  bool *known = &entrant->known[outcome][truth.place][look];
  if (outcome == OUTCOME_AGREES || *known || !failure_of(a, numbers, &failure))
    return;
  memcpy(small, numbers, sizeof small);
  shrink_case(&failure, small, target.simple);
  if (!is_promised(&failure, failure_cause(&failure, small)))
    stop(&failure, numbers, small);
  *known = true;
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  if (target.entrant == NULL)
    start();
  const struct test_case c = bytes_decode(&target.forms, data, size);
  const struct truth truth = reference_truth(&c.form, c.numbers);
  const enum look look = look_at(&c);
  const uint8_t form = bytes_form(&c.form);
  for (size_t k = 0; k < target.count; k++)
    if (target.entrant[k].form == form)
      try_test(&target.entrant[k], &c, truth, look);
  return 0;
}
