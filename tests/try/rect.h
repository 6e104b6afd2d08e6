#ifndef RECT_H
#define RECT_H

struct rect {
  int x, y;
  int w, h;
};

static inline int rect_intersects(const struct rect *a, const struct rect *b) {
  if (a->x + a->w <= b->x || b->x + b->w <= a->x)
    return 0;
  if (a->y + a->h <= b->y || b->y + b->h <= a->y)
    return 0;
  return 1;
}

#endif
