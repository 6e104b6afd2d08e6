/* Two triangles by separating axes: convex shapes that are apart are parted by a line along a side of one.
 *
 * So look along each side, of both: where the two shadows do not meet, there is a gap. With the sides of one
 * triangle alone, a gap that only a side of the other shows is not seen. And whoever asks for sides that
 * cross instead forgets the triangle that lies within the other.
 */
#include "helpers/polygons.h"

static enum answer triangles_axes(struct triangle_i32 s, struct triangle_i32 t) {
  const struct ring a = ring_of_triangle(s), b = ring_of_triangle(t);
  return hit_if(!side_separates(&a, &b) && !side_separates(&b, &a));
}

static enum answer triangles_axes_of_first(struct triangle_i32 s, struct triangle_i32 t) {
  const struct ring a = ring_of_triangle(s), b = ring_of_triangle(t);
  return hit_if(!side_separates(&a, &b));
}

static enum answer triangles_sides(struct triangle_i32 s, struct triangle_i32 t) {
  const struct ring a = ring_of_triangle(s), b = ring_of_triangle(t);
  return hit_if(sides_meet(&a, &b));
}

#define RECORD(TITLE, IDEA, WRONG)                                                                           \
  TAUGHT(TITLE, "taught everywhere", IDEA, WRONG), CLOSED_BY_CODE,                                           \
      .inputs = "ax1 ay1 ax2 ay2 ax3 ay3 bx1 by1 bx2 by2 bx3 by3"

GRAZE_TEST(triangles_axes,
           triangle_i32,
           triangle_i32,
           RECORD("The sides of both triangles",
                  "Along no side of either is there a gap.",
                  "hits on the line of a triangle without area"),
           .fingerprint = 0x662b4ffb,
           .defects = {
               BY_LOGIC(FALSE_HIT, ON_A_LINE, "0 3 0 4 0 5 0 1 0 2 0 0"),
           })

GRAZE_TEST(
    triangles_axes_of_first,
    triangle_i32,
    triangle_i32,
    RECORD("The sides of the first triangle",
           "Along no side of the first is there a gap.",
           "hits where only a side of the second shows the gap"),
    .fingerprint = 0x51299996,
    .lacks = "swap",
    .defects = {
        BY_LOGIC(FALSE_HIT, "The gap is seen along a side of the second alone.", "0 1 1 1 0 0 2 2 1 0 2 0"),
    })

GRAZE_TEST(
    triangles_sides,
    triangle_i32,
    triangle_i32,
    RECORD("Sides that meet",
           "A side of one meets a side of the other.",
           "misses a triangle that lies within the other"),
    .fingerprint = 0xa862de92,
    .defects = {
        BY_LOGIC(MISSED_HIT, "A triangle within the other meets no side of it.", "2 1 1 4 1 5 2 0 3 4 0 6"),
    })
