/* Lattices: every case whose numbers come from given lists, put to the tests of a form. What is found right
 * here is right on the whole lattice, not on a sample of it. Nothing is left out for symmetry: no test is
 * trusted with any.
 */
#ifndef GRAZE_LATTICE_H
#define GRAZE_LATTICE_H

#include "judge.h"
#include "registry.h"

enum lattice_kind {
  LATTICE_WHOLE, /* positions are whole numbers from -size/2 on, size + 1 of them; sizes from 0 to `size` */
  LATTICE_EDGE,  /* whole types: values next to 0, 2^15, 2^16, the root of the range, and the range's ends */
  LATTICE_ULP,   /* floats: -2..2 ulps on every number of a scene that touches on paper; `size` is which */
  LATTICE_COORDINATE, /* f32: every bit pattern of one number of a scene; `size` is scene * columns + column
                       */
  LATTICE_KINDS
};
const char *lattice_kind_name(enum lattice_kind kind); /* "whole" */

struct lattice {
  struct form form;
  enum lattice_kind kind;
  unsigned size;
  uint64_t radix[FORM_MAX_COLUMNS];      /* how many values a column has */
  union number *value[FORM_MAX_COLUMNS]; /* which; NULL: all bit patterns */
};

/* False when the form has no such lattice, or there is no memory. */
bool lattice_make(enum lattice_kind kind, const struct form *form, unsigned size, struct lattice *lattice);
void lattice_free(struct lattice *lattice);
uint64_t lattice_cases(const struct lattice *lattice); /* UINT64_MAX: too many to count */
/* The largest K, at least 1, whose whole lattice has at most so many cases. */
unsigned lattice_size_within(const struct form *form, double cases);
/* Case n: the last column is the fastest. */
void lattice_case(const struct lattice *lattice, uint64_t n, union number *numbers);
union number lattice_value(const struct lattice *lattice, unsigned column, uint64_t index);
/* "all whole numbers from -4 to 4, sizes from 0 to 8" */
enum { LATTICE_WORDS = 160 };
void lattice_words(const struct lattice *lattice, char *words);

/* What a test made of it so far. */
struct lattice_result {
  const struct registry_entry *entry;
  uint64_t cases, judged; /* judged: at which it can be wrong */
  uint64_t wrong[OUTCOMES];
  uint64_t first; /* the least number of a wrong case; UINT64_MAX when there is none */
  double seconds; /* of walking */
};

/* Blocks are the steps in which a lattice is walked: so many cases each. */
uint64_t lattice_block(const struct lattice *lattice);

/* Puts the cases of blocks [first, last) to the tests, which are of the lattice's form, on so many threads,
 * and adds what they made of it. False when there was no memory or no thread; nothing is added then. */
struct lattice_part {
  const struct lattice *lattice;
  uint64_t first, last;
  unsigned tests, jobs;
};
bool lattice_run(const struct lattice_part *part, struct lattice_result *results);

#endif
