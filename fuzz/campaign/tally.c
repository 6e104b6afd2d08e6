#include "tally.h"

#include <stdlib.h>
#include <string.h>

static unsigned group_of(struct tally *tally, const struct form *form) {
  const struct form canonical = form_ordered(form);
  for (unsigned g = 0; g < tally->groups; g++)
    if (form_equal(&tally->group[g].form, &canonical))
      return g;
  tally->group[tally->groups].form = canonical;
  return tally->groups++;
}

static void add_entrant(struct tally *tally, const struct registry_entry *entry) {
  struct entrant *entrant = &tally->entrant[tally->entrants++];
  entrant->entry = entry;
  entrant->group = group_of(tally, &entry->algorithm->form);
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

struct tally *tally_new(const struct registry_entry *const *entries, unsigned count) {
  struct tally *tally = allocate(count, count);
  for (unsigned k = 0; tally != NULL && k < count; k++)
    if (entries[k]->algorithm->role != ROLE_HELPER)
      add_entrant(tally, entries[k]);
  if (tally != NULL)
    tally_clear(tally);
  return tally;
}

void tally_free(struct tally *tally) {
  if (tally == NULL)
    return;
  free(tally->group);
  free(tally->entrant);
  free(tally);
}

struct tally *tally_like(const struct tally *tally) {
  struct tally *like = allocate(tally->groups, tally->entrants);
  if (like == NULL)
    return NULL;
  like->groups = tally->groups;
  like->entrants = tally->entrants;
  memcpy(like->group, tally->group, tally->groups * sizeof *tally->group);
  memcpy(like->entrant, tally->entrant, tally->entrants * sizeof *tally->entrant);
  tally_clear(like);
  return like;
}

void tally_clear(struct tally *tally) {
  for (unsigned g = 0; g < tally->groups; g++) {
    struct group *group = &tally->group[g];
    memset(group->cases, 0, sizeof group->cases);
    memset(&group->steps, 0, sizeof group->steps);
  }
  for (unsigned e = 0; e < tally->entrants; e++)
    memset(tally->entrant[e].sightings, 0, sizeof tally->entrant[e].sightings);
}

static void add_all(uint64_t *into, const uint64_t *from, size_t count) {
  for (size_t k = 0; k < count; k++)
    into[k] += from[k];
}

static void merge_sightings(struct sighting *into, const struct sighting *from, size_t count) {
  for (size_t k = 0; k < count; k++) {
    if (from[k].count == 0)
      continue;
    if (into[k].count == 0 || from[k].first < into[k].first)
      into[k].first = from[k].first;
    into[k].count += from[k].count;
  }
}

void tally_merge(struct tally *into, const struct tally *from) {
  enum { CELLS = FAMILIES * TRUTHS * PLACES_MAX };
  for (unsigned g = 0; g < into->groups; g++) {
    add_all(&into->group[g].cases[0][0][0], &from->group[g].cases[0][0][0], CELLS);
    add_all(into->group[g].steps.decided, from->group[g].steps.decided, STEPS);
  }
  for (unsigned e = 0; e < into->entrants; e++)
    merge_sightings(&into->entrant[e].sightings[0][0][0][0],
                    &from->entrant[e].sightings[0][0][0][0],
                    (size_t)CELLS * ANSWERS);
}

enum answer tally_expected(enum contract contract, uint8_t truth) {
  switch (truth_relation(truth)) {
  case RELATION_APART:
    return ANSWER_MISS;
  case RELATION_TOUCHING:
    if (contract == CONTRACT_OPEN)
      return ANSWER_MISS;
    return hit_if(contract != CONTRACT_HALF_OPEN || (truth & TRUTH_HALF_OPEN_HIT) != 0);
  default:
    return ANSWER_HIT;
  }
}

uint64_t tally_answers(const struct tally *tally,
                       const struct entrant *entrant,
                       unsigned truth,
                       place_t place,
                       enum answer answer) {
  const struct group *group = &tally->group[entrant->group];
  const enum answer expected = tally_expected(entrant->entry->algorithm->by_code, (uint8_t)truth);
  uint64_t sum = 0;
  for (unsigned f = 0; f < FAMILIES; f++) {
    if (answer != expected) {
      sum += entrant->sightings[f][truth][place][answer].count;
      continue;
    }
    sum += group->cases[f][truth][place];
    for (unsigned a = 0; a < ANSWERS; a++)
      sum -= entrant->sightings[f][truth][place][a].count;
  }
  return sum;
}
