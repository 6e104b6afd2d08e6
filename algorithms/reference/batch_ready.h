/* Rows of hulls that are to be looked at again. */
#ifndef GRAZE_BATCH_READY_H
#define GRAZE_BATCH_READY_H

#include "batch_outlines_template.h"

struct ready {
  struct hull_lanes lanes[SHAPES];
  struct hull_room room[SHAPES];
  _Alignas(CACHE_LINE) double error[CHUNK]; /* no number of the row is off by more; NaN: the row is not for
                                               vectors */
  _Alignas(CACHE_LINE) uint8_t points[SHAPES][CHUNK];
  unsigned columns, ellipse; /* of both shapes; the first column of the ellipse, or `columns` */
  double *column[COLUMNS];
  const struct form_column *says[COLUMNS];
};

#define MAKE_READY LEVELED(reference_ready)
/* The first `count` rows of `room`, as `lanes` reads them. */
void MAKE_READY(struct ready *ready, size_t count);

#endif
