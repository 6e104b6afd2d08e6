/* A lesson in shaders: the distance from a box less a radius, and so a box that is larger by the radius all
 * around.
 *
 * What is left over is right: all points within r of a box are that box grown by r, and its corners are
 * round. But the lesson says that the box stays as large as its half sizes, of which r is cut off. For that
 * they must be made smaller by r first, as in rounded_sdf_glsl.
 */
#include "algorithm.h"

#include <math.h>

static enum answer shader_learn_rounded_glsl(struct point_f32 p, struct rounded_f32 b) {
  const float qx = fabsf(p.x - (b.x + b.w * 0.5F)) - b.w * 0.5F,
              qy = fabsf(p.y - (b.y + b.h * 0.5F)) - b.h * 0.5F;
  const float outside = sqrtf(fmaxf(qx, 0) * fmaxf(qx, 0) + fmaxf(qy, 0) * fmaxf(qy, 0));
  return hit_if(outside + fminf(fmaxf(qx, qy), 0) - b.r <= 0);
}

GRAZE_TEST(shader_learn_rounded_glsl,
           point_f32,
           rounded_f32,
           .title = "Distance from a box, less a radius",
           .role = ROLE_TAUGHT,
           .language = "GLSL",
           .source = "shader-learn.com, Rounded Rectangle: sdRoundBox",
           .idea = "Hit when the distance from the box is at most r.",
           .wrong = "hits within r of every side",
           .inputs = "px py x y w h r",
           .fingerprint = 0x69bb2f60,
           .by_code = CONTRACT_CLOSED,
           .by_text = CONTRACT_UNSTATED,
           .contract_why = "The lesson says nothing of the rim; where the distance is 0 the shade is full.",
           .defects = {
               BY_RANGE(BROKEN_CONTRACT, OVERFLOWS, "0 3e+38 0 2e+38 2 3e+38 1"),
               BY_ROUNDING(BROKEN_CONTRACT,
                           "The centre, the half sizes and the root are rounded.",
                           "3e+17 2 3e+17 0 3e+17 4 1"),
               BY_LOGIC(FALSE_HIT, "The box is not made smaller before it is grown by r.", "0 0 0 0 2 2 1"),
               BY_RANGE(MISSED_HIT, OVERFLOWS, "3e+38 2 2.6e+38 1 3e+38 4 2"),
           })
