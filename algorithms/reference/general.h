/* The last step, and the only one that needs no other: any form, any numbers, by exact terms alone. */
#ifndef GRAZE_GENERAL_H
#define GRAZE_GENERAL_H

#include "reference.h"
#include "shape.h"

struct truth general_truth(const struct form *form, const union number *numbers);
/* The same of a pair whose numbers are known not to be odd (shape.h). */
struct truth exact_truth(const struct form *form, enum pair pair, const union number *numbers);

/* How far the centre of a disc lies outside a box's span: nothing less nothing when it is within. */
struct difference outside_span(const struct terms *centre, const struct span *span);
/* The empty stretch between two spans: the same when they meet. */
struct difference between_spans(const struct span *a, const struct span *b);

#endif
