/* The campaign's inner loop: cases of a source, reference, every test, compare, tally, over columns. */
#ifndef GRAZE_LOOP_H
#define GRAZE_LOOP_H

#include "block.h"
#include "tally.h"

struct loop;

struct loop *loop_new(struct source source, enum level level);
void loop_free(struct loop *loop);
/* Adds cases [first, last) to the tally: all of them; or in part, when the time for questions was over before
 * all were answered, or the reference refuses to tell of some. */
enum loop_end { LOOP_DONE, LOOP_BROKEN_OFF, LOOP_REFUSED };
enum loop_end loop_range(struct loop *loop, uint64_t first, uint64_t last, struct tally *tally);
/* How many seconds of it tests that run elsewhere took. */
double loop_seconds_elsewhere(const struct loop *loop);

#endif
