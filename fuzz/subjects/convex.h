/* For adapters in C and C++. */
#ifndef GRAZE_SUBJECTS_CONVEX_H
#define GRAZE_SUBJECTS_CONVEX_H

/* Whether three or four corners, x and y in turn, all turn strictly one way, whichever it is. */
static inline int is_convex(const double *n, int corners) {
  int left = 0, right = 0;
  for (int k = 0; k < corners; k++) {
    const double *a = n + 2 * k, *b = n + 2 * ((k + 1) % corners), *c = n + 2 * ((k + 2) % corners);
    const double turn = (b[0] - a[0]) * (c[1] - b[1]) - (b[1] - a[1]) * (c[0] - b[0]);
    left += turn > 0;
    right += turn < 0;
  }
  return left == corners || right == corners;
}

#endif
