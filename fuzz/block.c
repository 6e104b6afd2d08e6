#include "block.h"

#include "environment.h"
#include "registry.h"

#include <stdlib.h>

struct block *block_new(enum level level) {
  struct block *block =
      aligned_alloc(_Alignof(struct block), sizeof *block + FORM_MAX_COLUMNS * sizeof block->numbers[0]);
  if (block == NULL)
    return NULL;
  *block = (struct block){.level = level, .rows = BLOCK_ROWS};
  for (unsigned k = 0; k < FORM_MAX_COLUMNS; k++)
    block->column[k] = block->numbers[k];
  return block;
}

void block_free(struct block *block) { free(block); }

void block_draw(struct block *block, const struct mix *mix, uint64_t seed, uint64_t first) {
  for (unsigned r = 0; r < BLOCK_RUNS; r++)
    block->family[r] = generate_run(
        block->level, mix, seed, first / RUN_CASES + r, &block->form, block->column, (size_t)r * RUN_CASES);
}

void block_refer(struct block *block) {
  environment_mend();
  registry_reference(block->level)(&block->form, block->shown, block->rows, block->truths, NULL, NULL);
}

void block_ask(struct block *block, const struct registry_entry *entry) {
  block_ask_rows(block, entry, 0, block->rows, block->answers);
  for (size_t row = 0; row < block->rows && entry->algorithm->ask != NULL; row++)
    block->answers[row] = block->answers[row] < ANSWERS ? block->answers[row] : ANSWER_NONE;
}

void block_ask_rows(const struct block *block,
                    const struct registry_entry *entry,
                    size_t from,
                    size_t rows,
                    uint8_t *answers) {
  const struct form *form = &entry->algorithm->form;
  const size_t size = type_size(form->type);
  const bool same = form_equal(form, &block->form);
  const void *column[FORM_MAX_COLUMNS] = {NULL};
  for (unsigned k = 0; k < form_columns(form); k++)
    column[k] = (const char *)block->shown[same ? k : form_ordered_column(form, k)] + from * size;
  registry_ask(entry, block->level, column, rows, answers);
}

void block_get(const struct block *block, size_t row, union number *numbers) {
  for (unsigned k = 0; k < form_columns(&block->form); k++)
    numbers[k] = column_get(block->form.type, block->shown[k], row);
}

void block_put(struct block *block, size_t row, const union number *numbers) {
  for (unsigned k = 0; k < form_columns(&block->form); k++)
    column_set(block->form.type, block->column[k], row, numbers[k]);
}

static bool draw(const struct source *source, struct block *block, uint64_t first) {
  block_draw(block, source->of, source->seed, first);
  return true;
}

static enum family
one(const struct source *source, uint64_t n, const struct form *form, union number *numbers) {
  generate_case(source->of, source->seed, n, form, numbers);
  return mix_family(source->of, source->seed, n / RUN_CASES);
}

struct source source_mix(const struct mix *mix, uint64_t seed) {
  return (struct source){.draw = draw, .one = one, .rows = BLOCK_ROWS, .of = mix, .seed = seed};
}

enum family
source_case(const struct source *source, uint64_t n, const struct form *form, union number *numbers) {
  const struct form ordered = form_ordered(form);
  union number drawn[FORM_MAX_COLUMNS];
  const enum family family = source->one(source, n, &ordered, drawn);
  form_arrange(form, drawn, numbers);
  return family;
}
