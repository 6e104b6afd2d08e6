/* Where two segments cross, in a plane that is turned and scaled so that the first lies along x from 0 to 1.
 *
 * The second's ends must not both be above or both below, by an epsilon; and a second that is as good as
 * level is parallel, by another. Where it begins at the first's end, the share of the first is rounded past 0
 * or past 1, and it is none: exchanged ends answer otherwise. The thread is open. The original writes the
 * point into what it is given, and returns whether there is one.
 */
#include "algorithm.h"

#include <math.h>

static const float CMP_EPSILON = 0.00001f;

static inline bool is_equal_approx(float a, float b) {
  if (a == b)
    return true;
  const float tolerance = fmaxf(CMP_EPSILON * fabsf(a), CMP_EPSILON);
  return fabsf(a - b) < tolerance;
}

static struct crossing godot_segments_cpp(struct segment_f32 a, struct segment_f32 b) {
  const float bx = a.x2 - a.x1, by = a.y2 - a.y1, length = bx * bx + by * by;
  if (length <= 0)
    return NO_CROSSING;
  const float nx = bx / length, ny = by / length;
  const float cx = b.x1 - a.x1, cy = b.y1 - a.y1, dx = b.x2 - a.x1, dy = b.y2 - a.y1;
  const float c_along = cx * nx + cy * ny, c_across = cy * nx - cx * ny;
  const float d_along = dx * nx + dy * ny, d_across = dy * nx - dx * ny;
  if ((c_across < -CMP_EPSILON && d_across < -CMP_EPSILON) ||
      (c_across > CMP_EPSILON && d_across > CMP_EPSILON) || is_equal_approx(c_across, d_across))
    return NO_CROSSING;
  const float at = d_along + (c_along - d_along) * d_across / (d_across - c_across);
  return at < 0 || at > 1 ? NO_CROSSING : (struct crossing){a.x1 + bx * at, a.y1 + by * at};
}

GRAZE_TEST_CROSSING(
    godot_segments_cpp,
    segment_f32,
    segment_f32,
    .title = "Along the first, from 0 to 1",
    .role = ROLE_PUBLISHED,
    .language = "C++",
    .source = "Godot, Geometry2D.segment_intersects_segment: told 2023-12-30 "
              "(godotengine/godot#86651)",
    .idea = "The plane is turned and scaled so that the first lies along x from 0 to 1.",
    .wrong = "points of a second that ends above or below the first; none of long segments at "
             "a small angle",
    .inputs = "a_x1 a_y1 a_x2 a_y2 b_x1 b_y1 b_x2 b_y2",
    .by_code = CONTRACT_ANYTHING,
    .by_text = CONTRACT_ANYTHING,
    .contract_why = "The manual asks for the point of intersection, and says nothing of ends.",
    .fingerprint = 0x68d7beb8,
    .defects = {BY_LOGIC(WRONG_NUMBER,
                         "A second that ends near the line of the first, by an epsilon of that length, is "
                         "taken to reach it.",
                         "2 0 3 317 0 0 2 1"),
                BY_ROUNDING(WRONG_NUMBER,
                            "The share of the first is rounded, past 0 and past 1 too; of lines at a small "
                            "angle it is far off.",
                            "29 14 -5 0 0 2 12 7"),
                BY_RANGE(WRONG_NUMBER, OVERFLOWS, "0 1e-20 2e-21 0 0 0 1e-20 8e-21"),
                BY_RANGE(NO_ANSWER, OVERFLOWS, "-5e+37 1 3e+38 0 8 7 0 7")})
