/* A plugin linked as by -ffast-math, whatever compiler made it: when it is loaded, numbers below the least
 * normal one are taken for 0, and made 0, in the thread that loads it. Loaded before a program's own
 * libraries (LD_PRELOAD) it does so to any program; with GRAZE_MEDDLES in the environment whenever a mutex is
 * locked, too; with GRAZE_CALM not when it is loaded.
 */
#define _GNU_SOURCE
#include "graze_plugin.h"

#include <dlfcn.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>
#ifdef __SSE2__
#include <immintrin.h>
static void flush(void) { _mm_setcsr(_mm_getcsr() | 0x8040); }
#else
#include <fenv.h>
static void flush(void) { fesetround(FE_UPWARD); }
#endif

__attribute__((constructor)) static void begin(void) {
  if (getenv("GRAZE_CALM") == NULL)
    flush();
}

int pthread_mutex_lock(pthread_mutex_t *mutex) {
  int (*lock)(pthread_mutex_t *) = NULL;
  void *const symbol = dlsym(RTLD_NEXT, "pthread_mutex_lock");
  memcpy(&lock, &symbol, sizeof lock);
  if (getenv("GRAZE_MEDDLES") != NULL)
    flush();
  return lock(mutex);
}

static int in_box(const double *n) {
  return n[0] >= n[2] && n[0] <= n[2] + n[4] && n[1] >= n[3] && n[1] <= n[3] + n[5];
}

static const struct graze_test tests[] = {
    {.id = "in_box", .form = "point box-xywh f64", .contract = "closed", .answer = {.f64 = in_box}},
};
GRAZE_PLUGIN(tests)
