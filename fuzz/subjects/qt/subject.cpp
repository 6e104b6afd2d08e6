// Qt: QRect is the pixels from x to x + w - 1, QRectF is a rectangle.
#include "graze_plugin.h"

#include <QRect>
#include <QRectF>

static int qt_QRect_intersects(const int32_t *n) {
  return QRect(n[0], n[1], n[2], n[3]).intersects(QRect(n[4], n[5], n[6], n[7]));
}
static int qt_QRect_contains(const int32_t *n) { return QRect(n[2], n[3], n[4], n[5]).contains(n[0], n[1]); }
static int qt_QRectF_intersects(const double *n) {
  return QRectF(n[0], n[1], n[2], n[3]).intersects(QRectF(n[4], n[5], n[6], n[7]));
}
static int qt_QRectF_contains(const double *n) { return QRectF(n[2], n[3], n[4], n[5]).contains(n[0], n[1]); }
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
};
GRAZE_PLUGIN(tests)
