/* Where two segments cross: seen from there, the ends of each lie on opposite sides.
 *
 * The sign of a scalar product tells, and it must be below 0. So a crossing at an end is none; and where the
 * lines cross near an end, rounding tells. The thread gives shapes whose common part is lost by it. It is
 * open. The original writes the point into what it is given, and returns whether there is one.
 */
#include "algorithm.h"

static inline float facing(float x, float y, struct segment_f32 s) {
  return (x - s.x1) * (x - s.x2) + (y - s.y1) * (y - s.y2);
}

static struct crossing ogre_segments_cpp(struct segment_f32 a, struct segment_f32 b) {
  const float ax = a.x2 - a.x1, ay = a.y2 - a.y1, bx = b.x2 - b.x1, by = b.y2 - b.y1;
  const float of_a = ax * a.y1 - ay * a.x1, of_b = bx * b.y1 - by * b.x1;
  if (ax * by - ay * bx == 0)
    return NO_CROSSING;
  const float x = (-bx * of_a + ax * of_b) / (-ax * by + bx * ay);
  const float y = (by * of_a - ay * of_b) / (-ay * bx + by * ax);
  return facing(x, y, a) < 0 && facing(x, y, b) < 0 ? (struct crossing){x, y} : NO_CROSSING;
}

GRAZE_TEST_CROSSING(ogre_segments_cpp,
                    segment_f32,
                    segment_f32,
                    .title = "Ends that face each other",
                    .role = ROLE_PUBLISHED,
                    .language = "C++",
                    .source = "ogre-procedural, Segment2D::findIntersect: since 2011-02-23 "
                              "(OGRECave/ogre-procedural#156), told 2020-06-04, open",
                    .idea = "From where the lines cross, the ends of each lie on opposite sides.",
                    .wrong = "none near an end",
                    .inputs = "a_x1 a_y1 a_x2 a_y2 b_x1 b_y1 b_x2 b_y2",
                    .by_code = CONTRACT_ENDS_OUT,
                    .by_text = CONTRACT_ANYTHING,
                    .contract_why = "It says nothing of ends that touch; the code leaves them out.",
                    .fingerprint = 0xbc17ddee,
                    .defects = {
                        BY_LOGIC(WRONG_NUMBER,
                                 "Of whole numbers in the hundreds too the products are rounded, and the "
                                 "point lies beside an end.",
                                 "0 295 193 0 0 0 0 295"),
                        BY_ROUNDING(WRONG_NUMBER,
                                    "Near an end the scalar product has the sign of what rounding left.",
                                    "2 0 4 5.99998 0 -6.00001 8.000003 18"),
                        BY_RANGE(WRONG_NUMBER, OVERFLOWS, "5e-20 2e-19 0 -2e-18 -7e-17 0 2e-19 1e-12")})
