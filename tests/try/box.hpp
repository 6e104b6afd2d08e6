#pragma once
#include <algorithm>

namespace physics {

struct Vec2 {
  float x = 0, y = 0;
};

class AABB {
public:
  AABB(Vec2 min, Vec2 max) : min_(min), max_(max) {}
  bool overlaps(const AABB &other) const {
    return min_.x <= other.max_.x && max_.x >= other.min_.x && min_.y <= other.max_.y && max_.y >= other.min_.x;
  }

private:
  Vec2 min_, max_;
};

} // namespace physics
