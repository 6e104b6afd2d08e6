/* Chipmunk: bounding boxes by left, bottom, right, top (y grows up: the test is the same turned over), and
 * the distance of a point to a circle. */
#include "graze_plugin.h"

#include <chipmunk/chipmunk.h>

static cpBB bb(const double *n) { return cpBBNew(n[0], n[1], n[2], n[3]); }
static int chipmunk_BBIntersects(const double *n) { return cpBBIntersects(bb(n), bb(n + 4)); }
static int chipmunk_BBContainsVect(const double *n) { return cpBBContainsVect(bb(n + 2), cpv(n[0], n[1])); }
static int chipmunk_vnear(const double *n) { return cpvnear(cpv(n[0], n[1]), cpv(n[2], n[3]), n[4]); }

static const struct graze_test tests[] = {
    {.id = "chipmunk_BBIntersects",
     .title = "true if the boxes intersect",
     .form = "box-ltrb box-ltrb f64",
     .contract = "unstated",
     .answer = {.f64 = chipmunk_BBIntersects}},
    {.id = "chipmunk_BBContainsVect",
     .title = "true if the box contains the point",
     .form = "point box-ltrb f64",
     .contract = "unstated",
     .answer = {.f64 = chipmunk_BBContainsVect}},
    {.id = "chipmunk_vnear",
     .title = "true if the distance of the points is less than dist",
     .form = "point disc f64",
     .contract = "unstated",
     .answer = {.f64 = chipmunk_vnear}},
};
GRAZE_PLUGIN(tests)
