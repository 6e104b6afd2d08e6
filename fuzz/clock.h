/* Seconds that pass, from no point in particular. */
#ifndef GRAZE_CLOCK_H
#define GRAZE_CLOCK_H

#include <time.h>

static inline double clock_seconds(void) {
#ifdef __wasm__ /* the page counts no seconds: it stops the engine from outside */
  return 0;
#endif
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return (double)time.tv_sec + (double)time.tv_nsec * 1e-9;
}

#endif
