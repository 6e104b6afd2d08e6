#include "findings.h"

#include "burden.h"
#include "grow.h"
#include "parallel.h"
#include "wording.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static double relative_gap(const struct finding *finding, const union number *numbers) {
  const struct case_gap gap = judge_gap(&finding->entry->algorithm->form, numbers);
  return gap.size > 0 ? gap.gap / gap.size : 0;
}

static bool is_smaller(const struct finding *a, const struct finding *b) {
  const struct form *form = &a->entry->algorithm->form;
  const struct burden burden = burden_of(form, a->smallest), other = burden_of(form, b->smallest);
  return burden_is_lighter(&burden, &other);
}

/* The counts of both, the first case of the earlier, the plainest and the smallest of both. */
static void join(struct finding *into, const struct finding *from) {
  into->count += from->count;
  if (from->first < into->first) {
    into->first = from->first;
    into->family = from->family;
    memcpy(into->first_numbers, from->first_numbers, sizeof into->first_numbers);
  }
  if (relative_gap(from, from->plainest) > relative_gap(into, into->plainest))
    memcpy(into->plainest, from->plainest, sizeof into->plainest);
  if (is_smaller(from, into)) {
    memcpy(into->smallest, from->smallest, sizeof into->smallest);
    into->verdict = from->verdict;
    into->incident = from->incident;
  }
  if (from->start.fit != into->start.fit ? from->start.fit > into->start.fit : from->start.n < into->start.n)
    into->start = from->start;
}

static bool append(struct findings *all, const struct finding *finding) {
  struct finding *grown = grow(all->finding, all->count, &all->room, sizeof *grown);
  if (grown == NULL)
    return false;
  all->finding = grown;
  all->finding[all->count++] = *finding;
  return true;
}

static bool fail_alike(const struct finding *a, const struct finding *b) {
  return a->entry == b->entry && a->cause != CAUSE_UNSTEADY && b->cause != CAUSE_UNSTEADY &&
         a->failure.verdict.outcome == b->failure.verdict.outcome &&
         a->failure.verdict.truth.place == b->failure.verdict.truth.place &&
         a->failure.verdict.undefined == b->failure.verdict.undefined && a->failure.hair == b->failure.hair &&
         a->magnitude == b->magnitude && a->on_a_line == b->on_a_line;
}

bool findings_add(struct findings *all, const struct finding *met) {
  const struct form *form = &met->entry->algorithm->form;
  const union number *numbers = met->first_numbers;
  struct finding new = *met;
  if (!failure_with(met->entry->algorithm, numbers, met->verdict.answer, &new.failure))
    return true; /* tabulated, not blamed */
  new.verdict = new.failure.verdict;
  memcpy(new.plainest, numbers, sizeof new.plainest);
  memcpy(new.smallest, numbers, sizeof new.smallest);
  if (new.cause == CAUSE_UNSTEADY)
    return append(all, &new);
  new.magnitude = magnitude_of(met->family, form, numbers);
  const bool plain = numbers_are_plain(form, numbers);
  const bool far = new.magnitude != MAGNITUDE_ORDINARY && !type_is_whole(form->type);
  const bool first = far ? fails_by_scale(&new.failure, numbers) : plain;
  const bool solid = hollow_sizes(form, numbers) == 0;
  new.start = (struct start){.fit = 2U * first + solid, .n = met->first};
  memcpy(new.start.numbers, numbers, sizeof new.start.numbers);
  new.on_a_line = plain && !solid;
  for (size_t k = 0; k < all->count; k++)
    if (fail_alike(&all->finding[k], &new)) {
      join(&all->finding[k], &new);
      return true;
    }
  return append(all, &new);
}

/* Each alone, then each in many rows: a process that has just begun serves many. What does not stand is the
 * test's way to answer, and not a failure of that case. */
static void see_what_stands(struct findings *all) {
  typedef bool trial(const struct registry_entry *, const union number *, enum answer);
  static trial *const TRIALS[] = {is_steady_alone, is_steady_in_rows};
  for (unsigned t = 0; t < sizeof TRIALS / sizeof TRIALS[0]; t++)
    for (size_t k = 0; k < all->count; k++) {
      struct finding *f = &all->finding[k];
      if (f->cause != CAUSE_UNSTEADY && !TRIALS[t](f->entry, f->smallest, f->verdict.answer))
        f->cause = CAUSE_UNSTEADY;
    }
}

/* The first case of a sighting, made again. */
static struct finding make_again(const struct entrant *entrant,
                                 const struct source *source,
                                 const struct sighting *sighting,
                                 unsigned family,
                                 enum answer answer) {
  struct finding met = {.entry = entrant->entry,
                        .count = sighting->count,
                        .first = sighting->first,
                        .family = (enum family)family,
                        .verdict.answer = answer,
                        .cause = family == ASKED_AGAIN ? CAUSE_UNSTEADY : CAUSE_LOGIC};
  const struct form *form = &entrant->entry->algorithm->form, canonical = form_ordered(form);
  union number drawn[FORM_MAX_COLUMNS];
  source->one(source, met.first, &canonical, drawn);
  form_arrange(form, drawn, met.first_numbers);
  memcpy(met.smallest, met.first_numbers, sizeof met.smallest);
  return met;
}

static bool add_sightings(struct findings *all, const struct entrant *entrant, const struct source *source) {
  const enum contract contract = entrant->entry->algorithm->by_code;
  struct findings met = {.count = 0};
  bool fine = true;
  for (unsigned family = 0; family < NOT_ASKED; family++)
    for (unsigned cell = 0; cell < entrant->cells; cell++)
      for (enum answer answer = 0; answer < ANSWERS && fine; answer++) {
        const struct sighting *sighting = tally_sighting(entrant, family, cell, answer);
        const uint8_t truth = cell_truth(cell, entrant->places);
        if (sighting->count == 0 || judge_row(contract, truth, (uint8_t)answer) == OUTCOME_AGREES)
          continue;
        const struct finding again = make_again(entrant, source, sighting, family, answer);
        fine = append(&met, &again);
      }
  see_what_stands(&met);
  for (size_t k = 0; k < met.count && fine; k++)
    fine = findings_add(all, &met.finding[k]);
  findings_free(&met);
  return fine;
}

/* One of each worker's. */
struct shrinking {
  struct finding *finding;
  struct simple **simple;
};

/* From the start; where that leads to shapes without extent, from the lightest that has, if one was met. */
static void shrink_finding(const struct shrinking *shrinking, unsigned worker, size_t k) {
  struct finding *finding = &shrinking->finding[k];
  const struct form *form = &finding->entry->algorithm->form;
  union number solid[FORM_MAX_COLUMNS];
  memcpy(solid, finding->smallest, sizeof solid);
  memcpy(finding->smallest, finding->start.numbers, sizeof finding->smallest);
  shrink_case(&finding->failure, finding->smallest, shrinking->simple[worker]);
  if (hollow_sizes(form, finding->smallest) == 0 || hollow_sizes(form, solid) > 0)
    return;
  memcpy(finding->smallest, solid, sizeof solid);
  shrink_case(&finding->failure, finding->smallest, shrinking->simple[worker]);
}

static bool is_foreign(const struct finding *finding) { return finding->entry->algorithm->ask != NULL; }

static void shrink_built_in(void *context, unsigned worker, size_t k) {
  const struct shrinking *shrinking = context;
  if (!is_foreign(&shrinking->finding[k]) && shrinking->finding[k].cause != CAUSE_UNSTEADY)
    shrink_finding(shrinking, worker, k);
}

/* Cases that hang take long to make simpler: a few are. */
static void shrink_foreign(struct findings *all, const struct shrinking *shrinking) {
  enum { HANGS_SHRUNK = 3 };
  unsigned hanging = 0;
  struct ahead *ahead = NULL; /* findings of one test stand together */
  for (size_t k = 0; k < all->count; k++) {
    struct finding *finding = &all->finding[k];
    if (!is_foreign(finding) || finding->cause == CAUSE_UNSTEADY)
      continue;
    finding->failure.ahead = ahead = ahead_of(ahead, finding->entry);
    const bool hangs = failure_hangs(&finding->failure, finding->first_numbers);
    hanging += hangs;
    if (!hangs || hanging <= HANGS_SHRUNK)
      shrink_finding(shrinking, 0, k);
    else
      memcpy(finding->smallest, finding->first_numbers, sizeof finding->smallest);
    finding->failure.ahead = NULL;
  }
  ahead_free(ahead);
}

/* What hangs on no more than its numbers in any order; what a test of one's own answers may hang on the calls
 * before, so these stand in a row. */
static bool shrink_all(struct findings *all, unsigned jobs) {
  struct simple **simple = calloc(jobs, sizeof(struct simple *));
  bool fine = simple != NULL;
  for (unsigned k = 0; k < jobs && fine; k++)
    fine = (simple[k] = simple_new(level_best())) != NULL;
  if (fine) {
    struct shrinking shrinking = {all->finding, simple};
    parallel_run(jobs, all->count, shrink_built_in, &shrinking);
    shrink_foreign(all, &shrinking);
  }
  for (unsigned k = 0; k < jobs && simple != NULL; k++)
    simple_free(simple[k]);
  free(simple);
  return fine;
}

/* The answer that is wrong there as the failure has it. */
static enum answer wrong_answer(const struct failure *failure, struct truth truth) {
  switch (failure->verdict.outcome) {
  case OUTCOME_FALSE_HIT:
    return ANSWER_HIT;
  case OUTCOME_MISSED_HIT:
    return ANSWER_MISS;
  case OUTCOME_BROKEN_CONTRACT:
    return hit_if(judge_expected(failure->algorithm->by_code, truth_byte(truth)) != ANSWER_HIT);
  default:
    return ANSWER_NONE;
  }
}

/* For good: the verdict on the smallest case that is stored. Where the answer to it does not stand, the test
 * hangs on more than its numbers, and there is no more to it than the case that was met. */
static void judge_for_good(struct findings *all, bool asked) {
  for (size_t k = 0; k < all->count; k++) {
    struct finding *f = &all->finding[k];
    const struct algorithm *a = f->entry->algorithm;
    if (f->cause != CAUSE_UNSTEADY)
      f->verdict =
          judge_answer(a, f->smallest, wrong_answer(&f->failure, reference_truth(&a->form, f->smallest)));
  }
  if (asked)
    see_what_stands(all);
  for (size_t k = 0; k < all->count; k++) {
    struct finding *f = &all->finding[k];
    if (f->cause != CAUSE_UNSTEADY)
      f->cause = failure_cause(&f->failure, f->smallest);
  }
}

static uint64_t cases_of(const struct tally *tally, const struct registry_entry *entry) {
  uint64_t cases = 0;
  for (unsigned e = 0; e < tally->entrants; e++)
    for (unsigned cell = 0; cell < tally->entrant[e].cells && tally->entrant[e].entry == entry; cell++)
      cases += tally_asked(tally, &tally->entrant[e], cell);
  return cases;
}

/* What the answers of a test that is not steady hang on, in words, and the case that they are about. */
static bool tell_unsteady(struct finding *to, struct unsteady *unsteady, const struct tally *tally) {
  const struct algorithm *algorithm = unsteady->entry->algorithm;
  const struct unsteady_case *first = &unsteady->least[0];
  *to = (struct finding){
      .entry = unsteady->entry, .cause = CAUSE_UNSTEADY, .count = unsteady->count, .first = first->n};
  if (!unsteady_words(unsteady, to->unsteady))
    return false;
  const struct unsteady_case *told = &unsteady->least[unsteady->told];
  to->family = unsteady->family;
  to->verdict = judge_answer(algorithm, told->numbers, told->answer);
  memcpy(to->first_numbers, first->numbers, sizeof first->numbers);
  memcpy(to->plainest, told->numbers, sizeof told->numbers);
  memcpy(to->smallest, told->numbers, sizeof told->numbers);
  text_add(to->unsteady,
           sizeof to->unsteady,
           "; seen %llu times in %llu cases, first ",
           (unsigned long long)unsteady->count,
           (unsigned long long)cases_of(tally, unsteady->entry));
  if (first->again)
    text_add(to->unsteady, sizeof to->unsteady, "when other calls were made of the same cases");
  else
    text_add(to->unsteady,
             sizeof to->unsteady,
             "in row %u of a call of %d",
             (unsigned)(first->n % BLOCK_ROWS),
             BLOCK_ROWS);
  return true;
}

/* All that does not stand of one test is one finding. */
static bool
join_unsteady(struct findings *all, size_t first, const struct tally *tally, const struct source *source) {
  struct unsteady unsteady = {.entry = all->finding[first].entry, .source = source};
  for (size_t k = first; k < all->count; k++) {
    struct finding *f = &all->finding[k];
    if (f->cause != CAUSE_UNSTEADY || f->entry != unsteady.entry)
      continue;
    struct unsteady_case met = {
        .n = f->first, .answer = f->failure.verdict.answer, .again = f->family == (enum family)ASKED_AGAIN};
    memcpy(met.numbers, f->first_numbers, sizeof met.numbers);
    unsteady_add(&unsteady, f->count, &met);
    if (k > first)
      f->entry = NULL;
  }
  return tell_unsteady(&all->finding[first], &unsteady, tally);
}

static void name_finding(struct finding *f) {
  const struct algorithm *a = f->entry->algorithm;
  snprintf(f->id,
           sizeof f->id,
           "%s/%s/%s/%s",
           a->id,
           outcome_name(f->verdict.outcome),
           place_name(form_pair(&a->form), f->verdict.truth.place),
           cause_name(f->cause));
  for (char *c = f->id; *c != '\0'; c++)
    *c = *c == ' ' ? '-' : *c;
}

/* No two rows have one id, whatever a test does. */
static void join_by_id(struct findings *all) {
  size_t kept = 0;
  for (size_t k = 0; k < all->count; k++) {
    struct finding *f = &all->finding[k];
    if (f->entry == NULL)
      continue;
    size_t same = 0;
    name_finding(f);
    while (same < kept && strcmp(all->finding[same].id, f->id) != 0)
      same++;
    if (same < kept)
      join(&all->finding[same], f);
    else if (kept++ != k)
      all->finding[same] = *f;
  }
  all->count = kept;
}

static int by_key(const void *left, const void *right) {
  const struct finding *a = left, *b = right;
  const enum outcome outcome_a = a->verdict.outcome, outcome_b = b->verdict.outcome;
  const place_t place_a = a->verdict.truth.place, place_b = b->verdict.truth.place;
  const int id = strcmp(a->entry->stem, b->entry->stem);
  if (id != 0)
    return id;
  if (outcome_a != outcome_b)
    return outcome_a < outcome_b ? -1 : 1;
  if (place_a != place_b)
    return place_a < place_b ? -1 : 1;
  return (a->cause > b->cause) - (a->cause < b->cause);
}

/* What else there is to say of the smallest case. */
static void describe(struct finding *f, struct ahead *ahead) {
  const struct algorithm *a = f->entry->algorithm;
  f->known = f->cause == CAUSE_UNSTEADY
                 ? NULL
                 : judge_known(a, f->verdict.outcome, f->verdict.truth.place, f->cause);
  f->gap = reference_gap(&a->form, f->smallest);
  for (unsigned k = 0; k < form_columns(&a->form); k++)
    f->interval[k] = (struct interval){f->smallest[k], f->smallest[k]};
  if (a->ask != NULL && f->verdict.outcome == OUTCOME_NO_ANSWER)
    subject_incident(a->subject, f->smallest, &f->incident);
  if (f->cause == CAUSE_UNSTEADY || f->incident.silent ||
      !failure_with(a, f->smallest, f->verdict.answer, &f->failure))
    return;
  f->failure.ahead = ahead;
  failure_intervals(&f->failure, f->smallest, f->interval);
  f->failure.ahead = NULL;
}

static void describe_built_in(void *context, unsigned worker, size_t k) {
  const struct findings *all = context;
  (void)worker;
  if (!is_foreign(&all->finding[k]))
    describe(&all->finding[k], NULL);
}

static void describe_all(struct findings *all, unsigned jobs) {
  struct ahead *ahead = NULL; /* findings of one test stand together */
  parallel_run(jobs, all->count, describe_built_in, all);
  for (size_t k = 0; k < all->count; k++)
    if (is_foreign(&all->finding[k])) {
      ahead = ahead_of(ahead, all->finding[k].entry);
      describe(&all->finding[k], ahead);
    }
  ahead_free(ahead);
}

static bool
conclude(struct findings *all, unsigned jobs, const struct tally *tally, const struct source *source) {
  if (!shrink_all(all, jobs))
    return false;
  judge_for_good(all, tally != NULL);
  for (size_t k = 0; k < all->count; k++)
    if (all->finding[k].cause == CAUSE_UNSTEADY && all->finding[k].entry != NULL &&
        !join_unsteady(all, k, tally, source))
      return false;
  join_by_id(all);
  if (all->count > 0)
    qsort(all->finding, all->count, sizeof *all->finding, by_key);
  describe_all(all, jobs);
  return true;
}

bool findings_conclude(struct findings *findings, unsigned jobs) {
  return conclude(findings, jobs, NULL, NULL);
}

bool findings_of(const struct tally *tally,
                 const struct source *source,
                 unsigned jobs,
                 struct findings *findings) {
  bool fine = true;
  *findings = (struct findings){.count = 0};
  for (unsigned e = 0; e < tally->entrants && fine; e++)
    fine = add_sightings(findings, &tally->entrant[e], source);
  fine = fine && conclude(findings, jobs, tally, source);
  if (!fine)
    findings_free(findings);
  return fine;
}

void findings_free(struct findings *findings) {
  free(findings->finding);
  *findings = (struct findings){.count = 0};
}
