#include "findings.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

static double relative_gap(const struct finding *finding, const union number *numbers) {
  const struct algorithm *algorithm = finding->entry->algorithm;
  const struct form pixel_form = judge_pixel_form(&algorithm->form);
  const double gap = fabs(reference_gap(finding->pixels ? &pixel_form : &algorithm->form, numbers));
  struct drawn_shape shapes[2];
  if (reference_drawn(&algorithm->form, numbers, shapes) != 2)
    return 0;
  double size = 0;
  for (unsigned s = 0; s < 2; s++)
    size = fmax(size,
                shapes[s].is_box ? fmax(shapes[s].right - shapes[s].left, shapes[s].bottom - shapes[s].top)
                                 : shapes[s].r);
  return size > 0 ? gap / size : 0;
}

static bool same_finding(const struct finding *a, const struct finding *b) {
  return a->entry == b->entry && a->pixels == b->pixels && a->outcome == b->outcome && a->place == b->place &&
         a->cause == b->cause;
}

static bool add(struct findings *all, const struct finding *finding) {
  for (size_t k = 0; k < all->count; k++) {
    struct finding *old = &all->finding[k];
    if (!same_finding(old, finding))
      continue;
    const bool plainer = relative_gap(finding, finding->plainest) > relative_gap(old, old->plainest);
    const uint64_t count = old->count + finding->count;
    if (plainer)
      memcpy(old->plainest, finding->plainest, sizeof old->plainest);
    if (finding->first < old->first) {
      struct finding next = *finding;
      memcpy(next.plainest, old->plainest, sizeof next.plainest);
      *old = next;
    }
    old->count = count;
    return true;
  }
  if (all->count == all->room) {
    const size_t room = all->room == 0 ? 64 : 2 * all->room;
    struct finding *more = realloc(all->finding, room * sizeof *more);
    if (more == NULL)
      return false;
    all->finding = more;
    all->room = room;
  }
  all->finding[all->count++] = *finding;
  return true;
}

static bool add_sighting(struct findings *all,
                         const struct mix *mix,
                         uint64_t seed,
                         const struct entrant *entrant,
                         enum family family,
                         const struct sighting *sighting) {
  const struct algorithm *algorithm = entrant->entry->algorithm;
  struct finding finding = {.entry = entrant->entry,
                            .pixels = entrant->pixels,
                            .count = sighting->count,
                            .first = sighting->first,
                            .family = family};
  const struct form canonical = tally_form(&algorithm->form);
  union number numbers[FORM_MAX_COLUMNS];
  generate_case(mix, seed, sighting->first, &canonical, numbers);
  tally_arrange(&algorithm->form, numbers, finding.first_numbers);
  struct failure failure;
  if (!failure_of(algorithm, entrant->pixels, finding.first_numbers, &failure))
    return true; /* tabulated, not blamed */
  memcpy(finding.smallest, finding.first_numbers, sizeof finding.smallest);
  memcpy(finding.plainest, finding.first_numbers, sizeof finding.plainest);
  shrink_case(&failure, finding.smallest);
  finding.outcome = failure.outcome;
  finding.place = failure.place;
  finding.cause = shrunk_cause(&failure, finding.smallest);
  finding.known = judge_known(algorithm, finding.outcome, finding.place, finding.cause);
  return add(all, &finding);
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

bool findings_of(const struct tally *tally, const struct mix *mix, uint64_t seed, struct findings *all) {
  *all = (struct findings){.count = 0};
  for (unsigned e = 0; e < tally->entrants; e++)
    for (unsigned f = 0; f < FAMILIES; f++)
      for (unsigned t = 0; t < TRUTHS; t++)
        for (unsigned p = 0; p < PLACES_MAX; p++)
          for (unsigned a = 0; a < ANSWERS; a++) {
            const struct sighting *sighting = &tally->entrant[e].sightings[f][t][p][a];
            if (sighting->count > 0 &&
                !add_sighting(all, mix, seed, &tally->entrant[e], (enum family)f, sighting)) {
              findings_free(all);
              return false;
            }
          }
  if (all->count > 0)
    qsort(all->finding, all->count, sizeof *all->finding, by_key);
  return true;
}

void findings_free(struct findings *all) {
  free(all->finding);
  *all = (struct findings){.count = 0};
}

unsigned
findings_lost(const struct tally *tally, const struct findings *all, lost_defect *lost, void *context) {
  unsigned count = 0;
  for (unsigned e = 0; e < tally->entrants; e++) {
    const struct registry_entry *entry = tally->entrant[e].entry;
    if (tally->entrant[e].pixels)
      continue;
    for (unsigned d = 0; d < algorithm_defects(entry->algorithm); d++) {
      const struct defect *defect = &entry->algorithm->defects[d];
      bool met = false;
      for (size_t k = 0; k < all->count; k++)
        met |= all->finding[k].known == defect;
      if (met)
        continue;
      count++;
      lost(context, entry, defect);
    }
  }
  return count;
}
