/* GEOS by its C interface: rectangles as polygons, of which it asks whether they share any point. */
#include "graze_plugin.h"

#include <geos_c.h>

static int meet(GEOSGeometry *a, GEOSGeometry *b) {
  const char said = a != NULL && b != NULL ? GEOSIntersects(a, b) : 2; /* 2: an exception */
  GEOSGeom_destroy(a);
  GEOSGeom_destroy(b);
  return said;
}
static GEOSGeometry *box(const double *n) { return GEOSGeom_createRectangle(n[0], n[1], n[2], n[3]); }
static int geos_Intersects_box(const double *n) { return meet(box(n), box(n + 4)); }
static int geos_Intersects_point(const double *n) {
  return meet(GEOSGeom_createPointFromXY(n[0], n[1]), box(n + 2));
}

__attribute__((constructor)) static void begin(void) { initGEOS(NULL, NULL); }

static const struct graze_test tests[] = {
    {.id = "geos_Intersects_box",
     .title = "true if the geometries share any point",
     .form = "box-ltrb box-ltrb f64",
     .contract = "closed",
     .answer = {.f64 = geos_Intersects_box}},
    {.id = "geos_Intersects_point",
     .title = "true if the geometries share any point",
     .form = "point box-ltrb f64",
     .contract = "closed",
     .answer = {.f64 = geos_Intersects_point}},
};
GRAZE_PLUGIN(tests)
