/* What a campaign has counted, to the store and back: cells, steps and sightings. */
#include "statement.h"

#include <string.h>

static const char *const STEP_NAME[STEPS] = {"whole", "filter", "error-free", "accumulator"};

static void write_cells(struct statement *s, const struct group *group) {
  const enum pair pair = form_pair(&group->form);
  char form[FORM_TEXT];
  form_print(&group->form, form);
  for (enum family f = 0; f < FAMILIES; f++)
    for (unsigned cell = 0; cell < group->cells; cell++) {
      const uint8_t truth = cell_truth(cell, group->places);
      const uint64_t cases = *tally_cases(group, f, cell);
      if (cases > 0)
        record_put(s,
                   &RECORD_cell,
                   &(struct stored_cell){.form = form,
                                         .family = family_name(f),
                                         .relation = truth_relation(truth),
                                         .half_open = (truth & TRUTH_HALF_OPEN_HIT) != 0,
                                         .place = place_name(pair, (place_t)(cell % group->places)),
                                         .cases = cases});
    }
}

static void write_steps(struct statement *s, const struct group *group) {
  char form[FORM_TEXT];
  form_print(&group->form, form);
  for (unsigned k = 0; k < STEPS; k++)
    if (group->steps.decided[k] > 0)
      record_put(s, &RECORD_step, &(struct stored_step){form, STEP_NAME[k], group->steps.decided[k]});
}

static void write_sightings(struct statement *s, const struct entrant *entrant) {
  const enum pair pair = form_pair(&entrant->entry->algorithm->form);
  for (unsigned f = 0; f < SIGHTED; f++)
    for (unsigned cell = 0; cell < entrant->cells; cell++)
      for (enum answer a = 0; a < ANSWERS; a++) {
        const uint8_t truth = cell_truth(cell, entrant->places);
        const struct sighting *sighting = tally_sighting(entrant, f, cell, a);
        if (sighting->count > 0)
          record_put(s,
                     &RECORD_sighting,
                     &(struct stored_sighting){.test = {.id = entrant->entry->stem},
                                               .family = sighted_name(f),
                                               .relation = truth_relation(truth),
                                               .half_open = (truth & TRUTH_HALF_OPEN_HIT) != 0,
                                               .place = place_name(pair, (place_t)(cell % entrant->places)),
                                               .answer = a,
                                               .count = sighting->count,
                                               .first_case = sighting->first});
      }
}

bool store_write_counts(struct store *store, const struct tally *tally) {
  struct statement *s = record_insert(store, &RECORD_cell);
  for (unsigned g = 0; g < tally->groups; g++)
    write_cells(s, &tally->group[g]);
  if (!statement_end(s))
    return false;
  s = record_insert(store, &RECORD_step);
  for (unsigned g = 0; g < tally->groups; g++)
    write_steps(s, &tally->group[g]);
  if (!statement_end(s))
    return false;
  s = record_insert(store, &RECORD_sighting);
  for (unsigned e = 0; e < tally->entrants; e++)
    write_sightings(s, &tally->entrant[e]);
  return statement_end(s);
}

/* Which count a row is about. */
struct coordinates {
  unsigned family, cell;
};

/* False when a word is not one of ours. */
static bool find_coordinates(const char *family,
                             enum relation relation,
                             bool half_open,
                             enum pair pair,
                             const char *place,
                             struct coordinates *c) {
  const uint8_t truth = truth_byte((struct truth){.relation = relation, .half_open_hit = half_open});
  const unsigned places = pair_places(pair);
  unsigned p = 0;
  *c = (struct coordinates){.family = 0};
  while (c->family < SIGHTED && strcmp(family, sighted_name(c->family)) != 0)
    c->family++;
  while (p < places && strcmp(place, place_name(pair, (place_t)p)) != 0)
    p++;
  c->cell = truth_rank(truth) * places + p;
  return c->family < SIGHTED && p < places && cell_truth(c->cell, places) == truth;
}

static struct group *group_named(struct tally *tally, const char *name) {
  for (unsigned g = 0; g < tally->groups; g++) {
    char form[FORM_TEXT];
    form_print(&tally->group[g].form, form);
    if (strcmp(form, name) == 0)
      return &tally->group[g];
  }
  return NULL;
}

static struct entrant *entrant_named(struct tally *tally, const char *id) {
  for (unsigned e = 0; e < tally->entrants; e++)
    if (strcmp(tally->entrant[e].entry->stem, id) == 0)
      return &tally->entrant[e];
  return NULL;
}

static bool add_cell(struct tally *tally, const struct stored_cell *row) {
  struct group *group = group_named(tally, row->form);
  struct coordinates c;
  if (group == NULL ||
      !find_coordinates(
          row->family, row->relation, row->half_open, form_pair(&group->form), row->place, &c) ||
      c.family >= FAMILIES)
    return false;
  *tally_cases(group, (enum family)c.family, c.cell) += row->cases;
  return true;
}

static bool add_sighting(struct tally *tally, const struct stored_sighting *row) {
  struct entrant *entrant = entrant_named(tally, row->test.id);
  struct coordinates c;
  if (entrant == NULL || !find_coordinates(row->family,
                                           row->relation,
                                           row->half_open,
                                           form_pair(&entrant->entry->algorithm->form),
                                           row->place,
                                           &c))
    return false;
  struct sighting *sighting = tally_sighting(entrant, c.family, c.cell, row->answer);
  if (sighting->count == 0 || row->first_case < sighting->first)
    sighting->first = row->first_case;
  sighting->count += row->count;
  return true;
}

static void add_step(struct tally *tally, const struct stored_step *row) {
  struct group *group = group_named(tally, row->form);
  for (unsigned k = 0; k < STEPS && group != NULL; k++)
    if (strcmp(row->step, STEP_NAME[k]) == 0)
      group->steps.decided[k] += row->cases;
}

/* Ends the reading of a table; `understood` is whether all of its rows were. */
static bool end_table(struct store *store, struct statement *s, bool understood) {
  return statement_end(s) &&
         (understood || store_fault(store, "has a row of counts that this graze does not understand"));
}

bool store_read_tally(struct store *store, struct tally *tally) {
  struct stored_cell cell;
  struct stored_step step;
  struct stored_sighting sighting;
  bool fine = true;
  struct statement *s = record_select(store, &RECORD_cell);
  while (fine && record_next(s, &RECORD_cell, &cell))
    fine = add_cell(tally, &cell);
  if (!end_table(store, s, fine))
    return false;
  s = record_select(store, &RECORD_step);
  while (record_next(s, &RECORD_step, &step))
    add_step(tally, &step);
  if (!statement_end(s))
    return false;
  s = record_select(store, &RECORD_sighting);
  while (fine && record_next(s, &RECORD_sighting, &sighting))
    fine = add_sighting(tally, &sighting);
  return end_table(store, s, fine);
}
