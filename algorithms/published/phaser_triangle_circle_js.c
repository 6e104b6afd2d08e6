/* A circle against a triangle: its centre inside, or a side met. The function that looks whether the centre
 * is inside takes two numbers, and was given the circle.
 *
 * JavaScript does not mind: x is an object and y is undefined, both are not a number, and no comparison with
 * such is true. A circle that lies within a triangle and meets no side was a miss, and nothing said so.
 *
 * The original takes objects.
 */
#include "algorithm.h"
#include "phaser_triangles.h"

#include <math.h>

static inline bool circle_holds(struct disc_f64 disc, double x, double y) {
  if (!(disc.r > 0 && x >= disc.cx - disc.r && x <= disc.cx + disc.r && y >= disc.cy - disc.r &&
        y <= disc.cy + disc.r))
    return false;
  return (disc.cx - x) * (disc.cx - x) + (disc.cy - y) * (disc.cy - y) <= disc.r * disc.r;
}

/* An end is in the circle, or the foot of its centre. */
static inline bool side_meets(struct segment_f64 s, struct disc_f64 disc) {
  if (circle_holds(disc, s.x1, s.y1) || circle_holds(disc, s.x2, s.y2))
    return true;
  const double dx = s.x2 - s.x1, dy = s.y2 - s.y1, squared = dx * dx + dy * dy;
  const double part = squared > 0 ? ((disc.cx - s.x1) * dx + (disc.cy - s.y1) * dy) / squared : 1;
  const double px = dx * part, py = dy * part;
  return px * px + py * py <= squared && px * dx + py * dy >= 0 && circle_holds(disc, s.x1 + px, s.y1 + py);
}

static inline bool bounds_meet(struct disc_f64 disc, struct triangle_f64 t) {
  return !(
      fmin(fmin(t.x1, t.x2), t.x3) > disc.cx + disc.r || fmax(fmax(t.x1, t.x2), t.x3) < disc.cx - disc.r ||
      fmin(fmin(t.y1, t.y2), t.y3) > disc.cy + disc.r || fmax(fmax(t.y1, t.y2), t.y3) < disc.cy - disc.r);
}

static inline bool a_side_meets(struct disc_f64 disc, struct triangle_f64 t) {
  const struct phaser_sides of = sides_of(t);
  return side_meets(of.side[0], disc) || side_meets(of.side[1], disc) || side_meets(of.side[2], disc);
}

static enum answer phaser_triangle_circle_js(struct disc_f64 disc, struct triangle_f64 t) {
  return hit_if(bounds_meet(disc, t) && a_side_meets(disc, t));
}

static enum answer phaser_triangle_circle_mended_js(struct disc_f64 disc, struct triangle_f64 t) {
  return hit_if(bounds_meet(disc, t) && (triangle_holds(t, disc.cx, disc.cy) || a_side_meets(disc, t)));
}

#define RECORD(TITLE, SOURCE, IDEA, WRONG)                                                                   \
  .title = TITLE, .role = ROLE_PUBLISHED, .language = "JavaScript", .source = SOURCE, .idea = IDEA,          \
  .wrong = WRONG, .inputs = "cx cy r x1 y1 x2 y2 x3 y3", .by_code = CONTRACT_CLOSED,                         \
  .by_text = CONTRACT_UNSTATED, .contract_why = THREAD_IS_SILENT

#define ROUNDED "Foot, distance and bounds are rounded."

GRAZE_TEST(
    phaser_triangle_circle_js,
    disc_f64,
    triangle_f64,
    RECORD("A circle for two numbers",
           "Phaser 3, Geom.Intersects.TriangleToCircle: told 2017-07-18, repaired 2017-07-18 "
           "(phaserjs/phaser#3033, #3034)",
           "A side meets the circle.",
           "misses a circle that lies within"),
    .fingerprint = 0xf8c8568b,
    .defects = {
        BY_ROUNDING(BROKEN_CONTRACT, DIVIDES, "2 6 4 2 1 1 0 6 4"),
        BY_RANGE(BROKEN_CONTRACT,
                 OVERFLOWS,
                 "0 -2.0838363276422601e-162 3.4730605460704336e-162 0 1 2.778448436856347e-162 0 0 2"),
        BY_RANGE(FALSE_HIT, OVERFLOWS, "0 5e+183 5e+183 3e+183 5 5e+183 0 3e+183 0"),
        BY_ROUNDING(FALSE_HIT, ROUNDED, "0 0 2 1.2 1.6 0 3 1 2"),
        BY_LOGIC(MISSED_HIT,
                 "The centre is never found inside, and a circle within meets no side.",
                 "2 2 1 4 1 0 0 0 7"),
        BY_RANGE(MISSED_HIT, OVERFLOWS, "0 3e+171 5e+170 0 6e+171 0 0 1 0"),
        BY_ROUNDING(MISSED_HIT, ROUNDED, "0 0 8e-17 1 0 0 0.6 0 -1"),
    })

GRAZE_TEST(phaser_triangle_circle_mended_js,
           disc_f64,
           triangle_f64,
           RECORD("A circle for two numbers, repaired",
                  "Phaser 3, Geom.Intersects.TriangleToCircle: since 2017-07-18 (phaserjs/phaser#3034)",
                  "The centre is inside, or a side meets the circle.",
                  "hits everywhere when the triangle is on a line"),
           .fingerprint = 0x6af000c3,
           .defects = {
               BY_ROUNDING(BROKEN_CONTRACT, DIVIDES, "2 6 4 2 1 1 0 6 4"),
               BY_LOGIC(FALSE_HIT, HOLDS_ALL, "3 2 1 0 2 1 1 2 0"),
               BY_RANGE(FALSE_HIT, OVERFLOWS, "2 1 1 0 8e-320 0 0 1 0"),
               BY_ROUNDING(FALSE_HIT, ROUNDED, "0 0 2 1.2 1.6 0 3 1 2"),
               BY_RANGE(MISSED_HIT, OVERFLOWS, "0 3e+171 5e+170 0 6e+171 0 0 1 0"),
               BY_ROUNDING(MISSED_HIT, ROUNDED, "0 0 8e-17 1 0 0 0.6 0 -1"),
           })
