/* Where something round is dropped: the rectangles about both, and how much of them is shared.
 *
 * Round places to drop things were hit beside their corners: an element's rectangle knows no radius. The
 * share is kept to four digits, and is no hit when they are all 0: a corner of two large rectangles may
 * overlap unseen.
 *
 * The original takes objects; this is what its report describes.
 */
#include "algorithm.h"

#include <math.h>

static enum answer dnd_kit_rects_ts(struct rounded_f64 a, struct rounded_f64 b) {
  const double top = fmax(a.y, b.y), left = fmax(a.x, b.x), right = fmin(a.x + a.w, b.x + b.w),
               bottom = fmin(a.y + a.h, b.y + b.h);
  const double shared = (right - left) * (bottom - top);
  return hit_if(left < right && top < bottom && shared / (a.w * a.h + b.w * b.h - shared) >= 0.00005);
}

GRAZE_TEST(
    dnd_kit_rects_ts,
    rounded_f64,
    rounded_f64,
    .title = "Dropped on the rectangle about something round",
    .role = ROLE_PUBLISHED,
    .language = "TypeScript",
    .source = "dnd-kit, rectIntersection: told 2022-10-27 (clauderic/dnd-kit#922)",
    .idea = "Hit when the rectangles share at least a 20,000th of what they cover together.",
    .wrong = "hits beside every corner; misses what overlaps by little",
    .inputs = "a_x a_y a_w a_h a_r b_x b_y b_w b_h b_r",
    .fingerprint = 0x9dc8e445,
    .by_code = CONTRACT_OPEN,
    .by_text = CONTRACT_UNSTATED,
    .contract_why = THREAD_IS_SILENT,
    .defects = {
        BY_LOGIC(BROKEN_CONTRACT,
                 "Corners that are round touch, and the rectangles about them overlap.",
                 "0 0 6 6 3 5 4 4 4 2"),
        BY_LOGIC(FALSE_HIT,
                 "The corners of the rectangles are no part of what is round.",
                 "1 1 6 6 3 0 0 2 2 1"),
        BY_LOGIC(MISSED_HIT, "What is shared is less than a 20,000th of both.", "0 0 2 4 1 0 3 5 7999 1"),
        BY_RANGE(MISSED_HIT, OVERFLOWS, "2 0 8e+307 7e+307 2 0 4 7e+307 7e+307 4"),
        BY_ROUNDING(MISSED_HIT,
                    "What is shared is less than a 20,000th of both, or an end is rounded.",
                    "0 0 3 5e+17 1 1 1 1 1 0.1"),
    })
