#include "findings.h"

#include "grow.h"
#include "parallel.h"
#include "wording.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static double relative_gap(const struct finding *finding, const union number *numbers) {
  const struct case_gap gap = judge_gap(&finding->entry->algorithm->form, numbers);
  return gap.size > 0 ? gap.gap / gap.size : 0;
}

static enum magnitude magnitude_of_numbers(const struct form *form, const union number *numbers) {
  if (type_is_whole(form->type))
    return MAGNITUDE_ORDINARY;
  for (unsigned k = 0; k < form_columns(form); k++) {
    const double size = fabs(number_as_double(form->type, numbers[k]));
    const double most = form->type == TYPE_F32 ? 0x1p50 : 0x1p400;
    if (size != 0 && (size > most || size < 1 / most))
      return MAGNITUDE_FAR;
  }
  return MAGNITUDE_ORDINARY;
}

/* By the family; cases that no family has drawn are told apart by their numbers. */
static enum magnitude magnitude_of(enum family family, const struct form *form, const union number *numbers) {
  switch (family) {
  case FAMILY_LIMITS:
    return MAGNITUDE_LIMITS;
  case FAMILY_EXTREME:
  case FAMILY_FAR_SCALE:
  case FAMILY_FAR_EXACT:
    return MAGNITUDE_FAR;
  case FAMILIES:
    return magnitude_of_numbers(form, numbers);
  default:
    return MAGNITUDE_ORDINARY;
  }
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
  if (case_is_smaller(&into->entry->algorithm->form, from->smallest, into->smallest)) {
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
  const bool solid = missing_extents(form, numbers) == 0;
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
  static trial *const TRIALS[] = {stands_alone, stands_in_rows};
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
                                 bool again,
                                 enum answer answer) {
  struct finding met = {.entry = entrant->entry,
                        .count = sighting->count,
                        .first = sighting->first,
                        .again = again,
                        .verdict.answer = answer,
                        .cause = again ? CAUSE_UNSTEADY : CAUSE_LOGIC};
  const struct form *form = &entrant->entry->algorithm->form, ordered = form_ordered(form);
  union number drawn[FORM_MAX_COLUMNS];
  met.family = source->one(source, met.first, &ordered, drawn);
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
        const struct finding again = make_again(entrant, source, sighting, family == ASKED_AGAIN, answer);
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
  if (missing_extents(form, finding->smallest) == 0 || missing_extents(form, solid) > 0)
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
  for (size_t k = 0; k < all->count; k++) {
    struct finding *finding = &all->finding[k];
    if (!is_foreign(finding) || finding->cause == CAUSE_UNSTEADY)
      continue;
    const bool hangs = failure_hangs(&finding->failure, finding->first_numbers);
    hanging += hangs;
    if (!hangs || hanging <= HANGS_SHRUNK)
      shrink_finding(shrinking, 0, k);
    else
      memcpy(finding->smallest, finding->first_numbers, sizeof finding->smallest);
  }
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

/* For good: the verdict on the smallest case that is stored. Where the answer to it does not stand, the test
 * hangs on more than its numbers, and there is no more to it than the case that was met. */
static void judge_for_good(struct findings *all, bool asked) {
  for (size_t k = 0; k < all->count; k++) {
    struct finding *f = &all->finding[k];
    const struct algorithm *a = f->entry->algorithm;
    if (f->cause != CAUSE_UNSTEADY)
      f->verdict =
          judge_answer(a, f->smallest, failure_answer(&f->failure, reference_truth(&a->form, f->smallest)));
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

/* Of a test's cases that do not stand the next by number; the first after NULL. */
static struct finding *
next_unsteady(const struct findings *all, const struct registry_entry *entry, const struct finding *after) {
  struct finding *next = NULL;
  for (size_t k = 0; k < all->count; k++) {
    struct finding *f = &all->finding[k];
    if (f->entry == entry && f->cause == CAUSE_UNSTEADY && (after == NULL || f->first > after->first) &&
        (next == NULL || f->first < next->first))
      next = f;
  }
  return next;
}

/* What the test's answers hang on, and the case that the words are about: of a few the first that shows it,
 * or else the first. */
static const struct finding *tell_unsteady(const struct findings *all,
                                           const struct finding *first,
                                           const struct source *source,
                                           char words[UNSTEADY_WORDS]) {
  enum { TRIED = 3 };
  const struct finding *f = first;
  for (unsigned k = 0; k < TRIED && f != NULL; k++, f = next_unsteady(all, first->entry, f)) {
    const struct unsteady_case met = {
        f->entry, source, f->first, f->first_numbers, f->failure.verdict.answer};
    if (unsteady_words(&met, words))
      return f;
  }
  text_add(words, UNSTEADY_WORDS, "asked again, it answered otherwise");
  return first;
}

static void
say_seen(const struct finding *first, uint64_t count, uint64_t cases, char words[UNSTEADY_WORDS]) {
  text_add(words,
           UNSTEADY_WORDS,
           "; seen %llu times in %llu cases, first ",
           (unsigned long long)count,
           (unsigned long long)cases);
  if (first->again)
    text_add(words, UNSTEADY_WORDS, "when other calls were made of the same cases");
  else
    text_add(words,
             UNSTEADY_WORDS,
             "in row %u of a call of %d",
             (unsigned)(first->first % BLOCK_ROWS),
             BLOCK_ROWS);
}

/* All that does not stand of one test is one finding: the others lose their test. Its cases are as they were
 * met, since nothing else is known to be answered so. */
static void join_unsteady(struct findings *all,
                          const struct registry_entry *entry,
                          const struct tally *tally,
                          const struct source *source) {
  struct finding *first = next_unsteady(all, entry, NULL);
  char words[UNSTEADY_WORDS] = "";
  const struct finding *told = tell_unsteady(all, first, source, words);
  union number numbers[FORM_MAX_COLUMNS];
  uint64_t count = 0;
  memcpy(numbers, told->first_numbers, sizeof numbers);
  const struct verdict verdict = told->failure.verdict;
  for (size_t k = 0; k < all->count; k++) {
    struct finding *f = &all->finding[k];
    if (f->entry == entry && f->cause == CAUSE_UNSTEADY) {
      count += f->count;
      f->entry = f == first ? entry : NULL;
    }
  }
  say_seen(first, count, cases_of(tally, entry), words);
  memcpy(first->unsteady, words, sizeof words);
  memcpy(first->plainest, numbers, sizeof numbers);
  memcpy(first->smallest, numbers, sizeof numbers);
  first->count = count;
  first->verdict = verdict;
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
static void describe(struct finding *f) {
  const struct algorithm *a = f->entry->algorithm;
  f->known = f->cause == CAUSE_UNSTEADY
                 ? NULL
                 : judge_known(a, f->verdict.outcome, f->verdict.truth.place, f->cause);
  f->gap = reference_gap(&a->form, f->smallest);
  for (unsigned k = 0; k < form_columns(&a->form); k++)
    f->interval[k] = (struct interval){f->smallest[k], f->smallest[k]};
  if (a->ask != NULL && f->verdict.outcome == OUTCOME_NO_ANSWER)
    subject_incident(a->subject, f->smallest, &f->incident);
  if (f->cause != CAUSE_UNSTEADY && !f->incident.silent &&
      failure_with(a, f->smallest, f->verdict.answer, &f->failure))
    failure_intervals(&f->failure, f->smallest, f->interval);
}

static void describe_built_in(void *context, unsigned worker, size_t k) {
  const struct findings *all = context;
  (void)worker;
  if (!is_foreign(&all->finding[k]))
    describe(&all->finding[k]);
}

static bool
conclude(struct findings *all, unsigned jobs, const struct tally *tally, const struct source *source) {
  if (!shrink_all(all, jobs))
    return false;
  judge_for_good(all, tally != NULL);
  for (unsigned e = 0; tally != NULL && e < tally->entrants; e++)
    if (next_unsteady(all, tally->entrant[e].entry, NULL) != NULL)
      join_unsteady(all, tally->entrant[e].entry, tally, source);
  join_by_id(all);
  if (all->count > 0)
    qsort(all->finding, all->count, sizeof *all->finding, by_key);
  parallel_run(jobs, all->count, describe_built_in, all);
  for (size_t k = 0; k < all->count; k++)
    if (is_foreign(&all->finding[k]))
      describe(&all->finding[k]);
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

/* A defect is what one sentence tells, whatever outcomes it is promised for; now and then a case of it stays
 * so large that its cause is called another. */
static bool
is_met(const struct findings *findings, const struct registry_entry *entry, const struct defect *defect) {
  for (size_t k = 0; k < findings->count; k++) {
    const struct finding *finding = &findings->finding[k];
    if (finding->entry == entry && finding->known != NULL &&
        strcmp(finding->known->reason, defect->reason) == 0)
      return true;
  }
  return false;
}

unsigned
findings_lost(const struct tally *tally, const struct findings *findings, lost_defect *lost, void *context) {
  unsigned count = 0;
  for (unsigned e = 0; e < tally->entrants; e++) {
    const struct registry_entry *entry = tally->entrant[e].entry;
    for (unsigned d = 0; d < algorithm_defects(entry->algorithm); d++) {
      const struct defect *defect = &entry->algorithm->defects[d];
      if (is_met(findings, entry, defect))
        continue;
      count++;
      lost(context, entry, defect);
    }
  }
  return count;
}
