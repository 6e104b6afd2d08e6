/* A segment against a circle by the two roots of a quadratic, of which only the first was asked.
 *
 * The line enters the disc at one root and leaves it at the other; both are parts of the segment. With the
 * first alone, a segment that begins inside is a miss. A comment told of it: the segment is assumed to begin
 * outside. The manual did not. Repaired, either root will do; a segment that lies wholly inside has none.
 *
 * The original returns the part, or -1.
 */
#include "algorithm.h"

#include <math.h>

struct roots {
  float discriminant, first, second;
};

static inline struct roots solve(struct segment_f32 s, struct disc_f32 disc) {
  const float dx = s.x2 - s.x1, dy = s.y2 - s.y1, vx = s.x1 - disc.cx, vy = s.y1 - disc.cy;
  const float a = dx * dx + dy * dy, b = 2 * (vx * dx + vy * dy);
  const float c = vx * vx + vy * vy - disc.r * disc.r;
  const float discriminant = b * b - 4 * a * c, root = sqrtf(discriminant);
  return (struct roots){discriminant, (-b - root) / (2 * a), (-b + root) / (2 * a)};
}

static enum answer godot_segment_circle_cpp(struct segment_f32 s, struct disc_f32 disc) {
  const struct roots at = solve(s, disc);
  return hit_if(!(at.discriminant < 0) && at.first >= 0 && at.first <= 1);
}

static enum answer godot_segment_circle_mended_cpp(struct segment_f32 s, struct disc_f32 disc) {
  const struct roots at = solve(s, disc);
  return hit_if(!(at.discriminant < 0) &&
                ((at.first >= 0 && at.first <= 1) || (at.second >= 0 && at.second <= 1)));
}

#define RECORD(TITLE, SOURCE, IDEA, WRONG)                                                                   \
  .title = TITLE, .role = ROLE_PUBLISHED, .language = "C++", .source = SOURCE, .idea = IDEA, .wrong = WRONG, \
  .inputs = "x1 y1 x2 y2 cx cy r", .by_code = CONTRACT_CLOSED, .by_text = CONTRACT_UNSTATED,                 \
  .contract_why = "The manual asks for the first point on the rim, and says nothing of tangents."

#define ROUNDED "The squares, their difference and the roots are rounded."

GRAZE_TEST(godot_segment_circle_cpp,
           segment_f32,
           disc_f32,
           RECORD("The first root alone",
                  "Godot, Geometry.segment_intersects_circle: told 2019-03-06, repaired 2019-04-06 "
                  "(godotengine/godot#26698, #26699)",
                  "The line enters the disc within the segment.",
                  "misses a segment that begins inside"),
           .fingerprint = 0xce8f0994,
           .defects = {
               BY_ROUNDING(BROKEN_CONTRACT, ROUNDED, "0 0 0 1 1 0.3 1"),
               BY_LOGIC(BROKEN_CONTRACT,
                        "A segment that begins on the rim and leads away has the second root only.",
                        "0 1 0 0 0 2 1"),
               BY_RANGE(FALSE_HIT, OVERFLOWS, "0 5795 2 0 0 1 1"),
               BY_ROUNDING(FALSE_HIT, ROUNDED, "1 0 0 0 -9 4.8 10.2"),
               BY_LOGIC(MISSED_HIT,
                        "A segment that begins inside leaves the disc, by the second root.",
                        "0 2 0 0 0 1 2"),
           })

GRAZE_TEST(godot_segment_circle_mended_cpp,
           segment_f32,
           disc_f32,
           RECORD("The first root alone, repaired",
                  "Godot, Geometry.segment_intersects_circle: since 2019-04-06 (godotengine/godot#26699)",
                  "The line enters or leaves the disc within the segment.",
                  "misses a segment that lies inside"),
           .fingerprint = 0x6b670539,
           .defects = {
               BY_LOGIC(BROKEN_CONTRACT, ROUNDED, "53 57 15 20 0 0 25"),
               BY_ROUNDING(BROKEN_CONTRACT, ROUNDED, "0 0 0 1 1 0.3 1"),
               BY_RANGE(FALSE_HIT, OVERFLOWS, "0 5795 2 0 0 1 1"),
               BY_ROUNDING(FALSE_HIT, ROUNDED, "0 2 0.1 0 0.3 0 0.2"),
               BY_LOGIC(MISSED_HIT, "A segment that lies inside meets the rim nowhere.", "0 0 2 0 1 0 2"),
           })
