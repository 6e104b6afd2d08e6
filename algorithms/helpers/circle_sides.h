/* A disc against a convex polygon, by the parts that meet it: corners, sides, and the centre inside. */
#ifndef GRAZE_CIRCLE_SIDES_H
#define GRAZE_CIRCLE_SIDES_H

#include "helpers/taught.h"

enum { BY_CORNERS = 1, BY_SIDES = 2, BY_CENTRE = 4 };

/* The foot of the centre on the side is in the disc; a foot beyond an end is none. */
static inline bool foot_in_disc(struct segment_f64 s, struct disc_f64 disc) {
  const double part = part_of_foot(s, disc.cx, disc.cy);
  const double x = s.x1 + part * (s.x2 - s.x1) - disc.cx, y = s.y1 + part * (s.y2 - s.y1) - disc.cy;
  return part >= 0 && part <= 1 && x * x + y * y <= disc.r * disc.r;
}

static inline bool
disc_meets(struct disc_f64 disc, const struct segment_f64 *side, unsigned sides, unsigned parts) {
  bool met = false, left = false, right = false;
  for (unsigned k = 0; k < sides; k++) {
    const double x = side[k].x1 - disc.cx, y = side[k].y1 - disc.cy;
    const double turn = (side[k].x2 - side[k].x1) * (disc.cy - side[k].y1) -
                        (side[k].y2 - side[k].y1) * (disc.cx - side[k].x1);
    met |= (parts & BY_CORNERS) != 0 && x * x + y * y <= disc.r * disc.r;
    met |= (parts & BY_SIDES) != 0 && foot_in_disc(side[k], disc);
    left |= turn > 0;
    right |= turn < 0;
  }
  return met || ((parts & BY_CENTRE) != 0 && !(left && right));
}

#define SQUARES_ROUNDED "The foot, the squares and the turns are rounded."
#define CENTRE_FORGOTTEN "A disc within meets no side and holds no corner."
#define SIDES_FORGOTTEN                                                                                      \
  "A disc that reaches over the middle of a side holds no corner, and its centre is outside."
#define CORNERS_FORGOTTEN "The centre of a disc beyond a corner has its foot on no side."

#endif
