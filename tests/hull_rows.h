/* Shapes of golden rows as hulls. */
#ifndef GRAZE_HULL_ROWS_H
#define GRAZE_HULL_ROWS_H

#include "reference/hull.h"

/* In the order of pairs' names; a box is x y w h. */
enum sort { SORT_POINT, SORT_SEGMENT, SORT_DISC, SORT_CAPSULE, SORT_BOX, SORT_TRIANGLE, SORT_QUAD, SORTS };

struct sort_traits {
  const char *name;
  unsigned points, columns;
};

extern const struct sort_traits SORT[SORTS];

/* Two shapes, and what they are made of. */
struct row {
  enum sort sort[2];
  double number[2][8];
  struct hull hull[2];
  bool finite;
};

void terms_append(struct terms *sum, double term);
/* From sorts and numbers to hulls. */
void row_make_hulls(struct row *row);
/* The relation, from the truth and what each sort asks of its numbers. */
enum relation row_relation(const struct row *row, const struct hull_truth *truth);

#endif
