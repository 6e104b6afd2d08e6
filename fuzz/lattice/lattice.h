/* Lattices: every case whose numbers come from given lists, as a source of a campaign. What is found right
 * here is right on the whole lattice, not on a sample of it. Nothing is left out for symmetry: no test is
 * trusted with any. What is no shape, a quad that is bent, is left out where the lattice is made.
 */
#ifndef GRAZE_LATTICE_H
#define GRAZE_LATTICE_H

#include "block.h"
#include "campaign/tally.h"

enum lattice_kind {
  LATTICE_WHOLE, /* positions are whole numbers from -size/2 on, size + 1 of them; sizes from 0 to `size` */
  LATTICE_EDGE,  /* whole types: values next to 0, 2^15, 2^16, the root of the range, and the range's ends */
  LATTICE_ULP,   /* floats: -2..2 ulps on every number of a scene that touches on paper (-1..1 of more than
                    nine);   `size` is which */
  LATTICE_COORDINATE, /* f32: every bit pattern of one number of a scene; `size` is scene * columns + column
                       */
  LATTICE_KINDS
};
const char *lattice_kind_name(enum lattice_kind kind); /* "whole" */

struct lattice {
  struct form form;
  enum lattice_kind kind;
  unsigned size;
  /* Columns take their values each for itself; those of a quad together, so they have the same radix and
     stride. */
  uint64_t radix[FORM_MAX_COLUMNS];      /* how many values a column has */
  uint64_t stride[FORM_MAX_COLUMNS];     /* so many cases on, it takes the next of them */
  union number *value[FORM_MAX_COLUMNS]; /* which; NULL: all bit patterns */
  uint64_t cases;                        /* UINT64_MAX: too many to count */
};

/* False when the form has no such lattice, or there is no memory. */
bool lattice_make(enum lattice_kind kind, const struct form *form, unsigned size, struct lattice *lattice);
void lattice_free(struct lattice *lattice);
/* The largest K, at least 1, whose whole lattice has at most so many cases. */
unsigned lattice_size_within(const struct form *form, double cases);

static inline union number lattice_value(const struct lattice *lattice, unsigned column, uint64_t index) {
  if (lattice->value[column] != NULL)
    return lattice->value[column][index];
  union number number = {.i64 = 0};
  const uint32_t bits = (uint32_t)index;
  memcpy(&number.f32, &bits, sizeof bits);
  return number;
}
/* Case n: the last column is the fastest. */
static inline void lattice_case(const struct lattice *lattice, uint64_t n, union number *numbers) {
  for (unsigned k = 0; k < form_columns(&lattice->form); k++)
    numbers[k] = lattice_value(lattice, k, n / lattice->stride[k] % lattice->radix[k]);
}
/* "all whole numbers from -4 to 4, sizes from 0 to 8" */
enum { LATTICE_WORDS = 240 };
void lattice_words(const struct lattice *lattice, char *words);

/* Its cases, for tests of its form: their tally tells no places. It lasts as long as the lattice. */
struct source source_lattice(const struct lattice *lattice);

/* What a test made of it so far. */
struct lattice_result {
  const struct registry_entry *entry;
  uint64_t cases, judged; /* judged: at which it can be wrong */
  uint64_t unasked; /* of the cases: not put to it, for it was given up on; then the lattice is not whole */
  uint64_t wrong[OUTCOMES];
  uint64_t first; /* the least number of a wrong case; UINT64_MAX when there is none */
  double seconds; /* that this took */
};
/* Adds what a tally of the source says of one of its entrants. */
void lattice_result_add(struct lattice_result *result, const struct entrant *entrant);

#endif
