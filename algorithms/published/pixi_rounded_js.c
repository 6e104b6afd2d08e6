/* A click in the corner of a button with round corners, where nothing is drawn.
 *
 * The rounded rectangle had a radius and a contains() of its own, and that was the rectangle's. The repair
 * asks for the two bars that the rectangle is without its corners, and for four discs. Of a radius above half
 * of a side the discs do not cover what the bars leave, and a hole opens in the middle; such a radius is
 * invalid here.
 *
 * The original takes an object and a point; this is what its report describes.
 */
#include "algorithm.h"

static bool pixi_in_bounds(struct point_f64 p, struct rounded_f64 b) {
  return b.w > 0 && b.h > 0 && p.x >= b.x && p.x <= b.x + b.w && p.y >= b.y && p.y <= b.y + b.h;
}

static bool pixi_in_corner(double dx, double dy, double r) { return dx * dx + dy * dy <= r * r; }

static enum answer pixi_rounded_js(struct point_f64 p, struct rounded_f64 b) {
  return hit_if(pixi_in_bounds(p, b));
}

static enum answer pixi_rounded_mended_js(struct point_f64 p, struct rounded_f64 b) {
  const double left = b.x + b.r, right = b.x + b.w - b.r, top = b.y + b.r, bottom = b.y + b.h - b.r;
  if (!pixi_in_bounds(p, b))
    return ANSWER_MISS;
  if ((p.y >= top && p.y <= bottom) || (p.x >= left && p.x <= right))
    return ANSWER_HIT;
  return hit_if(pixi_in_corner(p.x - left, p.y - top, b.r) || pixi_in_corner(p.x - right, p.y - top, b.r) ||
                pixi_in_corner(p.x - right, p.y - bottom, b.r) ||
                pixi_in_corner(p.x - left, p.y - bottom, b.r));
}

#define RECORD(TITLE, SOURCE, IDEA, WRONG)                                                                   \
  .title = TITLE, .role = ROLE_PUBLISHED, .language = "JavaScript", .source = SOURCE, .idea = IDEA,          \
  .wrong = WRONG, .inputs = "px py x y w h r", .by_code = CONTRACT_CLOSED, .by_text = CONTRACT_UNSTATED,     \
  .contract_why = THREAD_IS_SILENT

#define ROUNDED "The ends x + w and x + r are rounded, and so are the squares."

GRAZE_TEST(
    pixi_rounded_js,
    point_f64,
    rounded_f64,
    RECORD(
        "A rounded rectangle clicked as a rectangle",
        "PixiJS, RoundedRectangle.contains: told 2015-06-11, repaired 2016-10-22 (pixijs/pixijs#1889, #3176)",
        "Hit when the point is in the rectangle about it.",
        "hits in the corners that are cut off"),
    .fingerprint = 0x497c9ed8,
    .defects = {
        BY_LOGIC(FALSE_HIT, "The corner of the rectangle is no part of it.", "0 0 0 0 2 2 1"),
        BY_ROUNDING(FALSE_HIT, "The ends x + w and y + h are rounded.", "1 4.4 0 1 2 3.4 0.1"),
    })

GRAZE_TEST(pixi_rounded_mended_js,
           point_f64,
           rounded_f64,
           RECORD("A rounded rectangle clicked as a rectangle, repaired",
                  "PixiJS, RoundedRectangle.contains: since 2016-10-22 (pixijs/pixijs#1889, #3176, #7873)",
                  "Hit when the point is in one of two bars or four discs.",
                  "hits or misses by a hair where shapes touch"),
           .fingerprint = 0xa60e7091,
           .defects = {
               BY_RANGE(BROKEN_CONTRACT,
                        OVERFLOWS,
                        "3.4730605460704336e-163 2.778448436856347e-162 0 0 1 1 4.514978709891564e-162"),
               BY_ROUNDING(BROKEN_CONTRACT, ROUNDED, "3 1.4 0 0.7 3 1.4 0.7"),
               BY_RANGE(FALSE_HIT, OVERFLOWS, "0 0 0 0 1e+165 1e+165 5e+164"),
               BY_ROUNDING(FALSE_HIT, ROUNDED, "0.3 0 0.1 0 1 1 0.2"),
               BY_RANGE(MISSED_HIT, OVERFLOWS, "2.8e-162 3.5e-163 0 0 1e-161 1e-161 4.51e-162"),
               BY_ROUNDING(MISSED_HIT, ROUNDED, "16 4.6 9.4 3 7 1.6 0.4"),
           })
