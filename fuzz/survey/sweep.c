#include "sweep.h"

#include "block.h"

/* One row of a map is a block. */
static void judge_row_of_map(struct block *block, const struct registry_entry *entry, uint8_t *points) {
  block_ask(block, entry);
  for (size_t x = 0; x < block->rows; x++) {
    const uint8_t truth = block->truths[x], answer = block->answers[x];
    const enum outcome outcome = judge_row(entry->algorithm->by_code, truth, answer);
    points[x] = (uint8_t)(truth_relation(truth) | (unsigned)answer << SWEEP_ANSWER_SHIFT |
                          (unsigned)outcome << SWEEP_OUTCOME_SHIFT);
  }
}

bool sweep_run(const struct sweep_map *map, const struct peers *peers, uint8_t *const *points) {
  struct block *block = block_new(level_best());
  if (block == NULL)
    return false;
  block->form = map->form;
  block->rows = map->width;
  for (unsigned row = 0; row < map->height; row++) {
    for (unsigned column = 0; column < map->width; column++) {
      union number numbers[FORM_MAX_COLUMNS];
      sweep_case(map, column, row, numbers);
      block_put(block, column, numbers);
    }
    block_refer(block);
    for (unsigned t = 0; t < peers->tests; t++)
      judge_row_of_map(block, peers->test[t], points[t] + (size_t)row * map->width);
  }
  block_free(block);
  return true;
}

const char *sweep_name(enum sweep sweep) {
  static const char *const NAMES[SWEEPS] = {"scene", "side", "corner", "turn", "range"};
  return NAMES[sweep];
}
