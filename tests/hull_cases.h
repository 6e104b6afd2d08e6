/* Two shapes in whole numbers that stand near each other in a telling way: for tests, of any two kinds. */
#ifndef GRAZE_HULL_CASES_H
#define GRAZE_HULL_CASES_H

#include "form.h"
#include "truth.h"

enum { HULL_SKETCH_POINTS = 4 };

/* The corners of a box are even numbers, in turn from left and top. */
struct hull_sketch {
  unsigned points;
  double x[HULL_SKETCH_POINTS], y[HULL_SKETCH_POINTS], r, ry; /* ry is r but of an ellipse */
};

/* With `far`, sides that face each other as below, one a great deal longer than the other and in long
 * numbers. Else a vertex shared or in the middle of the other's side; sides that face each other at a
 * distance that is the sum of the radii, or 0, or nearly; needles; one far larger than the other; repeated
 * vertices and ones on a side. */
void hull_cases_pair(uint64_t *state, const struct form *form, bool far, struct hull_sketch sketch[2]);
/* Puts a quad's corners in an order in which it is convex; where there is none the last corner becomes the
 * third. */
void hull_cases_straighten(enum number_type type, union number *quad);
/* The same place when the two shapes change places. */
enum hull_place hull_place_swapped(enum hull_place place);

#endif
