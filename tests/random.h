/* The numbers that tests and benches draw: splitmix64. */
#ifndef GRAZE_RANDOM_H
#define GRAZE_RANDOM_H

#include <stdint.h>

static inline uint64_t random_mixed(uint64_t z) {
  z = (z ^ z >> 30) * 0xbf58476d1ce4e5b9U;
  z = (z ^ z >> 27) * 0x94d049bb133111ebU;
  return z ^ z >> 31;
}

static inline uint64_t random_next(uint64_t *state) { return random_mixed(*state += 0x9e3779b97f4a7c15U); }

static inline double random_between(uint64_t *state, double low, double high) {
  return low + (high - low) * ((double)(random_next(state) >> 11) * 0x1p-53);
}

#endif
