#include "aim.h"

#include <math.h>
#include <stdlib.h>

#ifdef GRAZE_LIBFUZZER
enum { BUCKETS = 128 };
/* libFuzzer reads the section after each input and clears it. Volatile, or the writes are optimised away. */
__attribute__((section("__libfuzzer_extra_counters"))) static volatile uint8_t counters[2 * BUCKETS];

void aim_note(double gap, double size) {
  if (getenv("GRAZE_NO_AIM") != NULL) /* to measure what it is worth */
    return;
  const double ratio = fabs(gap) / size;
  int bucket = 0; /* touching, and what is no ratio */
  if (ratio > 0 && ratio < (double)INFINITY)
    bucket = ilogb(ratio) < -BUCKETS + 24 ? 1 : ilogb(ratio) > 20 ? BUCKETS - 1 : ilogb(ratio) + BUCKETS - 22;
  counters[bucket + (gap < 0 ? BUCKETS : 0)] = 1;
}
#else
void aim_note(double gap, double size) {
  (void)gap;
  (void)size;
}
#endif
