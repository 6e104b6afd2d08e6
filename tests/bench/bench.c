#include "bench.h"

#include "fuzz/clock.h"

#include <stdlib.h>

static const double LEAST_SECONDS = 4e-3;

static double once(const struct bench_subject *contender) {
  const double start = clock_seconds();
  double repeats = 0, spent;
  do {
    contender->run(contender->context);
    repeats++;
    spent = clock_seconds() - start;
  } while (spent < LEAST_SECONDS);
  return spent * 1e9 / (repeats * contender->cases);
}

static int by_size(const void *a, const void *b) {
  const double x = *(const double *)a, y = *(const double *)b;
  return (x > y) - (x < y);
}

double bench_median(double *times, size_t count) {
  qsort(times, count, sizeof times[0], by_size);
  return (times[(count - 1) / 2] + times[count / 2]) / 2;
}

void bench_run(struct bench_subject *contenders, size_t count) {
  double(*times)[BENCH_ROUNDS] = calloc(count, sizeof *times);
  if (times == NULL)
    abort();
  for (int round = -1; round < BENCH_ROUNDS; round++) /* the first warms up */
    for (size_t c = 0; c < count; c++)
      times[c][round < 0 ? 0 : round] = once(&contenders[c]);
  for (size_t c = 0; c < count; c++)
    contenders[c].ns = bench_median(times[c], BENCH_ROUNDS);
  free(times);
}
