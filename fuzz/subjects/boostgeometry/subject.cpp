// Boost.Geometry: points, segments, boxes and polygons of doubles.
#include "convex.h"
#include "graze_plugin.h"

#include <boost/geometry.hpp>

namespace bg = boost::geometry;
using Point = bg::model::d2::point_xy<double>;
using Box = bg::model::box<Point>;
using Segment = bg::model::segment<Point>;
using Polygon = bg::model::polygon<Point>;

static Point point(const double *n) { return Point(n[0], n[1]); }
static Box box(const double *n) { return Box(point(n), point(n + 2)); }
static Segment segment(const double *n) { return Segment(point(n), point(n + 2)); }
// Strictly convex corners, turned clockwise as it asks; none without.
template <int CORNERS> static Polygon polygon(const double *n) {
  Polygon made;
  if (!is_convex(n, CORNERS))
    return made;
  for (int k = 0; k < CORNERS; k++)
    bg::append(made, point(n + 2 * k));
  bg::correct(made);
  return made;
}

static bool is_there(const Polygon &shape) { return !shape.outer().empty(); }
static bool is_there(const Segment &shape) { return !bg::equals(shape.first, shape.second); }
template <class Other> static bool is_there(const Other &) { return true; }

template <class A, class B, A (*MAKE)(const double *), B (*OTHER)(const double *), int SPLIT>
static int meet(const double *n) {
  const A a = MAKE(n);
  const B b = OTHER(n + SPLIT);
  return is_there(a) && is_there(b) ? bg::intersects(a, b) : GRAZE_DECLINED;
}
static int boost_covered_by(const double *n) { return bg::covered_by(point(n), box(n + 2)); }
static int boost_within(const double *n) { return bg::within(point(n), box(n + 2)); }
template <int CORNERS> static int within_polygon(const double *n) {
  const Polygon made = polygon<CORNERS>(n + 2);
  return is_there(made) ? bg::within(point(n), made) : GRAZE_DECLINED;
}
template <class A, class B, A (*MAKE)(const double *), B (*OTHER)(const double *), int SPLIT>
static int distance(const double *n, double *values) {
  const A a = MAKE(n);
  const B b = OTHER(n + SPLIT);
  if (!is_there(a) || !is_there(b))
    return GRAZE_DECLINED;
  values[0] = bg::distance(a, b);
  return 1;
}
template <class A, class B, A (*MAKE)(const double *), B (*OTHER)(const double *), int SPLIT>
static int covers(const double *n) {
  const A a = MAKE(n);
  const B b = OTHER(n + SPLIT);
  return is_there(a) && is_there(b) ? bg::covered_by(b, a) : GRAZE_DECLINED;
}
// A ring of up to 16 corners, convex or not; the first number says how many.
static Polygon ring(const double *n) {
  Polygon made;
  for (int k = 0; k < n[0]; k++)
    bg::append(made, point(n + 1 + 2 * k));
  bg::correct(made);
  return made;
}
static graze_values number(int (*ask)(const double *, double *)) {
  graze_values given;
  given.f64 = ask;
  return given;
}

static graze_answer answer(int (*hit)(const double *)) {
  graze_answer given;
  given.f64 = hit;
  return given;
}
static const char share[] = "true when they have at least one point in common";
#define INTERSECTS(ID, FORM, ...)                                                                            \
  {                                                                                                          \
    "boost_intersects" ID, share, FORM " f64", "closed", NULL, answer(meet<__VA_ARGS__>), NULL, -1e100,      \
        1e100, 0                                                                                             \
  }
#define WITHIN(ID, SAYS, FORM, CONTRACT, HIT)                                                                \
  { "boost_" ID, SAYS, FORM " f64", CONTRACT, NULL, answer(HIT), NULL, -1e100, 1e100, 0 }
#define DISTANCE(ID, FORM, ...)                                                                              \
  {                                                                                                          \
    "boost_distance_" ID, "the distance of two geometries", "distance " FORM " f64", "zero", NULL,           \
        answer(NULL), NULL, -1e6, 1e6, 0, number(distance<__VA_ARGS__>)                                      \
  }
#define COVERS(ID, FORM, ...)                                                                                \
  {                                                                                                          \
    "boost_covered_by_" ID, "inside or on the border", "contains " FORM " f64", "closed", NULL,              \
        answer(covers<__VA_ARGS__>), NULL, -1e6, 1e6, 0                                                      \
  }
static const struct graze_test tests[] = {
    DISTANCE("point_segment", "point segment", Point, Segment, point, segment, 2),
    DISTANCE("point_box", "point box-ltrb", Point, Box, point, box, 2),
    DISTANCE("point_triangle", "point triangle", Point, Polygon, point, polygon<3>, 2),
    DISTANCE("point_quad", "point quad", Point, Polygon, point, polygon<4>, 2),
    DISTANCE("segment_segment", "segment segment", Segment, Segment, segment, segment, 4),
    DISTANCE("segment_box", "segment box-ltrb", Segment, Box, segment, box, 4),
    DISTANCE("segment_triangle", "segment triangle", Segment, Polygon, segment, polygon<3>, 4),
    DISTANCE("segment_quad", "segment quad", Segment, Polygon, segment, polygon<4>, 4),
    DISTANCE("box_box", "box-ltrb box-ltrb", Box, Box, box, box, 4),
    DISTANCE("triangle_triangle", "triangle triangle", Polygon, Polygon, polygon<3>, polygon<3>, 6),
    DISTANCE("triangle_quad", "triangle quad", Polygon, Polygon, polygon<3>, polygon<4>, 6),
    DISTANCE("triangle_box", "triangle box-ltrb", Polygon, Box, polygon<3>, box, 6),
    DISTANCE("quad_quad", "quad quad", Polygon, Polygon, polygon<4>, polygon<4>, 8),
    DISTANCE("quad_box", "quad box-ltrb", Polygon, Box, polygon<4>, box, 8),
    COVERS("box_box", "box-ltrb box-ltrb", Box, Box, box, box, 4),
    COVERS("triangle_triangle", "triangle triangle", Polygon, Polygon, polygon<3>, polygon<3>, 6),
    COVERS("triangle_quad", "triangle quad", Polygon, Polygon, polygon<3>, polygon<4>, 6),
    COVERS("quad_triangle", "quad triangle", Polygon, Polygon, polygon<4>, polygon<3>, 8),
    COVERS("quad_quad", "quad quad", Polygon, Polygon, polygon<4>, polygon<4>, 8),
    INTERSECTS("_point_polygon", "point polygon", Point, Polygon, point, ring, 2),
    INTERSECTS("_segment_polygon", "segment polygon", Segment, Polygon, segment, ring, 4),
    INTERSECTS("_polygon_polygon", "polygon polygon", Polygon, Polygon, ring, ring, 33),

    INTERSECTS("", "box-ltrb box-ltrb", Box, Box, box, box, 4),
    INTERSECTS("_segment_segment", "segment segment", Segment, Segment, segment, segment, 4),
    INTERSECTS("_segment_triangle", "segment triangle", Segment, Polygon, segment, polygon<3>, 4),
    INTERSECTS("_segment_quad", "segment quad", Segment, Polygon, segment, polygon<4>, 4),
    INTERSECTS("_segment_box", "segment box-ltrb", Segment, Box, segment, box, 4),
    INTERSECTS("_triangle_triangle", "triangle triangle", Polygon, Polygon, polygon<3>, polygon<3>, 6),
    INTERSECTS("_triangle_quad", "triangle quad", Polygon, Polygon, polygon<3>, polygon<4>, 6),
    INTERSECTS("_triangle_box", "triangle box-ltrb", Polygon, Box, polygon<3>, box, 6),
    INTERSECTS("_quad_quad", "quad quad", Polygon, Polygon, polygon<4>, polygon<4>, 8),
    INTERSECTS("_quad_box", "quad box-ltrb", Polygon, Box, polygon<4>, box, 8),
    WITHIN("covered_by", "inside or on the border", "point box-ltrb", "closed", boost_covered_by),
    WITHIN("within", "completely inside: the border is not", "point box-ltrb", "open", boost_within),
    WITHIN("within_triangle",
           "completely inside: the border is not",
           "point triangle",
           "open",
           within_polygon<3>),
    WITHIN("within_quad", "completely inside: the border is not", "point quad", "open", within_polygon<4>),
};
GRAZE_PLUGIN(tests)
