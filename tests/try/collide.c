#include <math.h>
#include <stdbool.h>
#include <stdio.h>

typedef struct {
  float x, y;
} Vector2;

typedef struct Circle {
  Vector2 center;
  float radius;
} Circle;

bool CheckCollisionCircles(Circle a, Circle b) {
  float dx = b.center.x - a.center.x;
  float dy = b.center.y - a.center.y;
  float distance = sqrtf(dx * dx + dy * dy);
  return distance <= a.radius;
}

int main(void) {
  Circle a = {{0, 0}, 1}, b = {{1, 1}, 1};
  printf("%d\n", CheckCollisionCircles(a, b));
  return 0;
}
