#include <stdbool.h>
#include <math.h>
typedef struct { double x, y; } vec2;
typedef struct { vec2 min, max; } aabb;
bool ray_hits_box(vec2 origin, vec2 dir, aabb box, vec2 *hit) {
  double tmin = 0, tmax = 1;
  double t1 = (box.min.x - origin.x) / dir.x, t2 = (box.max.x - origin.x) / dir.x;
  tmin = fmax(tmin, fmin(t1, t2)); tmax = fmin(tmax, fmax(t1, t2));
  t1 = (box.min.y - origin.y) / dir.x; t2 = (box.max.y - origin.y) / dir.y;
  tmin = fmax(tmin, fmin(t1, t2)); tmax = fmin(tmax, fmax(t1, t2));
  if (tmin > tmax) return false;
  hit->x = origin.x + tmin * dir.x; hit->y = origin.y + tmin * dir.y;
  return true;
}
