// Irrlicht's rect: the upper left and the lower right corner; nothing but comparisons.
#include "graze_plugin.h"

#include <rect.h>

using Rect = irr::core::rect<irr::s32>;
static Rect rect(const int32_t *n) { return Rect(n[0], n[1], n[2], n[3]); }
static int irrlicht_isRectCollided(const int32_t *n) { return rect(n).isRectCollided(rect(n + 4)); }
static int irrlicht_isPointInside(const int32_t *n) {
  return rect(n + 2).isPointInside(irr::core::position2d<irr::s32>(n[0], n[1]));
}
static graze_answer answer(int (*hit)(const int32_t *)) {
  graze_answer given;
  given.i32 = hit;
  return given;
}
static const struct graze_test tests[] = {
    {"irrlicht_isRectCollided",
     "check if the rectangle collides with another",
     "box-ltrb box-ltrb i32",
     "unstated",
     NULL,
     answer(irrlicht_isRectCollided),
     NULL},
    {"irrlicht_isPointInside",
     "whether a point is within this rectangle",
     "point box-ltrb i32",
     "unstated",
     NULL,
     answer(irrlicht_isPointInside),
     NULL},
};
GRAZE_PLUGIN(tests)
