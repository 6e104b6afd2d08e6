/* A box in a disc, by two of its corners.
 *
 * A box is often kept by its low and its high corner, and those two are asked about. The other two may be
 * outside.
 */
#include "algorithm.h"

static bool is_in(struct disc_f64 disc, double x, double y) {
  const double dx = x - disc.cx, dy = y - disc.cy;
  return dx * dx + dy * dy <= disc.r * disc.r;
}

static enum answer box_by_two_corners(struct disc_f64 disc, struct ltrb_f64 box) {
  return hit_if(is_in(disc, box.left, box.top) && is_in(disc, box.right, box.bottom));
}

GRAZE_TEST_CONTAINS(
    box_by_two_corners,
    disc_f64,
    ltrb_f64,
    .fingerprint = 0x855846df,
    .title = "A box in a disc, by two corners",
    .role = ROLE_TAUGHT,
    .language = "C",
    .source = "how the test of all corners is often left",
    .idea = "The low and the high corner are in the disc.",
    .wrong = "says yes though another corner is outside; wrong by a few ulps where it just fits",
    .inputs = "cx cy r left top right bottom",
    .by_code = CONTRACT_CLOSED,
    .by_text = CONTRACT_CLOSED,
    .defects = {BY_LOGIC(FALSE_HIT, "Two corners are not asked about.", "0 0 1 0 -1 1 0"),
                BY_RANGE(MISSED_HIT, OVERFLOWS, "-1.1e-162 0 3.3e-162 0 0 1.7e-162 1.7e-162")})
