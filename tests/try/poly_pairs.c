#include <stdbool.h>

bool inside_polygon(const double pts[][2], int count, double x, double y) {
  bool odd = false;
  for (int i = 0, k = count - 1; i < count; k = i++)
    if ((pts[i][1] > y) != (pts[k][1] > y) &&
        x < (pts[k][0] - pts[i][0]) * (y - pts[i][1]) / (pts[k][1] - pts[i][1]) + pts[i][0])
      odd = !odd;
  return odd;
}
