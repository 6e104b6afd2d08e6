/* A liar: a point is in an ellipse when it is no farther from the centre than the mean of both radii.
 */
#include "algorithm.h"

static enum answer liar_mean_radius(struct point_i32 p, struct ellipse_i32 e) {
  const i128 dx = (int64_t)p.x - e.cx, dy = (int64_t)p.y - e.cy, twice = (int64_t)e.rx + e.ry;
  return hit_if(4 * (dx * dx + dy * dy) <= twice * twice);
}

GRAZE_TEST(liar_mean_radius,
           point_i32,
           ellipse_i32,
           .title = "Mean radius",
           .role = ROLE_LIAR,
           .language = "C",
           .source = "a control, written for this project",
           .idea = "The point is as near to the centre as the mean of both radii.",
           .wrong = "hits beyond the shorter radius, misses before the longer one",
           .inputs = "x y cx cy rx ry",
           .fingerprint = 0x173a2238,
           .by_code = CONTRACT_CLOSED,
           .by_text = CONTRACT_CLOSED,
           .defects = {BY_LOGIC(FALSE_HIT, "The mean is more than the shorter radius.", "2 0 0 0 1 3"),
                       BY_LOGIC(MISSED_HIT, "The mean is less than the longer radius.", "4 0 0 0 5 1"),
                       BY_LOGIC(BROKEN_CONTRACT, "The mean is less than the longer radius.", "3 0 0 0 3 1")})
