#include "generate.h"

extern sketch_run_function *const run_sketcher_v3;
extern write_run_function *const run_writer_v3;

struct run_id run_id_of(const struct mix *mix, uint64_t seed, uint64_t run) {
  return (struct run_id){
      seed, run, mix_family(mix, seed, run), mix->dictionary != NULL ? mix->dictionary : &DICTIONARY_USUAL};
}

struct sketch_kind sketch_kind_of(const struct form *form) {
  const unsigned a = form_is_swapped(form);
  return (struct sketch_kind){
      form_pair(form), form->layouts[a] == LAYOUT_BOX_SQUARE, form->layouts[1 - a] == LAYOUT_BOX_SQUARE};
}

void generate_sketch(enum level level, struct run_id id, struct sketch_kind kind, struct sketch *sketch) {
  static sketch_run_function *const *const SKETCHER[LEVELS] = AT_LEVELS(&run_sketcher);
  struct dice dice = dice_for(id.seed, id.run, DICE_SKETCH);
  if (family_is_sketched(id.family))
    (*SKETCHER[level])(id.family, kind, &dice, sketch);
}

void generate_columns(enum level level,
                      struct run_id id,
                      const struct form *form,
                      const struct sketch *sketch,
                      void *const *columns,
                      size_t row) {
  static write_run_function *const *const WRITER[LEVELS] = AT_LEVELS(&run_writer);
  struct dice dice = dice_for(id.seed, id.run, DICE_WRITE);
  (*WRITER[level])(id.family, form, sketch, id.dictionary, &dice, columns, row);
}

void generate_run(const struct mix *mix,
                  uint64_t seed,
                  uint64_t run,
                  const struct form *form,
                  void *const *columns,
                  size_t row) {
  const struct run_id id = run_id_of(mix, seed, run);
  struct sketch sketch;
  generate_sketch(LEVEL_BASE, id, sketch_kind_of(form), &sketch);
  generate_columns(LEVEL_BASE, id, form, &sketch, columns, row);
}

void run_draw(struct run *to, const struct mix *mix, uint64_t seed, uint64_t run, const struct form *form) {
  void *columns[FORM_MAX_COLUMNS];
  for (unsigned k = 0; k < FORM_MAX_COLUMNS; k++)
    columns[k] = &to->column[k];
  generate_run(mix, seed, run, form, columns, 0);
}

void run_get(const struct run *run, const struct form *form, size_t row, union number *numbers) {
  for (unsigned k = 0; k < form_columns(form); k++)
    numbers[k] = column_get(form->type, &run->column[k], row);
}

void generate_case(
    const struct mix *mix, uint64_t seed, uint64_t n, const struct form *form, union number *numbers) {
  struct run run;
  run_draw(&run, mix, seed, n / RUN_CASES, form);
  run_get(&run, form, n % RUN_CASES, numbers);
}
