/* What the parts of batch.c share. */
#ifndef GRAZE_WORK_TEMPLATE_H
#define GRAZE_WORK_TEMPLATE_H

#include "lanes_template.h"
#include "level.h"
#include "reference.h"

enum {
  CORNERS = 4 /* the most of a hull in a batch */,
  UNDECIDED = 0xff /* a truth that is left to the last step */
};

static inline size_t count_undecided(const uint8_t *truths, size_t count) {
  size_t undecided = 0;
  for (size_t i = 0; i < count; i++)
    undecided += truths[i] == UNDECIDED;
  return undecided;
}

/* The hulls of a batch (batch_hulls.c): truths, UNDECIDED where that is not certain, and where they are asked
 * for places. */
#define FILTER_HULLS LEVELED(reference_hulls)
void FILTER_HULLS(const struct lanes lanes[2], size_t count, uint8_t *truths, place_t *places);
/* Truths of shapes that meet or not become those of what is contained in the first; likewise. */
#define FILTER_WITHIN LEVELED(reference_within)
void FILTER_WITHIN(const struct lanes lanes[2], size_t count, uint8_t *truths);

#endif
