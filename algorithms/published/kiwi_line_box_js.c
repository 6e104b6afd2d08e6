/* A segment against the four sides of a box, where the crossing of two lines must lie in the x span or in
 * the y span of the side.
 *
 * It must lie in both: a crossing is always within the one span that has no width. Besides, the segment was
 * taken for its whole line, and the first of the four sides was the diagonal. Repaired, all three are right;
 * but a rounded crossing may lie beside the side's line, which has no width.
 *
 * The original fills in an object with the crossing; here that is left out.
 */
#include "algorithm.h"

#include <math.h>

struct kiwi_crossing {
  bool some;
  double x, y;
};

static inline struct kiwi_crossing cross(struct segment_f64 s, struct segment_f64 side) {
  const double denominator = (s.x1 - s.x2) * (side.y1 - side.y2) - (s.y1 - s.y2) * (side.x1 - side.x2);
  const double of_line = s.x1 * s.y2 - s.y1 * s.x2, of_side = side.x1 * side.y2 - side.y1 * side.x2;
  return (struct kiwi_crossing){denominator != 0,
                                (of_line * (side.x1 - side.x2) - (s.x1 - s.x2) * of_side) / denominator,
                                (of_line * (side.y1 - side.y2) - (s.y1 - s.y2) * of_side) / denominator};
}

static inline bool in_x(struct kiwi_crossing at, struct segment_f64 s) {
  return at.x <= fmax(s.x1, s.x2) && at.x >= fmin(s.x1, s.x2);
}

static inline bool in_y(struct kiwi_crossing at, struct segment_f64 s) {
  return at.y <= fmax(s.y1, s.y2) && at.y >= fmin(s.y1, s.y2);
}

static inline bool line_meets(struct segment_f64 s, struct segment_f64 side) {
  const struct kiwi_crossing at = cross(s, side);
  return at.some && (in_x(at, side) || in_y(at, side));
}

static inline bool segment_meets(struct segment_f64 s, struct segment_f64 side) {
  const struct kiwi_crossing at = cross(s, side);
  return at.some && in_x(at, side) && in_y(at, side) && in_x(at, s) && in_y(at, s);
}

static inline bool is_in(double x, double y, struct xywh_f64 box) {
  return x >= box.x && x <= box.x + box.w && y >= box.y && y <= box.y + box.h;
}

static inline bool holds(struct xywh_f64 box, struct segment_f64 s) {
  return is_in(s.x1, s.y1, box) && is_in(s.x2, s.y2, box);
}

static enum answer kiwi_line_box_js(struct segment_f64 s, struct xywh_f64 box) {
  const double right = box.x + box.w, bottom = box.y + box.h;
  return hit_if(holds(box, s) || line_meets(s, (struct segment_f64){box.x, box.y, right, bottom}) ||
                line_meets(s, (struct segment_f64){box.x, box.y, box.x, bottom}) ||
                line_meets(s, (struct segment_f64){box.x, bottom, right, bottom}) ||
                line_meets(s, (struct segment_f64){right, box.y, right, bottom}));
}

static enum answer kiwi_line_box_mended_js(struct segment_f64 s, struct xywh_f64 box) {
  const double right = box.x + box.w, bottom = box.y + box.h;
  return hit_if(holds(box, s) || segment_meets(s, (struct segment_f64){box.x, box.y, right, box.y}) ||
                segment_meets(s, (struct segment_f64){box.x, box.y, box.x, bottom}) ||
                segment_meets(s, (struct segment_f64){box.x, bottom, right, bottom}) ||
                segment_meets(s, (struct segment_f64){right, box.y, right, bottom}));
}

#define ROUNDED "Rounding moves a crossing, or the end x + w, past the other."

#define RECORD(TITLE, SOURCE, WRONG)                                                                         \
  .title = TITLE, .role = ROLE_PUBLISHED, .language = "JavaScript", .source = SOURCE,                        \
  .idea = "It is within the box, or crosses a side.", .wrong = WRONG, .inputs = "x1 y1 x2 y2 x y w h",       \
  .by_code = CONTRACT_CLOSED, .by_text = CONTRACT_UNSTATED, .contract_why = THREAD_IS_SILENT

GRAZE_TEST(
    kiwi_line_box_js,
    segment_f64,
    xywh_f64,
    RECORD("Or for and",
           "Kiwi.js, Geom.Intersect.lineSegmentToRectangle: told 2014-11-20, repaired 2015-02-05 "
           "(gamelab/kiwi.js#124, #166)",
           "hits wherever the line of the segment is not parallel to a side"),
    .fingerprint = 0xddeb4e1b,
    .defects = {
        BY_ROUNDING(BROKEN_CONTRACT, ROUNDED, "1.4 0 1.4 3 1.4 3 3 2"),
        BY_RANGE(BROKEN_CONTRACT, OVERFLOWS, "3 1 0 0 3 0 1 9e+307"),
        BY_LOGIC(
            FALSE_HIT,
            "The crossing is on a side's line, so it is in one of the side's spans, wherever it is in the "
            "other.",
            "0 0 1 0 0 1 1 1"),
        BY_RANGE(MISSED_HIT, OVERFLOWS, "1e+38 0 0 1 1 0 2 5e+270"),
        BY_ROUNDING(MISSED_HIT, ROUNDED, "1 -683600530169 26750 -683600609855 26749 -683600609855 1 1"),
    })

GRAZE_TEST(
    kiwi_line_box_mended_js,
    segment_f64,
    xywh_f64,
    RECORD("Or for and, repaired",
           "Kiwi.js, Geom.Intersect.lineSegmentToRectangle: since 2015-02-05 (gamelab/kiwi.js#166)",
           "misses where the crossing is rounded off a side"),
    .fingerprint = 0x84afb659,
    .defects = {
        BY_RANGE(FALSE_HIT, ROUNDED, "3587354 141335576685 3587315 141335576660 3587348 0 1 141335576681"),
        BY_RANGE(BROKEN_CONTRACT, ROUNDED, "0 7e-323 2.9e-322 3.6e-322 2e-323 0 1 9e-323"),
        BY_ROUNDING(BROKEN_CONTRACT, ROUNDED, "0 0 1 0 0.1 0 1 3"),
        BY_ROUNDING(FALSE_HIT, ROUNDED, "2 0.4 0.4 2 0 0 1.4 1"),
        BY_ROUNDING(MISSED_HIT, ROUNDED, "1 0 0 4 0 0.2 3 3"),
        BY_RANGE(MISSED_HIT, ROUNDED, "-1201192955 14383391 -1201192959 14383369 -1201192958 14383379 1 1"),
    })
