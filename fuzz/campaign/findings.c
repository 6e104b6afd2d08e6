#include "findings.h"

#include "grow.h"
#include "parallel.h"
#include "shrink.h"
#include "unsteady.h"
#include "wording.h"

#include <math.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static double relative_gap(const struct finding *finding, const union number *numbers) {
  const struct case_gap gap = judge_gap(&finding->entry->algorithm->form, numbers);
  return gap.size > 0 ? gap.gap / gap.size : 0;
}

static enum magnitude magnitude_of(enum family family) {
  switch (family) {
  case FAMILY_LIMITS:
    return MAGNITUDE_LIMITS;
  case FAMILY_EXTREME:
  case FAMILY_FAR_SCALE:
  case FAMILY_FAR_EXACT:
    return MAGNITUDE_FAR;
  default:
    return MAGNITUDE_ORDINARY;
  }
}

/* How it fails. */
static struct failure failure_in(const struct finding *f) {
  return (struct failure){f->entry->algorithm, f->verdict};
}

/* An everyday case is plainer than another, and then a wider gap. */
static bool is_plainer(const struct finding *a, const struct finding *b) {
  const struct form *form = &a->entry->algorithm->form;
  const bool everyday = case_is_everyday(form, a->plainest);
  return everyday != case_is_everyday(form, b->plainest)
             ? everyday
             : relative_gap(a, a->plainest) > relative_gap(b, b->plainest);
}

/* What anyone can see before what is only smaller; of a test of one's own a wide gap before the hair that
 * most tests are wrong by. */
static bool is_told_before(const struct finding *a, const struct finding *b) {
  const struct form *form = &a->entry->algorithm->form;
  const bool plain = weight_as_logic(form, a->smallest, &a->verdict) == WEIGHT_PLAIN,
             other = weight_as_logic(form, b->smallest, &b->verdict) == WEIGHT_PLAIN;
  if (plain != other)
    return plain;
  if (a->entry->algorithm->role == ROLE_FOREIGN && a->verdict.hair != b->verdict.hair)
    return !a->verdict.hair;
  return case_is_smaller(form, a->smallest, b->smallest);
}

/* The counts of both, the first case of the earlier, the plainest and the smallest of both. */
static void join(struct finding *into, const struct finding *from) {
  into->count += from->count;
  into->unshrunk = into->unshrunk && from->unshrunk;
  if (from->first < into->first) {
    into->first = from->first;
    into->family = from->family;
    memcpy(into->first_numbers, from->first_numbers, sizeof into->first_numbers);
  }
  if (is_plainer(from, into))
    memcpy(into->plainest, from->plainest, sizeof into->plainest);
  if (is_told_before(from, into)) {
    memcpy(into->smallest, from->smallest, sizeof into->smallest);
    into->verdict = from->verdict;
    into->incident = from->incident;
  }
  if (from->start.fit != into->start.fit ? from->start.fit > into->start.fit : from->start.n < into->start.n)
    into->start = from->start;
}

/* Each alone, then each in many rows: a process that has just begun serves many. What does not stand is the
 * test's way to answer, and not a failure of that case. */
static void see_what_stands(struct findings *all) {
  typedef bool trial(const struct finding *);
  static trial *const TRIALS[] = {stands_alone, stands_in_rows};
  for (unsigned t = 0; t < sizeof TRIALS / sizeof TRIALS[0]; t++)
    for (size_t k = 0; k < all->count; k++) {
      struct finding *f = &all->finding[k];
      if (f->cause != CAUSE_UNSTEADY && !TRIALS[t](f))
        f->cause = CAUSE_UNSTEADY;
    }
}

static bool fail_alike(const struct finding *a, const struct finding *b) {
  return a->cause != CAUSE_UNSTEADY && b->cause != CAUSE_UNSTEADY &&
         a->verdict.outcome == b->verdict.outcome && a->verdict.truth.place == b->verdict.truth.place &&
         a->verdict.undefined == b->verdict.undefined && a->verdict.hair == b->verdict.hair &&
         a->magnitude == b->magnitude && a->on_a_line == b->on_a_line;
}

/* How it fails, and how fit its case is to begin shrinking with. */
static void judge_once(struct finding *f) {
  const struct form *form = &f->entry->algorithm->form;
  const union number *numbers = f->first_numbers;
  f->verdict = judge_answer(f->entry->algorithm, numbers, f->verdict.answer);
  f->magnitude = magnitude_of(f->family);
  const struct failure failure = failure_in(f);
  const bool plain = numbers_are_plain(form, numbers), solid = missing_extents(form, numbers) == 0;
  const bool far = f->magnitude != MAGNITUDE_ORDINARY && !type_is_whole(form->type);
  const bool fit = far ? f->cause != CAUSE_UNSTEADY && fails_by_scale(&failure, numbers) : plain;
  f->start = (struct start){.fit = 2U * fit + solid, .n = f->first};
  memcpy(f->start.numbers, numbers, sizeof f->start.numbers);
  f->on_a_line = plain && !solid;
}

/* What is the same as one before it is joined with that: the others stay, in their order. */
static void join_same(struct findings *all, bool same(const struct finding *, const struct finding *)) {
  size_t kept = 0;
  for (size_t k = 0; k < all->count; k++) {
    size_t with = 0;
    while (with < kept && !same(&all->finding[with], &all->finding[k]))
      with++;
    if (with < kept)
      join(&all->finding[with], &all->finding[k]);
    else if (kept++ != k)
      all->finding[with] = all->finding[k];
  }
  all->count = kept;
}

/* From the start; where that leads to shapes without extent, from the smallest that has, if one was met. */
static void shrink_finding(struct finding *finding, struct simple *simple) {
  const struct form *form = &finding->entry->algorithm->form;
  const struct failure failure = failure_in(finding);
  union number solid[FORM_MAX_COLUMNS];
  memcpy(solid, finding->smallest, sizeof solid);
  memcpy(finding->smallest, finding->start.numbers, sizeof finding->smallest);
  shrink_case(&failure, finding->smallest, simple);
  if (missing_extents(form, finding->smallest) == 0 || missing_extents(form, solid) > 0)
    return;
  memcpy(finding->smallest, solid, sizeof solid);
  shrink_case(&failure, finding->smallest, simple);
}

/* For good: the verdict on the smallest case that is stored. Cases that hang take long to make simpler: a few
 * are. */
static void shrink_all(struct findings *all, struct simple *simple) {
  enum { HANGS_SHRUNK = 3 };
  unsigned hanging = 0;
  for (size_t k = 0; k < all->count; k++) {
    struct finding *finding = &all->finding[k];
    if (finding->cause == CAUSE_UNSTEADY)
      continue;
    const struct failure failure = failure_in(finding);
    const bool hangs = failure_hangs(&failure, finding->first_numbers);
    hanging += hangs;
    if (!hangs || hanging <= HANGS_SHRUNK)
      shrink_finding(finding, simple);
    else
      memcpy(finding->smallest, finding->first_numbers, sizeof finding->smallest);
    finding->unshrunk = simple_is_over(simple);
    finding->verdict =
        judge_answer(failure.algorithm, finding->smallest, failure_answer(&failure, finding->smallest));
    finding->verdict.hair = failure.verdict.hair; /* what was met by a hair is told after what was not */
  }
}

static bool is_met_before(const struct finding *a, const struct finding *b) { return a->first < b->first; }
static bool is_read_before(const struct finding *a, const struct finding *b) {
  return case_is_smaller(&a->entry->algorithm->form, a->first_numbers, b->first_numbers);
}

/* Of what does not stand the next in that order; the first after NULL. */
static const struct finding *next_unsteady(const struct findings *all,
                                           const struct finding *after,
                                           bool is_before(const struct finding *, const struct finding *)) {
  const struct finding *next = NULL;
  for (size_t k = 0; k < all->count; k++) {
    const struct finding *f = &all->finding[k];
    if (f->cause == CAUSE_UNSTEADY && (after == NULL || is_before(after, f)) &&
        (next == NULL || is_before(f, next)))
      next = f;
  }
  return next;
}

/* What the test's answers hang on, and the finding whose first case the words are about: of the few that are
 * easiest to read the first that shows it, or else the first. */
static const struct finding *
tell_unsteady(const struct findings *all, const struct source *source, char words[UNSTEADY_WORDS]) {
  enum { TRIED = 3 };
  const struct finding *const first = next_unsteady(all, NULL, is_read_before), *f = first;
  for (unsigned k = 0; k < TRIED && f != NULL; k++, f = next_unsteady(all, f, is_read_before))
    if (unsteady_words(f, source, false, words))
      return f;
  if (!unsteady_words(first, source, true, words))
    add_unsteady(words, "asked again, it answered otherwise");
  return first;
}

static void say_seen(const struct finding *first, uint64_t cases, char words[UNSTEADY_WORDS]) {
  add_unsteady(words,
               "; seen %llu times in %llu cases, first ",
               (unsigned long long)first->count,
               (unsigned long long)cases);
  if (first->again)
    add_unsteady(words, "when other calls were made of the same cases");
  else
    add_unsteady(words, "in case %llu", (unsigned long long)first->first);
}

/* All that does not stand is one finding. Its cases are as they were met, or asked again and again, since
 * nothing else is known to be answered so. */
static void join_unsteady(struct findings *all, const struct source *source, uint64_t cases) {
  const struct finding *first = next_unsteady(all, NULL, is_met_before);
  size_t kept = 0;
  if (first == NULL)
    return;
  struct finding one = *first;
  const struct finding *const told = tell_unsteady(all, source, one.unsteady);
  const struct failure failure = failure_in(told);
  memcpy(one.plainest, told->first_numbers, sizeof one.plainest);
  memcpy(one.smallest, told->first_numbers, sizeof one.smallest);
  one.verdict = judge_answer(failure.algorithm, one.smallest, failure_answer(&failure, one.smallest));
  one.count = 0;
  for (size_t k = 0; k < all->count; k++)
    if (all->finding[k].cause == CAUSE_UNSTEADY)
      one.count += all->finding[k].count;
    else if (kept++ != k)
      all->finding[kept - 1] = all->finding[k];
  say_seen(&one, cases, one.unsteady);
  all->finding[kept] = one;
  all->count = kept + 1;
}

static void name_finding(struct finding *f) {
  const struct algorithm *a = f->entry->algorithm;
  const struct failure failure = failure_in(f);
  if (f->cause != CAUSE_UNSTEADY)
    f->cause = failure_cause(&failure, f->smallest);
  snprintf(f->id,
           sizeof f->id,
           "%s/%s/%s/%s",
           a->id,
           outcome_name(a->form.question, f->verdict.outcome),
           place_name(form_pair(&a->form), f->verdict.truth.place),
           cause_name(f->cause));
  for (char *c = f->id; *c != '\0'; c++)
    *c = *c == ' ' ? '-' : *c;
}

static bool have_one_id(const struct finding *a, const struct finding *b) {
  return strcmp(a->id, b->id) == 0;
}

static int by_id(const void *left, const void *right) {
  return strcmp(((const struct finding *)left)->id, ((const struct finding *)right)->id);
}

/* How far each number may go: of a mistake that nobody has written down, and not where each try may hang. */
static void measure(struct finding *f) {
  const struct failure failure = failure_in(f);
  if (f->known != NULL)
    return;
  f->measured = true;
  failure_intervals(&failure, f->smallest, f->interval);
  if (f->cause != CAUSE_RANGE && question_values(f->entry->algorithm->form.question) == 0)
    f->tolerance = failure_tolerance(&failure, f->smallest, f->interval);
}

static bool fail_in_one_way(const struct finding *a, const struct finding *b) {
  return a->entry == b->entry && a->verdict.outcome == b->verdict.outcome;
}

/* Two findings that show another share each, or a limit that is none, speak against both. */
static bool is_contested(const struct findings *all, const struct finding *f) {
  bool contested = false;
  for (size_t k = 0; k < all->count; k++) {
    const struct finding *other = &all->finding[k];
    const double apart = fabs(other->tolerance.part - f->tolerance.part);
    contested = contested || (fail_in_one_way(other, f) && other->tolerance.part > 0 &&
                              (other->tolerance.of != f->tolerance.of || apart > 0.05 * f->tolerance.part));
  }
  return contested;
}

/* Whether the tolerance of the other explains it too: by the gap. What is a part of the place is of each case
 * another number. */
static bool is_explained(const struct finding *f, const struct finding *by) {
  static const double ROUNDED = 1.001;
  const double whole = by->tolerance.of == OF_PLACE
                           ? 0
                           : tolerance_whole(by->tolerance.of, &f->entry->algorithm->form, f->smallest, 0);
  return f->tolerance.part == 0 && by->tolerance.part > 0 && fail_in_one_way(by, f) && f->known == NULL &&
         f->cause <= CAUSE_ROUNDING && fabs(f->gap) <= by->tolerance.part * whole * ROUNDED;
}

static void say_tolerance(const struct findings *all, struct finding *f) {
  static const char *const OF[TOLERANCES] = {"",
                                             " of the sum of their radii",
                                             " of their longest side",
                                             " of the coordinates there",
                                             " of the greatest number"};
  const struct form *form = &f->entry->algorithm->form;
  const enum tolerance_of of = f->tolerance.of;
  const bool point =
      layout_kind(form->layouts[0]) == KIND_POINT || layout_kind(form->layouts[1]) == KIND_POINT;
  if (f->tolerance.part > 0 && (of == OF_ONE || !is_contested(all, f)))
    snprintf(f->tolerance_words,
             sizeof f->tolerance_words,
             f->verdict.outcome == OUTCOME_FALSE_HIT
                 ? "It hits shapes that are %s %.3g%s apart: a tolerance."
                 : "It misses shapes that overlap by %s %.3g%s: a tolerance.",
             /* of whole numbers the last that is wrong, of others the first that is right */
             type_is_whole(form->type) ? "at most" : "less than",
             f->tolerance.part,
             point && of == OF_RADII ? " of the radius" : OF[of]);
}

/* A share of a side that one finding alone shows may be of where it is, as of an angle. */
static bool is_alone(const struct findings *all, const struct finding *f) {
  bool alone = f->tolerance.of == OF_SIDE;
  for (size_t k = 0; k < all->count; k++) {
    const struct finding *other = &all->finding[k];
    alone = alone && (other == f || other->tolerance.of == OF_ONE || other->tolerance.part == 0 ||
                      !fail_in_one_way(other, f));
  }
  return alone;
}

/* Cases whose own numbers do not show where it ends are of the tolerance that others of the test show. */
static void share_tolerances(struct findings *all) {
  for (size_t k = 0; k < all->count; k++)
    if (is_alone(all, &all->finding[k]))
      all->finding[k].tolerance.part = 0;
  for (size_t k = 0; k < all->count; k++)
    for (size_t by = 0; by < all->count; by++)
      if (is_explained(&all->finding[k], &all->finding[by]))
        all->finding[k].tolerance = all->finding[by].tolerance;
  for (size_t k = 0; k < all->count; k++)
    say_tolerance(all, &all->finding[k]);
}

/* What else there is to say of the smallest case. */
static void describe(struct finding *f, const struct simple *simple) {
  const struct algorithm *a = f->entry->algorithm;
  for (enum cause cause = 0; cause < CAUSE_UNSTEADY && f->known == NULL; cause++)
    if (f->cause == cause || (f->unshrunk && f->cause != CAUSE_UNSTEADY))
      f->known = judge_known(a, f->verdict.outcome, f->verdict.truth.place, cause);
  f->gap = reference_gap(&a->form, f->smallest);
  if (a->ask != NULL && f->verdict.outcome == OUTCOME_NO_ANSWER)
    subject_incident(a->subject, f->smallest, &f->incident);
  f->verdict.hair = case_is_hair(&a->form, f->smallest);
  const struct failure failure = failure_in(f);
  const bool asked = f->cause != CAUSE_UNSTEADY && !f->incident.silent;
  f->weight =
      asked ? failing_weight(&failure, f->smallest) : weight_as_logic(&a->form, f->smallest, &f->verdict);
  if (f->weight == WEIGHT_FLAT &&
      f->cause == CAUSE_RANGE) /* with lesser numbers it is right of such a shape */
    f->weight = WEIGHT_EXTREME;
  if (asked && !simple_is_over(simple))
    measure(f);
}

static void
conclude(struct findings *all, const struct source *source, uint64_t cases, struct simple *simple) {
  see_what_stands(all);
  for (size_t k = 0; k < all->count; k++)
    judge_once(&all->finding[k]);
  join_same(all, fail_alike);
  shrink_all(all, simple);
  /* Where the answer to the smallest case does not stand, the test hangs on more than its numbers, and there
   * is no more to it than the case that was met. */
  see_what_stands(all);
  join_unsteady(all, source, cases);
  for (size_t k = 0; k < all->count; k++)
    name_finding(&all->finding[k]);
  join_same(all, have_one_id);
  for (size_t k = 0; k < all->count; k++)
    describe(&all->finding[k], simple);
  share_tolerances(all);
}

static uint64_t cases_of(const struct entrant *entrant) {
  uint64_t cases = 0;
  for (unsigned cell = 0; cell < entrant->group->cells; cell++)
    cases += tally_asked(entrant, cell);
  return cases;
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
  met.family = source_case(source, met.first, &entrant->entry->algorithm->form, met.first_numbers);
  memcpy(met.plainest, met.first_numbers, sizeof met.plainest);
  memcpy(met.smallest, met.first_numbers, sizeof met.smallest);
  return met;
}

/* The answer that it counts is wrong. */
static bool is_wrong(const struct entrant *entrant, unsigned cell, enum answer answer) {
  return judge_row(entrant->entry->algorithm->by_code,
                   cell_truth(cell, entrant->group->places),
                   (uint8_t)answer) != OUTCOME_AGREES;
}

/* False when there is no memory. */
static bool add_sightings(struct findings *all, const struct entrant *entrant, const struct source *source) {
  for (unsigned family = 0; family < NOT_ASKED; family++)
    for (unsigned cell = 0; cell < entrant->group->cells; cell++)
      for (enum answer answer = 0; answer < ANSWERS; answer++) {
        const struct sighting *sighting = tally_sighting(entrant, family, cell, answer);
        if (sighting->count == 0 || !is_wrong(entrant, cell, answer))
          continue;
        struct finding *grown = grow(all->finding, all->count, &all->room, sizeof *grown);
        if (grown == NULL)
          return false;
        all->finding = grown;
        grown[all->count++] = make_again(entrant, source, sighting, family == ASKED_AGAIN, answer);
      }
  return true;
}

bool findings_first(const struct tally *tally, const struct source *source, struct finding *first) {
  struct findings met = {.count = 0};
  *first = (struct finding){.first = UINT64_MAX};
  for (unsigned e = 0; e < tally->entrants; e++)
    if (tally->entrant[e].entry->algorithm->role == ROLE_FOREIGN)
      add_sightings(&met, &tally->entrant[e], source);
  for (size_t k = 0; k < met.count; k++)
    if (!met.finding[k].again && met.finding[k].first < first->first)
      *first = met.finding[k];
  findings_free(&met);
  if (first->entry == NULL)
    return false;
  first->verdict = judge_answer(first->entry->algorithm, first->smallest, first->verdict.answer);
  first->gap = reference_gap(&first->entry->algorithm->form, first->smallest);
  return true;
}

/* Each test by itself, by one thread: what a test of one's own answers may hang on the calls before. */
struct concluding {
  const struct tally *tally;
  const struct source *source;
  double until;
  struct findings *of; /* of each test */
  atomic_bool lost;    /* there was no memory */
};

static void conclude_test(void *context, unsigned worker, size_t e) {
  struct concluding *c = context;
  const struct entrant *entrant = &c->tally->entrant[e];
  struct simple *simple = NULL;
  (void)worker;
  if (!add_sightings(&c->of[e], entrant, c->source) ||
      (c->of[e].count > 0 && (simple = simple_new(level_best())) == NULL)) {
    c->lost = true;
    return;
  }
  if (simple != NULL) {
    simple_until(simple, c->until);
    conclude(&c->of[e], c->source, cases_of(entrant), simple);
  }
  simple_free(simple);
}

/* One after the other, and sorted. */
static bool put_together(const struct concluding *c, struct findings *findings) {
  size_t count = 0;
  for (unsigned e = 0; e < c->tally->entrants; e++)
    count += c->of[e].count;
  findings->finding = malloc((count + 1) * sizeof *findings->finding);
  if (c->lost || findings->finding == NULL)
    return false;
  for (unsigned e = 0; e < c->tally->entrants; e++)
    for (size_t k = 0; k < c->of[e].count; k++)
      findings->finding[findings->count++] = c->of[e].finding[k];
  qsort(findings->finding, count, sizeof *findings->finding, by_id);
  return true;
}

bool findings_of(const struct tally *tally,
                 const struct source *source,
                 unsigned jobs,
                 double until,
                 struct findings *findings) {
  struct concluding c = {.tally = tally, .source = source, .until = until};
  *findings = (struct findings){.count = 0};
  if ((c.of = calloc(tally->entrants + 1, sizeof *c.of)) == NULL)
    return false;
  parallel_run(jobs, tally->entrants, conclude_test, &c);
  const bool fine = put_together(&c, findings);
  for (unsigned e = 0; e < tally->entrants; e++)
    findings_free(&c.of[e]);
  free(c.of);
  return fine;
}

void findings_free(struct findings *findings) {
  free(findings->finding);
  *findings = (struct findings){.count = 0};
}

/* A defect is what one sentence tells, whatever outcomes it is promised for; now and then a case of it stays
 * so large that its cause is called another. */
bool findings_meet(const struct findings *findings,
                   const struct registry_entry *entry,
                   const struct defect *defect) {
  for (size_t k = 0; k < findings->count; k++) {
    const struct finding *finding = &findings->finding[k];
    if (finding->entry == entry && finding->known != NULL &&
        strcmp(finding->known->reason, defect->reason) == 0)
      return true;
  }
  return false;
}
