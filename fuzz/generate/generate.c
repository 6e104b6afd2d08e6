#include "generate.h"

extern sketch_run_function *const run_sketcher_v3;
extern write_run_function *const run_writer_v3;

enum family generate_run(enum level level,
                         const struct mix *mix,
                         uint64_t seed,
                         uint64_t run,
                         const struct form *form,
                         void *const *columns,
                         size_t row) {
  static sketch_run_function *const *const SKETCHER[LEVELS] = AT_LEVELS(&run_sketcher);
  static write_run_function *const *const WRITER[LEVELS] = AT_LEVELS(&run_writer);
  const enum family family = mix_family(mix, seed, run);
  const unsigned a = form_is_swapped(form);
  const struct sketch_kind kind = {
      form_pair(form), form->layouts[a] == LAYOUT_BOX_SQUARE, form->layouts[1 - a] == LAYOUT_BOX_SQUARE};
  const struct dictionary *dictionary = mix->dictionary != NULL ? mix->dictionary : &DICTIONARY_USUAL;
  struct dice sketching = dice_for(seed, run, DICE_SKETCH), writing = dice_for(seed, run, DICE_WRITE);
  struct sketch sketch;
  if (family_is_sketched(family))
    (*SKETCHER[level])(family, kind, &sketching, &sketch);
  (*WRITER[level])(family, form, &sketch, dictionary, &writing, columns, row);
  return family;
}

void run_draw(struct run *to, const struct mix *mix, uint64_t seed, uint64_t run, const struct form *form) {
  void *columns[FORM_MAX_COLUMNS];
  for (unsigned k = 0; k < FORM_MAX_COLUMNS; k++)
    columns[k] = &to->column[k];
  generate_run(LEVEL_BASE, mix, seed, run, form, columns, 0);
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
