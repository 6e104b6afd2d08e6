/* Two rectangles that only share an edge, by <= where the model it follows has <.
 *
 * XNA, which MonoGame stands in for, says false for neighbours: a tile does not hit the next tile. For a time
 * MonoGame said true. The ends x + w are sums of ints.
 *
 * The original takes objects; its sums wrap without a word, as C# has it.
 */
#include "algorithm.h"
#include "helpers/wrap.h"

static enum answer monogame_adjacent_cs(struct xywh_i32 a, struct xywh_i32 b) {
  const int32_t a_right = wrap_add(a.x, a.w), a_bottom = wrap_add(a.y, a.h);
  const int32_t b_right = wrap_add(b.x, b.w), b_bottom = wrap_add(b.y, b.h);
  return hit_if((b.x <= a_right) & (b_right >= a.x) & (b.y <= a_bottom) & (b_bottom >= a.y));
}

GRAZE_TEST(monogame_adjacent_cs,
           xywh_i32,
           xywh_i32,
           .title = "Neighbours that collide",
           .role = ROLE_PUBLISHED,
           .language = "C#",
           .source = "MonoGame, Rectangle.Intersects: repaired 2012-05-20 (MonoGame/MonoGame#468)",
           .idea = "Hit unless one lies wholly beyond an end of the other.",
           .wrong = "neighbours are a hit, in XNA a miss; x + w wraps",
           .inputs = "ax ay aw ah bx by bw bh",
           .fingerprint = 0xe8e62c8f,
           .by_code = CONTRACT_CLOSED,
           .by_text = CONTRACT_OPEN,
           .contract_why = "It stands in for XNA, where rectangles that only touch do not intersect.",
           .defects = {
               BY_RANGE(MISSED_HIT, "The end x + w wraps to a negative number.", "1 2 2 2147483646 0 0 2 3"),
               BY_RANGE(BROKEN_CONTRACT,
                        "The end x + w wraps to a negative number, and boxes that touch come out as apart.",
                        "1 19 2 2147483629 0 0 2 19"),
           })
