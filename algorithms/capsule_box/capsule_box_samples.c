/* A capsule against a box by discs along its segment: at the ends, or at five places.
 *
 * A disc against a box is easy: the point of the box nearest to the centre is in the disc. But between two
 * such discs a corner of the box may reach into the capsule. More discs make the gaps smaller, and there are
 * always some.
 */
#include "helpers/taught.h"

static inline int64_t moved_into(int64_t value, int64_t low, int64_t high) {
  return value < low ? low : value > high ? high : value;
}

/* A disc that is `part` quarters of the way along, all measured in quarters. */
static inline bool disc_meets_box(struct capsule_i32 c, struct xywh_i32 box, int64_t part) {
  const int64_t x = 4 * (int64_t)c.x1 + part * ((int64_t)c.x2 - c.x1);
  const int64_t y = 4 * (int64_t)c.y1 + part * ((int64_t)c.y2 - c.y1), r = 4 * (int64_t)c.r;
  const int64_t dx = x - moved_into(x, 4 * (int64_t)box.x, 4 * ((int64_t)box.x + box.w));
  const int64_t dy = y - moved_into(y, 4 * (int64_t)box.y, 4 * ((int64_t)box.y + box.h));
  return (i128)dx * dx + (i128)dy * dy <= (i128)r * r;
}

static enum answer capsule_box_ends(struct capsule_i32 c, struct xywh_i32 box) {
  return hit_if(disc_meets_box(c, box, 0) || disc_meets_box(c, box, 4));
}

static enum answer capsule_box_samples(struct capsule_i32 c, struct xywh_i32 box) {
  bool met = false;
  for (int64_t part = 0; part <= 4; part++)
    met |= disc_meets_box(c, box, part);
  return hit_if(met);
}

#define RECORD(TITLE, IDEA, WRONG)                                                                           \
  TAUGHT(TITLE, "taught everywhere", IDEA, WRONG), CLOSED_BY_CODE, .inputs = "x1 y1 x2 y2 r x y w h"

#define BETWEEN "A box meets the capsule between two of the discs."

GRAZE_TEST(capsule_box_ends,
           capsule_i32,
           xywh_i32,
           RECORD("A disc at each end", "The disc at an end meets the box.", "misses a box between the ends"),
           .fingerprint = 0x02ecaab4,
           .defects = {
               BY_LOGIC(BROKEN_CONTRACT, BETWEEN, "0 0 3 0 1 1 1 1 1"),
               BY_LOGIC(MISSED_HIT, BETWEEN, "0 5 4 0 1 1 0 1 3"),
           })

GRAZE_TEST(capsule_box_samples,
           capsule_i32,
           xywh_i32,
           RECORD("Five discs along the way",
                  "One of five discs meets the box.",
                  "misses a corner between two of the discs"),
           .fingerprint = 0x838ca5a6,
           .defects = {
               BY_LOGIC(BROKEN_CONTRACT, BETWEEN, "0 0 0 9 1 1 1 1 1"),
               BY_LOGIC(MISSED_HIT, BETWEEN, "0 2 9 0 5 5 6 1 1"),
           })
