/* Compiled once for each instruction level, as the tests are. */
#include "clamp.h"
#include "level.h"

clamp_function clamp, clamp_v3, clamp_v4;

void LEVELED(clamp)(const void *const *columns, size_t count, uint8_t *restrict answers) {
  const double *cx = columns[0], *cy = columns[1], *r = columns[2];
  const double *left = columns[3], *top = columns[4], *w = columns[5], *h = columns[6];
  for (size_t i = 0; i < count; i++) {
    const double right = left[i] + w[i], bottom = top[i] + h[i];
    const double nearest_x = cx[i] < left[i] ? left[i] : cx[i] > right ? right : cx[i];
    const double nearest_y = cy[i] < top[i] ? top[i] : cy[i] > bottom ? bottom : cy[i];
    const double dx = cx[i] - nearest_x, dy = cy[i] - nearest_y;
    answers[i] = dx * dx + dy * dy <= r[i] * r[i];
  }
}

#ifndef GRAZE_LEVEL_NAME
clamp_function *clamp_for(enum level level) {
  static clamp_function *const CLAMP[LEVELS] = AT_LEVELS(clamp);
  return CLAMP[level];
}
#endif
