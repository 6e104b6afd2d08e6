/* Every place of every pair, in every relation it can have, comes up within the first million cases; and none
 * comes up that cannot be. */
#include "generate/generate.h"
#include "reference/reference.h"
#include "unit.h"

enum { RUNS = 1000000 / RUN_CASES };

struct seen_cells {
  bool met[PLACES_MAX][RELATIONS];
};

static unsigned cells_left(enum pair pair, const struct seen_cells *cells) {
  unsigned left = 0;
  for (unsigned place = 0; place < pair_places(pair); place++)
    for (unsigned r = 0; r <= RELATION_OVERLAPPING; r++)
      left += place_feasible(pair, (place_t)place, (enum relation)r) && !cells->met[place][r];
  return left;
}

static void meet_run(const struct form *form, uint64_t number, struct seen_cells *cells) {
  struct run run;
  const void *columns[FORM_MAX_COLUMNS];
  uint8_t truths[RUN_CASES];
  place_t places[RUN_CASES];
  for (unsigned k = 0; k < FORM_MAX_COLUMNS; k++)
    columns[k] = &run.column[k];
  run_draw(&run, &MIX_DEFAULT, 1, number, form);
  reference_batch(form, columns, RUN_CASES, truths, places, NULL);
  for (unsigned row = 0; row < RUN_CASES; row++) {
    const enum relation relation = truth_relation(truths[row]);
    if (relation > RELATION_OVERLAPPING)
      continue;
    if (!place_feasible(form_pair(form), places[row], relation))
      fail_msg("%s: %s at %s, which was said to be impossible",
               pair_name(form_pair(form)),
               relation_name(relation),
               place_name(form_pair(form), places[row]));
    cells->met[places[row]][relation] = true;
  }
}

TEST(test_every_place_is_met) {
  for (unsigned p = 0; p < PAIRS; p++)
    for (unsigned type = 0; type < TYPES; type++) {
      const struct form form = {
          (enum number_type)type,
          {kind_layout(pair_kind((enum pair)p, 0)), kind_layout(pair_kind((enum pair)p, 1))}};
      struct seen_cells cells = {.met = {{false}}};
      uint64_t run = 0;
      while (run < RUNS && cells_left((enum pair)p, &cells) > 0)
        meet_run(&form, run++, &cells);
      if (cells_left((enum pair)p, &cells) > 0)
        fail_msg("%s %s: %u places were not met",
                 pair_name((enum pair)p),
                 type_name((enum number_type)type),
                 cells_left((enum pair)p, &cells));
    }
}

int main(void) { return unit_run(NULL, NULL); }
