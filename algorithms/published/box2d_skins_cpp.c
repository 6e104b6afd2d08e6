/* Boxes with a skin that is meant to be round, and is square at the corners.
 *
 * Every polygon has a radius. Two of them are tried by the normals of their sides, and they collide unless
 * one of these has them farther apart than both radii. Beyond a corner that is the distance along an axis,
 * not that of the corners. While the radius was a hundredth of a unit, nobody saw it; who made it larger, to
 * have round corners, did.
 *
 * The original takes turned polygons; upright boxes have two normals.
 */
#include "algorithm.h"

#include <math.h>

static float box2d_separation(float centre, float half, float other_centre, float other_half) {
  return fmaxf((other_centre - other_half) - (centre + half), (centre - half) - (other_centre + other_half));
}

static enum answer box2d_skins_cpp(struct rounded_core_f32 a, struct rounded_core_f32 b) {
  const float reach = a.r + b.r;
  return hit_if(!(box2d_separation(a.cx, a.hx, b.cx, b.hx) > reach) &&
                !(box2d_separation(a.cy, a.hy, b.cy, b.hy) > reach));
}

#define ROUNDED "The ends of the boxes are rounded."

GRAZE_TEST(box2d_skins_cpp,
           rounded_core_f32,
           rounded_core_f32,
           .title = "A skin with square corners",
           .role = ROLE_PUBLISHED,
           .language = "C++",
           .source = "Box2D, b2CollidePolygons: told 2016-11-24 (erincatto/box2d#428, #429)",
           .idea = "Hit when neither axis has the boxes farther apart than both radii.",
           .wrong = "hits beside every corner",
           .inputs = "a_cx a_cy a_hx a_hy a_r b_cx b_cy b_hx b_hy b_r",
           .fingerprint = 0x8f82cf10,
           .by_code = CONTRACT_CLOSED,
           .by_text = CONTRACT_UNSTATED,
           .contract_why = THREAD_IS_SILENT,
           .defects = {
               BY_ROUNDING(BROKEN_CONTRACT, ROUNDED, "2 9 1 0.9 0.3 0 0 1 7 0.8"),
               BY_LOGIC(FALSE_HIT,
                        "Along each axis the corners are in reach, together they are not.",
                        "0 3 1 1 1 4 0 1 1 1"),
               BY_RANGE(FALSE_HIT, OVERFLOWS, "0 6e+21 0 1 1 5 5e+21 6 1e+21 1"),
               BY_ROUNDING(FALSE_HIT, ROUNDED, "0 3 1 1 1 3 0 1 0.1 1"),
               BY_ROUNDING(MISSED_HIT, ROUNDED, "0 0 1 2 0.2 0 3 1 0.6 0.2"),
           })
