#include "ranges.h"

#include "grow.h"

#include <stdlib.h>
#include <string.h>

static uint64_t least(uint64_t a, uint64_t b) { return a < b ? a : b; }
static uint64_t greatest(uint64_t a, uint64_t b) { return a > b ? a : b; }

bool ranges_add(struct ranges *ranges, struct range more) {
  struct range *grown = grow(ranges->range, ranges->count, &ranges->room, sizeof *grown);
  if (grown == NULL)
    return false;
  ranges->range = grown;
  /* Ranges [from, to) meet the new one, or touch it: they become one with it. */
  size_t from = 0, to;
  while (from < ranges->count && ranges->range[from].last < more.first)
    from++;
  for (to = from; to < ranges->count && ranges->range[to].first <= more.last; to++)
    more = (struct range){least(more.first, ranges->range[to].first),
                          greatest(more.last, ranges->range[to].last)};
  memmove(ranges->range + from + 1, ranges->range + to, (ranges->count - to) * sizeof more);
  ranges->range[from] = more;
  ranges->count -= to - from;
  ranges->count++;
  return true;
}

void ranges_free(struct ranges *ranges) {
  free(ranges->range);
  *ranges = (struct ranges){.count = 0};
}

bool ranges_equal(const struct ranges *a, const struct ranges *b) {
  return a->count == b->count &&
         (a->count == 0 || memcmp(a->range, b->range, a->count * sizeof *a->range) == 0);
}

uint64_t ranges_cases(const struct ranges *ranges, struct range within) {
  uint64_t cases = 0;
  for (size_t k = 0; k < ranges->count; k++) {
    const uint64_t first = greatest(ranges->range[k].first, within.first),
                   last = least(ranges->range[k].last, within.last);
    cases += first < last ? last - first : 0;
  }
  return cases;
}

struct range ranges_gap(const struct ranges *ranges, struct range within) {
  for (size_t k = 0; k < ranges->count && within.first < within.last; k++) {
    const struct range done = ranges->range[k];
    if (done.first > within.first)
      return (struct range){within.first, least(within.last, done.first)};
    within.first = greatest(within.first, least(done.last, within.last));
  }
  return within;
}
