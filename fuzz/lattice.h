/* Lattices: every case whose numbers come from given lists, put to the tests of a form. What is found right
 * here is right on the whole lattice, not on a sample of it. Nothing is left out for symmetry: no test is
 * trusted with any.
 */
#ifndef GRAZE_LATTICE_H
#define GRAZE_LATTICE_H

#include "judge.h"
#include "registry.h"

enum lattice_kind {
  LATTICE_WHOLE, /* every number is a whole number from 0 to `size` */
  LATTICE_EDGE,  /* whole types: values next to 0, 2^15, 2^16, the root of the range, and the range's ends */
  LATTICE_ULP,   /* floats: -2..2 ulps on every number of scenes that touch on paper; `size` is the scene */
  LATTICE_KINDS
};
const char *lattice_kind_name(enum lattice_kind kind); /* "whole" */

struct lattice {
  struct form form;
  enum lattice_kind kind;
  unsigned size;
  unsigned radix[FORM_MAX_COLUMNS];      /* how many values a column has */
  union number *value[FORM_MAX_COLUMNS]; /* which */
};

/* False when the kind does not apply to the form, or there is no such scene, or no memory. */
bool lattice_make(enum lattice_kind kind, const struct form *form, unsigned size, struct lattice *lattice);
void lattice_free(struct lattice *lattice);
uint64_t lattice_cases(const struct lattice *lattice);

/* What a test made of it. */
struct lattice_result {
  const struct registry_entry *entry;
  uint64_t cases, judged; /* judged: at which it can be wrong */
  uint64_t wrong[OUTCOMES];
  uint64_t first; /* the least number of a wrong case; `lattice_case` gives it */
};
void lattice_case(const struct lattice *lattice, uint64_t n, union number *numbers);

/* Called now and then; false stops. */
typedef bool lattice_pause(void *context, uint64_t done, uint64_t cases);

/* Puts every case to the tests, which are of the lattice's form, on so many threads. False when it was
 * stopped, or there was no memory or no thread. */
bool lattice_run(const struct lattice *lattice,
                 struct lattice_result *results,
                 unsigned tests,
                 unsigned jobs,
                 lattice_pause *pause,
                 void *context);

#endif
