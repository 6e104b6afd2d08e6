#include <stdbool.h>
#include <stdint.h>

typedef struct bounds {
  int32_t left, top, right, bottom;
} bounds_t;

bool bounds_contains_point(const bounds_t *b, int32_t x, int32_t y) {
  return x >= b->left && x <= b->right && y >= b->top && y <= b->bottom;
}
