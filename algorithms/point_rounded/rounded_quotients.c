/* A point in a rounded box as two libraries of user interfaces have it: first the box, then the one corner
 * that may cut the point off.
 *
 * There both legs are divided by the radius, and the point is in when the squares of the quotients are at
 * most 1: so the same code serves corners that are parts of ellipses. But a quotient is rounded, and 5/13 and
 * 12/13 are a point of no circle: what lies on a corner is in or out as it comes. The box holds its left and
 * upper sides and not the others, and its corners are whole: the sides are half-open, the corners closed.
 */
#include "helpers/taught.h"

static bool in_half_open_box(struct point_f64 p, double left, double top, double right, double bottom) {
  return !(p.x < left || p.x >= right || p.y < top || p.y >= bottom);
}

static bool in_unit_disc(double x, double y) { return x * x + y * y <= 1; }

static enum answer rounded_flutter_dart(struct point_f64 p, struct rounded_f64 b) {
  const double right = b.x + b.w, bottom = b.y + b.h;
  const bool to_left = p.x<b.x + b.r, to_right = p.x> right - b.r,
             above = p.y<b.y + b.r, below = p.y> bottom - b.r;
  if (!in_half_open_box(p, b.x, b.y, right, bottom))
    return ANSWER_MISS;
  if (!(to_left || to_right) || !(above || below))
    return ANSWER_HIT;
  const bool left = to_left && (above || !to_right), upper = above;
  const double x = left ? p.x - b.x - b.r : p.x - right + b.r,
               y = upper ? p.y - b.y - b.r : p.y - bottom + b.r;
  return hit_if(in_unit_disc(x / b.r, y / b.r));
}

static enum answer rounded_awt_java(struct point_f64 p, struct rounded_f64 b) {
  const double right = b.x + b.w, bottom = b.y + b.h;
  const double arc_x = fmin(b.w, 2 * b.r) / 2, arc_y = fmin(b.h, 2 * b.r) / 2;
  if (b.w <= 0 || b.h <= 0 || !in_half_open_box(p, b.x, b.y, right, bottom))
    return ANSWER_MISS;
  const double near_x = b.x + arc_x, far_x = right - arc_x, near_y = b.y + arc_y, far_y = bottom - arc_y;
  if ((p.x >= near_x && p.x < far_x) || (p.y >= near_y && p.y < far_y))
    return ANSWER_HIT;
  const double x = (p.x - (p.x >= near_x ? far_x : near_x)) / arc_x,
               y = (p.y - (p.y >= near_y ? far_y : near_y)) / arc_y;
  return hit_if(in_unit_disc(x, y));
}

#define RECORD(TITLE, LANGUAGE, SOURCE)                                                                      \
  .title = TITLE, .role = ROLE_TAUGHT, .language = LANGUAGE, .source = SOURCE,                               \
  .idea = "Hit when the point is in the box, and at a corner in the disc there.",                            \
  .wrong = "hits or misses by a hair where shapes touch", .inputs = "px py x y w h r",                       \
  .by_code = CONTRACT_UNSTATED, .by_text = CONTRACT_UNSTATED

#define ROUNDED "The ends, the quotients and their squares are rounded."

GRAZE_TEST(rounded_flutter_dart,
           point_f64,
           rounded_f64,
           RECORD("Quotients at a corner, as Flutter has them", "Dart", "Flutter, dart:ui: RRect.contains"),
           .fingerprint = 0x4b993567,
           .defects = {
               BY_ROUNDING(FALSE_HIT, ROUNDED, "0.3 0 0.1 0 1 1 0.2"),
               BY_ROUNDING(MISSED_HIT, ROUNDED, "5 2 0.6 0 4.4 4 1"),
           })

GRAZE_TEST(rounded_awt_java,
           point_f64,
           rounded_f64,
           RECORD("Quotients at a corner, as Java has them",
                  "Java",
                  "java.awt.geom: RoundRectangle2D.contains"),
           .fingerprint = 0xdf75c7ba,
           .defects = {
               BY_ROUNDING(FALSE_HIT, ROUNDED, "0.3 0 0.1 0 1 1 0.2"),
               BY_ROUNDING(MISSED_HIT, ROUNDED, "5 2 0.6 0 4.4 4 1"),
           })
