#include "bench.h"

#include <stdlib.h>
#include <time.h>

enum { LEAST_NS = 4000000 };

static double now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return (double)time.tv_sec * 1e9 + (double)time.tv_nsec;
}

static double once(const struct bench_subject *contender) {
  const double start = now();
  double repeats = 0, spent;
  do {
    contender->run(contender->context);
    repeats++;
    spent = now() - start;
  } while (spent < LEAST_NS);
  return spent / (repeats * contender->cases);
}

static int by_size(const void *a, const void *b) {
  const double x = *(const double *)a, y = *(const double *)b;
  return (x > y) - (x < y);
}

double bench_median(double times[BENCH_ROUNDS]) {
  qsort(times, BENCH_ROUNDS, sizeof times[0], by_size);
  return times[BENCH_ROUNDS / 2];
}

void bench_run(struct bench_subject *contenders, size_t count) {
  double(*times)[BENCH_ROUNDS] = calloc(count, sizeof *times);
  if (times == NULL)
    abort();
  for (int round = -1; round < BENCH_ROUNDS; round++) /* the first warms up */
    for (size_t c = 0; c < count; c++)
      times[c][round < 0 ? 0 : round] = once(&contenders[c]);
  for (size_t c = 0; c < count; c++)
    contenders[c].ns = bench_median(times[c]);
  free(times);
}

uint64_t bench_random(uint64_t *state) {
  uint64_t z = *state += 0x9e3779b97f4a7c15U;
  z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9U;
  z = (z ^ (z >> 27)) * 0x94d049bb133111ebU;
  return z ^ (z >> 31);
}
