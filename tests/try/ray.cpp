#include <cmath>
#include <optional>

struct Vec {
  double x, y;
};

struct Circle {
  Vec center;
  double radius;
};

struct Hit {
  double t;
  Vec normal;
};

// The direction is not looked at where the circle is behind.
std::optional<Hit> castRay(Vec origin, Vec dir, const Circle &circle) {
  const Vec f{origin.x - circle.center.x, origin.y - circle.center.y};
  const double a = dir.x * dir.x + dir.y * dir.y, b = f.x * dir.x + f.y * dir.y;
  const double c = f.x * f.x + f.y * f.y - circle.radius * circle.radius, disc = b * b - a * c;
  if (disc < 0 || a == 0)
    return std::nullopt;
  const double t = (-b - std::sqrt(disc)) / a;
  return Hit{std::fabs(t), {f.x + t * dir.x, f.y + t * dir.y}};
}
