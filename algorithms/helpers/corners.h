/* The corners of a polygon as functions are given them: a count and two arrays. */
#ifndef GRAZE_CORNERS_H
#define GRAZE_CORNERS_H

#include "shapes.h"

enum { MOST_CORNERS = 16 };

/* struct corners_TYPE corners_TYPE(polygon): n is 0 where there are fewer than three corners, or too many.
 * The same of one that a rule makes a polygon: corners_by_rule_TYPE(&polygon). */
#define CORNERS_OF(TYPE, NUMBER)                                                                             \
  struct corners_##TYPE {                                                                                    \
    int n;                                                                                                   \
    NUMBER x[MOST_CORNERS], y[MOST_CORNERS];                                                                 \
  };                                                                                                         \
  static inline struct corners_##TYPE corners_by_rule_##TYPE(const void *polygon) {                          \
    NUMBER number[1 + 2 * MOST_CORNERS];                                                                     \
    struct corners_##TYPE to = {.n = 0};                                                                     \
    memcpy(number, polygon, sizeof number);                                                                  \
    for (int k = 0; k < MOST_CORNERS; k++) {                                                                 \
      to.n = k >= 2 && number[0] == (NUMBER)(k + 1) ? k + 1 : to.n;                                          \
      to.x[k] = number[1 + 2 * k];                                                                           \
      to.y[k] = number[2 + 2 * k];                                                                           \
    }                                                                                                        \
    return to;                                                                                               \
  } static inline struct corners_##TYPE corners_##TYPE(struct polygon_##TYPE polygon) {                      \
    return corners_by_rule_##TYPE(&polygon);                                                                 \
  } _Static_assert(sizeof(struct polygon_##TYPE) == (1 + 2 * MOST_CORNERS) * sizeof(NUMBER), "n, then x y");
CORNERS_OF(i32, int32_t)
CORNERS_OF(f32, float)
CORNERS_OF(f64, double)

/* The names of a polygon's columns, with something before each. */
#define POLYGON_INPUTS(P)                                                                                    \
  P "n " P "x1 " P "y1 " P "x2 " P "y2 " P "x3 " P "y3 " P "x4 " P "y4 " P "x5 " P "y5 " P "x6 " P "y6 " P   \
    "x7 " P "y7 " P "x8 " P "y8 " P "x9 " P "y9 " P "x10 " P "y10 " P "x11 " P "y11 " P "x12 " P "y12 " P    \
    "x13 " P "y13 " P "x14 " P "y14 " P "x15 " P "y15 " P "x16 " P "y16"

#endif
