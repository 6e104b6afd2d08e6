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

__attribute__((constructor)) static void begin(void) { initGEOS(NULL, NULL); }

#define TEST(A, B, SPLIT)                                                                                    \
  {.id = "geos_Intersects_" #A "_" #B,                                                                       \
   .title = "true if the geometries share any point",                                                        \
   .form = FORM_##A " " FORM_##B " f64",                                                                     \
   .contract = "closed",                                                                                     \
   .answer = {.f64 = geos_##A##_##B},                                                                        \
   .low = -1e100,                                                                                            \
   .high = 1e100},
static const struct graze_test tests[] = {PAIRS(TEST)};
GRAZE_PLUGIN(tests)
