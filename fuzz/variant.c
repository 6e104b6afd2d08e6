#include "variant.h"

#include "generate.h"
#include "judge.h"
#include "variant_table.h"

#include <stdlib.h>
#include <string.h>

/* Cases that flags can change: near touching, in numbers that are rounded. */
static const struct mix NEAR_TOUCHING = {
    {[FAMILY_TOUCHING] = 1, [FAMILY_NUDGED] = 1, [FAMILY_DECIMAL] = 1, [FAMILY_UNLIKE] = 1}};
enum { RUNS = 256, ROWS = REFERENCE_BLOCK, RUNS_EACH = ROWS / RUN_CASES };

size_t variant_count(void) { return graze_variant_count; }

const struct variant *variant_at(size_t index) { return &graze_variants[index]; }

static bool needs_fma(const struct variant *variant) { return strstr(variant->flags, "-mfma") != NULL; }

bool variant_available(const struct variant *variant) {
#if defined(__x86_64__)
  return !needs_fma(variant) || (__builtin_cpu_supports("fma") && __builtin_cpu_supports("avx2"));
#else
  return !needs_fma(variant);
#endif
}

struct variant_block {
  _Alignas(64) double number[FORM_MAX_COLUMNS][ROWS]; /* room for any type */
  uint8_t truths[ROWS], before[ROWS], after[ROWS];
};

static bool is_wrong(const struct algorithm *a, uint8_t truth, uint8_t answer) {
  return judge_row(a->by_code, truth, answer) != OUTCOME_AGREES;
}

static void try_block(const struct variant *variant,
                      const struct algorithm *a,
                      uint64_t run,
                      struct variant_block *block,
                      struct variant_result *result) {
  void *columns[FORM_MAX_COLUMNS];
  const void *shown[FORM_MAX_COLUMNS];
  for (unsigned k = 0; k < FORM_MAX_COLUMNS; k++)
    shown[k] = columns[k] = block->number[k];
  for (uint64_t r = 0; r < RUNS_EACH; r++)
    generate_run(&NEAR_TOUCHING, 1, run + r, &a->form, columns, (size_t)r * RUN_CASES);
  reference_batch(&a->form, shown, ROWS, block->truths, NULL, NULL);
  a->batch(shown, ROWS, block->before);
  (*variant->batch)(shown, ROWS, block->after);
  for (unsigned row = 0; row < ROWS; row++) {
    result->cases++;
    result->changed += block->before[row] != block->after[row];
    result->wrong_before += is_wrong(a, block->truths[row], block->before[row]);
    result->wrong += is_wrong(a, block->truths[row], block->after[row]);
  }
}

bool variant_try(const struct variant *variant, struct variant_result *result) {
  const struct registry_entry *entry = registry_find(variant->stem);
  struct variant_block *block = aligned_alloc(64, (sizeof *block + 63) / 64 * 64);
  memset(result, 0, sizeof *result);
  if (block == NULL || entry == NULL) {
    free(block);
    return false;
  }
  for (uint64_t run = 0; run < RUNS; run += RUNS_EACH)
    try_block(variant, entry->algorithm, run, block, result);
  free(block);
  return true;
}
