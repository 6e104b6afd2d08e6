/* Two capsules by the nearest points of their segments, with one difference the wrong way round.
 *
 * The formulas are Ericson's (Real-Time Collision Detection, 5.1.9), and he takes r from the second segment's
 * start to the first's. Here it runs the other way, and two dot products have the wrong sign. For segments on
 * one line another branch answers, rightly, and so hid it. Across one another, the nearest points come out
 * far apart: the report has a distance of 1 told as the root of 5.
 *
 * The original has points of three numbers.
 */
#include "algorithm.h"

#include <math.h>

static inline float clamped(float value) { return value < 0 ? 0 : value > 1 ? 1 : value; }
static inline float at_least(float value, float least) { return value < least ? least : value; }

/* `way` is the sign of the difference of the starts. */
static inline enum answer capsules(struct capsule_f32 a, struct capsule_f32 b, float way) {
  const float ux = a.x2 - a.x1, uy = a.y2 - a.y1, vx = b.x2 - b.x1, vy = b.y2 - b.y1;
  const float rx = way * (b.x1 - a.x1), ry = way * (b.y1 - a.y1);
  const float uu = ux * ux + uy * uy, uv = ux * vx + uy * vy, vv = vx * vx + vy * vy;
  const float ur = ux * rx + uy * ry, vr = vx * rx + vy * ry, denominator = uu * vv - uv * uv;
  float s = denominator > 1e-10F ? clamped((uv * vr - vv * ur) / denominator) : 0;
  float t = (uv * s + vr) / at_least(vv, 1e-10F);
  if (t < 0) {
    t = 0;
    s = clamped(-ur / at_least(uu, 1e-10F));
  } else if (t > 1) {
    t = 1;
    s = clamped((uv - ur) / at_least(uu, 1e-10F));
  }
  const float dx = (a.x1 + ux * s) - (b.x1 + vx * t), dy = (a.y1 + uy * s) - (b.y1 + vy * t);
  return hit_if(dx * dx + dy * dy <= (a.r + b.r) * (a.r + b.r));
}

static enum answer sceneview_capsules_kt(struct capsule_f32 a, struct capsule_f32 b) {
  return capsules(a, b, 1);
}

static enum answer sceneview_capsules_mended_kt(struct capsule_f32 a, struct capsule_f32 b) {
  return capsules(a, b, -1);
}

#define RECORD(TITLE, SOURCE, WRONG)                                                                         \
  .title = TITLE, .role = ROLE_PUBLISHED, .language = "Kotlin", .source = SOURCE,                            \
  .idea = "The nearest points of the segments are no farther than r + s.", .wrong = WRONG,                   \
  .inputs = "ax1 ay1 ax2 ay2 ar bx1 by1 bx2 by2 br", .by_code = CONTRACT_CLOSED,                             \
  .by_text = CONTRACT_UNSTATED, .contract_why = THREAD_IS_SILENT

#define SIGN "The nearest points are sought with the difference of the starts turned round."
#define NO_LENGTH "A capsule of no length is measured from the start of the other."
#define ROUNDED "The parts of both segments and the distance are rounded."
#define LEAST "A square overflows or vanishes, or is less than the least that is divided by."

GRAZE_TEST(
    sceneview_capsules_kt,
    capsule_f32,
    capsule_f32,
    RECORD("A difference the wrong way round",
           "SceneView, closestPointsBetweenSegments: 2026-03-29 to 2026-05-14 (sceneview/sceneview#1139)",
           "misses capsules that cross"),
    .fingerprint = 0x3b764b0b,
    .lacks = "swap",
    .defects = {
        BY_LOGIC(BROKEN_CONTRACT, SIGN, "0 0 0 1 2 3 1 3 0 1"),
        BY_RANGE(FALSE_HIT, LEAST, "2e-23 0 0 1e-18 1e-24 1e-24 0 0 0 1e-24"),
        BY_ROUNDING(FALSE_HIT, ROUNDED, "1 1.0000005 2 1 7 1 -7 0 -7 1"),
        BY_LOGIC(MISSED_HIT, SIGN, "2 2 0 0 1 0 1 1 0 1"),
    })

GRAZE_TEST(sceneview_capsules_mended_kt,
           capsule_f32,
           capsule_f32,
           RECORD("A difference the wrong way round, repaired",
                  "SceneView, closestPointsBetweenSegments: since 2026-05-14 (sceneview/sceneview#1139)",
                  "misses a capsule of no length beside the other's middle"),
           .fingerprint = 0xda80f7db,
           .lacks = "swap",
           .defects = {
               BY_RANGE(BROKEN_CONTRACT, LEAST, "5e+19 4 7e+19 4 3e+19 0 0 0 5 2e+19"),
               BY_ROUNDING(BROKEN_CONTRACT, ROUNDED, "0 3 0 2 1 5e-07 0 0 0 1"),
               BY_LOGIC(BROKEN_CONTRACT, NO_LENGTH, "0 0 2 0 1 1 4 1 4 3"),
               BY_RANGE(FALSE_HIT, LEAST, "0 1 0 1e-17 2e-18 1 1 0 0 2e-18"),
               BY_ROUNDING(FALSE_HIT, ROUNDED, "0 1 0 0 0.1 0.3 1 0.3 0 0.2"),
               BY_RANGE(MISSED_HIT, LEAST, "0 0 1 0 5 1 0 0 5e+19 2"),
               BY_ROUNDING(MISSED_HIT, ROUNDED, "0 1e+17 0 0 1 3 0 0 1 1"),
               BY_LOGIC(MISSED_HIT, NO_LENGTH, "0 0 2 1 1 1 2 1 2 1"),
           })
