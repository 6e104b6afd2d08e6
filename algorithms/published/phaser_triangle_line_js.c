/* A segment against a triangle: an end inside, or a side crossed. Again a function of two numbers was given a
 * point, three years after the same mistake with a circle.
 *
 * Both numbers are then no numbers, and no end is ever inside: a segment within the triangle is a miss.
 * Parallel segments never cross here, so a segment along a side is seen at the other two sides alone.
 *
 * The original takes objects.
 */
#include "algorithm.h"
#include "phaser_triangles.h"

static inline bool cross(struct segment_f64 s, struct segment_f64 t) {
  const double of_s = (t.x2 - t.x1) * (s.y1 - t.y1) - (t.y2 - t.y1) * (s.x1 - t.x1);
  const double of_t = (s.x2 - s.x1) * (s.y1 - t.y1) - (s.y2 - s.y1) * (s.x1 - t.x1);
  const double denominator = (t.y2 - t.y1) * (s.x2 - s.x1) - (t.x2 - t.x1) * (s.y2 - s.y1);
  const double u = of_s / denominator, v = of_t / denominator;
  return denominator != 0 && u >= 0 && u <= 1 && v >= 0 && v <= 1;
}

static inline bool crosses_a_side(struct segment_f64 s, struct triangle_f64 t) {
  const struct phaser_sides of = sides_of(t);
  return cross(of.side[0], s) || cross(of.side[1], s) || cross(of.side[2], s);
}

static enum answer phaser_triangle_line_js(struct segment_f64 s, struct triangle_f64 t) {
  return hit_if(crosses_a_side(s, t));
}

static enum answer phaser_triangle_line_mended_js(struct segment_f64 s, struct triangle_f64 t) {
  return hit_if(triangle_holds(t, s.x1, s.y1) || triangle_holds(t, s.x2, s.y2) || crosses_a_side(s, t));
}

#define RECORD(TITLE, SOURCE, IDEA, WRONG)                                                                   \
  .title = TITLE, .role = ROLE_PUBLISHED, .language = "JavaScript", .source = SOURCE, .idea = IDEA,          \
  .wrong = WRONG, .inputs = "lx1 ly1 lx2 ly2 x1 y1 x2 y2 x3 y3", .by_code = CONTRACT_CLOSED,                 \
  .by_text = CONTRACT_UNSTATED, .contract_why = THREAD_IS_SILENT

#define ROUNDED "The parts of both lines are rounded, and so is what tells whether an end is inside."

GRAZE_TEST(phaser_triangle_line_js,
           segment_f64,
           triangle_f64,
           RECORD("A point for two numbers",
                  "Phaser 3, Geom.Intersects.TriangleToLine: repaired 2020-11-23 (phaserjs/phaser#5407)",
                  "A side is crossed.",
                  "misses a segment that lies within"),
           .fingerprint = 0xf9fb6168,
           .defects = {
               BY_LOGIC(BROKEN_CONTRACT,
                        "A segment within a side is parallel to it, and crosses neither of the others.",
                        "0 2 0 1 0 0 1 0 0 3"),
               BY_RANGE(BROKEN_CONTRACT, OVERFLOWS, "2 0 4 0 5e+188 5e+188 2 0 0 0"),
               BY_ROUNDING(BROKEN_CONTRACT, ROUNDED, "2 8 4.6 4.4 0 0 4.4 4.6 5 4"),
               BY_RANGE(FALSE_HIT, OVERFLOWS, "0 1 0 3 7 3e+307 3e+307 1 1.4e+308 0"),
               BY_ROUNDING(FALSE_HIT, ROUNDED, "0 1 0 0 1 1 2 0 1e-16 0"),
               BY_RANGE(MISSED_HIT, OVERFLOWS, "9 -2e+307 0 2 1 1 0 2 0 1"),
               BY_ROUNDING(MISSED_HIT, ROUNDED, "2 0.8 0 0 1 0.4 5 2 3 3"),
               BY_LOGIC(MISSED_HIT,
                        "No end is ever found inside, and a segment within crosses no side.",
                        "1 2 1 1 0 0 1 3 2 0"),
           })

GRAZE_TEST(
    phaser_triangle_line_mended_js,
    segment_f64,
    triangle_f64,
    RECORD("A point for two numbers, repaired",
           "Phaser 3, Geom.Intersects.TriangleToLine: since 2020-11-23 (phaserjs/phaser#5407)",
           "An end is inside, or a side is crossed.",
           "hits everywhere when the triangle is on a line"),
    .fingerprint = 0xeaae2358,
    .defects = {
        BY_LOGIC(BROKEN_CONTRACT,
                 "A segment within a side is parallel to it, and of the second side no point is inside.",
                 "2 0 1 0 0 1 0 0 3 0"),
        BY_RANGE(BROKEN_CONTRACT, OVERFLOWS, "2 0 4 0 5e+188 5e+188 2 0 0 0"),
        BY_ROUNDING(BROKEN_CONTRACT, ROUNDED, "2 8 4.6 4.4 0 1 4.4 4.6 5 4"),
        BY_LOGIC(FALSE_HIT, HOLDS_ALL, "0 0 1 1 2 2 2 3 2 0"),
        BY_ROUNDING(FALSE_HIT, ROUNDED, "4.8 1 1.6 5 5.6 0 2.4 4 0 0"),
        BY_RANGE(FALSE_HIT, ROUNDED, "1 7 0 7 211362757 6 1 0 0 6"),
        BY_RANGE(MISSED_HIT, OVERFLOWS, "9 -2e+307 0 2 1 1 0 2 0 1"),
        BY_ROUNDING(MISSED_HIT, ROUNDED, "9 0 5 2 7.4 3 1 1 0.2 0"),
    })
