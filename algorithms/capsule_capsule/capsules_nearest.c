/* Two capsules: their segments are no farther from each other than both radii.
 *
 * The nearest points of two segments, as Ericson has them: the nearest points of both lines, then each moved
 * into its segment and the other one after it. Ends alone are taught too, as four pairs of discs: then
 * capsules that cross are a miss.
 */
#include "helpers/taught.h"

/* The parts of both segments that are nearest. */
struct fractions {
  double s, t;
};

static inline struct fractions nearest_parts(double aa, double ee, double bb, double cc, double ff) {
  if (aa == 0 || ee == 0)
    return (struct fractions){aa == 0 ? 0 : clamped(-cc / aa), ee == 0 ? 0 : clamped(ff / ee)};
  const double denominator = aa * ee - bb * bb;
  const double s = denominator != 0 ? clamped((bb * ff - cc * ee) / denominator) : 0;
  const double t = (bb * s + ff) / ee;
  if (t < 0)
    return (struct fractions){clamped(-cc / aa), 0};
  return t > 1 ? (struct fractions){clamped((bb - cc) / aa), 1} : (struct fractions){s, t};
}

static enum answer capsules_nearest(struct capsule_f64 a, struct capsule_f64 b) {
  const double ux = a.x2 - a.x1, uy = a.y2 - a.y1, vx = b.x2 - b.x1, vy = b.y2 - b.y1;
  const double rx = a.x1 - b.x1, ry = a.y1 - b.y1, reach = a.r + b.r;
  const struct fractions at = nearest_parts(
      ux * ux + uy * uy, vx * vx + vy * vy, ux * vx + uy * vy, ux * rx + uy * ry, vx * rx + vy * ry);
  const double dx = rx + ux * at.s - vx * at.t, dy = ry + uy * at.s - vy * at.t;
  return hit_if(dx * dx + dy * dy <= reach * reach);
}

static inline bool ends_in_reach(int64_t ax, int64_t ay, int64_t bx, int64_t by, int64_t reach) {
  return (i128)(ax - bx) * (ax - bx) + (i128)(ay - by) * (ay - by) <= (i128)reach * reach;
}

static enum answer capsules_ends(struct capsule_i32 a, struct capsule_i32 b) {
  const int64_t reach = (int64_t)a.r + b.r;
  return hit_if(ends_in_reach(a.x1, a.y1, b.x1, b.y1, reach) ||
                ends_in_reach(a.x1, a.y1, b.x2, b.y2, reach) ||
                ends_in_reach(a.x2, a.y2, b.x1, b.y1, reach) || ends_in_reach(a.x2, a.y2, b.x2, b.y2, reach));
}

#define INPUTS .inputs = "ax1 ay1 ax2 ay2 ar bx1 by1 bx2 by2 br"

#define MIDDLES "The middle of one passes the other, and no end comes near an end."
#define ROUNDED "The nearest points and their distance are rounded."

GRAZE_TEST(capsules_nearest,
           capsule_f64,
           capsule_f64,
           TAUGHT("The nearest points of two segments",
                  "C. Ericson, Real-Time Collision Detection, 5.1.9 and 4.5.1",
                  "The nearest points of the segments are no farther than both radii.",
                  "hits or misses by a hair where shapes touch"),
           CLOSED_BY_CODE,
           INPUTS,
           .fingerprint = 0xd14e36cd,
           .defects = {
               BY_ROUNDING(BROKEN_CONTRACT, DIVIDES, "0 6 8 0 2 -63 97 57 7 33"),
               BY_ROUNDING(BROKEN_CONTRACT, ROUNDED, "1 0 1 1 0.3 -2 0 0.3 0.1 0.4"),
               BY_RANGE(BROKEN_CONTRACT, OVERFLOWS, "1e+208 4 0 0 2e+208 6e+208 0 6e+208 4 3e+208"),
               BY_ROUNDING(FALSE_HIT, ROUNDED, "0 1.1 0 2 0.1 1 0 0 0 1"),
               BY_RANGE(FALSE_HIT, OVERFLOWS, "0 9e-313 9e-313 0 3e-318 3e-318 0 0 0 3e-318"),
               BY_ROUNDING(MISSED_HIT, ROUNDED, "0 0 0.6 0 0.7 5 0 1.4 0 0.1"),
               BY_RANGE(MISSED_HIT, OVERFLOWS, "0 7e+183 1 1 1 0 1 0 0 1"),
           })

GRAZE_TEST(capsules_ends,
           capsule_i32,
           capsule_i32,
           TAUGHT("Four pairs of ends",
                  "taught everywhere",
                  "An end of one is no farther from an end of the other than both radii.",
                  "misses capsules that cross or pass side by side"),
           CLOSED_BY_CODE,
           INPUTS,
           .fingerprint = 0xcfba1a91,
           .defects = {
               BY_LOGIC(BROKEN_CONTRACT, MIDDLES, "3 3 3 1 1 0 0 0 2 2"),
               BY_LOGIC(MISSED_HIT, MIDDLES, "0 0 2 2 1 3 0 0 3 1"),
           })
