/* The shortest decimal that reads back as the same number; of several, the nearest to it. */
#ifndef GRAZE_SHORTEST_H
#define GRAZE_SHORTEST_H

#include <stdbool.h>
#include <stdint.h>

/* digits * 10^exponent, without zeros at the end. */
struct decimal {
  uint64_t digits;
  int exponent;
};

/* The magnitude of a number that is neither zero, infinite nor NaN. */
struct decimal shortest_f64(double value);
struct decimal shortest_f32(float value);

#endif
