#include "source.h"

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
