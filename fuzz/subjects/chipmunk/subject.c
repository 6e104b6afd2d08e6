/* Chipmunk: bounding boxes by left, bottom, right, top (y grows up: the test is the same turned over), shapes
 * of a radius of 0, which is usual, and circles. */
#include "convex.h"
#include "graze_plugin.h"

#include <chipmunk/chipmunk.h>
#include <math.h>

static cpBB bb(const double *n) { return cpBBNew(n[0], n[1], n[2], n[3]); }
static int bb_intersects(const double *n) { return cpBBIntersects(bb(n), bb(n + 4)); }
static int bb_contains(const double *n) { return cpBBContainsVect(bb(n + 2), cpv(n[0], n[1])); }
static int vnear(const double *n) { return cpvnear(cpv(n[0], n[1]), cpv(n[2], n[3]), n[4]); }

static cpBody *ground;
static cpShape *disc(const double *n) { return cpCircleShapeNew(ground, n[2], cpv(n[0], n[1])); }
static cpShape *segment(const double *n) {
  return cpSegmentShapeNew(ground, cpv(n[0], n[1]), cpv(n[2], n[3]), 0);
}
static cpShape *capsule(const double *n) {
  return cpSegmentShapeNew(ground, cpv(n[0], n[1]), cpv(n[2], n[3]), n[4]);
}
static cpShape *hull(const double *n, int corners) {
  cpVect at[4];
  for (int k = 0; k < corners; k++)
    at[k] = cpv(n[2 * k], n[2 * k + 1]);
  return is_convex(n, corners) ? cpPolyShapeNew(ground, corners, at, cpTransformIdentity, 0) : NULL;
}
static cpShape *triangle(const double *n) { return hull(n, 3); }
static cpShape *quad(const double *n) { return hull(n, 4); }
static cpShape *box(const double *n) {
  const double at[] = {n[0], n[1], n[2], n[1], n[2], n[3], n[0], n[3]};
  return hull(at, 4);
}
static int collide(cpShape *a, cpShape *b) {
  int said = GRAZE_DECLINED;
  if (a != NULL && b != NULL) {
    cpShapeCacheBB(a);
    cpShapeCacheBB(b);
    said = cpShapesCollide(a, b).count > 0;
  }
  if (a != NULL)
    cpShapeFree(a);
  if (b != NULL)
    cpShapeFree(b);
  return said;
}
static int query(const double *n, cpShape *shape) {
  if (shape == NULL)
    return GRAZE_DECLINED;
  cpShapeCacheBB(shape);
  const int said = cpShapePointQuery(shape, cpv(n[0], n[1]), NULL) <= 0;
  cpShapeFree(shape);
  return said;
}
#define SHAPES(X)                                                                                            \
  X(disc, disc, 3)                                                                                           \
  X(disc, segment, 3)                                                                                        \
  X(disc, capsule, 3)                                                                                        \
  X(disc, triangle, 3)                                                                                       \
  X(disc, quad, 3)                                                                                           \
  X(disc, box, 3)                                                                                            \
  X(segment, triangle, 4)                                                                                    \
  X(segment, quad, 4)                                                                                        \
  X(segment, box, 4)                                                                                         \
  X(capsule, capsule, 5)                                                                                     \
  X(capsule, triangle, 5)                                                                                    \
  X(capsule, quad, 5)                                                                                        \
  X(capsule, box, 5)                                                                                         \
  X(triangle, triangle, 6)                                                                                   \
  X(triangle, quad, 6)                                                                                       \
  X(triangle, box, 6)                                                                                        \
  X(quad, quad, 8)                                                                                           \
  X(quad, box, 8)                                                                                            \
  X(box, box, 4)
#define COLLIDE(A, B, AT)                                                                                    \
  static int collide_##A##_##B(const double *n) { return collide(A(n), B(n + AT)); }
SHAPES(COLLIDE)
#define INSIDE(X) X(disc) X(triangle) X(quad) X(box) X(capsule)
#define QUERY(A)                                                                                             \
  static int query_##A(const double *n) { return query(n, A(n + 2)); }
INSIDE(QUERY)

/* What is no yes or no. The gradient and the distance lead to the surface; the normal leads from the first to
 * the second shape. */
enum asked { DISTANCE, NEAREST, RAY, SWEEP };
static int
ask(enum asked what, const double *n, cpShape *shape, const double *way, double radius, double *values) {
  cpPointQueryInfo near;
  cpSegmentQueryInfo hit = {.shape = NULL};
  if (shape == NULL)
    return GRAZE_DECLINED;
  cpShapeCacheBB(shape);
  if (what == DISTANCE || what == NEAREST)
    cpShapePointQuery(shape, cpv(n[0], n[1]), &near);
  else
    cpShapeSegmentQuery(shape, cpv(n[0], n[1]), cpv(n[0] + way[0], n[1] + way[1]), radius, &hit);
  values[0] = what == DISTANCE    ? near.distance
              : what == NEAREST   ? near.point.x
              : hit.shape != NULL ? hit.alpha
                                  : INFINITY;
  values[1] = what == NEAREST ? near.point.y : values[0];
  cpShapeFree(shape);
  return 1;
}
static int push(cpShape *a, cpShape *b, double *values) {
  int said = GRAZE_DECLINED;
  if (a != NULL && b != NULL) {
    cpShapeCacheBB(a);
    cpShapeCacheBB(b);
    const cpContactPointSet set = cpShapesCollide(a, b);
    double depth = 0;
    for (int k = 0; k < set.count; k++)
      depth = fmax(depth, -set.points[k].distance);
    values[0] = depth * set.normal.x;
    values[1] = depth * set.normal.y;
    said = 1;
  }
  if (a != NULL)
    cpShapeFree(a);
  if (b != NULL)
    cpShapeFree(b);
  return said;
}
#define QUESTIONS(X) X(disc, 3) X(capsule, 5) X(triangle, 6) X(quad, 8) X(box, 4)
#define ASK(A, COLUMNS)                                                                                      \
  static int distance_##A(const double *n, double *v) { return ask(DISTANCE, n, A(n + 2), NULL, 0, v); }     \
  static int nearest_##A(const double *n, double *v) { return ask(NEAREST, n, A(n + 2), NULL, 0, v); }       \
  static int ray_##A(const double *n, double *v) { return ask(RAY, n, A(n + 2), n + 2 + COLUMNS, 0, v); }    \
  static int sweep_disc_##A(const double *n, double *v) {                                                    \
    return ask(SWEEP, n, A(n + 3), n + 3 + COLUMNS, n[2], v);                                                \
  }
QUESTIONS(ASK)
#define PUSH(A, B, AT)                                                                                       \
  static int push_##A##_##B(const double *n, double *v) { return push(A(n), B(n + AT), v); }
SHAPES(PUSH)

__attribute__((constructor)) static void begin(void) { ground = cpBodyNewStatic(); }

#define FORM_disc "disc"
#define FORM_segment "segment"
#define FORM_capsule "capsule"
#define FORM_triangle "triangle"
#define FORM_quad "quad"
#define FORM_box "box-ltrb"
#define SHAPES_TEST(A, B, AT)                                                                                \
  {.id = "chipmunk_ShapesCollide_" #A "_" #B,                                                                \
   .title = "contact information about two shapes",                                                          \
   .form = FORM_##A " " FORM_##B " f64",                                                                     \
   .contract = "unstated",                                                                                   \
   .answer = {.f64 = collide_##A##_##B},                                                                     \
   .low = -1e6,                                                                                              \
   .high = 1e6},
#define QUERY_TEST(A)                                                                                        \
  {.id = "chipmunk_PointQuery_" #A,                                                                          \
   .title = "the distance is negative inside",                                                               \
   .form = "point " FORM_##A " f64",                                                                         \
   .contract = "unstated",                                                                                   \
   .answer = {.f64 = query_##A},                                                                             \
   .low = -1e6,                                                                                              \
   .high = 1e6},
#define NUMBER_TEST(ID, TITLE, FORM, CONTRACT, FUNCTION)                                                     \
  {.id = "chipmunk_" ID,                                                                                     \
   .title = TITLE,                                                                                           \
   .form = FORM " f64",                                                                                      \
   .contract = CONTRACT,                                                                                     \
   .values = {.f64 = FUNCTION},                                                                              \
   .low = -1e6,                                                                                              \
   .high = 1e6},
#define ASK_TESTS(A, COLUMNS)                                                                                \
  NUMBER_TEST("PointQuery_distance_" #A,                                                                     \
              "a negative distance means the point is inside the shape",                                     \
              "distance point " FORM_##A,                                                                    \
              "negative",                                                                                    \
              distance_##A)                                                                                  \
  NUMBER_TEST("PointQuery_point_" #A,                                                                        \
              "the closest point on the shape's surface",                                                    \
              "nearest point " FORM_##A,                                                                     \
              "negative",                                                                                    \
              nearest_##A)                                                                                   \
  NUMBER_TEST("SegmentQuery_" #A,                                                                            \
              "the normalized distance along the query segment",                                             \
              "ray point " FORM_##A,                                                                         \
              "unstated",                                                                                    \
              ray_##A)                                                                                       \
  NUMBER_TEST("SegmentQuery_radius_" #A,                                                                     \
              "the same with a radius",                                                                      \
              "sweep disc " FORM_##A,                                                                        \
              "unstated",                                                                                    \
              sweep_disc_##A)
#define PUSH_TEST(A, B, AT)                                                                                  \
  NUMBER_TEST("ShapesCollide_push_" #A "_" #B,                                                               \
              "the normal of the collision, and the deepest distance",                                       \
              "push " FORM_##A " " FORM_##B,                                                                 \
              "unstated",                                                                                    \
              push_##A##_##B)
#define TEST(ID, TITLE, FORM, FUNCTION)                                                                      \
  {.id = ID, .title = TITLE, .form = FORM, .contract = "unstated", .answer = {.f64 = FUNCTION}},

static const struct graze_test tests[] = {
    TEST("chipmunk_BBIntersects", "true if the boxes intersect", "box-ltrb box-ltrb f64", bb_intersects) TEST(
        "chipmunk_BBContainsVect", "true if the box contains the point", "point box-ltrb f64", bb_contains)
        TEST(
            "chipmunk_vnear", "true if the distance of the points is less than dist", "point disc f64", vnear)
            SHAPES(SHAPES_TEST) INSIDE(QUERY_TEST) QUESTIONS(ASK_TESTS) SHAPES(PUSH_TEST)};
GRAZE_PLUGIN(tests)
