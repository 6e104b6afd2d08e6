/* GEOS by its C interface: whether two geometries share any point. */
#include "convex.h"
#include "graze_plugin.h"

#include <geos_c.h>

static GEOSGeometry *corners(const double *n, unsigned count, int is_ring) {
  GEOSCoordSequence *made = GEOSCoordSeq_create(count + (unsigned)is_ring, 2);
  for (unsigned k = 0; k < count + (unsigned)is_ring; k++)
    GEOSCoordSeq_setXY(made, k, n[2 * (k % count)], n[2 * (k % count) + 1]);
  return is_ring ? GEOSGeom_createPolygon(GEOSGeom_createLinearRing(made), NULL, 0)
                 : GEOSGeom_createLineString(made);
}
/* Strictly convex corners, either way round; no polygon without. */
static GEOSGeometry *polygon(const double *n, unsigned count) {
  return is_convex(n, (int)count) ? corners(n, count, 1) : NULL;
}
static GEOSGeometry *point(const double *n) { return GEOSGeom_createPointFromXY(n[0], n[1]); }
static GEOSGeometry *segment(const double *n) {
  return n[0] == n[2] && n[1] == n[3] ? NULL : corners(n, 2, 0);
}
static GEOSGeometry *triangle(const double *n) { return polygon(n, 3); }
static GEOSGeometry *quad(const double *n) { return polygon(n, 4); }
static GEOSGeometry *box(const double *n) { return GEOSGeom_createRectangle(n[0], n[1], n[2], n[3]); }

/* A ring of up to 16 corners, convex or not; the first number says how many. */
static GEOSGeometry *ring(const double *n) { return corners(n + 1, (unsigned)n[0], 1); }

static int told(char (*ask)(const GEOSGeometry *, const GEOSGeometry *), GEOSGeometry *a, GEOSGeometry *b) {
  const int said = a != NULL && b != NULL ? ask(a, b) : GRAZE_DECLINED; /* 2: an exception */
  GEOSGeom_destroy(a);
  GEOSGeom_destroy(b);
  return said;
}
static int distance(GEOSGeometry *a, GEOSGeometry *b, double *values) {
  const int said = a != NULL && b != NULL ? GEOSDistance(a, b, values) : GRAZE_DECLINED; /* 0: an exception */
  GEOSGeom_destroy(a);
  GEOSGeom_destroy(b);
  return said;
}
/* Which point of the first is nearest to the second; where they meet, a common one. */
static int nearest(GEOSGeometry *a, GEOSGeometry *b, double *values) {
  GEOSCoordSequence *found = a != NULL && b != NULL ? GEOSNearestPoints(a, b) : NULL;
  const int said = a == NULL || b == NULL ? GRAZE_DECLINED
                   : found != NULL        ? GEOSCoordSeq_getXY(found, 1, values, values + 1)
                                          : 0;
  GEOSCoordSeq_destroy(found);
  GEOSGeom_destroy(a);
  GEOSGeom_destroy(b);
  return said;
}

static int meet(GEOSGeometry *a, GEOSGeometry *b) {
  const int said = a != NULL && b != NULL ? GEOSIntersects(a, b) : GRAZE_DECLINED; /* 2: an exception */
  GEOSGeom_destroy(a);
  GEOSGeom_destroy(b);
  return said;
}

#define FORM_box "box-ltrb"
#define FORM_point "point"
#define FORM_segment "segment"
#define FORM_triangle "triangle"
#define FORM_quad "quad"
#define PAIRS(X)                                                                                             \
  X(point, segment, 2)                                                                                       \
  X(point, triangle, 2)                                                                                      \
  X(point, quad, 2)                                                                                          \
  X(point, box, 2)                                                                                           \
  X(segment, segment, 4)                                                                                     \
  X(segment, triangle, 4)                                                                                    \
  X(segment, quad, 4)                                                                                        \
  X(segment, box, 4)                                                                                         \
  X(triangle, triangle, 6)                                                                                   \
  X(triangle, quad, 6)                                                                                       \
  X(triangle, box, 6)                                                                                        \
  X(quad, quad, 8)                                                                                           \
  X(quad, box, 8)                                                                                            \
  X(box, box, 4)
#define FUNCTION(A, B, SPLIT)                                                                                \
  static int geos_##A##_##B(const double *n) { return meet(A(n), B(n + SPLIT)); }
PAIRS(FUNCTION)

#define NUMBERS(A, B, SPLIT)                                                                                 \
  static int geos_distance_##A##_##B(const double *n, double *v) { return distance(A(n), B(n + SPLIT), v); }
PAIRS(NUMBERS)
#define WITHIN(X)                                                                                            \
  X(box, point, 4)                                                                                           \
  X(box, segment, 4)                                                                                         \
  X(box, box, 4)                                                                                             \
  X(box, quad, 4)                                                                                            \
  X(triangle, point, 6)                                                                                      \
  X(triangle, segment, 6)                                                                                    \
  X(triangle, triangle, 6)                                                                                   \
  X(triangle, box, 6)                                                                                        \
  X(quad, point, 8)                                                                                          \
  X(quad, segment, 8)                                                                                        \
  X(quad, quad, 8)                                                                                           \
  X(quad, box, 8)
#define CONTAIN(A, B, SPLIT)                                                                                 \
  static int geos_contains_##A##_##B(const double *n) { return told(GEOSContains, A(n), B(n + SPLIT)); }     \
  static int geos_covers_##A##_##B(const double *n) { return told(GEOSCovers, A(n), B(n + SPLIT)); }
WITHIN(CONTAIN)
#define NEAR(X) X(segment) X(triangle) X(quad) X(box)
#define NEAREST(B)                                                                                           \
  static int geos_nearest_##B(const double *n, double *v) { return nearest(point(n), B(n + 2), v); }
NEAR(NEAREST)
static int geos_point_ring(const double *n) { return meet(point(n), ring(n + 2)); }
static int geos_segment_ring(const double *n) { return meet(segment(n), ring(n + 4)); }
static int geos_ring_ring(const double *n) { return meet(ring(n), ring(n + 33)); }

__attribute__((constructor)) static void begin(void) { initGEOS(NULL, NULL); }

#define TEST(A, B, SPLIT)                                                                                    \
  {.id = "geos_Intersects_" #A "_" #B,                                                                       \
   .title = "true if the geometries share any point",                                                        \
   .form = FORM_##A " " FORM_##B " f64",                                                                     \
   .contract = "closed",                                                                                     \
   .answer = {.f64 = geos_##A##_##B},                                                                        \
   .low = -1e100,                                                                                            \
   .high = 1e100},
#define LIMITED(ID, TITLE, FORM, CONTRACT, ...)                                                              \
  {.id = ID,                                                                                                 \
   .title = TITLE,                                                                                           \
   .form = FORM " f64",                                                                                      \
   .contract = CONTRACT,                                                                                     \
   .low = -1e6,                                                                                              \
   .high = 1e6,                                                                                              \
   __VA_ARGS__},
#define DISTANCE_TEST(A, B, SPLIT)                                                                           \
  LIMITED("geos_Distance_" #A "_" #B,                                                                        \
          "the distance between the geometries",                                                             \
          "distance " FORM_##A " " FORM_##B,                                                                 \
          "zero",                                                                                            \
          .values = {.f64 = geos_distance_##A##_##B})
#define NEAREST_TEST(B)                                                                                      \
  LIMITED("geos_NearestPoints_point_" #B,                                                                    \
          "the closest points of the two geometries",                                                        \
          "nearest point " FORM_##B,                                                                         \
          "zero",                                                                                            \
          .values = {.f64 = geos_nearest_##B})
#define WITHIN_TEST(A, B, SPLIT)                                                                             \
  LIMITED("geos_Contains_" #A "_" #B,                                                                        \
          "no point of the second outside, and the interiors meet",                                          \
          "contains " FORM_##A " " FORM_##B,                                                                 \
          "interior",                                                                                        \
          .answer = {.f64 = geos_contains_##A##_##B})                                                        \
  LIMITED("geos_Covers_" #A "_" #B,                                                                          \
          "no point of the second lies outside",                                                             \
          "contains " FORM_##A " " FORM_##B,                                                                 \
          "closed",                                                                                          \
          .answer = {.f64 = geos_covers_##A##_##B})
#define RING_TEST(A, FORM)                                                                                   \
  LIMITED("geos_Intersects_" #A "_polygon",                                                                  \
          "true if the geometries share any point",                                                          \
          FORM " polygon",                                                                                   \
          "closed",                                                                                          \
          .answer = {.f64 = geos_##A##_ring})
static const struct graze_test tests[] = {PAIRS(TEST) PAIRS(DISTANCE_TEST) NEAR(NEAREST_TEST) WITHIN(
    WITHIN_TEST) RING_TEST(point, "point") RING_TEST(segment, "segment") RING_TEST(ring, "polygon")};
GRAZE_PLUGIN(tests)
