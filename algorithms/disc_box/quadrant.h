/* The quadrant method, which the JavaScript original, its prose and its resized call share.
 *
 * Put the origin at the disc's centre. If the whole box lies in one open quadrant, the nearest point of the
 * box is a corner, so ask whether a corner is in the disc. Otherwise the box straddles an axis, its nearest
 * point lies straight across that axis, and the disc may be exchanged for its bounding square.
 */
#ifndef GRAZE_QUADRANT_H
#define GRAZE_QUADRANT_H

#include "algorithm.h"

#include <math.h>

/* Both points lie strictly on the same side of the origin, in x and in y. */
static inline bool same_quadrant_f64(double ox, double oy, double ax, double ay, double bx, double by) {
  const double dax = ax - ox, day = ay - oy, dbx = bx - ox, dby = by - oy;
  const bool same_x = ((dax > 0) & (dbx > 0)) | ((dax < 0) & (dbx < 0));
  const bool same_y = ((day > 0) & (dby > 0)) | ((day < 0) & (dby < 0));
  return same_x & same_y;
}

static inline bool corner_within(double cx, double cy, double x, double y, double reach) {
  const double dx = fabs(cx - x), dy = fabs(cy - y);
  return dx * dx + dy * dy <= reach;
}

/* `strict` is how the prose compares the square with the box. */
static inline bool quadrant_method(struct xywh_f64 box, struct disc_f64 disc, bool strict) {
  const double right = box.x + box.w, bottom = box.y + box.h, reach = disc.r * disc.r;
  const bool corner = corner_within(disc.cx, disc.cy, box.x, box.y, reach) |
                      corner_within(disc.cx, disc.cy, box.x, bottom, reach) |
                      corner_within(disc.cx, disc.cy, right, box.y, reach) |
                      corner_within(disc.cx, disc.cy, right, bottom, reach);
  const double dx = fabs(disc.cx - (box.x + box.w * 0.5)), dy = fabs(disc.cy - (box.y + box.h * 0.5));
  const double half_x = (disc.r * 2 + box.w) * 0.5, half_y = (disc.r * 2 + box.h) * 0.5;
  const bool open = (dx < half_x) & (dy < half_y), closed = (dx <= half_x) & (dy <= half_y);
  const bool square = strict ? open : closed;
  return same_quadrant_f64(disc.cx, disc.cy, box.x, box.y, right, bottom) ? corner : square;
}

/* Its call with sizes and a radius given, in place of those of the box and the disc that are drawn. */
static inline bool quadrant_of_given(
    struct xywh_f64 drawn_box, double width, double height, struct disc_f64 drawn_disc, double radius) {
  const struct xywh_f64 box = {
      drawn_box.x + (drawn_box.w - width) * 0.5, drawn_box.y + (drawn_box.h - height) * 0.5, width, height};
  /* The original halves a width, which is infinite from a radius of 2^1023 on. */
  const double moved = drawn_disc.r * 2 * 0.5 - radius;
  return quadrant_method(box, (struct disc_f64){drawn_disc.cx + moved, drawn_disc.cy + moved, radius}, false);
}

#endif
