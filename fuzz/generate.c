#include "generate.h"

#include "generator.h"

const struct mix MIX_DEFAULT = {{
    [FAMILY_UNIFORM] = 64,
    [FAMILY_LATTICE] = 112,
    [FAMILY_ALLEN] = 96,
    [FAMILY_TOUCHING] = 96,
    [FAMILY_NUDGED] = 160,
    [FAMILY_DECIMAL] = 128,
    [FAMILY_UNLIKE] = 96,
    [FAMILY_CONTAINED] = 64,
    [FAMILY_EXTREME] = 40,
    [FAMILY_LIMITS] = 8,
    [FAMILY_FAR_SCALE] = 96,
    [FAMILY_FLAT] = 40,
    [FAMILY_INVALID] = 24,
}};
const struct mix MIX_UNIFORM = {{[FAMILY_UNIFORM] = 1024}};

enum { PURPOSE_FAMILY = 1, PURPOSE_SKETCH, PURPOSE_WRITE };

static const char *const NAME[FAMILIES + 1] = {"uniform",
                                               "lattice",
                                               "allen",
                                               "touching",
                                               "nudged",
                                               "decimal",
                                               "unlike",
                                               "contained",
                                               "extreme",
                                               "limits",
                                               "far-scale",
                                               "flat",
                                               "invalid",
                                               "corpus"};

const char *family_name(enum family family) { return NAME[family]; }

enum family generate_family(const struct mix *mix, uint64_t seed, uint64_t run) {
  unsigned total = 0, pick;
  for (unsigned f = 0; f < FAMILIES; f++)
    total += mix->weight[f];
  pick = (unsigned)((uint64_t)dice_for(seed, run, PURPOSE_FAMILY).key[0] * total >> 32);
  unsigned f = 0;
  while (pick >= mix->weight[f])
    pick -= mix->weight[f++];
  return (enum family)f;
}

#ifdef GRAZE_HAS_v3
extern sketch_run_function *const generator_sketch_v3;
extern write_run_function *const generator_write_v3;
#endif
#ifdef GRAZE_HAS_v4
extern sketch_run_function *const generator_sketch_v4;
extern write_run_function *const generator_write_v4;
#endif

struct generator generator_at(enum level level) {
  switch (level) {
#ifdef GRAZE_HAS_v3
  case LEVEL_V3:
    return (struct generator){generator_sketch_v3, generator_write_v3};
#endif
#ifdef GRAZE_HAS_v4
  case LEVEL_V4:
    return (struct generator){generator_sketch_v4, generator_write_v4};
#endif
  default:
    return (struct generator){generator_sketch_base, generator_write_base};
  }
}

struct sketch_kind sketch_kind_of(const struct form *form) {
  const unsigned a = form_is_swapped(form);
  return (struct sketch_kind){
      form_pair(form), form->layouts[a] == LAYOUT_BOX_SQUARE, form->layouts[1 - a] == LAYOUT_BOX_SQUARE};
}

void generator_draw(const struct generator *generator,
                    struct dealt dealt,
                    struct sketch_kind kind,
                    struct sketch *sketch) {
  struct dice dice = dice_for(dealt.seed, dealt.run, PURPOSE_SKETCH);
  if (family_is_sketched(dealt.family))
    generator->sketch(dealt.family, kind, &dice, sketch);
}

void generator_write(const struct generator *generator,
                     struct dealt dealt,
                     const struct form *form,
                     const struct sketch *sketch,
                     void *const *columns,
                     size_t row) {
  struct dice dice = dice_for(dealt.seed, dealt.run, PURPOSE_WRITE);
  generator->write(dealt.family, form, sketch, &dice, columns, row);
}

void generate_run(const struct mix *mix,
                  uint64_t seed,
                  uint64_t run,
                  const struct form *form,
                  void *const *columns,
                  size_t row) {
  const struct generator generator = generator_at(LEVEL_BASE);
  const struct dealt dealt = {seed, run, generate_family(mix, seed, run)};
  struct sketch sketch;
  generator_draw(&generator, dealt, sketch_kind_of(form), &sketch);
  generator_write(&generator, dealt, form, &sketch, columns, row);
}

void generate_case(
    const struct mix *mix, uint64_t seed, uint64_t n, const struct form *form, union number *numbers) {
  struct run run;
  void *columns[FORM_MAX_COLUMNS];
  for (unsigned k = 0; k < FORM_MAX_COLUMNS; k++)
    columns[k] = &run.column[k];
  generate_run(mix, seed, n / RUN_CASES, form, columns, 0);
  for (unsigned k = 0; k < form_columns(form); k++)
    numbers[k] = column_get(form->type, columns[k], n % RUN_CASES);
}
