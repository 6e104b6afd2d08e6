/* A test that a fuzz target must stop at: right, but for discs whose centre is straight above the box's left
 * side. It is beside the registry's tests in one program, and nowhere else. */
#include "algorithm.h"
#include "registry.h"

static enum answer broken_disc_box(struct disc_f64 disc, struct xywh_f64 box) {
  const double x = disc.cx < box.x ? box.x : disc.cx > box.x + box.w ? box.x + box.w : disc.cx;
  const double y = disc.cy < box.y ? box.y : disc.cy > box.y + box.h ? box.y + box.h : disc.cy;
  const double dx = disc.cx - x, dy = disc.cy - y;
  const double square = dx * dx + dy * dy, reach = disc.r * disc.r;
  const bool just = (square == reach) & (dx != 0) & (dy != 0);
  return hit_if((square <= reach) & !just);
}

GRAZE_TEST(broken_disc_box,
           disc_f64,
           xywh_f64,
           .title = "A broken clamp",
           .role = ROLE_LIAR,
           .language = "C",
           .source = "written for the tests",
           .idea = "The squared clamp, open at corners.",
           .wrong = "misses discs that touch a corner",
           .inputs = "cx cy r x y w h",
           .by_code = CONTRACT_CLOSED,
           .by_text = CONTRACT_CLOSED,
           .defects = {
               BY_ROUNDING(FALSE_HIT, "It rounds.", "0 0 0 0 0 0 0"),
               BY_ROUNDING(MISSED_HIT, "It rounds.", "0 0 0 0 0 0 0"),
           })

extern const struct registry_entry graze_extra_test;
const struct registry_entry graze_extra_test = {&algorithm_broken_disc_box, NULL, "broken_disc_box", "", ""};
