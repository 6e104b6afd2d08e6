/* Two polygons: a side of one crosses a side of the other, or one is inside. Inside was asked of the second
 * alone.
 *
 * When no sides cross, the polygons are apart or one holds the other; a corner of each tells which. Without
 * the corner of the first, a polygon within the second is a miss. How the corner is looked for was wrong too:
 * a side counts when it passes the corner's height, and one that ends at that height passes it on neither
 * side. Repaired, a side holds its lower end and not its upper.
 *
 * The original has any number of corners, and looks inside only when it is asked to; so it is here.
 */
#include "algorithm.h"

struct p5_polygon {
  struct point_f64 at[4];
};

static inline struct p5_polygon ring_of(struct quad_f64 q) {
  return (struct p5_polygon){{{q.x1, q.y1}, {q.x2, q.y2}, {q.x3, q.y3}, {q.x4, q.y4}}};
}

static inline bool cross(struct point_f64 a, struct point_f64 b, struct point_f64 c, struct point_f64 d) {
  const double determinant = (d.y - c.y) * (b.x - a.x) - (d.x - c.x) * (b.y - a.y);
  const double of_a = ((d.x - c.x) * (a.y - c.y) - (d.y - c.y) * (a.x - c.x)) / determinant;
  const double of_b = ((b.x - a.x) * (a.y - c.y) - (b.y - a.y) * (a.x - c.x)) / determinant;
  return of_a >= 0 && of_a <= 1 && of_b >= 0 && of_b <= 1;
}

static inline bool sides_cross(struct p5_polygon p, struct p5_polygon q) {
  for (unsigned k = 0; k < 16; k++)
    if (cross(p.at[k / 4], p.at[(k / 4 + 1) % 4], q.at[k % 4], q.at[(k + 1) % 4]))
      return true;
  return false;
}

/* Whether the side from c to n passes the height of p to its right. */
typedef bool passes(struct point_f64 p, struct point_f64 c, struct point_f64 n);

static inline bool to_the_right(struct point_f64 p, struct point_f64 c, struct point_f64 n) {
  return p.x < (n.x - c.x) * (p.y - c.y) / (n.y - c.y) + c.x;
}

static inline bool passes_well(struct point_f64 p, struct point_f64 c, struct point_f64 n) {
  return ((c.y > p.y && n.y < p.y) || (c.y < p.y && n.y > p.y)) && to_the_right(p, c, n);
}

static inline bool passes_or_begins(struct point_f64 p, struct point_f64 c, struct point_f64 n) {
  return ((c.y >= p.y && n.y < p.y) || (c.y < p.y && n.y >= p.y)) && to_the_right(p, c, n);
}

static inline bool is_in(passes *pass, struct point_f64 p, struct p5_polygon ring) {
  unsigned passed = 0;
  for (unsigned k = 0; k < 4; k++)
    passed += pass(p, ring.at[k], ring.at[(k + 1) % 4]);
  return passed % 2 == 1;
}

static enum answer p5_collide2d_polygons_js(struct quad_f64 a, struct quad_f64 b) {
  const struct p5_polygon p = ring_of(a), q = ring_of(b);
  return hit_if(sides_cross(p, q) || is_in(passes_well, q.at[0], p));
}

static enum answer p5_collide2d_polygons_mended_js(struct quad_f64 a, struct quad_f64 b) {
  const struct p5_polygon p = ring_of(a), q = ring_of(b);
  return hit_if(sides_cross(p, q) || is_in(passes_or_begins, q.at[0], p) ||
                is_in(passes_or_begins, p.at[0], q));
}

static enum answer p5_collide2d_point_js(struct point_f64 p, struct quad_f64 quad) {
  return hit_if(is_in(passes_well, p, ring_of(quad)));
}

static enum answer p5_collide2d_point_mended_js(struct point_f64 p, struct quad_f64 quad) {
  return hit_if(is_in(passes_or_begins, p, ring_of(quad)));
}

#define RECORD(TITLE, SOURCE, IDEA, WRONG)                                                                   \
  .title = TITLE, .role = ROLE_PUBLISHED, .language = "JavaScript", .source = SOURCE, .idea = IDEA,          \
  .wrong = WRONG

#define LEVEL "A side that ends at the height of the point does not count, so too few or too many are passed."
#define ROUNDED "The parts of both sides, and where a side passes, are rounded."

GRAZE_TEST(
    p5_collide2d_polygons_js,
    quad_f64,
    quad_f64,
    RECORD(
        "Only the second may be inside",
        "p5.collide2D, collidePolyPoly: told 2020-07-02, repaired 2020-07-03 (bmoren/p5.collide2D#37, #40)",
        "Sides cross, or the first corner of the second is in the first.",
        "misses the first inside the second"),
    .inputs = "ax1 ay1 ax2 ay2 ax3 ay3 ax4 ay4 bx1 by1 bx2 by2 bx3 by3 bx4 by4",
    .fingerprint = 0x68c20ded,
    .lacks = "swap",
    .by_code = CONTRACT_CLOSED,
    .by_text = CONTRACT_UNSTATED,
    .contract_why = THREAD_IS_SILENT,
    .defects = {
        BY_RANGE(FALSE_HIT, OVERFLOWS, "0 5e+150 1 5e+150 1 1e+151 0 2e+157 7 0 6 0 6 5 1e+151 5"),
        BY_RANGE(BROKEN_CONTRACT, OVERFLOWS, "2 0 12 0 12 1 2 1 0 -2e+307 2 -2e+307 2 2 -9 0"),
        BY_ROUNDING(BROKEN_CONTRACT, ROUNDED, "9 1 7 2 5 3 4 3.2 -2 6.4 7 1.6 1 0 0 0"),
        BY_LOGIC(FALSE_HIT, LEVEL, "2 1 0 4 1 2 2 0 1 1 0 0 0 1 0 3"),
        BY_ROUNDING(FALSE_HIT, ROUNDED, "-1e+17 3 4 2 4 4 0 4 8 0 6 0 5 2 6 2"),
        BY_RANGE(MISSED_HIT, OVERFLOWS, "1e+17 0 0 1 1 6 2 7 -1e+17 0 9 9.7e+300 2 0 1 0"),
        BY_LOGIC(MISSED_HIT,
                 "The first within the second crosses no side, and it is not asked whether it is inside.",
                 "2 1 1 1 1 2 1 3 3 0 1 0 0 0 1 4"),
        BY_ROUNDING(MISSED_HIT, ROUNDED, "0 2 2 1 1 0 0 0 0.2 1 0.1 1 1 0.1 1 1"),
    })

GRAZE_TEST(p5_collide2d_polygons_mended_js,
           quad_f64,
           quad_f64,
           RECORD("Only the second may be inside, repaired",
                  "p5.collide2D, collidePolyPoly: since 2020-07-03 (bmoren/p5.collide2D#40)",
                  "Sides cross, or the first corner of one is in the other.",
                  "hits or misses by a hair where shapes touch"),
           .inputs = "ax1 ay1 ax2 ay2 ax3 ay3 ax4 ay4 bx1 by1 bx2 by2 bx3 by3 bx4 by4",
           .fingerprint = 0x60e217da,
           .by_code = CONTRACT_CLOSED,
           .by_text = CONTRACT_UNSTATED,
           .contract_why = THREAD_IS_SILENT,
           .defects = {
               BY_RANGE(BROKEN_CONTRACT, OVERFLOWS, "2 1 12 1 12 2 2 2 -9 0 2 -2e+307 2 3 0 3"),
               BY_ROUNDING(BROKEN_CONTRACT, ROUNDED, "9 1 7 2 5 3 4 3.2 -2 6.4 7 1.6 1 0 0 0"),
               BY_ROUNDING(FALSE_HIT, ROUNDED, "1 6 5 2 5 1 5 0 5 8 6 2 5 3e+17 5 9"),
               BY_RANGE(FALSE_HIT, OVERFLOWS, "2 -5e+307 6 5 0 9 0 7 5e+306 1 1e+307 7 5e+306 -1 5e+306 0"),
               BY_RANGE(MISSED_HIT, OVERFLOWS, "7e+307 1 0 4 0 3 0 2 0 9 0 0 1 0 3e+307 1"),
               BY_ROUNDING(MISSED_HIT, ROUNDED, "2 -1 0.8 0 -8.2 4.8 0 0 -5.2 3.2 0 1 2 0 3.8 -1.6"),
           })

GRAZE_TEST(p5_collide2d_point_js,
           point_f64,
           quad_f64,
           RECORD("Level with a corner",
                  "p5.collide2D, collidePointPoly: 2015-12-29 to 2020-07-03 (bmoren/p5.collide2D#40)",
                  "An odd number of sides passes the point's height to its right.",
                  "wrong level with a corner"),
           .inputs = "x y x1 y1 x2 y2 x3 y3 x4 y4",
           .fingerprint = 0x652e3259,
           .by_code = CONTRACT_UNSTATED,
           .by_text = CONTRACT_UNSTATED,
           .defects = {
               BY_LOGIC(FALSE_HIT, LEVEL, "0 1 2 2 1 0 0 0 1 1"),
               BY_LOGIC(MISSED_HIT, LEVEL, "1 1 0 2 2 1 0 0 0 1"),
           })

GRAZE_TEST(
    p5_collide2d_point_mended_js,
    point_f64,
    quad_f64,
    RECORD("Level with a corner, repaired",
           "p5.collide2D, collidePointPoly: since 2020-07-03 (bmoren/p5.collide2D#40)",
           "An odd number of sides passes the point's height to its right, their lower ends with them.",
           "hits or misses by a hair beside a side"),
    .inputs = "x y x1 y1 x2 y2 x3 y3 x4 y4",
    .fingerprint = 0xe249e1ec,
    .by_code = CONTRACT_UNSTATED,
    .by_text = CONTRACT_UNSTATED,
    .defects = {
        BY_RANGE(FALSE_HIT, OVERFLOWS, "3e+307 7 0 9 1 3e+307 9 0 0 0"),
        BY_ROUNDING(FALSE_HIT, ROUNDED, "0 1 1e-16 1 1 1 3 0 2 0"),
        BY_RANGE(MISSED_HIT, OVERFLOWS, "5e+192 5e+192 5e+193 1e+193 0 0 0 1 0 5e+192"),
        BY_ROUNDING(MISSED_HIT, ROUNDED, "1.2 0.8 1.4 1.2 0 1 0 0 1 0.4"),
    })
