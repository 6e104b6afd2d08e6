typedef struct { double x, y; } vec;
typedef struct { double x, y, w, h; } rect;

/* Pushes b out of a. */
vec push_boxes(rect a, rect b) {
  vec none = {0, 0};
  double left = b.x + b.w - a.x, right = a.x + a.w - b.x, up = b.y + b.h - a.y, down = a.y + a.h - b.y;
  if (left <= 0 || right <= 0 || up <= 0 || down <= 0)
    return none;
  double x = left < right ? -left : right, y = up < down ? -up : down;
  double ax = x < 0 ? -x : x, ay = y < 0 ? -y : y;
  vec out = {ax <= ay ? x : 0, ax <= ay ? 0 : y};
  return out;
}
