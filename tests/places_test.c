/* Every place of every pair, in every relation it can have, comes up within the first million cases; and none
 * comes up that cannot be. */
#include "generate/generate.h"
#include "reference/reference.h"
#include "unit.h"

enum { RUNS = 1000000 / RUN_CASES };

static void meet_run(const struct form *form, uint64_t number, met_places met) {
  struct run run;
  const void *columns[FORM_MAX_COLUMNS];
  uint8_t truths[RUN_CASES];
  place_t places[RUN_CASES];
  for (unsigned k = 0; k < FORM_MAX_COLUMNS; k++)
    columns[k] = &run.column[k];
  run_draw(&run, &MIX_DEFAULT, 1, number, form);
  reference_batch(form, columns, RUN_CASES, truths, places, NULL);
  for (unsigned row = 0; row < RUN_CASES; row++)
    if (truth_relation(truths[row]) <= RELATION_OVERLAPPING)
      met[truth_relation(truths[row])] |= PLACE_SET(places[row]);
}

static unsigned cells_left(enum pair pair, const met_places met) {
  unsigned left = 0;
  for (unsigned place = 0; place < pair_places(pair); place++)
    for (unsigned r = 0; r <= RELATION_OVERLAPPING; r++)
      left += place_feasible(pair, (place_t)place, (enum relation)r) && (met[r] & PLACE_SET(place)) == 0;
  return left;
}

TEST(test_every_place_is_met) {
  for (unsigned p = 0; p < PAIRS; p++)
    for (unsigned type = 0; type < TYPES; type++) {
      const enum pair pair = (enum pair)p;
      const struct form form = {
          .type = (enum number_type)type,
          .layouts = {kind_layout(pair_kind(pair, 0)), kind_layout(pair_kind(pair, 1))}};
      met_places met = {0};
      for (uint64_t run = 0; run < RUNS && cells_left(pair, met) > 0; run++)
        meet_run(&form, run, met);
      expect_every_place(pair, met);
    }
}

int main(void) { return unit_run(NULL, NULL); }
