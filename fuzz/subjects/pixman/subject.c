/* Pixman, the regions of X and cairo: a region of one rectangle, of which it asks whether another is out of
 * it. */
#include "graze_plugin.h"

#include <pixman.h>

static int pixman_contains_rectangle(const int32_t *n) {
  const pixman_box32_t mine = {n[0], n[1], n[2], n[3]}, other = {n[4], n[5], n[6], n[7]};
  pixman_region32_t region;
  pixman_region32_init_with_extents(&region, &mine);
  const int hit = pixman_region32_contains_rectangle(&region, &other) != PIXMAN_REGION_OUT;
  pixman_region32_fini(&region);
  return hit;
}
static int pixman_contains_point(const int32_t *n) {
  const pixman_box32_t mine = {n[2], n[3], n[4], n[5]};
  pixman_region32_t region;
  pixman_region32_init_with_extents(&region, &mine);
  const int hit = pixman_region32_contains_point(&region, n[0], n[1], NULL);
  pixman_region32_fini(&region);
  return hit;
}

static const struct graze_test tests[] = {
    {.id = "pixman_contains_rectangle",
     .title = "whether a rectangle is out of a region, in part or wholly in it",
     .form = "box-ltrb box-ltrb i32",
     .contract = "unstated",
     .answer = {.i32 = pixman_contains_rectangle}},
    {.id = "pixman_contains_point",
     .title = "whether a point is in a region",
     .form = "point box-ltrb i32",
     .contract = "unstated",
     .answer = {.i32 = pixman_contains_point}},
};
GRAZE_PLUGIN(tests)
