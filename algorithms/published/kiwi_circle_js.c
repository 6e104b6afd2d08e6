/* A circle against a rectangle that comes to two rectangles: the circle is only ever its bounding square.
 *
 * Beside a side that is right. Beyond a corner the square reaches r * sqrt(2), the circle r.
 *
 * The original takes objects; this is what its report describes.
 */
#include "algorithm.h"

static enum answer kiwi_circle_js(struct disc_f64 disc, struct xywh_f64 box) {
  const double left = disc.cx - disc.r, right = disc.cx + disc.r, top = disc.cy - disc.r,
               bottom = disc.cy + disc.r;
  return hit_if((left <= box.x + box.w) & (right >= box.x) & (top <= box.y + box.h) & (bottom >= box.y));
}

GRAZE_TEST(kiwi_circle_js,
           disc_f64,
           xywh_f64,
           .title = "A circle that collides like its square",
           .role = ROLE_PUBLISHED,
           .language = "JavaScript",
           .source = "Kiwi.js, Geom.Intersect.circleToRectangle: told 2015-02-02, repaired 2015-02-04 "
                     "(gamelab/kiwi.js#163)",
           .idea = "Hit when the square about the disc meets the box.",
           .wrong = "hits beside every corner",
           .inputs = "cx cy r x y w h",
           .fingerprint = 0x87b2f479,
           .by_code = CONTRACT_CLOSED,
           .by_text = CONTRACT_UNSTATED,
           .contract_why = THREAD_IS_SILENT,
           .defects = {
               {.outcome = OUTCOME_FALSE_HIT,
                PLACE_SET(ZONE_CORNER),
                CAUSE_LOGIC,
                "A corner of the square lies r * sqrt(2) from the centre, outside the disc.",
                "0 0 5 4 4 1 1"},
               BY_ROUNDING(FALSE_HIT,
                           "The end x + w, or a side of the square, is rounded onto or past the other.",
                           "0.1 0.8 0 0 0.6 1 0.2"),
           })
