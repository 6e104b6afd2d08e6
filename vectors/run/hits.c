/* cc hits.c -o hits -lm && ./hits: the `must` rows of graze_vectors.h. A hit is 1; or a number. */
#include "graze_vectors.h"
#include <math.h>
#include <stdio.h>
#include <string.h>

static double hit(double cx, double cy, double r, double x, double y, double w, double h) { /* yours */
  double dx = cx < x ? cx - x : cx > x + w ? cx - (x + w) : 0;
  double dy = cy < y ? cy - y : cy > y + h ? cy - (y + h) : 0;
  return dx * dx + dy * dy <= r * r;
}
int main(void) {
  int rows = 0, wrong = 0;
#define ROW(id, types, flags, right, tolerance, ...)                                                         \
  if (strstr(types, "f64") != NULL && ++rows && !(fabs(hit(__VA_ARGS__) - (right)) <= tolerance) && ++wrong) \
    printf("%s %s (%s)\n", id, flags, #__VA_ARGS__);
  GRAZE_HIT_DISC_BOX(ROW)
  printf("graze: %d of %d must\n", rows - wrong, rows);
  return wrong > 0;
}
