/* Graphene, the rectangles of GTK 4: corner and size, in floats. */
#include "graze_plugin.h"

#include <graphene.h>

static graphene_rect_t rect(const float *n) {
  const graphene_rect_t made = {{n[0], n[1]}, {n[2], n[3]}};
  return made;
}
static int graphene_intersection(const float *n) {
  const graphene_rect_t a = rect(n), b = rect(n + 4);
  return graphene_rect_intersection(&a, &b, NULL);
}
static int graphene_contains_point(const float *n) {
  const graphene_point_t point = {n[0], n[1]};
  const graphene_rect_t box = rect(n + 2);
  return graphene_rect_contains_point(&box, &point);
}

static const struct graze_test tests[] = {
    {.id = "graphene_intersection",
     .title = "true if the two rectangles intersect",
     .form = "box-xywh box-xywh f32",
     .contract = "unstated",
     .answer = {.f32 = graphene_intersection}},
    {.id = "graphene_contains_point",
     .title = "true if the rectangle contains the point",
     .form = "point box-xywh f32",
     .contract = "unstated",
     .answer = {.f32 = graphene_contains_point}},
};
GRAZE_PLUGIN(tests)
