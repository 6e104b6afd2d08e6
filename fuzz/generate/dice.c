#include "dice.h"

#include <Random123/philox.h>

struct dice dice_for(uint64_t seed, uint64_t run, enum dice_purpose purpose) {
  const philox4x32_ctr_t counter = {{(uint32_t)run, (uint32_t)(run >> 32), (uint32_t)purpose, 0}};
  const philox4x32_key_t key = {{(uint32_t)seed, (uint32_t)(seed >> 32)}};
  const philox4x32_ctr_t word = philox4x32(counter, key);
  return (struct dice){.key = {word.v[0], word.v[1]}};
}
