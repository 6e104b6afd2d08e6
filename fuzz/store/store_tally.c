/* What a campaign has counted, to the store and back: cells, steps and sightings. */
#include "statement.h"

#include <string.h>

static const char *const STEP_NAME[STEPS] = {"whole", "filter", "error-free", "accumulator"};

/* The columns that tell a cell. */
#define OF_CELL(group, cell)                                                                                 \
  of_text(relation_name(truth_relation(cell_truth(cell, (group)->places)))),                                 \
      of_whole((cell_truth(cell, (group)->places) & TRUTH_HALF_OPEN_HIT) != 0),                              \
      of_text(place_name(form_pair(&(group)->form), (place_t)((cell) % (group)->places)))

static void write_cells(struct statement *s, const struct group *group) {
  for (enum family f = 0; f < FAMILIES; f++)
    for (unsigned cell = 0; cell < group->cells; cell++) {
      const uint64_t cases = *tally_cases(group, f, cell);
      if (cases > 0)
        STATEMENT_PUT(s,
                      of_form(&group->form),
                      of_text(family_name(f)),
                      OF_CELL(group, cell),
                      of_count(cases),
                      of_text(pair_name(form_pair(&group->form))));
    }
}

static void write_steps(struct statement *s, const struct group *group) {
  for (unsigned k = 0; k < STEPS; k++)
    if (group->steps.decided[k] > 0)
      STATEMENT_PUT(s, of_form(&group->form), of_text(STEP_NAME[k]), of_count(group->steps.decided[k]));
}

static void write_sightings(struct statement *s, const struct entrant *entrant) {
  for (unsigned f = 0; f < SIGHTED; f++)
    for (unsigned cell = 0; cell < entrant->group->cells; cell++)
      for (enum answer a = 0; a < ANSWERS; a++) {
        const struct sighting *sighting = tally_sighting(entrant, f, cell, a);
        if (sighting->count > 0)
          STATEMENT_PUT(s,
                        of_text(entrant->entry->stem),
                        of_text(sighted_name(f)),
                        OF_CELL(entrant->group, cell),
                        of_text(answer_name(a)),
                        of_count(sighting->count),
                        of_count(sighting->first));
      }
}

static void write_answers(struct statement *s, const struct entrant *entrant) {
  for (unsigned cell = 0; cell < entrant->group->cells; cell++)
    for (enum answer a = 0; a < ANSWERS; a++) {
      const uint64_t count = tally_answers(entrant, cell, a);
      if (count > 0)
        STATEMENT_PUT(s,
                      of_text(entrant->entry->stem),
                      OF_CELL(entrant->group, cell),
                      of_text(answer_name(a)),
                      of_count(count));
    }
}

static bool each_group(struct store *store,
                       const char *table,
                       const struct tally *tally,
                       void write(struct statement *, const struct group *)) {
  struct statement *s = statement_insert(store, table);
  for (unsigned g = 0; g < tally->groups; g++)
    write(s, &tally->group[g]);
  return statement_end(s);
}

static bool each_entrant(struct store *store,
                         const char *table,
                         const struct tally *tally,
                         void write(struct statement *, const struct entrant *)) {
  struct statement *s = statement_insert(store, table);
  for (unsigned e = 0; e < tally->entrants; e++)
    write(s, &tally->entrant[e]);
  return statement_end(s);
}

bool store_write_counts(struct store *store, const struct tally *tally) {
  return each_group(store, "cell", tally, write_cells) && each_group(store, "step", tally, write_steps) &&
         each_entrant(store, "sighting", tally, write_sightings);
}

bool store_write_tally(struct store *store, const struct tally *tally) {
  return each_entrant(store, "tally", tally, write_answers);
}

/* Which count a row is about. */
struct coordinates {
  unsigned family, cell;
};

/* Of a row with family, relation, half_open and place from `column` on; false when a word is not one of ours.
 */
static bool
find_coordinates(struct statement *s, int column, enum pair pair, unsigned places, struct coordinates *c) {
  unsigned relation = 0, place = 0;
  *c = (struct coordinates){.family = 0};
  while (c->family < SIGHTED && strcmp(statement_text(s, column), sighted_name(c->family)) != 0)
    c->family++;
  while (relation < RELATIONS &&
         strcmp(statement_text(s, column + 1), relation_name((enum relation)relation)) != 0)
    relation++;
  while (place < places && strcmp(statement_text(s, column + 3), place_name(pair, (place_t)place)) != 0)
    place++;
  if (c->family == SIGHTED || relation == RELATIONS || place == places)
    return false;
  const uint8_t truth = truth_byte((struct truth){.relation = (enum relation)relation,
                                                  .half_open_hit = statement_integer(s, column + 2) != 0});
  c->cell = truth_rank(truth) * places + place;
  return cell_truth(c->cell, places) == truth;
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

static bool add_cell(struct tally *tally, struct statement *s) {
  struct group *group = group_named(tally, statement_text(s, 0));
  struct coordinates c;
  if (group == NULL || !find_coordinates(s, 1, form_pair(&group->form), group->places, &c) ||
      c.family >= FAMILIES)
    return false;
  *tally_cases(group, (enum family)c.family, c.cell) += (uint64_t)statement_integer(s, 5);
  return true;
}

static bool add_sighting(struct tally *tally, struct statement *s) {
  struct entrant *entrant = entrant_named(tally, statement_text(s, 0));
  struct coordinates c;
  unsigned answer = 0;
  while (answer < ANSWERS && strcmp(statement_text(s, 5), answer_name((enum answer)answer)) != 0)
    answer++;
  if (entrant == NULL || answer == ANSWERS ||
      !find_coordinates(s, 1, form_pair(&entrant->entry->algorithm->form), entrant->group->places, &c))
    return false;
  count_sighting(tally_sighting(entrant, c.family, c.cell, (enum answer)answer),
                 (uint64_t)statement_integer(s, 6),
                 (uint64_t)statement_integer(s, 7));
  return true;
}

static bool add_step(struct tally *tally, struct statement *s) {
  struct group *group = group_named(tally, statement_text(s, 0));
  unsigned k = 0;
  while (k < STEPS && strcmp(statement_text(s, 1), STEP_NAME[k]) != 0)
    k++;
  if (group != NULL && k < STEPS)
    group->steps.decided[k] += (uint64_t)statement_integer(s, 2);
  return true;
}

static bool read_rows(struct store *store,
                      const char *sql,
                      struct tally *tally,
                      bool add(struct tally *tally, struct statement *s)) {
  bool fine = true;
  struct statement *s = statement_new(store, sql);
  while (fine && statement_row(s))
    fine = add(tally, s);
  return statement_end(s) &&
         (fine || store_fault(store, "has a row of counts that this graze does not understand"));
}

bool store_read_tally(struct store *store, struct tally *tally) {
  return read_rows(store, "SELECT * FROM cell", tally, add_cell) &&
         read_rows(store, "SELECT * FROM step", tally, add_step) &&
         read_rows(store, "SELECT * FROM sighting", tally, add_sighting);
}
