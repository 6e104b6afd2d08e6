/* A circle against a rectangle in three steps, but measured from the rectangle's corner.
 *
 * The steps are sound about the middle of a box: too far on an axis is a miss, within half a side is a hit,
 * else the corner decides. Here the distance is taken to the top left corner instead, so the test is about a
 * box that lies half its size up and to the left.
 *
 * The original takes objects.
 */
#include "algorithm.h"

#include <math.h>

static enum answer monogame_circle_cs(struct disc_f32 disc, struct xywh_f32 box) {
  const float half_w = box.w / 2, half_h = box.h / 2;
  const float dx = fabsf(disc.cx - box.x), dy = fabsf(disc.cy - box.y);
  const float corner_x = dx - half_w, corner_y = dy - half_h;
  const bool far = (dx > half_w + disc.r) | (dy > half_h + disc.r);
  const bool beside = (dx <= half_w) | (dy <= half_h);
  const bool in_corner = corner_x * corner_x + corner_y * corner_y <= disc.r * disc.r;
  return hit_if((far ^ true) & (beside | in_corner));
}

GRAZE_TEST(
    monogame_circle_cs,
    disc_f32,
    xywh_f32,
    .title = "Distances from the corner for those from the middle",
    .role = ROLE_PUBLISHED,
    .language = "C#",
    .source = "MonoGame.Extended, CircleF.Intersects(Rectangle): 2015-09-04 to 2016-11-26 "
              "(craftworkgames/MonoGame.Extended#46, #315)",
    .idea = "Half sides and a corner circle, about the top left corner of the box.",
    .wrong = "tests a box half its size up and to the left",
    .inputs = "cx cy r x y w h",
    .fingerprint = 0xb30d341c,
    .by_code = CONTRACT_CLOSED,
    .by_text = CONTRACT_UNSTATED,
    .contract_why = THREAD_IS_SILENT,
    .defects = {
        BY_LOGIC(FALSE_HIT,
                 "Up and to the left of the box the test sees a box where none is.",
                 "0 0 1 1 1 2 0"),
        BY_LOGIC(
            MISSED_HIT,
            "The lower right part of the box is beyond the half sides that are measured from its corner.",
            "4 1 2 0 0 3 2"),
        BY_LOGIC(BROKEN_CONTRACT,
                 "A disc that touches the lower or right side is far from the corner that is measured from.",
                 "0 2 1 0 0 1 1"),
    })
