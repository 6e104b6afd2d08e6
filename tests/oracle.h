/* The truth of a case a second time, by GMP's integers: slow, plain, and sharing nothing with the reference.
 */
#ifndef GRAZE_ORACLE_H
#define GRAZE_ORACLE_H

#include "reference/reference.h"

struct oracle;

struct oracle *oracle_new(void);
void oracle_free(struct oracle *oracle);

/* Relation, place and half-open answer by the definitions in truth.h. */
struct truth oracle_truth(struct oracle *oracle, const struct form *form, const union number *numbers);
/* The signed gap, right to 2^-60 of itself, then rounded; saturates as reference_gap does. NaN for INVALID.
 */
double oracle_gap(struct oracle *oracle, const struct form *form, const union number *numbers);
/* The same of the shapes as hulls, whatever they are; the place is a hull_place. */
struct truth oracle_hull_truth(struct oracle *oracle, const struct form *form, const union number *numbers);
double oracle_hull_gap(struct oracle *oracle, const struct form *form, const union number *numbers);

#endif
