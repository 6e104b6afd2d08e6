// Eigen's AlignedBox: least and greatest corner.
#include "graze_plugin.h"

#include <Eigen/Geometry>

using Box = Eigen::AlignedBox2d;
static Box box(const double *n) { return Box(Eigen::Vector2d(n[0], n[1]), Eigen::Vector2d(n[2], n[3])); }
static int eigen_intersects(const double *n) { return box(n).intersects(box(n + 4)); }
static int eigen_contains(const double *n) { return box(n + 2).contains(Eigen::Vector2d(n[0], n[1])); }
static graze_answer answer(int (*hit)(const double *)) {
  graze_answer given;
  given.f64 = hit;
  return given;
}
static const struct graze_test tests[] = {
    {"eigen_intersects",
     "true if the boxes are intersecting",
     "box-ltrb box-ltrb f64",
     "unstated",
     NULL,
     answer(eigen_intersects),
     NULL},
    {"eigen_contains",
     "true if the point is inside the box",
     "point box-ltrb f64",
     "unstated",
     NULL,
     answer(eigen_contains),
     NULL},
};
GRAZE_PLUGIN(tests)
