#include "block.h"

#include "environment.h"
#include "registry.h"

#include <stdlib.h>
#include <string.h>

/* Numbers, and the runs and sketches that the last were written from. Room that is not needed is not touched.
 */
struct block_drawing {
  _Alignas(CACHE_LINE) double number[FORM_MAX_COLUMNS][BLOCK_ROWS];
  const struct mix *mix; /* NULL: nothing is drawn yet */
  struct run_id id[BLOCK_RUNS];
  struct sketch_kind kind;
  struct sketch sketch[BLOCK_RUNS];
};

struct block *block_new(enum level level) {
  struct block *block = aligned_alloc(_Alignof(struct block), sizeof *block);
  struct block_drawing *drawing = aligned_alloc(_Alignof(struct block_drawing), sizeof *drawing);
  if (block == NULL || drawing == NULL) {
    free(block);
    free(drawing);
    return NULL;
  }
  drawing->mix = NULL;
  *block = (struct block){.level = level, .rows = BLOCK_ROWS, .drawing = drawing};
  memset(block->stands, 0xff, sizeof block->stands);
  for (unsigned k = 0; k < FORM_MAX_COLUMNS; k++)
    block->column[k] = drawing->number[k];
  return block;
}

void block_free(struct block *block) {
  if (block != NULL)
    free(block->drawing);
  free(block);
}

static bool same_kind(struct sketch_kind a, struct sketch_kind b) {
  return a.pair == b.pair && a.a_square == b.a_square && a.b_square == b.b_square;
}

void block_draw(struct block *block, const struct mix *mix, uint64_t seed, uint64_t first) {
  struct block_drawing *drawing = block->drawing;
  const struct sketch_kind kind = sketch_kind_of(&block->form);
  const bool same =
      drawing->mix == mix && drawing->id[0].seed == seed && drawing->id[0].run == first / RUN_CASES;
  const bool sketched = same && same_kind(drawing->kind, kind);
  drawing->mix = mix;
  drawing->kind = kind;
  for (unsigned r = 0; r < BLOCK_RUNS; r++) {
    struct run_id *const id = &drawing->id[r];
    if (!same)
      *id = run_id_of(mix, seed, first / RUN_CASES + r);
    block->family[r] = id->family;
    if (!sketched)
      generate_sketch(block->level, *id, kind, &drawing->sketch[r]);
    generate_columns(
        block->level, *id, &block->form, &drawing->sketch[r], block->column, (size_t)r * RUN_CASES);
  }
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
