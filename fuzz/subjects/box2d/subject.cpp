// Box2D: bounding boxes, and two circles by their contact points.
#include "graze_plugin.h"

#include <box2d/box2d.h>

static b2AABB aabb(const float *n) {
  b2AABB box;
  box.lowerBound.Set(n[0], n[1]);
  box.upperBound.Set(n[2], n[3]);
  return box;
}
static int box2d_TestOverlap(const float *n) { return b2TestOverlap(aabb(n), aabb(n + 4)); }
static int box2d_CollideCircles(const float *n) {
  b2CircleShape a, b;
  a.m_p.Set(n[0], n[1]);
  a.m_radius = n[2];
  b.m_p.Set(n[3], n[4]);
  b.m_radius = n[5];
  b2Transform here;
  here.SetIdentity();
  b2Manifold touching;
  b2CollideCircles(&touching, &a, here, &b, here);
  return touching.pointCount > 0;
}
static int box2d_Circle_TestPoint(const float *n) {
  b2CircleShape disc;
  disc.m_p.Set(n[2], n[3]);
  disc.m_radius = n[4];
  b2Transform here;
  here.SetIdentity();
  return disc.TestPoint(here, b2Vec2(n[0], n[1]));
}

static graze_answer answer(int (*hit)(const float *)) {
  graze_answer given;
  given.f32 = hit;
  return given;
}
static const struct graze_test tests[] = {
    {"box2d_TestOverlap",
     "determine if two bounding boxes overlap",
     "box-ltrb box-ltrb f32",
     "unstated",
     NULL,
     answer(box2d_TestOverlap),
     NULL},
    {"box2d_CollideCircles",
     "the contact points of two circles",
     "disc disc f32",
     "unstated",
     NULL,
     answer(box2d_CollideCircles),
     NULL},
    {"box2d_Circle_TestPoint",
     "test a point for containment",
     "point disc f32",
     "unstated",
     NULL,
     answer(box2d_Circle_TestPoint),
     NULL},
};
GRAZE_PLUGIN(tests)
