#include "differential.h"

#include "campaign/findings.h"
#include "store/store.h"
#include "text.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum { TESTS_MAX = 96, KEPT_EACH = 64 };

/* How a case looks at first sight: which of the causes it may have. What is known of one look is not known of
 * another. */
enum look { LOOK_SIMPLE, LOOK_MODERATE, LOOK_FAR, LOOK_LIMITS, LOOK_TINY, LOOKS };

struct contender {
  const struct registry_entry *entry;
  bool swapped;
  bool known[OUTCOMES][PLACES_MAX][LOOKS];   /* such failures have been looked at and are promised */
  uint8_t kept[OUTCOMES][PLACES_MAX][LOOKS]; /* how many have been gathered; the rest add nothing */
};

struct differential {
  struct subject_forms forms;
  unsigned count;
  uint8_t form[TESTS_MAX]; /* of each, its shapes in order, as bytes have it */
  struct contender contender[TESTS_MAX];
  bool gather;
  struct gathering *gathering;
  struct simple *simple; /* NULL before a case is shrunk */
  uint64_t tried;
};

static void add(struct differential *d, const struct registry_entry *entry) {
  const struct form *form = &entry->algorithm->form, ordered = form_ordered(form);
  if (d->count == TESTS_MAX)
    return;
  d->form[d->count] = bytes_form(&ordered);
  d->contender[d->count++] = (struct contender){.entry = entry, .swapped = form_is_swapped(form)};
}

struct differential *
differential_new(enum pair pair, enum number_type type, bool gather, const struct registry_entry *extra) {
  struct differential *d = calloc(1, sizeof *d);
  if (d == NULL)
    return NULL;
  d->forms = forms_of(pair, type);
  for (size_t k = 0; k < registry_count(); k++) {
    const struct algorithm *a = registry_at(k)->algorithm;
    if (a->role != ROLE_HELPER && target_has(pair, type, &a->form))
      add(d, registry_at(k));
  }
  if (extra != NULL)
    add(d, extra);
  d->gather = gather;
  d->gathering = gathering_new();
  if (d->gathering == NULL) {
    free(d);
    return NULL;
  }
  return d;
}

void differential_free(struct differential *d) {
  if (d != NULL) {
    gathering_free(d->gathering);
    simple_free(d->simple);
  }
  free(d);
}

const struct subject_forms *differential_forms(const struct differential *d) { return &d->forms; }

/* Where squares may end, and where sums do. */
struct look_bounds {
  double far, limits;
};
static const struct look_bounds LOOK_BOUNDS[TYPES] = {[TYPE_I32] = {0x1p14, 0x1p29},
                                                      [TYPE_I64] = {0x1p30, 0x1p61},
                                                      [TYPE_F32] = {0x1p50, 0x1p126},
                                                      [TYPE_F64] = {0x1p400, 0x1p1022}};

static enum look look_at(const struct test_case *c) {
  const struct look_bounds bounds = LOOK_BOUNDS[c->form.type];
  enum look look = LOOK_SIMPLE;
  double most = 0;
  for (unsigned k = 0; k < form_columns(&c->form); k++) {
    const double size = fabs(number_as_double(c->form.type, c->numbers[k]));
    if (!(size < bounds.limits))
      return LOOK_LIMITS;
    most = fmax(most, size);
    if (size != 0 && size < 1 / bounds.far)
      look = LOOK_TINY;
    else if (look == LOOK_SIMPLE && (size > 64 || size != floor(size)))
      look = LOOK_MODERATE;
  }
  return most > bounds.far ? LOOK_FAR : look;
}

static void tell_answers(const struct differential *d, const struct form *form, const union number *numbers) {
  for (unsigned k = 0; k < d->count; k++) {
    const struct algorithm *a = d->contender[k].entry->algorithm;
    if (form_equal(&a->form, form))
      fprintf(stderr, "  %-30s %s\n", a->id, answer_name(algorithm_answer(a, numbers)));
  }
}

/* ClusterFuzz takes the first line for the state of a crash, and compares it exactly for the sake of the
 * words "FuzzerHash=". */
_Noreturn static void stop(const struct differential *d,
                           const struct failure *failure,
                           const union number *numbers,
                           const union number *smallest) {
  const struct algorithm *a = failure->algorithm;
  const struct verdict verdict = judge_case(a, smallest);
  char text[CASE_TEXT], small[CASE_TEXT];
  case_print(&a->form, numbers, NUMBER_HEX, text);
  case_print(&a->form, smallest, NUMBER_DECIMAL, small);
  fprintf(stderr,
          "Assertion failure: FuzzerHash=%s %s %s %s\n\n"
          "graze: %s is wrong, and no known defect in its record says so: %s, cause %s.\n"
          "  found on    %s\n"
          "  smallest    %s   (%s)\n"
          "  truth       %s, place %s, gap %.6g\n"
          "  its answer  %s; its contract is %s\n"
          "What each test of the form says there:\n",
          a->id,
          outcome_name(failure->verdict.outcome),
          place_name(form_pair(&a->form), failure->verdict.truth.place),
          cause_name(failure_cause(failure, smallest)),
          a->id,
          outcome_name(failure->verdict.outcome),
          cause_name(failure_cause(failure, smallest)),
          text,
          small,
          a->inputs,
          relation_name(verdict.truth.relation),
          place_name(form_pair(&a->form), verdict.truth.place),
          reference_gap(&a->form, smallest),
          answer_name(verdict.answer),
          contract_name(a->by_code));
  tell_answers(d, &a->form, smallest);
  fprintf(stderr, "To see it again: graze check %s %s\n", a->id, small);
  abort();
}

/* A fuzzer's odd numbers do not always shrink to where rounding and range can be told apart: a promise of the
 * one covers the other. */
static bool is_promised(const struct failure *failure, enum cause cause) {
  const enum cause other = cause == CAUSE_ROUNDING ? CAUSE_RANGE
                           : cause == CAUSE_RANGE  ? CAUSE_ROUNDING
                                                   : cause;
  const enum outcome outcome = failure->verdict.outcome;
  const place_t place = failure->verdict.truth.place;
  return judge_known(failure->algorithm, outcome, place, cause) != NULL ||
         judge_known(failure->algorithm, outcome, place, other) != NULL;
}

static void
disagree(struct differential *d, struct contender *contender, enum look look, const union number *numbers) {
  struct failure failure;
  union number smallest[FORM_MAX_COLUMNS];
  const struct gathered gathered = {contender->entry, 1, d->tried, FAMILIES};
  if (d->gather) {
    if (!gathering_add(d->gathering, &gathered, numbers))
      fprintf(stderr, "graze: no memory to log a disagreement\n");
    return;
  }
  if (!failure_of(contender->entry->algorithm, numbers, &failure))
    return;
  bool *known = &contender->known[failure.verdict.outcome][failure.verdict.truth.place][look];
  if (*known)
    return;
  if (d->simple == NULL)
    d->simple = simple_new(level_best());
  if (d->simple == NULL)
    return;
  memcpy(smallest, numbers, sizeof smallest);
  shrink_case(&failure, smallest, d->simple);
  if (!is_promised(&failure, failure_cause(&failure, smallest)))
    stop(d, &failure, numbers, smallest);
  *known = true;
}

static void try_one(struct differential *d,
                    struct contender *contender,
                    const struct test_case *c,
                    struct truth truth,
                    enum look look) {
  const struct algorithm *a = contender->entry->algorithm;
  union number numbers[FORM_MAX_COLUMNS];
  const union number *own = c->numbers;
  if (contender->swapped) {
    form_arrange(&a->form, c->numbers, numbers);
    own = numbers;
  }
  const enum outcome outcome = judge_outcome(a->by_code, truth, algorithm_answer(a, own));
  const bool seen = d->gather ? contender->kept[outcome][truth.place][look] >= KEPT_EACH
                              : contender->known[outcome][truth.place][look];
  if (outcome == OUTCOME_AGREES || seen)
    return;
  contender->kept[outcome][truth.place][look]++;
  disagree(d, contender, look, own);
}

void differential_try(struct differential *d, const struct test_case *c) {
  const struct truth truth = reference_truth(&c->form, c->numbers);
  const enum look look = look_at(c);
  const uint8_t form = bytes_form(&c->form);
  d->tried++;
  for (unsigned k = 0; k < d->count; k++)
    if (d->form[k] == form)
      try_one(d, &d->contender[k], c, truth, look);
}

bool differential_write(const struct differential *d, const char *path) {
  char why[STORE_WHY];
  struct findings findings = {.count = 0};
  const struct registry_entry *tests[TESTS_MAX];
  unsigned count = 0;
  for (unsigned k = 0; k < d->count; k++)
    tests[count++] = d->contender[k].entry;
  struct tally *tally = tally_new(tests, count);
  const struct store_campaign about = {.mix = "corpus", .tests = count, .test = tests};
  struct store *store = tally == NULL ? NULL : store_open(path, STORE_NEW, why);
  bool fine = store != NULL && gathering_conclude(d->gathering, 1, &findings);
  fine = fine && store_save(store, &about, tally) && store_save_findings(store, &findings, tally);
  if (!fine)
    fprintf(stderr, "graze: %s\n", store != NULL ? store_why(store) : tally == NULL ? "no memory" : why);
  findings_free(&findings);
  store_close(store);
  tally_free(tally);
  return fine;
}
