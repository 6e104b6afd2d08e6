// Whether two hulls meet, by CGAL's exact predicates: segments, triangles, and quads as two triangles each.
// scripts/bench builds it where CGAL is installed, and bench_reference loads it.
#include <CGAL/Exact_predicates_inexact_constructions_kernel.h>

using Kernel = CGAL::Exact_predicates_inexact_constructions_kernel;
using Point = Kernel::Point_2;

static Point corner(const double *number, unsigned k) { return Point(number[2 * k], number[2 * k + 1]); }

static Kernel::Segment_2 segment(const double *number) { return {corner(number, 0), corner(number, 1)}; }

// Triangle k of two: corners 0, 1, 2 and 0, 2, 3.
static Kernel::Triangle_2 triangle(const double *number, unsigned k) {
  return {corner(number, 0), corner(number, 1 + k), corner(number, 2 + k)};
}

extern "C" bool cgal_meet(unsigned points, const double *a, const double *b) {
  if (points == 2)
    return CGAL::do_intersect(segment(a), segment(b));
  bool meet = false;
  for (unsigned i = 0; i + 2 < points && !meet; i++)
    for (unsigned j = 0; j + 2 < points && !meet; j++)
      meet = CGAL::do_intersect(triangle(a, i), triangle(b, j));
  return meet;
}
