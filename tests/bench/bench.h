/* Timing for benches: medians of rounds taken in turn, because machines are shared and noisy. */
#ifndef GRAZE_BENCH_H
#define GRAZE_BENCH_H

#include <stddef.h>

/* One subject: does its work once over `cases` cases. */
struct bench_subject {
  const char *name;
  void (*run)(void *context);
  void *context;
  double cases;
  double ns; /* out: the median over the rounds, per case */
};

enum { BENCH_ROUNDS = 15 };

/* A, B, C, A, B, C, ...; each long enough to measure. */
void bench_run(struct bench_subject *contenders, size_t count);

/* Sorts them. */
double bench_median(double *times, size_t count);

#endif
