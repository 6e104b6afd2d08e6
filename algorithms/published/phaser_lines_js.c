/* Where two lines cross, and whether that point is on both segments: four ways to ask within five months.
 *
 * First by distance: no farther from an end than the other end is. But what was squared is the sum of the
 * differences, (dx + dy)^2, and no distance. Then by bounds: but a rounded crossing of an upright line lies
 * beside it. Then the crossing was rounded to three decimals, which suits only lines with fewer. At last by
 * the two parameters, which need no crossing. Parallels meet in none of them.
 *
 * The original gives the point or null; Math.pow(x, 2) is x * x here.
 */
#include "algorithm.h"

#include <math.h>

struct phaser_crossing {
  double denominator, x, y;
};

static inline struct phaser_crossing cross(struct segment_f64 s, struct segment_f64 t) {
  const double a1 = s.y2 - s.y1, a2 = t.y2 - t.y1, b1 = s.x1 - s.x2, b2 = t.x1 - t.x2;
  const double c1 = s.x2 * s.y1 - s.x1 * s.y2, c2 = t.x2 * t.y1 - t.x1 * t.y2;
  const double denominator = a1 * b2 - a2 * b1;
  return (struct phaser_crossing){
      denominator, (b1 * c2 - b2 * c1) / denominator, (a2 * c1 - a1 * c2) / denominator};
}

static inline double squared_sum(double dx, double dy) { return (dx + dy) * (dx + dy); }

static inline bool seems_on(struct phaser_crossing at, struct segment_f64 s) {
  const double length = squared_sum(s.x1 - s.x2, s.y1 - s.y2);
  return !(squared_sum(at.x - s.x2, at.y - s.y2) > length) &&
         !(squared_sum(at.x - s.x1, at.y - s.y1) > length);
}

static enum answer phaser_lines_js(struct segment_f64 s, struct segment_f64 t) {
  const struct phaser_crossing at = cross(s, t);
  return hit_if(at.denominator != 0 && seems_on(at, s) && seems_on(at, t));
}

static inline bool in_bounds(struct phaser_crossing at, struct segment_f64 s) {
  return !(at.x < fmin(s.x1, s.x2) || at.x > fmax(s.x1, s.x2) || at.y < fmin(s.y1, s.y2) ||
           at.y > fmax(s.y1, s.y2));
}

static enum answer phaser_lines_bounds_js(struct segment_f64 s, struct segment_f64 t) {
  const struct phaser_crossing at = cross(s, t);
  return hit_if(at.denominator != 0 && in_bounds(at, s) && in_bounds(at, t));
}

/* JavaScript's Math.round: halves go up. */
static inline double whole(double x) {
  const double below = floor(x);
  return x - below >= 0.5 ? below + 1 : below;
}

static inline double three_decimals(double x) { return whole((x + 0.00001) * 1000) / 1000; }

static enum answer phaser_lines_decimals_js(struct segment_f64 s, struct segment_f64 t) {
  struct phaser_crossing at = cross(s, t);
  at.x = three_decimals(at.x);
  at.y = three_decimals(at.y);
  return hit_if(at.denominator != 0 && in_bounds(at, s) && in_bounds(at, t));
}

static enum answer phaser_lines_mended_js(struct segment_f64 s, struct segment_f64 t) {
  const double uc = (t.y2 - t.y1) * (s.x2 - s.x1) - (t.x2 - t.x1) * (s.y2 - s.y1);
  const double ua = ((t.x2 - t.x1) * (s.y1 - t.y1) - (t.y2 - t.y1) * (s.x1 - t.x1)) / uc;
  const double ub = ((s.x2 - s.x1) * (s.y1 - t.y1) - (s.y2 - s.y1) * (s.x1 - t.x1)) / uc;
  return hit_if(cross(s, t).denominator != 0 && ua >= 0 && ua <= 1 && ub >= 0 && ub <= 1);
}

#define RECORD(TITLE, SOURCE, IDEA, WRONG)                                                                   \
  .title = TITLE, .role = ROLE_PUBLISHED, .language = "JavaScript", .source = SOURCE, .idea = IDEA,          \
  .wrong = WRONG, .inputs = "ax ay bx by ex ey fx fy", .by_code = CONTRACT_CLOSED,                           \
  .by_text = CONTRACT_UNSTATED, .contract_why = THREAD_IS_SILENT

#define SUM "The square of dx + dy is less than the square of the length, or zero, where their signs differ."
#define DECIMALS "The crossing is moved by up to half a thousandth, off a segment or onto it."
#define PARALLEL "Parallel segments have no crossing, also where they share a stretch or an end."
#define ROUNDED "The crossing is rounded, and lies beside a segment or beyond its end."

GRAZE_TEST(
    phaser_lines_js,
    segment_f64,
    segment_f64,
    RECORD("The square of a sum for a distance",
           "Phaser, Line.intersectsPoints: 2014-01-29 to 2014-05-01 (phaserjs/phaser#760)",
           "The crossing is no farther from an end than the other end.",
           "hits beyond the ends, wherever dx and dy have unlike signs"),
    .fingerprint = 0x6a07da04,
    .defects = {
        BY_LOGIC(BROKEN_CONTRACT,
                 "The square of a sum is no distance, and parallel segments have no crossing.",
                 "0 0 1 0 1 0 0 0"),
        BY_ROUNDING(BROKEN_CONTRACT, ROUNDED, "1 0 1 1 2 1 1 0.3"),
        BY_RANGE(FALSE_HIT, OVERFLOWS, "3e+253 9e+252 0 0 3e+253 0 0 -9e+252"),
        BY_ROUNDING(FALSE_HIT, ROUNDED, "-3.12 0.6400000000000001 1.04 5.760000000000001 -3.12 0.64 0 4.48"),
        BY_LOGIC(FALSE_HIT, SUM, "2 0 0 0 1 1 0 2"),
        BY_LOGIC(MISSED_HIT, SUM, "0 1 1 0 0 0 1 2"),
    })

GRAZE_TEST(phaser_lines_bounds_js,
           segment_f64,
           segment_f64,
           RECORD("The square of a sum, repaired by bounds",
                  "Phaser, Line.intersectsPoints: 2014-05-01 to 2014-05-31 (phaserjs/phaser#790, #865)",
                  "The crossing is in the bounds of both.",
                  "misses upright and level lines whose crossing is rounded"),
           .fingerprint = 0x7b39ea45,
           .defects = {
               BY_LOGIC(BROKEN_CONTRACT, PARALLEL, "0 0 1 0 1 0 0 0"),
               BY_ROUNDING(BROKEN_CONTRACT, ROUNDED, "1 0 1 1 3 0 1 0.1"),
               BY_RANGE(FALSE_HIT, OVERFLOWS, "1 5e+306 7e+307 0 0 3 1 0"),
               BY_ROUNDING(FALSE_HIT, ROUNDED, "0 0.6 0.6 0 0.4 0.2 1 0"),
               BY_ROUNDING(MISSED_HIT, ROUNDED, "1 0 0 1 0.1 3 0.1 0"),
           })

GRAZE_TEST(phaser_lines_decimals_js,
           segment_f64,
           segment_f64,
           RECORD("The square of a sum, repaired by decimals",
                  "Phaser, Line.intersectsPoints: 2014-05-31 to 2014-06-23 (phaserjs/phaser#865, #930)",
                  "The crossing, to three decimals, is in the bounds of both.",
                  "misses lines with more than three decimals"),
           .fingerprint = 0x742fe5b4,
           .defects = {
               BY_RANGE(MISSED_HIT, OVERFLOWS, "0 0 5e+109 5e+109 5e+109 0 0 5e+109"),
               BY_LOGIC(FALSE_HIT, DECIMALS, "2042 0 0 1 1 1 0 2"),
               BY_LOGIC(BROKEN_CONTRACT, PARALLEL, "0 0 1 0 1 0 0 0"),
               BY_ROUNDING(BROKEN_CONTRACT, DECIMALS, "0 0 1.1875 1 2.375 0 0 2"),
               BY_RANGE(FALSE_HIT, OVERFLOWS, "1 5e+306 7e+307 0 0 3 1 0"),
               BY_ROUNDING(FALSE_HIT, DECIMALS, "0 0 1 0 1.0004 0 0 1"),
               BY_ROUNDING(MISSED_HIT, DECIMALS, "1 0 0 0.9988 0 1 0.1 0"),
           })

GRAZE_TEST(phaser_lines_mended_js,
           segment_f64,
           segment_f64,
           RECORD("The square of a sum, repaired by parameters",
                  "Phaser, Line.intersectsPoints: since 2014-06-23 (phaserjs/phaser#937)",
                  "The crossing divides both between their ends.",
                  "misses parallels that meet"),
           .fingerprint = 0x85d070e4,
           .defects = {
               BY_LOGIC(BROKEN_CONTRACT, PARALLEL, "0 0 1 0 1 0 0 0"),
               BY_RANGE(BROKEN_CONTRACT, OVERFLOWS, "3 0 0 0 0 1 0 -7e+307"),
               BY_ROUNDING(BROKEN_CONTRACT, ROUNDED, "2 -1 0.6 0.4 0 3 1 0"),
               BY_ROUNDING(FALSE_HIT, ROUNDED, "1 0 5e-18 0 0 1 0 0"),
               BY_RANGE(FALSE_HIT, OVERFLOWS, "2 0 51 5 1 0 1 5e+306"),
               BY_RANGE(MISSED_HIT, OVERFLOWS, "0 8e-323 8e-323 0 0 0 8e-323 8e-323"),
               BY_ROUNDING(MISSED_HIT, ROUNDED, "4 0.8 0 0 1 2 3 0.6"),
           })
