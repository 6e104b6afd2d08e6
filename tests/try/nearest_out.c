#include <math.h>

typedef struct { float x, y; } vec2_t;
typedef struct { vec2_t min, max; } aabb_t;

void aabb_closest_point(const aabb_t *box, vec2_t p, vec2_t *out) {
  out->x = fminf(fmaxf(p.x, box->min.x), box->max.x);
  out->y = fminf(fmaxf(p.y, box->min.y), box->max.x);
}
