/* Cases from a counter: case n of a campaign is a pure function of (seed, n, form).
 *
 * Cases come in runs of 256 (RUN_CASES) that share a family, so that each family is a straight loop over
 * columns.
 */
#ifndef GRAZE_GENERATE_H
#define GRAZE_GENERATE_H

#include "level.h"
#include "scene.h"
#include "sketch.h"
#include "truth.h"

/* Room for one run of cases in a form's columns. */
struct run {
  _Alignas(CACHE_LINE) union {
    int32_t i32[RUN_CASES];
    int64_t i64[RUN_CASES];
    float f32[RUN_CASES];
    double f64[RUN_CASES];
  } column[FORM_MAX_COLUMNS];
};

/* Cases [run * RUN_CASES, (run + 1) * RUN_CASES) into `to`, from its row `row` on; columns are of the form's
 * type. As compiled for a level, which must be built: all write the same bits. Gives the family of the run.
 */
enum family generate_run(enum level level,
                         const struct mix *mix,
                         uint64_t seed,
                         uint64_t run,
                         const struct form *form,
                         void *const *columns,
                         size_t row);
/* The same into a run of its own, and one of its cases out of it. */
void run_draw(struct run *to, const struct mix *mix, uint64_t seed, uint64_t run, const struct form *form);
void run_get(const struct run *run, const struct form *form, size_t row, union number *numbers);
/* One case by itself: the same numbers as in its run. */
void generate_case(
    const struct mix *mix, uint64_t seed, uint64_t n, const struct form *form, union number *numbers);

/* The simplest scenes of a pair in whole numbers that the generator comes upon, one for each place. */
struct exemplars {
  enum pair pair;
  bool found[PLACES_MAX];
  struct scene scene[PLACES_MAX];
};
/* Those in the relation; flat ones are of no place in particular. */
void exemplars_find(enum pair pair, enum relation relation, struct exemplars *exemplars);
/* Such a scene in tenths, two away from the origin, so that it holds on paper and no ulp is of a zero. False
 * when the form does not take it. */
bool exemplar_on_paper(const struct scene *scene, const struct form *form, double numbers[FORM_MAX_COLUMNS]);

#endif
