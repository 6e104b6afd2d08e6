#include "vectors.h"

#include "block.h"
#include "environment.h"
#include "number.h"
#include "registry.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

enum { DRAWS = 1 << 16, MOST_CANDIDATES = 1 << 14, CELLS = RELATIONS * PLACES_MAX };

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

/* What the places of a pair are good for in a relation. */
static const struct {
  enum pair pair;
  enum relation relation;
  place_set places;
  enum vector_flag flag;
} GOOD_FOR[] = {
/* The cell of one kind on both axes. */
#define TWICE(KIND) PLACE_SET((KIND) * ((KIND) + 1) / 2 + (KIND))
#define MEETS_TWICE TWICE(ALLEN_MEETS)
#define CROSSES PLACE_SET(PLACE_ALLEN(ALLEN_CONTAINS, ALLEN_DURING))
#define WITHIN (TWICE(ALLEN_CONTAINS) | TWICE(ALLEN_DURING))
#define CORNERS (PLACE_SET(ZONE_CORNER) | PLACE_SET(ZONE_ON_CORNER))
#define ANYWHERE (~(place_set)0)
    {PAIR_BOX_BOX, RELATION_TOUCHING, MEETS_TWICE, VECTOR_TOUCHING_CORNER},
    {PAIR_BOX_BOX, RELATION_TOUCHING, ~MEETS_TWICE, VECTOR_TOUCHING_SIDE},
    {PAIR_BOX_BOX, RELATION_OVERLAPPING, CROSSES, VECTOR_CROSS},
    {PAIR_BOX_BOX, RELATION_OVERLAPPING, WITHIN, VECTOR_CONTAINED},
    {PAIR_DISC_BOX, RELATION_TOUCHING, CORNERS, VECTOR_TOUCHING_CORNER},
    {PAIR_DISC_BOX, RELATION_TOUCHING, ~CORNERS, VECTOR_TOUCHING_SIDE},
    {PAIR_DISC_BOX, RELATION_OVERLAPPING, PLACE_SET(ZONE_INSIDE), VECTOR_CONTAINED},
    {PAIR_POINT_BOX, RELATION_TOUCHING, CORNERS, VECTOR_TOUCHING_CORNER},
    {PAIR_POINT_BOX, RELATION_TOUCHING, ~CORNERS, VECTOR_TOUCHING_SIDE},
    {PAIR_POINT_BOX, RELATION_OVERLAPPING, PLACE_SET(ZONE_INSIDE), VECTOR_CONTAINED},
    {PAIR_DISC_DISC, RELATION_TOUCHING, ANYWHERE, VECTOR_TANGENT},
    {PAIR_DISC_DISC, RELATION_OVERLAPPING, PLACE_SET(CENTRES_EQUAL), VECTOR_CONTAINED},
    {PAIR_POINT_DISC, RELATION_TOUCHING, ANYWHERE, VECTOR_TANGENT},
    {PAIR_POINT_DISC, RELATION_OVERLAPPING, PLACE_SET(CENTRES_EQUAL), VECTOR_CONTAINED},
};

/* Where sums of two, and squares, leave a type: above, or below what it tells from 0. */
static const struct {
  double sum, square, vanishes;
  enum vector_flag flag;
} LIMITS[TYPES] = {
    [TYPE_I32] = {0x1p30, 46340, 0, VECTOR_WRAPS_I32},
    [TYPE_I64] = {0x1p62, 3037000499, 0, VECTOR_WRAPS_I64},
    [TYPE_F32] = {0x1p127, 0x1p63, 0x1p-63, VECTOR_OVERFLOWS},
    [TYPE_F64] = {0x1p1023, 0x1p511, 0x1p-511, VECTOR_OVERFLOWS},
};

/* Doubles tell enough: what is asked is on which side of a limit far away a number lies. */
static uint32_t flags_of(const struct test_vector *v) {
  const enum number_type type = v->form.type;
  const enum pair pair = form_pair(&v->form);
  const bool squares = pair != PAIR_BOX_BOX && pair != PAIR_POINT_BOX;
  double most = 0, least = INFINITY;
  for (unsigned k = 0; k < form_columns(&v->form); k++) {
    const double size = fabs(number_as_double(type, v->numbers[k]));
    most = fmax(most, size);
    least = size > 0 ? fmin(least, size) : least;
  }
  const double hair = type_is_whole(type) ? 0 : most * (type == TYPE_F32 ? 0x1p-22 : 0x1p-51);
  const bool over = most >= LIMITS[type].sum || (squares && most >= LIMITS[type].square);
  uint32_t flags =
      (over ? bit(LIMITS[type].flag) : 0) |
      (squares && least < LIMITS[type].vanishes ? bit(VECTOR_VANISHES) : 0) |
      (v->truth.relation == RELATION_FLAT ? bit(VECTOR_FLAT) : 0) |
      (v->truth.relation == RELATION_TOUCHING && v->truth.half_open_hit ? bit(VECTOR_HALF_OPEN) : 0) |
      (v->gap != 0 && fabs(v->gap) <= hair ? bit(VECTOR_ONE_ULP_APART) : 0);
  for (size_t k = 0; k < sizeof GOOD_FOR / sizeof GOOD_FOR[0]; k++)
    if (GOOD_FOR[k].pair == pair && GOOD_FOR[k].relation == v->truth.relation &&
        (GOOD_FOR[k].places & PLACE_SET(v->truth.place)) != 0)
      flags |= bit(GOOD_FOR[k].flag);
  return flags;
}

bool vector_catches(const struct test_vector *vector, const struct finding *finding) {
  struct failure failure;
  const struct algorithm *a = finding->entry->algorithm;
  return form_equal(&vector->form, &a->form) && failure_of(a, vector->numbers, &failure) &&
         failure.verdict.outcome == finding->verdict.outcome &&
         failure.verdict.truth.place == finding->verdict.truth.place &&
         failure_cause(&failure, vector->numbers) == finding->cause;
}

/* Candidates of one form, and what is to be covered: findings, then cells of relation and place, then flags.
 */
struct cover {
  const struct findings *findings;
  size_t candidates, chosen;
  struct test_vector *candidate;
  uint8_t *needs; /* of each candidate, a byte for each need */
  size_t need;    /* how many needs there are */
};

static void add_candidate(struct cover *cover,
                          const struct form *form,
                          const union number *numbers,
                          const char *comment) {
  if (cover->candidates == MOST_CANDIDATES)
    return;
  struct test_vector *v = &cover->candidate[cover->candidates];
  *v = (struct test_vector){.form = *form, .comment = comment};
  memcpy(v->numbers, numbers, form_columns(form) * sizeof *numbers);
  v->truth = reference_truth(form, v->numbers);
  if (v->truth.relation == RELATION_INVALID)
    return;
  v->gap = reference_gap(form, v->numbers);
  v->flags = flags_of(v);
  cover->candidates++;
}

/* A case of small whole numbers, its state that of a linear congruential generator. */
static void draw_small(const struct form *form, uint32_t *state, union number *numbers) {
  for (unsigned k = 0; k < form_columns(form); k++) {
    *state = *state * 1664525U + 1013904223U;
    if (k > 0 && (*state >> 28) < 5) /* ends that are shared are not left to chance */
      numbers[k] = numbers[(*state >> 16) % k];
    else
      numbers[k] = number_whole(form->type, (int)(*state >> 16) % 11 - (int)(*state >> 12) % 3);
  }
}

/* Small whole numbers, until each place and relation was met once. */
static void add_small(struct cover *cover, const struct form *form, struct block *block) {
  static const char *const WORDS[RELATIONS] = {
      "apart", "touching", "overlapping", "flat: a shape without interior", ""};
  bool met[CELLS] = {false};
  uint32_t state = 1;
  block->form = *form;
  for (unsigned n = 0; n < DRAWS; n += BLOCK_ROWS) {
    union number numbers[FORM_MAX_COLUMNS] = {{.i64 = 0}};
    place_t places[BLOCK_ROWS];
    for (size_t row = 0; row < BLOCK_ROWS; row++) {
      draw_small(form, &state, numbers);
      block_put(block, row, numbers);
    }
    environment_mend();
    registry_reference(block->level)(form, block->shown, BLOCK_ROWS, block->truths, places, NULL);
    for (size_t row = 0; row < BLOCK_ROWS; row++) {
      const enum relation relation = truth_relation(block->truths[row]);
      const unsigned cell = relation * PLACES_MAX + places[row];
      if (relation == RELATION_INVALID || met[cell])
        continue;
      met[cell] = true;
      block_get(block, row, numbers);
      add_candidate(cover, form, numbers, WORDS[relation]);
    }
  }
}

static void list_candidates(struct cover *cover, const struct form *form, struct block *block) {
  const struct findings *findings = cover->findings;
  add_small(cover, form, block);
  for (size_t k = 0; k < findings->count; k++) {
    const struct finding *f = &findings->finding[k];
    if (form_equal(&f->entry->algorithm->form, form))
      add_candidate(cover, form, f->smallest, f->known != NULL ? f->known->reason : "found by a campaign");
  }
}

static void list_needs(struct cover *cover) {
  const size_t cells = cover->findings->count, flags = cells + CELLS;
  for (size_t c = 0; c < cover->candidates; c++) {
    const struct test_vector *v = &cover->candidate[c];
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
  struct test_vector *more = realloc(vectors->vector, (vectors->count + count + 1) * sizeof *more);
  if (more == NULL)
    return false;
  vectors->vector = more;
  for (size_t k = 0; k < count; k++)
    more[vectors->count++] = cover->candidate[chosen[k]];
  return true;
}

static bool make_form(const struct findings *findings,
                      const struct form *form,
                      struct block *block,
                      struct vectors *vectors) {
  struct cover cover = {.findings = findings, .need = findings->count + CELLS + VECTOR_FLAGS};
  cover.candidate = calloc(MOST_CANDIDATES, sizeof *cover.candidate);
  if (cover.candidate == NULL)
    return false;
  list_candidates(&cover, form, block);
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
  struct block *block = block_new(level_best());
  bool fine = block != NULL;
  for (size_t k = 0; fine && k < registry_count(); k++) {
    const struct algorithm *a = registry_at(k)->algorithm;
    if (a->role != ROLE_HELPER && is_first_of_form(k))
      fine = make_form(findings, &a->form, block, vectors);
  }
  block_free(block);
  if (!fine)
    vectors_free(vectors);
  return fine;
}

void vectors_free(struct vectors *vectors) {
  free(vectors->vector);
  *vectors = (struct vectors){0, NULL};
}
