/* The quadrant method in whole pixels, with Qt's integer rectangles.
 *
 * Three things differ from the JavaScript it was ported from. A QRect of width w ends at the pixel x + w - 1,
 * so the box is one unit smaller than drawn. The distance to a corner is cut to a whole number before it is
 * compared with r, so it asks for d < r + 1. And centres are halved in integers, so half a pixel is lost on
 * odd sizes.
 *
 * Beyond 46340 squares do not fit an int. What C++ then does is undefined; this port gives the answer of
 * x86-64.
 */
#include "algorithm.h"
#include "helpers/qt.h"

static inline int32_t distance(int32_t ax, int32_t ay, int32_t bx, int32_t by) {
  const int32_t xx = int_square(int_abs(wrap_sub(ax, bx))), yy = int_square(int_abs(wrap_sub(ay, by)));
  return int_root(wrap_add(xx, yy));
}

static inline bool corner_in_arc(struct qt_rect rect, struct disc_i32 disc) {
  return (distance(rect.left, rect.top, disc.cx, disc.cy) <= disc.r) |
         (distance(rect.right, rect.top, disc.cx, disc.cy) <= disc.r) |
         (distance(rect.left, rect.bottom, disc.cx, disc.cy) <= disc.r) |
         (distance(rect.right, rect.bottom, disc.cx, disc.cy) <= disc.r);
}

static inline bool spans_near(int32_t a_first, int32_t a_last, int32_t b_first, int32_t b_last) {
  const int32_t apart = int_abs(wrap_sub(qt_middle(a_first, a_last), qt_middle(b_first, b_last)));
  return apart <= int_abs(wrap_add(qt_size(a_first, a_last), qt_size(b_first, b_last)) / 2);
}

static inline struct qt_rect arc_rect(struct disc_i32 disc) {
  const int32_t size = wrap_mul(2, disc.r);
  return qt_rect_of(wrap_sub(disc.cx, disc.r), wrap_sub(disc.cy, disc.r), size, size);
}

/* Two batch loops have it inlined, and are vectors then. */
static inline __attribute__((always_inline)) enum answer quadrant_qt(struct xywh_i32 box,
                                                                     struct disc_i32 disc) {
  const struct qt_rect rect = qt_rect_of(box.x, box.y, box.w, box.h), arc = arc_rect(disc);
  const bool square = spans_near(rect.left, rect.right, arc.left, arc.right) &
                      spans_near(rect.top, rect.bottom, arc.top, arc.bottom);
  return hit_if(qt_same_quadrant(rect, disc.cx, disc.cy) ? corner_in_arc(rect, disc) : square);
}

/* The same, held to the pixels that a QRect is of: a box that ends at x + w - 1. */
static inline enum answer quadrant_qt_pixels(struct pixels_i32 box, struct disc_i32 disc) {
  return quadrant_qt((struct xywh_i32){box.x, box.y, box.w, box.h}, disc);
}

/* Evaluated in the original's order: the corners one after the other until one is in the arc. */
static bool corners_undefined(struct qt_rect rect, struct disc_i32 disc) {
  const int32_t corners[4][2] = {
      {rect.left, rect.top}, {rect.right, rect.top}, {rect.left, rect.bottom}, {rect.right, rect.bottom}};
  for (int k = 0; k < 4; k++) {
    const int32_t x = corners[k][0], y = corners[k][1];
    if (difference_overflows(x, disc.cx) || difference_overflows(y, disc.cy))
      return true;
    const int64_t dx = (int64_t)x - disc.cx, dy = (int64_t)y - disc.cy;
    if (dx < -46340 || dx > 46340 || dy < -46340 || dy > 46340 || dx * dx + dy * dy > INT32_MAX)
      return true;
    if (distance(x, y, disc.cx, disc.cy) <= disc.r)
      return false;
  }
  return false;
}

static bool size_undefined(int32_t first, int32_t last) {
  return difference_overflows(last, first) || sum_overflows(wrap_sub(last, first), 1);
}

static bool spans_undefined(int32_t a_first, int32_t a_last, int32_t b_first, int32_t b_last) {
  const int32_t a = qt_middle(a_first, a_last), b = qt_middle(b_first, b_last);
  if (difference_overflows(a, b) || wrap_sub(a, b) == INT32_MIN)
    return true;
  return size_undefined(a_first, a_last) || size_undefined(b_first, b_last) ||
         sum_overflows(qt_size(a_first, a_last), qt_size(b_first, b_last));
}

/* Both sides of the square are made before either is looked at; y is looked at only when x is near. */
static bool square_undefined(struct qt_rect rect, struct disc_i32 disc) {
  if (sum_overflows(disc.r, disc.r) || difference_overflows(disc.cx, disc.r) ||
      difference_overflows(disc.cy, disc.r))
    return true;
  const int32_t size = wrap_mul(2, disc.r);
  if (qt_rect_undefined(wrap_sub(disc.cx, disc.r), size) ||
      qt_rect_undefined(wrap_sub(disc.cy, disc.r), size))
    return true;
  const struct qt_rect arc = arc_rect(disc);
  return spans_undefined(rect.left, rect.right, arc.left, arc.right) ||
         (spans_near(rect.left, rect.right, arc.left, arc.right) &&
          spans_undefined(rect.top, rect.bottom, arc.top, arc.bottom));
}

static bool undefined(const union number *n) {
  const struct xywh_i32 box = {n[0].i32, n[1].i32, n[2].i32, n[3].i32};
  const struct disc_i32 disc = {n[4].i32, n[5].i32, n[6].i32};
  const struct qt_rect rect = qt_rect_of(box.x, box.y, box.w, box.h);
  if (qt_same_quadrant_undefined(box, disc.cx, disc.cy))
    return true;
  return qt_same_quadrant(rect, disc.cx, disc.cy) ? corners_undefined(rect, disc)
                                                  : square_undefined(rect, disc);
}

GRAZE_TEST(
    quadrant_qt,
    xywh_i32,
    disc_i32,
    .title = "Quadrant method in pixels",
    .role = ROLE_TUTORIAL,
    .document = D0,
    .language = "C++/Qt",
    .source = "CHitTestAlg::hitTest in HitTestAlg.h",
    .idea = "As quadrant_js, on integer pixels: distances and halves are cut to whole numbers.",
    .wrong = "hits up to one unit too far at corners; one unit too short at right and bottom; undefined "
             "from 46341",
    .inputs = "rx ry rw rh cx cy cr",
    .fingerprint = 0x9300f336,
    .by_code = CONTRACT_CLOSED,
    .by_text = CONTRACT_UNSTATED,
    .contract_why = "The article says that the port's principle is that of the JavaScript.",
    .undefined_in_original = undefined,
    .defects = {
        BY_LOGIC(
            FALSE_HIT,
            "Distances and halves are cut to whole numbers, so a box up to one unit too far away is near "
            "enough.",
            "1 1 1 1 0 0 1"),
        BY_UNDEFINED(FALSE_HIT,
                     "A square beyond int comes out as the least int, and the root of the sum as the least "
                     "int or as 0: "
                     "within reach.",
                     "0 0 1 1 46341 46341 1"),
        {.outcome = OUTCOME_MISSED_HIT,
         PLACE_SET(ZONE_CORNER),
         CAUSE_LOGIC,
         "The right and bottom sides are taken to be x + w - 1, one unit short of where the box is drawn.",
         "-2 -2 1 1 1 1 3"},
        BY_UNDEFINED(MISSED_HIT,
                     "Sizes and sides beyond int wrap to negative numbers.",
                     "0 0 2 2147483647 1 1 2"),
        BY_LOGIC(BROKEN_CONTRACT,
                 "The right and bottom sides are one unit short, and halved sizes lose another half.",
                 "0 0 1 2 2 1 1"),
        BY_UNDEFINED(BROKEN_CONTRACT,
                     "Sizes and sides beyond int wrap to negative numbers.",
                     "0 2 2 2147483647 0 0 2"),
    })

GRAZE_TEST(
    quadrant_qt_pixels,
    pixels_i32,
    disc_i32,
    .title = "Quadrant method in pixels, the box as its pixels",
    .role = ROLE_TUTORIAL,
    .document = D0,
    .language = "C++/Qt",
    .source = "CHitTestAlg::hitTest in HitTestAlg.h",
    .idea = "As quadrant_qt, whose box is taken to end at its last pixel, x + w - 1, and not at x + w.",
    .wrong = "hits up to one unit too far; one unit short where the disc is above or left; undefined from "
             "46341",
    .inputs = "rx ry rw rh cx cy cr",
    .fingerprint = 0x42a19c32,
    .by_code = CONTRACT_CLOSED,
    .by_text = CONTRACT_UNSTATED,
    .contract_why = "The article says that the port's principle is that of the JavaScript.",
    .undefined_in_original = undefined,
    .defects = {
        BY_LOGIC(
            FALSE_HIT,
            "Distances and halves are cut to whole numbers, so a box up to one unit too far away is near "
            "enough.",
            "1 0 1 1 0 1 1"),
        BY_UNDEFINED(FALSE_HIT,
                     "A square beyond int comes out as the least int, and the root of the sum as the least "
                     "int or as 0: "
                     "within reach.",
                     "0 0 1 1 46341 46341 1"),
        BY_UNDEFINED(MISSED_HIT,
                     "Sizes and sides beyond int wrap to negative numbers.",
                     "0 0 2 2147483647 1 1 2"),
        BY_LOGIC(BROKEN_CONTRACT,
                 "The square about the disc ends one unit short, as every QRect does, and halved sizes lose "
                 "another "
                 "half.",
                 "0 2 3 3 1 1 1"),
        BY_UNDEFINED(BROKEN_CONTRACT,
                     "Sizes and sides beyond int wrap to negative numbers.",
                     "0 2 2 2147483647 0 0 2"),
    })
