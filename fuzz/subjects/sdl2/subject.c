/* SDL 2: rectangles of ints and of floats. Its documentation says nothing of edges; SDL 3's says of
 * SDL_PointInRect that the left and top edges are in, the right and bottom ones out. */
#include "graze_plugin.h"

#include <SDL.h>

static int sdl_HasIntersection(const int32_t *n) {
  const SDL_Rect a = {n[0], n[1], n[2], n[3]}, b = {n[4], n[5], n[6], n[7]};
  return SDL_HasIntersection(&a, &b);
}
static int sdl_HasIntersectionF(const float *n) {
  const SDL_FRect a = {n[0], n[1], n[2], n[3]}, b = {n[4], n[5], n[6], n[7]};
  return SDL_HasIntersectionF(&a, &b);
}
static int sdl_PointInRect(const int32_t *n) {
  const SDL_Point point = {n[0], n[1]};
  const SDL_Rect box = {n[2], n[3], n[4], n[5]};
  return SDL_PointInRect(&point, &box);
}
static int sdl_PointInFRect(const float *n) {
  const SDL_FPoint point = {n[0], n[1]};
  const SDL_FRect box = {n[2], n[3], n[4], n[5]};
  return SDL_PointInFRect(&point, &box);
}
/* Of ints a line is of pixels, and so is the rectangle. */
static int sdl_IntersectRectAndLine(const int32_t *n) {
  const SDL_Rect box = {n[4], n[5], n[6], n[7]};
  int a = n[0], b = n[1], c = n[2], d = n[3];
  return SDL_IntersectRectAndLine(&box, &a, &b, &c, &d);
}
static int sdl_IntersectFRectAndLine(const float *n) {
  const SDL_FRect box = {n[4], n[5], n[6], n[7]};
  float a = n[0], b = n[1], c = n[2], d = n[3];
  return SDL_IntersectFRectAndLine(&box, &a, &b, &c, &d);
}

static const struct graze_test tests[] = {
    {.id = "sdl_HasIntersection",
     .title = "whether two rectangles intersect",
     .form = "box-xywh box-xywh i32",
     .contract = "unstated",
     .answer = {.i32 = sdl_HasIntersection}},
    {.id = "sdl_HasIntersectionF",
     .title = "whether two rectangles intersect",
     .form = "box-xywh box-xywh f32",
     .contract = "unstated",
     .answer = {.f32 = sdl_HasIntersectionF}},
    {.id = "sdl_PointInRect",
     .title = "inside a rectangle (half-open by the documentation of SDL 3)",
     .form = "point box-xywh i32",
     .contract = "unstated",
     .answer = {.i32 = sdl_PointInRect}},
    {.id = "sdl_PointInFRect",
     .title = "inside a rectangle (half-open by the documentation of SDL 3)",
     .form = "point box-xywh f32",
     .contract = "unstated",
     .answer = {.f32 = sdl_PointInFRect}},
    {.id = "sdl_IntersectRectAndLine",
     .title = "whether a line of pixels and a rectangle intersect",
     .form = "segment box-pixels i32",
     .contract = "unstated",
     .answer = {.i32 = sdl_IntersectRectAndLine}},
    {.id = "sdl_IntersectFRectAndLine",
     .title = "whether a line and a rectangle intersect",
     .form = "segment box-xywh f32",
     .contract = "unstated",
     .answer = {.f32 = sdl_IntersectFRectAndLine}},
};
GRAZE_PLUGIN(tests)
