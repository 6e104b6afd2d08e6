#include "vectors.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

enum { DRAWS = 1 << 15, MOST_CANDIDATES = 1 << 14, CELLS = RELATIONS * PLACES_MAX };

const char *vector_flag_name(enum vector_flag flag) {
  static const char *const NAME[VECTOR_FLAGS] = {"touching-side",
                                                 "touching-corner",
                                                 "tangent",
                                                 "cross",
                                                 "contained",
                                                 "flat",
                                                 "one-ulp-apart",
                                                 "wraps-i32",
                                                 "wraps-i64",
                                                 "overflows",
                                                 "vanishes",
                                                 "half-open-hit"};
  return NAME[flag];
}

static uint32_t bit(enum vector_flag flag) { return (uint32_t)1 << flag; }

/* Of two boxes: which Allen kinds the place pairs. */
static bool allen_pair(place_t place, unsigned kinds[2]) {
  for (kinds[0] = 0; kinds[0] < ALLENS; kinds[0]++)
    for (kinds[1] = 0; kinds[1] <= kinds[0]; kinds[1]++)
      if (PLACE_ALLEN(kinds[0], kinds[1]) == place)
        return true;
  return false;
}

static uint32_t box_flags(struct truth truth) {
  unsigned kinds[2];
  if (!allen_pair(truth.place, kinds))
    return 0;
  const bool meets[2] = {kinds[0] == ALLEN_MEETS, kinds[1] == ALLEN_MEETS};
  uint32_t flags = 0;
  if (truth.relation == RELATION_TOUCHING)
    flags |= meets[0] && meets[1] ? bit(VECTOR_TOUCHING_CORNER) : bit(VECTOR_TOUCHING_SIDE);
  if (truth.relation == RELATION_OVERLAPPING) {
    if ((kinds[0] == ALLEN_CONTAINS && kinds[1] == ALLEN_DURING) ||
        (kinds[0] == ALLEN_DURING && kinds[1] == ALLEN_CONTAINS))
      flags |= bit(VECTOR_CROSS);
    if (kinds[0] == kinds[1] && (kinds[0] == ALLEN_CONTAINS || kinds[0] == ALLEN_DURING))
      flags |= bit(VECTOR_CONTAINED);
  }
  return flags;
}

static uint32_t zone_flags(struct truth truth) {
  if (truth.relation == RELATION_OVERLAPPING && truth.place == ZONE_INSIDE)
    return bit(VECTOR_CONTAINED);
  if (truth.relation != RELATION_TOUCHING)
    return 0;
  return truth.place == ZONE_CORNER || truth.place == ZONE_ON_CORNER ? bit(VECTOR_TOUCHING_CORNER)
                                                                     : bit(VECTOR_TOUCHING_SIDE);
}

static uint32_t round_flags(struct truth truth) {
  if (truth.relation == RELATION_TOUCHING)
    return bit(VECTOR_TANGENT);
  return truth.relation == RELATION_OVERLAPPING && truth.place == CENTRES_EQUAL ? bit(VECTOR_CONTAINED) : 0;
}

/* How large the numbers become on the way: the greatest sum of two of one axis, and the squares of what is
 * between the shapes. Doubles tell enough: what is asked is on which side of a limit far away it lies. */
static uint32_t size_flags(const struct form *form, const union number *numbers) {
  double most = 0, least = INFINITY;
  for (unsigned k = 0; k < form_columns(form); k++) {
    const double size = fabs(number_as_double(form->type, numbers[k]));
    most = fmax(most, size);
    least = size > 0 ? fmin(least, size) : least;
  }
  const bool squares = form_pair(form) != PAIR_BOX_BOX && form_pair(form) != PAIR_POINT_BOX;
  switch (form->type) {
  case TYPE_I32:
    return most >= 0x1p30 || (squares && most >= 46340) ? bit(VECTOR_WRAPS_I32) : 0;
  case TYPE_I64:
    return most >= 0x1p62 || (squares && most >= 3037000499.0) ? bit(VECTOR_WRAPS_I64) : 0;
  case TYPE_F32:
    return (most >= 0x1p127 || (squares && most >= 0x1p63) ? bit(VECTOR_OVERFLOWS) : 0) |
           (squares && least < 0x1p-63 ? bit(VECTOR_VANISHES) : 0);
  default:
    return (most >= 0x1p1023 || (squares && most >= 0x1p511) ? bit(VECTOR_OVERFLOWS) : 0) |
           (squares && least < 0x1p-511 ? bit(VECTOR_VANISHES) : 0);
  }
}

static uint32_t flags_of(const struct vector *v) {
  double most = 0;
  const enum pair pair = form_pair(&v->form);
  uint32_t flags = pair == PAIR_BOX_BOX                              ? box_flags(v->truth)
                   : pair == PAIR_DISC_BOX || pair == PAIR_POINT_BOX ? zone_flags(v->truth)
                                                                     : round_flags(v->truth);
  flags |= v->truth.relation == RELATION_FLAT ? bit(VECTOR_FLAT) : 0;
  flags |= v->truth.relation == RELATION_TOUCHING && v->truth.half_open_hit ? bit(VECTOR_HALF_OPEN) : 0;
  for (unsigned k = 0; k < form_columns(&v->form); k++)
    most = fmax(most, fabs(number_as_double(v->form.type, v->numbers[k])));
  if (!type_is_whole(v->form.type) && v->gap != 0 &&
      fabs(v->gap) <= most * (v->form.type == TYPE_F32 ? 0x1p-22 : 0x1p-51))
    flags |= bit(VECTOR_ONE_ULP_APART);
  return flags | size_flags(&v->form, v->numbers);
}

bool vector_catches(const struct vector *vector, const struct finding *finding) {
  struct failure failure;
  const struct algorithm *a = finding->entry->algorithm;
  return form_equal(&vector->form, &a->form) && failure_of(a, finding->pixels, vector->numbers, &failure) &&
         failure.outcome == finding->outcome && failure.place == finding->place &&
         shrunk_cause(&failure, vector->numbers) == finding->cause;
}

/* Candidates of one form, and what is to be covered: findings, then cells of relation and place, then flags.
 */
struct cover {
  const struct findings *findings;
  size_t candidates, chosen;
  struct vector *candidate;
  uint8_t *needs; /* of each candidate, a byte for each need */
  size_t need;    /* how many needs there are */
};

static void add_candidate(struct cover *cover,
                          const struct form *form,
                          const union number *numbers,
                          const char *comment) {
  if (cover->candidates == MOST_CANDIDATES)
    return;
  struct vector *v = &cover->candidate[cover->candidates];
  *v = (struct vector){.form = *form, .comment = comment};
  memcpy(v->numbers, numbers, form_columns(form) * sizeof *numbers);
  v->truth = reference_truth(form, v->numbers);
  if (v->truth.relation == RELATION_INVALID)
    return;
  v->gap = reference_gap(form, v->numbers);
  v->flags = flags_of(v);
  cover->candidates++;
}

/* Small whole numbers, until each place and relation was met once. */
static void add_small(struct cover *cover, const struct form *form) {
  static const char *const WORDS[RELATIONS] = {
      "apart", "touching", "overlapping", "flat: a shape without interior", ""};
  bool met[CELLS] = {false};
  uint32_t state = 1;
  for (unsigned n = 0; n < DRAWS; n++) {
    union number numbers[FORM_MAX_COLUMNS] = {{.i64 = 0}};
    for (unsigned k = 0; k < form_columns(form); k++) {
      state = state * 1664525U + 1013904223U;
      if (k > 0 && (state >> 28) < 5) { /* ends that are shared are not left to chance */
        numbers[k] = numbers[(state >> 16) % k];
        continue;
      }
      const int value = (int)(state >> 16) % 11 - (int)(state >> 12) % 3;
      column_set(form->type,
                 &numbers[k],
                 0,
                 form->type == TYPE_I32   ? (union number){.i32 = value}
                 : form->type == TYPE_I64 ? (union number){.i64 = value}
                 : form->type == TYPE_F32 ? (union number){.f32 = (float)value}
                                          : (union number){.f64 = value});
    }
    const struct truth truth = reference_truth(form, numbers);
    const unsigned cell = truth.relation * PLACES_MAX + truth.place;
    if (truth.relation == RELATION_INVALID || met[cell])
      continue;
    met[cell] = true;
    add_candidate(cover, form, numbers, WORDS[truth.relation]);
  }
}

static void list_candidates(struct cover *cover, const struct form *form) {
  const struct findings *findings = cover->findings;
  add_small(cover, form);
  for (size_t k = 0; k < findings->count; k++) {
    const struct finding *f = &findings->finding[k];
    if (form_equal(&f->entry->algorithm->form, form))
      add_candidate(cover, form, f->smallest, f->known != NULL ? f->known->reason : "found by a campaign");
  }
}

static void list_needs(struct cover *cover) {
  const size_t cells = cover->findings->count, flags = cells + CELLS;
  for (size_t c = 0; c < cover->candidates; c++) {
    const struct vector *v = &cover->candidate[c];
    uint8_t *needs = cover->needs + c * cover->need;
    for (size_t k = 0; k < cover->findings->count; k++)
      needs[k] = vector_catches(v, &cover->findings->finding[k]);
    needs[cells + (size_t)v->truth.relation * PLACES_MAX + v->truth.place] = 1;
    for (unsigned f = 0; f < VECTOR_FLAGS; f++)
      needs[flags + f] = (v->flags >> f & 1) != 0;
  }
}

/* The candidate that meets the most needs that are not met yet, and the first of these, until all are met. */
static size_t choose(struct cover *cover, size_t *chosen) {
  size_t count = 0;
  uint8_t *met = calloc(cover->need, 1);
  while (met != NULL) {
    size_t best = 0, most = 0;
    for (size_t c = 0; c < cover->candidates; c++) {
      size_t more = 0;
      for (size_t n = 0; n < cover->need; n++)
        more += cover->needs[c * cover->need + n] && !met[n];
      if (more > most) {
        most = more;
        best = c;
      }
    }
    if (most == 0)
      break;
    chosen[count++] = best;
    for (size_t n = 0; n < cover->need; n++)
      met[n] |= cover->needs[best * cover->need + n];
  }
  free(met);
  return count;
}

/* Lets go of those whose needs are all met by others: the choice was greedy. */
static size_t prune(const struct cover *cover, size_t *chosen, size_t count) {
  for (size_t k = count; k-- > 0;) {
    bool needed = false;
    for (size_t n = 0; n < cover->need && !needed; n++) {
      size_t by = 0;
      for (size_t c = 0; c < count; c++)
        by += cover->needs[chosen[c] * cover->need + n];
      needed = cover->needs[chosen[k] * cover->need + n] && by == 1;
    }
    if (needed)
      continue;
    memmove(chosen + k, chosen + k + 1, (count - k - 1) * sizeof *chosen);
    count--;
  }
  return count;
}

static bool keep(struct vectors *vectors, const struct cover *cover, const size_t *chosen, size_t count) {
  struct vector *more = realloc(vectors->vector, (vectors->count + count + 1) * sizeof *more);
  if (more == NULL)
    return false;
  vectors->vector = more;
  for (size_t k = 0; k < count; k++)
    more[vectors->count++] = cover->candidate[chosen[k]];
  return true;
}

static bool make_form(const struct findings *findings, const struct form *form, struct vectors *vectors) {
  struct cover cover = {.findings = findings, .need = findings->count + CELLS + VECTOR_FLAGS};
  cover.candidate = calloc(MOST_CANDIDATES, sizeof *cover.candidate);
  if (cover.candidate == NULL)
    return false;
  list_candidates(&cover, form);
  cover.needs = calloc(cover.candidates + 1, cover.need);
  size_t *chosen = calloc(cover.need + 1, sizeof *chosen);
  bool fine = cover.needs != NULL && chosen != NULL;
  if (fine) {
    list_needs(&cover);
    const size_t count = prune(&cover, chosen, choose(&cover, chosen));
    fine = keep(vectors, &cover, chosen, count);
  }
  free(chosen);
  free(cover.needs);
  free(cover.candidate);
  return fine;
}

static bool is_first_of_form(size_t index) {
  for (size_t k = 0; k < index; k++)
    if (registry_at(k)->algorithm->role != ROLE_HELPER &&
        form_equal(&registry_at(k)->algorithm->form, &registry_at(index)->algorithm->form))
      return false;
  return true;
}

bool vectors_make(const struct findings *findings, struct vectors *vectors) {
  *vectors = (struct vectors){0, NULL};
  for (size_t k = 0; k < registry_count(); k++) {
    const struct algorithm *a = registry_at(k)->algorithm;
    if (a->role == ROLE_HELPER || !is_first_of_form(k))
      continue;
    if (!make_form(findings, &a->form, vectors)) {
      vectors_free(vectors);
      return false;
    }
  }
  return true;
}

void vectors_free(struct vectors *vectors) {
  free(vectors->vector);
  *vectors = (struct vectors){0, NULL};
}
