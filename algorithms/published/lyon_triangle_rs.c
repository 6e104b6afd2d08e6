/* A point in a triangle by barycentric coordinates, with one 1 for a 0.
 *
 * Five products of the sides from one corner give both coordinates. In the second, dot11 stands where dot00
 * belongs. They are equal in a triangle with two equal sides at that corner, and the tests had such. The
 * report took it for a matter of the order of corners; the repair replaced the formula, and so mended it
 * unseen.
 *
 * The original is for any type of number; floats are its usual one.
 */
#include "algorithm.h"

static enum answer lyon_triangle_rs(struct point_f32 p, struct triangle_f32 t) {
  const float v0x = t.x3 - t.x1, v0y = t.y3 - t.y1, v1x = t.x2 - t.x1, v1y = t.y2 - t.y1;
  const float v2x = p.x - t.x1, v2y = p.y - t.y1;
  const float dot00 = v0x * v0x + v0y * v0y, dot01 = v0x * v1x + v0y * v1y, dot02 = v0x * v2x + v0y * v2y;
  const float dot11 = v1x * v1x + v1y * v1y, dot12 = v1x * v2x + v1y * v2y;
  const float inverse = 1 / (dot00 * dot11 - dot01 * dot01);
  const float u = (dot11 * dot02 - dot01 * dot12) * inverse, v = (dot11 * dot12 - dot01 * dot02) * inverse;
  return hit_if(u > 0 && v > 0 && u + v < 1);
}

static enum answer lyon_triangle_mended_rs(struct point_f32 p, struct triangle_f32 t) {
  const float v0x = t.x2 - t.x1, v0y = t.y2 - t.y1, v1x = t.x3 - t.x1, v1y = t.y3 - t.y1;
  const float v2x = p.x - t.x1, v2y = p.y - t.y1;
  const float inverse = 1 / (v0x * v1y - v0y * v1x);
  const float a = (v0x * v2y - v0y * v2x) * inverse, b = (v2x * v1y - v2y * v1x) * inverse;
  return hit_if(a > 0 && b > 0 && 1 - a - b > 0);
}

#define RECORD(TITLE, SOURCE, WRONG)                                                                         \
  .title = TITLE, .role = ROLE_PUBLISHED, .language = "Rust", .source = SOURCE,                              \
  .idea = "Both barycentric coordinates are positive, and less than 1 together.", .wrong = WRONG,            \
  .inputs = "x y ax ay bx by cx cy", .by_code = CONTRACT_OPEN, .by_text = CONTRACT_OPEN

#define MISPRINT "The square of one side stands where that of the other belongs."
#define ROUNDED "The coordinates are rounded."

GRAZE_TEST(lyon_triangle_rs,
           point_f32,
           triangle_f32,
           RECORD("A 1 for a 0",
                  "lyon, Triangle::contains_point: 2016-12-05 to 2019-02-23 (nical/lyon#456)",
                  "wrong where the sides from the first corner are of unlike length"),
           .fingerprint = 0x7f5c980f,
           .defects = {
               BY_LOGIC(BROKEN_CONTRACT, MISPRINT, "2 2 2 3 0 0 2 0"),
               BY_ROUNDING(BROKEN_CONTRACT, ROUNDED, "0 0 7.000004 23 29.999996 16 0 0"),
               BY_LOGIC(FALSE_HIT, MISPRINT, "2 0 1 2 2 1 0 0"),
               BY_LOGIC(MISSED_HIT, MISPRINT, "1 1 1 0 2 1 0 2"),
           })

GRAZE_TEST(lyon_triangle_mended_rs,
           point_f32,
           triangle_f32,
           RECORD("A 1 for a 0, repaired",
                  "lyon, Triangle::contains_point: since 2019-02-23 (nical/lyon#456)",
                  "hits or misses by a hair beside a side"),
           .fingerprint = 0xce715fac,
           .defects = {
               BY_RANGE(FALSE_HIT, OVERFLOWS, "4e-19 0 0 20.75 0 6e-07 1 1"),
               BY_ROUNDING(BROKEN_CONTRACT, DIVIDES, "1 3 3 0 5 7 0 2"),
               BY_ROUNDING(FALSE_HIT, ROUNDED, "1 0.4 0 0 0 1.4 1.4 0"),
               BY_RANGE(MISSED_HIT, OVERFLOWS, "0 0 0 1e-20 -1e-20 0 8e-20 -8e-20"),
               BY_ROUNDING(MISSED_HIT, ROUNDED, "1 0.1 2 0.6 0 0 0.8 0"),
           })
