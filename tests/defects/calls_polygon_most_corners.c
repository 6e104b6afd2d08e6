/* logic: corners of the largest polygon so far are not forgotten, and from some call on no other is larger.
 */
#include "hull.h"
static int right(const int32_t *n) { return meet(segment(n), polygon(n + SIZE_segment)); }
static unsigned most;
static int hit(const int32_t *n) {
  struct hull b = polygon(n + SIZE_segment);
  most = MAX(most, b.count);
  const bool in = meet(segment(n), b);
  b.count = most;
  return in || sides_cross(&(struct hull){.count = 2, .x = {n[0], n[2]}, .y = {n[1], n[3]}}, &b);
}
HULLS_PLANT(segment, polygon, closed)
