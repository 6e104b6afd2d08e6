/* Conformance vectors: few cases that, between them, stand at every place, in every relation and way of
 * touching, and convict every built-in test of everything a campaign found of it. Somebody with a hit test of
 * their own puts them to it without this project.
 */
#ifndef GRAZE_VECTORS_H
#define GRAZE_VECTORS_H

#include "campaign/findings.h"

/* What a case is good for; the same words in the file. */
enum vector_flag {
  VECTOR_TOUCHING_SIDE,
  VECTOR_TOUCHING_CORNER,
  VECTOR_TANGENT,       /* a disc's rim, to a point or a disc */
  VECTOR_CROSS,         /* boxes that overlap, no corner of either within the other */
  VECTOR_CONTAINED,     /* one within the other */
  VECTOR_FLAT,          /* a shape without interior */
  VECTOR_ONE_ULP_APART, /* floats: the gap is a hair beside the numbers, and no zero */
  VECTOR_WRAPS_I32,     /* an end or a square leaves 32 bits */
  VECTOR_WRAPS_I64,
  VECTOR_OVERFLOWS, /* floats: an end or a square is beyond the type */
  VECTOR_VANISHES,  /* floats: a square is below the type */
  VECTOR_HALF_OPEN, /* touching, and a hit of half-open shapes */
  VECTOR_FLAGS
};
const char *vector_flag_name(enum vector_flag flag); /* "touching-side" */

struct test_vector {
  struct form form;
  union number numbers[FORM_MAX_COLUMNS];
  struct truth truth;
  double gap;
  uint32_t flags;      /* a bit each */
  const char *comment; /* why it is there; lasts as long as the program */
};

struct vectors {
  size_t count;
  struct test_vector *vector; /* by form, in the order of the registry; then as chosen */
};

/* The vectors for the findings: a pure function of them. False when there is no memory. */
bool vectors_make(const struct findings *findings, struct vectors *vectors);
void vectors_free(struct vectors *vectors);
/* Whether the case, put to the finding's test, fails as the finding does: outcome, place and cause. */
bool vector_catches(const struct test_vector *vector, const struct finding *finding);

#endif
