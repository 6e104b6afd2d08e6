#include <stdbool.h>
#include <stddef.h>

typedef struct {
  double x, y;
} point_t;

bool point_in_polygon(point_t p, const point_t *poly, size_t n) {
  bool in = false;
  for (size_t i = 0, j = n - 1; i < n; j = i++)
    if ((poly[i].y > p.y) != (poly[j].y > p.y) &&
        p.x < (poly[j].x - poly[i].x) * (p.y - poly[i].y) / (poly[j].y - poly[i].y) + poly[i].x)
      in = !in;
  return in;
}
