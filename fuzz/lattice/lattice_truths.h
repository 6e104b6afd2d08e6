/* The truths of a whole lattice of hulls, worked out once for each two sets of points.
 *
 * A shape of corners is the hull of its points, so its truth hangs on neither winding nor first corner; every
 * way to write it is still put to the tests. Truths are the reference's, of the first way to write each set.
 */
#ifndef GRAZE_LATTICE_TRUTHS_H
#define GRAZE_LATTICE_TRUTHS_H

#include "lattice.h"

/* NULL when there is no memory. Nothing is worked out before it is asked for. */
struct lattice_truths *lattice_truths_new(void);
void lattice_truths_free(struct lattice_truths *truths);

/* Truths of a block whose first row is case `first`. False when the reference is to be asked: so many sets of
 * points are not shared by enough cases, or another thread works them out just now. */
bool lattice_truths_tell(const struct lattice *lattice, struct block *block, uint64_t first);

#endif
