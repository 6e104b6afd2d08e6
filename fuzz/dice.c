#include "sketch.h"

#include <Random123/philox.h>

struct dice dice_for(uint64_t seed, uint64_t run, uint64_t purpose) {
  const philox4x32_ctr_t counter = {
      {(uint32_t)run, (uint32_t)(run >> 32), (uint32_t)purpose, (uint32_t)(purpose >> 32)}};
  const philox4x32_key_t key = {{(uint32_t)seed, (uint32_t)(seed >> 32)}};
  const philox4x32_ctr_t word = philox4x32(counter, key);
  return (struct dice){.key = (uint64_t)word.v[0] << 32 | word.v[1]};
}

/* Steele, Lea and Flood's splitmix64: a counter, mixed. */
void dice_words(struct dice *dice, uint64_t words[RUN_CASES]) {
  const uint64_t first = dice->key + dice->column++ * RUN_CASES * 0x9e3779b97f4a7c15U;
  for (uint64_t i = 0; i < RUN_CASES; i++) {
    uint64_t z = first + (i + 1) * 0x9e3779b97f4a7c15U;
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9U;
    z = (z ^ (z >> 27)) * 0x94d049bb133111ebU;
    words[i] = z ^ (z >> 31);
  }
}

void dice_whole(struct dice *dice, int64_t low, int64_t high, int64_t to[RUN_CASES]) {
  const uint64_t span = (uint64_t)(high - low) + 1;
  uint64_t words[RUN_CASES];
  dice_words(dice, words);
  for (unsigned i = 0; i < RUN_CASES; i++)
    to[i] = low + (int64_t)((words[i] >> 32) * span >> 32);
}
