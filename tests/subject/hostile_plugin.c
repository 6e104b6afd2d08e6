/* Tests that are right but for some cases, on which each goes wrong in its own way. */
#define _GNU_SOURCE /* usleep */
#include "graze_plugin.h"

#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static int meets(const int32_t *n) {
  const int64_t x = n[0], y = n[1], w = n[2], h = n[3], x2 = n[4], y2 = n[5], w2 = n[6], h2 = n[7];
  return w >= 0 && h >= 0 && w2 >= 0 && h2 >= 0 && x <= x2 + w2 && x2 <= x + w && y <= y2 + h2 && y2 <= y + h;
}

static int spoiled(const int32_t *n) { return n[0] == 3 && n[2] == 2; }

static volatile int *volatile nowhere;
static void crash(void) { *nowhere = 1; }
static void loop(void) {
  for (volatile int k = 0;; k++)
    k = 1;
}
static char *volatile kept;
static void eat(void) {
  for (;;) {
    char *more = malloc(1 << 24);
    if (more == NULL)
      abort();
    memset(more, 1, 1 << 22); /* so much is held, not only promised */
    kept = more;
  }
}
static void raise_fault(void) { raise(SIGSEGV); }
static void leave(void) { exit(3); }
static void leave_quietly(void) { _exit(0); }
static void print(void) { puts("1"); }
static void cry(void) {
  fputs("cannot go on\n", stderr);
  abort();
}
static void flood(void) {
  for (int k = 0; k < 1 << 17; k++) /* more than a pipe holds */
    puts("1");
}
static void sleep_long(void) { usleep(600000); }
static void close_all(void) {
  for (int fd = 0; fd < 16; fd++)
    close(fd);
}

/* What it began holds all that it held. */
static void orphan(void) {
  if (fork() == 0) {
    sleep(60);
    _exit(0);
  }
  abort();
}

#define SPOILED(ID, SPOIL)                                                                                   \
  static int ID(const int32_t *n) {                                                                          \
    if (spoiled(n))                                                                                          \
      SPOIL();                                                                                               \
    return meets(n);                                                                                         \
  }
SPOILED(crashes, crash)
SPOILED(aborts, abort)
SPOILED(loops, loop)
SPOILED(eats, eat)
SPOILED(raises, raise_fault)
SPOILED(exits, leave)
SPOILED(exits_quietly, leave_quietly)
SPOILED(prints, print)
SPOILED(cries, cry)
SPOILED(floods, flood)
SPOILED(closes, close_all)
SPOILED(dawdles, sleep_long)
SPOILED(orphans, orphan)
static int answers_seven(const int32_t *n) { return spoiled(n) ? 7 : meets(n); }
static int honest(const int32_t *n) { return meets(n); }
static int always_aborts(const int32_t *n) {
  (void)n;
  abort();
}

/* The same where no row is known: many at once. */
static void many(const void *const *columns, size_t count, uint8_t *answers, int (*one)(const int32_t *)) {
  for (size_t row = 0; row < count; row++) {
    int32_t n[8];
    for (int k = 0; k < 8; k++)
      n[k] = ((const int32_t *)columns[k])[row];
    answers[row] = (uint8_t)one(n);
  }
}
static void many_crash(const void *const *c, size_t count, uint8_t *a) { many(c, count, a, crashes); }
static void many_loop(const void *const *c, size_t count, uint8_t *a) { many(c, count, a, loops); }
static void many_print(const void *const *c, size_t count, uint8_t *a) { many(c, count, a, prints); }
/* Together they are too many. */
static void many_refuse(const void *const *c, size_t count, uint8_t *a) {
  if (count > 300)
    abort();
  many(c, count, a, honest);
}

#define ONE(ID)                                                                                              \
  {                                                                                                          \
    .id = #ID, .form = "box-xywh box-xywh i32", .contract = "closed", .answer = {.i32 = ID }                 \
  }
#define MANY(ID)                                                                                             \
  { .id = #ID, .form = "box-xywh box-xywh i32", .contract = "closed", .answer_many = ID }
static const struct graze_test tests[] = {
    ONE(honest),        ONE(crashes),     ONE(aborts),        ONE(loops),       ONE(eats),
    ONE(raises),        ONE(exits),       ONE(exits_quietly), ONE(prints),      ONE(cries),
    ONE(floods),        ONE(closes),      ONE(dawdles),       ONE(orphans),     ONE(answers_seven),
    ONE(always_aborts), MANY(many_crash), MANY(many_loop),    MANY(many_print), MANY(many_refuse)};
GRAZE_PLUGIN(tests)
