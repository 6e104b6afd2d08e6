#include "tally.h"

#include "grow.h"

#include <stdlib.h>
#include <string.h>

static struct group *group_of(struct tally *tally, const struct form *form, bool placed) {
  const struct form canonical = form_ordered(form);
  for (unsigned g = 0; g < tally->groups; g++)
    if (form_equal(&tally->group[g].form, &canonical))
      return &tally->group[g];
  const unsigned places = placed ? pair_places(form_pair(form)) : 1;
  struct group *group = &tally->group[tally->groups++];
  *group = (struct group){.form = canonical, .every = 1, .places = places, .cells = CELL_TRUTHS * places};
  return group;
}

static struct tally *allocate(unsigned groups, unsigned entrants) {
  struct tally *tally = calloc(1, sizeof *tally);
  if (tally == NULL)
    return NULL;
  tally->group = calloc(groups, sizeof *tally->group);
  tally->entrant = calloc(entrants, sizeof *tally->entrant);
  if (tally->group == NULL || tally->entrant == NULL) {
    tally_free(tally);
    return NULL;
  }
  return tally;
}

/* Room for the counts, all zero; frees the tally when there is none. One block for all: most of it is never
 * written, and pages of a large block take no memory until they are. */
static struct tally *with_counts(struct tally *tally) {
  if (tally == NULL)
    return NULL;
  for (unsigned g = 0; g < tally->groups; g++)
    tally->cases_count += (size_t)FAMILIES * tally->group[g].cells;
  for (unsigned e = 0; e < tally->entrants; e++)
    tally->sightings_count += (size_t)SIGHTED * tally->entrant[e].group->cells * ANSWERS;
  uint64_t *cases = tally->cases = calloc(tally->cases_count + 1, sizeof *cases);
  struct sighting *sightings = tally->sightings = calloc(tally->sightings_count + 1, sizeof *sightings);
  if (cases == NULL || sightings == NULL) {
    tally_free(tally);
    return NULL;
  }
  for (unsigned g = 0; g < tally->groups; g++) {
    tally->group[g].cases = cases;
    cases += (size_t)FAMILIES * tally->group[g].cells;
  }
  for (unsigned e = 0; e < tally->entrants; e++) {
    tally->entrant[e].sightings = sightings;
    sightings += (size_t)SIGHTED * tally->entrant[e].group->cells * ANSWERS;
  }
  return tally;
}

static void share_cases(struct tally *tally) {
  unsigned others = 0;
  for (unsigned g = 0; g < tally->groups; g++)
    others += !form_takes_long(&tally->group[g].form);
  for (unsigned g = 0; g < tally->groups; g++)
    tally->group[g].every = others > 0 && form_takes_long(&tally->group[g].form) ? HULLS_EVERY : 1;
  for (unsigned e = 0; e < tally->entrants; e++)
    if (tally->entrant[e].entry->algorithm->ask != NULL)
      tally->entrant[e].group->every = 1;
}

static struct tally *make(const struct registry_entry *const *entries, unsigned count, bool placed) {
  struct tally *tally = allocate(count, count);
  for (unsigned k = 0; tally != NULL && k < count; k++)
    if (entries[k]->algorithm->role != ROLE_HELPER)
      tally->entrant[tally->entrants++] = (struct entrant){
          .entry = entries[k], .group = group_of(tally, &entries[k]->algorithm->form, placed)};
  if (tally != NULL && placed)
    share_cases(tally);
  return with_counts(tally);
}

struct tally *tally_new(const struct registry_entry *const *entries, unsigned count) {
  return make(entries, count, true);
}

struct tally *tally_of_truths(const struct registry_entry *const *entries, unsigned count) {
  return make(entries, count, false);
}

void tally_free(struct tally *tally) {
  if (tally == NULL)
    return;
  free(tally->cases);
  free(tally->sightings);
  free(tally->group);
  free(tally->entrant);
  free(tally);
}

struct tally *tally_like(const struct tally *tally) {
  struct tally *like = allocate(tally->groups, tally->entrants);
  if (like == NULL)
    return NULL;
  for (unsigned g = 0; g < tally->groups; g++) {
    struct group *group = &like->group[like->groups++];
    *group = tally->group[g];
    group->steps = (struct step_counts){{0}};
  }
  for (unsigned e = 0; e < tally->entrants; e++)
    like->entrant[like->entrants++] = (struct entrant){
        .entry = tally->entrant[e].entry, .group = like->group + (tally->entrant[e].group - tally->group)};
  return with_counts(like);
}

void tally_clear(struct tally *tally) {
  memset(tally->cases, 0, tally->cases_count * sizeof *tally->cases);
  for (unsigned g = 0; g < tally->groups; g++)
    tally->group[g].steps = (struct step_counts){{0}};
  for (size_t k = 0; k < tally->sightings_count; k++)
    if (tally->sightings[k].count != 0)
      tally->sightings[k] = (struct sighting){0, 0};
}

void tally_merge(struct tally *into, const struct tally *from) {
  for (size_t k = 0; k < into->cases_count; k++)
    into->cases[k] += from->cases[k];
  for (unsigned g = 0; g < into->groups; g++)
    for (unsigned step = 0; step < STEPS; step++)
      into->group[g].steps.decided[step] += from->group[g].steps.decided[step];
  for (size_t k = 0; k < into->sightings_count; k++) {
    const struct sighting *more = &from->sightings[k];
    if (more->count > 0)
      count_sighting(&into->sightings[k], more->count, more->first);
  }
}

const char *sighted_name(unsigned family) {
  return family == ASKED_AGAIN ? "asked again"
         : family == NOT_ASKED ? "not asked"
                               : family_name((enum family)family);
}

uint64_t tally_kinds(const struct tally *tally) {
  uint64_t kinds = 0;
  for (unsigned e = 0; e < tally->entrants; e++)
    for (size_t k = 0; k < (size_t)NOT_ASKED * tally->entrant[e].group->cells * ANSWERS; k++)
      kinds += tally->entrant[e].sightings[k].count > 0;
  return kinds;
}

uint64_t tally_asked(const struct entrant *entrant, unsigned cell) {
  uint64_t sum = 0;
  for (enum family f = 0; f < FAMILIES; f++)
    sum += *tally_cases(entrant->group, f, cell);
  return sum - tally_sighting(entrant, NOT_ASKED, cell, ANSWER_NONE)->count;
}

uint64_t tally_unasked(const struct entrant *entrant) {
  uint64_t sum = 0;
  for (unsigned cell = 0; cell < entrant->group->cells; cell++)
    sum += tally_sighting(entrant, NOT_ASKED, cell, ANSWER_NONE)->count;
  return sum;
}

uint64_t tally_answers(const struct entrant *entrant, unsigned cell, enum answer answer) {
  const bool by_case =
      answer == judge_expected(entrant->entry->algorithm->by_code, cell_truth(cell, entrant->group->places));
  uint64_t sum = by_case ? tally_asked(entrant, cell) : 0;
  for (enum family f = 0; f < FAMILIES; f++) {
    if (!by_case)
      sum += tally_sighting(entrant, f, cell, answer)->count;
    for (unsigned a = 0; a < ANSWERS && by_case; a++)
      sum -= tally_sighting(entrant, f, cell, (enum answer)a)->count;
  }
  return sum;
}

static uint64_t least(uint64_t a, uint64_t b) { return a < b ? a : b; }
static uint64_t greatest(uint64_t a, uint64_t b) { return a > b ? a : b; }

bool ranges_add(struct ranges *ranges, struct range more) {
  struct range *grown = grow(ranges->range, ranges->count, &ranges->room, sizeof *grown);
  if (grown == NULL)
    return false;
  ranges->range = grown;
  /* Ranges [from, to) meet the new one, or touch it: they become one with it. */
  size_t from = 0, to;
  while (from < ranges->count && ranges->range[from].last < more.first)
    from++;
  for (to = from; to < ranges->count && ranges->range[to].first <= more.last; to++)
    more = (struct range){least(more.first, ranges->range[to].first),
                          greatest(more.last, ranges->range[to].last)};
  memmove(ranges->range + from + 1, ranges->range + to, (ranges->count - to) * sizeof more);
  ranges->range[from] = more;
  ranges->count -= to - from;
  ranges->count++;
  return true;
}

void ranges_free(struct ranges *ranges) {
  free(ranges->range);
  *ranges = (struct ranges){.count = 0};
}

uint64_t ranges_cases(const struct ranges *ranges, struct range within) {
  uint64_t cases = 0;
  for (size_t k = 0; k < ranges->count; k++) {
    const uint64_t first = greatest(ranges->range[k].first, within.first),
                   last = least(ranges->range[k].last, within.last);
    cases += first < last ? last - first : 0;
  }
  return cases;
}

struct range ranges_gap(const struct ranges *ranges, struct range within) {
  for (size_t k = 0; k < ranges->count && within.first < within.last; k++) {
    const struct range done = ranges->range[k];
    if (done.first > within.first)
      return (struct range){within.first, least(within.last, done.first)};
    within.first = greatest(within.first, least(done.last, within.last));
  }
  return within;
}
