// Clipper: a point in a polygon, and whether two polygons share an area, by their intersection.
#include "convex.h"
#include "graze_plugin.h"

#include <clipper.hpp>

using namespace ClipperLib;

enum {
  FINE = 1 << 20
}; // corners of a result are rounded to whole numbers, so what is clipped has room between them

// Strictly convex corners; no path without.
static Path path(const int32_t *n, int corners, cInt scale) {
  Path made;
  const std::vector<double> wide(n, n + 2 * corners);
  if (is_convex(wide.data(), corners))
    for (int k = 0; k < corners; k++)
      made << IntPoint(n[2 * k] * scale, n[2 * k + 1] * scale);
  return made;
}
template <int CORNERS> static int inside(const int32_t *n) {
  const Path made = path(n + 2, CORNERS, 1);
  return made.empty() ? GRAZE_DECLINED : PointInPolygon(IntPoint(n[0], n[1]), made) != 0;
}
template <int A, int B> static int meet(const int32_t *n) {
  const Path a = path(n, A, FINE), b = path(n + 2 * A, B, FINE);
  if (a.empty() || b.empty())
    return GRAZE_DECLINED;
  Clipper clipper;
  Paths shared;
  clipper.AddPath(a, ptSubject, true);
  clipper.AddPath(b, ptClip, true);
  clipper.Execute(ctIntersection, shared, pftNonZero, pftNonZero);
  return !shared.empty();
}
static graze_answer answer(int (*hit)(const int32_t *)) {
  graze_answer given;
  given.i32 = hit;
  return given;
}
static const char in[] = "0 outside, 1 inside, -1 on the boundary",
                  clip[] = "whether their intersection is an area, at 2^20 times the size";
static const struct graze_test tests[] = {
    {"polyclipping_point_triangle",
     in,
     "point triangle i32",
     "closed",
     NULL,
     answer(inside<3>),
     NULL,
     -1e6,
     1e6,
     0},
    {"polyclipping_point_quad", in, "point quad i32", "closed", NULL, answer(inside<4>), NULL, -1e6, 1e6, 0},
    {"polyclipping_triangle_triangle",
     clip,
     "triangle triangle i32",
     "unstated",
     NULL,
     answer(meet<3, 3>),
     NULL,
     -20,
     20,
     0},
    {"polyclipping_triangle_quad",
     clip,
     "triangle quad i32",
     "unstated",
     NULL,
     answer(meet<3, 4>),
     NULL,
     -20,
     20,
     0},
    {"polyclipping_quad_quad", clip, "quad quad i32", "unstated", NULL, answer(meet<4, 4>), NULL, -20, 20, 0},
};
GRAZE_PLUGIN(tests)
