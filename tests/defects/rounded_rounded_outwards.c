/* logic: the radii are added to whole boxes. Right if w, h are the sizes of the core, and r is added around
 * it (both rounded boxes). */
#include "hull.h"
HULLS(rounded, rounded, closed, meet(grown(box(n), a.r), grown(box(n + SIZE_rounded), b.r)))
