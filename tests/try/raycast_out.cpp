#include <cmath>

struct Vec2 { float x, y; };

bool raycast(Vec2 origin, Vec2 dir, Vec2 c, float r, float* t) {
  Vec2 f{origin.x - c.x, origin.y - c.y};
  float a = dir.x * dir.x + dir.y * dir.y, b = f.x * dir.x + f.y * dir.y, q = f.x * f.x + f.y * f.y - r * r;
  float disc = b * b - a * q;
  if (disc < 0 || a == 0) return false;
  const float at = (-b - std::sqrt(disc)) / a;
  *t = at;
  return at >= 0 && at <= 1;
}
