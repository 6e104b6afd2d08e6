// Qt: QRect is the pixels from x to x + w - 1, QRectF is a rectangle.
#include "convex.h"
#include "graze_plugin.h"

#include <QLineF>
#include <QPainterPath>
#include <QPolygonF>
#include <QRect>
#include <QRectF>
#include <QRegion>

static int qt_QRect_intersects(const int32_t *n) {
  return QRect(n[0], n[1], n[2], n[3]).intersects(QRect(n[4], n[5], n[6], n[7]));
}
static int qt_QRect_contains(const int32_t *n) { return QRect(n[2], n[3], n[4], n[5]).contains(n[0], n[1]); }
static int qt_QRectF_intersects(const double *n) {
  return QRectF(n[0], n[1], n[2], n[3]).intersects(QRectF(n[4], n[5], n[6], n[7]));
}
static int qt_QRectF_contains(const double *n) { return QRectF(n[2], n[3], n[4], n[5]).contains(n[0], n[1]); }
/* QRegion: the pixels of rectangles; QPainterPath and QPolygonF: the areas of curves and corners. */
static int qt_QRegion_intersects(const int32_t *n) {
  return QRegion(n[0], n[1], n[2], n[3]).intersects(QRect(n[4], n[5], n[6], n[7]));
}
static QPainterPath ellipse(const double *n) {
  QPainterPath path;
  path.addEllipse(QPointF(n[0], n[1]), n[2], n[3]);
  return path;
}
static QPolygonF polygon(const double *n, int corners) {
  QPolygonF made;
  for (int k = 0; k < corners; k++)
    made << QPointF(n[2 * k], n[2 * k + 1]);
  return made << made[0];
}
static QPainterPath area(const double *n, int corners) {
  QPainterPath path;
  path.addPolygon(polygon(n, corners));
  path.closeSubpath();
  return path;
}
static int qt_path_circle_circle(const double *n) {
  const double a[] = {n[0], n[1], n[2], n[2]}, b[] = {n[3], n[4], n[5], n[5]};
  return ellipse(a).intersects(ellipse(b));
}
static int qt_path_ellipse_box(const double *n) {
  return ellipse(n).intersects(QRectF(n[4], n[5], n[6], n[7]));
}
static int qt_path_point_ellipse(const double *n) { return ellipse(n + 2).contains(QPointF(n[0], n[1])); }
static int qt_path_ellipse_triangle(const double *n) {
  return is_convex(n + 4, 3) ? ellipse(n).intersects(area(n + 4, 3)) : (int)GRAZE_DECLINED;
}
static int qt_path_ellipse_quad(const double *n) {
  return is_convex(n + 4, 4) ? ellipse(n).intersects(area(n + 4, 4)) : (int)GRAZE_DECLINED;
}
static int qt_path_triangle_box(const double *n) {
  return is_convex(n, 3) ? area(n, 3).intersects(QRectF(n[6], n[7], n[8], n[9])) : (int)GRAZE_DECLINED;
}
static int qt_path_triangle_triangle(const double *n) {
  return is_convex(n, 3) && is_convex(n + 6, 3) ? area(n, 3).intersects(area(n + 6, 3)) : (int)GRAZE_DECLINED;
}
static int qt_path_quad_quad(const double *n) {
  return is_convex(n, 4) && is_convex(n + 8, 4) ? area(n, 4).intersects(area(n + 8, 4)) : (int)GRAZE_DECLINED;
}
static int qt_QPolygonF_containsPoint(const double *n) {
  return is_convex(n + 2, 3) ? polygon(n + 2, 3).containsPoint(QPointF(n[0], n[1]), Qt::OddEvenFill)
                             : (int)GRAZE_DECLINED;
}
static int qt_QPolygonF_intersects(const double *n) {
  return is_convex(n, 3) && is_convex(n + 6, 3) ? polygon(n, 3).intersects(polygon(n + 6, 3))
                                                : (int)GRAZE_DECLINED;
}
static int qt_QLineF_intersects(const double *n) {
  return QLineF(n[0], n[1], n[2], n[3]).intersects(QLineF(n[4], n[5], n[6], n[7]), nullptr) ==
         QLineF::BoundedIntersection;
}
template <typename Hit> static graze_answer answer(Hit hit) {
  graze_answer given;
  if constexpr (__is_same(Hit, int (*)(const int32_t *)))
    given.i32 = hit;
  else
    given.f64 = hit;
  return given;
}
static const struct graze_test tests[] = {
    {"qt_QRect_intersects",
     "there is at least one pixel within both",
     "box-pixels box-pixels i32",
     "closed",
     NULL,
     answer(qt_QRect_intersects),
     NULL},
    {"qt_QRect_contains",
     "inside or on the edge",
     "point box-pixels i32",
     "closed",
     NULL,
     answer(qt_QRect_contains),
     NULL},
    {"qt_QRectF_intersects",
     "there is a non-empty area of overlap",
     "box-xywh box-xywh f64",
     "open",
     NULL,
     answer(qt_QRectF_intersects),
     NULL},
    {"qt_QRectF_contains",
     "inside or on the edge",
     "point box-xywh f64",
     "closed",
     NULL,
     answer(qt_QRectF_contains),
     NULL},
    {"qt_QRegion_intersects",
     "the region intersects the rectangle, of pixels",
     "box-pixels box-pixels i32",
     "unstated",
     NULL,
     answer(qt_QRegion_intersects),
     NULL,
     0,
     0,
     0},
    {"qt_path_circle_circle",
     "the areas intersect, or one holds the other",
     "disc disc f64",
     "unstated",
     NULL,
     answer(qt_path_circle_circle),
     NULL,
     -1e6,
     1e6,
     1e-6},
    {"qt_path_ellipse_box",
     "the areas intersect, or one holds the other",
     "ellipse box-xywh f64",
     "unstated",
     NULL,
     answer(qt_path_ellipse_box),
     NULL,
     -1e6,
     1e6,
     1e-6},
    {"qt_path_point_ellipse",
     "the point is inside the path",
     "point ellipse f64",
     "unstated",
     NULL,
     answer(qt_path_point_ellipse),
     NULL,
     -1e6,
     1e6,
     1e-6},
    {"qt_path_ellipse_triangle",
     "the areas intersect, or one holds the other",
     "ellipse triangle f64",
     "unstated",
     NULL,
     answer(qt_path_ellipse_triangle),
     NULL,
     -1e6,
     1e6,
     1e-6},
    {"qt_path_ellipse_quad",
     "the areas intersect, or one holds the other",
     "ellipse quad f64",
     "unstated",
     NULL,
     answer(qt_path_ellipse_quad),
     NULL,
     -1e6,
     1e6,
     1e-6},
    {"qt_path_triangle_box",
     "the areas intersect, or one holds the other",
     "triangle box-xywh f64",
     "unstated",
     NULL,
     answer(qt_path_triangle_box),
     NULL,
     -1e6,
     1e6,
     1e-6},
    {"qt_path_triangle_triangle",
     "the areas intersect, or one holds the other",
     "triangle triangle f64",
     "unstated",
     NULL,
     answer(qt_path_triangle_triangle),
     NULL,
     -1e6,
     1e6,
     1e-6},
    {"qt_path_quad_quad",
     "the areas intersect, or one holds the other",
     "quad quad f64",
     "unstated",
     NULL,
     answer(qt_path_quad_quad),
     NULL,
     -1e6,
     1e6,
     1e-6},
    {"qt_QPolygonF_containsPoint",
     "the point is inside, by a fill rule",
     "point triangle f64",
     "unstated",
     NULL,
     answer(qt_QPolygonF_containsPoint),
     NULL,
     -1e6,
     1e6,
     1e-6},
    {"qt_QPolygonF_intersects",
     "the polygons intersect, also where one holds the other",
     "triangle triangle f64",
     "unstated",
     NULL,
     answer(qt_QPolygonF_intersects),
     NULL,
     -1e6,
     1e6,
     1e-6},
    {"qt_QLineF_intersects",
     "the lines intersect within their ends",
     "segment segment f64",
     "unstated",
     NULL,
     answer(qt_QLineF_intersects),
     NULL,
     -1e6,
     1e6,
     1e-6},
};
GRAZE_PLUGIN(tests)
