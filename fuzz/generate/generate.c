#include "generate.h"

#include "generator.h"

const struct mix MIX_DEFAULT = {.weight =
                                    {
                                        [FAMILY_UNIFORM] = 56,
                                        [FAMILY_LATTICE] = 88,
                                        [FAMILY_ALLEN] = 80,
                                        [FAMILY_TOUCHING] = 72,
                                        [FAMILY_NUDGED] = 128,
                                        [FAMILY_DECIMAL] = 112,
                                        [FAMILY_UNLIKE] = 88,
                                        [FAMILY_CONTAINED] = 56,
                                        [FAMILY_EXTREME] = 40,
                                        [FAMILY_LIMITS] = 8,
                                        [FAMILY_FAR_SCALE] = 44,
                                        [FAMILY_FAR_EXACT] = 44,
                                        [FAMILY_DISTANT] = 40,
                                        [FAMILY_LOPSIDED] = 40,
                                        [FAMILY_SCREEN] = 40,
                                        [FAMILY_CONSTANTS] = 32,
                                        [FAMILY_FLAT] = 32,
                                        [FAMILY_INVALID] = 24,
                                    },
                                NULL};
const struct mix MIX_UNIFORM = {.weight = {[FAMILY_UNIFORM] = 1024}};

/* Sizes of screens, tiles and bytes, steps of clocks, and where types and tables end. */
const struct dictionary DICTIONARY_USUAL = {
    .count = 40, .number = {10,  12,  15,  16,  20,  24,  25,  30,   31,   32,   42,   48,   50,  60,
                            63,  64,  90,  99,  100, 120, 127, 128,  144,  180,  200,  240,  255, 256,
                            320, 360, 480, 500, 512, 640, 720, 1000, 1024, 1080, 1920, 65535}};

enum { PURPOSE_FAMILY = 1, PURPOSE_SKETCH, PURPOSE_WRITE };

/* Steps of the golden ratio on a circle: any stretch of runs, and every so many of them, go round evenly, so
 * that each family has its share of few runs too. */
static const uint64_t GOLDEN = 0x9e3779b97f4a7c15U;

static const char *const NAME[FAMILIES] = {"uniform",
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
                                           "far-exact",
                                           "distant",
                                           "lopsided",
                                           "screen",
                                           "constants",
                                           "flat",
                                           "invalid"};

const char *family_name(enum family family) { return NAME[family]; }

enum family generate_family(const struct mix *mix, uint64_t seed, uint64_t run) {
  unsigned total = 0, pick;
  for (unsigned f = 0; f < FAMILIES; f++)
    total += mix->weight[f];
  const uint64_t from = (uint64_t)dice_for(seed, 0, PURPOSE_FAMILY).key[0] << 32;
  pick = (unsigned)(((from + run * GOLDEN) >> 32) * total >> 32);
  unsigned f = 0;
  while (pick >= mix->weight[f])
    pick -= mix->weight[f++];
  return (enum family)f;
}

extern sketch_run_function *const sketcher_v3, *const sketcher_v4;
extern write_run_function *const writer_v3, *const writer_v4;

struct generator generator_at(enum level level) {
  static sketch_run_function *const *const SKETCHER[LEVELS] = AT_LEVELS(&sketcher);
  static write_run_function *const *const WRITER[LEVELS] = AT_LEVELS(&writer);
  return (struct generator){*SKETCHER[level], *WRITER[level]};
}

struct run_id run_id_of(const struct mix *mix, uint64_t seed, uint64_t run) {
  return (struct run_id){seed,
                         run,
                         generate_family(mix, seed, run),
                         mix->dictionary != NULL ? mix->dictionary : &DICTIONARY_USUAL};
}

struct sketch_kind sketch_kind_of(const struct form *form) {
  const unsigned a = form_is_swapped(form);
  return (struct sketch_kind){
      form_pair(form), form->layouts[a] == LAYOUT_BOX_SQUARE, form->layouts[1 - a] == LAYOUT_BOX_SQUARE};
}

void generator_draw(const struct generator *generator,
                    struct run_id id,
                    struct sketch_kind kind,
                    struct sketch *sketch) {
  struct dice dice = dice_for(id.seed, id.run, PURPOSE_SKETCH);
  if (family_is_sketched(id.family))
    generator->sketch(id.family, kind, &dice, sketch);
}

void generator_write(const struct generator *generator,
                     struct run_id id,
                     const struct form *form,
                     const struct sketch *sketch,
                     void *const *columns,
                     size_t row) {
  struct dice dice = dice_for(id.seed, id.run, PURPOSE_WRITE);
  generator->write(id.family, form, sketch, id.dictionary, &dice, columns, row);
}

void generate_run(const struct mix *mix,
                  uint64_t seed,
                  uint64_t run,
                  const struct form *form,
                  void *const *columns,
                  size_t row) {
  const struct generator generator = generator_at(LEVEL_BASE);
  const struct run_id id = run_id_of(mix, seed, run);
  struct sketch sketch;
  generator_draw(&generator, id, sketch_kind_of(form), &sketch);
  generator_write(&generator, id, form, &sketch, columns, row);
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
