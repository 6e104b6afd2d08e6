/* Writes, for every test, cases and what the native build says of them, for the
 * WebAssembly build to be held against (wasm_test.mjs).
 *
 *     native_rows CASES > rows
 *
 * A test is its id with a zero, a byte of columns and a byte of bytes per number; then blocks, each a count
 * (u32), the columns, answers, truths and places; a count of 0 ends it.
 */
#include "generate/generate.h"
#include "reference/reference.h"
#include "registry.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { SEED = 7, BLOCK = REFERENCE_BLOCK, RUNS = BLOCK / RUN_CASES };

struct native_rows {
  union {
    double f64[BLOCK];
    int64_t i64[BLOCK];
    int32_t i32[BLOCK];
    float f32[BLOCK];
  } column[FORM_MAX_COLUMNS];
  uint8_t answers[BLOCK], truths[BLOCK], places[BLOCK];
};

static bool put(const void *bytes, size_t size) { return fwrite(bytes, 1, size, stdout) == size; }

static bool put_block(struct native_rows *rows, const struct algorithm *test, uint64_t first_run) {
  void *columns[FORM_MAX_COLUMNS];
  const void *readable[FORM_MAX_COLUMNS];
  const unsigned count = form_columns(&test->form);
  const uint32_t size = BLOCK;
  bool fine = put(&size, sizeof size);
  for (unsigned k = 0; k < count; k++)
    readable[k] = columns[k] = &rows->column[k];
  for (unsigned r = 0; r < RUNS; r++)
    generate_run(LEVEL_BASE, &MIX_DEFAULT, SEED, first_run + r, &test->form, columns, (size_t)r * RUN_CASES);
  test->batch(readable, BLOCK, rows->answers);
  reference_batch(&test->form, readable, BLOCK, rows->truths, rows->places, NULL);
  for (unsigned k = 0; k < count; k++)
    fine = fine && put(columns[k], BLOCK * type_size(test->form.type));
  return fine && put(rows->answers, BLOCK) && put(rows->truths, BLOCK) && put(rows->places, BLOCK);
}

static bool put_test(struct native_rows *rows, const struct algorithm *test, uint64_t cases) {
  const uint8_t shape[2] = {(uint8_t)form_columns(&test->form), (uint8_t)type_size(test->form.type)};
  bool fine = put(test->id, strlen(test->id) + 1) && put(shape, sizeof shape);
  for (uint64_t done = 0; fine && done < cases; done += BLOCK)
    fine = put_block(rows, test, done / RUN_CASES);
  const uint32_t end = 0;
  return fine && put(&end, sizeof end);
}

int main(int count, char **arguments) {
  char *end = NULL;
  const uint64_t cases = count == 2 ? strtoull(arguments[1], &end, 10) : 0;
  if (cases == 0 || *end != '\0') {
    fputs("usage: native_rows CASES\n", stderr);
    return 2;
  }
  struct native_rows *rows = malloc(sizeof *rows);
  bool fine = rows != NULL;
  for (size_t t = 0; fine && t < registry_count(); t++)
    fine = put_test(rows, registry_at(t)->algorithm, cases);
  free(rows);
  if (!fine || fflush(stdout) != 0) {
    perror("native_rows");
    return 2;
  }
  return 0;
}
