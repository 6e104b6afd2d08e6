/* Seconds that pass, from no point in particular. */
#ifndef GRAZE_CLOCK_H
#define GRAZE_CLOCK_H

#include <time.h>

static inline double clock_seconds(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return (double)time.tv_sec + (double)time.tv_nsec * 1e-9;
}

#endif
