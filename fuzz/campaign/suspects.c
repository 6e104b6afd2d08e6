#include "suspects.h"

#include "grow.h"

/* Where a sighting stands in the tally. */
struct sighted {
  unsigned e, family, cell;
  enum answer answer;
};

static struct suspect *one_more(struct suspects *all) {
  struct suspect *grown = grow(all->suspect, all->count, &all->room, sizeof *grown);
  if (grown == NULL)
    return NULL;
  all->suspect = grown;
  return &all->suspect[all->count++];
}

static bool
add(struct suspects *all, const struct tally *tally, const struct source *source, const struct sighted *at) {
  const struct entrant *entrant = &tally->entrant[at->e];
  const struct algorithm *algorithm = entrant->entry->algorithm;
  const struct sighting *sighting = tally_sighting(entrant, at->family, at->cell, at->answer);
  const uint8_t truth = cell_truth(at->cell, entrant->places);
  if (sighting->count == 0 || judge_row(algorithm->by_code, truth, (uint8_t)at->answer) == OUTCOME_AGREES)
    return true;
  struct suspect *suspect = one_more(all);
  if (suspect == NULL)
    return false;
  const bool again = at->family == ASKED_AGAIN;
  *suspect = (struct suspect){
      .e = at->e,
      .gathered = {entrant->entry, sighting->count, sighting->first, (enum family)at->family},
      .met = {.n = sighting->first, .answer = at->answer, .again = again},
      .steady = !again};
  const struct form canonical = form_ordered(&algorithm->form);
  union number drawn[FORM_MAX_COLUMNS];
  source->one(source, suspect->met.n, &canonical, drawn);
  form_arrange(&algorithm->form, drawn, suspect->met.numbers);
  return true;
}

/* Each alone, then each in many rows: a process that has just begun serves many. */
static void try_all(struct suspects *all) {
  typedef bool trial(const struct registry_entry *, const union number *, enum answer);
  static trial *const TRIALS[] = {is_steady_alone, is_steady_in_rows};
  for (unsigned t = 0; t < sizeof TRIALS / sizeof TRIALS[0]; t++)
    for (size_t k = 0; k < all->count; k++) {
      struct suspect *s = &all->suspect[k];
      s->steady = s->steady && TRIALS[t](s->gathered.entry, s->met.numbers, s->met.answer);
    }
}

bool suspects_of(const struct tally *tally, const struct source *source, struct suspects *all) {
  struct sighted at;
  for (at.e = 0; at.e < tally->entrants; at.e++)
    for (at.family = 0; at.family < NOT_ASKED; at.family++)
      for (at.cell = 0; at.cell < tally->entrant[at.e].cells; at.cell++)
        for (at.answer = 0; at.answer < ANSWERS; at.answer++)
          if (!add(all, tally, source, &at))
            return false;
  try_all(all);
  return true;
}
