/* A plugin as somebody would write it: case by case, in whole numbers, and many at once. */
#include "graze_plugin.h"

static int discs_meet(const double *n) {
  const double dx = n[0] - n[3], dy = n[1] - n[4], reach = n[2] + n[5];
  return dx * dx + dy * dy <= reach * reach;
}

static int disc_meets_box(const double *n) {
  const double right = n[3] + n[5], bottom = n[4] + n[6];
  const double px = n[0] < n[3] ? n[3] : n[0] > right ? right : n[0];
  const double py = n[1] < n[4] ? n[4] : n[1] > bottom ? bottom : n[1];
  return (n[0] - px) * (n[0] - px) + (n[1] - py) * (n[1] - py) <= n[2] * n[2];
}

static int in_rect(const int32_t *n) { return n[0] >= n[2] && n[0] < n[4] && n[1] >= n[3] && n[1] < n[5]; }

static void boxes_meet(const void *const *columns, size_t count, uint8_t *answers) {
  const double *x = columns[0], *y = columns[1], *w = columns[2], *h = columns[3];
  const double *x2 = columns[4], *y2 = columns[5], *w2 = columns[6], *h2 = columns[7];
  for (size_t k = 0; k < count; k++)
    answers[k] =
        (x[k] <= x2[k] + w2[k]) & (x2[k] <= x[k] + w[k]) & (y[k] <= y2[k] + h2[k]) & (y2[k] <= y[k] + h[k]);
}

static const struct graze_test tests[] = {
    {.id = "discs_meet",
     .title = "Two discs",
     .form = "disc disc f64",
     .contract = "closed",
     .answer = {.f64 = discs_meet}},
    {.id = "disc_meets_box",
     .form = "disc box-xywh f64",
     .contract = "closed",
     .answer = {.f64 = disc_meets_box}},
    {.id = "in_rect", .form = "point box-ltrb i32", .contract = "half-open", .answer = {.i32 = in_rect}},
    {.id = "boxes_meet", .form = "box-xywh box-xywh f64", .contract = "closed", .answer_many = boxes_meet},
};
GRAZE_PLUGIN(tests)
