/* A point in a rounded box by its distance, as shaders draw it.
 *
 * By symmetry the point is moved into one quarter, then measured from the core: the box that is smaller by
 * the radius on every side. Outside of the core the distance is a root, inside the larger of two differences;
 * less the radius it is the distance from the rounded box.
 *
 * The original takes a centre at 0, half sizes and a radius for each corner.
 */
#include "helpers/taught.h"

static enum answer rounded_sdf_glsl(struct point_f32 p, struct rounded_f32 b) {
  const float qx = fabsf(p.x - (b.x + b.w * 0.5F)) - b.w * 0.5F + b.r,
              qy = fabsf(p.y - (b.y + b.h * 0.5F)) - b.h * 0.5F + b.r;
  const float outside = sqrtf(fmaxf(qx, 0) * fmaxf(qx, 0) + fmaxf(qy, 0) * fmaxf(qy, 0));
  return hit_if(fminf(fmaxf(qx, qy), 0) + outside - b.r <= 0);
}

#define ROUNDED "The centre, the half sizes and the root are rounded."

GRAZE_TEST(rounded_sdf_glsl,
           point_f32,
           rounded_f32,
           TAUGHT("Signed distance of a rounded box",
                  "I. Quilez, 2D distance functions: sdRoundedBox",
                  "Hit when the distance from the core is at most r.",
                  "hits or misses by a hair where shapes touch"),
           CLOSED_BY_CODE,
           .inputs = "px py x y w h r",
           .fingerprint = 0xf1ce11ac,
           .defects = {
               BY_ROUNDING(BROKEN_CONTRACT, ROUNDED, "2 2 1 2 1e+17 2 1"),
               BY_RANGE(FALSE_HIT, OVERFLOWS, "0 0 0 0 2e-19 2e-19 2e-23"),
               BY_ROUNDING(FALSE_HIT, ROUNDED, "0 1 0 0.6 1 1 0.4"),
               BY_RANGE(MISSED_HIT, OVERFLOWS, "1 1 0 0 40000000 2 6e-20"),
               BY_ROUNDING(MISSED_HIT, ROUNDED, "0.4 0.2 0 0 2 9 1"),
           })
