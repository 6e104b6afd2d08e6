#include "loop.h"

#include "levels.h"

#include <stdlib.h>
#include <string.h>

enum { BLOCK = REFERENCE_BLOCK, RUNS = BLOCK / RUN_CASES };

/* Columns of one block, and all that is said of it. */
struct loop {
  const struct mix *mix;
  uint64_t seed;
  enum level level;
  reference_batch_function *reference;
  _Alignas(64) double column[FORM_MAX_COLUMNS][BLOCK]; /* room for any number type */
  _Alignas(64) uint8_t truths[BLOCK], pixel_truths[BLOCK], answers[BLOCK];
  _Alignas(64) uint8_t expected[CONTRACTS][BLOCK], pixel_expected[CONTRACTS][BLOCK];
  place_t places[BLOCK], pixel_places[BLOCK];
  enum family family[RUNS];
};

struct loop *loop_new(const struct mix *mix, uint64_t seed, enum level level) {
  struct loop *loop = aligned_alloc(64, (sizeof *loop + 63) / 64 * 64);
  if (loop == NULL)
    return NULL;
  memset(loop, 0, sizeof *loop);
  loop->mix = mix;
  loop->seed = seed;
  loop->level = level;
  loop->reference = levels_reference(level);
  return loop;
}

void loop_free(struct loop *loop) { free(loop); }

/* Rows [from, to) of the block are wanted; the block begins at case `first`. */
struct slice {
  uint64_t first;
  size_t from, to;
};

/* tally_expected for every row, in byte arithmetic. */
static void expect(const uint8_t *restrict truths, uint8_t expected[CONTRACTS][BLOCK]) {
  for (size_t row = 0; row < BLOCK; row++) {
    const uint8_t relation = truths[row] & TRUTH_RELATION;
    const uint8_t meets = relation != RELATION_APART, overlaps = relation > RELATION_TOUCHING;
    const uint8_t held = truths[row] == (RELATION_TOUCHING | TRUTH_HALF_OPEN_HIT);
    expected[CONTRACT_UNSTATED][row] = expected[CONTRACT_CLOSED][row] = meets;
    expected[CONTRACT_OPEN][row] = overlaps;
    expected[CONTRACT_HALF_OPEN][row] = overlaps | held;
  }
}

static void count_cases(const struct loop *loop,
                        const struct slice *slice,
                        const uint8_t *truths,
                        const place_t *places,
                        uint64_t cases[FAMILIES][TRUTHS][PLACES_MAX]) {
  for (size_t row = slice->from; row < slice->to; row++) {
    const place_t place = truth_relation(truths[row]) == RELATION_INVALID ? 0 : places[row];
    cases[loop->family[row / RUN_CASES]][truths[row]][place]++;
  }
}

/* Rows whose answer is not the expected one leave the fast path here, eight rows at a time passed over where
 * none is. */
static void sight(const struct loop *loop, const struct slice *slice, struct entrant *entrant) {
  const uint8_t *truths = entrant->pixels ? loop->pixel_truths : loop->truths;
  const place_t *places = entrant->pixels ? loop->pixel_places : loop->places;
  const enum contract contract = entrant->entry->algorithm->by_code;
  const uint8_t *expected = entrant->pixels ? loop->pixel_expected[contract] : loop->expected[contract];
  for (size_t eight = 0; eight < BLOCK; eight += 8) {
    uint64_t a, b;
    memcpy(&a, loop->answers + eight, 8);
    memcpy(&b, expected + eight, 8);
    if (a == b)
      continue;
    for (size_t row = eight; row < eight + 8; row++) {
      if (loop->answers[row] == expected[row] || row < slice->from || row >= slice->to)
        continue;
      const place_t place = truth_relation(truths[row]) == RELATION_INVALID ? 0 : places[row];
      const unsigned answer = loop->answers[row] < ANSWERS ? loop->answers[row] : ANSWER_NONE;
      struct sighting *sighting =
          &entrant->sightings[loop->family[row / RUN_CASES]][truths[row]][place][answer];
      if (sighting->count++ == 0 || slice->first + row < sighting->first)
        sighting->first = slice->first + row;
    }
  }
}

/* The group's columns in the order of the entrant's form. */
static void arrange(const struct form *form,
                    const struct form *canonical,
                    const void *const *columns,
                    const void *arranged[FORM_MAX_COLUMNS]) {
  const bool swapped = form_is_swapped(form);
  unsigned to = 0;
  for (unsigned s = 0; s < form->shapes; s++) {
    const unsigned shape = s < 2 && swapped ? 1 - s : s;
    const unsigned from = form_first_column(canonical, shape);
    for (unsigned k = 0; k < layout_columns(form->layouts[s]); k++)
      arranged[to++] = columns[from + k];
  }
}

static void loop_block(struct loop *loop, const struct slice *slice, unsigned g, struct tally *tally) {
  struct group *group = &tally->group[g];
  void *columns[FORM_MAX_COLUMNS];
  const void *shown[FORM_MAX_COLUMNS], *arranged[FORM_MAX_COLUMNS];
  for (unsigned k = 0; k < FORM_MAX_COLUMNS; k++)
    shown[k] = columns[k] = loop->column[k];
  for (unsigned r = 0; r < RUNS; r++)
    generate_run(
        loop->mix, loop->seed, slice->first / RUN_CASES + r, &group->form, columns, (size_t)r * RUN_CASES);
  loop->reference(&group->form, shown, BLOCK, loop->truths, loop->places, &group->steps);
  count_cases(loop, slice, loop->truths, loop->places, group->cases);
  expect(loop->truths, loop->expected);
  if (group->has_pixels) {
    const struct form pixels = judge_pixel_form(&group->form);
    loop->reference(&pixels, shown, BLOCK, loop->pixel_truths, loop->pixel_places, NULL);
    count_cases(loop, slice, loop->pixel_truths, loop->pixel_places, group->pixel_cases);
    expect(loop->pixel_truths, loop->pixel_expected);
  }
  for (unsigned e = 0; e < tally->entrants; e++) {
    struct entrant *entrant = &tally->entrant[e];
    if (entrant->group != g)
      continue;
    if (!entrant->pixels) { /* a pixel entrant stands after its twin and has the same answers */
      arrange(&entrant->entry->algorithm->form, &group->form, shown, arranged);
      registry_batch(entrant->entry, loop->level)(arranged, BLOCK, loop->answers);
    }
    sight(loop, slice, entrant);
  }
}

void loop_range(struct loop *loop, uint64_t first, uint64_t last, struct tally *tally) {
  for (uint64_t block = first / BLOCK * BLOCK; block < last; block += BLOCK) {
    const struct slice slice = {.first = block,
                                .from = block < first ? (size_t)(first - block) : 0,
                                .to = last - block < BLOCK ? (size_t)(last - block) : BLOCK};
    for (unsigned r = 0; r < RUNS; r++)
      loop->family[r] = generate_family(loop->mix, loop->seed, block / RUN_CASES + r);
    for (unsigned g = 0; g < tally->groups; g++)
      loop_block(loop, &slice, g, tally);
  }
}
