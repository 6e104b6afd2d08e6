/* What a hit test's answer must not depend on, and needs no reference to be found out: a case is changed in a
 * way that keeps its truth, and the test is asked again.
 *
 * A change is exact in the case's own form, or it is not made. At two reaches:
 *
 *   small  whole numbers up to 2^12 (2^8 for f32) before and after: nothing that a test might compute of them
 *          need wrap or round, so a change that is found is a fault of the logic;
 *   any    cases of every family over the whole range of the type: rounding and wrapping show too.
 *
 * FLAT and INVALID cases are passed over. At TOUCHING, a half-open contract may change its answer under swap,
 * mirror and transpose by rights: those changes are counted by themselves. Pixel boxes are not invariant
 * under mirror and scale by nature when they are held to the box as drawn.
 */
#ifndef GRAZE_PROPERTY_H
#define GRAZE_PROPERTY_H

#include "judge.h"
#include "registry.h"

enum property {
  PROPERTY_SWAP, /* the shapes in the other order, where both are of one kind */
  PROPERTY_MIRROR_X,
  PROPERTY_MIRROR_Y,
  PROPERTY_TRANSPOSE, /* x and y exchanged */
  PROPERTY_TRANSLATE,
  PROPERTY_SCALE, /* by a power of two */
  PROPERTY_GROW,  /* one shape made to contain what it was: a hit may not become anything else */
  PROPERTIES
};

enum reach { REACH_SMALL, REACH_ANY, REACHES };

enum { PROPERTY_CASES = 4096 }; /* that are drawn for each test and reach */

/* Tests of one form: what is drawn, and judged, for one of them serves all. */
enum { PEERS = 4 };
struct peers {
  const struct registry_entry *const *test;
  unsigned tests; /* up to PEERS */
};

struct property_result {
  unsigned tried, changed;
  unsigned changed_touching; /* of those changed */
  /* The simplest change found, when there is one: at no touching if that is to be had, then of the least
   * numbers. */
  enum relation relation;
  union number before[FORM_MAX_COLUMNS], after[FORM_MAX_COLUMNS];
  enum answer answer_before, answer_after;
};

struct properties {
  struct property_result of[PROPERTIES][REACHES];
};

/* Whether the form can show it. */
bool property_applies(const struct form *form, enum property property);

/* The case changed; `word` is random and says by how much and where. False when it cannot be exact, or leaves
 * the reach. */
bool property_change(const struct form *form,
                     enum property property,
                     enum reach reach,
                     uint32_t word,
                     const union number *numbers,
                     union number *changed);

/* All of each test's, a pure function of the test and the seed. False when there is no memory. */
bool properties_of(const struct peers *peers, uint64_t seed, struct properties *results);

const char *property_name(enum property property);
const char *reach_name(enum reach reach);
/* "symmetric" for a swap, else "invariant"; "asymmetric", "not invariant", perhaps with " only at touching";
 * "not tried". */
const char *property_verdict(enum property property, const struct property_result *result);

#endif
