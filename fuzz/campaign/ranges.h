/* Ranges of case numbers: sorted, disjoint, and neighbours made one, so that they do not tell how a
 * campaign was split. All zeros: none.
 */
#ifndef GRAZE_RANGES_H
#define GRAZE_RANGES_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* [first, last) */
struct range {
  uint64_t first, last;
};
struct ranges {
  size_t count, room;
  struct range *range;
};

/* False when there is no memory; nothing is added then. What is there already is not there twice. */
bool ranges_add(struct ranges *ranges, struct range more);
void ranges_free(struct ranges *ranges);
bool ranges_equal(const struct ranges *a, const struct ranges *b);
/* Cases of `within` that are in the ranges. */
uint64_t ranges_cases(const struct ranges *ranges, struct range within);
/* The first stretch of `within` that is not; empty when all of it is. */
struct range ranges_gap(const struct ranges *ranges, struct range within);

#endif
