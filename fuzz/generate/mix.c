#include "mix.h"

#include "dice.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

const struct mix MIX_DEFAULT = {.weight = {
#define FAMILY(ID, name, weight) [FAMILY_##ID] = weight,
#include "families.def"
                                }};
const struct mix MIX_UNIFORM = {.weight = {[FAMILY_UNIFORM] = 1024}};

static const struct {
  const char *name;
  const struct mix *mix;
} MIXES[] = {{"default", &MIX_DEFAULT}, {"uniform", &MIX_UNIFORM}};
enum { MIX_COUNT = sizeof MIXES / sizeof MIXES[0] };

const char *mix_word(unsigned k) { return k < MIX_COUNT ? MIXES[k].name : NULL; }

const struct mix *mix_named(const char *text, struct mixture *to) {
  const size_t length = strcspn(text, " ");
  const char *number = text + length;
  to->dictionary = DICTIONARY_USUAL;
  while (*number == ' ' && to->dictionary.count < DICTIONARY_MAX) {
    char *end;
    const double value = strtod(number + 1, &end);
    if (end == number + 1 || !isfinite(value))
      return NULL;
    to->dictionary.number[to->dictionary.count++] = value;
    number = end;
  }
  if (*number != '\0')
    return NULL;
  for (unsigned k = 0; k < MIX_COUNT; k++)
    if (strlen(MIXES[k].name) == length && memcmp(MIXES[k].name, text, length) == 0) {
      to->mix = *MIXES[k].mix;
      to->mix.dictionary = &to->dictionary;
      return &to->mix;
    }
  return NULL;
}

/* Sizes of screens, tiles and bytes, steps of clocks, and where types and tables end. */
const struct dictionary DICTIONARY_USUAL = {
    .count = 40, .number = {10,  12,  15,  16,  20,  24,  25,  30,   31,   32,   42,   48,   50,  60,
                            63,  64,  90,  99,  100, 120, 127, 128,  144,  180,  200,  240,  255, 256,
                            320, 360, 480, 500, 512, 640, 720, 1000, 1024, 1080, 1920, 65535}};

static const char *const NAME[FAMILIES] = {
#define FAMILY(ID, name, weight) name,
#include "families.def"
};

const char *family_name(enum family family) { return NAME[family]; }

/* Steps of the golden ratio on a circle: any stretch of runs, and every so many of them, go round evenly, so
 * that each family has its share of few runs too. */
static const uint64_t GOLDEN = 0x9e3779b97f4a7c15U;

enum family mix_family(const struct mix *mix, uint64_t seed, uint64_t run) {
  unsigned total = 0;
  for (unsigned f = 0; f < FAMILIES; f++)
    total += mix->weight[f];
  const uint64_t from = (uint64_t)dice_for(seed, 0, DICE_FAMILY).key[0] << 32;
  unsigned pick = (unsigned)(((from + run * GOLDEN) >> 32) * total >> 32), f = 0;
  while (pick >= mix->weight[f])
    pick -= mix->weight[f++];
  return (enum family)f;
}
