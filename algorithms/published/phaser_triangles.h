/* What Phaser 3 asks of triangles. */
#ifndef GRAZE_PHASER_TRIANGLES_H
#define GRAZE_PHASER_TRIANGLES_H

#include "shapes.h"

/* By barycentric coordinates, without the side from the second corner to the third. */
static inline bool triangle_holds(struct triangle_f64 t, double x, double y) {
  const double v0x = t.x3 - t.x1, v0y = t.y3 - t.y1, v1x = t.x2 - t.x1, v1y = t.y2 - t.y1;
  const double v2x = x - t.x1, v2y = y - t.y1;
  const double dot00 = v0x * v0x + v0y * v0y, dot01 = v0x * v1x + v0y * v1y, dot02 = v0x * v2x + v0y * v2y;
  const double dot11 = v1x * v1x + v1y * v1y, dot12 = v1x * v2x + v1y * v2y;
  const double area = dot00 * dot11 - dot01 * dot01, inverse = area == 0 ? 0 : 1 / area;
  const double u = (dot11 * dot02 - dot01 * dot12) * inverse, v = (dot00 * dot12 - dot01 * dot02) * inverse;
  return u >= 0 && v >= 0 && u + v < 1;
}

#define HOLDS_ALL "When the triangle lies on a line, both coordinates come to 0, and it holds every point."

struct phaser_sides {
  struct segment_f64 side[3];
};

static inline struct phaser_sides sides_of(struct triangle_f64 t) {
  return (struct phaser_sides){
      {{t.x1, t.y1, t.x2, t.y2}, {t.x2, t.y2, t.x3, t.y3}, {t.x3, t.y3, t.x1, t.y1}}};
}

#endif
