/* A case of small whole numbers for each place of a pair, out of the first runs of the mix. */
#include "environment.h"
#include "generate.h"
#include "number.h"

#include <string.h>

enum { RUNS = 128 };

void exemplars_find(enum pair pair, enum relation relation, struct exemplars *exemplars) {
  const struct form form = {.type = TYPE_I64,
                            .layouts = {kind_layout(pair_kind(pair, 0)), kind_layout(pair_kind(pair, 1))}};
  double least[PLACES_MAX];
  memset(exemplars, 0, sizeof *exemplars);
  exemplars->pair = pair;
  for (uint64_t run = 0; run < RUNS; run++) {
    struct run drawn;
    uint8_t truths[RUN_CASES];
    place_t places[RUN_CASES];
    const void *columns[FORM_MAX_COLUMNS];
    run_draw(&drawn, &MIX_DEFAULT, 1, run, &form);
    for (unsigned k = 0; k < FORM_MAX_COLUMNS; k++)
      columns[k] = &drawn.column[k];
    environment_mend();
    reference_batch(&form, columns, RUN_CASES, truths, places, NULL);
    for (size_t row = 0; row < RUN_CASES; row++) {
      if (truth_relation(truths[row]) != relation)
        continue;
      union number numbers[FORM_MAX_COLUMNS];
      run_get(&drawn, &form, row, numbers);
      const double size = case_weight(&form, numbers);
      const place_t place = places[row];
      if ((exemplars->found[place] && size >= least[place]) ||
          !scene_from_case(&form, numbers, &exemplars->scene[place]))
        continue;
      exemplars->found[place] = true;
      least[place] = size;
    }
  }
}

bool exemplar_on_paper(const struct scene *scene, const struct form *form, double numbers[FORM_MAX_COLUMNS]) {
  if (!scene_on_paper(scene, form, numbers))
    return false;
  for (unsigned k = 0; k < form_columns(form); k++)
    numbers[k] =
        (numbers[k] +
         (column_is_size(form_column_at(form, k)) || form_column_at(form, k)->role == COLUMN_WAY ? 0 : 20)) /
        10;
  return true;
}
