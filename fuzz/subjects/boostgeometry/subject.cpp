// Boost.Geometry: boxes and points of doubles.
#include "graze_plugin.h"

#include <boost/geometry.hpp>

namespace bg = boost::geometry;
using Point = bg::model::d2::point_xy<double>;
using Box = bg::model::box<Point>;
static Box box(const double *n) { return Box(Point(n[0], n[1]), Point(n[2], n[3])); }
static int boost_intersects(const double *n) { return bg::intersects(box(n), box(n + 4)); }
static int boost_covered_by(const double *n) { return bg::covered_by(Point(n[0], n[1]), box(n + 2)); }
static int boost_within(const double *n) { return bg::within(Point(n[0], n[1]), box(n + 2)); }
static graze_answer answer(int (*hit)(const double *)) {
  graze_answer given;
  given.f64 = hit;
  return given;
}
static const struct graze_test tests[] = {
    {"boost_intersects",
     "true when they have at least one point in common",
     "box-ltrb box-ltrb f64",
     "closed",
     NULL,
     answer(boost_intersects),
     NULL},
    {"boost_covered_by",
     "inside or on the border",
     "point box-ltrb f64",
     "closed",
     NULL,
     answer(boost_covered_by),
     NULL},
    {"boost_within",
     "completely inside: the border is not",
     "point box-ltrb f64",
     "open",
     NULL,
     answer(boost_within),
     NULL},
};
GRAZE_PLUGIN(tests)
