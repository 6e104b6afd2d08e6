#include "exemplar.h"

#include "generate.h"
#include "reference/reference.h"

#include <math.h>
#include <string.h>

enum { RUNS = 128 };

static double weight(const struct form *form, const union number *numbers) {
  double weight = 0;
  for (unsigned k = 0; k < form_columns(form); k++)
    weight += fabs(number_as_double(form->type, numbers[k]));
  return weight;
}

void exemplars_find(enum pair pair, enum relation relation, struct exemplars *exemplars) {
  const struct form form = {TYPE_I64, {kind_layout(pair_kind(pair, 0)), kind_layout(pair_kind(pair, 1))}};
  double least[PLACES_MAX];
  memset(exemplars, 0, sizeof *exemplars);
  exemplars->pair = pair;
  for (uint64_t run = 0; run < RUNS; run++) {
    struct run drawn;
    run_draw(&drawn, &MIX_DEFAULT, 1, run, &form);
    for (size_t row = 0; row < RUN_CASES; row++) {
      union number numbers[FORM_MAX_COLUMNS];
      run_get(&drawn, &form, row, numbers);
      const struct truth truth = reference_truth(&form, numbers);
      const double size = weight(&form, numbers);
      if (truth.relation != relation || (exemplars->found[truth.place] && size >= least[truth.place]) ||
          !scene_from_case(&form, numbers, &exemplars->scene[truth.place]))
        continue;
      exemplars->found[truth.place] = true;
      least[truth.place] = size;
    }
  }
}

bool exemplar_on_paper(const struct scene *scene, const struct form *form, double numbers[FORM_MAX_COLUMNS]) {
  if (!scene_on_paper(scene, form, numbers))
    return false;
  for (unsigned k = 0; k < form_columns(form); k++)
    numbers[k] = (numbers[k] + (column_is_size(form_column_at(form, k)) ? 0 : 20)) / 10;
  return true;
}
