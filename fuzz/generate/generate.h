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

/* One run of a campaign. */
struct run_id {
  uint64_t seed, run;
  enum family family;
  const struct dictionary *dictionary;
};
struct run_id run_id_of(const struct mix *mix, uint64_t seed, uint64_t run);

/* Forms of one kind share the sketch of a run. */
struct sketch_kind sketch_kind_of(const struct form *form);
/* The two halves of the generator, as compiled for a level, which must be built: all write the same bits. */
void generate_sketch(enum level level, struct run_id id, struct sketch_kind kind, struct sketch *sketch);
void generate_columns(enum level level,
                      struct run_id id,
                      const struct form *form,
                      const struct sketch *sketch,
                      void *const *columns,
                      size_t row);

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
 * type. */
void generate_run(const struct mix *mix,
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
