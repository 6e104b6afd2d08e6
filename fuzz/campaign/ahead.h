/* Answers asked for ahead. A test that runs elsewhere takes longer on the way to an answer than over it, so
 * what is likely to be asked next is put to it many at a time, and looked up when it comes up.
 *
 * First it is noted: between ahead_begin() and ahead_ask() a question is only written down and gets a guess
 * for an answer, so that whoever asks shows what it would ask next. A guess that was wrong costs time alone:
 * what was not foreseen is asked by itself. An answer among many is not one by itself, if a test is out of
 * order: who builds on it asks again.
 */
#ifndef GRAZE_AHEAD_H
#define GRAZE_AHEAD_H

#include "registry.h"

#include <stdint.h>

struct ahead;

/* NULL for a test that is near, as one that is built in, and without memory: all below take NULL. */
struct ahead *ahead_new(const struct registry_entry *entry);
void ahead_free(struct ahead *ahead);
/* The one in hand if it is of that test; another otherwise, and the one in hand is freed. */
struct ahead *ahead_of(struct ahead *ahead, const struct registry_entry *entry);

/* From now on questions are noted, at most so many. A test that is slow is asked fewer, one that is in
 * trouble none: its failures take long. */
void ahead_begin(struct ahead *ahead, size_t most, bool guess);
bool ahead_is_noting(const struct ahead *ahead);
/* Whether more would be noted. */
bool ahead_has_room(const struct ahead *ahead);
/* Notes a question; gives the guess. */
bool ahead_note(struct ahead *ahead, const union number *numbers);
/* Puts what was noted to the test. */
void ahead_ask(struct ahead *ahead);

/* Whether the answer to these numbers is there. */
bool ahead_knows(const struct ahead *ahead, const union number *numbers, enum answer *answer);
/* As algorithm_try(), and remembers it. */
bool ahead_try(struct ahead *ahead,
               const struct algorithm *algorithm,
               const union number *numbers,
               enum answer *answer);

#endif
