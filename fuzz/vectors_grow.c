/* Which cases become vectors. */
#include "block.h"
#include "campaign/shrink.h"
#include "environment.h"
#include "number.h"
#include "subject/diagnosis_ways.h"
#include "vectors.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct mistake {
  const struct registry_entry *entry; /* or a reading */
  const struct defect *defect;        /* NULL: of a liar, whatever it does wrong */
  struct reading reading;
};

struct mistakes {
  size_t count;
  struct ways ways;
  struct mistake mistake[1024];
};

static void add_mistake(struct mistakes *m, struct mistake one) {
  if (m->count < sizeof m->mistake / sizeof m->mistake[0])
    m->mistake[m->count++] = one;
}

/* Of range what breaks a contract alone shows where shapes touch, which is for no `must` to say. A sentence
 * that stands in the record again is one mistake. */
static bool is_asked_for(const struct algorithm *a, unsigned d) {
  const struct defect *defect = &a->defects[d];
  if (defect->cause != CAUSE_LOGIC &&
      (defect->cause != CAUSE_RANGE || defect->outcome == OUTCOME_BROKEN_CONTRACT))
    return false;
  for (unsigned before = 0; before < d; before++)
    if (a->defects[before].cause == defect->cause && is_asked_for(a, before) &&
        strcmp(a->defects[before].reason, defect->reason) == 0)
      return false;
  return true;
}

/* Whether the record has the sentence for what the verdict says. */
static bool is_told(const struct algorithm *a, const struct defect *defect, const struct verdict *verdict) {
  for (unsigned d = 0; d < algorithm_defects(a); d++)
    if (strcmp(a->defects[d].reason, defect->reason) == 0 && a->defects[d].outcome == verdict->outcome &&
        (a->defects[d].places & PLACE_SET(verdict->truth.place)) != 0)
      return true;
  return false;
}

struct mistakes *mistakes_of(enum pair pair) {
  struct mistakes *m = calloc(1, sizeof *m);
  if (m == NULL)
    return NULL;
  for (size_t k = 0; k < registry_count(); k++) {
    const struct registry_entry *entry = registry_at(k);
    const struct algorithm *a = entry->algorithm;
    if (a->form.question != QUESTION_HIT || form_pair(&a->form) != pair || a->role == ROLE_HELPER)
      continue;
    if (a->role == ROLE_LIAR)
      add_mistake(m, (struct mistake){.entry = entry});
    for (unsigned d = 0; d < algorithm_defects(a); d++)
      if (is_asked_for(a, d))
        add_mistake(m, (struct mistake){.entry = entry, .defect = &a->defects[d]});
  }
  const struct form form = vector_form(pair, TYPE_F64);
  ways_fill(&m->ways, &form);
  for (unsigned s = 0; s < SHAPES; s++)
    for (unsigned w = 1; w < m->ways.count[s]; w++) {
      if (m->ways.way[s][w].only != ONLY_ALL)
        continue; /* it says nothing else, of fewer shapes */
      struct reading reading = {.of = &m->ways, .way = {&m->ways.way[0][0], &m->ways.way[1][0]}};
      reading.way[s] = &m->ways.way[s][w];
      add_mistake(m, (struct mistake){.reading = reading});
    }
  return m;
}

void mistakes_free(struct mistakes *mistakes) { free(mistakes); }
size_t mistakes_count(const struct mistakes *mistakes) { return mistakes->count; }

enum cause mistake_cause(const struct mistakes *mistakes, size_t k) {
  const struct defect *defect = mistakes->mistake[k].defect;
  return defect != NULL ? defect->cause : CAUSE_LOGIC;
}

bool mistake_is_reading(const struct mistakes *mistakes, size_t k) {
  return mistakes->mistake[k].entry == NULL;
}

const char *mistake_words(const struct mistakes *mistakes, size_t k) {
  const struct mistake *m = &mistakes->mistake[k];
  const struct reading *r = &m->reading;
  return m->defect != NULL  ? m->defect->reason
         : m->entry != NULL ? m->entry->stem
                            : r->way[r->way[0] == &mistakes->ways.way[0][0]]->words;
}

/* Readings are told exactly of everyday numbers alone. */
static bool reading_shows(const struct reading *reading, const struct vector *v) {
  double numbers[FORM_MAX_COLUMNS];
  struct truth truth;
  bool flat;
  if (v->size > VECTOR_PARTS)
    return false;
  for (unsigned k = 0; k < form_columns(&v->is.form); k++)
    numbers[k] = number_as_double(v->is.form.type, v->is.numbers[k]);
  return reading_truth(reading, numbers, &truth, &flat) && truth.relation != RELATION_INVALID &&
         (truth.relation == RELATION_APART) != (v->truth.relation == RELATION_APART);
}

bool mistake_shows(const struct mistakes *mistakes, size_t k, const struct vector *v) {
  const struct mistake *m = &mistakes->mistake[k];
  struct verdict verdict;
  const bool range = mistake_cause(mistakes, k) == CAUSE_RANGE;
  if (range ? v->tier != VECTOR_MUST || v->size < VECTOR_FAR
            : v->tier != VECTOR_MUST && v->tier != VECTOR_TOUCHING)
    return false;
  if (m->entry == NULL)
    return reading_shows(&m->reading, v);
  environment_mend();
  if (!vector_put(v, m->entry, &verdict) || verdict.undefined || verdict.outcome == OUTCOME_AGREES)
    return false;
  return m->defect == NULL || is_told(m->entry->algorithm, m->defect, &verdict);
}

/* A pair's candidates, and how often each need is met by those that were taken. */
enum { COPIES = 2, BLOCKS = 2, CANDIDATES = TYPES * BLOCKS * BLOCK_ROWS + 1024, GROUPS = 4 };
enum { CELLS = VECTOR_TIERS * RELATIONS * PLACES_MAX * GROUPS };
struct growing {
  struct mistakes *mistakes;
  struct vectors candidates;
  unsigned cell[CELLS], flag[VECTOR_FLAGS], shown[1024];
};

/* Everyday numbers are one group. Of hard and flat cases the size is no need of its own, of flat ones nor the
 * place. */
static unsigned cell_of(const struct vector *v) {
  const unsigned group = v->tier >= VECTOR_HARD || v->size < VECTOR_PARTS ? 0 : v->size - VECTOR_PARTS;
  const unsigned place = v->tier == VECTOR_FLAT ? 0 : v->truth.place;
  return ((v->tier * RELATIONS + v->truth.relation) * PLACES_MAX + place) * GROUPS + group;
}

/* Counts what the vector is good for; whether any of it was needed. */
static bool meet(struct growing *g, const struct vector *v, bool always) {
  const unsigned cell = cell_of(v);
  bool needed = g->cell[cell] == 0, shows[1024] = {false};
  for (unsigned f = 0; f < VECTOR_FLAGS; f++)
    needed = needed || ((v->flags >> f & 1) != 0 && g->flag[f] < COPIES);
  for (size_t k = 0; k < mistakes_count(g->mistakes); k++) {
    shows[k] = (always || g->shown[k] < COPIES) && mistake_shows(g->mistakes, k, v);
    needed = needed || (shows[k] && g->shown[k] < COPIES);
  }
  if (!needed && !always)
    return false;
  g->cell[cell]++;
  for (unsigned f = 0; f < VECTOR_FLAGS; f++)
    g->flag[f] += v->flags >> f & 1;
  for (size_t k = 0; k < mistakes_count(g->mistakes); k++)
    g->shown[k] += shows[k];
  return needed;
}

/* By its text, so that every number is a whole number or a double. */
static bool
add_candidate(struct growing *g, enum pair pair, const struct form *form, const union number *numbers) {
  const struct form in = vector_form(pair, type_is_whole(form->type) ? TYPE_I64 : TYPE_F64);
  union number carried[FORM_MAX_COLUMNS];
  char why[TEXT_WHY], text[CASE_TEXT], line[VECTOR_LINE];
  struct vector v;
  if (!case_carry(form, numbers, &in, carried, why))
    return true;
  snprintf(line, sizeof line, "hit %s %s", pair_name(pair), case_print(&in, carried, NUMBER_DECIMAL, text));
  return !vector_read(line, &v, why) || vectors_add(&g->candidates, &v);
}

static bool list_candidates(struct growing *g, enum pair pair, uint64_t seed, struct block *block) {
  union number numbers[FORM_MAX_COLUMNS];
  char why[TEXT_WHY];
  for (unsigned type = 0; type < TYPES; type++)
    for (uint64_t n = 0; n < BLOCKS; n++) {
      block->form = vector_form(pair, (enum number_type)type);
      block_draw(block, &MIX_DEFAULT, seed, n * BLOCK_ROWS);
      for (size_t row = 0; row < BLOCK_ROWS; row++) {
        block_get(block, row, numbers);
        if (!add_candidate(g, pair, &block->form, numbers))
          return false;
      }
    }
  for (size_t k = 0; k < registry_count(); k++) {
    const struct algorithm *a = registry_at(k)->algorithm;
    if (a->form.question != QUESTION_HIT || form_pair(&a->form) != pair || a->role == ROLE_HELPER)
      continue;
    for (unsigned d = 0; d < algorithm_defects(a); d++)
      if (case_parse(&a->form, a->inputs, a->defects[d].witness, numbers, why) &&
          !add_candidate(g, pair, &a->form, numbers))
        return false;
  }
  return true;
}

/* Everyday numbers first; then the simpler ones. */
static int by_simplicity(const void *a, const void *b) {
  const struct vector *const u = a, *const v = b;
  if (u->size != v->size)
    return u->size < v->size ? -1 : 1;
  if (u->is.form.type == v->is.form.type) {
    const bool less = case_is_smaller(&u->is.form, u->is.numbers, v->is.numbers);
    if (less != case_is_smaller(&u->is.form, v->is.numbers, u->is.numbers))
      return less ? -1 : 1;
  } else {
    return u->is.form.type == TYPE_I64 ? -1 : 1;
  }
  return strcmp(u->id, v->id);
}

static bool grow_pair(struct vectors *vectors, enum pair pair, uint64_t seed, struct block *block) {
  struct growing *g = calloc(1, sizeof *g);
  bool fine = g != NULL && (g->mistakes = mistakes_of(pair)) != NULL && list_candidates(g, pair, seed, block);
  if (fine) {
    for (size_t k = 0; k < vectors->count; k++)
      if (vectors->vector[k].pair == pair)
        meet(g, &vectors->vector[k], true);
    qsort(g->candidates.vector, g->candidates.count, sizeof *g->candidates.vector, by_simplicity);
    for (size_t k = 0; fine && k < g->candidates.count; k++) {
      const struct vector *v = &g->candidates.vector[k];
      if ((k == 0 || strcmp(v->id, v[-1].id) != 0) && !vectors_have(vectors, v) && meet(g, v, false))
        fine = vectors_add(vectors, v);
    }
  }
  if (g != NULL) {
    mistakes_free(g->mistakes);
    vectors_free(&g->candidates);
  }
  free(g);
  return fine;
}

bool vectors_grow(struct vectors *vectors, enum pair pair, uint64_t seed) {
  struct block *block = block_new(level_best());
  const bool fine = block != NULL && grow_pair(vectors, pair, seed, block);
  block_free(block);
  return fine;
}
