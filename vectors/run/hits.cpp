// c++ hits.cpp -o hits && ./hits: the `must` rows, from graze_vectors.h
#include "graze_vectors.h"
#include <algorithm>
#include <cmath>
#include <cstdio>

static double hit(double cx, double cy, double r, double x, double y, double w, double h) { // yours: 1 or 0, or a number
  double dx = cx - std::min(std::max(cx, x), x + w), dy = cy - std::min(std::max(cy, y), y + h);
  return dx * dx + dy * dy <= r * r;
}
int main() {
  int rows = 0, wrong = 0;
#define ROW(id, types, flags, right, tolerance, ...)                                                         \
  rows++;                                                                                                    \
  if (!(std::fabs(hit(__VA_ARGS__) - (right)) <= tolerance) && ++wrong)                                      \
    std::printf("%s %s (%s)\n", id, flags, #__VA_ARGS__);
  GRAZE_HIT_DISC_BOX(ROW)
  std::printf("graze: %d of %d must\n", rows - wrong, rows);
  return wrong > 0;
}
