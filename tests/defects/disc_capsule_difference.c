/* logic: the radii are taken from each other. Right if the difference of both radii stands for their sum. */
#include "hull.h"
HULLS(disc, capsule, closed, meet(grown(a, -a.r), grown(b, ABS(b.r - a.r) - b.r)))
