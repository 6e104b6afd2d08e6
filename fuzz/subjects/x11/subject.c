/* Regions of X11: a rectangle of 16 bits covers its left and top edge, not the others. No server is asked. */
#include "graze_plugin.h"

#include <X11/Xutil.h>

static Region region(const int32_t *n) {
  XRectangle box = {(short)n[0], (short)n[1], (unsigned short)n[2], (unsigned short)n[3]};
  Region made = XCreateRegion();
  XUnionRectWithRegion(&box, made, made);
  return made;
}
static int x11_XRectInRegion(const int32_t *n) {
  Region made = region(n);
  const int said = XRectInRegion(made, n[4], n[5], (unsigned)n[6], (unsigned)n[7]);
  XDestroyRegion(made);
  return said != RectangleOut;
}
static int x11_XPointInRegion(const int32_t *n) {
  Region made = region(n + 2);
  const int said = XPointInRegion(made, n[0], n[1]);
  XDestroyRegion(made);
  return said != 0;
}
static int x11_XIntersectRegion(const int32_t *n) {
  Region a = region(n), b = region(n + 4);
  XIntersectRegion(a, b, a);
  const int said = !XEmptyRegion(a);
  XDestroyRegion(a);
  XDestroyRegion(b);
  return said;
}

static const struct graze_test tests[] = {
    {.id = "x11_XRectInRegion",
     .title = "whether the rectangle is in the region, out of it, or in part",
     .form = "box-xywh box-xywh i32",
     .contract = "unstated",
     .answer = {.i32 = x11_XRectInRegion},
     .low = -16000,
     .high = 16000},
    {.id = "x11_XPointInRegion",
     .title = "whether the point is in the region",
     .form = "point box-xywh i32",
     .contract = "unstated",
     .answer = {.i32 = x11_XPointInRegion},
     .low = -16000,
     .high = 16000},
    {.id = "x11_XIntersectRegion",
     .title = "the intersection, empty or not",
     .form = "box-xywh box-xywh i32",
     .contract = "unstated",
     .answer = {.i32 = x11_XIntersectRegion},
     .low = -16000,
     .high = 16000},
};
GRAZE_PLUGIN(tests)
