/* Corner in rectangle: does one box hold a corner of the other?
 *
 * It looks complete, and it is what most people write first. But two boxes can cross like a plus sign with no
 * corner of either inside the other, and a small box can lie within a large one without holding any of its
 * corners. The test asks only about the corners of the second box, so it depends on the order in which the
 * boxes are given.
 *
 * The point test is half-open (left and top edges held, right and bottom not), but the corners it is asked
 * about belong to the closed second box. So boxes that share an edge, which half-open boxes never both hold,
 * are a hit from one side and a miss from the other. x + w wraps above 2^31 - 1.
 */
#include "algorithm.h"
#include "point_box/in_rectangle.h"

/* On one axis an end of the second span lies in the first, unless the first is the narrower: strictly within
 * the second, or ending with it. One such axis is enough to keep all four corners out. */
#define WITH_NARROWER(kind)                                                                                  \
  (PLACE_SET(PLACE_ALLEN(ALLEN_DURING, kind)) | PLACE_SET(PLACE_ALLEN(ALLEN_STARTS, kind)))
#define CROSSES                                                                                              \
  (WITH_NARROWER(ALLEN_OVERLAPS) | WITH_NARROWER(ALLEN_STARTED_BY) | WITH_NARROWER(ALLEN_CONTAINS))
/* PLACE_ALLEN of a kind and itself. */
#define BOTH(kind) PLACE_SET((kind) * ((kind) + 1) / 2 + (kind))
#define WITHIN                                                                                               \
  (BOTH(ALLEN_DURING) | BOTH(ALLEN_STARTS) | PLACE_SET(PLACE_ALLEN(ALLEN_DURING, ALLEN_STARTS)) |            \
   WITH_NARROWER(ALLEN_EQUAL))

static enum answer corner_java(struct xywh_i32 one, struct xywh_i32 two) {
  const int32_t right = wrap_add(two.x, two.w), bottom = wrap_add(two.y, two.h);
  return hit_if(in_rectangle(one, two.x, two.y) | in_rectangle(one, right, two.y) |
                in_rectangle(one, two.x, bottom) | in_rectangle(one, right, bottom));
}

GRAZE_TEST(
    corner_java,
    xywh_i32,
    xywh_i32,
    .title = "Corner in rectangle",
    .role = ROLE_TUTORIAL,
    .document = D4,
    .language = "Java",
    .source = "first method, isColliding(Rectangle two)",
    .idea = "Hit when any of the four corners of the second box lies in the first.",
    .wrong = "misses every cross and every first box inside the second; not symmetric; x + w wraps",
    .inputs = "ax ay aw ah bx by bw bh",
    .fingerprint = 0x17589980,
    .lacks = "swap",
    .by_code = CONTRACT_HALF_OPEN,
    .by_text = CONTRACT_CLOSED,
    .contract_why = "A comment says that equality is covered; the right and bottom comparisons are strict.",
    .defects = {
        BY_RANGE(FALSE_HIT,
                 "A corner of the second box wraps round to the far side, into the first.",
                 "0 -2147483648 1 1 0 2147483647 1 1"),
        {.outcome = OUTCOME_MISSED_HIT,
         CROSSES,
         CAUSE_LOGIC,
         "The first box is the narrower on one axis and reaches out on the other: no corner of the second "
         "lies in it.",
         "0 1 3 1 1 0 1 3"},
        {.outcome = OUTCOME_MISSED_HIT,
         WITHIN,
         CAUSE_LOGIC,
         "The first box lies within the second, whose corners are all outside it.",
         "1 1 1 1 0 0 3 3"},
        BY_RANGE(
            MISSED_HIT,
            "The sum x + w wraps, and with it the right side of the first box or a corner of the second.",
            "1 0 2147483647 2 0 1 2 2"),
        {.outcome = OUTCOME_BROKEN_CONTRACT,
         PLACES_ANY & ~PLACE_SET(PLACE_ALLEN(ALLEN_MEETS, ALLEN_DURING)),
         CAUSE_LOGIC,
         "The right or bottom corner of the second box lies on the left or top edge of the first, which is "
         "held.",
         "1 1 1 1 0 0 1 1"},
    })
