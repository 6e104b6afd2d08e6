/* The truth of a case a second time, by GMP's integers: slow, plain, and sharing nothing with the reference.
 *
 * Every shape is the hull of a few points grown by a radius, or an ellipse. D, the set of all differences b -
 * a of the points, is built point by point, and the origin is looked for in it: the nearest point is
 * computed, not found by signs. For an ellipse that is the least of a quadratic form over D.
 */
#ifndef GRAZE_ORACLE_H
#define GRAZE_ORACLE_H

#include "reference/reference.h"

struct oracle;

struct oracle *oracle_new(void);
void oracle_free(struct oracle *oracle);

/* Relation, place and half-open answer by the definitions in truth.h. */
struct truth oracle_truth(struct oracle *oracle, const struct form *form, const union number *numbers);
/* The signed gap, right to 2^-60 of itself, then rounded; saturates as reference_gap does. Of an ellipse that
 * of the plane squeezed along its longer axis. NaN for INVALID. */
double oracle_gap(struct oracle *oracle, const struct form *form, const union number *numbers);

#endif
