#include <cmath>

struct Box {
  float cx, cy;
  float hw, hh;

  bool hits(const Box &o) const {
    return std::fabs(cx - o.cx) < hw + o.hw || std::fabs(cy - o.cy) < hh + o.hh;
  }
};
