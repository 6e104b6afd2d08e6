/* A segment against a circle by the foot of the centre, which must lie within the segment.
 *
 * The foot is the nearest point of the line. Where it lies beyond an end, that end is the nearest point of
 * the segment, and may well be in the disc. Twenty lines above, a function that answers yes or no did clamp
 * it.
 *
 * The original also tells how far the circle is to be moved; its vectors have three coordinates.
 */
#include "algorithm.h"

#include <math.h>

static enum answer libgdx_segment_circle_java(struct segment_f32 s, struct disc_f32 disc) {
  const float dx = s.x2 - s.x1, dy = s.y2 - s.y1, length = sqrtf(dx * dx + dy * dy);
  const float along = (disc.cx - s.x1) * dx + (disc.cy - s.y1) * dy;
  const float u = along / (length * length);
  if (u < 0 || u > 1)
    return ANSWER_MISS;
  const float ex = s.x1 + dx * u - disc.cx, ey = s.y1 + dy * u - disc.cy;
  return hit_if(sqrtf(ex * ex + ey * ey) < disc.r);
}

#define ROUNDED "The foot and its distance are rounded."

GRAZE_TEST(
    libgdx_segment_circle_java,
    segment_f32,
    disc_f32,
    .title = "The foot within the segment",
    .role = ROLE_PUBLISHED,
    .language = "Java",
    .source = "libGDX, Intersector.intersectSegmentCircleDisplace: told 2018-02-01 (libgdx/libgdx#5070)",
    .idea = "The foot of the centre is within the segment, and nearer than r.",
    .wrong = "misses an end in the disc",
    .inputs = "x1 y1 x2 y2 cx cy r",
    .fingerprint = 0x8a6b2723,
    .by_code = CONTRACT_OPEN,
    .by_text = CONTRACT_UNSTATED,
    .contract_why = THREAD_IS_SILENT,
    .defects = {
        BY_ROUNDING(BROKEN_CONTRACT, ROUNDED, "0 3 0 1e-07 0 0 1e-07"),
        BY_RANGE(BROKEN_CONTRACT, OVERFLOWS, "0 0 0 1 3e-20 0 3e-20"),
        BY_RANGE(FALSE_HIT, OVERFLOWS, "0 0 0 1 2e-23 0 1e-23"),
        BY_ROUNDING(FALSE_HIT, ROUNDED, "2 3 0.2 0.6 7 -2 7"),
        BY_ROUNDING(MISSED_HIT, ROUNDED, "0 1.8 0.8 1 1 1.2 1"),
        BY_LOGIC(MISSED_HIT,
                 "Where the foot is beyond an end, that end may be in the disc.",
                 "1 1 0 0 0 0 1"),
    })
