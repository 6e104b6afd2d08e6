/* Whether a hit test's answer hangs on which shape comes first: it is asked again with the shapes exchanged,
 * where both are of one kind. No reference is needed to find that out.
 *
 * An exchange is exact in the case's own form, or it is not made. At two reaches:
 *
 *   small  whole numbers up to 2^12 (2^8 for f32): nothing that a test might compute of them need wrap or
 *          round, so a change that is found is a fault of the logic;
 *   any    cases of many families over the whole range of the type: rounding and wrapping show too.
 *
 * FLAT and INVALID cases are passed over. At TOUCHING, a half-open contract may change its answer by rights:
 * those changes are counted by themselves.
 */
#ifndef GRAZE_SWAP_H
#define GRAZE_SWAP_H

#include "judge.h"
#include "registry.h"

enum reach { REACH_SMALL, REACH_ANY, REACHES };

enum { SWAP_CASES = 4096 }; /* that are drawn for each test and reach */

struct swap_result {
  unsigned tried, changed;
  unsigned changed_touching; /* of those changed */
  /* The simplest change found, when there is one: at no touching if that is to be had, then of the least
   * numbers. */
  enum relation relation;
  union number before[FORM_MAX_COLUMNS], after[FORM_MAX_COLUMNS];
  enum answer answer_before, answer_after;
};

/* Whether shapes of the form can be exchanged. */
bool swap_applies(const struct form *form);
/* The case with its shapes exchanged, in the same form. False when it cannot be exact, or is beyond the
 * reach. */
bool swap_shapes(const struct form *form,
                 enum reach reach,
                 const union number *numbers,
                 union number *exchanged);
/* Of each reach, a pure function of the test and the seed. False when there is no memory. */
bool swap_of(const struct registry_entry *entry, uint64_t seed, struct swap_result results[REACHES]);

const char *reach_name(enum reach reach);
/* "symmetric", "asymmetric", "asymmetric only at touching", "not tried". */
const char *swap_verdict(const struct swap_result *result);

#endif
