/* Graphene, the rectangles of GTK 4: corner and size, in floats. */
#include "convex.h"
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

/* Its shapes of space, about the plane z = 0. */
static graphene_point3d_t at(const float *n, float z) {
  const graphene_point3d_t made = {n[0], n[1], z};
  return made;
}
static void solid(graphene_box_t *made, const float *n) {
  const graphene_point3d_t least = at(n, -1), most = at(n + 2, 1);
  graphene_box_init(made, &least, &most);
}
static int graphene_solid_intersection(const float *n) {
  graphene_box_t a, b;
  solid(&a, n);
  solid(&b, n + 4);
  return graphene_box_intersection(&a, &b, NULL);
}
static int graphene_solid_contains(const float *n) {
  const graphene_point3d_t point = at(n, 0);
  graphene_box_t box;
  solid(&box, n + 2);
  return graphene_box_contains_point(&box, &point);
}
static int graphene_sphere_contains(const float *n) {
  const graphene_point3d_t point = at(n, 0), centre = at(n + 2, 0);
  graphene_sphere_t sphere;
  graphene_sphere_init(&sphere, &centre, n[4]);
  return graphene_sphere_contains_point(&sphere, &point);
}
static int graphene_triangle_contains(const float *n) {
  const graphene_point3d_t point = at(n, 0), a = at(n + 2, 0), b = at(n + 4, 0), c = at(n + 6, 0);
  graphene_triangle_t triangle;
  graphene_triangle_init_from_point3d(&triangle, &a, &b, &c);
  return graphene_triangle_contains_point(&triangle, &point);
}

static int quad_contains(const float *n) {
  const graphene_point_t point = {n[0], n[1]};
  const graphene_point_t corners[] = {{n[2], n[3]}, {n[4], n[5]}, {n[6], n[7]}, {n[8], n[9]}};
  const double wide[] = {n[2], n[3], n[4], n[5], n[6], n[7], n[8], n[9]};
  graphene_quad_t quad;
  graphene_quad_init_from_points(&quad, corners);
  return is_convex(wide, 4) ? graphene_quad_contains(&quad, &point) : (int)GRAZE_DECLINED;
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
    {.id = "graphene_box_intersection",
     .title = "true if the two boxes intersect, in the plane z = 0",
     .form = "box-ltrb box-ltrb f32",
     .contract = "unstated",
     .answer = {.f32 = graphene_solid_intersection}},
    {.id = "graphene_box_contains_point",
     .title = "true if the box contains the point, in the plane z = 0",
     .form = "point box-ltrb f32",
     .contract = "unstated",
     .answer = {.f32 = graphene_solid_contains}},
    {.id = "graphene_sphere_contains_point",
     .title = "true if the sphere contains the point, in the plane z = 0",
     .form = "point disc f32",
     .contract = "unstated",
     .answer = {.f32 = graphene_sphere_contains}},
    {.id = "graphene_triangle_contains_point",
     .title = "true if the triangle contains the point, in the plane z = 0",
     .form = "point triangle f32",
     .contract = "unstated",
     .answer = {.f32 = graphene_triangle_contains}},
    {.id = "graphene_quad_contains",
     .title = "true if the point is inside the quadrilateral",
     .form = "point quad f32",
     .contract = "unstated",
     .answer = {.f32 = quad_contains}},
};
GRAZE_PLUGIN(tests)
