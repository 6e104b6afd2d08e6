/* A disc against a capsule: a capsule is a thick segment, so give its radius to the disc, and it is a disc
 * against a segment.
 *
 * That is by the point of the segment nearest to the centre. With the ends alone, a disc beside the middle
 * of the capsule is a miss.
 */
#include "helpers/taught.h"

static enum answer disc_capsule_foot(struct disc_f64 disc, struct capsule_f64 c) {
  return hit_if(is_near((struct segment_f64){c.x1, c.y1, c.x2, c.y2}, disc.cx, disc.cy, disc.r + c.r));
}

static inline bool in_reach(struct disc_i32 disc, int64_t x, int64_t y, int64_t r) {
  return (i128)(disc.cx - x) * (disc.cx - x) + (i128)(disc.cy - y) * (disc.cy - y) <=
         (i128)(disc.r + r) * (disc.r + r);
}

static enum answer disc_capsule_ends(struct disc_i32 disc, struct capsule_i32 c) {
  return hit_if(in_reach(disc, c.x1, c.y1, c.r) || in_reach(disc, c.x2, c.y2, c.r));
}

#define INPUTS .inputs = "cx cy r x1 y1 x2 y2 cr"

#define MIDDLE "The disc meets the capsule between its ends."
#define ROUNDED "The foot, its distance and the sum of the radii are rounded."

GRAZE_TEST(disc_capsule_foot,
           disc_f64,
           capsule_f64,
           TAUGHT("The nearest point of the capsule's segment",
                  "C. Ericson, Real-Time Collision Detection, 4.5.1",
                  "The foot of the centre, moved into the segment, is no farther than both radii.",
                  "hits or misses by a hair where shapes touch"),
           CLOSED_BY_CODE,
           INPUTS,
           .fingerprint = 0x2221a6b0,
           .defects = {
               BY_ROUNDING(BROKEN_CONTRACT, DIVIDES, "0 0 9 259 312 -1421 -1928 11"),
               BY_ROUNDING(BROKEN_CONTRACT, ROUNDED, "0.7 0 0.2 9 0 1.2 0 0.3"),
               BY_RANGE(BROKEN_CONTRACT,
                        OVERFLOWS,
                        "1e+19 1.4617971017099999e+289 4.8726570057e+288 0 0 2e+289 0 9.7453140114e+288"),
               BY_ROUNDING(FALSE_HIT, ROUNDED, "0 0 5 7 5 6.4 4.8 3"),
               BY_RANGE(FALSE_HIT, OVERFLOWS, "5e+197 1 5e+162 0 0 0 2 1"),
               BY_ROUNDING(MISSED_HIT, ROUNDED, "1 0 0.2 -3.4 0 0 0 0.8"),
               BY_RANGE(MISSED_HIT, OVERFLOWS, "0 0 4 8 9e+174 8 8 8"),
           })

GRAZE_TEST(disc_capsule_ends,
           disc_i32,
           capsule_i32,
           TAUGHT("The capsule's two ends",
                  "taught everywhere",
                  "The disc meets a disc at an end.",
                  "misses a disc beside the middle"),
           CLOSED_BY_CODE,
           INPUTS,
           .fingerprint = 0x70195624,
           .defects = {
               BY_LOGIC(BROKEN_CONTRACT, MIDDLE, "0 1 1 2 0 2 2 1"),
               BY_LOGIC(MISSED_HIT, MIDDLE, "2 2 1 0 1 3 0 1"),
           })
