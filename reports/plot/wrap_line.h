/* A side that its whole-number type does not hold, on the line of that type's numbers, whose end is its
 * beginning. */
#ifndef GRAZE_WRAP_LINE_H
#define GRAZE_WRAP_LINE_H

#include "model.h"
#include "number.h"
#include "script.h"

struct wrap {
  char sum[80];           /* "x + w" */
  i128 from, true_to, to; /* the side that is held, the other in truth, and what the type makes of it */
  i128 least, most;       /* of the type */
};

enum { WRAP_HEIGHT = 130 };

/* False when all sides are held. */
bool wrap_of(const struct model_test *test, const struct stored_finding *finding, struct wrap *wrap);
/* In a stripe of the canvas, WRAP_HEIGHT high. */
void put_wrap(const struct wrap *wrap, struct script *s, double left, double top, double width);

#endif
