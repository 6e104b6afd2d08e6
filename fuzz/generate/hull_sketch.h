/* Sketches of pairs of hulls: segments, capsules, triangles, quads, beside anything. */
#ifndef GRAZE_HULL_SKETCH_H
#define GRAZE_HULL_SKETCH_H

#include "sketch.h"

void sketch_hulls(enum family family, struct sketch_kind kind, struct dice *dice, struct sketch *sketch);

#endif
