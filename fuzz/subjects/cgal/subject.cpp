// CGAL: do_intersect of its closed shapes, by the kernel of exact predicates. Sizes are of those whose
// products doubles hold.
#include "graze_plugin.h"

#include <CGAL/Exact_predicates_inexact_constructions_kernel.h>

using K = CGAL::Exact_predicates_inexact_constructions_kernel;
using Point = K::Point_2;

static Point point(const double *n) { return Point(n[0], n[1]); }
static K::Segment_2 segment(const double *n) { return K::Segment_2(point(n), point(n + 2)); }
static K::Triangle_2 triangle(const double *n) { return K::Triangle_2(point(n), point(n + 2), point(n + 4)); }
static K::Iso_rectangle_2 box(const double *n) { return K::Iso_rectangle_2(point(n), point(n + 2)); }

template <class A, class B, A (*MAKE)(const double *), B (*OTHER)(const double *), int SPLIT>
static int meet(const double *n) {
  const A a = MAKE(n);
  const B b = OTHER(n + SPLIT);
  if constexpr (!std::is_same_v<A, Point>)
    if (a.is_degenerate())
      return GRAZE_DECLINED;
  return b.is_degenerate() ? GRAZE_DECLINED : CGAL::do_intersect(a, b);
}
static int disc(const double *n) {
  const K::Circle_2 made(point(n + 2), n[4] * n[4]);
  return made.is_degenerate() ? GRAZE_DECLINED : !made.has_on_unbounded_side(point(n));
}
static graze_answer answer(int (*hit)(const double *)) {
  graze_answer given;
  given.f64 = hit;
  return given;
}
#define TEST(ID, FORM, ...)                                                                                  \
  { "cgal_" ID, "they share a point", FORM " f64", "closed", NULL, answer(__VA_ARGS__), NULL, -1e70, 1e70, 0 }
static const struct graze_test tests[] = {
    TEST("point_segment", "point segment", meet<Point, K::Segment_2, point, segment, 2>),
    TEST("point_triangle", "point triangle", meet<Point, K::Triangle_2, point, triangle, 2>),
    TEST("point_box", "point box-ltrb", meet<Point, K::Iso_rectangle_2, point, box, 2>),
    TEST("segment_segment", "segment segment", meet<K::Segment_2, K::Segment_2, segment, segment, 4>),
    TEST("segment_triangle", "segment triangle", meet<K::Segment_2, K::Triangle_2, segment, triangle, 4>),
    TEST("segment_box", "segment box-ltrb", meet<K::Segment_2, K::Iso_rectangle_2, segment, box, 4>),
    TEST("triangle_triangle", "triangle triangle", meet<K::Triangle_2, K::Triangle_2, triangle, triangle, 6>),
    TEST("triangle_box", "triangle box-ltrb", meet<K::Triangle_2, K::Iso_rectangle_2, triangle, box, 6>),
    TEST("box_box", "box-ltrb box-ltrb", meet<K::Iso_rectangle_2, K::Iso_rectangle_2, box, box, 4>),
    {"cgal_point_circle",
     "not on the unbounded side; its circle is of a squared radius",
     "point disc f64",
     "closed",
     NULL,
     answer(disc),
     NULL,
     -1e70,
     1e70,
     1e-9},
};
GRAZE_PLUGIN(tests)
