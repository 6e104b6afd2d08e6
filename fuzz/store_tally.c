/* Tallies and findings, to the store and back. */
#include "explain.h"
#include "statement.h"
#include "text.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

static const char *const STEP_NAME[STEPS] = {"whole", "filter", "error-free", "accumulator"};

static void bind_truth(struct statement *s, enum pair pair, unsigned truth, unsigned place) {
  statement_bind_text(s, relation_name(truth_relation((uint8_t)truth)));
  statement_bind_integer(s, (truth & TRUTH_HALF_OPEN_HIT) != 0);
  statement_bind_text(s, place_name(pair, (place_t)place));
}

static void write_cells(struct statement *s, const struct group *group, bool pixels) {
  char form[FORM_TEXT];
  form_print(&group->form, form);
  for (unsigned f = 0; f < FAMILIES; f++)
    for (unsigned t = 0; t < TRUTHS; t++)
      for (unsigned p = 0; p < PLACES_MAX; p++) {
        const uint64_t cases = pixels ? group->pixel_cases[f][t][p] : group->cases[f][t][p];
        if (cases == 0)
          continue;
        statement_bind_text(s, form);
        statement_bind_integer(s, pixels);
        statement_bind_text(s, family_name((enum family)f));
        bind_truth(s, form_pair(&group->form), t, p);
        statement_bind_integer(s, (int64_t)cases);
        statement_done(s);
      }
}

static void write_sightings(struct statement *s, const struct entrant *entrant) {
  const enum pair pair = form_pair(&entrant->entry->algorithm->form);
  for (unsigned f = 0; f < FAMILIES; f++)
    for (unsigned t = 0; t < TRUTHS; t++)
      for (unsigned p = 0; p < PLACES_MAX; p++)
        for (unsigned a = 0; a < ANSWERS; a++) {
          const struct sighting *sighting = &entrant->sightings[f][t][p][a];
          if (sighting->count == 0)
            continue;
          statement_bind_text(s, entrant->entry->stem);
          statement_bind_integer(s, entrant->pixels);
          statement_bind_text(s, family_name((enum family)f));
          bind_truth(s, pair, t, p);
          statement_bind_text(s, answer_name((enum answer)a));
          statement_bind_integer(s, (int64_t)sighting->count);
          statement_bind_integer(s, (int64_t)sighting->first);
          statement_done(s);
        }
}

static bool write_steps(struct store *store, const struct tally *tally) {
  struct statement *s = statement_new(store, "INSERT INTO step VALUES (?, ?, ?)");
  for (unsigned g = 0; g < tally->groups; g++)
    for (unsigned k = 0; k < STEPS; k++) {
      if (tally->group[g].steps.decided[k] == 0)
        continue;
      char form[FORM_TEXT];
      form_print(&tally->group[g].form, form);
      statement_bind_text(s, form);
      statement_bind_text(s, STEP_NAME[k]);
      statement_bind_integer(s, (int64_t)tally->group[g].steps.decided[k]);
      statement_done(s);
    }
  return statement_end(s);
}

bool store_write_tally(struct store *store, const struct tally *tally) {
  struct statement *s = statement_new(store, "INSERT INTO cell VALUES (?, ?, ?, ?, ?, ?, ?)");
  for (unsigned g = 0; g < tally->groups; g++) {
    write_cells(s, &tally->group[g], false);
    write_cells(s, &tally->group[g], true);
  }
  if (!statement_end(s))
    return false;
  s = statement_new(store, "INSERT INTO sighting VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)");
  for (unsigned e = 0; e < tally->entrants; e++)
    write_sightings(s, &tally->entrant[e]);
  return statement_end(s) && write_steps(store, tally);
}

/* The four coordinates of a cell, read from columns on; false when a word is not one of ours. */
struct coordinates {
  unsigned family, truth, place;
};

static bool read_coordinates(struct statement *s, int family_column, enum pair pair, struct coordinates *c) {
  enum relation relation;
  const char *family = statement_text(s, family_column), *place = statement_text(s, family_column + 3);
  for (c->family = 0; c->family < FAMILIES && strcmp(family, family_name((enum family)c->family)) != 0;
       c->family++) {
  }
  for (c->place = 0; c->place < pair_places(pair) && strcmp(place, place_name(pair, (place_t)c->place)) != 0;
       c->place++) {
  }
  if (!relation_from_name(statement_text(s, family_column + 1), &relation))
    return false;
  c->truth = (unsigned)relation | (statement_integer(s, family_column + 2) != 0 ? TRUTH_HALF_OPEN_HIT : 0);
  return c->family < FAMILIES && c->place < pair_places(pair);
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

static bool read_cells(struct store *store, struct tally *tally) {
  struct statement *s =
      statement_new(store, "SELECT form, pixels, family, relation, half_open, place, cases FROM cell");
  while (statement_row(s)) {
    struct group *group = group_named(tally, statement_text(s, 0));
    struct coordinates c;
    if (group == NULL || !read_coordinates(s, 2, form_pair(&group->form), &c)) {
      statement_end(s);
      return store_fault(store, "has a row in `cell` that this graze does not understand");
    }
    const uint64_t cases = (uint64_t)statement_integer(s, 6);
    if (statement_integer(s, 1) != 0)
      group->pixel_cases[c.family][c.truth][c.place] += cases;
    else
      group->cases[c.family][c.truth][c.place] += cases;
  }
  return statement_end(s);
}

static bool read_steps(struct store *store, struct tally *tally) {
  struct statement *s = statement_new(store, "SELECT form, step, cases FROM step");
  while (statement_row(s)) {
    struct group *group = group_named(tally, statement_text(s, 0));
    for (unsigned k = 0; k < STEPS && group != NULL; k++)
      if (strcmp(statement_text(s, 1), STEP_NAME[k]) == 0)
        group->steps.decided[k] += (uint64_t)statement_integer(s, 2);
  }
  return statement_end(s);
}

static struct entrant *entrant_named(struct tally *tally, const char *id, bool pixels) {
  for (unsigned e = 0; e < tally->entrants; e++)
    if (tally->entrant[e].pixels == pixels && strcmp(tally->entrant[e].entry->stem, id) == 0)
      return &tally->entrant[e];
  return NULL;
}

static bool read_sighting(struct statement *s, struct tally *tally) {
  struct entrant *entrant = entrant_named(tally, statement_text(s, 0), statement_integer(s, 1) != 0);
  struct coordinates c;
  if (entrant == NULL || !read_coordinates(s, 2, form_pair(&entrant->entry->algorithm->form), &c))
    return false;
  unsigned a = 0;
  while (a < ANSWERS && strcmp(statement_text(s, 6), answer_name((enum answer)a)) != 0)
    a++;
  if (a == ANSWERS)
    return false;
  struct sighting *sighting = &entrant->sightings[c.family][c.truth][c.place][a];
  const uint64_t first = (uint64_t)statement_integer(s, 8);
  sighting->first = sighting->count == 0 || first < sighting->first ? first : sighting->first;
  sighting->count += (uint64_t)statement_integer(s, 7);
  return true;
}

bool store_read_tally(struct store *store, struct tally *tally) {
  if (!read_cells(store, tally) || !read_steps(store, tally))
    return false;
  struct statement *s = statement_new(
      store,
      "SELECT test, pixels, family, relation, half_open, place, answer, count, first_case FROM sighting");
  while (statement_row(s))
    if (!read_sighting(s, tally)) {
      statement_end(s);
      return store_fault(store, "has a row in `sighting` that this graze does not understand");
    }
  return statement_end(s);
}

static void bind_case(struct statement *s,
                      const struct form *form,
                      const union number *numbers,
                      enum number_style style) {
  char text[CASE_TEXT];
  case_print(form, numbers, style, text);
  statement_bind_text(s, text);
}

/* "low..high" for each number of the smallest case, or the number alone where it cannot move. */
static void bind_intervals(struct statement *s, const struct finding *finding) {
  const struct form *form = &finding->entry->algorithm->form;
  char text[2 * CASE_TEXT] = "", low_text[NUMBER_TEXT], high_text[NUMBER_TEXT];
  struct failure failure;
  size_t used = 0;
  if (failure_of(finding->entry->algorithm, finding->pixels, finding->smallest, &failure))
    for (unsigned k = 0; k < form_columns(form); k++) {
      union number low, high;
      failure_interval(&failure, finding->smallest, k, &low, &high);
      number_print(form->type, low, NUMBER_DECIMAL, low_text);
      number_print(form->type, high, NUMBER_DECIMAL, high_text);
      const bool still = strcmp(low_text, high_text) == 0;
      used += (size_t)snprintf(text + used,
                               sizeof text - used,
                               "%s%s%s%s",
                               k > 0 ? " " : "",
                               low_text,
                               still ? "" : "..",
                               still ? "" : high_text);
    }
  statement_bind_text(s, text);
}

void finding_id(const struct finding *finding, char *id) {
  const struct algorithm *a = finding->entry->algorithm;
  snprintf(id,
           FINDING_ID,
           "%s%s/%s/%s/%s",
           a->id,
           finding->pixels ? ":pixels" : "",
           outcome_name(finding->outcome),
           place_name(form_pair(&a->form), finding->place),
           cause_name(finding->cause));
  for (char *c = id; *c != '\0'; c++)
    *c = *c == ' ' ? '-' : *c;
}

static void write_finding(struct statement *s, const struct finding *finding) {
  const struct algorithm *a = finding->entry->algorithm;
  const enum pair pair = form_pair(&a->form);
  const struct verdict verdict = judge_case(a, finding->smallest);
  const struct form pixel_form = judge_pixel_form(&a->form);
  const struct truth truth = finding->pixels ? verdict.pixel_truth : verdict.truth;
  char id[FINDING_ID];
  finding_id(finding, id);
  statement_bind_text(s, id);
  statement_bind_text(s, a->id);
  statement_bind_integer(s, finding->pixels);
  statement_bind_text(s, outcome_name(finding->outcome));
  statement_bind_text(s, place_name(pair, finding->place));
  statement_bind_text(s, cause_name(finding->cause));
  statement_bind_integer(s, (int64_t)finding->count);
  statement_bind_integer(s, (int64_t)finding->first);
  statement_bind_text(s, family_name(finding->family));
  bind_case(s, &a->form, finding->first_numbers, NUMBER_HEX);
  bind_case(s, &a->form, finding->smallest, NUMBER_DECIMAL);
  bind_case(s, &a->form, finding->smallest, NUMBER_HEX);
  bind_case(s, &a->form, finding->plainest, NUMBER_DECIMAL);
  bind_case(s, &a->form, finding->plainest, NUMBER_HEX);
  statement_bind_text(s, relation_name(truth.relation));
  statement_bind_text(s, answer_name(verdict.answer));
  statement_bind_real(s, reference_gap(finding->pixels ? &pixel_form : &a->form, finding->smallest));
  bind_intervals(s, finding);
  statement_bind_text(s, finding->known != NULL ? finding->known->reason : NULL);
  statement_done(s);
}

static void write_answers(struct statement *s, const struct tally *tally, const struct entrant *entrant) {
  const enum pair pair = form_pair(&entrant->entry->algorithm->form);
  for (unsigned t = 0; t < TRUTHS; t++)
    for (unsigned p = 0; p < PLACES_MAX; p++)
      for (unsigned a = 0; a < ANSWERS; a++) {
        const uint64_t count = tally_answers(tally, entrant, t, (place_t)p, (enum answer)a);
        if (count == 0)
          continue;
        statement_bind_text(s, entrant->entry->stem);
        statement_bind_integer(s, entrant->pixels);
        bind_truth(s, pair, t, p);
        statement_bind_text(s, answer_name((enum answer)a));
        statement_bind_integer(s, (int64_t)count);
        statement_done(s);
      }
}

static bool save_answers(struct store *store, const struct tally *tally) {
  struct statement *s = statement_new(store, "INSERT INTO tally VALUES (?, ?, ?, ?, ?, ?, ?)");
  for (unsigned e = 0; e < tally->entrants; e++)
    write_answers(s, tally, &tally->entrant[e]);
  return statement_end(s);
}

bool store_save_findings(struct store *store, const struct findings *findings, const struct tally *tally) {
  if (!store_begin(store))
    return false;
  bool saved = store_run(store, "DELETE FROM answer; DELETE FROM finding; DELETE FROM tally") &&
               save_answers(store, tally);
  struct statement *s = statement_new(
      store, "INSERT INTO finding VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)");
  for (size_t k = 0; k < findings->count && saved; k++)
    write_finding(s, &findings->finding[k]);
  saved = statement_end(s) && saved && store_write_answers(store, findings, tally) &&
          store_write_reasons(store, findings) && store_commit(store);
  if (!saved)
    store_rollback(store);
  return saved;
}

bool store_each_finding(struct store *store, take_finding *take, void *context) {
  struct statement *s = statement_new(store,
                                      "SELECT id, test, outcome, place, cause, family, smallest, "
                                      "smallest_hex, plainest, plainest_hex, relation,"
                                      " answer, intervals, known, pixels, count, first_case, gap FROM finding"
                                      " ORDER BY test, pixels, outcome, place, cause");
  while (statement_row(s)) {
    const struct stored_finding finding = {.id = statement_text(s, 0),
                                           .test = statement_text(s, 1),
                                           .outcome = statement_text(s, 2),
                                           .place = statement_text(s, 3),
                                           .cause = statement_text(s, 4),
                                           .family = statement_text(s, 5),
                                           .smallest = statement_text(s, 6),
                                           .smallest_hex = statement_text(s, 7),
                                           .plainest = statement_text(s, 8),
                                           .plainest_hex = statement_text(s, 9),
                                           .relation = statement_text(s, 10),
                                           .answer = statement_text(s, 11),
                                           .intervals = statement_text(s, 12),
                                           .known = statement_text(s, 13),
                                           .pixels = statement_integer(s, 14) != 0,
                                           .count = statement_integer(s, 15),
                                           .first_case = statement_integer(s, 16),
                                           .gap = statement_real(s, 17)};
    if (!take(context, &finding))
      break;
  }
  return statement_end(s);
}
