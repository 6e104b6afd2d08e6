/* A box against a rounded one by classes: along each axis each end of the box is before, in the first arc, in
 * the middle, in the last arc, or behind.
 *
 * An end in the middle, or a span from one arc past it, and they meet. Else the box ends in one arc along
 * both axes, and its corner that is nearest is asked for by quotients, as in rounded_awt_java. Boxes whose
 * sides touch are a miss; corners that touch are a hit, since the last question is asked with <=.
 */
#include "helpers/taught.h"

static int class_of(double at, double low, double high, double arc) {
  return at < low ? 0 : at < low + arc ? 1 : at < high - arc ? 2 : at < high ? 3 : 4;
}

static enum answer rounded_classes_java(struct xywh_f64 a, struct rounded_f64 b) {
  const double right = b.x + b.w, bottom = b.y + b.h;
  if (b.w <= 0 || b.h <= 0 || a.w <= 0 || a.h <= 0 || a.x + a.w <= b.x || a.x >= right || a.y + a.h <= b.y ||
      a.y >= bottom)
    return ANSWER_MISS;
  const double arc_x = fmin(b.w, 2 * b.r) / 2, arc_y = fmin(b.h, 2 * b.r) / 2;
  const int x0 = class_of(a.x, b.x, right, arc_x), x1 = class_of(a.x + a.w, b.x, right, arc_x),
            y0 = class_of(a.y, b.y, bottom, arc_y), y1 = class_of(a.y + a.h, b.y, bottom, arc_y);
  if (x0 == 2 || x1 == 2 || y0 == 2 || y1 == 2 || (x0 < 2 && x1 > 2) || (y0 < 2 && y1 > 2))
    return ANSWER_HIT;
  const double x = (x1 == 1 ? a.x + a.w - (b.x + arc_x) : a.x - (right - arc_x)) / arc_x,
               y = (y1 == 1 ? a.y + a.h - (b.y + arc_y) : a.y - (bottom - arc_y)) / arc_y;
  return hit_if(x * x + y * y <= 1);
}

#define ROUNDED "The ends, the quotients and their squares are rounded."

GRAZE_TEST(rounded_classes_java,
           xywh_f64,
           rounded_f64,
           .title = "Where a box begins and ends along a rounded one",
           .role = ROLE_TAUGHT,
           .language = "Java",
           .source = "java.awt.geom: RoundRectangle2D.intersects",
           .idea = "Hit when an end is in the middle, or the nearest corner is in the disc.",
           .wrong = "corners that touch are a hit, sides are not",
           .inputs = "a_x a_y a_w a_h b_x b_y b_w b_h b_r",
           .fingerprint = 0x2edbb79f,
           .by_code = CONTRACT_OPEN,
           .by_text = CONTRACT_OPEN,
           .defects = {
               BY_LOGIC(BROKEN_CONTRACT,
                        "The last question is asked with <=, all others with <.",
                        "0 0 2 1 0 0 10 10 5"),
               BY_ROUNDING(FALSE_HIT, ROUNDED, "8 23 1 1 0 -9.4 34 34.4 17"),
               BY_ROUNDING(MISSED_HIT, ROUNDED, "0 1.4 1 1 0 0.4 1 1 0.1"),
           })
