#include <array>

template <typename T>
bool insideRect(T px, T py, const std::array<T, 4> &rect) {
  const auto [x, y, w, h] = rect;
  return px >= x && px < x + w && py >= y && py < y + h;
}
