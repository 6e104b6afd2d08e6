// Box2D: bounding boxes, two circles by their contact points, a point in a shape, and b2TestOverlap of its
// shapes. Polygons have a skin of 0.01, and its corners stand farther apart than what it welds.
#include "convex.h"
#include "graze_plugin.h"

#include <box2d/b2_distance.h>
#include <box2d/b2_time_of_impact.h>
#include <box2d/box2d.h>
#include <cmath>

static b2Transform here() {
  b2Transform made;
  made.SetIdentity();
  return made;
}
static b2AABB aabb(const float *n) {
  b2AABB box;
  box.lowerBound.Set(n[0], n[1]);
  box.upperBound.Set(n[2], n[3]);
  return box;
}
static bool disc(b2CircleShape &made, const float *n) {
  made.m_p.Set(n[0], n[1]);
  made.m_radius = n[2];
  return true;
}
template <int CORNERS> static bool polygon(b2PolygonShape &made, const float *n) {
  b2Vec2 at[CORNERS];
  double wide[2 * CORNERS], area = 0;
  for (int k = 0; k < CORNERS; k++) {
    const float *a = n + 2 * k, *b = n + 2 * ((k + 1) % CORNERS);
    wide[2 * k] = a[0];
    wide[2 * k + 1] = a[1];
    area += (a[0] * (double)b[1] - a[1] * (double)b[0]) / 2;
    for (int j = 0; j < k; j++)
      if (std::hypot(a[0] - n[2 * j], a[1] - n[2 * j + 1]) <= 0.1F)
        return false;
    at[k].Set(a[0], a[1]);
  }
  if (!is_convex(wide, CORNERS) || std::fabs(area) <= 0.05)
    return false;
  made.Set(at, CORNERS);
  return true;
}
static bool box(b2PolygonShape &made, const float *n) {
  const float at[] = {n[0], n[1], n[2], n[1], n[2], n[3], n[0], n[3]};
  return polygon<4>(made, at);
}

static int box2d_TestOverlap(const float *n) { return b2TestOverlap(aabb(n), aabb(n + 4)); }
static int box2d_CollideCircles(const float *n) {
  b2CircleShape a, b;
  disc(a, n);
  disc(b, n + 3);
  b2Manifold touching;
  b2CollideCircles(&touching, &a, here(), &b, here());
  return touching.pointCount > 0;
}
static int box2d_Circle_TestPoint(const float *n) {
  b2CircleShape shape;
  disc(shape, n + 2);
  return shape.TestPoint(here(), b2Vec2(n[0], n[1]));
}
template <int CORNERS> static int in_polygon(const float *n) {
  b2PolygonShape shape;
  return polygon<CORNERS>(shape, n + 2) ? shape.TestPoint(here(), b2Vec2(n[0], n[1])) : GRAZE_DECLINED;
}
template <class A, class B, bool (*MAKE)(A &, const float *), bool (*OTHER)(B &, const float *), int SPLIT>
static int overlap(const float *n) {
  A a;
  B b;
  return MAKE(a, n) && OTHER(b, n + SPLIT) ? b2TestOverlap(&a, 0, &b, 0, here(), here()) : GRAZE_DECLINED;
}

// What is no yes or no; n + 2 or n + SPLIT is the second shape, and the way stands at its end.
template <class B, bool (*MAKE)(B &, const float *), int WAY> static int ray(const float *n, float *values) {
  B shape;
  if (!MAKE(shape, n + 2))
    return GRAZE_DECLINED;
  b2RayCastInput input;
  input.p1.Set(n[0], n[1]);
  input.p2.Set(n[0] + n[WAY], n[1] + n[WAY + 1]);
  input.maxFraction = 1;
  b2RayCastOutput output;
  values[0] = shape.RayCast(&output, input, here(), 0) ? output.fraction : INFINITY;
  return 1;
}
template <class A, class B, bool (*MAKE)(A &, const float *), bool (*OTHER)(B &, const float *), int SPLIT>
static int distance(const float *n, float *values) {
  A a;
  B b;
  if (!MAKE(a, n) || !OTHER(b, n + SPLIT))
    return GRAZE_DECLINED;
  b2DistanceInput input;
  input.proxyA.Set(&a, 0);
  input.proxyB.Set(&b, 0);
  input.transformA = input.transformB = here();
  input.useRadii = true;
  b2SimplexCache cache;
  cache.count = 0;
  b2DistanceOutput output;
  b2Distance(&output, &cache, &input);
  values[0] = output.distance;
  return 1;
}
template <class A,
          class B,
          bool (*MAKE)(A &, const float *),
          bool (*OTHER)(B &, const float *),
          int SPLIT,
          int WAY>
static int sweep(const float *n, float *values) {
  A a;
  B b;
  if (!MAKE(a, n) || !OTHER(b, n + SPLIT))
    return GRAZE_DECLINED;
  b2TOIInput input;
  input.proxyA.Set(&a, 0);
  input.proxyB.Set(&b, 0);
  b2Sweep still = {};
  input.sweepA = input.sweepB = still;
  input.sweepA.c.Set(n[WAY], n[WAY + 1]);
  input.tMax = 1;
  b2TOIOutput output;
  b2TimeOfImpact(&output, &input);
  const bool met = output.state == b2TOIOutput::e_touching || output.state == b2TOIOutput::e_overlapped;
  values[0] = met ? output.t : INFINITY;
  return 1;
}
static graze_values number(int (*ask)(const float *, float *)) {
  graze_values given;
  given.f32 = ask;
  return given;
}

static graze_answer answer(int (*hit)(const float *)) {
  graze_answer given;
  given.f32 = hit;
  return given;
}
using Disc = b2CircleShape;
using Poly = b2PolygonShape;
static const char shapes[] = "determine if two generic shapes overlap; polygons have a skin of 0.01",
                  inside[] = "test a point for containment";
#define PLAIN(ID, SAYS, FORM, HIT)                                                                           \
  { "box2d_" ID, SAYS, FORM " f32", "unstated", NULL, answer(HIT), NULL, 0, 0, 0 }
#define INSIDE(KIND, HIT)                                                                                    \
  {                                                                                                          \
    "box2d_Polygon_TestPoint_" KIND, inside, "point " KIND " f32", "unstated", NULL, answer(HIT), NULL,      \
        -1e3, 1e3, 0                                                                                         \
  }
#define SKIN(ID, FORM, ...)                                                                                  \
  {                                                                                                          \
    "box2d_shapes_" ID, shapes, FORM " f32", "unstated", NULL, answer(overlap<__VA_ARGS__>), NULL, -1e3,     \
        1e3, 0.03                                                                                            \
  }
#define NUMBER(ID, SAYS, FORM, CONTRACT, TOLERANCE, ...)                                                     \
  {                                                                                                          \
    "box2d_" ID, SAYS, FORM " f32", CONTRACT, NULL, answer(NULL), NULL, -1e3, 1e3, TOLERANCE,                \
        number(__VA_ARGS__)                                                                                  \
  }
#define TWO(ID, FORM, A, B, MAKE_A, MAKE_B, SPLIT, WAY)                                                      \
  NUMBER("Distance_" ID,                                                                                     \
         "the closest points of two shapes; polygons have a skin of 0.01",                                   \
         "distance " FORM,                                                                                   \
         "zero",                                                                                             \
         0.03,                                                                                               \
         distance<A, B, MAKE_A, MAKE_B, SPLIT>),                                                             \
      NUMBER("TimeOfImpact_" ID,                                                                             \
             "the time before two shapes penetrate; polygons have a skin of 0.01",                           \
             "sweep " FORM,                                                                                  \
             "unstated",                                                                                     \
             0.03,                                                                                           \
             sweep<A, B, MAKE_A, MAKE_B, SPLIT, WAY>)
static const char rays[] = "cast a ray: p1 + fraction * (p2 - p1)";
static const struct graze_test tests[] = {
    PLAIN("TestOverlap", "determine if two bounding boxes overlap", "box-ltrb box-ltrb", box2d_TestOverlap),
    PLAIN("CollideCircles", "the contact points of two circles", "disc disc", box2d_CollideCircles),
    PLAIN("Circle_TestPoint", inside, "point disc", box2d_Circle_TestPoint),
    INSIDE("triangle", in_polygon<3>),
    INSIDE("quad", in_polygon<4>),
    SKIN("disc_disc", "disc disc", Disc, Disc, disc, disc, 3),
    SKIN("disc_triangle", "disc triangle", Disc, Poly, disc, polygon<3>, 3),
    SKIN("disc_quad", "disc quad", Disc, Poly, disc, polygon<4>, 3),
    SKIN("disc_box", "disc box-ltrb", Disc, Poly, disc, box, 3),
    SKIN("triangle_triangle", "triangle triangle", Poly, Poly, polygon<3>, polygon<3>, 6),
    SKIN("triangle_quad", "triangle quad", Poly, Poly, polygon<3>, polygon<4>, 6),
    SKIN("triangle_box", "triangle box-ltrb", Poly, Poly, polygon<3>, box, 6),
    SKIN("quad_quad", "quad quad", Poly, Poly, polygon<4>, polygon<4>, 8),
    SKIN("quad_box", "quad box-ltrb", Poly, Poly, polygon<4>, box, 8),
    SKIN("box_box", "box-ltrb box-ltrb", Poly, Poly, box, box, 4),
    NUMBER("RayCast_disc", rays, "ray point disc", "unstated", 0, ray<Disc, disc, 5>),
    NUMBER("RayCast_triangle", rays, "ray point triangle", "unstated", 0, ray<Poly, polygon<3>, 8>),
    NUMBER("RayCast_quad", rays, "ray point quad", "unstated", 0, ray<Poly, polygon<4>, 10>),
    NUMBER("RayCast_box", rays, "ray point box-ltrb", "unstated", 0, ray<Poly, box, 6>),
    TWO("disc_disc", "disc disc", Disc, Disc, disc, disc, 3, 6),
    TWO("disc_triangle", "disc triangle", Disc, Poly, disc, polygon<3>, 3, 9),
    TWO("disc_quad", "disc quad", Disc, Poly, disc, polygon<4>, 3, 11),
    TWO("disc_box", "disc box-ltrb", Disc, Poly, disc, box, 3, 7),
    TWO("triangle_triangle", "triangle triangle", Poly, Poly, polygon<3>, polygon<3>, 6, 12),
    TWO("triangle_quad", "triangle quad", Poly, Poly, polygon<3>, polygon<4>, 6, 14),
    TWO("triangle_box", "triangle box-ltrb", Poly, Poly, polygon<3>, box, 6, 10),
    TWO("quad_quad", "quad quad", Poly, Poly, polygon<4>, polygon<4>, 8, 16),
    TWO("box_box", "box-ltrb box-ltrb", Poly, Poly, box, box, 4, 8),
};
GRAZE_PLUGIN(tests)
