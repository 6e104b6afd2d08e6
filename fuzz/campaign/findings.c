#include "findings.h"

#include "burden.h"
#include "grow.h"
#include "magnitude.h"
#include "parallel.h"
#include "shrink.h"
#include "suspects.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static double relative_gap(const struct finding *finding, const union number *numbers) {
  const struct case_gap gap = judge_gap(&finding->entry->algorithm->form, numbers);
  return gap.size > 0 ? gap.gap / gap.size : 0;
}

/* A finding in the making: sightings that fail alike are one kind, and one of them is shrunk for all. */
struct kind {
  struct finding finding;
  struct failure failure;
  enum magnitude magnitude;
  bool unsteady; /* its smallest case does not stand */
  bool hollow;   /* met in plain whole numbers by shapes without extent: what fails on a line is a kind */
  /* Where shrinking begins: the first case of plain whole numbers, far from them the first that fails by its
   * scale, or else the first; of such the first whose shapes have an extent. */
  struct start {
    unsigned fit;
    uint64_t n;
    union number numbers[FORM_MAX_COLUMNS];
  } start;
};

struct gathering {
  size_t count, room;
  struct kind *kind;
  /* Of a campaign: its tests that answer otherwise when they are asked again; NULL when there is none. */
  const struct source *source;
  const struct tally *tally;
  struct unsteady *unsteady; /* one an entrant */
};

static bool same_failure(const struct kind *a, const struct kind *b) {
  return a->finding.entry == b->finding.entry && a->failure.verdict.outcome == b->failure.verdict.outcome &&
         a->failure.verdict.truth.place == b->failure.verdict.truth.place &&
         a->failure.verdict.undefined == b->failure.verdict.undefined && a->failure.hair == b->failure.hair &&
         a->magnitude == b->magnitude && a->hollow == b->hollow;
}

static bool same_finding(const struct finding *a, const struct finding *b) {
  return a->entry == b->entry && a->verdict.outcome == b->verdict.outcome &&
         a->verdict.truth.place == b->verdict.truth.place && a->cause == b->cause;
}

/* The counts of both, the first case of the earlier, the plainest and the smallest of both. */
static void join(struct finding *into, const struct finding *from) {
  struct finding both = from->first < into->first ? *from : *into;
  const bool plainer = relative_gap(from, from->plainest) > relative_gap(into, into->plainest);
  const struct form *form = &from->entry->algorithm->form;
  const struct burden from_burden = burden_of(form, from->smallest),
                      into_burden = burden_of(form, into->smallest);
  const bool smaller = burden_is_lighter(&from_burden, &into_burden);
  both.count = into->count + from->count;
  memcpy(both.plainest, plainer ? from->plainest : into->plainest, sizeof both.plainest);
  memcpy(both.smallest, smaller ? from->smallest : into->smallest, sizeof both.smallest);
  *into = both;
}

static bool add_kind(struct gathering *kinds, const struct kind *kind) {
  for (size_t k = 0; k < kinds->count; k++)
    if (same_failure(&kinds->kind[k], kind)) {
      struct start *start = &kinds->kind[k].start;
      join(&kinds->kind[k].finding, &kind->finding);
      if (kind->start.fit != start->fit ? kind->start.fit > start->fit : kind->start.n < start->n)
        *start = kind->start;
      return true;
    }
  struct kind *grown = grow(kinds->kind, kinds->count, &kinds->room, sizeof *grown);
  if (grown == NULL)
    return false;
  kinds->kind = grown;
  kinds->kind[kinds->count++] = *kind;
  return true;
}

struct gathering *gathering_new(void) {
  return calloc(1, sizeof(struct gathering));
}

void gathering_free(struct gathering *gathering) {
  if (gathering != NULL)
    free(gathering->kind);
  free(gathering);
}

bool gathering_add(struct gathering *kinds, const struct gathered *gathered, const union number *numbers) {
  const struct algorithm *algorithm = gathered->entry->algorithm;
  struct kind kind = {.finding = {.entry = gathered->entry,
                                  .count = gathered->count,
                                  .first = gathered->first,
                                  .family = gathered->family},
                      .magnitude = magnitude_of(gathered->family, &algorithm->form, numbers)};
  memcpy(kind.finding.first_numbers, numbers, form_columns(&algorithm->form) * sizeof *numbers);
  if (!failure_of(algorithm, numbers, &kind.failure))
    return true; /* tabulated, not blamed */
  memcpy(kind.finding.plainest, kind.finding.first_numbers, sizeof kind.finding.plainest);
  memcpy(kind.finding.smallest, kind.finding.first_numbers, sizeof kind.finding.smallest);
  kind.finding.verdict = kind.failure.verdict;
  const bool plain = numbers_are_plain(&algorithm->form, numbers);
  const bool far = kind.magnitude != MAGNITUDE_ORDINARY && !type_is_whole(algorithm->form.type);
  const bool apt = far ? fails_by_scale(&kind.failure, numbers) : plain;
  const bool solid = hollow_sizes(&algorithm->form, numbers) == 0;
  kind.start = (struct start){.fit = 2U * apt + solid, .n = gathered->first};
  kind.hollow = plain && !solid;
  memcpy(kind.start.numbers, kind.finding.first_numbers, sizeof kind.start.numbers);
  return add_kind(kinds, &kind);
}

static bool gather_kinds(struct gathering *kinds) {
  const struct tally *tally = kinds->tally;
  struct suspects all = {.count = 0};
  kinds->unsteady = calloc(tally->entrants + 1, sizeof *kinds->unsteady);
  bool fine = kinds->unsteady != NULL && suspects_of(tally, kinds->source, &all);
  for (unsigned e = 0; e < tally->entrants && fine; e++)
    kinds->unsteady[e] = (struct unsteady){.entry = tally->entrant[e].entry, .source = kinds->source};
  for (size_t k = 0; k < all.count && fine; k++) {
    const struct suspect *s = &all.suspect[k];
    if (s->steady)
      fine = gathering_add(kinds, &s->gathered, s->met.numbers);
    else
      unsteady_add(&kinds->unsteady[s->e], s->gathered.count, &s->met);
  }
  free(all.suspect);
  return fine;
}

/* A smallest case that does not fail alike when asked again: the test hangs on more than its numbers. */
static void add_unsteady(const struct gathering *kinds, const struct kind *kind) {
  const struct finding *finding = &kind->finding;
  const struct tally *tally = kinds->tally;
  struct unsteady_case met = {.n = finding->first, .answer = kind->failure.verdict.answer};
  memcpy(met.numbers, finding->first_numbers, sizeof met.numbers);
  for (unsigned e = 0; tally != NULL && e < tally->entrants; e++)
    if (tally->entrant[e].entry == finding->entry)
      unsteady_add(&kinds->unsteady[e], finding->count, &met);
}

/* Whether the shrunk cases of all kinds stand; of a campaign. */
static void try_kinds(struct gathering *kinds) {
  for (unsigned in_rows = 0; in_rows <= 1; in_rows++)
    for (size_t k = 0; k < kinds->count; k++) {
      struct kind *kind = &kinds->kind[k];
      const struct finding *f = &kind->finding;
      const enum answer answer = kind->failure.verdict.answer;
      if (kinds->tally != NULL && answer < ANSWER_NONE && !kind->unsteady)
        kind->unsteady = !(in_rows ? is_steady_in_rows : is_steady_alone)(f->entry, f->smallest, answer);
    }
}

/* One of each worker's. */
struct shrinking {
  struct kind *kind;
  struct simple **simple;
};

/* From the start; where that leads to shapes without extent, from the lightest that has, if one was met. */
static void shrink_kind(void *context, unsigned worker, size_t k) {
  const struct shrinking *shrinking = context;
  struct kind *kind = &shrinking->kind[k];
  struct finding *finding = &kind->finding;
  const struct form *form = &finding->entry->algorithm->form;
  union number solid[FORM_MAX_COLUMNS];
  memcpy(solid, finding->smallest, sizeof solid);
  memcpy(finding->smallest, kind->start.numbers, sizeof finding->smallest);
  shrink_case(&kind->failure, finding->smallest, shrinking->simple[worker]);
  if (hollow_sizes(form, finding->smallest) == 0 || hollow_sizes(form, solid) > 0)
    return;
  memcpy(finding->smallest, solid, sizeof solid);
  shrink_case(&kind->failure, finding->smallest, shrinking->simple[worker]);
}
static void shrink_built_in(void *context, unsigned worker, size_t k) {
  if (((const struct shrinking *)context)->kind[k].failure.algorithm->ask == NULL)
    shrink_kind(context, worker, k);
}

/* Cases that hang take long to make simpler: a few are. */
static void shrink_own(const struct gathering *kinds, struct shrinking *shrinking) {
  enum { HANGS_SHRUNK = 3 };
  unsigned hanging = 0;
  struct ahead *ahead = NULL; /* kinds of one test stand together */
  for (size_t k = 0; k < kinds->count; k++) {
    struct kind *kind = &kinds->kind[k];
    if (kind->failure.algorithm->ask == NULL)
      continue;
    kind->failure.ahead = ahead = ahead_of(ahead, kind->finding.entry);
    const bool hangs = failure_hangs(&kind->failure, kind->finding.first_numbers);
    hanging += hangs;
    if (!hangs || hanging <= HANGS_SHRUNK)
      shrink_kind(shrinking, 0, k);
    else
      memcpy(kind->finding.smallest, kind->finding.first_numbers, sizeof kind->finding.smallest);
    kind->failure.ahead = NULL;
  }
  ahead_free(ahead);
}

/* What hangs on no more than its numbers in any order; what a test of one's own answers may hang on the calls
 * before, so these stand in a row. */
static bool shrink_all(const struct gathering *kinds, unsigned jobs) {
  struct simple **simple = calloc(jobs, sizeof(struct simple *));
  bool fine = simple != NULL;
  for (unsigned k = 0; k < jobs && fine; k++)
    fine = (simple[k] = simple_new(level_best())) != NULL;
  if (fine) {
    struct shrinking shrinking = {kinds->kind, simple};
    parallel_run(jobs, kinds->count, shrink_built_in, &shrinking);
    shrink_own(kinds, &shrinking);
  }
  for (unsigned k = 0; k < jobs && simple != NULL; k++)
    simple_free(simple[k]);
  free(simple);
  return fine;
}

/* Reads the cause off a shrunk case; kinds that come to the same are one finding. */
static void conclude(struct findings *all, const struct kind *kind) {
  struct finding finding = kind->finding;
  finding.cause = failure_cause(&kind->failure, finding.smallest);
  finding.known = judge_known(
      finding.entry->algorithm, finding.verdict.outcome, finding.verdict.truth.place, finding.cause);
  for (size_t k = 0; k < all->count; k++)
    if (same_finding(&all->finding[k], &finding)) {
      join(&all->finding[k], &finding);
      return;
    }
  all->finding[all->count++] = finding;
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

/* What there is to say of the smallest case. A foreign test can answer otherwise when it is asked again: then
 * it is as it was before it was shrunk. */
static void examine(struct finding *finding, struct ahead *ahead) {
  const struct algorithm *a = finding->entry->algorithm;
  struct failure failure;
  finding->gap = reference_gap(&a->form, finding->smallest);
  for (unsigned k = 0; k < form_columns(&a->form); k++)
    finding->interval[k] = (struct interval){finding->smallest[k], finding->smallest[k]};
  if (a->ask != NULL && finding->verdict.outcome == OUTCOME_NO_ANSWER)
    subject_incident(a->subject, finding->smallest, &finding->incident);
  if (finding->cause == CAUSE_UNSTEADY || finding->incident.silent ||
      !failure_of(a, finding->smallest, &failure))
    return;
  finding->verdict = failure.verdict;
  failure.ahead = ahead;
  failure_intervals(&failure, finding->smallest, finding->interval);
}

static void examine_built_in(void *context, unsigned worker, size_t k) {
  const struct findings *findings = context;
  (void)worker;
  if (findings->finding[k].entry->algorithm->ask == NULL)
    examine(&findings->finding[k], NULL);
}

static uint64_t cases_of(const struct tally *tally, const struct entrant *entrant) {
  uint64_t cases = 0;
  for (unsigned cell = 0; cell < entrant->cells; cell++)
    cases += tally_asked(tally, entrant, cell);
  return cases;
}

static bool conclude_unsteady(const struct gathering *kinds, unsigned e, struct finding *finding) {
  struct unsteady *unsteady = &kinds->unsteady[e];
  const struct algorithm *algorithm = unsteady->entry->algorithm;
  const struct unsteady_case *first = &unsteady->least[0];
  *finding = (struct finding){
      .entry = unsteady->entry, .cause = CAUSE_UNSTEADY, .count = unsteady->count, .first = first->n};
  if (!unsteady_words(unsteady, finding->unsteady))
    return false;
  finding->family = unsteady->family;
  const struct unsteady_case *told = &unsteady->least[unsteady->told];
  finding->verdict =
      (struct verdict){.truth = reference_truth(&algorithm->form, told->numbers), .answer = told->answer};
  finding->verdict.outcome = judge_outcome(algorithm->by_code, finding->verdict.truth, told->answer);
  memcpy(finding->first_numbers, first->numbers, sizeof first->numbers);
  memcpy(finding->plainest, told->numbers, sizeof told->numbers);
  memcpy(finding->smallest, told->numbers, sizeof told->numbers);
  const size_t used = strlen(finding->unsteady);
  const int more = snprintf(finding->unsteady + used,
                            sizeof finding->unsteady - used,
                            "; seen %llu times in %llu cases, first ",
                            (unsigned long long)unsteady->count,
                            (unsigned long long)cases_of(kinds->tally, &kinds->tally->entrant[e]));
  const size_t end = used + (more > 0 ? (size_t)more : 0);
  if (end >= sizeof finding->unsteady)
    return true;
  if (first->again)
    snprintf(finding->unsteady + end,
             sizeof finding->unsteady - end,
             "when other calls were made of the same cases");
  else
    snprintf(finding->unsteady + end,
             sizeof finding->unsteady - end,
             "in row %u of a call of %d",
             (unsigned)(first->n % BLOCK_ROWS),
             BLOCK_ROWS);
  return true;
}

bool gathering_conclude(struct gathering *kinds, unsigned jobs, struct findings *findings) {
  const unsigned entrants = kinds->tally != NULL ? kinds->tally->entrants : 0;
  *findings = (struct findings){.finding = calloc(kinds->count + entrants + 1, sizeof *findings->finding)};
  bool fine = findings->finding != NULL && shrink_all(kinds, jobs);
  if (fine)
    try_kinds(kinds);
  for (size_t k = 0; k < kinds->count && fine; k++)
    if (kinds->kind[k].unsteady)
      add_unsteady(kinds, &kinds->kind[k]);
    else
      conclude(findings, &kinds->kind[k]);
  for (unsigned e = 0; e < entrants && fine; e++)
    if (kinds->unsteady[e].count > 0)
      fine = conclude_unsteady(kinds, e, &findings->finding[findings->count++]);
  if (!fine) {
    findings_free(findings);
    return false;
  }
  qsort(findings->finding, findings->count, sizeof *findings->finding, by_key);
  parallel_run(jobs, findings->count, examine_built_in, findings);
  struct ahead *ahead = NULL; /* findings of one test stand together */
  for (size_t k = 0; k < findings->count; k++)
    if (findings->finding[k].entry->algorithm->ask != NULL) {
      ahead = ahead_of(ahead, findings->finding[k].entry);
      examine(&findings->finding[k], ahead);
    }
  ahead_free(ahead);
  return true;
}

bool findings_of(const struct tally *tally,
                 const struct source *source,
                 unsigned jobs,
                 struct findings *findings) {
  struct gathering kinds = {.source = source, .tally = tally};
  const bool fine = gather_kinds(&kinds) && gathering_conclude(&kinds, jobs, findings);
  free(kinds.kind);
  free(kinds.unsteady);
  return fine;
}

void finding_id(const struct finding *finding, char *id) {
  const struct algorithm *a = finding->entry->algorithm;
  snprintf(id,
           FINDING_ID,
           "%s/%s/%s/%s",
           a->id,
           outcome_name(finding->verdict.outcome),
           place_name(form_pair(&a->form), finding->verdict.truth.place),
           cause_name(finding->cause));
  for (char *c = id; *c != '\0'; c++)
    *c = *c == ' ' ? '-' : *c;
}

void findings_free(struct findings *findings) {
  free(findings->finding);
  *findings = (struct findings){.count = 0};
}
