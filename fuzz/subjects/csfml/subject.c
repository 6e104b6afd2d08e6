/* SFML by its C interface: rectangles of ints and of floats. */
#include "graze_plugin.h"

#include <SFML/Graphics/Rect.h>

static int csfml_IntRect_intersects(const int32_t *n) {
  const sfIntRect a = {n[0], n[1], n[2], n[3]}, b = {n[4], n[5], n[6], n[7]};
  return sfIntRect_intersects(&a, &b, NULL);
}
static int csfml_FloatRect_intersects(const float *n) {
  const sfFloatRect a = {n[0], n[1], n[2], n[3]}, b = {n[4], n[5], n[6], n[7]};
  return sfFloatRect_intersects(&a, &b, NULL);
}
static int csfml_IntRect_contains(const int32_t *n) {
  const sfIntRect box = {n[2], n[3], n[4], n[5]};
  return sfIntRect_contains(&box, n[0], n[1]);
}
static int csfml_FloatRect_contains(const float *n) {
  const sfFloatRect box = {n[2], n[3], n[4], n[5]};
  return sfFloatRect_contains(&box, n[0], n[1]);
}

static const struct graze_test tests[] = {
    {.id = "csfml_IntRect_intersects",
     .title = "intersection of two rectangles",
     .form = "box-xywh box-xywh i32",
     .contract = "unstated",
     .answer = {.i32 = csfml_IntRect_intersects}},
    {.id = "csfml_FloatRect_intersects",
     .title = "intersection of two rectangles",
     .form = "box-xywh box-xywh f32",
     .contract = "unstated",
     .answer = {.f32 = csfml_FloatRect_intersects}},
    {.id = "csfml_IntRect_contains",
     .title = "whether a point is inside the area",
     .form = "point box-xywh i32",
     .contract = "unstated",
     .answer = {.i32 = csfml_IntRect_contains}},
    {.id = "csfml_FloatRect_contains",
     .title = "whether a point is inside the area",
     .form = "point box-xywh f32",
     .contract = "unstated",
     .answer = {.f32 = csfml_FloatRect_contains}},
};
GRAZE_PLUGIN(tests)
