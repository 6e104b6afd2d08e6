#include "widen.h"

#include <stdbool.h>
#include <string.h>

/* How many of the nine points about one, itself included, are wrong. */
static unsigned wrong_about(const uint8_t *wrong, unsigned width, unsigned height, unsigned x, unsigned y) {
  unsigned count = 0;
  for (unsigned k = 0; k < 9; k++) {
    const unsigned u = x + k % 3 - 1, v = y + k / 3 - 1; /* those before the first wrap beyond the last */
    count += u < width && v < height && wrong[(size_t)v * width + u] != 0;
  }
  return count;
}

/* How far about a wrong point it is drawn: 0 within a square of three. */
static unsigned reach_of(const uint8_t *wrong, unsigned width, unsigned height, unsigned x, unsigned y) {
  for (unsigned k = 0; k < 9; k++)
    if (wrong_about(wrong, width, height, x + k % 3 - 1, y + k / 3 - 1) == 9)
      return 0;
  return wrong_about(wrong, width, height, x, y) == 1 ? 2 : 1;
}

static size_t spread(
    uint8_t kind, unsigned width, unsigned height, unsigned x, unsigned y, unsigned reach, uint8_t *drawn) {
  size_t changed = 0;
  for (unsigned v = y < reach ? 0 : y - reach; v <= y + reach && v < height; v++)
    for (unsigned u = x < reach ? 0 : x - reach; u <= x + reach && u < width; u++) {
      uint8_t *point = &drawn[(size_t)v * width + u];
      changed += *point == 0;
      *point = *point == 0 ? kind : *point;
    }
  return changed;
}

size_t widen(const uint8_t *wrong, unsigned width, unsigned height, size_t most, uint8_t *drawn) {
  size_t thin = 0, changed = 0;
  memcpy(drawn, wrong, (size_t)width * height);
  for (unsigned pass = 0; pass < 2 && thin <= most; pass++)
    for (unsigned y = 0; y < height; y++)
      for (unsigned x = 0; x < width; x++) {
        const uint8_t kind = wrong[(size_t)y * width + x];
        const unsigned reach = kind != 0 ? reach_of(wrong, width, height, x, y) : 0;
        thin += pass == 0 && reach > 0;
        changed += pass == 1 && reach > 0 ? spread(kind, width, height, x, y, reach, drawn) : 0;
      }
  return changed;
}
