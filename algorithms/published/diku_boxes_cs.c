/* When a box that moves comes to another: by when they come together and part, along each axis.
 *
 * They meet where the later of the two times of coming is before the earlier of the two times of parting. For
 * three months the parting was the later of y and y: along x nothing ever parted, and boxes met what they had
 * left behind or passed by. Students of a course who had to build on it told so twice.
 *
 * A way shorter than a millionth along an axis is taken for none. What meets at the start does not count, and
 * what comes to the other at the very end neither. The original also says from which side.
 */
#include "algorithm.h"

#include <math.h>

struct times {
  float entry, exit;
};
/* Along an axis: of what is at `from`, `size` wide, towards what is at `to`. */
static inline struct times diku_times(float from, float size, float to, float to_size, float way) {
  const float high = from + size, to_high = to + to_size;
  return way < 0 ? (struct times){(to_high - from) / way, (to - high) / way}
                 : (struct times){(to - high) / way, (to_high - from) / way};
}

static inline bool diku_overlaps(float from, float size, float to, float to_size) {
  return to + to_size > from && to < from + size;
}

static inline double diku_alone(struct times t, bool beside) {
  return t.entry < t.exit && t.entry >= 0 && t.entry < 1 && beside ? t.entry : INFINITY;
}

static inline double diku_sweep(struct xywh_f32 a, struct xywh_f32 b, struct way_f32 v, bool mended) {
  const bool still_x = fabsf(v.dx) < 1e-6F, still_y = fabsf(v.dy) < 1e-6F;
  const struct times x = diku_times(a.x, a.w, b.x, b.w, v.dx), y = diku_times(a.y, a.h, b.y, b.h, v.dy);
  if (still_x)
    return still_y ? INFINITY : diku_alone(y, diku_overlaps(a.x, a.w, b.x, b.w));
  if (still_y)
    return diku_alone(x, diku_overlaps(a.y, a.h, b.y, b.h));
  const float entry = x.entry > y.entry ? x.entry : y.entry,
              exit = mended && x.exit < y.exit ? x.exit : y.exit;
  const bool met = entry < exit && (x.entry >= 0 || y.entry >= 0) && x.entry < 1 && y.entry < 1;
  return met ? entry : INFINITY;
}

static double diku_boxes_cs(struct xywh_f32 a, struct xywh_f32 b, struct way_f32 v) {
  return diku_sweep(a, b, v, false);
}

static double diku_boxes_mended_cs(struct xywh_f32 a, struct xywh_f32 b, struct way_f32 v) {
  return diku_sweep(a, b, v, true);
}

#define RECORD(TITLE, SOURCE, IDEA, WRONG)                                                                   \
  .title = TITLE, .role = ROLE_PUBLISHED, .language = "C#", .source = SOURCE, .idea = IDEA, .wrong = WRONG,  \
  .inputs = "a_x a_y a_w a_h b_x b_y b_w b_h dx dy", .by_code = CONTRACT_ANYTHING,                           \
  .by_text = CONTRACT_ANYTHING,                                                                              \
  .contract_why = "The thread is of what is far apart, and says nothing of boxes that meet at the start."

#define TINY_WAY "A way shorter than a millionth is taken for none."

GRAZE_TEST_SWEEP(
    diku_boxes_cs,
    xywh_f32,
    xywh_f32,
    RECORD("Parted along y, and once more along y",
           "DIKUArcade, CollisionDetection.Aabb: 2018-02-04 to 2018-05-09 (diku-dk/DIKUArcade#27)",
           "The later time of coming is before the time of parting along y.",
           "meets what it has passed by"),
    .fingerprint = 0xd3e974d6,
    .defects = {
        BY_LOGIC(WRONG_NUMBER, "When the boxes part along x is never looked at.", "0 0 1 1 2 2 1 1 7 2")})
GRAZE_TEST_SWEEP(diku_boxes_mended_cs,
                 xywh_f32,
                 xywh_f32,
                 RECORD("Parted along y, and once more along y, repaired",
                        "DIKUArcade, CollisionDetection.Aabb: since 2018-05-09 (diku-dk/DIKUArcade#27)",
                        "The later time of coming is before the earlier time of parting.",
                        "passes through what has no width; ways shorter than a millionth"),
                 .fingerprint = 0x962a5421,
                 .defects = {
                     BY_LOGIC(WRONG_NUMBER,
                              "Boxes without a width part when they come together, and that is not later.",
                              "0 0 0 1 2 2 0 1 3 2"),
                     BY_ROUNDING(WRONG_NUMBER, TINY_WAY, "0 5e-07 5e-07 0.1 1e-06 0 0.1 8e-08 0.1 -9e-07"),
                     BY_RANGE(WRONG_NUMBER, OVERFLOWS, "0 3e+17 2 1 1 0 3e+17 1 3e+17 -5e+17")})
