#include "findings.h"

#include "subject/subject.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

static double relative_gap(const struct finding *finding, const union number *numbers) {
  const struct case_gap gap = judge_gap(finding->entry->algorithm, finding->pixels, numbers);
  return gap.size > 0 ? gap.gap / gap.size : 0;
}

enum realm { REALM_NEAR, REALM_FAR, REALM_LIMITS };

/* A finding in the making: sightings that fail alike are one kind, and one of them is shrunk for all. */
struct kind {
  struct finding finding;
  struct failure failure;
  enum realm realm;
};

/* Other things go wrong among huge and tiny numbers than elsewhere, and others again where sums overflow. */
static enum realm realm_of(enum family family) {
  return family == FAMILY_LIMITS                                  ? REALM_LIMITS
         : family == FAMILY_EXTREME || family == FAMILY_FAR_SCALE ? REALM_FAR
                                                                  : REALM_NEAR;
}

struct gathering {
  size_t count, room;
  struct kind *kind;
};

static bool same_failure(const struct kind *a, const struct kind *b) {
  return a->finding.entry == b->finding.entry && a->finding.pixels == b->finding.pixels &&
         a->failure.outcome == b->failure.outcome && a->failure.place == b->failure.place &&
         a->failure.undefined == b->failure.undefined && a->failure.hair == b->failure.hair &&
         a->realm == b->realm;
}

static bool same_finding(const struct finding *a, const struct finding *b) {
  return a->entry == b->entry && a->pixels == b->pixels && a->outcome == b->outcome && a->place == b->place &&
         a->cause == b->cause;
}

/* The counts of both, the first case of the earlier, the plainest and the smallest of both. */
static void join(struct finding *into, const struct finding *from) {
  struct finding both = from->first < into->first ? *from : *into;
  const bool plainer = relative_gap(from, from->plainest) > relative_gap(into, into->plainest);
  const bool smaller = case_is_smaller(from->entry->algorithm, from->smallest, into->smallest);
  both.count = into->count + from->count;
  memcpy(both.plainest, plainer ? from->plainest : into->plainest, sizeof both.plainest);
  memcpy(both.smallest, smaller ? from->smallest : into->smallest, sizeof both.smallest);
  *into = both;
}

static bool add_kind(struct gathering *kinds, const struct kind *kind) {
  for (size_t k = 0; k < kinds->count; k++)
    if (same_failure(&kinds->kind[k], kind)) {
      join(&kinds->kind[k].finding, &kind->finding);
      return true;
    }
  if (kinds->count == kinds->room) {
    const size_t room = kinds->room == 0 ? 64 : 2 * kinds->room;
    struct kind *more = realloc(kinds->kind, room * sizeof *more);
    if (more == NULL)
      return false;
    kinds->kind = more;
    kinds->room = room;
  }
  kinds->kind[kinds->count++] = *kind;
  return true;
}

/* Cases that no family has drawn are told apart by their numbers. */
static enum realm realm_of_numbers(const struct form *form, const union number *numbers) {
  if (type_is_whole(form->type))
    return REALM_NEAR;
  for (unsigned k = 0; k < form_columns(form); k++) {
    const double size = fabs(form->type == TYPE_F32 ? (double)numbers[k].f32 : numbers[k].f64);
    const double most = form->type == TYPE_F32 ? 0x1p50 : 0x1p400;
    if (size != 0 && (size > most || size < 1 / most))
      return REALM_FAR;
  }
  return REALM_NEAR;
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
                                  .pixels = gathered->pixels,
                                  .count = gathered->count,
                                  .first = gathered->first,
                                  .family = gathered->family},
                      .realm = gathered->family == FAMILIES ? realm_of_numbers(&algorithm->form, numbers)
                                                            : realm_of(gathered->family)};
  memcpy(kind.finding.first_numbers, numbers, form_columns(&algorithm->form) * sizeof *numbers);
  if (!failure_of(algorithm, gathered->pixels, numbers, &kind.failure))
    return true; /* tabulated, not blamed */
  memcpy(kind.finding.plainest, kind.finding.first_numbers, sizeof kind.finding.plainest);
  memcpy(kind.finding.smallest, kind.finding.first_numbers, sizeof kind.finding.smallest);
  kind.finding.outcome = kind.failure.outcome;
  kind.finding.place = kind.failure.place;
  return add_kind(kinds, &kind);
}

static bool add_sighting(struct gathering *kinds,
                         const struct mix *mix,
                         uint64_t seed,
                         const struct entrant *entrant,
                         enum family family,
                         const struct sighting *sighting) {
  const struct form *form = &entrant->entry->algorithm->form, canonical = tally_form(form);
  union number drawn[FORM_MAX_COLUMNS], numbers[FORM_MAX_COLUMNS];
  generate_case(mix, seed, sighting->first, &canonical, drawn);
  tally_arrange(form, drawn, numbers);
  const struct gathered gathered = {
      entrant->entry, entrant->pixels, sighting->count, sighting->first, family};
  return gathering_add(kinds, &gathered, numbers);
}

static bool
gather_kinds(const struct tally *tally, const struct mix *mix, uint64_t seed, struct gathering *kinds) {
  for (unsigned e = 0; e < tally->entrants; e++)
    for (unsigned f = 0; f < FAMILIES; f++)
      for (unsigned t = 0; t < TRUTHS; t++)
        for (unsigned p = 0; p < PLACES_MAX; p++)
          for (unsigned a = 0; a < ANSWERS; a++) {
            const struct sighting *sighting = &tally->entrant[e].sightings[f][t][p][a];
            if (sighting->count > 0 &&
                !add_sighting(kinds, mix, seed, &tally->entrant[e], (enum family)f, sighting))
              return false;
          }
  return true;
}

/* Shrinks a kind's first case and reads the cause off it; kinds that come to the same are one finding. */
static void conclude(struct findings *all, const struct kind *kind) {
  struct finding finding = kind->finding;
  memcpy(finding.smallest, finding.first_numbers, sizeof finding.smallest);
  shrink_case(&kind->failure, finding.smallest);
  finding.cause = shrunk_cause(&kind->failure, finding.smallest);
  finding.known = judge_known(finding.entry->algorithm, finding.outcome, finding.place, finding.cause);
  for (size_t k = 0; k < all->count; k++)
    if (same_finding(&all->finding[k], &finding)) {
      join(&all->finding[k], &finding);
      return;
    }
  all->finding[all->count++] = finding;
}

static int by_key(const void *left, const void *right) {
  const struct finding *a = left, *b = right;
  const int id = strcmp(a->entry->stem, b->entry->stem);
  if (id != 0)
    return id;
  if (a->pixels != b->pixels)
    return a->pixels - b->pixels;
  if (a->outcome != b->outcome)
    return a->outcome < b->outcome ? -1 : 1;
  if (a->place != b->place)
    return a->place < b->place ? -1 : 1;
  return (a->cause > b->cause) - (a->cause < b->cause);
}

bool gathering_conclude(const struct gathering *kinds, struct findings *findings) {
  *findings = (struct findings){.finding = calloc(kinds->count + 1, sizeof *findings->finding)};
  if (findings->finding == NULL)
    return false;
  for (size_t k = 0; k < kinds->count; k++)
    conclude(findings, &kinds->kind[k]);
  qsort(findings->finding, findings->count, sizeof *findings->finding, by_key);
  return true;
}

bool findings_of(const struct tally *tally, const struct mix *mix, uint64_t seed, struct findings *findings) {
  struct gathering kinds = {.count = 0};
  const bool fine = gather_kinds(tally, mix, seed, &kinds) && gathering_conclude(&kinds, findings);
  free(kinds.kind);
  return fine;
}

const struct incident *finding_incident(const struct finding *finding) {
  const struct algorithm *a = finding->entry->algorithm;
  return a->ask == NULL || finding->outcome != OUTCOME_NO_ANSWER
             ? NULL
             : subject_incident(a->subject, finding->smallest);
}

void findings_free(struct findings *findings) {
  free(findings->finding);
  *findings = (struct findings){.count = 0};
}

unsigned
findings_lost(const struct tally *tally, const struct findings *findings, lost_defect *lost, void *context) {
  unsigned count = 0;
  for (unsigned e = 0; e < tally->entrants; e++) {
    const struct registry_entry *entry = tally->entrant[e].entry;
    if (tally->entrant[e].pixels)
      continue;
    for (unsigned d = 0; d < algorithm_defects(entry->algorithm); d++) {
      const struct defect *defect = &entry->algorithm->defects[d];
      bool met = false;
      for (size_t k = 0; k < findings->count; k++)
        met |= findings->finding[k].known == defect;
      if (met)
        continue;
      count++;
      lost(context, entry, defect);
    }
  }
  return count;
}
