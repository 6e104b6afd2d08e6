/* The two halves of the generator as compiled for each instruction level; they write the same bits. */
#ifndef GRAZE_GENERATOR_H
#define GRAZE_GENERATOR_H

#include "level.h"
#include "leveled.h"
#include "write.h"

struct generator {
  sketch_run_function *sketch;
  write_run_function *write;
};

/* The level's, which must be built. */
struct generator generator_at(enum level level);

/* One run of a campaign. */
struct run_id {
  uint64_t seed, run;
  enum family family;
  const struct dictionary *dictionary;
};
struct run_id run_id_of(const struct mix *mix, uint64_t seed, uint64_t run);

/* Forms of one kind share the sketch of a run. */
struct sketch_kind sketch_kind_of(const struct form *form);
void generator_draw(const struct generator *generator,
                    struct run_id id,
                    struct sketch_kind kind,
                    struct sketch *sketch);
void generator_write(const struct generator *generator,
                     struct run_id id,
                     const struct form *form,
                     const struct sketch *sketch,
                     void *const *columns,
                     size_t row);

extern sketch_run_function *const LEVELED(sketcher);
extern write_run_function *const LEVELED(writer);

#endif
