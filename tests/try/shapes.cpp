#include <cmath>
#include <iostream>
#include <vector>

struct Point { double x, y; };
struct Circle { Point center; double radius; };
struct Rect { double x, y, width, height; };

bool circleRectCollision(const Circle &circle, const Rect &rect) {
  double testX = circle.center.x, testY = circle.center.y;
  if (circle.center.x < rect.x) testX = rect.x;
  else if (circle.center.x > rect.x + rect.width) testX = rect.x + rect.width;
  if (circle.center.y < rect.y) testY = rect.y;
  else if (circle.center.y > rect.y + rect.height) testY = rect.y + rect.height;
  double dx = circle.center.x - testX, dy = circle.center.y - testY;
  return std::sqrt(dx * dx + dy * dy) <= circle.radius;
}

int main() {
  std::cout << circleRectCollision({{0, 0}, 1}, {0, 0, 1, 1}) << "\n";
}
