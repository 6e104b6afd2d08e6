/* Which cases become vectors. */
#include "block.h"
#include "campaign/shrink.h"
#include "environment.h"
#include "number.h"
#include "subject/diagnosis_ways.h"
#include "vectors.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* What else than that the first contains the second may have been asked. */
enum other { OTHER_NONE, OTHER_MEETING, OTHER_EXCHANGED, OTHERS };
static const char *const OTHER[OTHERS] = {[OTHER_MEETING] = "asks whether they meet",
                                          [OTHER_EXCHANGED] = "asks whether the second contains the first"};

struct mistake {
  const struct registry_entry *entry; /* or a reading */
  const struct defect *defect;        /* NULL: of a liar, whatever it does wrong */
  struct reading reading;
  enum other other;
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

/* Vectors have rings without holes alone, so what a test gets wrong of holes none of them shows. */
static bool is_about(const struct algorithm *a, const struct form *form) {
  return a->role != ROLE_HELPER && form_asks_alike(&a->form, form) &&
         form_pair(&a->form) == form_pair(form) && !form_has_holes(&a->form);
}

struct mistakes *mistakes_of(const struct form *form) {
  struct mistakes *m = calloc(1, sizeof *m);
  if (m == NULL)
    return NULL;
  for (size_t k = 0; k < registry_count(); k++) {
    const struct registry_entry *entry = registry_at(k);
    const struct algorithm *a = entry->algorithm;
    if (!is_about(a, form))
      continue;
    if (a->role == ROLE_LIAR)
      add_mistake(m, (struct mistake){.entry = entry});
    for (unsigned d = 0; d < algorithm_defects(a); d++)
      if (is_asked_for(a, d))
        add_mistake(m, (struct mistake){.entry = entry, .defect = &a->defects[d]});
  }
  ways_fill(&m->ways, form, NULL);
  for (unsigned s = 0; s < SHAPES && form->question < QUESTION_PUSH; s++)
    for (unsigned w = 1; w < m->ways.count[s]; w++) {
      const struct shape_way *way = &m->ways.way[s][w];
      const bool whole = way->pieces == PIECES_WHOLE || way->pieces == PIECES_BOUNDS;
      /* It says nothing else, of fewer shapes; of pieces it is told whether one of them suffices. What stands
       * in one place for another number, or for its square, is many mistakes that rows are not chosen by. */
      if (way->only != ONLY_ALL || way_is_rare(way) || way->pieces == PIECES_DIAMOND ||
          (form->question == QUESTION_CONTAINS && !whole))
        continue;
      struct reading reading = {.of = &m->ways, .way = {&m->ways.way[0][0], &m->ways.way[1][0]}};
      reading.way[s] = way;
      add_mistake(m, (struct mistake){.reading = reading});
    }
  for (enum other other = OTHER_MEETING; form->question == QUESTION_CONTAINS && other < OTHERS; other++)
    add_mistake(m, (struct mistake){.other = other});
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

_Static_assert((int)MISTAKE_WORDS == (int)READING_WORDS, "a mistake may be a reading");

void mistake_words(const struct mistakes *mistakes, size_t k, char words[MISTAKE_WORDS]) {
  const struct mistake *m = &mistakes->mistake[k];
  words[0] = '\0';
  if (mistake_is_reading(mistakes, k) && m->other == OTHER_NONE)
    reading_words(&m->reading, words);
  else
    snprintf(words,
             MISTAKE_WORDS,
             "%s",
             m->defect != NULL  ? m->defect->reason
             : m->entry != NULL ? m->entry->stem
                                : OTHER[m->other]);
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
  if (!reading_truth(reading, numbers, &truth, &flat) || truth.relation == RELATION_INVALID)
    return false;
  const bool apart = truth.relation == RELATION_APART, is_apart = v->truth.relation == RELATION_APART;
  if (question_values(v->is.form.question) == 0 || apart != is_apart)
    return apart != is_apart;
  return apart && fabs(reading_gap(reading, numbers) - v->gap) > v->tolerance;
}

static bool other_shows(enum other other, const struct vector *v) {
  union number exchanged[FORM_MAX_COLUMNS];
  const bool turned = other == OTHER_EXCHANGED;
  struct form form = turned ? form_exchange(&v->is.form, v->is.numbers, exchanged) : v->is.form;
  if (!turned)
    form.question = QUESTION_HIT;
  return (reference_truth(&form, turned ? exchanged : v->is.numbers).relation == RELATION_APART) !=
         (v->truth.relation == RELATION_APART);
}

bool mistake_shows(const struct mistakes *mistakes, size_t k, const struct vector *v) {
  const struct mistake *m = &mistakes->mistake[k];
  struct verdict verdict;
  const bool range = mistake_cause(mistakes, k) == CAUSE_RANGE;
  if (range ? v->tier != VECTOR_MUST || v->size < VECTOR_FAR
            : v->tier == VECTOR_HARD || v->tier == VECTOR_FLAT)
    return false;
  if (m->other != OTHER_NONE)
    return other_shows(m->other, v);
  if (m->entry == NULL)
    return reading_shows(&m->reading, v);
  environment_mend();
  if (vector_put(v, m->entry, &verdict) != PUT_JUDGED || verdict.undefined ||
      verdict.outcome == OUTCOME_AGREES)
    return false;
  return m->defect == NULL || is_told(m->entry->algorithm, m->defect, &verdict);
}

/* A form's candidates, and how often each need is met by those that were taken: twice, where hits are asked
 * for. */
enum { BLOCKS = 2, CANDIDATES = TYPES * BLOCKS * BLOCK_ROWS + 1024, GROUPS = 4 };
enum { CELLS = VECTOR_TIERS * RELATIONS * PLACES_MAX * GROUPS };
struct growing {
  struct form form;
  unsigned copies;
  struct mistakes *mistakes;
  struct vectors candidates;
  unsigned cell[CELLS], flag[VECTOR_FLAGS], shown[1024];
};

/* Before, on or beyond it. */
static unsigned part_of(double share) { return share < 0 ? 0 : share <= 1 ? 1 : 2; }

/* Where the lines of two segments cross: before, on or beyond each. Of parallel ones whether they are level,
 * upright or neither, and whether on one line; all without an extent are one. */
static unsigned lines_cross(const struct vector *v) {
  double n[8];
  for (unsigned k = 0; k < 8; k++)
    n[k] = number_as_double(v->is.form.type, v->is.numbers[k]);
  const double ux = n[2] - n[0], uy = n[3] - n[1], wx = n[6] - n[4], wy = n[7] - n[5], x = n[4] - n[0],
               y = n[5] - n[1], turn = ux * wy - uy * wx, one = x * wy - y * wx, other = x * uy - y * ux;
  if ((ux == 0 && uy == 0) || (wx == 0 && wy == 0))
    return 9;
  if (turn == 0)
    return (one == 0 ? 13U : 10U) + (ux == 0 ? 1U : uy == 0 ? 2U : 0U);
  return 3 * part_of(one / turn) + part_of(other / turn);
}

/* Which way it moves, is pushed, or lies, and whether it meets the other, of everyday numbers; else the last
 * alone. */
static unsigned way_of(const struct vector *v) {
  const bool moves = question_moves(v->is.form.question);
  const unsigned first = form_first_column(&v->is.form, SHAPES),
                 none = v->right[0] == VECTOR_NONE && moves ? 9 : 0;
  double way[2] = {v->right[0], v->right[1]};
  for (unsigned k = 0; k < 2 && moves; k++)
    way[k] = number_as_double(v->is.form.type, v->is.numbers[first + k]);
  if (v->tier != VECTOR_MUST || v->size >= VECTOR_PARTS)
    return none;
  if (v->is.form.question == QUESTION_CROSSING && v->truth.relation == RELATION_APART)
    return lines_cross(v);
  return none + 3 * (unsigned)((way[0] > 0) - (way[0] < 0) + 1) + (unsigned)((way[1] > 0) - (way[1] < 0) + 1);
}

/* Everyday numbers are one group. Of hard and flat cases the size is no need of its own, of flat ones nor the
 * place; nor is it where more than hits are asked for. */
static unsigned cell_of(const struct vector *v) {
  const unsigned group = v->tier >= VECTOR_HARD || v->size < VECTOR_PARTS ? 0 : v->size - VECTOR_PARTS;
  const enum question question = v->is.form.question;
  const unsigned place = question >= QUESTION_PUSH                            ? way_of(v)
                         : question != QUESTION_HIT || v->tier == VECTOR_FLAT ? 0
                                                                              : v->truth.place;
  return ((v->tier * RELATIONS + v->truth.relation) * PLACES_MAX + place) * GROUPS + group;
}

/* Counts what the vector is good for; whether any of it was needed. */
static bool meet(struct growing *g, const struct vector *v, bool always) {
  const unsigned cell = cell_of(v);
  bool needed = g->cell[cell] == 0, shows[1024] = {false};
  for (unsigned f = 0; f < VECTOR_FLAGS; f++)
    needed = needed || ((v->flags >> f & 1) != 0 && g->flag[f] < g->copies);
  for (size_t k = 0; k < mistakes_count(g->mistakes); k++) {
    shows[k] = (always || g->shown[k] < g->copies) && mistake_shows(g->mistakes, k, v);
    needed = needed || (shows[k] && g->shown[k] < g->copies);
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
static bool add_candidate(struct growing *g, const struct form *form, const union number *numbers) {
  char why[TEXT_WHY], line[VECTOR_LINE];
  struct vector v = {.is.form = g->form};
  v.is.form.type = type_is_whole(form->type) ? TYPE_I64 : TYPE_F64;
  if (!case_carry(form, numbers, &v.is.form, v.is.numbers, why))
    return true;
  vector_line(&v, line);
  return !vector_read(line, &v, why) || vectors_add(&g->candidates, &v);
}

static bool list_candidates(struct growing *g, uint64_t seed, struct block *block) {
  union number numbers[FORM_MAX_COLUMNS];
  char why[TEXT_WHY];
  for (unsigned type = 0; type < TYPES; type++)
    for (uint64_t n = 0; n < BLOCKS; n++) {
      block->form = g->form;
      block->form.type = (enum number_type)type;
      block_draw(block, &MIX_DEFAULT, seed, n * BLOCK_ROWS);
      for (size_t row = 0; row < BLOCK_ROWS; row++) {
        block_get(block, row, numbers);
        if (!add_candidate(g, &block->form, numbers))
          return false;
      }
    }
  for (size_t k = 0; k < registry_count(); k++) {
    const struct algorithm *a = registry_at(k)->algorithm;
    if (!is_about(a, &g->form))
      continue;
    for (unsigned d = 0; d < algorithm_defects(a); d++)
      if (case_parse(&a->form, a->inputs, a->defects[d].witness, numbers, why) &&
          !add_candidate(g, &a->form, numbers))
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

static bool grow_form(struct vectors *vectors, const struct form *form, uint64_t seed, struct block *block) {
  struct growing *g = calloc(1, sizeof *g);
  if (g == NULL)
    return false;
  g->form = *form;
  g->copies = form->question == QUESTION_HIT ? 2 : 1;
  g->mistakes = mistakes_of(form);
  bool fine = g->mistakes != NULL && list_candidates(g, seed, block);
  for (size_t k = 0; fine && k < vectors->count; k++)
    if (vector_is_of(&vectors->vector[k], form))
      meet(g, &vectors->vector[k], true);
  if (fine)
    qsort(g->candidates.vector, g->candidates.count, sizeof *g->candidates.vector, by_simplicity);
  for (size_t k = 0; fine && k < g->candidates.count; k++) {
    const struct vector *v = &g->candidates.vector[k];
    if ((k == 0 || strcmp(v->id, v[-1].id) != 0) && !vectors_have(vectors, v) && meet(g, v, false))
      fine = vectors_add(vectors, v);
  }
  mistakes_free(g->mistakes);
  vectors_free(&g->candidates);
  free(g);
  return fine;
}

bool vectors_grow(struct vectors *vectors, const struct form *form, uint64_t seed) {
  struct block *block = block_new(level_best());
  const bool fine = block != NULL && grow_form(vectors, form, seed, block);
  block_free(block);
  return fine;
}
